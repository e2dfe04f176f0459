"""A pytest plugin that breaks functions in memory and runs only the tests that reach them.

Every test runs once on the unbroken rules to record which functions it calls. Then, for each fault, a forked process
puts the broken code into the function and runs the tests that call it, the fastest first, until one fails. `mutate.py`
writes the faults into the file that FAULTS names, and reads which of them were caught from the file that CAUGHT names.
"""

from __future__ import annotations

import inspect
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

SLOWER = 20  # a fault counts as caught when a test takes this many times its usual CPU time
LEAST = 5  # CPU seconds that every test may take in any case

Place = tuple[str, str]  # a file of the rules and a function in it, as `Class.name`


class Reach:
    """Which functions each test calls, and how many CPU seconds it takes."""

    def __init__(self, wanted: set[Place]) -> None:
        self.wanted = wanted
        self.files = {str(Path(file).resolve()): file for file, _ in wanted}
        self.tests: dict[Place, list[pytest.Item]] = {place: [] for place in wanted}
        self.seconds: dict[str, float] = {}

    def run(self, item: pytest.Item, following: pytest.Item | None) -> bool:
        """Run a test on the unbroken rules and return whether it passed."""
        codes: set[CodeType] = set()

        def note(frame: FrameType, event: str, _: Any) -> None:
            if event == "call":
                codes.add(frame.f_code)

        began = time.process_time()
        sys.setprofile(note)
        try:
            reports = runtestprotocol(item, log=False, nextitem=following)
        finally:
            sys.setprofile(None)
        self.seconds[item.nodeid] = time.process_time() - began
        for place in {(self.files.get(code.co_filename, ""), code.co_qualname) for code in codes} & self.wanted:
            self.tests[place].append(item)
        return not any(report.failed for report in reports)

    def quickest(self, place: Place) -> list[pytest.Item]:
        return sorted(self.tests[place], key=lambda item: self.seconds[item.nodeid])


def pytest_runtestloop(session: pytest.Session) -> bool:
    faults = json.loads(Path(os.environ["FAULTS"]).read_text(encoding="utf-8"))
    reach = Reach({(fault["file"], fault["function"]) for fault in faults if fault["function"]})
    for item, following in zip(session.items, [*session.items[1:], None], strict=True):
        if not reach.run(item, following):
            session.testsfailed += 1
            pytest.exit(f"{item.nodeid} fails on the sound rules", returncode=1)
    caught = [bool(fault["function"]) and is_caught(fault, reach) for fault in faults]
    Path(os.environ["CAUGHT"]).write_text(json.dumps(caught), encoding="utf-8")
    return True


def is_caught(fault: dict[str, Any], reach: Reach) -> bool:
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.dup2(1, 2)
        try:
            break_function(fault)
        except LookupError:
            os._exit(0)  # not among the loaded functions: `mutate.py` breaks the source instead
        tests = reach.quickest((fault["file"], fault["function"]))
        os._exit(any(fails(item, LEAST + SLOWER * reach.seconds[item.nodeid]) for item in tests))
    return os.waitpid(child, 0)[1] != 0


def fails(item: pytest.Item, limit: float) -> bool:
    """Whether the test fails; one that takes more CPU seconds than the limit ends the process."""
    signal.setitimer(signal.ITIMER_PROF, limit)
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def break_function(fault: dict[str, Any]) -> None:
    """Put the broken code into the function."""
    file = Path(fault["file"]).resolve()
    source = file.read_text(encoding="utf-8")
    broken = source[: fault["start"]] + fault["text"] + source[fault["end"] :]
    codes = {code.co_qualname: code for code in codes_in(compile(broken, str(file), "exec", dont_inherit=True))}
    functions = [found for found in loaded(file) if found.__qualname__ == fault["function"]]
    if not functions or fault["function"] not in codes:
        raise LookupError(fault["function"])
    functions[0].__code__ = codes[fault["function"]]


def codes_in(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from codes_in(constant)


def loaded(file: Path) -> Iterator[FunctionType]:
    """Yield the functions and methods of a module that was imported from the file."""
    for module in list(sys.modules.values()):
        if getattr(module, "__file__", None) == str(file):
            for value in [*vars(module).values()]:
                members = (
                    vars(value).values() if inspect.isclass(value) and value.__module__ == module.__name__ else [value]
                )
                for member in members:
                    found = inspect.unwrap(getattr(member, "__func__", getattr(member, "fget", member)))
                    if isinstance(found, FunctionType) and found.__module__ == module.__name__:
                        yield found
