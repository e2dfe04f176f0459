"""Puzzles over HTTP. The server keeps nothing: each request brings all actions of the solver so far."""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carteado.core.errors import Invalid
from carteado.core.numbers import read_number
from carteado.games import load
from carteado.puzzles.book import book, find_puzzle
from carteado.puzzles.days import puzzle_of_the_day, today
from carteado.puzzles.puzzle import Puzzle
from carteado.puzzles.solving import Solving, solution
from carteado.server.asking import JSON, NEVER, address_of, errand_of, hall_of, kept, read
from carteado.server.exercises import check_length, entries
from carteado.server.guests import player_of
from carteado.server.protocol import Legal, Told
from carteado.server.puzzle_protocol import PuzzleFacts, PuzzleOfTheDay, PuzzleTable, PuzzleTaken, SolutionStep
from carteado.server.telling import legal_actions, prompt, said, told, view_words

HIGHEST = 9999
ANSWERS = 200  # that are remembered: the same actions at a puzzle always have the same answer


def facts(puzzle: Puzzle) -> PuzzleFacts:
    return PuzzleFacts(puzzle.number, puzzle.goal, said(puzzle.title), said(puzzle.task), puzzle.rating.level)


@cache
def all_puzzles(id: str) -> bytes:
    return msgspec.json.encode([facts(puzzle) for puzzle in book(id)])


async def puzzles(request: Request) -> Response:
    return kept(request, await asyncio.to_thread(all_puzzles, load(request.path_params["game"]).id), JSON)


async def of_the_day(request: Request) -> Response:
    day = today()
    puzzle = await asyncio.to_thread(puzzle_of_the_day, day)
    return kept(request, msgspec.json.encode(PuzzleOfTheDay(str(day), puzzle.game.id, facts(puzzle))), JSON)


async def play(request: Request) -> Response:
    hall = hall_of(request)
    hall.limits.lessons.check(address_of(request), player_of(request))
    game = load(request.path_params["game"])
    number = read_number(request.path_params["number"], HIGHEST)
    if number is None:
        raise Invalid("number-bad", name="number", found=request.path_params["number"], allowed=f"1-{HIGHEST}")
    taken = await read(request, PuzzleTaken)
    check_length(taken.actions)
    asked = (game.id, number, tuple(taken.actions), taken.ask)
    if taken.actions or taken.ask:  # a proof takes long: nobody else waits for it
        found = await hall.thinkers.ask(table_for, *asked, errand=errand_of(request))
    else:
        found = await asyncio.to_thread(table_for, *asked)
    return Response(found, headers={"Cache-Control": NEVER}, media_type=JSON)


@lru_cache(maxsize=ANSWERS)
def table_for(id: str, number: int, actions: tuple[str, ...], ask: str) -> bytes:
    """Play a puzzle up to there, and tell its table as the solver may see it."""
    puzzle = find_puzzle(id, number)
    solving = Solving(puzzle, actions)
    state, seat, verdict = solving.state, puzzle.seat, solving.verdict
    view = state.view(seat)
    legal, prices = legal_actions(state, view) if solving.legal else ([], [])
    hint = solving.hint() if ask == "hint" else None
    table = PuzzleTable(
        number=len(actions),
        seat=seat,
        seats=state.setup.seats,
        view=view,
        words=view_words(puzzle.game, view),
        prompt=prompt(state) if solving.legal else None,
        legal=without_conceding(solving, legal),
        prices=prices,
        log=entries(puzzle.game, solving.log, seat),
        heard=heard(solving),
        verdict="" if verdict is None else verdict.kind,
        reason=None if verdict is None or verdict.reason is None else said(verdict.reason),
        shown=None if hint is None else puzzle.game.action_text(hint),
        solution=[SolutionStep(turn.seat, said(turn.words)) for turn in solution(puzzle)] if ask == "solution" else [],
    )
    return msgspec.json.encode(table)


def heard(solving: Solving) -> list[Told]:
    """Return what the solver heard since the last own action."""
    turns = [] if solving.verdict is None else solving.verdict.turns
    return told(solving.game, [event.heard_by(solving.puzzle.seat) for turn in turns for event in turn.events])


def without_conceding(solving: Solving, legal: list[Legal]) -> list[Legal]:
    allowed = {solving.game.action_text(action) for action in solving.legal}
    return [one for one in legal if one.text in allowed]


ROUTES = [
    Route("/api/puzzles/today", of_the_day),
    Route("/api/games/{game}/puzzles", puzzles),
    Route("/api/games/{game}/puzzles/{number}", play, methods=["POST"]),
]
