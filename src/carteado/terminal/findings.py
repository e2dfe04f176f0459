"""Findings of the laboratory as tables."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec
import rich.table
from rich.console import Console

from carteado.core.game import Game
from carteado.lab.compare import Finding
from carteado.lab.names import deck_name
from carteado.lab.sequence import LATE
from carteado.lab.tournament import Result
from carteado.lab.tuning.race import Share, Suggestion
from carteado.texts import Speaker


def show_findings(found: Sequence[Finding], say: Speaker) -> None:
    """Print each measure at each level: the verdict in words, then the difference and its interval."""
    console = Console()
    table = rich.table.Table()
    for heading in ("level", "question", "verdict", "difference", "interval", "pairs"):
        table.add_column(say(f"compare-{heading}"))
    for finding in found:
        difference = finding.difference
        table.add_row(
            finding.level,
            say(f"compare-asks-{finding.question}"),
            say(f"compare-{finding.verdict}"),
            number(difference.mean, say),
            f"{number(difference.low, say)} .. {number(difference.high, say)}",
            str(difference.count),
        )
    console.print(table)
    if not all(finding.difference.exact for finding in found):
        console.print(say("compare-asymptotic", pairs=LATE))


def number(value: float, say: Speaker) -> str:
    return say.number(value, 3, sign=True) if math.isfinite(value) else "-"


def findings_json(game: str, a: Sequence[str], b: Sequence[str], found: Sequence[Finding]) -> dict[str, Any]:
    """The findings as plain data; an unknown end of an interval is null."""
    plain = msgspec.to_builtins(list(found))
    for finding in plain:
        ends = finding["difference"]
        finding["difference"] = {name: end if math.isfinite(end) else None for name, end in ends.items()}
    return {"game": game, "a": list(a), "b": list(b), "findings": plain}


def show_suggestions(game: Game, found: Sequence[Suggestion], say: Speaker) -> None:
    """Print each suggestion, the best first: what it changes, whether it meets the goal, and the shares of wins."""
    table = rich.table.Table()
    for heading in ("changes", "verdict", "worst", "shares"):
        table.add_column(say(f"tune-{heading}"))
    for one in found:
        changes = ", ".join(f"{name} = {value}" for name, value in one.changes.items()) or say("tune-as-it-is")
        shares = "\n".join(share_line(game, share, say) for share in one.shares)
        verdict = say("tune-meets" if one.meets else "tune-misses")
        table.add_row(changes, verdict, percent(one.worst, say), shares)
    Console().print(table)


def share_line(game: Game, share: Share, say: Speaker) -> str:
    name = say("report-began") if share.name == "first" else deck_name(game, share.name, say)
    return f"{name}: {percent(share.share, say)} ({percent(share.low, say)} .. {percent(share.high, say)})"


def percent(value: float, say: Speaker) -> str:
    return f"{say.number(100 * value, 1)} %"


def show_tournament(result: Result, say: Speaker) -> None:
    """Print the standings and the crosstable."""
    names = [standing.name for standing in result.standings]
    table = rich.table.Table()
    for heading in ("place", "name", "rating", "points"):
        table.add_column(say(f"tournament-{heading}"))
    for place in range(len(names)):
        table.add_column(str(place + 1), justify="right")
    for place, standing in enumerate(result.standings, 1):
        against = [shared(result, standing.name, other) for other in names]
        points = f"{standing.points:g}/{standing.games}"
        table.add_row(str(place), standing.name, say.number(standing.rating, 1), points, *against)
    Console().print(table)


def shared(result: Result, one: str, other: str) -> str:
    if one == other:
        return "-"
    points, games = result.crosstable[one][other]
    return f"{points:g}/{games}" if games else ""
