"""Benchmark results as tables."""

from __future__ import annotations

from typing import Any

import rich.table
from rich.console import Console

from carteado.texts import Speaker

MEASURES = {
    "us_per_decision": "bench-decision",
    "games_per_second": "bench-games",
    "us_per_clone": "bench-clone",
    "searches_per_second": "bench-search",
}


def show(measured: dict[str, Any], say: Speaker) -> None:
    compiled, interpreted = measured["compiled"], measured["interpreted"]
    table = rich.table.Table(title=say("bench-title"))
    for heading in ("bench-game", "bench-decision", "bench-compiled", "bench-interpreted", "bench-ratio"):
        table.add_column("" if heading == "bench-decision" else say(heading), justify="right")
    for game, slow in interpreted["games"].items():
        for measure, label in MEASURES.items():
            fast = compiled["games"][game][measure] if compiled else None
            table.add_row(
                game,
                say(label),
                number(fast, say),
                number(slow[measure], say),
                ratio(measure, fast, slow[measure], say),
            )
        rounds = [per_round(way, game) for way in (compiled, interpreted)]
        table.add_row(
            game, say("bench-in-baseline"), number(rounds[0], say), number(rounds[1], say), "", end_section=True
        )
    now = (compiled or interpreted)["baseline_us"]
    console = Console()
    console.print(table)
    console.print(modes(measured["modes"], now, say))
    console.print(say("bench-baseline", us=number(now, say)))
    if compiled is None:
        console.print(say("bench-not-compiled"))


def modes(measured: list[dict[str, Any]], baseline: float, say: Speaker) -> rich.table.Table:
    """The table of modes, for games that have several."""
    table = rich.table.Table(title=say("bench-modes-title"))
    for heading in ("bench-game", "bench-mode", "bench-seats", "bench-decision", "bench-in-baseline"):
        table.add_column(say(heading), justify="right")
    for one in measured:
        us = float(one["us_per_decision"])
        table.add_row(one["game"], one["mode"], str(one["seats"]), number(us, say), number(1000 * us / baseline, say))
    return table


def per_round(way: dict[str, Any] | None, game: str) -> float | None:
    """How many rounds of the baseline loop one decision is worth."""
    return None if way is None else 1000 * float(way["games"][game]["us_per_decision"]) / float(way["baseline_us"])


def ratio(measure: str, fast: float | None, slow: float, say: Speaker) -> str:
    if fast is None:
        return ""
    return f"{say.number(slow / fast if measure.startswith('us_') else fast / slow, 1)}x"


def number(value: float | None, say: Speaker) -> str:
    if value is None:
        return "-"
    return say.number(value, 0 if value >= 100 else 2)
