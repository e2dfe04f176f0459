"""Lessons over HTTP: nothing is kept, everything follows from the actions that are sent."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from carteado.learn.course import course
from server.clients import Person, Server

GAMES = [id for id in carteado.names() if course(id)]


def table(server: Server, game: str, lesson: str, *actions: str) -> dict[str, Any]:
    reply = Person(server).post(f"/api/games/{game}/lessons/{lesson}", {"actions": list(actions)})
    assert reply.status == 200, reply.body
    return dict(reply.json)


def refusal(server: Server, path: str, body: dict[str, Any]) -> str:
    reply = Person(server).post(f"/api/games/{path}", body)
    assert reply.status in (400, 404, 409, 413)
    return str(reply.json["code"])


def test_a_course_is_listed_in_both_languages(server: Server) -> None:
    listed = Person(server).get("/api/games/siege/lessons").json
    assert [lesson["name"] for lesson in listed] == [lesson.name for lesson in course("siege")]
    assert listed[0]["title"] == {"en": "First shots", "pt": "Primeiros tiros"}
    counts = {game["id"]: game["lessons"] for game in Person(server).get("/api/games").json}
    assert counts == {id: len(course(id)) for id in carteado.names()} | {
        id: 0 for id in counts if id not in carteado.names()
    }


@pytest.mark.parametrize("id", GAMES)
def test_every_lesson_is_played_to_its_end_by_what_is_shown(server: Server, id: str) -> None:
    lesson = course(id)[-1]
    taken: list[str] = []
    now = table(server, id, lesson.name)
    while now["step"] < now["steps"]:
        assert now["shown"] is not None
        assert bool(now["legal"]) is not now["reads"]
        taken.append(now["shown"])
        now = table(server, id, lesson.name, *taken)
    assert now["legal"] == []
    assert now["say"] == dict(lesson.end)
    assert now["next"] is None
    assert [entry["place"] for entry in now["log"]] == list(range(1, len(now["log"]) + 1))


def test_a_mistake_is_shown_and_must_be_taken_back(server: Server) -> None:
    now = table(server, "siege", "first-shots", ">", "end_turn")
    assert now["mistake"]["en"].startswith("You would let 3 action points go to waste.")
    assert now["legal"] == []
    assert now["shown"] is None
    stands = {"actions": [">", "end_turn", "archers ram"]}
    assert refusal(server, "siege/lessons/first-shots", stands) == "lesson-mistake-stands"


def test_what_cannot_be_played_is_refused(server: Server) -> None:
    assert refusal(server, "siege/lessons/nothing", {"actions": []}) == "lesson-unknown"
    assert refusal(server, "chess/lessons/first-shots", {"actions": []}) == "game-unknown"
    assert refusal(server, "siege/lessons/first-shots", {"actions": ["archers ram"]}) == "lesson-reads"
    assert refusal(server, "siege/lessons/first-shots", {"actions": [">", "raid"]}) == "illegal-now"
    assert refusal(server, "siege/lessons/first-shots", {"actions": [">"] * 201}) == "message-too-long"
    assert refusal(server, "siege/lessons/first-shots", {"moves": []}) == "message-unreadable"
