"""Totals over many games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from carteado import native
from carteado.lab.job import Job
from carteado.lab.playing import Row


@dataclass
class Totals:
    """Totals, which can be added."""

    wins: list[int]
    games: int = 0
    draws: int = 0
    decisions: int = 0
    seconds: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter)
    first: float = 0.0  # points of the seats with the first turn
    begun: int = 0  # games in which that seat is known

    def add(self, row: Row) -> None:
        won = [score == 1.0 for score in row.scores]
        self.wins = [wins + here for wins, here in zip(self.wins, won, strict=True)]
        self.games += 1
        self.draws += len(won) > 1 and not any(won) and any(row.scores)
        self.decisions += row.decisions
        self.seconds += row.seconds
        self.reasons[row.reason] += 1
        if row.first >= 0:
            self.first += row.scores[row.first]
            self.begun += 1


def report(job: Job, totals: Totals) -> dict[str, Any]:
    """The totals as plain data for scripts."""
    return {
        "game": job.game,
        "mode": job.mode,
        "options": dict(job.setup().options),
        "bots": list(job.bots),
        "seed": job.seed,
        "games": totals.games,
        "wins": totals.wins,
        "draws": totals.draws,
        "first": round(totals.first / totals.begun, 6) if totals.begun else None,
        "reasons": dict(sorted(totals.reasons.items())),
        "decisions": totals.decisions,
        "seconds": round(totals.seconds, 6),
        "us_per_decision": round(1e6 * totals.seconds / max(1, totals.decisions), 3),
        "compiled": native.compiled(),
    }
