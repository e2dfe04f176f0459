"""A law of information over time: whole sequences of messages tell nothing of what is hidden.

Two worlds differ only in what one observer cannot see. The same is done in both, at the same times; whoever is asked in
secret, in one world and not in the other, passes. As long as the rules let the observer hear the same events and see
the same table, it must have been told the same: the same messages, byte for byte, in the same order, at the same times.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

import carteado
from carteado.core.rng import Rng, seeded
from carteado.core.state import Action, State
from carteado.laws.cases import Case, all_cases, pick
from carteado.server import folding
from carteado.server.feeds import Feed
from carteado.server.protocol import Act, Say, Undo
from laws.worlds import Listener, World, run_scripted, sees_question

LAST = 12.0  # seconds after which everything has been told
MOST = 16  # actions that two worlds are followed
WINDOWS = ("duel", "apotheosis")  # games in which a hand decides whether its seat is asked
AMOUNTS = {"siege": (6, 1), "naipes": (4, 2), "duel": (8, 2), "heroes": (2, 3), "apotheosis": (1, 3)}  # seeds, seats
LATEST = 80  # actions before the worlds are made


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
        if state.decision is not None and sees_question(state, observer):
            found = state.clone()
    return found


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
    start = world.clock()
    await world.act(action)
    await asyncio.gather(world.answer_in_secret(), pester(world, number))
    await asyncio.sleep(start + LAST - world.clock())


async def pester(world: World, number: int) -> None:
    """Chat, answers out of turn, takebacks and somebody who comes and goes, while others may be asked."""
    for wait in (0.01, 0.3):
        await asyncio.sleep(wait)
        told = world.folded.told(world.observer, world.clock())
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


def compare_all(id: str) -> Tally:
    """Every observer of every way to play a game, a few seeds each."""
    tally = Tally()
    seeds, largest = AMOUNTS[id]
    for case in all_cases():
        if case.id == id and case.seats <= largest:
            for seed in range(seeds):
                for observer in observers(case):
                    run_scripted(compare(case, seed, observer, tally))
    return tally


@pytest.mark.parametrize("id", AMOUNTS)
def test_a_sequence_of_messages_tells_nothing_of_what_is_hidden(id: str) -> None:
    tally = compare_all(id)
    assert tally.compared >= 15
    assert tally.secrets > 0 or id not in WINDOWS


@pytest.mark.parametrize("id", WINDOWS)
def test_the_law_catches_questions_that_everybody_sees(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A double whose prompts tell that a seat could answer."""
    monkeypatch.setattr(type(carteado.load(id)), "open_questions", None)
    with pytest.raises(AssertionError):
        compare_all(id)


@pytest.mark.parametrize("id", WINDOWS)
def test_the_law_catches_entries_of_their_own_for_what_was_answered_in_secret(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A double that tells every action at once, with or without events; its views withhold the prompt."""
    monkeypatch.setattr(Feed, "follow", lambda feed, step: feed.catch_up(step.number))
    with pytest.raises(AssertionError):
        compare_all(id)


@pytest.mark.parametrize("id", WINDOWS)
def test_the_law_catches_an_instant_pass(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A double that goes on at once where nobody could answer."""
    monkeypatch.setattr(folding, "pauses", lambda *_: lambda _: 0.0)
    with pytest.raises(AssertionError):
        compare_all(id)
