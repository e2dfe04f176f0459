"""Puzzles of the duel: turns in which the opponent holds nothing hidden."""

from __future__ import annotations

from typing import Any, cast

from carteado.core.state import Action, State
from carteado.games.duel.board import COLUMNS, DURATIONS, KEYWORDS, ROWS, STATS, Phase, Zone, slot
from carteado.games.duel.grammar import ABILITIES
from carteado.games.duel.pieces import DuelPiece, Modifier, Player
from carteado.games.duel.rules import stats
from carteado.games.duel.state import DuelState
from carteado.kit.cards import NOBODY

DECK = 5  # cards in the decks of a puzzle, all the same


def uncertain(state: State, seat: int) -> bool:
    """Whether something hidden may matter: cards in the other hand, its traps, or a deck that was touched."""
    table = cast(DuelState, state)
    own, other = table.players[seat], table.players[1 - seat]
    if other.hand or other.traps or len(other.deck) != DECK:
        return True
    return len({table.card(id).number for id in own.deck}) > 1


def chances(state: State) -> dict[Action, float]:
    return {}


def tables(state: State, seat: int) -> list[dict[str, Any]]:
    """Write a main phase of the seat as positions: the other hand and traps are put away, its hero has less HP."""
    table = cast(DuelState, state)
    clock = table.clock
    decision = table.decision
    if decision is None or decision.kind != "main" or decision.seat != seat or clock.phase != Phase.MAIN:
        return []
    laid = {"turn": clock.turn, "first": clock.first, "columns": columns(table)}
    hp = stats.hero_hp(table, 1 - seat)
    found: list[dict[str, Any]] = []
    for left in range(hp + 4, 0, -1):
        players = [side(table, player, hidden=player != seat) for player in (0, 1)]
        if left <= stats.max_hp(table, table.piece(1 - seat)):
            players[1 - seat]["hp"] = left
            found.append({**laid, "players": players})
    return found


def about(state: State, seat: int) -> str:
    return cast(DuelState, state).card(seat).id


def columns(table: DuelState) -> dict[int, list[dict[str, Any]]]:
    laid: dict[int, list[dict[str, Any]]] = {}
    for id in table.in_play:
        if table.zones[id] == Zone.COLUMN:
            laid.setdefault(table.piece(id).at + 1, []).append({"card": table.card(id).id, "owner": table.owners[id]})
    return laid


def side(table: DuelState, seat: int, *, hidden: bool) -> dict[str, Any]:
    """Write one player's cards and counters; `hidden` leaves out hand and traps."""
    own = table.players[seat]
    laid: dict[str, Any] = {
        "hero": table.card(seat).id,
        "hp": stats.hero_hp(table, seat),
        "mana": own.mana,
        "bonus": own.bonus_mana,
        "mana_zone": names(table, own.mana_zone),
        "hero_action_used": own.acted,
        "mana_gain_used": own.gained,
        "own_turns": own.own_turns,
        "cooldowns": cooldowns(own),
        "grave": names(table, own.grave),
    }
    if own.shard >= 0:
        laid["shard"] = table.card(own.shard).id
    if not hidden:
        laid["hand"] = [
            name for id, name in zip(own.hand, names(table, own.hand), strict=True) if not table.card(id).token
        ]
        laid["traps"] = names(table, own.traps)
    for row, name in enumerate(ROWS):
        laid[name] = row_of(table, seat, row)
    laid["row_enchants"] = {name: enchants(table, Zone.ROW, seat * len(ROWS) + row) for row, name in enumerate(ROWS)}
    laid["hero_enchants"] = enchants(table, Zone.HERO_ENCHANTS, seat)
    return {name: value for name, value in laid.items() if value not in ([], {}, {"attack": [], "defense": []})}


def names(table: DuelState, ids: list[int]) -> list[str]:
    return [table.card(id).id for id in ids]


def cooldowns(own: Player) -> dict[str, int]:
    return {ABILITIES[place]: until for place, until in enumerate(own.cooldowns) if until > own.own_turns}


def row_of(table: DuelState, seat: int, row: int) -> dict[int, dict[str, Any]]:
    """Write the creatures of a row by column."""
    start = slot(seat, row, 0)
    ids = table.slots[start : start + COLUMNS]
    return {column: creature(table, table.piece(id)) for column, id in enumerate(ids, 1) if id != NOBODY}


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
