"""The records of puzzles over HTTP."""

from __future__ import annotations

from typing import Literal

import msgspec

from carteado.server.protocol import Legal, LogEntry, Plain, Said, Told


class PuzzleFacts(msgspec.Struct):
    """One of GET /api/games/GAME/puzzles: its goal in short, the task in a sentence, and how hard it is, 1 to 5."""

    number: int
    goal: str
    title: Said
    task: Said
    level: int


class PuzzleOfTheDay(msgspec.Struct):
    """GET /api/puzzles/today: the puzzle of that day, by the date in UTC."""

    day: str
    game: str
    puzzle: PuzzleFacts


class PuzzleTaken(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/games/GAME/puzzles/NUMBER: the solver's own actions so far, and what is asked for besides."""

    actions: list[str] = []
    ask: Literal["", "hint", "solution"] = ""


class SolutionStep(msgspec.Struct):
    """An action of the solution in words, and whose it is."""

    seat: int
    words: Said


class PuzzleTable(msgspec.Struct):
    """The answer to a PuzzleTaken: the table after those actions and the answers to them, as the solver may see it.

    `verdict` on the last action is `kept`, `failed` or `solved`, "" before the first. After `failed` nothing is legal:
    `reason` says why, `heard` what happened, and the action must be taken back. `shown` is an action that leads on,
    told for `hint`; `solution` is told for `solution`.
    """

    number: int
    seat: int
    seats: int
    view: Plain
    words: list[Said]
    prompt: Said | None
    legal: list[Legal]
    prices: list[list[Said]]
    log: list[LogEntry]
    heard: list[Told]
    verdict: str
    reason: Said | None
    shown: str | None
    solution: list[SolutionStep]
