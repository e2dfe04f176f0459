"""Windows: answers to a moment, by priority (APOTHEOSIS-24, 27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from carteado.core.state import Action
from carteado.games.apotheosis.actions import Do, What
from carteado.games.apotheosis.board import MASTER, Zone
from carteado.games.apotheosis.frames import Act, Blow, Window
from carteado.games.apotheosis.language.printed import Power
from carteado.games.apotheosis.language.terms import Activation, When
from carteado.games.apotheosis.rules import activation, areas, choices, legality, questions, timing, triggers, turns
from carteado.games.apotheosis.steps import WindowStep
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

NO_OPTIONS: Final[list[Action]] = []
ZONE_ORDER: Final[tuple[int, ...]] = (9, 6, 1, 2, 3, 4, 5, 7, 9, 9, 0, 9, 9, 9, 9)


def open(table: ApoState, when: int, subject: int = NOBODY, about: int = NOBODY) -> None:
    """Open a window if some card may answer the moment, or a trigger waits for a window (APOTHEOSIS-28.1)."""
    if not table.dry_run and (table.queue or audible(table, when)):
        table.effects.append(Window(when, subject, about))


def audible(table: ApoState, when: int) -> bool:
    """Whether a card listens for the moment in its zone, or in any zone while cards may still move."""
    bits = timing.bits(when)
    if table.heard & bits == 0:
        return False
    return len(table.effects) > 0 or table.unsettled or areas.is_heard(table, bits)


def step(table: ApoState, window: Window) -> None:
    """Run all automatic effects, then ask seats by priority until all pass in succession (APOTHEOSIS-24.2)."""
    if window.at == WindowStep.AUTOMATIC:
        window.at = WindowStep.MANUAL
        bits = timing.bits(window.when)
        if not areas.is_heard(table, bits):
            table.effects.pop()
            return
        if areas.event_masks(table)[table.seats] & bits:
            window.waiting = automatic(table, window)
        window.priority = first_seat(table)
    if window.waiting:
        next_automatic(table, window)
        return
    while window.passes < table.seats:
        seat = window.priority
        options = options_of(table, window, seat)
        if options:
            questions.pose(table, What.WINDOW, seat, [*options, (Do.PASS,)])
            return
        pass_priority(table, window)
    table.effects.pop()


def first_seat(table: ApoState) -> int:
    """Return the seat of the acting character; seat 0 if nobody or the master acts."""
    if table.clock.active < 0:
        return 0
    seat = table.chars[table.clock.active].seat
    return 0 if seat == MASTER else seat


def pass_priority(table: ApoState, window: Window) -> None:
    window.passes += 1
    window.priority = (window.priority + 1) % table.seats


def automatic(table: ApoState, window: Window) -> list[int]:
    """Return the numbers of the automatic effects of this window, in the order of APOTHEOSIS-27.2."""
    bits = timing.bits(window.when)
    keys: list[int] = []
    for id in areas.automatic(table, bits):
        holder = table.holders[id]
        heard = bits if holder < 0 else timing.timings(table, window, table.chars[holder])
        for power in table.card(id).powers:
            if power.activation == Activation.AUTO and heard >> power.when & 1:
                act = timing.listener(table, window, id, power, NOBODY)
                if act is not None:
                    keys.append(batch_key(table, id, power, act))
    keys.sort()
    return [key % 8192 for key in keys]


def batch_key(table: ApoState, id: int, power: Power, act: Act) -> int:
    """Return the sort key: deductive, neutral, recovery; then turn order, area, number (APOTHEOSIS-27.2)."""
    zone = table.zones[id]
    place = 0 if zone == Zone.SCENARIO else turns.place_in_order(table, act.you if act.you >= 0 else act.user) + 1
    return ((((power.tone + 1) * 256 + place) * 16 + ZONE_ORDER[zone]) * 1024 + id) * 8 + power.index


def next_automatic(table: ApoState, window: Window) -> None:
    key = window.waiting[0]
    window.waiting = window.waiting[1:]
    id, index = key // 8, key % 8
    power = table.card(id).powers[index]
    act = timing.listener(table, window, id, power, NOBODY)
    if act is None:
        return
    window.used = [*window.used, key]
    triggers.begin_trigger(table, act)


def options_of(table: ApoState, window: Window, seat: int) -> list[Action]:
    """Return the effects that a seat may activate in the window."""
    bits = timing.timings(table, window, table.chars[seat])
    if areas.event_masks(table)[seat] & bits == 0:
        return NO_OPTIONS
    found: list[Action] = []
    for id in areas.answering(table, seat, bits):
        for power in table.card(id).powers:
            if power.activation != Activation.AUTO and bits >> power.when & 1:
                act = timing.listener(table, window, id, power, seat)
                if act is not None and act.player == seat and can_answer(table, act, window):
                    found.append((Do.USE, id, power.index))
    return choices.without_copies(table, found) if len(found) > 1 else found


def can_answer(table: ApoState, act: Act, window: Window) -> bool:
    if act.defender < 0 and window.when == When.RESPOND_ATTACK:
        blow = cast(Blow, table.effects[window.item])
        for who in blow.targets:
            act.defender = who
            if legality.can(table, act):
                return True
        return False
    return legality.can(table, act)


def use(table: ApoState, window: Window, action: Action, seat: int) -> None:
    id = action[1]
    power = table.card(id).powers[action[2]]
    act = timing.listener(table, window, id, power, seat)
    assert act is not None
    window.used = [*window.used, id * 8 + power.index]
    window.passes = 0
    window.priority = (seat + 1) % table.seats
    table.clock.activations += 1
    activation.declare(table, act)
