"""Playing one game between bots, and the rows that describe it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec

from carteado.bots import make_bot
from carteado.bots.playing import play_out
from carteado.core.bot import Bot
from carteado.core.event import Event
from carteado.core.game import Game, Setup
from carteado.core.rng import fork, seeded
from carteado.core.state import Decision, Outcome, State
from carteado.lab.job import Chunk, Job
from carteado.match.match import Match
from carteado.match.record import make_record, write_record


class Row(msgspec.Struct):
    """One game: its result and length. Only `seconds` differs between runs."""

    number: int
    seed: int
    scores: list[float]
    reason: str
    decisions: int
    turns: int
    seconds: float
    lead_changes: int = 0
    lowest: float = 0.0  # the lowest value of the winner's position: small in a comeback
    decided: float = 0.0  # the part of the game after which its winner led for good
    first: int = -1  # the seat with the first turn; -1 if unknown or solitaire


class Questions(msgspec.Struct):
    """The decisions of one kind of one seat in one game: how many, and among how many actions."""

    number: int
    seat: int
    kind: str
    decisions: int
    choices: int
    most: int


class Use(msgspec.Struct):
    """How often an event of one kind was about a card of one seat in one game.

    `held` counts the copies in the seat's deck, and `opening` those in the hand that it was dealt, before any decision.
    """

    number: int
    seat: int
    card: str
    event: str
    times: int


class Sheet(msgspec.Struct):
    """The results of a chunk."""

    games: list[Row] = []
    questions: list[Questions] = []
    uses: list[Use] = []


def play_chunk(job: Job, chunk: Chunk) -> Sheet:
    game, setup = job.rules(), job.setup()
    sheet = Sheet()
    for number in range(chunk.start, chunk.stop):
        if job.by_card:
            watch(game, setup, job, number, sheet)
        else:
            sheet.games.append(play(game, setup, job, number))
    return sheet


def bots_of(game: Game, job: Job, number: int) -> list[Bot]:
    """Make the bots, with random numbers independent of the deal."""
    thinking = seeded(-1 - (job.seed + number))
    return [make_bot(game, name, fork(thinking)) for name in job.bots]


def play(game: Game, setup: Setup, job: Job, number: int) -> Row:
    seed = job.seed + number
    bots = bots_of(game, job, number)
    match = Match(game, setup, seed, [f"bot:{name}" for name in job.bots]) if job.record else None
    state = match.state if match else game.deal(setup, seeded(seed))
    accept = match.accept if match else None
    start = time.perf_counter()
    decisions = play_out(state, bots, accept=accept, to_a_turn=True)
    first = state.whose_turn()
    decisions += play_out(state, bots, accept=accept)
    seconds = time.perf_counter() - start
    if match and job.record:
        write_record(make_record(match), job.record / f"{game.id}-{seed}.json")
    return row(job, number, state, decisions, seconds, first)


def row(job: Job, number: int, state: State, decisions: int, seconds: float, first: int | None) -> Row:
    outcome = ended(state)
    seat = -1 if first is None or len(job.bots) == 1 else first
    turns = state.view(None).get(state.game.pace, 0)
    return Row(number, job.seed + number, outcome.scores, outcome.reason, decisions, turns, seconds, first=seat)


def ended(state: State) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def watch(game: Game, setup: Setup, job: Job, number: int, sheet: Sheet) -> None:
    """Play the same game and record questions, cards in hand, and who was ahead."""
    heard: list[Event] = []
    state = game.deal(setup, seeded(job.seed + number), heard)
    sheet.uses += dealt(game, state, number, heard)
    bots = bots_of(game, job, number)
    asked: dict[tuple[int, str], list[int]] = {}
    judged: list[list[float]] = []

    def look(decision: Decision) -> None:
        asked.setdefault((decision.seat, decision.kind), []).append(len(state.legal()))
        judged.append([state.worth(seat) for seat in range(setup.seats)])

    start = time.perf_counter()
    decisions = play_out(state, bots, watch=look, to_a_turn=True)
    first = state.whose_turn()
    decisions += play_out(state, bots, watch=look)
    made = row(job, number, state, decisions, time.perf_counter() - start, first)
    made.lead_changes, made.lowest, made.decided = course(judged, ended(state))
    sheet.games.append(made)
    sheet.questions += [
        Questions(number, seat, kind, len(counts), sum(counts), max(counts)) for (seat, kind), counts in asked.items()
    ]
    uses = Counter(use for event in heard for use in used_cards(event.whole()))
    sheet.uses += [Use(number, seat, card, event, times) for (seat, card, event), times in sorted(uses.items())]


def dealt(game: Game, state: State, number: int, heard: list[Event]) -> Iterator[Use]:
    """Yield the cards of each deck, and those that were drawn before anybody decided anything."""
    for seat, cards in enumerate(game.cards_held(state)):
        yield from (Use(number, seat, card, "held", count) for card, count in sorted(cards.items()))
    told = [event.whole() for event in heard]
    drawn = Counter(use[:2] for facts in told if facts["event"] in game.drawing for use in used_cards(facts))
    yield from (Use(number, seat, card, "opening", count) for (seat, card), count in sorted(drawn.items()))


def course(judged: list[list[float]], outcome: Outcome) -> tuple[int, float, float]:
    """How often the lead changed, by the game's own evaluation, the winner's lowest value, and when it was decided."""
    leaders = [max(range(len(worths)), key=worths.__getitem__) for worths in judged if len(set(worths)) > 1]
    changes = sum(1 for before, after in pairwise(leaders) if before != after)
    winners = outcome.winners
    lowest = min((worths[seat] for worths in judged for seat in winners), default=0.0)
    behind = max((place for place, leader in enumerate(leaders, 1) if leader not in winners), default=0)
    return changes, lowest, behind / max(1, len(leaders))


def used_cards(facts: dict[str, Any]) -> Iterator[tuple[int, str, str]]:
    """The cards of an event, each with the seat that the event names; empty without a card."""
    doer = facts.get("who")
    seat = facts.get("seat", facts.get("owner", doer.get("seat") if isinstance(doer, dict) else -1))
    for value in (facts.get("card"), *(facts.get("cards") or [])):
        name = value.get("card") if isinstance(value, dict) else value
        if name is not None:
            yield (seat if isinstance(seat, int) else -1), str(name), facts["event"]
