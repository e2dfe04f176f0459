"""Lay the parts of a position that belong to no seat: tiles, scenario, objects, and the master's side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core import phrases
from carteado.core.errors import Invalid
from carteado.games.apotheosis.board import ATTRIBUTES, GROUNDS, KNOWLEDGE, MASTER, TERRAINS, Kind, Mode, Suit, Zone
from carteado.games.apotheosis.pieces import Wave
from carteado.games.apotheosis.position import pieces
from carteado.games.apotheosis.position.layer import Layer
from carteado.games.apotheosis.rules import characters, tiles, zones
from carteado.games.apotheosis.rules.setup import GATE_TILE, add_object, lay_board, lay_court, lay_encounter
from carteado.kit.cards import NOBODY
from carteado.kit.position import detailed, number

AFTER_WAVES = ("main", "turn", "start", "end", "round_end", "battle_end")


def lay_tiles(layer: Layer) -> None:
    state = layer.state
    lay_board(state)
    if state.mode == Mode.ENCOUNTER and "master" not in layer.table:
        lay_court(state)
    for text, entry in layer.table.get("tiles", {}).items():
        at = layer.tile(str(text), "tiles")
        data: Mapping[str, Any] = {"state": entry} if isinstance(entry, str) else entry
        state.board.ground[at] = GROUNDS.index(data.get("state", "open"))
        state.board.terrain[at] = TERRAINS.index(data.get("terrain", "field"))
        state.board.altitude[at] = data.get("altitude", 0)
    tiles.index_board(state)


def lay_scenario(layer: Layer, entry: Any) -> None:
    data = layer.card(entry)
    owner = number(data, "owner", 0, 0, layer.state.seats - 1)
    id = layer.add(data, owner, Zone.SCENARIO, NOBODY, Suit.EVENT)
    zones.show(layer.state, id)
    zones.enter(layer.state, id)


def lay_object(layer: Layer, data: Mapping[str, Any]) -> None:
    state = layer.state
    at = layer.empty_tile(data["at"], "objects")
    who = add_object(state, at, data.get("name", "thing"), data.get("con", 1), data.get("hp", 1))
    for item in data.get("items", []):
        layer.shown(item, 0, Zone.CONTAINER, NOBODY, Suit.ITEM, host=who)
    if "check" in data:
        check = data["check"]
        char = state.chars[who]
        char.check_attribute = ATTRIBUTES.index(check["attribute"])
        char.check_knowledge = KNOWLEDGE.index(check["knowledge"]) if "knowledge" in check else NOBODY
        char.check_difficulty = check.get("difficulty", 1)


def lay_master(layer: Layer) -> None:
    state = layer.state
    if state.mode != Mode.ENCOUNTER:
        if "master" in layer.table:
            raise Invalid("position-bad-value", field="master", found="master", allowed=phrases.only_in("encounter"))
        return
    if "master" not in layer.table:
        layer.empty_tile(GATE_TILE, "at")
        lay_encounter(state)
        state.piles.waves = [wave for wave in state.piles.waves if wave.round >= next_wave(layer)]
        return
    data = layer.table["master"]
    for entry in data.get("characters", []):
        lay_master_character(layer, entry)
    for entry in data.get("hand", []):
        layer.add(layer.card(entry), MASTER, Zone.MASTER_HAND, NOBODY)
    state.piles.waves = [read_wave(layer, entry) for entry in data.get("waves", [])]


def lay_master_character(layer: Layer, entry: Any) -> None:
    state = layer.state
    data = layer.card(entry)
    id = layer.add(data, MASTER, Zone.SUPPORT, NOBODY, Suit.COMPANION)
    zones.show(state, id)
    zones.enter(state, id)
    char = characters.add(state, Kind.COMPANION, MASTER, 1, id)
    state.holders[id] = char.id
    pieces.lay_character(layer, char, data, True)
    layer.attach(data, id, MASTER, char.id)


def next_wave(layer: Layer) -> int:
    """Return the first round whose waves are still to come; those of this round enter before RD3."""
    return layer.state.clock.round + (layer.table.get("at", "main") in AFTER_WAVES)


def read_wave(layer: Layer, data: Mapping[str, Any]) -> Wave:
    due = number(data, "round", max(3, next_wave(layer)), next_wave(layer), 99)
    cards = [detailed(entry) for entry in data.get("cards", [])]
    names = [[card["card"], *card.get("attached", [])] for card in cards]
    return Wave(due, [[layer.number_of(name) for name in together] for together in names])


def lay_master_piles(layer: Layer) -> None:
    data = layer.table.get("master", {})
    for id in reversed(data.get("deck", [])):
        layer.add(layer.card(id), MASTER, Zone.DECK, NOBODY)
    for id in data.get("discard", []):
        layer.shown(id, MASTER, Zone.DISCARD, NOBODY)
