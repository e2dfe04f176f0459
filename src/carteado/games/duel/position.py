"""Positions: any table of a duel as plain data, for tests and puzzles. docs/positions.md explains the keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core import phrases
from carteado.core.errors import Invalid, unknown
from carteado.core.position import check_position
from carteado.core.shapes import Either, Flag, ListOf, MapOf, Null, Text, Whole, Word, card_with, fields
from carteado.games.duel.board import (
    COLUMNS,
    DURATIONS,
    FACTIONS,
    KEYWORDS,
    ROWS,
    STATS,
    Kind,
    Phase,
    Seen,
    Type,
    Zone,
    slot,
)
from carteado.games.duel.grammar import ABILITIES
from carteado.games.duel.pieces import Modifier
from carteado.games.duel.rules import costs, creatures, stats, turn
from carteado.games.duel.state import DuelState
from carteado.kit.constants import bits
from carteado.kit.position import Layer, detailed, fitting, number, only

CARDS = ListOf(Text())
MANY = 1000
ENCHANT = card_with(owner=Whole(0, 1), order=Whole(0, MANY))
MODIFIER = fields(
    keywords=ListOf(Word(*KEYWORDS)), duration=Word(*DURATIONS), by=Whole(0, 1), **dict.fromkeys(STATS, Whole(-99, 99))
)
CREATURE = card_with(
    damage=Whole(0, 99),
    exhausted=Flag(),
    stunned=Flag(),
    order=Whole(0, MANY),
    modifiers=ListOf(MODIFIER),
    enchants=ListOf(ENCHANT),
)
PLAYER = fields(
    hero=Text(),
    hp=Whole(1, MANY),
    hand=CARDS,
    deck=CARDS,
    grave=CARDS,
    mana=Either(Whole(0, 99), Null()),
    mana_zone=Either(Whole(0, 99), CARDS),
    bonus=Whole(0, 99),
    shard=Either(Text(), Null()),
    traps=ListOf(card_with(turn=Whole(1, MANY), order=Whole(0, MANY))),
    attack=MapOf(CREATURE),
    defense=MapOf(CREATURE),
    row_enchants=fields(**dict.fromkeys(ROWS, ListOf(ENCHANT))),
    hero_enchants=ListOf(ENCHANT),
    hero_action_used=Flag(),
    mana_gain_used=Flag(),
    cooldowns=fields(**dict.fromkeys(ABILITIES, Whole(0, MANY))),
    own_turns=Whole(0, MANY),
)
TABLE = fields(
    turn=Whole(1, MANY),
    first=Whole(0, 1),
    active=Whole(0, 1),
    at=Word("main", "turn"),
    columns=MapOf(ListOf(ENCHANT)),
    players=ListOf(PLAYER),
)
HEROES = ("EMB-H1", "ROO-H1")
DECK = 5


class DuelLayer(Layer):
    """Lays the position of a duel."""

    state: DuelState

    def __init__(self, state: DuelState, table: Mapping[str, Any]) -> None:
        check_position(TABLE, table)
        super().__init__(state, state.catalog.by_id)
        self.events, state.events = state.events, None  # laying a card reports no event
        self.table = table
        players = list(table.get("players", [{}, {}]))
        if len(players) != 2:
            raise Invalid("position-bad-value", field="players", found=str(len(players)), allowed="2")
        self.players: list[Mapping[str, Any]] = players

    def lay(self) -> DuelState:
        state, table = self.state, self.table
        self.lay_clock()
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
        self.sort_play_order(fixed=len(HEROES))
        self.check_alive()
        self.begin()
        return state

    def lay_clock(self) -> None:
        """Set the turn: of the first player, the turn and the active player, two decide the third (DUEL-4.1)."""
        clock, table = self.state.clock, self.table
        clock.turn = number(table, "turn", 3, 1, self.state.config.turn_limit)
        first = (table["active"] + clock.turn + 1) % 2 if "active" in table else 0
        clock.first = table.get("first", first)
        clock.active = only(table, "active", (clock.first + clock.turn + 1) % 2)

    def check_alive(self) -> None:
        """Refuse a hero or creature that would be dead already (DUEL-14.5, 15.1)."""
        state = self.state
        for id in state.in_play:
            piece = state.piece(id)
            if piece.zone in (Zone.HERO, Zone.CREATURES) and stats.hp(state, piece) <= 0:
                allowed = phrases.less_than(stats.max_hp(state, piece))
                raise Invalid("position-bad-value", field="damage", found=str(piece.damage), allowed=allowed)

    def begin(self) -> None:
        state = self.state
        state.events = self.events
        state.unsettled = False
        state.clock.phase = Phase.MAIN
        if self.table.get("at") == "turn":
            state.clock.turn -= 1
            state.players[state.clock.active].own_turns -= 1
            turn.begin(state, state.clock.active)
        state.advance()

    def add_hero(self, seat: int) -> None:
        state, player = self.state, self.players[seat]
        id = self.add(player.get("hero", HEROES[seat]), seat, Zone.HERO, Type.HERO)
        state.seen[id] = Seen.BY_ALL
        state.players[seat].cooldowns = [0] * len(state.card(id).abilities)

    def lay_side(self, seat: int) -> None:
        """Lay the hand, creatures, traps, shard and enchants of one player."""
        state, player = self.state, self.players[seat]
        if seat == 0:
            self.heroes_enter()
        for id in fitting(player, "hand", state.config.hand_max):
            card = self.add(id, seat, Zone.HAND)
            state.players[seat].hand.append(card)
            state.seen[card] = Seen.BY_ALL if state.card(card).token else 1 << seat
        for row, name in enumerate(ROWS):
            standing = {place_of(column): entry for column, entry in player.get(name, {}).items()}
            for column in sorted(standing):
                self.creature(seat, slot(seat, row, column), standing[column])
        for entry in fitting(player, "traps", state.config.trap_max):
            self.trap(seat, entry)
        if player.get("shard") is not None:
            id = self.add(player["shard"], seat, Zone.SHARD, Type.SHARD)
            state.enter_play(id, Zone.SHARD, seat)
            state.seen[id] = Seen.BY_ALL
            state.players[seat].shard = id
        for row, name in enumerate(ROWS):
            for entry in player.get("row_enchants", {}).get(name, []):
                self.enchant(entry, seat, Kind.ROW_ENCHANT, Zone.ROW, seat * 2 + row)
        for entry in player.get("hero_enchants", []):
            self.enchant(entry, seat, Kind.HERO_ENCHANT, Zone.HERO_ENCHANTS, seat)

    def heroes_enter(self) -> None:
        """Put the heroes into play before every card, the first player's first (DUEL-2.8)."""
        state = self.state
        for seat in (state.clock.first, 1 - state.clock.first):
            state.enter_play(seat, Zone.HERO, seat)
            hero = state.piece(seat)
            most = stats.max_hp(state, hero)
            hero.damage = most - number(self.players[seat], "hp", most, 1, most)

    def creature(self, seat: int, at: int, entry: Any) -> None:
        state = self.state
        data = detailed(entry)
        id = self.add(data["card"], seat, Zone.CREATURES, Type.CREATURE)
        piece = creatures.put(state, id, at)
        piece.damage = data.get("damage", 0)
        piece.stunned = data.get("stunned", False)
        piece.exhausted = data.get("exhausted", False) or piece.stunned
        piece.modifiers = [modifier(entry, seat) for entry in data.get("modifiers", [])]
        self.note_order(data, piece)
        for enchant in data.get("enchants", []):
            self.enchant(enchant, seat, Kind.CREATURE_ENCHANT, Zone.HOST, id)

    def trap(self, seat: int, entry: Any) -> None:
        state = self.state
        data = detailed(entry)
        id = self.add(data["card"], seat, Zone.TRAPS, Type.TRAP)
        state.enter_play(id, Zone.TRAPS, seat)
        piece, card = state.piece(id), state.card(id)
        piece.paid_mana = card.cost
        piece.paid_hp = costs.loyalty_cost(state, card, seat)
        piece.turn = number(data, "turn", max(1, state.clock.turn - 1), 1, state.clock.turn)
        state.seen[id] = 1 << seat
        state.players[seat].traps.append(id)
        self.note_order(data, piece)

    def enchant(self, entry: Any, owner: int, kind: int, zone: int, at: int) -> None:
        state = self.state
        data = detailed(entry)
        id = self.add(data["card"], data.get("owner", owner), zone, Type.SPELL)
        if state.card(id).kind != kind:
            allowed = phrases.ENCHANT_OF_KIND
            raise Invalid("position-bad-value", field="card", found=str(data["card"]), allowed=allowed)
        state.enter_play(id, zone, at)
        state.seen[id] = Seen.BY_ALL
        self.note_order(data, state.piece(id))

    def lay_hidden(self, seat: int) -> None:
        """Lay the deck, graveyard and mana zone of one player, and set its counters."""
        state, player = self.state, self.players[seat]
        own, clock = state.players[seat], state.clock
        shard = f"SHD-{FACTIONS[state.card(seat).faction][0].upper()}"
        for id in player.get("deck", [shard] * DECK):
            own.deck.append(self.add(id, seat, Zone.DECK))
        for id in player.get("grave", []):
            own.grave.append(self.shown(id, seat, Zone.GRAVE))
        mana = player.get("mana")
        zone = player.get("mana_zone", mana or 0)
        for id in [shard] * zone if isinstance(zone, int) else zone:
            own.mana_zone.append(self.shown(id, seat, Zone.MANA))
        own.mana = len(own.mana_zone) if mana is None else mana
        own.bonus_mana = player.get("bonus", 0)
        own.acted = player.get("hero_action_used", True)
        own.gained = player.get("mana_gain_used", True)
        own.own_turns = player.get("own_turns", (clock.turn + 1) // 2 if seat == clock.first else clock.turn // 2)
        for ability, until in player.get("cooldowns", {}).items():
            self.cool_down(seat, ABILITIES.index(ability), until)

    def cool_down(self, seat: int, ability: int, until: int) -> None:
        cooldowns = self.state.players[seat].cooldowns
        if ability >= len(cooldowns):
            allowed = ABILITIES[: len(cooldowns)]
            raise unknown("position-bad-value", ABILITIES[ability], allowed, field="cooldowns")
        cooldowns[ability] = until

    def shown(self, id: Any, seat: int, zone: int) -> int:
        card = self.add(id, seat, zone)
        self.state.seen[card] = Seen.BY_ALL
        return card


def lay(state: DuelState, table: Mapping[str, Any]) -> DuelState:
    return DuelLayer(state, table).lay()


def place_of(column: Any) -> int:
    """Read a column, written 1 to 5."""
    if str(column) not in [str(n + 1) for n in range(COLUMNS)]:
        raise Invalid("position-bad-value", field="column", found=str(column), allowed=f"1-{COLUMNS}")
    return int(column) - 1


def modifier(data: Mapping[str, Any], seat: int) -> Modifier:
    duration = DURATIONS.index(data.get("duration", "forever"))
    changes = [data.get(stat, 0) for stat in STATS]
    return Modifier(changes, bits(KEYWORDS, data, "keywords"), duration, data.get("by", seat))
