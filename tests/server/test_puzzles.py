"""Puzzles over HTTP: nothing is kept, everything follows from the actions that are sent."""

from __future__ import annotations

import json
from datetime import date
from functools import cache
from typing import Any

import msgspec
import pytest

import carteado
from carteado.core.message import Message
from carteado.puzzles.book import book, games_with_puzzles
from carteado.puzzles.days import puzzle_of_the_day, today
from carteado.puzzles.puzzle import Puzzle, choices
from carteado.puzzles.solving import solution
from carteado.texts import LANGUAGES, Speaker
from server.clients import Person, Server

GAMES = games_with_puzzles()


def table(server: Server, puzzle: Puzzle, *actions: str, ask: str = "") -> dict[str, Any]:
    path = f"/api/games/{puzzle.game.id}/puzzles/{puzzle.number}"
    reply = Person(server).post(path, {"actions": list(actions), "ask": ask})
    assert reply.status == 200, reply.body
    return dict(reply.json)


def refusal(server: Server, path: str, body: dict[str, Any]) -> str:
    reply = Person(server).post(f"/api/games/{path}", body)
    assert reply.status in (400, 404, 409, 413)
    return str(reply.json["code"])


def first(puzzle: Puzzle, *, right: bool) -> str:
    texts = [puzzle.game.action_text(action) for action in choices(puzzle.begin())]
    return next(text for text in texts if (text == puzzle.answer) is right)


@cache
def speaker(id: str, lang: str) -> Speaker:
    return Speaker.of(carteado.load(id), lang, ["Ana", "Rui"])


def said(puzzle: Puzzle, words: dict[str, Any], lang: str) -> str:
    """Speak a message of the answer as the client does."""

    def message(value: Any) -> Any:
        if not isinstance(value, dict):
            return value
        return Message(value["id"], **{name: message(blank) for name, blank in value["blanks"].items()})

    return speaker(puzzle.game.id, lang).say(message(words))


@pytest.mark.parametrize("id", GAMES)
def test_a_book_is_listed_without_its_answers(server: Server, id: str) -> None:
    listed = Person(server).get(f"/api/games/{id}/puzzles").json
    assert [one["number"] for one in listed] == [puzzle.number for puzzle in book(id)]
    assert {name for one in listed for name in one} == {"number", "goal", "title", "task", "level"}
    for one, puzzle in zip(listed, book(id), strict=True):
        assert one["goal"] == puzzle.goal
        assert 1 <= one["level"] <= 5
        for lang in LANGUAGES:
            assert said(puzzle, one["title"], lang) == speaker(id, lang).say(puzzle.title)
            assert said(puzzle, one["task"], lang) == speaker(id, lang).say(puzzle.task)


def test_games_tell_how_many_puzzles_they_have(server: Server) -> None:
    counts = {game["id"]: game["puzzles"] for game in Person(server).get("/api/games").json}
    assert {id: count for id, count in counts.items() if count} == {id: len(book(id)) for id in GAMES}


def test_the_puzzle_of_the_day_is_the_same_for_everybody(server: Server) -> None:
    before = today()
    found = Person(server).get("/api/puzzles/today").json
    assert found in [told_of_the_day(Person(server), day) for day in {before, today()}]


def told_of_the_day(person: Person, day: date) -> dict[str, Any]:
    puzzle = puzzle_of_the_day(day)
    listed = person.get(f"/api/games/{puzzle.game.id}/puzzles").json
    facts = next(one for one in listed if one["number"] == puzzle.number)
    return {"day": str(day), "game": puzzle.game.id, "puzzle": facts}


@pytest.mark.parametrize("id", GAMES)
def test_the_answer_leads_to_the_goal_by_what_the_hint_tells(server: Server, id: str) -> None:
    puzzle = book(id)[0]
    taken: list[str] = []
    now = table(server, puzzle, ask="hint")
    assert now["shown"] == puzzle.answer
    while now["verdict"] != "solved":
        assert now["verdict"] == ("kept" if taken else "")
        assert now["reason"] is None
        assert now["shown"] in [legal["text"] for legal in now["legal"]]
        taken.append(now["shown"])
        now = table(server, puzzle, *taken, ask="hint")
    assert now["legal"] == []
    assert now["shown"] is None
    assert now["number"] == len(taken)
    assert [entry["place"] for entry in now["log"]] == list(range(1, len(now["log"]) + 1))


@pytest.mark.parametrize("id", GAMES)
def test_a_wrong_action_is_answered_and_taken_back(server: Server, id: str) -> None:
    puzzle = book(id)[0]
    begun = table(server, puzzle)
    wrong = first(puzzle, right=False)
    now = table(server, puzzle, wrong)
    assert now["verdict"] == "failed"
    assert now["legal"] == []
    assert now["heard"]
    assert all(said(puzzle, now["reason"], lang) for lang in LANGUAGES)
    stands = {"actions": [wrong, puzzle.answer]}
    assert refusal(server, f"{id}/puzzles/{puzzle.number}", stands) == "puzzle-over"
    assert table(server, puzzle) == begun


@pytest.mark.parametrize("id", GAMES)
def test_the_solution_is_told_only_when_it_is_asked_for(server: Server, id: str) -> None:
    puzzle = book(id)[0]
    for actions in ((), (first(puzzle, right=False),), (puzzle.answer,)):
        now = table(server, puzzle, *actions)
        assert now["shown"] is None
        assert now["solution"] == []
    told = table(server, puzzle, ask="solution")["solution"]
    assert [step["seat"] for step in told] == [turn.seat for turn in solution(puzzle)]
    assert all(said(puzzle, step["words"], lang) for step in told for lang in LANGUAGES)


@pytest.mark.parametrize("id", GAMES)
def test_the_table_is_what_the_solver_sees(server: Server, id: str) -> None:
    for puzzle in book(id)[:5]:
        state, now = puzzle.begin(), table(server, puzzle)
        assert now["seat"] == puzzle.seat
        assert now["view"] == json.loads(msgspec.json.encode(state.view(puzzle.seat)))
        assert [legal["text"] for legal in now["legal"]] == [puzzle.game.action_text(one) for one in choices(state)]
        answered = table(server, puzzle, puzzle.answer)
        assert all(entry["action"] is None for entry in answered["log"] if entry["seat"] != puzzle.seat)


def test_what_cannot_be_played_is_refused(server: Server) -> None:
    puzzle = book("siege")[0]
    wrong = first(puzzle, right=False)
    assert refusal(server, "siege/puzzles/999", {"actions": []}) == "puzzle-unknown"
    assert refusal(server, "siege/puzzles/first", {"actions": []}) == "number-bad"
    assert refusal(server, "chess/puzzles/1", {"actions": []}) == "game-unknown"
    assert refusal(server, "siege/puzzles/1", {"actions": ["raid"]}) == "illegal-now"
    assert refusal(server, "siege/puzzles/1", {"actions": [wrong] * 201}) == "message-too-long"
    assert refusal(server, "siege/puzzles/1", {"moves": []}) == "message-unreadable"
    assert refusal(server, "siege/puzzles/1", {"ask": "everything"}) == "message-unreadable"
