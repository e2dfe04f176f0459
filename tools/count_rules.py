"""Run tests and count, for each game, the numbered rules, rulings and examples that passing tests cite.

Arguments go to pytest: `count_rules.py -m rule -n auto`. A rule counts only when a test marked with its number ran and
passed, and no test marked with it failed. Fails when a rule has no such test, when a test cites a number that is not in
the rulebook, or when the rulebook's languages differ.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable

import pytest

KINDS = {"rules": r"-\d", "rulings": r"-R\d", "examples": r"-X\d"}


class Citations:
    """Which tests cite which rules, and whether they passed."""

    def __init__(self) -> None:
        self.cited_by: dict[str, set[str]] = defaultdict(set)
        self.passed: set[str] = set()
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == "rule":
                self.cited_by[str(value)].add(report.nodeid)
        if report.failed:
            self.failed.add(report.nodeid)
        elif report.when == "call" and report.passed:
            self.passed.add(report.nodeid)

    def kept(self, id: str) -> bool:
        tests = self.cited_by.get(id, set())
        return bool(tests & self.passed) and not tests & self.failed


def rulebooks() -> dict[str, dict[str, list[str]]]:
    """Return the rules of every game's book in every language."""
    # Not at the top: pytest rewrites the assertions of this package's plugin, and must be the first to import it.
    import carteado
    from carteado.texts import LANGUAGES
    from carteado.texts.book import rule_ids, rulebook

    return {id: {lang: rule_ids(rulebook(carteado.load(id), lang)) for lang in LANGUAGES} for id in carteado.names()}


def game_faults(id: str, books: dict[str, list[str]], citations: Citations) -> tuple[str, list[str]]:
    """Return a line of counts, and all faults."""
    ids = books["en"]
    faults = [f"{rule}: given twice in the rulebook" for rule in sorted({rule for rule in ids if ids.count(rule) > 1})]
    faults += [f"{rule}: not in every language" for rule in sorted(set(ids).symmetric_difference(books["pt"]))]
    faults += [f"{rule}: no passing test cites it" for rule in ids if not citations.kept(rule)]
    counts = []
    for kind, pattern in KINDS.items():
        these = [rule for rule in ids if re.search(pattern, rule)]
        counts.append(f"{kind} {sum(map(citations.kept, these))}/{len(these)}")
    return f"{id}: {', '.join(counts)}", faults


def unknown_citations(citations: Citations, known: Iterable[str]) -> list[str]:
    rules = set(known)
    return [f"{id}: cited, but in no rulebook" for id in sorted(citations.cited_by) if id not in rules]


def main(words: list[str]) -> int:
    citations = Citations()
    outcome = pytest.main(words, plugins=[citations])
    known: list[str] = []
    faults: list[str] = []
    for id, books in rulebooks().items():
        line, wrong = game_faults(id, books, citations)
        print(line)
        faults += wrong
        known += books["en"]
    faults += unknown_citations(citations, known)
    print("\n".join(faults))
    return 1 if faults else outcome


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
