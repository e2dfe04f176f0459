"""Selectors of characters, one class for each word of the card language."""

from __future__ import annotations

from typing import cast

from carteado.games.apotheosis.board import FOREVER, Kind, Life
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.language.terms import Side, Sort
from carteado.games.apotheosis.rules import characters, tiles
from carteado.games.apotheosis.state import ApoState
from carteado.kit.cards import NOBODY, Selector
from carteado.kit.table import CardState, Effect


def act_of(e: Effect | None) -> Act:
    return cast(Act, e)


def one(s: ApoState, selector: Selector, act: Act) -> int:
    """Return the character that a selector finds; NOBODY if it is undefined."""
    found = selector.find(s, act)
    return found[0] if found else NOBODY


class You(Selector):
    """The user or holder; for a scenario card at a round's timing, everybody (APOTHEOSIS-14.3)."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        table, act = cast(ApoState, s), act_of(e)
        if act.everyone:
            return [char.id for char in table.chars if char.acts()]
        return [act.you] if characters.alive(table, act.you) else []


class This(Selector):
    """The Companion on this card, or the host."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        act = act_of(e)
        return [act.this] if characters.alive(cast(ApoState, s), act.this) else []


class Chosen(Selector):
    """The current target (`target`)."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        table, act = cast(ApoState, s), act_of(e)
        if act.current >= len(act.targets):
            return []
        who = act.targets[act.current]
        aim = act.power.aim
        if aim is not None and aim.kind == Sort.DEAD:
            return [who]
        char = table.chars[who]
        return [who] if char.life == Life.ALIVE and char.at >= 0 else []


class Attacker(Selector):
    def find(self, s: CardState, e: Effect) -> list[int]:
        act = act_of(e)
        return [act.attacker] if characters.alive(cast(ApoState, s), act.attacker) else []


class Defender(Selector):
    def find(self, s: CardState, e: Effect) -> list[int]:
        act = act_of(e)
        return [act.defender] if characters.alive(cast(ApoState, s), act.defender) else []


class Active(Selector):
    """The character whose turn it is."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        table = cast(ApoState, s)
        return [table.clock.active] if characters.alive(table, table.clock.active) else []


class Actor(Selector):
    """The character whose activation, selection or roll is answered."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        act = act_of(e)
        return [act.actor] if characters.alive(cast(ApoState, s), act.actor) else []


class Each(Selector):
    """All living characters of a side and kind, within a distance of "you" or "this"."""

    def __init__(self, side: int, sort: int, within: int) -> None:
        self.side = side
        self.sort = sort
        self.within = within

    def find(self, s: CardState, e: Effect) -> list[int]:
        table, act = cast(ApoState, s), act_of(e)
        centre = table.chars[act.this if act.this >= 0 else act.you]
        found: list[int] = []
        for char in table.chars:
            if not char.acts() or not self.of_side(table, act, char.team, char.id):
                continue
            if self.sort == Sort.HERO and char.kind != Kind.HERO:
                continue
            if self.sort == Sort.COMPANION and char.kind != Kind.COMPANION:
                continue
            if self.within < FOREVER and (centre.at < 0 or tiles.distance(centre.at, char.at) > self.within):
                continue
            found.append(char.id)
        return found

    def of_side(self, table: ApoState, act: Act, team: int, who: int) -> bool:
        if self.side == Side.ANY:
            return True
        ally = table.chars[act.user].team == team
        if self.side == Side.ENEMY:
            return not ally
        return ally and (self.side == Side.ALLY or who != act.you)
