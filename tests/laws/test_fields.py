"""Laws of fields, for every game whose saves follow from them: no copy, save or load forgets one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import carteado
from carteado.core.fields import Record, field_names
from carteado.core.game import Game
from carteado.laws.cases import all_cases, walk
from laws.fields import Law

GAMES = [game for game in map(carteado.load, carteado.names()) if game.saved is not None]
LEAST, MOST = 6, 40  # matches that are walked through: as many as show every field


@pytest.fixture(params=GAMES, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def law_of(game: Game) -> Law:
    assert game.saved is not None
    return Law(game.saved, game.new(seed=1))


@pytest.fixture
def law(game: Game) -> Law:
    return law_of(game)


def inner_classes() -> Iterator[Any]:
    """The classes inside the states; those of siege hold plain data only."""
    for law in map(law_of, GAMES):
        for record in law.inner:
            yield pytest.param(law, record, id=f"{law.world.game.id}-{type(record.make()).__name__}")


@pytest.mark.parametrize(("law", "record"), [*inner_classes()])
def test_no_class_forgets_a_field(law: Law, record: Record) -> None:
    """What has no copy is never changed, and shared."""
    assert law.forgotten_by_save(record) == []
    if hasattr(record.make(), "copy"):
        assert law.forgotten_by_copy(record) == []


def test_no_state_forgets_a_field(game: Game, law: Law) -> None:
    """Each field is changed by itself, where the others allow it."""
    for name, state in law.changed(law.world):
        assert law.differing(state, state.clone(), law.record.uncopied) == [], name
        assert law.differing(state, game.load(state.save()), law.record.unsaved, loaded=True) == [], name


def test_no_state_of_a_match_forgets_a_field(game: Game, law: Law) -> None:
    """Every field that cannot be changed by itself differs from a new match somewhere on the way."""
    alone = {name for name, _ in law.changed(law.world)}
    unseen = {name for name, _ in law.record.fields(law.world)} - alone
    cases = [case for case in all_cases() if case.id == game.id]
    for seed in range(MOST):
        if seed >= LEAST and not unseen:
            break
        for state in walk(cases[seed % len(cases)], seed):
            unseen -= set(law.differing(law.world, state))
            assert law.differing(state, state.clone(), law.record.uncopied) == []
            assert law.differing(state, game.load(state.save()), law.record.unsaved, loaded=True) == []
    assert unseen == set()


def test_what_a_record_leaves_out_is_a_field(law: Law) -> None:
    for record in (law.record, *law.inner):
        names = set(field_names(law.world if record is law.record else record.make()))
        assert record.unsaved | record.uncopied | record.codecs.keys() <= names


class Forgetful:
    """Its copy leaves a field out."""

    def __init__(self) -> None:
        self.kept = 1
        self.forgotten: list[int] = []

    def copy(self) -> Forgetful:
        twin = Forgetful()
        twin.kept = self.kept
        return twin


class Secretive:
    """One of its fields has no codec."""

    def __init__(self) -> None:
        self.inside: Any = Forgetful()


def test_the_law_finds_a_field_that_a_copy_forgets() -> None:
    record = Record(Forgetful)
    assert Law(record, None).forgotten_by_copy(record) == ["forgotten"]


def test_a_field_that_cannot_be_saved_is_never_left_out() -> None:
    record = Record(Forgetful)
    assert Law(record, None).forgotten_by_save(record) == []
    with pytest.raises(TypeError, match="Forgetful is not plain data"):
        Record(Secretive).dump(Secretive())
