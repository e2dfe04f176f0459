"""Thinking is shared out fairly: scripted workers show in which order thoughts are taken up."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from carteado import native
from carteado.core.errors import Illegal, Invalid, Refusal
from carteado.server.thinking.costs import Costs
from carteado.server.thinking.queue import PER_OWNER, Errand, Rank, Unwanted
from carteado.server.thinking.thinkers import Lane, Thinkers
from carteado.server.thinking.worker import Reply, Worker
from server.clients import awaited


class Script:
    """Workers that answer only when the test says so; `taken` are the thoughts in the order they were taken up."""

    def __init__(self, workers: int) -> None:
        self.taken: list[str] = []
        self.open: dict[str, asyncio.Future[Reply]] = {}
        self.lane = Lane([self] * workers)
        self.asking: dict[str, asyncio.Task[Reply]] = {}

    async def ask(self, question: Callable[..., Any], facts: tuple[Any, ...]) -> Reply:
        (name,) = facts
        self.taken.append(name)
        self.open[name] = asyncio.get_running_loop().create_future()
        return await self.open[name]

    def close(self) -> None:
        for name in self.open:
            self.answer(name)

    async def want(self, *names: str, rank: Rank = Rank.PERSON) -> None:
        """Thoughts named ADDRESS.OWNER.NUMBER."""
        for name in names:
            address, owner, _ = name.split(".")
            errand = Errand(owner, f"10.0.0.{ord(address)}", lambda: rank)
            self.asking[name] = asyncio.create_task(self.lane.ask(errand, len, name))
        await settled()

    async def answer_newest(self) -> None:
        self.answer(self.taken[-1])
        await settled()

    def answer(self, name: str) -> None:
        if not self.open[name].done():
            self.open[name].set_result(Reply(name, None, 0.0))

    async def answer_all(self) -> list[str]:
        """Answer one thought after the other until none is left."""
        while running := [name for name, reply in self.open.items() if not reply.done()]:
            self.answer(running[0])
            await settled()
        return self.taken


async def settled() -> None:
    """Everything that can go on without a worker's answer has done so."""
    for _ in range(20):
        await asyncio.sleep(0)


@awaited
async def test_addresses_take_turns_and_so_do_the_owners_behind_one() -> None:
    script = Script(1)
    await script.want("a.eve.1", "a.eve.2", "a.eve.3", "a.ada.1", "b.bia.1", "b.bia.2", "c.ciro.1")
    assert await script.answer_all() == ["a.eve.1", "b.bia.1", "c.ciro.1", "a.ada.1", "b.bia.2", "a.eve.2", "a.eve.3"]


@awaited
async def test_many_thoughts_of_one_visitor_cost_another_nothing() -> None:
    """With two workers one address holds one: the next person finds the other free."""
    script = Script(2)
    await script.want(*(f"a.eve.{number}" for number in range(PER_OWNER)))
    assert script.taken == ["a.eve.0"]
    await script.want("b.bia.1")
    assert script.taken == ["a.eve.0", "b.bia.1"]
    await script.answer_newest()
    await script.want("b.bia.2")
    assert script.taken == ["a.eve.0", "b.bia.1", "b.bia.2"]


@awaited
async def test_people_come_before_tables_of_bots() -> None:
    script = Script(2)
    await script.want("a.eve.1", "b.eva.1", "b.eva.2", rank=Rank.AUDIENCE)
    assert script.taken == ["a.eve.1"], "one worker is kept for people"
    await script.want("d.dora.1", rank=Rank.ABSENT)
    await script.want("b.eva.3", "c.bia.1")
    assert script.taken == ["a.eve.1", "b.eva.3"]
    assert await script.answer_all() == ["a.eve.1", "b.eva.3", "c.bia.1", "d.dora.1", "b.eva.1", "b.eva.2"]


@awaited
async def test_reviews_come_after_every_table() -> None:
    script = Script(1)
    await script.want("a.eve.1", "b.bia.1", rank=Rank.READER)
    await script.want("c.ciro.1", rank=Rank.AUDIENCE)
    await script.want("d.dora.1")
    assert await script.answer_all() == ["a.eve.1", "d.dora.1", "c.ciro.1", "b.bia.1"]


@awaited
async def test_too_many_waiting_thoughts_of_an_owner_are_refused() -> None:
    script = Script(1)
    await script.want("a.ada.0", *(f"a.eve.{number}" for number in range(PER_OWNER)))
    with pytest.raises(Refusal, match="bots-busy"):
        await script.lane.ask(Errand("eve", "z", lambda: Rank.PERSON), len, "z.eve.1")
    await script.want("a.ada.1")
    assert len(await script.answer_all()) == PER_OWNER + 2


@awaited
async def test_a_thought_that_nobody_wants_any_more_is_dropped() -> None:
    script = Script(1)
    wanted = [Rank.PERSON]
    await script.want("a.ada.1")
    errand = Errand("bia", "b", lambda: wanted[0] if wanted else None)
    task = asyncio.create_task(script.lane.ask(errand, len, "b.bia.1"))
    await settled()
    wanted.clear()
    await script.answer_all()
    with pytest.raises(Unwanted):
        await task
    assert script.taken == ["a.ada.1"]


@awaited
async def test_closing_answers_whoever_waits() -> None:
    script = Script(1)
    await script.want("a.ada.1", "b.bia.1")
    script.lane.close()
    with pytest.raises(Refusal, match="server-stopping"):
        await script.asking["b.bia.1"]
    with pytest.raises(Refusal, match="server-stopping"):
        await script.lane.ask(Errand("", "", lambda: Rank.PERSON), len, "c.ciro.1")


# Which bots are quick


@pytest.mark.parametrize("bot", ["random", "greedy", "greedy:3", "search:20ms"])
def test_bots_that_promise_to_be_quick(bot: str) -> None:
    assert Costs().quick("duel", bot)


@pytest.mark.parametrize("bot", ["greedy:200", "search", "search:500", "search:5000ms", "perfect"])
def test_bots_that_promise_nothing_are_slow_until_seen(bot: str) -> None:
    costs = Costs()
    assert not costs.quick("duel", bot)
    costs.learn("duel", bot, 0.001)
    assert costs.quick("duel", bot)
    assert not costs.quick("heroes", bot)


def test_a_promise_that_was_not_kept_is_remembered() -> None:
    costs = Costs()
    costs.learn("duel", "greedy", 0.5)
    assert not costs.quick("duel", "greedy")


# Real processes


async def ask(worker: Worker, question: Callable[..., Any], *facts: Any) -> Any:
    reply = await worker.ask(question, facts)
    if reply.error is not None:
        raise reply.error
    return reply.answer


@awaited
async def test_a_worker_answers_in_a_process_of_its_own_and_hands_back_what_was_raised() -> None:
    worker = Worker()
    try:
        assert await ask(worker, os.getpid) != os.getpid()
        with pytest.raises(Invalid, match="number-bad") as raised:
            await ask(worker, refuse_number, 7)
        assert raised.value.facts == {"found": 7}
    finally:
        worker.close()


@awaited
async def test_a_worker_that_dies_is_replaced_and_asked_again(tmp_path: Path) -> None:
    worker = Worker()
    try:
        died = tmp_path / "died"
        assert await ask(worker, die_once, died) == "alive"
        assert died.exists()
        with pytest.raises(Illegal, match="thinking-failed"):
            await ask(worker, die)
        assert await ask(worker, abs, -3) == 3
    finally:
        worker.close()


@awaited
async def test_a_worker_changes_to_the_compiled_modules_once_they_are_there() -> None:
    worker = Worker()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(native, "ready", lambda: False)
        plain = [await ask(worker, os.getpid) for _ in range(2)]
        patch.setattr(native, "ready", lambda: True)
        compiled = [await ask(worker, os.getpid) for _ in range(2)]
    worker.close()
    assert len({*plain}) == len({*compiled}) == 1
    assert plain != compiled


@awaited
async def test_a_thought_without_end_is_given_up() -> None:
    worker = Worker(longest=0.2)
    try:
        with pytest.raises(Illegal, match="thinking-too-long"):
            await ask(worker, signal.pause)
        worker.longest = 60.0
        assert await ask(worker, abs, -3) == 3
    finally:
        worker.close()


@awaited
async def test_closing_ends_a_thought_at_once() -> None:
    thinkers = Thinkers(1)
    thought = asyncio.create_task(thinkers.ask(signal.pause))
    while not thinkers.running:
        await asyncio.sleep(0)
    thinkers.close()
    with pytest.raises(Illegal, match="server-stopping"):
        await thought


def refuse_number(number: int) -> None:
    raise Invalid("number-bad", found=number)


def die() -> None:
    os._exit(1)


def die_once(file: Path) -> str:
    if file.exists():
        return "alive"
    file.touch()
    os._exit(1)
