"""RESOLUTION: tokens expire, and harmful ones deal damage (HEROES-15.5 to 15.7, 16.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.board import BURN_SIDES, BURNING, LASTING, Mode, Phase, Token, When
from carteado.games.heroes.pieces import TokenObject, Unit
from carteado.games.heroes.rules import characters, damage, immunities, knockouts, sides, tokens, triggers

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def begin(table: HeroesState) -> None:
    """Fire the triggers of RESOLUTION (HEROES-15.7, step 1)."""
    table.clock.phase = Phase.EXPIRY
    triggers.fire_turn(table, When.RESOLUTION)
    table.close_batch()


def expire(table: HeroesState) -> None:
    """Roll for Burns, remove expired tokens, then deal their damage (HEROES-15.7, steps 2 to 6)."""
    table.clock.phase = Phase.NEXT if table.config.mode == Mode.CHALLENGERS else Phase.END
    units = holders(table)
    listed = [due(table, unit) for unit in units]
    for place in range(len(units)):
        listed[place] = roll_burns(table, units[place], listed[place])
    harm = [harm_of(table, units[place], listed[place]) for place in range(len(units))]
    for place in range(len(units)):
        remove_expired(table, units[place], listed[place])
    for place in range(len(units)):
        if harm[place] > 0:
            damage.hurt(table, units[place], harm[place])
    table.unsettled = True
    knockouts.settle(table)
    table.close_batch()


def holders(table: HeroesState) -> list[Unit]:
    """Return the characters whose tokens age now, in turn order, then older first (HEROES-29.3)."""
    units = [unit for unit in characters.in_play(table) if unit.tokens]
    if table.config.turn_player_combat and table.config.mode != Mode.CHALLENGERS:
        units = [unit for unit in units if unit.owner == table.clock.active]
    if len(units) > 1:
        units.sort(key=lambda unit: (sides.rank(table, unit.owner), unit.order))
    return units


def due(table: HeroesState, unit: Unit) -> list[TokenObject]:
    """Return the tokens due: stacks that are not fresh, and the oldest such single of each kind (HEROES-15.5, 15.6)."""
    now = tokens.now(table)
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


def roll_burns(table: HeroesState, unit: Unit, listed: list[TokenObject]) -> list[TokenObject]:
    """Roll for each Burn, which stays on a 1 (HEROES-16.11); return the tokens that expire."""
    if unit.held >> Token.BURN & 1 == 0 or not tokens.has(table, unit, Token.BURN):
        return listed
    expiring: list[TokenObject] = []
    for token in listed:
        if token.kind != Token.BURN or table.roll("burn", BURN_SIDES, unit.id) != 1:
            expiring.append(token)
    return expiring


def harm_of(table: HeroesState, unit: Unit, listed: list[TokenObject]) -> int:
    """Return the damage of expiring tokens that no immunity suppresses."""
    hurting = BURNING & unit.held
    if hurting:
        hurting &= ~immunities.suppressed(table, unit)
    total = 0
    for token in listed:
        if hurting >> token.kind & 1:
            total += token.size
    return total


def remove_expired(table: HeroesState, unit: Unit, listed: list[TokenObject]) -> None:
    if listed:
        unit.hold([token for token in unit.tokens if token not in listed])
        if table.events is not None:
            for token in listed:
                tokens.report(table, "expired", unit, token)
