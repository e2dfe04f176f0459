"""Positions: any table as plain data (see saving.py for the keys)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core import phrases
from carteado.core.errors import Invalid, unknown
from carteado.core.plain import Either, Fields, Flag, ListOf, Null, Text, Whole, Word, card_with
from carteado.games.heroes.board import MOB_HEALTH, MOST_SEATS, STANCES, TOKENS, Mode, Phase, Type, Zone
from carteado.games.heroes.pieces import TokenObject, Unit
from carteado.games.heroes.rules import HeroesState
from carteado.kit.cards import NOBODY
from carteado.kit.laying import detailed, number

AT = {
    "main": Phase.MAIN,
    "turn": Phase.START,
    "combat": Phase.COMBAT,
    "resolution": Phase.RESOLUTION,
    "end": Phase.END,
}
MANY = 10_000
CARDS = ListOf(Text())
POWERS = tuple(f"a{number}" for number in range(1, 10))
TOKEN = Fields(
    ("type",),
    type=Word(*TOKENS),
    n=Whole(1, 99),
    stack=Flag(),
    turn=Whole(-MANY, MANY),
    fresh=Flag(),
)
CHARACTER = card_with(
    energy=Whole(0, 99),
    damage=Whole(0, 99),
    protection=Whole(0, 99),
    tokens=ListOf(Either(Word(*TOKENS), TOKEN)),
    actions=ListOf(card_with(used=Flag())),
    orientation=Word(*STANCES),
    used=ListOf(Word(*POWERS)),
    readied=Flag(),
    common=Flag(),
    order=Whole(0, MANY),
)
PLAYER = Fields(
    hand=CARDS,
    deck=CARDS,
    dead=CARDS,
    reserve=Whole(0, 99),
    team=ListOf(CHARACTER),
    sources=ListOf(card_with(used=Flag())),
    equipment=ListOf(card_with(energy=Whole(0, 99), used=ListOf(Word(*POWERS)))),
    knockouts=Whole(0, 9),
    places=Whole(0, 4),
    substitutions=Whole(0, 2),
    fielded=Whole(0, 9),
    own_turns=Whole(0, MANY),
    source_played=Flag(),
    event_played=Flag(),
    relocated=Flag(),
    once=CARDS,
    eliminated=Either(Flag(), Whole(1, MOST_SEATS)),
)
TABLE = Fields(
    turn=Whole(1, MANY),
    round=Whole(1, MANY),
    start=Whole(0, MOST_SEATS - 1),
    active=Whole(0, MOST_SEATS - 1),
    at=Word(*AT),
    event=Either(card_with(owner=Whole(0, MOST_SEATS - 1)), Null()),
    mob=CHARACTER,
    stage=Whole(1, 2),
    players=ListOf(Either(PLAYER, Null())),
)


class Layer:
    """Lays one table."""

    def __init__(self, state: HeroesState, table: Mapping[str, Any]) -> None:
        TABLE.check(table, "")
        self.state = state
        self.table = table
        self.orders: list[tuple[int, Unit]] = []
        players = list(table.get("players", []))
        if len(players) > state.seats:
            raise Invalid("position-bad-value", field="players", found=str(len(players)), allowed=str(state.seats))
        self.players: list[dict[str, Any]] = [dict(player or {}) for player in players]
        self.players += [{} for _ in range(state.seats - len(players))]

    def lay(self) -> HeroesState:
        state = self.state
        self.lay_clock()
        for seat in range(state.seats):
            self.lay_side(seat)
        self.lay_event()
        self.lay_mob()
        for seat in range(state.seats):
            self.lay_hidden(seat)
        for seat in range(state.seats):
            self.lay_numbers(seat)
        self.sort_orders()
        self.begin()
        return state

    def lay_clock(self) -> None:
        state, table, seats = self.state, self.table, self.state.seats
        state.start = number(table, "start", 0, 0, seats - 1)
        if state.mode == Mode.CHALLENGERS and "round" in table:
            state.round = table.get("round", 3)
            state.turn = table.get("turn", 1 + seats * (state.round - 1))
        else:
            state.turn = table.get("turn", 1 + 2 * seats)
            state.round = table.get("round", (state.turn - 1) // seats + 1)
        state.active = number(table, "active", (state.start + state.turn - 1) % seats, 0, seats - 1)
        state.stage = number(table, "stage", 1, 1, 2 if state.mode == Mode.MIXED else 1)
        if state.stage == 2:
            state.sides = list(range(seats))
            state.playing = [not player.get("eliminated", False) for player in self.players]

    def begin(self) -> None:
        state = self.state
        at = self.table.get("at", "main")
        state.unsettled = False
        state.phase = AT[at]
        if at == "turn":
            state.turn -= 1
            state.own_turns[state.active] -= 1
            state.begin_turn(state.active)
        elif state.mode == Mode.CHALLENGERS and at in ("combat", "resolution"):
            state.active = NOBODY
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

    def lay_side(self, seat: int) -> None:
        """Hand, team, sources and equipment of one player."""
        state, player = self.state, self.players[seat]
        for id in player.get("hand", []):
            state.hands[seat].append(self.add(id, seat, Zone.HAND))
        for entry in player.get("team", []):
            data = detailed(entry)
            id = self.add(data["card"], seat, Zone.TEAM, Type.CHARACTER)
            self.fill_character(state.put_character(seat, id), data)
        for entry in player.get("sources", []):
            data = detailed(entry)
            id = self.add(data["card"], seat, Zone.PLANTS, Type.SOURCE)
            unit = state.put_in_play(id, Zone.PLANTS, seat)
            unit.used = int(data.get("used", False))
            state.plants[seat].append(id)
        for entry in player.get("equipment", []):
            data = detailed(entry)
            id = self.add(data["card"], seat, Zone.SUPPORT, Type.EQUIPMENT)
            unit = state.put_in_play(id, Zone.SUPPORT, seat)
            unit.energy = data.get("energy", 1)
            unit.used = used_bits(data)
            state.support[seat].append(id)

    def fill_character(self, unit: Unit, data: Mapping[str, Any]) -> None:
        state = self.state
        unit.energy = data.get("energy", 0)
        unit.damage = data.get("damage", 0)
        unit.pool = data.get("protection", unit.pool)
        unit.stance = STANCES.index(data.get("orientation", "upright"))
        unit.used = used_bits(data)
        unit.readied = data.get("readied", False)
        unit.common = data.get("common", False)
        if unit.common and state.mode != Mode.CHALLENGERS:
            raise Invalid("position-bad-value", field="common", found="true", allowed=phrases.only_in("challengers"))
        if "order" in data:
            self.orders.append((data["order"], unit))
        self.lay_tokens(unit, data.get("tokens", []))
        for entry in data.get("actions", []):
            action = detailed(entry)
            id = self.add(action["card"], unit.owner, Zone.ATTACHED, Type.ACTION)
            attached = state.put_in_play(id, Zone.ATTACHED, unit.id)
            attached.used = int(action.get("used", False))
            unit.attached = [*unit.attached, id]

    def lay_tokens(self, unit: Unit, entries: Any) -> None:
        state = self.state
        tokens: list[TokenObject] = []
        for entry in entries:
            data: dict[str, Any] = {"type": entry} if isinstance(entry, str) else dict(entry)
            kind = TOKENS.index(data["type"])
            size = data.get("n", 1)
            turn = number(data, "turn", state.clock() - (0 if data.get("fresh") else 1), -MANY, state.clock())
            for part in [size] if data.get("stack") else [1] * size:
                state.counter += 1
                tokens.append(TokenObject(kind, part, data.get("stack", False), turn, state.counter))
        unit.hold(tokens)

    def lay_event(self) -> None:
        state = self.state
        if self.table.get("event") is None:
            return
        data = detailed(self.table["event"])
        owner = number(data, "owner", 0, 0, state.seats - 1)
        state.event = self.add(data["card"], owner, Zone.EVENT, Type.EVENT)
        state.put_in_play(state.event, Zone.EVENT, owner)

    def lay_mob(self) -> None:
        state = self.state
        if state.mode != Mode.CHALLENGERS:
            if "mob" in self.table:
                raise Invalid("position-bad-value", field="mob", found="mob", allowed=phrases.only_in("challengers"))
            return
        data = detailed(self.table.get("mob", str(state.setup.options["mob"])))
        state.put_mob(self.add(data["card"], NOBODY, Zone.MOB, Type.CHARACTER))
        unit = state.unit(state.mob)
        self.fill_character(unit, data)
        unit.bonus_health = MOB_HEALTH * state.seats

    def lay_hidden(self, seat: int) -> None:
        state, player = self.state, self.players[seat]
        for id in player.get("deck", []):
            state.decks[seat].append(self.add(id, seat, Zone.DECK))
        for id in player.get("dead", []):
            state.dead[seat].append(self.add(id, seat, Zone.DEAD))

    def lay_numbers(self, seat: int) -> None:
        state, player = self.state, self.players[seat]
        fallen = sum(1 for id in state.dead[seat] if state.card(id).type == Type.CHARACTER)
        state.reserve[seat] = player.get("reserve", 0)
        state.knockouts[seat] = player.get("knockouts", min(9, fallen))
        standing = len(state.teams[seat]) + state.knockouts[seat]
        state.places[seat] = player.get("places", min(4, standing))
        state.substitutions[seat] = player.get("substitutions", 0)
        state.fielded[seat] = player.get("fielded", 0)
        passed = (seat - state.start) % state.seats
        turns = (state.turn - 1 - passed) // state.seats + 1
        state.own_turns[seat] = player.get("own_turns", max(0, turns))
        state.source_played[seat] = player.get("source_played", False)
        state.event_played[seat] = player.get("event_played", False)
        state.relocated[seat] = player.get("relocated", False)
        for id in player.get("once", []):
            if id not in state.catalog.by_id:
                raise unknown("position-bad-value", id, state.catalog.by_id, field="once")
            state.once[seat] = [*state.once[seat], state.catalog.by_id[id].number]
        gone = player.get("eliminated", False)
        if gone and state.stage == 1:
            state.eliminated[seat] = 1 if gone is True else number(player, "eliminated", 1, 1, state.seats)
            state.gone = max(state.gone, state.eliminated[seat])

    def sort_orders(self) -> None:
        """Characters with `order` come before all other cards."""
        state = self.state
        first = [unit.id for _, unit in sorted(self.orders, key=lambda entry: entry[0])]
        state.in_play = first + [id for id in state.in_play if id not in first]
        for order, id in enumerate(state.in_play, 1):
            state.unit(id).order = order
        state.static_sources = [id for id in state.in_play if state.cards[id].statics]
        for team in state.teams:
            team.sort(key=lambda number: state.unit(number).order)


def lay(state: HeroesState, table: Mapping[str, Any]) -> HeroesState:
    return Layer(state, table).lay()


def used_bits(data: Mapping[str, Any]) -> int:
    """`[a1, a2]` as bits."""
    return sum(1 << POWERS.index(word) for word in set(data.get("used", [])))
