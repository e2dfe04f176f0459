"""Logging: JSON lines on standard error, rate limited, without match codes, ids or texts of exceptions."""

from __future__ import annotations

import asyncio
import errno
import logging
import sys
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

WINDOW = 10.0  # seconds of a window of the rate limit
BURST = 5  # lines of one kind written per window
KINDS = 100  # kinds counted separately per window
OURS = ("carteado", "py.warnings")
NO_HANDLES = (errno.EMFILE, errno.ENFILE)
log = logging.getLogger("carteado.server")


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, event, and the facts that the caller passed."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": stamp(record.created), "level": record.levelname.lower()}
        line["event"] = event_of(record)
        line |= getattr(record, "facts", {})
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            line |= {"error": type(error).__name__, "trace": frames_of(error)}
        return msgspec.json.encode(line).decode()


class Throttled(logging.StreamHandler[Any]):
    """Writes a few lines of each kind per window, and a summary of the others."""

    def __init__(self) -> None:
        super().__init__(sys.stderr)
        self.setFormatter(JsonLines())
        self.seen: Counter[tuple[str, str]] = Counter()
        self.since = time.monotonic()

    def emit(self, record: logging.LogRecord) -> None:
        if time.monotonic() - self.since > WINDOW:
            self.sum_up()
        kind = (record.levelname.lower(), event_of(record))
        if kind not in self.seen and len(self.seen) >= KINDS:
            kind = ("warning", "other lines")
        self.seen[kind] += 1
        if self.seen[kind] <= BURST:
            super().emit(record)

    def sum_up(self) -> None:
        """Log how many lines of each kind were left out, and reset the counts."""
        self.acquire()
        try:
            for (level, event), count in self.seen.items():
                if count > BURST:
                    line = {"at": stamp(time.time()), "level": level, "event": event, "left_out": count - BURST}
                    self.stream.write(msgspec.json.encode(line).decode() + self.terminator)
            self.flush()
            self.seen.clear()
            self.since = time.monotonic()
        finally:
            self.release()


def log_to_stderr(level: int) -> None:
    """Send all logs of this process through one handler: ours, uvicorn's, asyncio's and warnings."""
    root = logging.getLogger()
    root.handlers = [Throttled()]
    root.setLevel(logging.WARNING)
    logging.getLogger("carteado").setLevel(level)
    logging.captureWarnings(True)


async def sum_up() -> None:
    """Write the summary if it is due. The server calls this periodically and before it stops."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, Throttled):
            handler.sum_up()


def stamp(at: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))


def event_of(record: logging.LogRecord) -> str:
    """The first line of the message; of a library only the template, as its arguments may name a match."""
    text = record.getMessage() if record.name.startswith(OURS) else str(record.msg)
    first = text.strip().partition("\n")[0]
    return "startup failed" if first.startswith("Traceback") else first


def frames_of(error: BaseException) -> list[str]:
    """The stack of the exception, without its text, which may hold secrets."""
    found = traceback.extract_tb(error.__traceback__)
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in found]


def hear_loop(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what asyncio reports, without the texts of exceptions and futures."""
    error, message = context.get("exception"), str(context.get("message"))
    if isinstance(error, OSError) and error.errno in NO_HANDLES:
        log.error("out of file handles: new connections wait")
    elif isinstance(error, ValueError) and "_start_serving" in message:
        log.info("stopped while new connections were waiting")  # asyncio tries to accept again on a closed socket
    else:
        log.error("event loop: %s", message, exc_info=error)
