"""Laws of reasons and prices: why an action is forbidden, and what a legal one costs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import carteado
from carteado.core.game import Game
from carteado.core.message import Message
from carteado.core.rng import seeded
from carteado.core.state import Action, State
from carteado.laws.attempts import attempts
from carteado.laws.cases import SOAK, Case, permuted, walk
from carteado.match.preview import foresee
from carteado.texts import Speaker
from carteado.texts.book import books, rule_ids, rulebook

LOOKED_AT = 1 if SOAK else 4  # one table in so many is looked at
SEEDS = range(20 if SOAK else 2)
TRIED = 3  # legal actions of a table that are foreseen
REMEMBERED = 40  # actions that were legal earlier in the game are tried again


class Table(NamedTuple):
    """A table of a random game, the seat that is asked, and actions that it might try."""

    state: State
    seat: int
    tried: list[Action]


def tables(case: Case) -> Iterator[Table]:
    for seed in SEEDS:
        rng, earlier = seeded(seed), dict[Action, None]()
        for state in walk(case, seed):
            if state.decision is not None and rng.below(LOOKED_AT) == 0:
                seat = state.decision.seat
                again = list(earlier)[-REMEMBERED:]
                yield Table(state, seat, [*attempts(state, seat, rng), *again, *state.legal()])
            earlier.update(dict.fromkeys(state.legal()))


def test_an_action_has_a_reason_against_it_exactly_when_it_is_not_legal(case: Case) -> None:
    """And every reason is that of a rule of the book, if the game has one, and can be said."""
    speakers = speakers_of(case.game)
    for state, _, tried in tables(case):
        before, allowed = state.digest(), {*state.legal(), state.concession()}
        for action in tried:
            reason = state.explain(action)
            assert (reason is None) == (action in allowed), case.game.action_text(action)
            if reason is not None and rules(case.id):
                assert reason.blanks.get("rule") in rules(case.id), f"{case.game.action_text(action)}: {reason!r}"
                assert all(f"({reason.blanks['rule']})" in speaker.reason(reason) for speaker in speakers)
        assert state.digest() == before


def test_reasons_and_prices_tell_nothing_that_the_seat_does_not_see(case: Case) -> None:
    """And every price can be said."""
    speakers = speakers_of(case.game)
    for state, seat, tried in tables(case):
        worlds = [permuted(state, seat, seed) for seed in range(2)]
        for action in tried:
            reason = state.explain(action)
            assert all(world.explain(action) == reason for world in worlds), case.game.action_text(action)
            if reason is None:
                prices = state.price(action)
                assert all(world.price(action) == prices for world in worlds), case.game.action_text(action)
                assert all(speaker.say(price) for price in prices for speaker in speakers)


def test_a_preview_comes_true_and_is_the_same_whatever_is_hidden(case: Case) -> None:
    """What it says happens first, in the real table too, whatever the dice show."""
    for state, seat, _ in tables(case):
        other = permuted(state, seat, 1)
        for action in sorted(state.legal())[:: max(1, len(state.legal()) // TRIED)]:
            preview = foresee(state, seat, action)
            assert preview == foresee(other, seat, action), case.game.action_text(action)
            real = state.clone()
            real.events = []
            real.apply(action)
            heard = [event.heard_by(seat) for event in real.events]
            assert heard[: len(preview.events)] == preview.events, case.game.action_text(action)


def speakers_of(game: Game) -> list[Speaker]:
    return [Speaker.of(game, lang, names=["Ana", "Rui", "Eva", "Leo", "Mia", "Ivo"]) for lang in ("en", "pt")]


def test_what_is_no_action_and_the_end_of_a_match_have_reasons_of_their_own(case: Case) -> None:
    first = case.deal(0)
    for nonsense in ((), (99,), (-1, 0), (0, 10**9)):
        if nonsense not in first.legal():
            assert first.explain(nonsense) == Message("why-no-action")
    *_, last = walk(case, 0)
    assert last.explain((0,)) == Message("why-match-over")


@cache
def rules(id: str) -> frozenset[str]:
    game = carteado.load(id)
    return frozenset(rule_ids(rulebook(game, "en")) if books(game) else ())
