"""The turn (HEROES-6, 1.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.actions import DISCARD, MAIN
from carteado.games.heroes.board import Mode, Phase, Stance, When, Zone
from carteado.games.heroes.rules import (
    challengers,
    characters,
    ending,
    energy,
    equipment,
    knockouts,
    sides,
    sources,
    stages,
    triggers,
    zones,
)

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def begin(table: HeroesState, seat: int) -> None:
    clock, own = table.clock, table.players[seat]
    clock.turn += 1
    clock.active = seat
    own.own_turns += 1
    own.fielded = 0
    own.source_played = False
    own.event_played = False
    own.relocated = False
    if table.events is not None:
        table.report("turn", {"seat": seat, "turn": clock.turn, "round": clock.round})
    clock.phase = Phase.START


def start(table: HeroesState) -> None:
    """Turn everything upright, reset all limits, then fire the triggers (HEROES-6.2, 21.5)."""
    for id in table.in_play:
        unit = table.unit(id)
        if table.config.mode != Mode.CHALLENGERS or unit.owner == table.clock.active:
            unit.stance = Stance.UPRIGHT
            unit.used = 0
            unit.readied = False
            unit.fired = 0
            unit.emptied = False
    table.clock.phase = Phase.DRAW
    triggers.fire_turn(table, When.TURN_START)
    table.close_batch()


def draw(table: HeroesState) -> None:
    """Draw for the turn; a player without a character, in play or to field, calls one up (HEROES-6.3, 6.4)."""
    table.clock.phase = Phase.ENERGY
    seat, config = table.clock.active, table.config
    if not sides.alive(table, seat):
        return
    if table.clock.turn > 1 or config.first_turn_draw or config.mode == Mode.CHALLENGERS:
        zones.draw(table, seat, config.draws_per_turn)
    if not table.players[seat].team and not characters.holds_fighter(table, seat):
        call_up(table, seat)


def call_up(table: HeroesState, seat: int) -> None:
    """Take the first character of the deck that can be fielded; the cards above it go to the bottom (HEROES-6.4)."""
    own = table.players[seat]
    deck = own.deck
    for place in range(len(deck)):
        id = deck[place]
        if characters.may_field(table, table.card(id), seat):
            zones.show(table, seat, deck[: place + 1])
            if table.events is not None:
                shown = [table.named(other) for other in deck[: place + 1]]
                table.report("called_up", {"seat": seat, **table.named(id), "cards": shown})
            own.deck = deck[place + 1 :] + deck[:place]
            table.zones[id] = Zone.HAND
            own.hand.append(id)
            return


def gain_energy(table: HeroesState) -> None:
    """Gain energy from basic sources (HEROES-6.5)."""
    table.clock.phase = Phase.MAIN
    seat = table.clock.active
    if sides.alive(table, seat):
        energy.gain(table, seat, len(sources.basic(table, seat)))


# The end of MAIN and of the turn


def ask_main(table: HeroesState) -> None:
    """Ask the turn player; skip MAIN if that player is out."""
    if sides.alive(table, table.clock.active):
        table.decision = MAIN[table.clock.active]
    else:
        leave_main(table)


def may_end_main(table: HeroesState, seat: int) -> bool:
    """Whether MAIN may end: not without a character while one can be fielded (HEROES-6.7)."""
    own = table.players[seat]
    if own.team or own.fielded >= characters.field_limit(table, seat):
        return True
    return not characters.holds_fighter(table, seat)


def end_main(table: HeroesState, seat: int) -> None:
    """End MAIN; a player without a character is eliminated (HEROES-6.7, 19.2)."""
    table.report_seat("main_ended", seat)
    if not table.players[seat].team:
        knockouts.eliminate(table, [seat])
    if not table.reason and table.clock.phase == Phase.MAIN:
        leave_main(table)


def leave_main(table: HeroesState) -> None:
    """Go from MAIN to the next phase of the mode (HEROES-6.8, 21.4)."""
    if table.config.mode == Mode.CHALLENGERS:
        table.clock.phase = Phase.END
    elif table.clock.turn == 1 and not table.config.first_turn_combat:
        table.clock.phase = Phase.RESOLUTION
    else:
        table.clock.phase = Phase.COMBAT


def end(table: HeroesState) -> None:
    """Fire the triggers of the end of turn (HEROES-6.10, step 1)."""
    table.clock.phase = Phase.DISSIPATE
    if sides.alive(table, table.clock.active):
        triggers.fire_turn(table, When.TURN_END)
        table.close_batch()


def dissipate(table: HeroesState) -> None:
    """Fill silos, then empty the reserves (HEROES-6.10, steps 2 and 3)."""
    table.clock.phase = Phase.HAND_LIMIT
    for seat in sides.from_seat(table, sides.turn_seat(table)):
        if sides.alive(table, seat):
            equipment.fill_silos(table, seat)
            energy.dissipate(table, seat)


def ask_discard(table: HeroesState) -> None:
    """Ask for a discard while the hand is over the limit (HEROES-6.10, step 4)."""
    seat, most = table.clock.active, table.config.hand_limit
    if most and sides.alive(table, seat) and len(table.players[seat].hand) > most:
        table.decision = DISCARD[seat]
    else:
        table.clock.phase = Phase.NEXT


def begin_next(table: HeroesState) -> None:
    """Begin the next player's turn; a round ends when the order passes the start player's seat (HEROES-1.6)."""
    if table.config.mode == Mode.CHALLENGERS:
        challengers.next_turn(table)
        return
    clock, seat = table.clock, table.clock.active
    while True:
        seat = (seat + 1) % table.config.seats
        if seat == clock.start:
            if clock.round >= stages.last_round(table):
                ending.end_by_rounds(table)
                return
            clock.round += 1
        if sides.alive(table, seat):
            break
    begin(table, seat)
