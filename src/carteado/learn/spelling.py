"""The names of cards in the words of a lesson: `{EMB-06}` stands for the card's name in each language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from carteado.core.game import Game
from carteado.learn.lessons import Lesson, Step, Words
from carteado.texts import Speaker, sentence

NAMED = re.compile(r"\{([\w-]+)\}")


def spelled(lesson: Lesson) -> Lesson:
    """Return the lesson with the names of the cards in its words."""

    def words(given: Words) -> Words:
        return {lang: with_names(lesson.game, lang, text) for lang, text in given.items()}

    return lesson._replace(
        title=words(lesson.title),
        about=words(lesson.about),
        end=words(lesson.end),
        steps=[spelled_step(step, words) for step in lesson.steps],
    )


def spelled_step(step: Step, words: Callable[[Words], Words]) -> Step:
    return step._replace(
        say=words(step.say),
        mistake=words(step.mistake),
        mistakes=[(pattern, words(answer)) for pattern, answer in step.mistakes],
    )


def with_names(game: Game, lang: str, text: str) -> str:
    if "{" not in text:
        return text
    say = Speaker.of(game, lang)
    named = NAMED.sub(lambda found: say.say(game.card_words(found[1])[0]), text)
    return sentence(named)


def words_of(lesson: Lesson) -> Iterator[Words]:
    """Yield everything that a lesson says."""
    yield from (lesson.title, lesson.about, lesson.end)
    for step in lesson.steps:
        yield step.say
        yield from (answer for _, answer in step.mistakes)
        if step.mistake:
            yield step.mistake


def cards_in(lesson: Lesson) -> Iterator[str]:
    """Yield the ids of the cards that a lesson's words name."""
    for words in words_of(lesson):
        for text in words.values():
            yield from NAMED.findall(text)
