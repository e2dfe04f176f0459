"""The heroes of a position: sheet, table, inventory and piles of each seat."""

from __future__ import annotations

from typing import Any

from carteado.core.errors import unknown
from carteado.games.apotheosis.board import ATTRIBUTES, KNOWLEDGE, KNOWN_TO_ALL, Kind, Suit, Zone
from carteado.games.apotheosis.language.terms import Stat
from carteado.games.apotheosis.pieces import Shifts
from carteado.games.apotheosis.position import pieces
from carteado.games.apotheosis.position.layer import Layer
from carteado.games.apotheosis.position.schema import AREAS, SPACES
from carteado.games.apotheosis.rules import areas, characters, stats, tiles, zones
from carteado.games.apotheosis.rules.building import HEROES
from carteado.games.apotheosis.rules.setup import start_tile, team_of
from carteado.kit.cards import NOBODY

PLAIN_LEVEL = 6
PLAIN_SPACES = (9, 9, 3)
DECK = ["I08"] * 5


def add(layer: Layer, seat: int) -> None:
    state, player = layer.state, layer.players[seat]
    char = characters.add(state, Kind.HERO, seat, team_of(state, seat), NOBODY)
    pieces.lay_piece(layer, char, player)
    if player.get("at", "") is not None:
        if "at" in player:
            layer.stand(char, player["at"], "at")
        else:
            tiles.put(state, char, start_tile(state, seat))


def lay_cards(layer: Layer, seat: int) -> None:
    """Lay the sheet, table and inventory, in the order of the numbers."""
    state, player = layer.state, layer.players[seat]
    ids = sheet(layer, seat)
    for id in ids:
        number = layer.shown(id, seat, Zone.SHEET, seat, Suit.HOUSE, Suit.CLASS, Suit.ENTITY)
        if state.card(number).suit == Suit.HOUSE:
            state.chars[seat].card = number
        if state.card(number).suit == Suit.ENTITY and not player.get("awake", False):
            state.concealed[number] = True
            state.seen[number] = 1 << seat
    shift_values(layer, seat, ids == ["H00"])
    for area, zone in AREAS.items():
        for entry in player.get(area, []):
            layer.shown(entry, seat, zone, seat, Suit.ITEM if zone == Zone.EQUIP else Suit.SKILL)
    for entry in player.get("support", []):
        lay_companion(layer, entry, seat)
    for entry in player.get("inventory", []):
        lay_held(layer, entry, seat)


def sheet(layer: Layer, seat: int) -> list[str]:
    """Return the ids of House, Classes and Entity."""
    hero = layer.players[seat].get("hero", "plain")
    if hero == "plain":
        return ["H00"]
    if isinstance(hero, str):
        if hero not in HEROES.ready:
            raise unknown("position-bad-value", hero, [*HEROES.ready, "plain"], field="hero")
        return HEROES.ready[hero].leading
    entity = [hero["entity"]] if hero.get("entity") else []
    return [hero.get("house", "H00"), *hero.get("classes", []), *entity]


def shift_values(layer: Layer, seat: int, plain: bool) -> None:
    """Set the values that replace printed ones, among them those that make a hero plain."""
    state, player = layer.state, layer.players[seat]
    char = state.chars[seat]
    base = [0] * Stat.COUNT
    stats.count_hero(state, char, base)
    entity = areas.entity(state, seat)
    if entity >= 0 and not state.concealed[entity]:
        for place, more in enumerate(state.card(entity).base):
            base[place] -= more
    level = char.level
    shifts = Shifts()
    wanted = player.get("level", PLAIN_LEVEL if plain else level)
    shifts.level = wanted - level
    for name, value in player.get("attributes", {}).items():
        place = ATTRIBUTES.index(name)
        shifts.attributes[place] = value - base[place]
    given = dict.fromkeys(KNOWLEDGE, 3) if plain else {}
    for name, value in {**given, **player.get("knowledge", {})}.items():
        place = KNOWLEDGE.index(name)
        shifts.knowledge[place] = value - base[Stat.KNOW + place]
    shifts.hp_max = player.get("hp_max", 4 + wanted) - 4 - wanted
    spaces = dict(zip(SPACES, PLAIN_SPACES, strict=False)) if plain else {}
    spaces.update(player.get("spaces", {}))
    ground = (base[Stat.EQUIP], base[Stat.MEMENTO], stats.support_spaces(state, wanted), wanted + 10)
    for place, name in enumerate(SPACES):
        if name in spaces:
            shifts.spaces[place] = spaces[name] - ground[place]
    char.shifts = shifts
    areas.clear(state)


def lay_companion(layer: Layer, entry: Any, seat: int) -> None:
    state = layer.state
    data = layer.card(entry)
    id = layer.add(data, seat, Zone.SUPPORT, seat, Suit.COMPANION)
    concealed = data.get("concealed", False) or "at" not in data
    state.concealed[id] = concealed
    state.seen[id] = 1 << seat if concealed else KNOWN_TO_ALL
    zones.enter(state, id)
    hero = state.chars[seat]
    char = characters.add(state, Kind.COMPANION, seat, hero.team, id)
    pieces.lay_character(layer, char, data, not concealed)
    layer.attach(data, id, seat, seat)


def lay_held(layer: Layer, entry: Any, seat: int) -> None:
    state = layer.state
    data = layer.card(entry)
    id = layer.add(data, seat, Zone.INVENTORY, seat, Suit.ITEM, Suit.SKILL, Suit.COMPANION, Suit.EVENT)
    state.shown[id] = data.get("shown", False)
    state.seen[id] = KNOWN_TO_ALL if state.shown[id] or zones.has_counters(state, id) else 1 << seat
    zones.enter(state, id)


def lay_piles(layer: Layer, seat: int) -> None:
    state, player = layer.state, layer.players[seat]
    for id in player.get("deck", DECK):
        layer.add(layer.card(id), seat, Zone.DECK, NOBODY)
    state.piles.decks[seat].reverse()
    for id in player.get("discard", []):
        layer.shown(id, seat, Zone.DISCARD, NOBODY)
    for id in reversed(player.get("sheet_deck", [])):
        state.seen[layer.add(layer.card(id), seat, Zone.SHEET_DECK, NOBODY)] = 1 << seat
    for id in player.get("sheet_discard", []):
        layer.shown(id, seat, Zone.SHEET_DISCARD, NOBODY)
    for id in player.get("banished", []):
        layer.shown(id, seat, Zone.BANISHED, NOBODY)
    state.piles.locked[seat] = player.get("locked", False)


def finish(layer: Layer, seat: int) -> None:
    """Set what depends on the whole table."""
    state, player = layer.state, layer.players[seat]
    char = state.chars[seat]
    pieces.set_hp(layer, char, player)
    char.ap = player.get("ap", 0)
    layer.later.append((char, player.get("modifiers", [])))
