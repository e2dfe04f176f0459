"""Every lesson leads to its end by the way it awaits, answers every mistake, and says everything in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

import pytest

import carteado
from carteado.learn.course import course
from carteado.learn.lessons import Lesson, Words
from carteado.learn.playing import Playing, walk
from carteado.texts import LANGUAGES, Speaker

LEAST = {
    "apotheosis": 10,
    "duel": 8,
    "heroes": 8,
    "naipes": 6,
    "siege": 5,
}
GAMES = [id for id in carteado.names() if course(id)]
LESSONS = [lesson for id in GAMES for lesson in course(id)]
named = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.id}-{lesson.name}")


def complete(words: Words) -> bool:
    """Whether something is said in every language, and not the same in both."""
    return all(len(words[lang]) > 1 for lang in LANGUAGES) and len(set(words.values())) == len(LANGUAGES)


def tried(playing: Playing, action: str) -> Playing:
    """The lesson after one more action, on a copy."""
    twin = copy(playing)
    twin.state, twin.taken, twin.log = playing.state.clone(), list(playing.taken), list(playing.log)
    twin.take(action)
    return twin


def choices(lesson: Lesson) -> Iterator[tuple[Playing, str]]:
    """Every action that is legal at any moment of the awaited way."""
    for playing in walk(lesson):
        for action in playing.legal:
            yield playing, lesson.game.action_text(action)


@pytest.mark.parametrize(("id", "least"), LEAST.items())
def test_a_course_has_its_lessons_in_order(id: str, least: int) -> None:
    lessons = course(id)
    assert len(lessons) >= least
    assert [lesson.number for lesson in lessons] == list(range(1, len(lessons) + 1))
    assert len({lesson.name for lesson in lessons}) == len(lessons)


@named
def test_the_awaited_way_leads_to_the_end_and_is_said_in_both_languages(lesson: Lesson) -> None:
    (*_, last) = walk(lesson)
    assert last.over
    assert complete(lesson.title) or lesson.title["en"] == lesson.title["pt"]
    assert complete(lesson.about)
    assert complete(lesson.end)
    assert all(complete(step.say) for step in lesson.steps)
    for lang in LANGUAGES:
        say = Speaker.of(lesson.game, lang, ["Ana", "Rui", "Lia", "Edu"])
        for heard in (event.heard_by(lesson.seat) for turn in last.log for event in turn.events):
            assert say.say(lesson.game.event_words(heard))


@named
def test_every_legal_mistake_is_answered_and_can_be_taken_back(lesson: Lesson) -> None:
    mistaken: set[int] = set()
    for playing, action in choices(lesson):
        after = tried(playing, action)
        if after.mistake is None:
            assert after.at == playing.at + 1 or after.step is playing.step
            continue
        assert complete(after.mistake)
        if playing.at not in mistaken:
            mistaken.add(playing.at)
            assert after.take_back().state.digest() == Playing(lesson, after.taken[:-1]).state.digest()
    assert mistaken, "a lesson in which nothing can go wrong"


@named
def test_the_same_actions_lead_to_the_same_table(lesson: Lesson) -> None:
    (*_, last) = walk(lesson)
    assert Playing(lesson, last.taken).state.digest() == last.state.digest()


@named
def test_cards_are_pointed_at_by_their_numbers(lesson: Lesson) -> None:
    refs = [ref for playing in walk(lesson) for ref in playing.pointed if not ref.startswith("action:")]
    assert not [ref for ref in refs if "@" in ref]


@named
def test_the_texts_are_short(lesson: Lesson) -> None:
    """What is said at once fits beside a board, on a phone too."""
    for step in lesson.steps:
        assert all(len(text) <= 340 for text in step.say.values()), step.say
