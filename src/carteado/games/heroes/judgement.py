"""Estimate what a position is worth to a seat: its side's characters, energy and cards against the others'.

Reads only what that seat sees. All seats of a team have the same worth.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from carteado.games.heroes.board import DEBUFFS, KNOCKOUTS, Mode, Token
from carteado.games.heroes.pieces import Player, Unit
from carteado.games.heroes.rules import immunities, powers, stats

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState

CARD: Final = 0.7
SOURCE: Final = 2.0
RESERVE: Final = 0.15
ENERGY: Final = 0.6
KNOCKOUT: Final = 7.0
OUT: Final = 45.0
ATTACHED: Final = 1.3
COMMON: Final = 2.5
SCALE: Final = 9.0


def worth(table: HeroesState, seat: int) -> float:
    """Return the chance to win, from the mean worth of the side's players against that of the others."""
    if table.reason:
        outcome = table.outcome()
        return 0.5 if outcome is None else outcome.scores[seat]
    if not table.players[seat].playing:
        return 0.0
    side = table.players[seat].side
    mine = 0.0
    theirs = 0.0
    foes = 0
    friends = 0
    for other in range(table.config.seats):
        own = table.players[other]
        if not own.playing:
            continue
        value = player(table, other, own)
        if own.side == side:
            mine += value
            friends += 1
        else:
            theirs += value
            foes += 1
    mine /= friends
    if table.config.mode == Mode.CHALLENGERS:
        theirs = 2.0 * mob(table) / table.config.seats
    elif foes:
        theirs /= foes
    edge = mine - theirs + under_way(table, side)
    return 1.0 / (1.0 + exp(-edge / SCALE))


def player(table: HeroesState, seat: int, own: Player) -> float:
    """Return the worth of one player: everything visible, and the number of hidden cards."""
    if own.eliminated:
        return -OUT
    value = -KNOCKOUT * own.knockouts
    if own.knockouts == KNOCKOUTS - 1:
        value -= KNOCKOUT
    hand = len(own.hand)
    value += CARD * (hand if hand < 8 else 7)
    value += SOURCE * len(own.sources)
    value += RESERVE * own.reserve
    for id in own.team:
        value += character(table, table.unit(id))
    for id in own.equipment:
        unit = table.unit(id)
        value += 0.6 + ENERGY * (unit.energy if unit.energy < 5 else 4)
    value -= 1.5 * own.substitutions
    if table.event >= 0 and table.owners[table.event] == seat:
        value += 0.9
    return value


def character(table: HeroesState, unit: Unit) -> float:
    card = table.card(unit.id)
    health = stats.health(table, unit)
    value = 2.5 + 1.0 * health + 0.75 * unit.pool + 0.5 * card.stars + 0.12 * stats.speed(table, unit)
    value += ATTACHED * len(unit.attached)
    value += ENERGY * unit.energy
    if unit.energy > 4:
        value -= 0.3 * ENERGY * (unit.energy - 4)
    if health < 4:
        value -= 0.5 * (4 - health)
    if unit.tokens:
        value += tokens(table, unit)
    if unit.common:
        value += COMMON
    return value


def tokens(table: HeroesState, unit: Unit) -> float:
    """Return the worth of a character's tokens; those that an immunity suppresses count 0."""
    value = 0.0
    sleeping = immunities.suppressed(table, unit)
    for token in unit.tokens:
        if sleeping >> token.kind & 1 == 0:
            value += token.size * token_worth(token.kind)
    return value


def token_worth(kind: int) -> float:
    if kind == Token.SHIELD:
        return 0.75
    if kind == Token.PERCEPTION:
        return 1.6
    if kind == Token.POISON or kind == Token.BURN or kind == Token.DISEASE:
        return -0.85
    if kind == Token.STUN:
        return -2.0
    if kind == Token.CONFUSION or kind == Token.FURY or kind == Token.SILENCE:
        return -0.8
    if kind == Token.LESS_LIFE or kind == Token.MORE_LIFE:
        return 0.0
    if kind >= Token.IMMUNITY:
        return -0.5 if DEBUFFS >> kind & 1 else 0.5
    return -0.45 if DEBUFFS >> kind & 1 else 0.45


def mob(table: HeroesState) -> float:
    if table.mob < 0:
        return -OUT
    unit = table.unit(table.mob)
    value = 1.0 * stats.health(table, unit) + 0.9 * unit.pool + 0.4 * unit.energy
    return value + tokens(table, unit)


def under_way(table: HeroesState, side: int) -> float:
    """Return the usual worth of a power that is declared but has no targets yet."""
    d = table.declaring
    decision = table.decision
    if d is None or decision is None or d.index < 0:
        return 0.0
    power = powers.find(table, d.card, d.index)
    value = power.promise - ENERGY * power.use
    return value if table.players[decision.seat].side == side else -value
