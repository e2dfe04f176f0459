"""Break one place of a game's rules at a time, run that game's tests, and count how many of the faults they catch.

    make mutate GAME=duel
    python tools/mutate.py duel --count 100 --seed 7

The seed draws the places at random from the modules of the game's rules: an inverted comparison, sign or condition, or
a dropped call. Everything runs interpreted, in a copy of the project.

Most faults are caught within a second by the tests that reach the broken function (`mutants.py`). Those that survive
this, and those outside functions, are written into the copy's source, and all tests of the game run. A fault that no
test notices is printed as a diff: it needs a test, or a reason why it changes nothing.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from pathlib import Path

from carteado import native

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml", "README.md", "README.pt-BR.md", "ARCHITECTURE.md")
NO_RULES = (".judgement", ".judging")  # the preferences of bots are not rules
TURNED = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "==", "in": "not in", "not in": "in"}
TURNED |= {"is": "is not", "is not": "is", "+": "-", "-": "+"}
PATIENCE = 3.0  # a fault counts as caught when the tests take this many times as long as on the unbroken rules


@dataclass(frozen=True)
class Fault:
    """A span of a source file and its replacement. `function` is the enclosing function, as `Class.name`."""

    file: Path
    start: int
    end: int
    text: str
    function: str = ""

    def broken(self, source: str) -> str:
        return source[: self.start] + self.text + source[self.end :]


class Source:
    """A module whose nodes are located by offsets in its text."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.text = (ROOT / file).read_text(encoding="utf-8")
        self.lines = [0]
        for line in self.text.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def offset(self, line: int, column: int) -> int:
        """Return the offset of a place in the text; ast counts columns in bytes."""
        start = self.lines[line - 1]
        text = self.text[start : self.lines[line]]
        return start + len(text.encode()[:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.offset(node.lineno, node.col_offset), self.offset(node.end_lineno, node.end_col_offset)

    def faults(self) -> Iterator[Fault]:
        tree = ast.parse(self.text)
        functions = dict(self.functions(tree))
        for fault in self.faults_in(tree):
            inside = [name for (start, end), name in functions.items() if start <= fault.start < end]
            yield replace(fault, function=inside[0] if inside else "")

    def functions(self, tree: ast.Module) -> Iterator[tuple[tuple[int, int], str]]:
        """Yield the span and name of each function and method."""
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                yield self.span(node), node.name
            elif isinstance(node, ast.ClassDef):
                yield from (
                    (self.span(it), f"{node.name}.{it.name}") for it in node.body if isinstance(it, ast.FunctionDef)
                )

    def faults_in(self, tree: ast.Module) -> Iterator[Fault]:
        for node in reached(tree):
            if isinstance(node, ast.Compare):
                operands = [node.left, *node.comparators]
                for left, right in pairwise(operands):
                    yield from self.between(left, right)
            elif isinstance(node, ast.BinOp):
                yield from self.between(node.left, node.right)
            elif isinstance(node, ast.If | ast.While):
                start, end = self.span(node.test)
                yield Fault(self.file, start, end, f"not ({self.text[start:end]})")
            elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                yield Fault(self.file, *self.span(node), "pass")

    def between(self, left: ast.expr, right: ast.expr) -> Iterator[Fault]:
        """Yield the fault that inverts the operator between two operands, if it has an opposite."""
        start, end = self.span(left)[1], self.span(right)[0]
        found = self.text[start:end]
        operator = " ".join(found.strip("() \n").split())
        if operator in TURNED and operator in found:
            at = start + found.index(operator)
            yield Fault(self.file, at, at + len(operator), TURNED[operator])


def reached(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield every node that runs in play: no annotations, assertions or declared defaults."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.arguments):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        if isinstance(node, ast.AnnAssign):
            if node.value is not None and isinstance(tree, ast.FunctionDef):
                yield from reached(ast.Expression(node.value))
            continue
        yield node
        yield from reached(node)


def rules_of(game: str) -> list[Path]:
    """Return the compiled modules of a game that hold its rules."""
    modules = [module for module in native.MODULES if module.startswith(f"carteado.games.{game}.")]
    return [native.source(module).relative_to(ROOT) for module in modules if not module.endswith(NO_RULES)]


class Bench:
    """A copy of the project in which one file at a time is broken."""

    def __init__(self, folder: Path, game: str, workers: str) -> None:
        self.folder = folder
        self.game = game
        self.workers = workers
        self.patience: float | None = None
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                ignored = shutil.ignore_patterns("_native", "__pycache__", "site")
                shutil.copytree(source, folder / name, ignore=ignored)
            else:
                shutil.copy(source, folder / name)

    def pytest(self, *words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
        """Run the tests of the game and its golden games."""
        words = ("-q", "-p", "no:cacheprovider", f"tests/{self.game}", "tests/golden", *words)
        return subprocess.run(
            [sys.executable, "-m", "pytest", *words, "-k", f"{self.game} and not versions"],
            cwd=self.folder,
            env={
                **os.environ,
                native.INTERPRETED: "1",
                "PYTHONPATH": os.pathsep.join([str(self.folder / "src"), str(self.folder / "tools")]),
                "PYTHONDONTWRITEBYTECODE": "1",
                **environment,
            },
            capture_output=True,
            check=False,
            timeout=self.patience,
        )

    def passes(self) -> bool:
        """Whether all tests pass in time."""
        try:
            return self.pytest("-x", "-n", self.workers).returncode == 0
        except subprocess.TimeoutExpired:
            return False

    def caught_quickly(self, faults: Sequence[Fault]) -> list[bool]:
        """Return for each fault whether a test that reaches the broken function fails."""
        order, answer = self.folder / "faults.json", self.folder / "caught.json"
        order.write_text(json.dumps([{**asdict(fault), "file": str(fault.file)} for fault in faults]), encoding="utf-8")
        done = self.pytest("-p", "mutants", "-p", "no:xdist", FAULTS=str(order), CAUGHT=str(answer))
        if done.returncode:
            sys.exit("The tests fail on the sound rules: mend that first.\n" + done.stdout.decode()[-2000:])
        found: list[bool] = json.loads(answer.read_text(encoding="utf-8"))
        return found

    def catches(self, fault: Fault) -> bool:
        file = self.folder / fault.file
        sound = file.read_text(encoding="utf-8")
        file.write_text(fault.broken(sound), encoding="utf-8")
        try:
            return not self.passes()
        finally:
            file.write_text(sound, encoding="utf-8")


def show(fault: Fault) -> str:
    sound = (ROOT / fault.file).read_text(encoding="utf-8")
    lines = difflib.unified_diff(
        sound.splitlines(), fault.broken(sound).splitlines(), str(fault.file), "survived", lineterm="", n=1
    )
    return "\n".join(lines)


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game")
    words.add_argument("--count", type=int, default=100)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--workers", default="auto", help="test processes, as pytest-xdist takes them")
    words.add_argument("--least", type=float, default=0.95, help="share that must be caught")
    given = words.parse_args()
    faults = [fault for file in rules_of(given.game) for fault in Source(file).faults()]
    if not faults:
        words.error(f"{given.game} has no compiled rules")
    chosen = random.Random(given.seed).sample(faults, min(given.count, len(faults)))
    with tempfile.TemporaryDirectory() as scratch:
        bench = Bench(Path(scratch), given.game, given.workers)
        start = os.times().elapsed
        caught = bench.caught_quickly(chosen)
        print(f"{given.game}: {sum(caught)} of {len(chosen)} caught at once", flush=True)
        bench.patience = 60 + PATIENCE * (os.times().elapsed - start)
        for place, fault in enumerate(chosen):
            if not caught[place]:
                caught[place] = bench.catches(fault)
                if not caught[place]:
                    print(show(fault), flush=True)
    print(f"{given.game}: {sum(caught)} of {len(chosen)} caught")
    return 0 if sum(caught) >= given.least * len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
