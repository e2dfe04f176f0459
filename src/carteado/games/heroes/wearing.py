"""RESOLUTION: burning, and tokens that wear off (HEROES-15.5 to 15.7, 16.11)."""

from __future__ import annotations

from carteado.games.heroes.board import BURN_SIDES, BURNING, LASTING, Mode, Phase, Token, When
from carteado.games.heroes.pieces import TokenObject, Unit
from carteado.games.heroes.playing import Playing


class Wearing(Playing):
    """The step of a turn in which tokens do their harm and go."""

    def resolution(self) -> None:
        """HEROES-15.7, step 1."""
        self.phase = Phase.EXPIRY
        self.fire(When.RESOLUTION, side=self.active)
        self.close_batch()

    def expire(self) -> None:
        """HEROES-15.7, steps 2 to 6."""
        self.phase = Phase.NEXT if self.mode == Mode.CHALLENGERS else Phase.END
        units = self.all_characters()
        if self.config.turn_player_combat and self.mode != Mode.CHALLENGERS:
            units = [unit for unit in units if unit.owner == self.active]
        units = [unit for unit in units if unit.tokens]
        if len(units) > 1:
            units.sort(key=lambda unit: (self.rank_of(unit.owner), unit.order))
        listed = [self.due(unit) for unit in units]
        for place in range(len(units)):
            listed[place] = self.roll_burns(units[place], listed[place])
        harm = [self.harm_of(units[place], listed[place]) for place in range(len(units))]
        for place in range(len(units)):
            self.let_expire(units[place], listed[place])
        for place in range(len(units)):
            if harm[place] > 0:
                self.hurt(units[place], harm[place], None, False)
        self.unsettled = True
        self.settle()
        self.close_batch()

    def due(self, unit: Unit) -> list[TokenObject]:
        """Every stack that is not fresh, and of each kind the oldest such single (HEROES-15.5, 15.6)."""
        now = self.clock()
        singles = 0
        found: list[TokenObject] = []
        for token in unit.tokens:
            if token.turn >= now or LASTING >> token.kind & 1:
                continue
            if token.stack:
                found.append(token)
            elif singles >> token.kind & 1 == 0:
                singles |= 1 << token.kind
                found.append(token)
        return found

    def roll_burns(self, unit: Unit, listed: list[TokenObject]) -> list[TokenObject]:
        """One chance in four that a Burn stays (HEROES-16.11)."""
        if unit.held >> Token.BURN & 1 == 0 or not self.has(unit, Token.BURN):
            return listed
        kept: list[TokenObject] = []
        for token in listed:
            if token.kind != Token.BURN or self.roll("burn", BURN_SIDES, unit.id) != 1:
                kept.append(token)
        return kept

    def harm_of(self, unit: Unit, listed: list[TokenObject]) -> int:
        """What expires burns, poisons or sickens, unless an immunity suppresses it now."""
        hurting = BURNING & unit.held
        if hurting:
            hurting &= ~self.suppressed(unit)
        total = 0
        for token in listed:
            if hurting >> token.kind & 1:
                total += token.size
        return total

    def let_expire(self, unit: Unit, listed: list[TokenObject]) -> None:
        if listed:
            unit.hold([token for token in unit.tokens if token not in listed])
            if self.events is not None:
                for token in listed:
                    self.report_token("expired", unit, token)
