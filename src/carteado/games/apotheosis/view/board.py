"""The board as a seat sees it: tiles, pieces, reach and lines of sight."""

from __future__ import annotations

from carteado.games.apotheosis.board import (
    ATTRIBUTES,
    FACINGS,
    FOREVER,
    GROUNDS,
    KINDS,
    KNOWLEDGE,
    LIVES,
    MARKERS,
    TERRAINS,
    TILES,
    Ground,
    Kind,
    Suit,
    seat_fact,
)
from carteado.games.apotheosis.language.terms import Rule, rule_names
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import areas, death, movement, ranges, stats, tiles
from carteado.games.apotheosis.view import structures
from carteado.games.apotheosis.view.cards import Viewer


def board(viewer: Viewer) -> structures.Board:
    state = viewer.state
    wide, high = state.config.width, state.config.height
    on_board = [at for at in range(TILES) if at % 16 < wide and at // 16 < high]
    tiles = [
        tile(viewer, at)
        for at in on_board
        if state.board.ground[at] != Ground.OPEN or state.board.terrain[at] or state.board.altitude[at]
    ]
    return {"name": str(state.setup.options["board"]), "width": wide, "height": high, "tiles": tiles}


def tile(viewer: Viewer, at: int) -> structures.Tile:
    state = viewer.state
    return {
        "at": tiles.tile_text(at),
        "terrain": TERRAINS[state.board.terrain[at]],
        "altitude": state.board.altitude[at],
        "state": GROUNDS[state.board.ground[at]],
    }


def order(viewer: Viewer) -> list[structures.Turn]:
    """Return the turns of this round, past and to come; fallen characters are left out (APOTHEOSIS-16.2)."""
    state = viewer.state
    found = [(who, place < state.clock.order_at) for place, who in enumerate(state.clock.turn_order)]
    return [
        {"piece": who, "at": viewer.at(state.chars[who]), "done": done}
        for who, done in found
        if done or state.chars[who].acts()
    ]


def is_seen(char: Char) -> bool:
    """Whether a piece is shown; a Hero is shown even without a piece on the board."""
    return not char.gone and (char.at >= 0 or char.kind == Kind.HERO)


def piece(viewer: Viewer, char: Char) -> structures.Piece:
    state = viewer.state
    data: structures.Piece = {
        "piece": char.id,
        "kind": KINDS[char.kind],
        "seat": seat_fact(char.seat),
        "team": char.team,
        "at": viewer.at(char),
        "facing": FACINGS[char.facing],
        "hp": char.hp,
        "hp_max": stats.hp_max(state, char.id),
        "life": LIVES[char.life],
        "ap": char.ap,
        "debt": char.debt,
        "markers": [name for place, name in enumerate(MARKERS) if char.markers >> place & 1],
        "attributes": {name: stats.attribute(state, char.id, place) for place, name in enumerate(ATTRIBUTES)},
        "base": base(viewer, char),
        "rules": rule_names(char.rules, char.crit),
        "control": control(viewer, char),
        "saved": char.saved,
        "items": [viewer.named(id) for id in death.lootable(state, char)] if char.at >= 0 else [],
        "check": check(viewer, char),
    }
    if char.kind == Kind.OBJECT:
        data["name"] = char.name
    elif char.card >= 0 and viewer.knows(char.card):
        data["id"], data["card"] = char.card, state.cards[char.card].id
    asked = state.decision
    if asked is not None and asked.kind == "main" and char.id == state.clock.active and viewer.seat == char.seat:
        data["reach"], data["before"] = reach(viewer, char)
    return data


def base(viewer: Viewer, char: Char) -> dict[str, int]:
    """Return the attributes from House and Classes, or as printed, without modifiers and Entity."""
    state = viewer.state
    values = [0] * 7
    if char.kind == Kind.OBJECT:
        values[0] = char.con
    elif char.kind == Kind.COMPANION:
        values = list(state.card(char.card).base) if char.card >= 0 else values
    else:
        for id in areas.sheet(state, char.id):
            card = state.card(id)
            if card.suit != Suit.ENTITY:
                values = [value + more for value, more in zip(values, card.base, strict=True)]
        if char.shifts is not None:
            values = [value + more for value, more in zip(values, char.shifts.attributes, strict=True)]
    return dict(zip(ATTRIBUTES, values, strict=True))


def control(viewer: Viewer, char: Char) -> list[str]:
    state = viewer.state
    if not char.acts():
        return []
    near = (char.at - 16, char.at - 1, char.at + 1, char.at + 16)
    return [tiles.tile_text(at) for at in near if tiles.exists(state, at) and tiles.controls(char, at)]


def check(viewer: Viewer, char: Char) -> structures.Check | None:
    if char.check_attribute < 0:
        return None
    known = None if char.check_knowledge < 0 else KNOWLEDGE[char.check_knowledge]
    return {"attribute": ATTRIBUTES[char.check_attribute], "knowledge": known, "difficulty": char.check_difficulty}


def reach(viewer: Viewer, char: Char) -> tuple[dict[str, int], dict[str, str]]:
    """Return the cost of a Move to each empty tile, and the tile before each on a cheapest path."""
    state = viewer.state
    if char.rules & Rule.CANNOT_MOVE:
        return {}, {}
    paths = movement.paths_of(state, char, char.ap, False)
    costs = paths.costs
    before = {
        tiles.tile_text(at): tiles.tile_text(near)
        for at in state.board.open_tiles
        if at != char.at and costs[at] < FOREVER
        for near in state.board.open_around[at]
        if costs[near] + movement.step_cost(state, paths, near, at) == costs[at]
    }
    return {tiles.tile_text(at): costs[at] for at in tiles.empty_tiles(state) if costs[at] < FOREVER}, before


def sights(viewer: Viewer, char: Char) -> dict[str, str | None]:
    """Return the nearest tile that stops a direct line to each other piece (APOTHEOSIS-10.3)."""
    state = viewer.state
    if char.at < 0:
        return {}
    pierce = char.rules & Rule.PIERCE != 0
    found: dict[str, str | None] = {}
    for other in state.chars:
        if other.at < 0 or other is char:
            continue
        stops = [at for at in ranges.between(char.at, other.at) if ranges.stops(state, at, True, pierce)]
        nearest = min(stops, key=lambda at: tiles.distance(char.at, at), default=None)
        found[tiles.tile_text(other.at)] = None if nearest is None else tiles.tile_text(nearest)
    return found
