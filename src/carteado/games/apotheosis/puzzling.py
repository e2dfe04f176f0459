"""Puzzles of Apotheosis: turns in which the opponent holds nothing hidden."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, cast

from carteado.core.state import Action, State
from carteado.games.apotheosis.board import COUNTERS, FACINGS, MARKERS, STRIDE, TERRAINS, Kind, Mode, Suit, Zone
from carteado.games.apotheosis.pieces import Char, Mod
from carteado.games.apotheosis.position.heroes import DECK
from carteado.games.apotheosis.rules import areas, stats
from carteado.games.apotheosis.rules.tiles import tile_text
from carteado.games.apotheosis.state import ApoState

POINTS = (3,)  # AP in a puzzle, which is not long then
HELD = 1  # cards in the inventory
HP = (5, 3, 1)  # of the other hero, at most
NEAR = 2  # tiles to the other hero


def uncertain(state: State, seat: int) -> bool:
    """Whether something hidden may matter: the other inventory, concealed cards, or a deck that was touched."""
    table = cast(ApoState, state)
    other = 1 - seat
    piles = table.piles
    if piles.inventories[other] or len(piles.decks[other]) != len(DECK):
        return True
    if any(hidden and table.owners[id] == other for id, hidden in enumerate(table.concealed)):
        return True
    return len({table.cards[id].number for id in piles.decks[seat]}) > 1


def key(state: State) -> Hashable:
    """Return what tells a main phase from others of the same turn; None where something is under way."""
    table = cast(ApoState, state)
    assert table.decision is not None
    if table.effects or table.queue or table.decision.kind != "main":
        return None
    clock, piles = table.clock, table.piles
    columns: list[Sequence[int]] = [table.owners, table.zones, table.holders, table.hosts, table.entered]
    columns += [table.exhausted, table.concealed, table.shown, *table.counts]
    columns += [*piles.decks, *piles.discards, *piles.inventories, piles.scenario, piles.banished]
    return (
        tuple(card.number for card in table.cards),
        tuple(tuple(column) for column in columns),
        tuple(sorted(table.limits.items())),
        tuple(mod_key(mod) for mod in table.mods),
        tuple(char_key(char) for char in table.chars),
        (clock.active, clock.acted, clock.actions, clock.activations, clock.stamp, clock.opened, *clock.turn_order),
    )


def mod_key(mod: Mod) -> Hashable:
    change = mod.change
    return mod.who, mod.until, mod.of, mod.since, mod.card, change.stat, change.amount, change.rules, change.crit


def char_key(char: Char) -> Hashable:
    place = (char.at, char.facing, char.hp, char.life, char.ap, char.debt, char.markers, char.card)
    return *place, char.saved, char.had_turn, char.woke, char.slept, char.barred, char.gone, char.fixed_max


def chances(state: State) -> dict[Action, float]:
    return {}


def tables(state: State, seat: int) -> list[list[dict[str, Any]]]:
    """Write a main phase of the seat as positions; the other hero holds nothing."""
    table = cast(ApoState, state)
    decision = table.decision
    if table.mode != Mode.DUEL or decision is None or decision.kind != "main" or decision.seat != seat:
        return []
    active, enemy = table.chars[table.clock.active], table.chars[1 - seat]
    if any(char.kind == Kind.OBJECT for char in table.chars) or distance(active.at, enemy.at) > NEAR:
        return []
    laid: dict[str, Any] = {
        "options": {"board": table.setup.options["board"]},
        "round": table.clock.round,
        "active": tile_text(active.at),
        "acted": table.clock.acted,
        "tiles": ground(table),
        "scenario": [card(table, id) for id in table.piles.scenario],
    }
    laid = {name: value for name, value in laid.items() if value}
    return [ladder(table, seat, laid, ap) for ap in POINTS]


def distance(one: int, other: int) -> int:
    """Return how many steps lie between two tiles, diagonal ones included."""
    return max(abs(one % STRIDE - other % STRIDE), abs(one // STRIDE - other // STRIDE))


def ladder(table: ApoState, seat: int, laid: dict[str, Any], ap: int) -> list[dict[str, Any]]:
    """Write the positions with so many AP, the other hero with fewer and fewer HP."""
    sides = [side(table, player) for player in (0, 1)]
    if table.clock.active == seat:
        sides[seat]["ap"] = min(table.chars[seat].ap, ap)
    sides[seat]["inventory"] = [card(table, id) for id in table.piles.inventories[seat][:HELD]]
    found: list[dict[str, Any]] = []
    for hp in sorted({min(most, table.chars[1 - seat].hp) for most in HP}, reverse=True):
        players = list(sides)
        players[1 - seat] = {**sides[1 - seat], "hp": hp}
        found.append({**laid, "players": players})
    return found


def about(state: State, seat: int) -> str:
    """Return the first Class of the hero, else its House."""
    table = cast(ApoState, state)
    ids = [id for id in areas.sheet(table, seat) if table.card(id).suit == Suit.CLASS] or areas.sheet(table, seat)
    return table.card(ids[0]).id


def ground(table: ApoState) -> dict[str, Any]:
    """Write the tiles with terrain or altitude."""
    board = table.board
    return {
        tile_text(at): {"terrain": TERRAINS[board.terrain[at]], "altitude": board.altitude[at]}
        for at in board.open_tiles
        if board.terrain[at] or board.altitude[at]
    }


def side(table: ApoState, seat: int) -> dict[str, Any]:
    char = table.chars[seat]
    sheet = areas.sheet(table, seat)
    cards = {
        suit: [table.card(id).id for id in sheet if table.card(id).suit == suit] for suit in (Suit.HOUSE, Suit.CLASS)
    }
    entity = areas.entity(table, seat)
    awake = entity >= 0 and not table.concealed[entity]
    laid: dict[str, Any] = {
        "hero": {
            "house": cards[Suit.HOUSE][0] if cards[Suit.HOUSE] else "H00",
            "classes": cards[Suit.CLASS],
            "entity": table.card(entity).id if awake else None,
        },
        "awake": awake,
        **piece(table, char),
        "equip": [card(table, id) for id in areas.cards(table, seat, Zone.EQUIP)],
        "memento": [card(table, id) for id in areas.cards(table, seat, Zone.MEMENTO)],
        "support": [companion(table, other) for other in table.chars if stands(other, seat)],
        "discard": [table.card(id).id for id in table.piles.discards[seat]],
    }
    return {name: value for name, value in laid.items() if value not in ([], False, None, 0)}


def stands(char: Char, seat: int) -> bool:
    return char.kind == Kind.COMPANION and char.seat == seat and char.acts()


def piece(table: ApoState, char: Char) -> dict[str, Any]:
    laid: dict[str, Any] = {
        "at": tile_text(char.at),
        "facing": FACINGS[char.facing],
        "hp": min(char.hp, stats.hp_max(table, char.id)),
        "ap": char.ap,
        "debt": char.debt,
        "markers": [name for place, name in enumerate(MARKERS) if char.markers >> place & 1],
    }
    return {name: value for name, value in laid.items() if value}


def companion(table: ApoState, char: Char) -> dict[str, Any]:
    attached = [card(table, id) for id in table.piles.attachments.get(char.card, [])]
    laid = {**card(table, char.card), **piece(table, char)}
    return {**laid, "attached": attached} if attached else laid


def card(table: ApoState, id: int) -> dict[str, Any]:
    laid: dict[str, Any] = {"card": table.card(id).id}
    if table.exhausted[id]:
        laid["exhausted"] = True
    counters = {name: table.counts[place][id] for place, name in enumerate(COUNTERS) if table.counts[place][id]}
    return {**laid, "counters": counters} if counters else laid
