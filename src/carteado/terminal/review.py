"""Printing reviews: the curve, turning points and mistakes of each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carteado.core.game import Game
from carteado.match.match import Match
from carteado.review.judge import Estimate, solvable
from carteado.review.report import MISTAKE, Mistake, Review, Turn, sure_range
from carteado.review.steps import Move
from carteado.terminal.table import seat_names
from carteado.terminal.wrapping import write_wrapped
from carteado.texts import Speaker

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60


def show_review(match: Match, found: Sequence[Review], say: Speaker, *, knowing: bool) -> None:
    say.names = seat_names(say, match.players)
    write_wrapped(say("review-title", name=say(f"{match.game.id}-name"), actions=match.number))
    for seat in found:
        write_wrapped("")
        show_seat(seat, match.game, say, knowing)


def show_seat(found: Review, game: Game, say: Speaker, knowing: bool) -> None:
    write_wrapped(say("review-seat", who=say.names[found.seat]))
    if not found.points:
        write_wrapped(say("review-nothing"))
        return
    write_wrapped(say("review-knowing" if knowing else "review-known"))
    if solvable(game) and not knowing and not found.exact:
        write_wrapped(say("review-unsolved", game=game.id))
    write_wrapped(say("review-exact") if found.exact else say("review-about", least=percent(say, MISTAKE)))
    chances = [point.chance.value for point in found.points]
    print(f"  {curve(chances)}")
    write_wrapped(say("review-curve", start=percent(say, chances[0]), end=percent(say, chances[-1])))
    write_wrapped(say("review-turns", count=len(found.turns)))
    for turn in found.turns:
        write_wrapped("  " + turn_words(turn, say))
    write_wrapped(say("review-mistakes", count=len(found.mistakes)))
    for mistake in found.mistakes:
        write_wrapped("  " + mistake_words(mistake, say))
    write_wrapped(say("review-lost", points=points(say, Estimate(found.lost, 0.0), found.exact)))


def curve(chances: Sequence[float]) -> str:
    """Draw the chances as bars, each for an equal share of the decisions.

    >>> curve([0.0, 0.3, 0.5, 1.0])
    '▁▃▅█'
    """
    columns = min(WIDTH, len(chances))
    shown = [chances[place * len(chances) // columns] for place in range(columns)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown)


def turn_words(turn: Turn, say: Speaker) -> str:
    return say(
        "review-turn",
        number=turn.number + 1,
        before=percent(say, turn.before),
        after=percent(say, turn.after),
        own="yes" if turn.own else "no",
    )


def mistake_words(mistake: Mistake, say: Speaker) -> str:
    return say(
        "review-mistake",
        number=mistake.number + 1,
        grave="yes" if mistake.grave else "no",
        taken=mistake.taken.words,
        better=mistake.better.words,
        chance=percent(say, mistake.chance.value),
        loss=points(say, mistake.loss, mistake.exact),
    )


def percent(say: Speaker, chance: float) -> str:
    return say.number(100 * chance)


def points(say: Speaker, loss: Estimate, exact: bool) -> str:
    """Write a loss in percentage points: one number where it is exact, else a range, or about."""
    if exact:
        return say.number(100 * loss.value, 1)
    low, high = (100 * value for value in sure_range(loss))
    about = say("review-about-points", points=say.number(100 * loss.value))
    if round(low) == round(high):
        return about
    return say("review-between-points", about=about, low=say.number(low), high=say.number(high))


def plain(match: Match, found: Sequence[Review], *, knowing: bool) -> dict[str, Any]:
    """The reviews as plain data."""
    return {"game": match.game.id, "knowing": knowing, "seats": [plain_seat(seat) for seat in found]}


def plain_seat(found: Review) -> dict[str, Any]:
    return {
        "seat": found.seat,
        "score": found.score,
        "exact": found.exact,
        "lost": found.lost,
        "points": [
            {"number": number, "chance": chance.value, "error": chance.error} for number, chance in found.points
        ],
        "turns": [turn._asdict() for turn in found.turns],
        "mistakes": [plain_mistake(mistake) for mistake in found.mistakes],
    }


def plain_mistake(mistake: Mistake) -> dict[str, Any]:
    plain = mistake._asdict()
    texts = {name: value.text for name, value in plain.items() if isinstance(value, Move)}
    errors = {f"{name}_error": value.error for name, value in plain.items() if isinstance(value, Estimate)}
    values = {name: value.value for name, value in plain.items() if isinstance(value, Estimate)}
    return {**plain, **texts, **values, **errors}
