"""A worker process, which answers one question at a time, so that the server never blocks on a bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple

from carteado import native
from carteado.core.errors import Illegal

LONGEST = 60.0  # seconds after which a question is given up
log = logging.getLogger("carteado.server")


class Reply(NamedTuple):
    """The reply of a worker: the answer or the exception, and the seconds of processor time."""

    answer: Any
    error: BaseException | None
    seconds: float


class Worker:
    """Starts its process at the first question, and again if it died or the modules were compiled meanwhile."""

    def __init__(self, politeness: int = 0, longest: float = LONGEST) -> None:
        self.politeness = politeness
        self.longest = longest
        self.process: multiprocessing.process.BaseProcess | None = None
        self.line: Connection | None = None
        self.compiled = False  # whether the process uses the compiled modules
        self.closed = False
        self.thread = ThreadPoolExecutor(1)  # sends the question and waits for the reply

    async def ask(self, question: Callable[..., Any], facts: tuple[Any, ...]) -> Reply:
        """Ask the process; if it dies, ask once more."""
        try:
            return await self.exchange(question, facts)
        except EOFError:
            self.check_open()
            log.error("a thinking process died")
        try:
            return await self.exchange(question, facts)
        except EOFError:
            self.check_open()
            raise Illegal("thinking-failed") from None

    async def exchange(self, question: Callable[..., Any], facts: tuple[Any, ...]) -> Reply:
        self.check_open()
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self.longest):
                return await loop.run_in_executor(self.thread, self.send, question, facts)
        except TimeoutError:
            self.end()
            raise Illegal("thinking-too-long", seconds=int(self.longest)) from None

    def send(self, question: Callable[..., Any], facts: tuple[Any, ...]) -> Reply:
        """Send the question and wait for the reply, in the thread. EOFError means that the process died."""
        line = self.line if self.line and not self.outdated() else self.start()
        try:
            line.send((question, facts))
            reply: Reply = line.recv()
        except (EOFError, OSError) as error:
            line.close()
            self.line = None
            raise EOFError from error
        return reply

    def outdated(self) -> bool:
        """Whether the process runs plain sources although compiled modules are available now."""
        return not self.compiled and native.ready()

    def start(self) -> Connection:
        """Start a process; the previous one, if any, ends when its pipe is closed."""
        if self.line is not None:
            self.line.close()
        self.compiled = native.ready()
        context = multiprocessing.get_context("spawn")
        line, far_end = context.Pipe()
        process = context.Process(target=answer_all, args=(far_end, self.politeness), daemon=True)
        process.start()
        far_end.close()
        self.process, self.line = process, line
        if self.closed:  # while the process was starting
            self.end()
        return line

    def end(self) -> None:
        """Kill the process."""
        if self.process is not None:
            self.process.kill()

    def close(self) -> None:
        self.closed = True
        self.end()
        self.thread.shutdown(wait=False, cancel_futures=True)

    def check_open(self) -> None:
        if self.closed:
            raise Illegal("server-stopping")


def answer_all(line: Connection, politeness: int) -> None:
    """The main loop of the process. It leaves Ctrl-C to the server, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(politeness)
    threading.Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):  # the server is gone
        while True:
            question, facts = line.recv()
            line.send(reply_to(question, facts))


def reply_to(question: Callable[..., Any], facts: tuple[Any, ...]) -> Reply:
    began = time.process_time()
    answer, raised = None, None
    try:
        answer = question(*facts)
    except Exception as error:
        error.add_note(traceback.format_exc())  # the traceback itself cannot be sent
        raised = error
    return Reply(answer, raised, time.process_time() - began)


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
