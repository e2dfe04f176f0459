"""Example sets: reading their cards, and the laws that hold in games with these cards."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from ruamel.yaml import YAML

from carteado.core.rng import seeded
from carteado.core.state import Decision, State
from carteado.laws.attempts import attempts
from carteado.laws.cases import permuted, pick
from carteado.texts import Speaker
from making import Made
from table import Table

T = TypeVar("T", bound=Table)


@cache
def read_cards(file: Path) -> list[Made]:
    found: list[Made] = YAML(typ="safe", pure=True).load(file.read_text(encoding="utf-8"))
    return found


def read_ideas(file: Path) -> dict[str, list[Any]]:
    """Read a file of ideas: by chapter and idea, the cards that say it."""
    chapters = YAML(typ="safe", pure=True).load(file.read_text(encoding="utf-8"))
    return {f"{chapter}: {idea}": cards or [] for chapter, ideas in chapters.items() for idea, cards in ideas.items()}


def check(table: T) -> T:
    check_state(table.state)
    return table


def check_state(state: State) -> None:
    """Check a decision: clones and saves are equal, actions parse back, nothing hidden is seen."""
    game, digest = state.game, state.digest()
    assert state.clone().digest() == digest
    loaded = game.load(json.loads(json.dumps(state.save())))
    assert loaded.digest() == digest
    assert loaded.legal() == state.legal()
    for action in state.legal():
        assert game.parse(game.action_text(action)) == action
        assert game.parse_json(game.action_json(action)) == action
    for seat in viewers(state):
        other = state.clone()
        other.determinize(seat, seeded(7))
        assert other.view(seat) == state.view(seat) == loaded.view(seat)
        if state.decision is not None and state.decision.seat == seat:
            assert other.legal() == state.legal()
            for action in other.legal():
                other.clone().apply(action)


def viewers(state: State) -> list[int | None]:
    """Return who can look at a match: spectators, then each seat."""
    return [None, *range(state.setup.seats)]


# Laws of whole games


def walk(state: State, seed: int) -> Iterator[State]:
    """Play a random game from here; yield the state at each decision."""
    rng = seeded(-1 - seed)
    while state.decision is not None:
        yield state
        state.apply(pick(state.legal(), rng))


def questions(states: Iterable[State], kinds: set[str], every: int) -> Iterator[tuple[State, Decision]]:
    """Yield the states at questions of these kinds and, `every` so many decisions, another."""
    for number, state in enumerate(states):
        assert state.decision is not None
        if state.decision.kind in kinds or number % every == 0:
            yield state, state.decision


def check_questions(states: Iterable[State], kinds: set[str], every: int) -> set[str]:
    """Check the states at questions of these kinds, and some others; return those kinds that were asked."""
    found = set()
    for state, asked in questions(states, kinds, every):
        check_state(state)
        found.add(asked.kind)
    return found & kinds


def check_declared(states: Iterable[State]) -> None:
    """Check that views and events have their declared types; the viewers take turns."""
    last = None
    for number, state in enumerate(states):
        viewer = viewers(state)[number % (state.setup.seats + 1)]
        view = state.view(viewer)
        assert msgspec.convert(view, state.game.view_type, strict=True) == view
        last = state
    assert last is not None
    assert last.events is not None
    for event in last.events:
        for heard in (event.whole(), *(event.heard_by(seat) for seat in viewers(last))):
            told = msgspec.convert(heard, last.game.event_type, strict=True)
            assert msgspec.to_builtins(told) == heard


def check_told(state: State, seed: int, kinds: set[str], lang: str) -> None:
    """Check that events, actions, tables and questions of a random game have a text, with the names of its cards."""
    game = state.game
    speaker = Speaker.of(game, lang, names=["Ana", "Bia"])
    told = set()
    for now, asked in questions(walk(state, seed), kinds, every=20):
        view = now.view(asked.seat)
        messages = [game.action_words(action, view) for action in now.legal()]
        messages += [*game.question_words(view), *game.table_words(view)]
        told |= {speaker.say(message) for message in messages} | {speaker(f"{game.id}-prompt-{asked.kind}")}
    assert state.events
    told |= {speaker.say(game.event_words(event.whole())) for event in state.events}
    assert not [text for text in told if "{" in text or "\n\n" in text]


def check_reasons(states: Iterable[State], kinds: set[str], every: int, seed: int) -> None:
    """Check that an attempt has a reason against it exactly if it is not legal, whatever is hidden."""
    rng = seeded(seed)
    for state, decision in questions(states, kinds, every):
        world, allowed = permuted(state, decision.seat, seed), {*state.legal(), state.concession()}
        for action in (*attempts(state, decision.seat, rng), *state.legal()):
            reason = state.explain(action)
            assert (reason is None) == (action in allowed), state.game.action_text(action)
            assert world.explain(action) == reason
            assert reason is not None or world.price(action) == state.price(action)
