"""Lessons over HTTP. The server keeps nothing: each request brings all actions of the learner so far."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carteado.games import load
from carteado.learn.course import course, find_lesson
from carteado.learn.lessons import Lesson
from carteado.learn.playing import Playing
from carteado.server.asking import JSON, address_of, answer, hall_of, kept, read
from carteado.server.exercises import check_length, entries
from carteado.server.guests import player_of
from carteado.server.lobby_protocol import LessonFacts, LessonTable, LessonTaken
from carteado.server.telling import legal_actions, prompt, told, view_words


@cache
def all_lessons(id: str) -> bytes:
    return msgspec.json.encode(
        [LessonFacts(lesson.name, dict(lesson.title), dict(lesson.about), len(lesson.steps)) for lesson in course(id)]
    )


async def lessons(request: Request) -> Response:
    return kept(request, await asyncio.to_thread(all_lessons, load(request.path_params["game"]).id), JSON)


async def play(request: Request) -> Response:
    hall_of(request).limits.lessons.check(address_of(request), player_of(request))
    game = load(request.path_params["game"])
    taken = await read(request, LessonTaken)
    check_length(taken.actions)
    return answer(await asyncio.to_thread(table_for, game.id, request.path_params["lesson"], taken.actions))


def table_for(id: str, name: str, actions: Sequence[str]) -> LessonTable:
    """Play a lesson up to there, and tell its table as the learner may see it."""
    lesson = find_lesson(id, name)
    playing = Playing(lesson, actions)
    step, state = playing.step, playing.state
    view = state.view(lesson.seat)
    legal, prices = legal_actions(state, view) if playing.legal else ([], [])
    return LessonTable(
        number=len(playing.taken),
        seat=lesson.seat,
        seats=state.setup.seats,
        view=view,
        words=view_words(lesson.game, view),
        prompt=prompt(state) if playing.legal else None,
        legal=legal,
        prices=prices,
        log=entries(lesson.game, playing.log, lesson.seat),
        heard=told(lesson.game, playing.heard()),
        step=playing.at,
        steps=len(lesson.steps),
        say=dict(step.say if step is not None else lesson.end),
        point=playing.pointed,
        reads=step is not None and step.is_read,
        shown=playing.next_action(),
        mistake=None if playing.mistake is None else dict(playing.mistake),
        rule=step.rule if step is not None else "",
        next=next_lesson(lesson),
    )


def next_lesson(lesson: Lesson) -> str | None:
    later = [other.name for other in course(lesson.game.id) if other.number > lesson.number]
    return later[0] if later else None


ROUTES = [
    Route("/api/games/{game}/lessons", lessons),
    Route("/api/games/{game}/lessons/{lesson}", play, methods=["POST"]),
]
