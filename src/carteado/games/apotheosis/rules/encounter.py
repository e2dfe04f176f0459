"""The encounter: characters of the game master, waves, the Master's Hand (APOTHEOSIS-19.1 to 19.4, 19.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.apotheosis.board import FOREVER, MASTER, STRIDE, Kind, Mode, Step, Zone
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.pieces import Char, Wave
from carteado.games.apotheosis.rules import (
    activation,
    characters,
    game_master,
    legality,
    ranges,
    stats,
    tiles,
    turns,
    zones,
)
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

SPAWNS: Final = (6 * STRIDE + 1, 6 * STRIDE + 3, 6 * STRIDE, 6 * STRIDE + 4)
SOUTH: Final = 2


def master_step(table: ApoState) -> None:
    """RD1 of an encounter: play the Master's Hand after other effects."""
    table.clock.stamp += 1
    table.clock.asking = 0
    turns.go(table, Step.RECOMPOSITION)
    if table.mode == Mode.ENCOUNTER:
        play_hand(table)


def add_companion(table: ApoState, cards: list[int], at: int) -> Char:
    """Add a Companion without a Hero, facing the Heroes, with these cards attached to it (APOTHEOSIS-19.1)."""
    id = zones.add(table, table.catalog.cards[cards[0]], MASTER, Zone.SUPPORT, NOBODY)
    char = characters.add(table, Kind.COMPANION, MASTER, 1, id)
    zones.arrive(table, id, Zone.SUPPORT)
    table.holders[id] = char.id
    zones.show(table, id)
    zones.enter(table, id)
    char.facing = SOUTH
    tiles.put(table, char, at)
    for number in cards[1:]:
        attached = zones.add(table, table.catalog.cards[number], MASTER, Zone.ATTACHED, char.id, id)
        zones.show(table, attached)
    return char


def enter_waves(table: ApoState) -> None:
    """Let the waves of this round enter, before RD3 (APOTHEOSIS-19.3)."""
    due = [wave for wave in table.piles.waves if wave.round == table.clock.round]
    table.piles.waves = [wave for wave in table.piles.waves if wave.round != table.clock.round]
    for wave in due:
        enter_wave(table, wave)


def enter_wave(table: ApoState, wave: Wave) -> None:
    """Let a wave enter; place all its pieces before HP are computed."""
    arrived: list[Char] = []
    for cards in wave.cards:
        at = spawn_tile(table)
        if at >= 0:
            arrived.append(add_companion(table, cards, at))
    for char in arrived:
        char.hp = stats.hp_max(table, char.id)
        table.announce("arrived", char.id)


def spawn_tile(table: ApoState) -> int:
    """Return the first free spawn tile, else the nearest empty tile: by distance, y descending, x ascending."""
    for at in SPAWNS:
        if tiles.empty(table, at):
            return at
    best, least = NOBODY, FOREVER * 100000
    for at in tiles.empty_tiles(table):
        key = (tiles.distance(at, SPAWNS[0]) * 100 + 50 - at // STRIDE) * 100 + at % STRIDE
        if key < least:
            best, least = at, key
    return best


def play_hand(table: ApoState) -> None:
    """Play the first card of the Master's Hand if it is legal, else put it last (APOTHEOSIS-19.2)."""
    if table.clock.round < 2 or not table.piles.master_hand:
        return
    id = table.piles.master_hand[0]
    user = turns.first_in_order(table, MASTER)  # in the order of the previous round
    power = table.card(id).powers[0]
    if user >= 0:
        act = Act(id, power, user, user, user)
        act.free = True
        act.player = MASTER
        if legality.can(table, act) and aim(table, act):
            zones.show(table, id)
            activation.declare(table, act)
            return
    table.piles.master_hand = [*table.piles.master_hand[1:], id]


def aim(table: ApoState, act: Act) -> bool:
    """Aim at the first legal Hero in the order of APOTHEOSIS-19.5."""
    if not ranges.needs_target(act.power):
        return True
    legal = [who for who in legality.legal_aims(table, act) if table.chars[who].kind == Kind.HERO]
    if not legal:
        return False
    act.targets = [game_master.preferred(table, table.chars[act.user], legal)]
    return True


def is_alive(table: ApoState) -> bool:
    """Return whether a character of the master lives."""
    companions = [char.id for char in table.chars if char.seat == MASTER and char.kind == Kind.COMPANION]
    return any(characters.alive(table, who) for who in companions)
