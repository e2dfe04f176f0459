"""The heroes of a position, with everything that is theirs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.errors import Invalid, unknown
from carteado.games.apotheosis.board import ALL_EYES, ATTRIBUTES, KNOWLEDGE, Kind, Suit, Zone
from carteado.games.apotheosis.language.terms import Stat
from carteado.games.apotheosis.pieces import Shifts
from carteado.games.apotheosis.putting import Putting
from carteado.games.apotheosis.rules import areas, characters, stats, tiles, zones
from carteado.games.apotheosis.rules.building import HEROES
from carteado.games.apotheosis.rules.setup import start_tile, team_of
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.written import AREAS, SPACES
from carteado.kit.cards import NOBODY

PLAIN_LEVEL = 6
PLAIN_SPACES = (9, 9, 3)
DECK = ["I08"] * 5


class Outfitting(Putting):
    """Lays the sheet, table, inventory and piles of each seat."""

    def __init__(self, state: ApoState, table: Mapping[str, Any]) -> None:
        super().__init__(state, table)
        players = list(table.get("players", []))
        if len(players) > state.seats:
            raise Invalid("position-bad-value", field="players", found=str(len(players)), allowed=f"0-{state.seats}")
        players += [{}] * (state.seats - len(players))
        self.players: list[dict[str, Any]] = [dict(player or {}) for player in players]

    def add_hero(self, seat: int) -> None:
        state, player = self.state, self.players[seat]
        char = characters.add(state, Kind.HERO, seat, team_of(state, seat), NOBODY)
        self.lay_piece(char, player)
        if player.get("at", "") is not None:
            if "at" in player:
                self.stand(char, player["at"], "at")
            else:
                tiles.put(state, char, start_tile(state, seat))

    def sheet(self, seat: int) -> list[str]:
        """House, Classes, Entity as ids."""
        hero = self.players[seat].get("hero", "plain")
        if hero == "plain":
            return ["H00"]
        if isinstance(hero, str):
            if hero not in HEROES.ready:
                raise unknown("position-bad-value", hero, [*HEROES.ready, "plain"], field="hero")
            return HEROES.ready[hero].leading
        entity = [hero["entity"]] if hero.get("entity") else []
        return [hero.get("house", "H00"), *hero.get("classes", []), *entity]

    def lay_cards(self, seat: int) -> None:
        """Sheet, table and inventory, in the order of the numbers."""
        state, player = self.state, self.players[seat]
        ids = self.sheet(seat)
        for id in ids:
            number = self.shown(id, seat, Zone.SHEET, seat, Suit.HOUSE, Suit.CLASS, Suit.ENTITY)
            if state.card(number).suit == Suit.HOUSE:
                state.chars[seat].card = number
            if state.card(number).suit == Suit.ENTITY and not player.get("awake", False):
                state.concealed[number] = True
                state.seen[number] = 1 << seat
        self.shift(seat, ids == ["H00"])
        for area, zone in AREAS.items():
            for entry in player.get(area, []):
                self.shown(entry, seat, zone, seat, Suit.ITEM if zone == Zone.EQUIP else Suit.SKILL)
        for entry in player.get("support", []):
            self.lay_companion(entry, seat)
        for entry in player.get("inventory", []):
            self.lay_held(entry, seat)

    def shift(self, seat: int, plain: bool) -> None:
        """What is said of a hero instead of what is printed (and of plain heroes, what makes them plain)."""
        state, player = self.state, self.players[seat]
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

    def lay_companion(self, entry: Any, seat: int) -> None:
        state = self.state
        data = self.card(entry)
        id = self.add(data, seat, Zone.SUPPORT, seat, Suit.COMPANION)
        concealed = data.get("concealed", False) or "at" not in data
        state.concealed[id] = concealed
        state.seen[id] = 1 << seat if concealed else ALL_EYES
        zones.enter(state, id)
        hero = state.chars[seat]
        char = characters.add(state, Kind.COMPANION, seat, hero.team, id)
        self.lay_character(char, data, not concealed)
        self.attach(data, id, seat, seat)

    def lay_held(self, entry: Any, seat: int) -> None:
        state = self.state
        data = self.card(entry)
        id = self.add(data, seat, Zone.INVENTORY, seat, Suit.ITEM, Suit.SKILL, Suit.COMPANION, Suit.EVENT)
        state.shown[id] = data.get("shown", False)
        state.seen[id] = ALL_EYES if state.shown[id] or zones.has_counters(state, id) else 1 << seat
        state.piles.inventories[seat].append(id)
        zones.enter(state, id)

    def lay_piles(self, seat: int) -> None:
        state, player = self.state, self.players[seat]
        for id in player.get("deck", DECK):
            state.piles.decks[seat].insert(0, self.add(self.card(id), seat, Zone.DECK, NOBODY))
        for id in player.get("discard", []):
            state.piles.discards[seat].append(self.shown(id, seat, Zone.DISCARD, NOBODY))
        for id in reversed(player.get("sheet_deck", [])):
            number = self.add(self.card(id), seat, Zone.SHEET_DECK, NOBODY)
            state.seen[number] = 1 << seat
            state.piles.sheet_decks[seat].append(number)
        for id in player.get("sheet_discard", []):
            state.piles.sheet_discards[seat].append(self.shown(id, seat, Zone.SHEET_DISCARD, NOBODY))
        for id in player.get("banished", []):
            state.piles.banished.append(self.shown(id, seat, Zone.BANISHED, NOBODY))
        state.piles.locked[seat] = player.get("locked", False)

    def finish_hero(self, seat: int) -> None:
        """What depends on everything that lies on the table."""
        state, player = self.state, self.players[seat]
        char = state.chars[seat]
        self.set_hp(char, player)
        char.ap = player.get("ap", 0)
        self.later.append((char, player.get("modifiers", [])))
