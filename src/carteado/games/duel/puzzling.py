"""Puzzles of the duel: turns in which the opponent holds nothing hidden."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, cast

from carteado.core.state import Action, State
from carteado.games.duel.board import COLUMNS, DURATIONS, KEYWORDS, ROWS, STATS, Phase, Type, Zone, slot
from carteado.games.duel.grammar import ABILITIES
from carteado.games.duel.pieces import DuelPiece, Modifier, Player
from carteado.games.duel.rules import stats
from carteado.games.duel.state import DuelState
from carteado.kit.cards import NOBODY

MOST_SPELLS = 3  # in the hand of a puzzle, which is not long then
DECK = 5  # cards in the decks of a puzzle, all the same


def uncertain(state: State, seat: int) -> bool:
    """Whether something hidden may matter: cards in the other hand, its traps, or a deck that was touched."""
    table = cast(DuelState, state)
    own, other = table.players[seat], table.players[1 - seat]
    if other.hand or other.traps or len(other.deck) != DECK:
        return True
    return len({table.card(id).number for id in own.deck}) > 1


def key(state: State) -> Hashable:
    """Return what tells a main phase from others of the same turn; None where something is under way."""
    table = cast(DuelState, state)
    assert table.decision is not None
    waiting = table.effects or table.queue or table.trap_queue or table.chain.links or table.promises
    asked = table.declaring or table.asking or table.chain.pending or table.history
    if waiting or asked or table.decision.kind != "main":
        return None
    return (
        table.resolved,
        tuple(table.zones),
        tuple(table.owners),
        tuple(card.number for card in table.cards),
        tuple(table.static_sources),
        tuple(table.last),
        tuple(piece_key(table.piece(id)) for id in table.in_play),
        tuple(player_key(own) for own in table.players),
    )


def piece_key(piece: DuelPiece) -> Hashable:
    marks = (piece.exhausted, piece.stunned, piece.bare, piece.silenced, piece.borrowed, piece.shield, piece.fired)
    changes = tuple((*change.changes, change.keywords, change.duration, change.player) for change in piece.modifiers)
    counters = tuple((counter.name, counter.amount) for counter in piece.counters)
    paid = (piece.paid_mana, piece.paid_hp, piece.turn)
    return piece.id, piece.zone, piece.at, piece.damage, marks, changes, counters, paid


def player_key(own: Player) -> Hashable:
    piles = (own.hand, own.deck, own.grave, own.mana_zone, own.traps, own.cooldowns)
    return *map(tuple, piles), own.shard, own.mana, own.bonus_mana, own.gained, own.acted


def chances(state: State) -> dict[Action, float]:
    return {}


def tables(state: State, seat: int) -> list[list[dict[str, Any]]]:
    """Write a main phase of the seat as positions: own hand holds only spells, the other nothing.

    Mana and hero's action of the turn are used up. Each list has another hand or mana, and within it the other hero
    fewer and fewer HP.
    """
    table = cast(DuelState, state)
    decision = table.decision
    if decision is None or decision.kind != "main" or decision.seat != seat or table.clock.phase != Phase.MAIN:
        return []
    own = table.players[seat]
    spells = [id for id in own.hand if table.card(id).type == Type.SPELL]
    hands = [spells[:MOST_SPELLS], *([id] for id in spells), spells[1 : MOST_SPELLS + 1], []]
    different = [hand for place, hand in enumerate(hands) if hand not in hands[:place]]
    mana = sorted({own.mana, own.mana // 2}, reverse=True)
    return [ladder(table, seat, hand, points) for hand in different for points in mana]


def ladder(table: DuelState, seat: int, hand: list[int], mana: int) -> list[dict[str, Any]]:
    """Write the positions with this hand and mana, from the most HP of the other hero to the fewest."""
    laid = {"turn": table.clock.turn, "first": table.clock.first, "columns": columns(table)}
    sides = [side(table, player) for player in (0, 1)]
    sides[seat].update(hand=names(table, hand), traps=names(table, table.players[seat].traps), mana=mana)
    other = table.piece(1 - seat)
    most = min(stats.max_hp(table, other), stats.hero_hp(table, 1 - seat) + 4)
    found: list[dict[str, Any]] = []
    for left in range(most, 0, -1):
        players = list(sides)
        players[1 - seat] = {**sides[1 - seat], "hp": left}
        found.append({**laid, "players": players})
    return found


def about(state: State, seat: int) -> str:
    return cast(DuelState, state).card(seat).id


def columns(table: DuelState) -> dict[str, list[dict[str, Any]]]:
    laid: dict[str, list[dict[str, Any]]] = {}
    for id in table.in_play:
        if table.zones[id] == Zone.COLUMN:
            laid.setdefault(str(table.piece(id).at + 1), []).append(
                {"card": table.card(id).id, "owner": table.owners[id]}
            )
    return laid


def side(table: DuelState, seat: int) -> dict[str, Any]:
    """Write one player's cards and counters but hand and traps."""
    own = table.players[seat]
    laid: dict[str, Any] = {
        "hero": table.card(seat).id,
        "hp": stats.hero_hp(table, seat),
        "mana": own.mana,
        "bonus": own.bonus_mana,
        "mana_zone": names(table, own.mana_zone),
        "own_turns": own.own_turns,
        "cooldowns": cooldowns(own),
        "grave": names(table, own.grave),
    }
    if own.shard >= 0:
        laid["shard"] = table.card(own.shard).id
    for row, name in enumerate(ROWS):
        laid[name] = row_of(table, seat, row)
    laid["row_enchants"] = {name: enchants(table, Zone.ROW, seat * len(ROWS) + row) for row, name in enumerate(ROWS)}
    laid["hero_enchants"] = enchants(table, Zone.HERO_ENCHANTS, seat)
    return {name: value for name, value in laid.items() if value not in ([], {}, {"attack": [], "defense": []})}


def names(table: DuelState, ids: list[int]) -> list[str]:
    return [table.card(id).id for id in ids]


def cooldowns(own: Player) -> dict[str, int]:
    return {ABILITIES[place]: until for place, until in enumerate(own.cooldowns) if until > own.own_turns}


def row_of(table: DuelState, seat: int, row: int) -> dict[str, dict[str, Any]]:
    """Write the creatures of a row by column."""
    start = slot(seat, row, 0)
    ids = table.slots[start : start + COLUMNS]
    return {str(column): creature(table, table.piece(id)) for column, id in enumerate(ids, 1) if id != NOBODY}


def creature(table: DuelState, piece: DuelPiece) -> dict[str, Any]:
    laid: dict[str, Any] = {
        "card": table.card(piece.id).id,
        "damage": piece.damage,
        "exhausted": piece.exhausted,
        "stunned": piece.stunned,
        "modifiers": [modifier(change) for change in piece.modifiers],
        "enchants": enchants(table, Zone.HOST, piece.id),
    }
    return {name: value for name, value in laid.items() if value}


def modifier(change: Modifier) -> dict[str, Any]:
    laid: dict[str, Any] = {name: amount for name, amount in zip(STATS, change.changes, strict=True) if amount}
    keywords = [name for place, name in enumerate(KEYWORDS) if change.keywords >> place & 1]
    if keywords:
        laid["keywords"] = keywords
    return {**laid, "duration": DURATIONS[change.duration], "by": change.player}


def enchants(table: DuelState, zone: int, at: int) -> list[dict[str, Any]]:
    return [
        {"card": table.card(id).id, "owner": table.owners[id]}
        for id in table.in_play
        if table.zones[id] == zone and table.piece(id).at == at
    ]
