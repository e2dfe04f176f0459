"""Whom an effect may be aimed at: ranges, sides, kinds and shields (APO-10.2, 23.3)."""

from __future__ import annotations

from carteado.games.apotheosis.board import Kind, Life, Suit
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.grid import distance
from carteado.games.apotheosis.language.printed import Power, Range
from carteado.games.apotheosis.language.terms import Reach, Rule, Side, Sort, Stat
from carteado.games.apotheosis.paying import Paying
from carteado.games.apotheosis.pieces import Char


class Aiming(Paying):
    """How targets are found."""

    def needs_target(self, power: Power) -> bool:
        return power.range is not None or power.aim is not None

    def bar_range(self, act: Act) -> Range | None:
        """The range of the bar, with the user's modifier for D and A bars of 2 or more (APO-10.2)."""
        reach = act.power.range
        if reach is None:
            aim = act.power.aim
            return None if aim is None else aim.range
        if reach.kind == Reach.AREA or reach.reach < 2:
            return reach
        change = self.stat(act.user, Stat.RANGE)
        if change == 0:
            return reach
        return Range(reach.kind, max(1, reach.reach + change))

    def covered(self, user: int, reach: int) -> list[int]:
        """Every other living character within an Area, in turn order."""
        at = self.chars[user].at
        return [
            who
            for who in self.in_order()
            if who != user and self.acts(self.chars[who]) and distance(self.chars[who].at, at) <= reach
        ]

    def aims(self, act: Act) -> list[int]:
        """Whom the effect may be aimed at, by tile; feasibility comes afterwards."""
        user = self.chars[act.user]
        if user.at < 0:
            return []
        reach = self.bar_range(act)
        return self.by_tile([char.id for char in self.chars if self.in_aim(act, reach, user, char)])

    def in_aim(self, act: Act, reach: Range | None, user: Char, char: Char) -> bool:
        if char.at < 0 or char.gone:
            return False
        aim = act.power.aim
        if aim is None:
            if char.id == user.id or char.life != Life.ALIVE:
                return False
        elif not self.aimed(aim.side, aim.kind, user, char):
            return False
        if reach is not None and not self.reaches(user, char, reach.kind, reach.reach):
            return False
        return not self.shielded(act, char)

    def aimed(self, side: int, kind: int, user: Char, char: Char) -> bool:
        """5.3: side and kind; an ally may be the user itself."""
        if char.kind == Kind.OBJECT:
            return False
        if kind == Sort.DEAD:
            if char.life != Life.KO and char.life != Life.DEAD:
                return False
            if char.kind == Kind.COMPANION and char.life == Life.DEAD:
                return False
        elif char.life != Life.ALIVE:
            return False
        if kind == Sort.HERO and char.kind != Kind.HERO:
            return False
        if kind == Sort.COMPANION and char.kind != Kind.COMPANION:
            return False
        if side == Side.ENEMY:
            return char.team != user.team
        if side == Side.ALLY:
            return char.team == user.team
        if side == Side.PARTNER:
            return char.team == user.team and char.id != user.id
        return char.id != user.id

    def shielded(self, act: Act, char: Char) -> bool:
        """The flag `untargetable`: enemies cannot choose this character by such means."""
        user = self.chars[act.user]
        if char.team == user.team or char.kind == Kind.OBJECT:
            return False
        rules = self.rules_of(char.id) // Rule.UNTARGETABLE & 255
        if rules == 0:
            return False
        means = 1 << 7
        suit = act.power.card.suit
        if suit == Suit.ITEM:
            means |= 1 << 3
        elif suit == Suit.SKILL:
            means |= 1 << 4
        elif suit == Suit.COMPANION:
            means |= 1 << 5
        elif suit == Suit.EVENT:
            means |= 1 << 6
        if act.power.damage is not None:
            means |= self.attack_means(user, char)
        return rules & means != 0

    def attack_means(self, user: Char, char: Char) -> int:
        """Attack, and ranged from distance 2."""
        return 3 if distance(user.at, char.at) >= 2 else 1

    def still_target(self, act: Act, who: int) -> bool:
        """APO-23.3."""
        char = self.chars[who]
        if char.at < 0 or char.gone:
            return False
        aim = act.power.aim
        if aim is not None and not self.aimed(aim.side, aim.kind, self.chars[act.user], char):
            return False
        if aim is None and char.life != Life.ALIVE:
            return False
        reach = self.bar_range(act)
        if reach is not None and not self.reaches(self.chars[act.user], char, reach.kind, reach.reach):
            return False
        return (reach is not None and reach.kind == Reach.AREA) or not self.shielded(act, char)
