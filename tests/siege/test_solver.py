"""The solver's rules are the engine's rules: same legal actions, same chances, whatever the flags and the cards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, cast
from zlib import crc32

import pytest

from carteado.core.options import Value
from carteado.core.rng import Scripted, seeded
from carteado.games.siege.game import GAME
from carteado.games.siege.solver.advise import Advisor
from carteado.games.siege.solver.boards import (
    LOST,
    PLACES,
    SAFE,
    STATUS_NUMBER,
    TRACKS,
    UNITS,
    Front,
    Sortie,
    Status,
    then,
)
from carteado.games.siege.solver.perfect import event_cards, read_situation
from carteado.games.siege.solver.phases import Opening, day_end
from carteado.games.siege.solver.rules import Cards, Rules
from carteado.games.siege.state import SiegeState

SECTIONS = [(card, day) for card in range(1, 8) for day in (1, 2, 3)]
SURRENDERS = {"two_in_close_combat", "surrender_wall", "surrender_morale", "surrender_supplies"}
SITUATIONS = 120

Board = tuple[Front, Sortie, int]
Spread = dict[Board | str, float]
"""How likely each board, or the end of the game, is."""


@cache
def cards() -> Cards:
    return event_cards()


def random_options(rng: Random) -> dict[str, Value]:
    return {option.name: rng.choice(option.values) for option in GAME.options}


def random_board(rng: Random, start: int, lowest: int = 0) -> dict[str, Any]:
    """Any board that is not lost, often a tight one."""
    levels = [level for level in (0, 1, 1, 2, 3, 4) if level >= lowest]
    soldiers = rng.choice(PLACES)
    board: dict[str, Any] = {
        "ladders": rng.randint(0, start),
        "ram": rng.randint(0, start),
        "tower": rng.choice([None, *range(start + 1)]),
        "trebuchets": rng.randint(0, 3),
        **{track: rng.choice(levels) for track in TRACKS},
        "soldiers": soldiers,
        "carried": rng.randint(0, 2) if soldiers != "castle" else 0,
    }
    fighting = sum(board[unit] == 0 for unit in UNITS)
    zeros = sum(board[track] == 0 for track in TRACKS)
    return board if fighting < 3 - lowest and zeros < 2 else random_board(rng, start, lowest)


def random_turn(rng: Random, board: dict[str, Any]) -> dict[str, Any]:
    """What may have been done this turn before the board stood like this."""
    entered = rng.random() < 0.4
    return {
        "ap": rng.choice((0, 1, 1, 2, 2, 3)),
        "boiled": rng.random() < 0.4,
        "free_moved": rng.random() < 0.4,
        "entered": entered,
        "just_entered": entered and board["soldiers"].startswith("tunnel") and rng.random() < 0.6,
        "extra_used": rng.random() < 0.6,
        "ap_spent": entered or rng.random() < 0.5,
    }


def any_value(front: Front, sortie: Sortie, status: int) -> float:
    """A fixed value for every board, without rhyme or reason."""
    return crc32(repr((front, sortie, status)).encode()) / 2**32


def board_of(state: SiegeState) -> Board:
    sortie = Sortie(state.soldiers, state.carried, state.trebuchets)
    ladders, ram, tower = state.units
    return Front(ladders, ram, tower), sortie, STATUS_NUMBER[Status(*state.tracks)]


def every_roll(run: Callable[[list[int]], SiegeState]) -> Iterator[tuple[float, SiegeState]]:
    """Every way the dice may fall in a stretch of play that rolls at most four, with its chance."""
    pending: list[list[int]] = [[]]
    while pending:
        dice = pending.pop()
        state = run([*dice, 1, 1, 1, 1])
        assert isinstance(state.rng, Scripted)
        if len(state.rng.dice) < 4:
            pending += [[*dice, die] for die in range(1, 7)]
        else:
            yield 6.0 ** -len(dice), state


def futures(state: SiegeState, action: str, next_day: list[int] | None = None) -> Iterator[tuple[float, SiegeState]]:
    """Every future that an action may have, with its chance."""

    def run(dice: list[int]) -> SiegeState:
        future = cast(SiegeState, state.clone())
        future.rng = Scripted(dice, [next_day] if next_day else [], seeded(1))
        future.apply(GAME.parse(action))
        return future

    return every_roll(run)


def spread(futures: Iterable[tuple[float, SiegeState]]) -> Spread:
    chances: defaultdict[Board | str, float] = defaultdict(float)
    for chance, state in futures:
        end = "won" if state.reason == "relief" else "lost"
        chances[end if state.reason else board_of(state)] += chance
    return chances


def opened(opening: Opening, board: Board, chance: float = 1.0) -> Spread:
    """What the solver expects of a turn's start."""
    chances: defaultdict[Board | str, float] = defaultdict(float)
    front, effect = opening.front(board[0])
    for outcome in opening.sortie(board[1]):
        status = then(outcome.effect, effect)[board[2]]
        chances[(front, outcome.part, status) if status != LOST else "lost"] += chance * outcome.chance
    return chances


def value_of(advisor: Advisor, state: SiegeState) -> float:
    return 0.0 if state.reason else advisor.value(read_situation(state.view(0)).play(advisor.flags))


def end_value(state: SiegeState) -> float:
    """What it is worth to end the turn: nothing if the engine's loss check says so."""
    _, future = next(futures(state, "end_turn"))
    return 0.0 if future.reason in SURRENDERS else any_value(*board_of(state))


def laid(rng: Random, card: int, day: int) -> tuple[Advisor, SiegeState]:
    """A random moment of a turn that is not the last of its day, under random flags."""
    options = random_options(rng)
    rules = Rules.read(options, cards())
    board = random_board(rng, rules.flags.enemy_start)
    deck = rng.sample([number for number in range(1, 8) if number != card], rng.randint(2, 6))
    position = {"options": options, "card": card, "day": day, "deck": deck, **board, **random_turn(rng, board)}
    return Advisor(rules.flags, rules.sections[card][day], any_value), cast(SiegeState, GAME.position(position))


@pytest.mark.parametrize(("card", "day"), SECTIONS)
def test_every_action_has_the_chances_of_the_engine(card: int, day: int) -> None:
    """One step by the engine, then the solver's own values: by induction all its values are those of the rules."""
    rng = Random(f"actions {card} {day}")
    for _ in range(SITUATIONS):
        advisor, state = laid(rng, card, day)
        chances = advisor.chances(read_situation(state.view(0)))
        assert list(chances) == [GAME.action_text(action) for action in state.legal()], state.save()
        for action, chance in chances.items():
            if action == "end_turn":
                expected = end_value(state)
            else:
                expected = sum(chance * value_of(advisor, future) for chance, future in futures(state, action))
            assert chance == pytest.approx(expected, abs=1e-9), (action, state.save())


def best_chance(state: SiegeState, known: dict[str, float]) -> float:
    """The best chance by the engine alone, down to the end of the turn."""
    if state.reason:
        return 0.0
    key = str(GAME.dump(state))
    if key not in known:
        known[key] = max(chance_after(state, GAME.action_text(action), known) for action in state.legal())
    return known[key]


def chance_after(state: SiegeState, action: str, known: dict[str, float]) -> float:
    if action == "end_turn":
        return end_value(state)
    return sum(chance * best_chance(future, known) for chance, future in futures(state, action))


@pytest.mark.parametrize(("card", "day"), SECTIONS)
def test_whole_turns_have_the_chances_of_the_engine(card: int, day: int) -> None:
    rng = Random(f"turns {card} {day}")
    advisor, state = laid(rng, card, day)
    state.ap = 1
    chances = advisor.chances(read_situation(state.view(0)))
    assert set(chances) == set(map(GAME.action_text, state.legal()))
    for action, chance in chances.items():
        assert chance == pytest.approx(chance_after(state, action, {}), abs=1e-9), (action, state.save())


@pytest.mark.parametrize(("card", "day"), SECTIONS)
def test_turns_start_as_in_the_engine(card: int, day: int) -> None:
    """Line check, event and movement."""
    rng = Random(f"openings {card} {day}")
    rest = [number for number in range(1, 8) if number != card]
    for _ in range(SITUATIONS):
        options = random_options(rng)
        rules = Rules.read(options, cards())
        position = {"options": options, "day": day, **random_board(rng, rules.flags.enemy_start)}
        before = board_of(cast(SiegeState, GAME.position(position)))

        def run(dice: list[int], position: dict[str, Any] = position) -> SiegeState:
            return cast(SiegeState, GAME.position({**position, "at": "turn", "deck": [card, *rest], "dice": dice}))

        expected = opened(Opening(rules.flags, rules.sections[card][day]), before)
        assert spread(every_roll(run)) == pytest.approx(expected), position


@pytest.mark.parametrize("day", [1, 2, 3])
def test_days_end_as_in_the_engine(day: int) -> None:
    rng = Random(f"days {day}")
    for _ in range(10 * SITUATIONS):
        options = random_options(rng)
        rules = Rules.read(options, cards())
        card, left, tomorrow = rng.sample(range(1, 8), 3)
        deck = [left] if rules.flags.left_over else []
        board = random_board(rng, rules.flags.enemy_start, lowest=1)
        position = {"options": options, "day": day, "card": card, "deck": deck, "ap": 0, **board}
        state = cast(SiegeState, GAME.position(position))
        front, sortie, status = board_of(state)
        home, effect = day_end(sortie)
        if effect[status] == LOST:
            expected: Spread = {"lost": 1.0}
        elif day == 3:
            expected = {"won" if effect[status] < SAFE else "lost": 1.0}
        else:
            opening = Opening(rules.flags, rules.sections[tomorrow][day + 1])
            expected = opened(opening, (front, home, effect[status]))
        assert spread(futures(state, "end_turn", [tomorrow])) == pytest.approx(expected), state.save()
