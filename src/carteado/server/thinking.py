"""Bots think in processes of their own, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, TypeVar

from carteado.bots import make_bot
from carteado.core.bot import Perspective
from carteado.core.errors import Invalid, Refusal
from carteado.core.game import Game
from carteado.core.numbers import read_number
from carteado.core.rng import seeded
from carteado.games import load
from carteado.server.protocol import HintLine

HINT_BOT = "search:1000ms"
SOLVED = "perfect"
LONGEST_MS = 5000
MOST_LOOKS = 20_000
LONGEST_SPEC = 40
SUBSTITUTE = "greedy"
POLITE = 5
Answer = TypeVar("Answer")
log = logging.getLogger("carteado.server")


class Thinkers:
    """The pool of processes. One that dies is replaced, and what it was asked is asked again."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 2
        self.pool = self.start()

    def start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), get_ready)

    async def close(self) -> None:
        """Whoever thinks may finish the thought, which takes a few seconds at most."""
        await asyncio.to_thread(self.pool.shutdown, wait=True, cancel_futures=True)

    async def choose(self, saved: dict[str, Any], bot: str, seed: str) -> str:
        """The text of the action that the bot takes."""
        return await self.ask(choose, saved, bot, seed)

    async def hint(self, saved: dict[str, Any], seat: int, seed: str) -> tuple[bool, list[HintLine]]:
        return await self.ask(hint, saved, seat, seed)

    async def ask(self, question: Callable[..., Answer], *facts: Any) -> Answer:
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, question, *facts)
        except BrokenProcessPool:
            log.error("a thinking process died")
            if self.pool is pool:
                self.pool = self.start()
            return await asyncio.get_running_loop().run_in_executor(self.pool, question, *facts)


def get_ready() -> None:
    """Never outlive the server, even if it was killed; leave Ctrl-C to it, and the processor when it needs it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def choose(saved: dict[str, Any], bot: str, seed: str) -> str:
    game = load(saved["game"])
    state = game.load(saved)
    assert state.decision is not None
    table = Perspective(state, state.decision.seat)
    try:
        action = make_bot(game, bot, seeded(seed)).choose(table)
    except Refusal:
        # A bot that lacks what it needs here, such as a solved table, must not hold the match up.
        action = make_bot(game, SUBSTITUTE, seeded(seed)).choose(table)
    return game.action_text(action)


def try_bot(id: str, chosen: dict[str, Any], bot: str) -> None:
    """Let the bot act once at a table like the one it shall sit at."""
    game = load(id)
    state = game.new(seed=0, **chosen)
    assert state.decision is not None
    make_bot(game, bot, seeded(0)).choose(Perspective(state, state.decision.seat))


def hint(saved: dict[str, Any], seat: int, seed: str) -> tuple[bool, list[HintLine]]:
    """What each action is worth: exactly where the game is solved, else as the search bot sees it."""
    game = load(saved["game"])
    table = Perspective(game.load(saved), seat)
    for spec in [*game.bots, HINT_BOT]:
        try:
            worths = make_bot(game, spec, seeded(seed)).judge(table)
        except Refusal:
            continue
        if worths:
            lines = [HintLine(game.action_text(action), worth) for action, worth in worths.items()]
            return spec == SOLVED, sorted(lines, key=lambda line: -line.worth)
    return False, []


def check_bot(game: Game, spec: str) -> None:
    """Refuse a bot that is not known, or that would think for too long for a server with other guests."""
    name, _, strength = spec[:LONGEST_SPEC].partition(":")
    if len(spec) <= LONGEST_SPEC:
        make_bot(game, spec, seeded(0))
        most = LONGEST_MS if strength.endswith("ms") else MOST_LOOKS
        digits = strength.removesuffix("ms")
        if not digits.isdecimal() or read_number(digits, most) is not None:
            return
    raise Invalid("bot-bad-strength", bot=name, found=strength, allowed=f"1-{MOST_LOOKS}, 1ms-{LONGEST_MS}ms")
