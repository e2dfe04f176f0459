"""What a position is worth to a seat: its side's characters, energy and cards against the others'. It reads only what
that seat sees; a seat's worth is its team's."""

from __future__ import annotations

from math import exp
from typing import Final

from carteado.games.heroes.board import DEBUFFS, KNOCKOUTS, Mode, Token
from carteado.games.heroes.declaring import Declaring
from carteado.games.heroes.pieces import Unit

CARD: Final = 0.7
SOURCE: Final = 2.0
RESERVE: Final = 0.15
ENERGY: Final = 0.6
KNOCKOUT: Final = 7.0
OUT: Final = 45.0
ATTACHED: Final = 1.3
COMMON: Final = 2.5
SCALE: Final = 9.0


def worth(s: Declaring, seat: int) -> float:
    if s.reason:
        outcome = s.outcome()
        return 0.5 if outcome is None else outcome.scores[seat]
    own = s.sides[seat]
    if not s.playing[seat]:
        return 0.0
    mine = 0.0
    theirs = 0.0
    foes = 0
    friends = 0
    for other in range(s.seats):
        if not s.playing[other]:
            continue
        value = player(s, other)
        if s.sides[other] == own:
            mine += value
            friends += 1
        else:
            theirs += value
            foes += 1
    mine /= friends
    if s.mode == Mode.CHALLENGERS:
        theirs = 2.0 * mob(s) / s.seats
    elif foes:
        theirs /= foes
    edge = mine - theirs + under_way(s, own)
    return 1.0 / (1.0 + exp(-edge / SCALE))


def player(s: Declaring, seat: int) -> float:
    """Everything of one player that lies open, and how many cards are hidden."""
    if s.eliminated[seat]:
        return -OUT
    value = -KNOCKOUT * s.knockouts[seat]
    if s.knockouts[seat] == KNOCKOUTS - 1:
        value -= KNOCKOUT
    hand = len(s.hands[seat])
    value += CARD * (hand if hand < 8 else 7)
    value += SOURCE * len(s.plants[seat])
    value += RESERVE * s.reserve[seat]
    for id in s.teams[seat]:
        value += character(s, s.unit(id))
    for id in s.support[seat]:
        unit = s.unit(id)
        value += 0.6 + ENERGY * (unit.energy if unit.energy < 5 else 4)
    value -= 1.5 * s.substitutions[seat]
    if s.event >= 0 and s.owners[s.event] == seat:
        value += 0.9
    return value


def character(s: Declaring, unit: Unit) -> float:
    card = s.card(unit.id)
    health = s.health(unit)
    value = 2.5 + 1.0 * health + 0.75 * unit.pool + 0.5 * card.stars + 0.12 * s.speed(unit)
    value += ATTACHED * len(unit.attached)
    value += ENERGY * unit.energy
    if unit.energy > 4:
        value -= 0.3 * ENERGY * (unit.energy - 4)
    if health < 4:
        value -= 0.5 * (4 - health)
    if unit.tokens:
        value += tokens(s, unit)
    if unit.common:
        value += COMMON
    return value


def tokens(s: Declaring, unit: Unit) -> float:
    """Good ones and bad ones; those that an immunity suppresses count for nothing."""
    value = 0.0
    sleeping = s.suppressed(unit)
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


def mob(s: Declaring) -> float:
    if s.mob < 0:
        return -OUT
    unit = s.unit(s.mob)
    value = 1.0 * s.health(unit) + 0.9 * unit.pool + 0.4 * unit.energy
    return value + tokens(s, unit)


def under_way(s: Declaring, side: int) -> float:
    """A power that was chosen and is not yet aimed promises what it usually does."""
    u = s.using
    decision = s.decision
    if u is None or decision is None or u.index < 0:
        return 0.0
    power = s.power(u.card, u.index)
    value = power.promise - ENERGY * power.use
    return value if s.sides[decision.seat] == side else -value
