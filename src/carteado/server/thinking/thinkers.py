"""Lanes of workers: quick questions never wait behind slow ones, nor any question behind long work."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from carteado.core.errors import Illegal, Refusal
from carteado.match.advice import Advice
from carteado.server.thinking.costs import Costs
from carteado.server.thinking.questions import SUBSTITUTE, choose, hint
from carteado.server.thinking.queue import HOUSE, Errand, FairQueue, Thought
from carteado.server.thinking.worker import Reply, Worker

POLITE = 5
LONG = 600.0  # seconds after which work that may take long is given up


class Answering(Protocol):
    """A worker as a lane knows it."""

    async def ask(self, question: Callable[..., Any], facts: tuple[Any, ...]) -> Reply: ...

    def close(self) -> None: ...


class Lane:
    """Workers that share one queue."""

    def __init__(self, workers: Sequence[Answering]) -> None:
        self.workers = workers
        self.idle = list(workers)
        self.queue = FairQueue(len(workers))
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    async def ask(self, errand: Errand, question: Callable[..., Any], *facts: Any) -> Reply:
        """Wait for a worker, then for its reply; raises what the question raised."""
        if self.closed:
            raise Illegal("server-stopping")
        thought = Thought(errand, question, facts)
        self.queue.add(thought)
        self.hand_out()
        reply: Reply = await thought.answer
        if reply.error is not None:
            raise reply.error
        return reply

    def hand_out(self) -> None:
        while self.idle and (thought := self.queue.next()) is not None:
            task = asyncio.create_task(self.think(self.idle.pop(), thought))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def think(self, worker: Answering, thought: Thought) -> None:
        try:
            reply = await worker.ask(thought.question, thought.facts)
        except Exception as error:
            reply = Reply(None, error, 0.0)
        if not thought.answer.done():
            thought.answer.set_result(reply)
        self.queue.done(thought)
        self.idle.append(worker)
        self.hand_out()

    def close(self) -> None:
        """Stop the workers at once; their questions can be asked again after the next start."""
        self.closed = True
        self.queue.close(Illegal("server-stopping"))
        for worker in self.workers:
            worker.close()


class Thinkers:
    """The workers of a server process."""

    def __init__(self, workers: int | None = None) -> None:
        slow = workers or max(2, os.cpu_count() or 2)
        self.quick = Lane([Worker()])
        self.slow = Lane([Worker(POLITE) for _ in range(slow)])
        self.patient = Lane([Worker(POLITE, LONG)])
        self.costs = Costs()

    @property
    def waiting(self) -> int:
        return len(self.quick.queue.waiting) + len(self.slow.queue.waiting)

    @property
    def running(self) -> int:
        return len(self.quick.queue.running) + len(self.slow.queue.running)

    def close(self) -> None:
        self.quick.close()
        self.slow.close()
        self.patient.close()

    async def choose(self, errand: Errand, saved: dict[str, Any], bot: str, seed: str) -> str:
        """The text of the action that the bot chooses; of a quick bot if this one takes too long."""
        game = saved["game"]
        lane = self.quick if self.costs.quick(game, bot) else self.slow
        try:
            reply = await lane.ask(errand, choose, saved, bot, seed)
        except Refusal as refusal:
            if refusal.code != "thinking-too-long":
                raise
            reply = await self.quick.ask(errand, choose, saved, SUBSTITUTE, seed)
        else:
            self.costs.learn(game, bot, reply.seconds)
        text: str = reply.answer
        return text

    async def hint(self, errand: Errand, saved: dict[str, Any], seat: int, seed: str) -> Advice | None:
        advice: Advice | None = (await self.slow.ask(errand, hint, saved, seat, seed)).answer
        return advice

    async def ask(self, question: Callable[..., Any], *facts: Any, errand: Errand = HOUSE) -> Any:
        """Ask a worker any other question, such as to try a bot."""
        return (await self.slow.ask(errand, question, *facts)).answer

    async def work(self, errand: Errand, question: Callable[..., Any], *facts: Any) -> Any:
        """Do work that may take minutes, such as replaying a match, in the worker for long work."""
        return (await self.patient.ask(errand, question, *facts)).answer
