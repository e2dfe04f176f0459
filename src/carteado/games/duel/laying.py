"""Positions: any table as plain data (see saving.py for the keys)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core import phrases
from carteado.core.errors import Invalid, unknown
from carteado.core.plain import Either, Fields, Flag, ListOf, MapOf, Null, Text, Whole, Word, card_with
from carteado.games.duel.board import COLUMNS, FACTIONS, KEYWORDS, ROWS, Kind, Seen, Type, Zone, slot
from carteado.games.duel.grammar import ABILITIES
from carteado.games.duel.rules import DuelState
from carteado.games.duel.table import STATS, Phase
from carteado.kit.cards import DURATIONS
from carteado.kit.laying import detailed, number
from carteado.kit.table import Modifier, Piece

CARDS = ListOf(Text())
MANY = 1000
ENCHANT = card_with(owner=Whole(0, 1), order=Whole(0, MANY))
MODIFIER = Fields(
    keywords=ListOf(Word(*KEYWORDS)),
    duration=Word(*DURATIONS),
    by=Whole(0, 1),
    **dict.fromkeys(STATS, Whole(-99, 99)),
)
CREATURE = card_with(
    damage=Whole(0, 99),
    exhausted=Flag(),
    stunned=Flag(),
    order=Whole(0, MANY),
    modifiers=ListOf(MODIFIER),
    enchants=ListOf(ENCHANT),
)
PLAYER = Fields(
    hero=Text(),
    hp=Whole(1, MANY),
    hand=CARDS,
    deck=CARDS,
    grave=CARDS,
    mana=Either(Whole(0, 99), Null()),
    mana_zone=Either(Whole(0, 99), CARDS),
    bonus=Whole(0, 99),
    shard=Either(Text(), Null()),
    traps=ListOf(card_with(turn=Whole(1, MANY))),
    attack=MapOf(CREATURE),
    defense=MapOf(CREATURE),
    row_enchants=Fields(**dict.fromkeys(ROWS, ListOf(ENCHANT))),
    hero_enchants=ListOf(ENCHANT),
    hero_action_used=Flag(),
    mana_gain_used=Flag(),
    cooldowns=Fields(**dict.fromkeys(ABILITIES, Whole(0, MANY))),
    own_turns=Whole(0, MANY),
)
TABLE = Fields(
    turn=Whole(1, MANY),
    first=Whole(0, 1),
    active=Whole(0, 1),
    at=Word("main", "turn"),
    columns=MapOf(ListOf(ENCHANT)),
    players=ListOf(PLAYER),
)
HEROES = ("EMB-H1", "ROO-H1")
DECK = 5


class Layer:
    """Lays one table."""

    def __init__(self, state: DuelState, table: Mapping[str, Any]) -> None:
        TABLE.check(table, "")
        self.state = state
        self.events, state.events = state.events, None  # laying a card is no event
        self.table = table
        self.orders: list[tuple[int, Piece]] = []
        players = list(table.get("players", [{}, {}]))
        if len(players) != 2:
            raise Invalid("position-bad-value", field="players", found=str(len(players)), allowed="2")
        self.players: list[Mapping[str, Any]] = players

    def lay(self) -> DuelState:
        state, table = self.state, self.table
        state.turn = table.get("turn", 3)
        state.first = table.get("first", 0)
        state.active = table.get("active", (state.first + state.turn + 1) % 2)
        for seat in (0, 1):
            self.add_hero(seat)
        for seat in (0, 1):
            self.lay_side(seat)
        for column, cards in table.get("columns", {}).items():
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
        state.events = self.events
        state.unsettled = False
        state.phase = Phase.MAIN
        if self.table.get("at") == "turn":
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
            creatures = {place_of(column): entry for column, entry in player.get(name, {}).items()}
            for column in sorted(creatures):
                self.creature(seat, slot(seat, row, column), creatures[column])
        for entry in player.get("traps", []):
            self.trap(seat, entry)
        if player.get("shard") is not None:
            id = self.add(player["shard"], seat, Zone.SHARD, Type.SHARD)
            state.enter_play(id, Zone.SHARD, seat)
            state.seen[id] = Seen.BY_ALL
            state.shards[seat] = id
        for row, name in enumerate(ROWS):
            for entry in player.get("row_enchants", {}).get(name, []):
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
        data = detailed(entry)
        id = self.add(data["card"], seat, Zone.CREATURES, Type.CREATURE)
        state.put_creature(id, at)
        piece = state.piece(id)
        piece.damage = data.get("damage", 0)
        piece.stunned = data.get("stunned", False)
        piece.exhausted = data.get("exhausted", False) or piece.stunned
        piece.mods = [modifier(entry, seat) for entry in data.get("modifiers", [])]
        if "order" in data:
            self.orders.append((data["order"], piece))
        for enchant in data.get("enchants", []):
            self.enchant(enchant, seat, Kind.CREATURE_ENCHANT, Zone.HOST, id)

    def trap(self, seat: int, entry: Any) -> None:
        state = self.state
        data = detailed(entry)
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
        data = detailed(entry)
        id = self.add(data["card"], data.get("owner", owner), zone, Type.SPELL)
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
        state.bonus_mana[seat] = player.get("bonus", 0)
        state.acted[seat] = player.get("hero_action_used", True)
        state.gained[seat] = player.get("mana_gain_used", True)
        turns = (state.turn + 1) // 2 if seat == state.first else state.turn // 2
        state.own_turns[seat] = player.get("own_turns", turns)
        for ability, until in player.get("cooldowns", {}).items():
            self.cool_down(seat, ABILITIES.index(ability), until)

    def cool_down(self, seat: int, ability: int, until: int) -> None:
        cooldowns = self.state.cooldowns[seat]
        if ability >= len(cooldowns):
            allowed = ABILITIES[: len(cooldowns)]
            raise unknown("position-bad-value", ABILITIES[ability], allowed, field="cooldowns")
        cooldowns[ability] = until

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
    bits = sum(1 << KEYWORDS.index(word) for word in data.get("keywords", []))
    duration = DURATIONS.index(data.get("duration", "forever"))
    return Modifier([data.get(stat, 0) for stat in STATS], bits, duration, data.get("by", seat))
