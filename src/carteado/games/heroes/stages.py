"""The stages of a Mixed game as the players agree on them: `teams-arena`, `teams10-arena-arena` (HEROES-20.6)."""

from __future__ import annotations

import re
from typing import Final

from carteado.core.errors import Invalid
from carteado.core.options import Option, Value
from carteado.core.phrases import like
from carteado.games.heroes.board import Mode

SCHEDULES: Final = ("teams-arena", "teams-teams-arena", "arena-teams", "arena-arena", "teams10-arena")
FEWEST, MOST = 2, 4
ROUNDS = range(1, 101)
WORDS: Final = {"teams": "teams", "times": "teams", "arena": "arena"}
STAGE = re.compile(r"([a-z]+)\s*:?\s*(\d*)")
BETWEEN = re.compile(r"\s*[-,;>+]\s*")


class StagesOption(Option):
    """The stages of Mixed: a schedule that is offered, or any other of two to four stages."""

    typed = True

    def __init__(self) -> None:
        super().__init__("mixed_stages", SCHEDULES)

    def read(self, given: object) -> Value:
        parts = BETWEEN.split(str(given).strip().lower())
        stages = [stage for stage in map(read_stage, parts) if stage]
        if len(stages) != len(parts) or not FEWEST <= len(stages) <= MOST:
            allowed = like(*SCHEDULES, "teams5-teams5-arena")
            raise Invalid("option-bad-value", found=str(given), option=self.name, allowed=allowed, near="none")
        return "-".join(stages)


def read_stage(text: str) -> str:
    """Return `teams`, `arena`, or one of them with its last round; nothing if that is not what the text says."""
    found = STAGE.fullmatch(text)
    if found is None or found[1] not in WORDS or (found[2] and int(found[2]) not in ROUNDS):
        return ""
    return WORDS[found[1]] + (str(int(found[2])) if found[2] else "")


def modes_of(schedule: str) -> list[int]:
    """Return how each stage is played: as Teams or as an Arena."""
    return [Mode.TEAMS if part.startswith("teams") else Mode.ARENA for part in schedule.split("-")]


def rounds_of(schedule: str) -> list[int]:
    """Return the last round of each stage, 0 for the usual one."""
    return [int(re.sub(r"\D", "", part) or 0) for part in schedule.split("-")]
