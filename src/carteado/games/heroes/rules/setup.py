"""Setup, and the further stages of Mixed (HEROES-5, 20.6, 20.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.board import MODES, Config, Mode, Type, Zone
from carteado.games.heroes.pieces import NO_SEARCH
from carteado.games.heroes.rules import challengers, sides, stages, turn, zones
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def deal(table: HeroesState, decks: list[dict[str, int]], mob: str) -> None:
    """Set an empty table with these decks, in Challengers with that Mob, and run to the first decision."""
    by_id = table.catalog.by_id
    for seat in range(table.config.seats):
        own = table.players[seat]
        for id, count in decks[seat].items():
            for _ in range(count):
                own.deck.append(table.add_card(by_id[id], seat, Zone.DECK))
    if table.config.mode == Mode.CHALLENGERS:
        challengers.put_mob(table, table.add_card(by_id[mob], NOBODY, Zone.MOB))
    begin(table, table.rng.roll(table.config.seats) - 1)
    table.advance()


def first_side(config: Config, seat: int) -> int:
    """Return the team of a seat at the start (HEROES-20.4 to 20.6, 21.1)."""
    if config.mode == Mode.CHALLENGERS:
        return 0
    if stages.mode_of(config, 1) == Mode.TEAMS:
        return seat % (2 if config.mode == Mode.MIXED else config.team_count)
    return seat


def begin(table: HeroesState, start: int) -> None:
    """Shuffle the decks, deal the opening hands, and begin the first turn."""
    table.clock.start = start
    table.report_seat("starts", start)
    order = [seat for seat in sides.from_seat(table, start) if table.players[seat].playing]
    for seat in order:
        zones.shuffle(table, seat)
        zones.draw(table, seat, table.config.opening_hand)
    for seat in order:
        redraw(table, seat)
    table.clock.turn = 0
    table.clock.round = 1
    turn.begin(table, start)


def redraw(table: HeroesState, seat: int) -> None:
    """Redraw a hand with too few characters (HEROES-5.3), unless the deck holds too few as well."""
    own, least = table.players[seat], table.config.mulligan_below
    held = count_characters(table, own.hand)
    most = held + count_characters(table, own.deck)
    while held < least and most >= least:
        zones.show(table, seat, own.hand)
        if table.events is not None:
            table.report("redrew", {"seat": seat, "cards": [table.named(id) for id in own.hand]})
        for id in own.hand:
            zones.to_bottom(table, id)
        own.hand = []
        zones.shuffle(table, seat)
        zones.draw(table, seat, table.config.opening_hand)
        held = count_characters(table, own.hand)


def count_characters(table: HeroesState, ids: list[int]) -> int:
    total = 0
    for id in ids:
        if table.card(id).type == Type.CHARACTER:
            total += 1
    return total


def begin_stage(table: HeroesState, seats: list[int]) -> None:
    """Set up the next stage for those who go on; all cards return to their decks (HEROES-20.6, 20.7)."""
    table.clock.stage += 1
    table.gone = 0
    clear_table(table)
    for seat in range(table.config.seats):
        clear_player(table, seat)
        table.players[seat].playing = seat in seats
    stages.seat_sides(table)
    if table.events is not None:
        how = MODES[stages.mode_of(table.config, table.clock.stage)]
        table.report("stage", {"stage": table.clock.stage, "mode": how, "seats": list(seats)})
    begin(table, seats[table.rng.roll(len(seats)) - 1])


def clear_table(table: HeroesState) -> None:
    """Drop everything that is pending or in play."""
    table.effects = []
    table.queue = []
    table.batch = []
    table.declaring = None
    table.decision = None
    table.search = NO_SEARCH
    table.combat.order = []
    table.combat.used = []
    table.combat.place = NOBODY
    table.combat.actor = NOBODY
    table.event = NOBODY
    table.in_play = []
    table.static_sources = []
    table.unsettled = False
    for id in range(len(table.cards)):
        table.pieces[id] = None
        table.zones[id] = Zone.DECK


def clear_player(table: HeroesState, seat: int) -> None:
    """Return all cards of a player to the deck, and reset its counters."""
    own = table.players[seat]
    own.deck = [id for id in range(len(table.cards)) if table.owners[id] == seat]
    own.hand = []
    own.dead = []
    own.team = []
    own.sources = []
    own.equipment = []
    own.once = []
    own.eliminated = own.reserve = own.knockouts = own.places = own.substitutions = own.fielded = own.own_turns = 0
