"""Positions: any table of Heroes as plain data, for tests and puzzles. docs/positions.md explains the keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core import phrases
from carteado.core.errors import Invalid
from carteado.core.position import check_position
from carteado.core.shapes import Either, Flag, ListOf, Null, Text, Whole, Word, card_with, fields
from carteado.games.heroes.board import (
    KNOCKOUTS,
    MOST_SEATS,
    MOST_TURNS,
    PLACES,
    STANCES,
    TOKENS,
    Mode,
    Phase,
    Type,
    Zone,
)
from carteado.games.heroes.pieces import TokenObject, Unit
from carteado.games.heroes.rules import (
    challengers,
    characters,
    ending,
    knockouts,
    setup,
    stages,
    stats,
    tokens,
    turn,
    zones,
)
from carteado.games.heroes.stages import MOST
from carteado.games.heroes.state import HeroesState
from carteado.kit.cards import NOBODY
from carteado.kit.position import Layer, detailed, fitting, number, only

AT = {"main": Phase.MAIN, "turn": Phase.START, "combat": Phase.COMBAT, "resolution": Phase.RESOLUTION, "end": Phase.END}
MANY = 10_000
CARDS = ListOf(Text())
POWERS = tuple(f"a{number}" for number in range(1, 10))
TOKEN = fields("type", type=Word(*TOKENS), n=Whole(1, 99), stack=Flag(), turn=Whole(-MANY, MANY), fresh=Flag())
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
PLAYER = fields(
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
TABLE = fields(
    turn=Whole(1, MANY),
    round=Whole(1, MANY),
    start=Whole(0, MOST_SEATS - 1),
    active=Whole(0, MOST_SEATS - 1),
    at=Word(*AT),
    event=Either(card_with(owner=Whole(0, MOST_SEATS - 1)), Null()),
    mob=CHARACTER,
    stage=Whole(1, MOST),
    players=ListOf(Either(PLAYER, Null())),
)


class HeroesLayer(Layer):
    """Lays the position of a game of Heroes."""

    state: HeroesState

    def __init__(self, state: HeroesState, table: Mapping[str, Any]) -> None:
        check_position(TABLE, table)
        super().__init__(state, state.catalog.by_id)
        self.table = table
        players = list(table.get("players", []))
        seats = state.config.seats
        if len(players) > seats:
            raise Invalid("position-bad-value", field="players", found=str(len(players)), allowed=str(seats))
        self.players: list[dict[str, Any]] = [dict(player or {}) for player in players]
        self.players += [{} for _ in range(seats - len(players))]

    def lay(self) -> HeroesState:
        state = self.state
        self.lay_clock()
        for seat in range(state.config.seats):
            self.lay_side(seat)
        self.lay_event()
        self.lay_mob()
        for seat in range(state.config.seats):
            self.lay_hidden(seat)
        for seat in range(state.config.seats):
            self.lay_numbers(seat)
        self.sort_play_order()
        self.check_standing()
        for own in state.players:
            own.team.sort(key=lambda member: state.unit(member).order)
        self.begin()
        return state

    def lay_clock(self) -> None:
        """Set round, turn and seats; while nobody is out, they must agree (HEROES-1.6)."""
        state, clock, table, seats = self.state, self.state.clock, self.table, self.state.config.seats
        clock.start = number(table, "start", self.usual_start(), 0, seats - 1)
        clock.turn = table.get("turn", self.usual_turn())
        round, active = (clock.turn - 1) // seats + 1, (clock.start + clock.turn - 1) % seats
        challenge = state.config.mode == Mode.CHALLENGERS
        clock.stage = number(table, "stage", 1, 1, max(1, len(state.config.stages)))
        last = challengers.last_round(state) if challenge else stages.last_round(state)
        clock.round = number(table, "round", round, 1, last)
        clock.active = number(table, "active", active, 0, seats - 1)
        if self.all_play():
            only(table, "round", round)
            only(table, "active", active)
        if clock.stage > 1:
            for seat, own in enumerate(state.players):
                own.playing = not self.players[seat].get("eliminated", False)
            stages.seat_sides(state)

    def all_play(self) -> bool:
        """Whether every seat takes its turns: nobody is eliminated."""
        return self.table.get("stage", 1) == 1 and not any(player.get("eliminated") for player in self.players)

    def usual_start(self) -> int:
        """Return the start player: the first seat, or the one from which the turn reaches the turn player."""
        table = self.table
        if not self.all_play() or "active" not in table or "turn" not in table:
            return 0
        return int(table["active"] - table["turn"] + 1) % len(self.players)

    def usual_turn(self) -> int:
        """Return the turn of the turn player in the round, the third unless one is given."""
        table, seats, start = self.table, len(self.players), self.state.clock.start
        return 1 + seats * int(table.get("round", 3) - 1) + int(table.get("active", start) - start) % seats

    def begin(self) -> None:
        state, clock = self.state, self.state.clock
        at = self.table.get("at", "main")
        state.unsettled = False
        clock.phase = AT[at]
        if at == "turn":
            clock.turn -= 1
            state.players[clock.active].own_turns -= 1
            turn.begin(state, clock.active)
        elif state.config.mode == Mode.CHALLENGERS and at in ("combat", "resolution"):
            clock.active = NOBODY
        state.advance()

    def check_standing(self) -> None:
        """Refuse characters that would be knocked out, and a game that would be over (HEROES-14.8, 18.5, 19.4)."""
        state = self.state
        for unit in characters.in_play(state):
            if stats.health(state, unit) <= 0:
                allowed = phrases.less_than(stats.max_health(state, unit))
                raise Invalid("position-bad-value", field="damage", found=str(unit.damage), allowed=allowed)
        for seat, own in enumerate(state.players):
            if knockouts.is_beaten(state, seat):
                allowed = phrases.less_than(KNOCKOUTS)
                raise Invalid("position-bad-value", field="knockouts", found=str(own.knockouts), allowed=allowed)
        over = 0 if state.config.mode == Mode.CHALLENGERS else stages.to_go_on(state)
        if len(ending.sides_left(state)) <= over:
            raise Invalid("position-bad-value", field="eliminated", found="true", allowed=phrases.STILL_PLAYED)

    # Cards

    def lay_side(self, seat: int) -> None:
        """Lay the hand, team, sources and equipment of one player."""
        state, own, player = self.state, self.state.players[seat], self.players[seat]
        for id in player.get("hand", []):
            own.hand.append(self.add(id, seat, Zone.HAND))
        for entry in fitting(player, "team", PLACES):
            data = detailed(entry)
            id = self.add(data["card"], seat, Zone.TEAM, Type.CHARACTER)
            self.fill_character(characters.put(state, seat, id), data)
        for entry in player.get("sources", []):
            data = detailed(entry)
            unit = self.put(data, seat, Zone.PLANTS, Type.SOURCE)
            unit.used = int(data.get("used", False))
            own.sources.append(unit.id)
        for entry in player.get("equipment", []):
            data = detailed(entry)
            unit = self.put(data, seat, Zone.SUPPORT, Type.EQUIPMENT)
            unit.energy = data.get("energy", 1)
            unit.used = used_bits(data)
            own.equipment.append(unit.id)

    def put(self, data: Mapping[str, Any], owner: int, zone: int, type: int, at: int | None = None) -> Unit:
        """Put a card of that type into play."""
        id = self.add(data["card"], owner, zone, type)
        return zones.put_in_play(self.state, id, zone, owner if at is None else at)

    def fill_character(self, unit: Unit, data: Mapping[str, Any]) -> None:
        unit.energy = data.get("energy", 0)
        unit.damage = data.get("damage", 0)
        unit.pool = data.get("protection", unit.pool)
        unit.stance = STANCES.index(data.get("orientation", "upright"))
        unit.used = used_bits(data)
        unit.readied = data.get("readied", False)
        unit.common = data.get("common", False)
        if unit.common and self.state.config.mode != Mode.CHALLENGERS:
            raise Invalid("position-bad-value", field="common", found="true", allowed=phrases.only_in("challengers"))
        self.note_order(data, unit)
        self.lay_tokens(unit, data.get("tokens", []))
        for entry in data.get("actions", []):
            action = detailed(entry)
            attached = self.put(action, unit.owner, Zone.ATTACHED, Type.ACTION, unit.id)
            attached.used = int(action.get("used", False))
            unit.attached = [*unit.attached, attached.id]

    def lay_tokens(self, unit: Unit, entries: Any) -> None:
        state, now = self.state, tokens.now(self.state)
        laid: list[TokenObject] = []
        for entry in entries:
            data: dict[str, Any] = {"type": entry} if isinstance(entry, str) else dict(entry)
            kind = TOKENS.index(data["type"])
            size = data.get("n", 1)
            received = number(data, "turn", now if data.get("fresh") else now - 1, -MANY, now + MOST_TURNS - 1)
            for part in [size] if data.get("stack") else [1] * size:
                state.counter += 1
                laid.append(TokenObject(kind, part, data.get("stack", False), received, state.counter))
        unit.hold(laid)

    def lay_event(self) -> None:
        if self.table.get("event") is not None:
            data = detailed(self.table["event"])
            owner = number(data, "owner", 0, 0, self.state.config.seats - 1)
            self.state.event = self.put(data, owner, Zone.EVENT, Type.EVENT).id

    def lay_mob(self) -> None:
        state = self.state
        if state.config.mode != Mode.CHALLENGERS:
            if "mob" in self.table:
                raise Invalid("position-bad-value", field="mob", found="mob", allowed=phrases.only_in("challengers"))
            return
        data = detailed(self.table.get("mob", str(state.setup.options["mob"])))
        id = self.add(data["card"], NOBODY, Zone.MOB, Type.CHARACTER)
        self.fill_character(challengers.put_mob(state, id), data)

    def lay_hidden(self, seat: int) -> None:
        own, player = self.state.players[seat], self.players[seat]
        own.deck = [self.add(id, seat, Zone.DECK) for id in player.get("deck", [])]
        own.dead = [self.add(id, seat, Zone.DEAD) for id in player.get("dead", [])]

    # Numbers

    def lay_numbers(self, seat: int) -> None:
        state, own, player = self.state, self.state.players[seat], self.players[seat]
        own.reserve = player.get("reserve", 0)
        own.knockouts = player.get("knockouts", min(9, setup.count_characters(state, own.dead)))
        own.places = player.get("places", min(4, len(own.team) + own.knockouts))
        own.substitutions = player.get("substitutions", 0)
        own.fielded = player.get("fielded", 0)
        passed = (seat - state.clock.start) % state.config.seats
        turns = (state.clock.turn - 1 - passed) // state.config.seats + 1
        own.own_turns = player.get("own_turns", max(0, turns))
        own.source_played = player.get("source_played", False)
        own.event_played = player.get("event_played", False)
        own.relocated = player.get("relocated", False)
        own.once = [self.printed(id, "once").number for id in player.get("once", [])]
        gone = player.get("eliminated", False)
        if gone and state.clock.stage == 1:
            own.eliminated = 1 if gone is True else number(player, "eliminated", 1, 1, state.config.seats)
            state.gone = max(state.gone, own.eliminated)


def lay(state: HeroesState, table: Mapping[str, Any]) -> HeroesState:
    return HeroesLayer(state, table).lay()


def used_bits(data: Mapping[str, Any]) -> int:
    """Read `[a1, a2]` as a mask."""
    return sum(1 << POWERS.index(word) for word in set(data.get("used", [])))
