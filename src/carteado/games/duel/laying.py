"""Positions: any table as plain data (see saving.py for the keys)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.errors import Invalid, unknown
from carteado.games.duel.board import COLUMNS, FACTIONS, KEYWORDS, ROWS, Kind, Seen, Type, Zone, slot
from carteado.games.duel.rules import DuelState
from carteado.games.duel.table import STATS, Phase
from carteado.kit import phrases
from carteado.kit.cards import DURATIONS
from carteado.kit.laying import detailed, known, number
from carteado.kit.table import Modifier, Piece

TABLE = ("turn", "first", "active", "at", "columns", "players")
PLAYER = (
    "hero",
    "hp",
    "hand",
    "deck",
    "grave",
    "mana",
    "mana_zone",
    "bonus",
    "shard",
    "traps",
    "attack",
    "defense",
    "row_enchants",
    "hero_enchants",
    "hero_action_used",
    "mana_gain_used",
    "cooldowns",
    "own_turns",
)
CREATURE = ("card", "damage", "exhausted", "stunned", "order", "modifiers", "enchants")
HEROES = ("EMB-H1", "ROO-H1")
DECK = 5


class Layer:
    """Lays one table."""

    def __init__(self, state: DuelState, table: Mapping[str, Any]) -> None:
        known(table, TABLE, "position")
        self.state = state
        self.table = table
        self.orders: list[tuple[int, Piece]] = []
        players = list(table.get("players", [{}, {}]))
        if len(players) != 2:
            raise Invalid("position-bad-value", field="players", found=str(len(players)), allowed="2")
        self.players: list[dict[str, Any]] = [dict(player) for player in players]
        for player in self.players:
            known(player, PLAYER, "players")

    def lay(self) -> DuelState:
        state, table = self.state, self.table
        state.turn = number(table, "turn", 3, 1, 1000)
        state.first = number(table, "first", 0, 0, 1)
        state.active = number(table, "active", (state.first + state.turn + 1) % 2, 0, 1)
        for seat in (0, 1):
            self.add_hero(seat)
        for seat in (0, 1):
            self.lay_side(seat)
        for column, cards in dict(table.get("columns", {})).items():
            at = place_of(column)
            for entry in cards:
                self.enchant(entry, 0, Kind.COLUMN_ENCHANT, Zone.COLUMN, at)
        for seat in (0, 1):
            self.lay_hidden(seat)
        self.sort_orders()
        self.begin()
        return state

    def begin(self) -> None:
        state = self.state
        at = self.table.get("at", "main")
        if at not in ("main", "turn"):
            raise unknown("position-bad-value", at, ["main", "turn"], field="at")
        state.unsettled = False
        state.phase = Phase.MAIN
        if at == "turn":
            state.turn -= 1
            state.own_turns[state.active] -= 1
            state.begin_turn(state.active)
        state.advance()

    # Cards

    def add(self, id: Any, owner: int, zone: int, *types: int) -> int:
        by_id = self.state.catalog.by_id
        if id not in by_id:
            raise unknown("position-bad-value", id, by_id, field="card")
        card = by_id[id]
        if types and card.type not in types:
            raise Invalid("position-bad-value", field="card", found=str(id), allowed=phrases.FITTING_CARD)
        return self.state.add_card(card, owner, zone)

    def add_hero(self, seat: int) -> None:
        state, player = self.state, self.players[seat]
        id = self.add(player.get("hero", HEROES[seat]), seat, Zone.HERO, Type.HERO)
        state.seen[id] = Seen.BY_ALL
        state.cooldowns[seat] = [0] * len(state.cards[id].abilities)

    def lay_side(self, seat: int) -> None:
        """Hand, creatures, traps, shard and enchants of one player."""
        state, player = self.state, self.players[seat]
        if seat == 0:
            self.heroes_enter()
        for id in player.get("hand", []):
            card = self.add(id, seat, Zone.HAND)
            state.hands[seat].append(card)
            state.seen[card] = Seen.BY_ALL if state.cards[card].token else 1 << seat
        for row, name in enumerate(ROWS):
            for column, entry in sorted(dict(player.get(name, {})).items(), key=lambda item: int(item[0])):
                self.creature(seat, slot(seat, row, place_of(column)), entry)
        for entry in player.get("traps", []):
            self.trap(seat, entry)
        if player.get("shard") is not None:
            id = self.add(player["shard"], seat, Zone.SHARD, Type.SHARD)
            state.enter_play(id, Zone.SHARD, seat)
            state.seen[id] = Seen.BY_ALL
            state.shards[seat] = id
        rows = dict(player.get("row_enchants", {}))
        known(rows, ROWS, "row_enchants")
        for row, name in enumerate(ROWS):
            for entry in rows.get(name, []):
                self.enchant(entry, seat, Kind.ROW_ENCHANT, Zone.ROW, seat * 2 + row)
        for entry in player.get("hero_enchants", []):
            self.enchant(entry, seat, Kind.HERO_ENCHANT, Zone.HERO_ENCHANTS, seat)

    def heroes_enter(self) -> None:
        """Before every card, the first player's hero first (DUEL-2.8)."""
        state = self.state
        for seat in (state.first, 1 - state.first):
            hero = state.enter_play(seat, Zone.HERO, seat)
            most = state.max_hp_of(hero)
            hero.damage = most - number(self.players[seat], "hp", most, 1, most)

    def creature(self, seat: int, at: int, entry: Any) -> None:
        state = self.state
        data = detailed(entry, CREATURE)
        id = self.add(data["card"], seat, Zone.CREATURES, Type.CREATURE)
        state.put_creature(id, at)
        piece = state.piece(id)
        piece.damage = number(data, "damage", 0, 0, 99)
        piece.exhausted = bool(data.get("exhausted", False)) or bool(data.get("stunned", False))
        piece.stunned = bool(data.get("stunned", False))
        piece.mods = [modifier(entry, seat) for entry in data.get("modifiers", [])]
        if "order" in data:
            self.orders.append((data["order"], piece))
        for enchant in data.get("enchants", []):
            self.enchant(enchant, seat, Kind.CREATURE_ENCHANT, Zone.HOST, id)

    def trap(self, seat: int, entry: Any) -> None:
        state = self.state
        data = detailed(entry, ("card", "turn"))
        id = self.add(data["card"], seat, Zone.TRAPS, Type.TRAP)
        piece = state.enter_play(id, Zone.TRAPS, seat)
        card = state.card(id)
        piece.paid_mana = card.cost
        piece.paid_hp = state.loyalty_cost(card, seat)
        piece.turn = number(data, "turn", max(1, state.turn - 1), 1, state.turn)
        state.seen[id] = 1 << seat
        state.traps[seat].append(id)

    def enchant(self, entry: Any, owner: int, kind: int, zone: int, at: int) -> None:
        state = self.state
        data = detailed(entry, ("card", "owner", "order"))
        id = self.add(data["card"], number(data, "owner", owner, 0, 1), zone, Type.SPELL)
        if state.card(id).kind != kind:
            allowed = phrases.ENCHANT_OF_KIND
            raise Invalid("position-bad-value", field="card", found=str(data["card"]), allowed=allowed)
        piece = state.enter_play(id, zone, at)
        state.seen[id] = Seen.BY_ALL
        if "order" in data:
            self.orders.append((data["order"], piece))

    def lay_hidden(self, seat: int) -> None:
        """Deck, graveyard, mana zone and the numbers of one player."""
        state, player = self.state, self.players[seat]
        shard = f"SHD-{FACTIONS[state.hero_card(seat).faction][0].upper()}"
        for id in player.get("deck", [shard] * DECK):
            state.decks[seat].append(self.add(id, seat, Zone.DECK))
        for id in player.get("grave", []):
            state.graves[seat].append(self.shown(id, seat, Zone.GRAVE))
        mana = player.get("mana")
        zone = player.get("mana_zone", mana or 0)
        for id in [shard] * zone if isinstance(zone, int) else zone:
            state.mana_zones[seat].append(self.shown(id, seat, Zone.MANA))
        state.mana[seat] = len(state.mana_zones[seat]) if mana is None else mana
        state.bonus_mana[seat] = number(player, "bonus", 0, 0, 99)
        state.acted[seat] = bool(player.get("hero_action_used", True))
        state.gained[seat] = bool(player.get("mana_gain_used", True))
        turns = (state.turn + 1) // 2 if seat == state.first else state.turn // 2
        state.own_turns[seat] = number(player, "own_turns", turns, 0, 1000)
        for ability, until in dict(player.get("cooldowns", {})).items():
            state.cooldowns[seat][int(ability[1:]) - 1] = until

    def shown(self, id: Any, seat: int, zone: int) -> int:
        card = self.add(id, seat, zone)
        self.state.seen[card] = Seen.BY_ALL
        return card

    def sort_orders(self) -> None:
        """Cards with `order` come right after the heroes."""
        state = self.state
        first = [piece.id for _, piece in sorted(self.orders, key=lambda entry: entry[0])]
        state.in_play = state.in_play[:2] + first + [id for id in state.in_play[2:] if id not in first]
        for order, id in enumerate(state.in_play, 1):
            state.piece(id).order = order
        state.static_sources = [id for id in state.in_play if state.cards[id].statics]


def lay(state: DuelState, table: Mapping[str, Any]) -> DuelState:
    return Layer(state, table).lay()


def place_of(column: Any) -> int:
    """Columns are written 1 to 5."""
    if str(column) not in [str(n + 1) for n in range(COLUMNS)]:
        raise Invalid("position-bad-value", field="column", found=str(column), allowed=f"1-{COLUMNS}")
    return int(column) - 1


def modifier(data: Mapping[str, Any], seat: int) -> Modifier:
    known(data, (*STATS, "keywords", "duration", "by"), "modifiers")
    bits = sum(1 << KEYWORDS.index(word) for word in data.get("keywords", []))
    duration = DURATIONS.index(data.get("duration", "forever"))
    return Modifier([data.get(stat, 0) for stat in STATS], bits, duration, data.get("by", seat))
