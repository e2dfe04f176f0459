"""A law of information over time: whole sequences of messages tell nothing of what is hidden.

Two worlds differ only in what one observer cannot see. The same is done in both, at the same times; whoever is asked in
secret, in one world and not in the other, passes. As long as the rules let the observer hear the same events and see
the same table, it must have been told the same: the same messages, byte for byte, in the same order, at the same times.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from carteado.core.rng import Rng, seeded
from carteado.core.state import Action, State
from carteado.server.protocol import Act, Say, Undo
from laws.cases import Case, all_cases, pick
from laws.worlds import Listener, World, run_scripted

LAST = 12.0  # seconds after which everything has been told
MOST = 25  # actions that two worlds are followed
LARGEST = 4
LATEST = 80  # actions before the worlds are made


def sequences(id: str) -> list[Case]:
    return [case for case in all_cases() if case.id == id and case.seats <= LARGEST]


class Tally:
    """How much was compared."""

    def __init__(self) -> None:
        self.compared = 0
        self.secrets = 0


async def compare(case: Case, seed: int, observer: int | None, tally: Tally) -> None:
    """Follow two worlds from somewhere in a random game until they part."""
    rng = seeded(seed)
    state = somewhere(case, seed, observer, rng)
    other = state.clone()
    other.determinize(observer, rng)
    other.rng = state.rng.copy()
    worlds = [World(case, table, observer) for table in (state, other)]
    for world in worlds:
        await world.open()
    for number in range(MOST):
        action = common_action(worlds, observer, rng)
        if action is None:
            return
        await asyncio.gather(*(step(world, action, number) for world in worlds))
        tally.secrets += worlds[0].folded.number != worlds[1].folded.number
        if parted(worlds):
            return
        assert worlds[0].ear.heard == worlds[1].ear.heard
        tally.compared += 1


def somewhere(case: Case, seed: int, observer: int | None, rng: Rng) -> State:
    """A table in a random game, at a question that the observer sees being asked."""
    state = case.deal(seed)
    found = state.clone()
    for _ in range(rng.below(LATEST)):
        if state.decision is None:
            break
        state.apply(pick(state.legal(), rng))
        if state.decision is not None and seen(state, observer):
            found = state.clone()
    return found


def seen(state: State, observer: int | None) -> bool:
    decision = state.decision
    return decision is None or decision.seat == observer or state.game.asks_openly(decision.kind)


def common_action(worlds: list[World], observer: int | None, rng: Rng) -> Action | None:
    """Something that whoever is asked may do in both worlds."""
    first, second = (world.state for world in worlds)
    if first.decision is None or second.decision is None:
        return None
    assert (first.decision.seat, first.decision.kind) == (second.decision.seat, second.decision.kind)
    known = set(second.legal())
    both = tuple(action for action in first.legal() if action in known)
    return pick(both, rng) if both else None


async def step(world: World, action: Action, number: int) -> None:
    """One action, what is answered to it in secret, and meanwhile all that an observer could try."""
    start = world.porch.clock()
    await world.act(action)
    await asyncio.gather(world.answer_in_secret(), pester(world, number))
    await asyncio.sleep(start + LAST - world.porch.clock())


async def pester(world: World, number: int) -> None:
    """Chat, answers out of turn, takebacks and somebody who comes and goes, before and after everything is told."""
    for wait in (0.01, 0.4, 4.0):
        await asyncio.sleep(wait)
        told = world.folded.told(world.observer, world.porch.clock())
        await world.say(world.ear, Say(f"{number}"))
        await world.say(world.ear, Act(told, "nonsense"))
        if len(world.people) > 1:  # alone, an action would be taken back at once
            await world.say(world.ear, Undo(told))
        guest = Listener(None)
        await world.room.enter(guest, 0)
        await world.room.leave(guest)


def parted(worlds: list[World]) -> bool:
    """Whether the observer has heard or seen a difference by the rules."""
    first, second = worlds
    if first.events != second.events:
        return True
    return first.state.view(first.observer) != second.state.view(second.observer)


def observers(case: Case) -> Iterator[int | None]:
    yield None
    yield from range(case.seats)


@pytest.mark.parametrize("id", ["siege", "naipes", "duel", "heroes", "apotheosis"])
def test_a_sequence_of_messages_tells_nothing_of_what_is_hidden(id: str) -> None:
    tally = Tally()
    for case in sequences(id):
        for seed in range(3):
            for observer in observers(case):
                run_scripted(compare(case, seed, observer, tally))
    print(id, tally.compared, tally.secrets)
    assert tally.compared > 0
