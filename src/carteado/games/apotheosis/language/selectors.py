"""Selectors of characters, one class for each word of the card language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carteado.games.apotheosis.board import FOREVER, Kind, Life
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.language.bases import Selector
from carteado.games.apotheosis.language.kinds import HowMany, WhichSide, WhichSort
from carteado.games.apotheosis.language.terms import Side, Sort
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import characters, tiles
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


class Me(Selector):
    """The user or holder; for a scenario card at a round's timing, everybody (APOTHEOSIS-14.3)."""

    def find(self, table: ApoState, act: Act) -> list[int]:
        if act.everyone:
            return [char.id for char in table.chars if char.acts()]
        return [act.you] if characters.alive(table, act.you) else []


class Role(Selector):
    """The one character that has a role in the effect, while it lives."""

    def find(self, table: ApoState, act: Act) -> list[int]:
        who = self.role(table, act)
        return [who] if characters.alive(table, who) else []

    def one(self, table: ApoState, act: Act) -> int:
        who = self.role(table, act)
        return who if characters.alive(table, who) else NOBODY

    def role(self, table: ApoState, act: Act) -> int:
        raise NotImplementedError


class Self(Role):
    """The Companion on this card, or the host."""

    def role(self, table: ApoState, act: Act) -> int:
        return act.this


class Attacker(Role):
    """Who makes the attack that is answered."""

    def role(self, table: ApoState, act: Act) -> int:
        return act.attacker


class Defender(Role):
    """Who is attacked."""

    def role(self, table: ApoState, act: Act) -> int:
        return act.defender


class Active(Role):
    """The character whose turn it is."""

    def role(self, table: ApoState, act: Act) -> int:
        return table.clock.active


class Actor(Role):
    """The character whose activation, selection or roll is answered."""

    def role(self, table: ApoState, act: Act) -> int:
        return act.actor


class Each(Role):
    """The character of the current round of `for_each`."""

    def role(self, table: ApoState, act: Act) -> int:
        return act.each


class Chosen(Selector):
    """The current target."""

    def find(self, table: ApoState, act: Act) -> list[int]:
        if act.current >= len(act.targets):
            return []
        who = act.targets[act.current]
        aim = act.power.aim
        if aim is not None and aim.kind == Sort.DEAD:
            return [who]
        char = table.chars[who]
        return [who] if char.life == Life.ALIVE and char.at >= 0 else []


@dataclass(eq=False)
class All(Selector):
    """All living characters of a side and kind, within a distance of "you" or "this"."""

    side: WhichSide
    kind: WhichSort = WhichSort(Sort.ANY)
    within: HowMany = HowMany(FOREVER)

    def find(self, table: ApoState, act: Act) -> list[int]:
        centre = table.chars[act.this if act.this >= 0 else act.you]
        found: list[int] = []
        for char in table.chars:
            if not char.acts() or not of_side(table, act, self.side, char):
                continue
            if self.kind == Sort.HERO and char.kind != Kind.HERO:
                continue
            if self.kind == Sort.COMPANION and char.kind != Kind.COMPANION:
                continue
            if self.within < FOREVER and (centre.at < 0 or tiles.distance(centre.at, char.at) > self.within):
                continue
            found.append(char.id)
        return found


ME: Final = Me()


def of_side(table: ApoState, act: Act, side: int, char: Char) -> bool:
    """Return whether a character is on a side of the user; a partner is an ally other than you."""
    if side == Side.ANY:
        return True
    ally = char.team == table.chars[act.user].team
    if side == Side.ENEMY:
        return not ally
    return ally and (side == Side.ALLY or char.id != act.you)
