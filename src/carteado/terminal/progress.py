"""Progress bars on standard error, only if it is a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn


@contextmanager
def counting(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar for a number of items; call the result with the number of new items done."""
    with bar(MofNCompleteColumn()) as progress:
        task = progress.add_task(label, total=total)
        yield lambda done: progress.advance(task, done)


@contextmanager
def fraction(label: str) -> Iterator[Callable[[float], None]]:
    """A bar from 0 to 1; call the result with the fraction done."""
    with bar(TaskProgressColumn()) as progress:
        task = progress.add_task(label, total=1.0)
        yield lambda done: progress.update(task, completed=done)


def bar(*columns: MofNCompleteColumn | TaskProgressColumn) -> Progress:
    console = Console(stderr=True)
    texts = TextColumn("{task.description}")
    return Progress(
        texts,
        BarColumn(),
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
