"""A match accepts what is legal from the seat asked, and refuses everything else untouched."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from carteado.match.fairness import commit
from carteado.match.match import Match


def siege_match(seed: int | str | None = 7) -> Match:
    game = carteado.load("siege")
    return Match(game, game.setup(), seed)


def naipes_match(seed: int | str | None = 7) -> Match:
    game = carteado.load("naipes")
    return Match(game, game.setup(), seed)


@pytest.mark.parametrize("form", ["end_turn", {"type": "end_turn"}])
def test_an_action_is_accepted_as_text_or_json(form: str | dict[str, Any]) -> None:
    match = siege_match()
    match.submit(0, form, number=0)
    assert match.number == 1
    assert match.actors == [0]
    assert match.heard(0)[-1]["event"] in ("moved", "drawn", "track")


@pytest.mark.parametrize(
    ("seat", "action", "number", "kind", "code"),
    [
        (0, "fly away", 0, carteado.Invalid, "action-unknown"),
        (0, {"type": "archers", "unit": "cavalry"}, 0, carteado.Invalid, "action-bad-field"),
        (0, "end_turn", 3, carteado.Stale, "stale"),
        (1, "end_turn", 0, carteado.Illegal, "not-your-turn"),
        (0, "raid", 0, carteado.Illegal, "illegal-action"),
    ],
)
def test_refusals_say_why_and_change_nothing(
    seat: int, action: Any, number: int, kind: type[carteado.Refusal], code: str
) -> None:
    match = siege_match()
    before = match.state.digest()
    with pytest.raises(kind) as refused:
        match.submit(seat, action, number)
    assert refused.value.code == code
    assert (match.number, match.state.digest()) == (0, before)
    assert len(match.log) == 1


def test_an_illegal_action_is_refused_with_what_was_allowed() -> None:
    match = siege_match()
    with pytest.raises(carteado.Illegal) as refused:
        match.submit(0, "raid")
    assert "end_turn" in refused.value.facts["allowed"]


def test_another_seat_is_not_told_what_the_seat_asked_may_do() -> None:
    match = naipes_match()
    with pytest.raises(carteado.Illegal) as refused:
        match.submit(1, "pass")
    assert refused.value.facts == {"seat": 1}


def test_nothing_is_accepted_after_the_end() -> None:
    match = siege_match()
    while not match.over:
        match.accept(match.state.legal()[-1])
    with pytest.raises(carteado.Illegal, match="match-over"):
        match.submit(0, "end_turn")


def test_rewinding_gives_the_same_table_and_the_same_future() -> None:
    match = siege_match()
    hashes = [match.state.digest()]
    for _ in range(6):
        match.accept(match.state.legal()[0])
        hashes.append(match.state.digest())
    heard = match.heard(0)
    actions = list(match.actions)
    match.rewind(2)
    assert (match.number, match.state.digest()) == (2, hashes[2])
    for action in actions[2:]:
        match.accept(action)
    assert match.state.digest() == hashes[6]
    assert match.heard(0) == heard
    with pytest.raises(carteado.Invalid, match="rewind-bad-number"):
        match.rewind(7)


def test_a_seat_hears_only_its_own_secrets() -> None:
    match = naipes_match()
    while match.number < 8:
        match.accept(match.state.legal()[0])
    drawn = [event for event in match.heard(0) if event["event"] == "drew"]
    assert drawn
    assert all(("card" in event) == (event["seat"] == 0) for event in drawn)
    assert not any("card" in event for event in match.heard(None) if event["event"] == "drew")


def test_the_commitment_is_published_before_and_proves_the_seed_after() -> None:
    match = siege_match(seed=None)
    assert isinstance(match.seed, str)
    assert len(match.seed) == 64
    assert match.commitment == commit(match.seed)
    assert match.seed not in str(match.state.view(0)) + str(match.heard(0)) + match.commitment


@pytest.mark.usefixtures("secret_deals")
def test_two_secret_matches_are_dealt_differently() -> None:
    assert siege_match(seed=None).seed != siege_match(seed=None).seed
