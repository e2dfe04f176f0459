"""The solver's tables: what the kernel computes, what the file keeps, and how the perfect bot plays by it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import carteado
from carteado.core.bot import Perspective
from carteado.core.rng import seeded
from carteado.games.siege.game import GAME
from carteado.games.siege.solver.advise import Advisor, Play, advisor
from carteado.games.siege.solver.boards import ALIVE, GONE, SAFE, STATUS_NUMBER, STATUSES, Front, Sortie, Status, then
from carteado.games.siege.solver.build import build_table
from carteado.games.siege.solver.kernel import new_layers, solve_turn
from carteado.games.siege.solver.packing import Numbering, ints, pack_turn
from carteado.games.siege.solver.perfect import PerfectBot, event_cards, find_table, perfect_bot
from carteado.games.siege.solver.phases import Opening
from carteado.games.siege.solver.rules import Rules
from carteado.games.siege.solver.table import FORMAT, ChanceTable, Header, open_table, table_path, write_table

OFFICIAL = GAME.presets["official"]
DIGEST = GAME.presets["digest"]
CARDS = event_cards()
FEW_CARDS = {number: CARDS[number] for number in (5, 6)}
"""A game of two cards a day is solved in seconds."""

BAD_WEATHER = (3, 2)


def random_rules(rng: Random, fast_move: str) -> Rules:
    options = {option.name: rng.choice(option.values) for option in GAME.options}
    return Rules.read({**options, "fast_move": fast_move}, CARDS)


def random_start(rng: Random, numbers: Numbering, start: int) -> tuple[Front, Sortie, int]:
    """A board before the first action, often one with nothing to attack or to repair."""
    sortie = rng.choice(numbers.resting_sorties)
    if rng.random() < 0.4:
        return Front(start, start, rng.choice((GONE, start))), sortie, STATUS_NUMBER[Status(4, 4, rng.randint(1, 4))]
    return rng.choice([front for front in numbers.fronts if not front.boiled]), sortie, rng.randrange(ALIVE)


@pytest.mark.parametrize("seed", range(12))
def test_the_kernel_finds_the_values_of_single_turns(seed: int) -> None:
    rng = Random(seed)
    rules = random_rules(rng, fast_move=("any_time", "on_entry")[seed % 2])
    card, day = BAD_WEATHER if seed < 2 else (rng.randint(1, 7), rng.randint(1, 3))
    section = msgspec.structs.replace(rules.sections[card][day], ap=seed % 3)
    numbers = Numbering(rules.flags)
    shape = (len(numbers.resting_fronts), len(numbers.resting_sorties), SAFE)
    ends = np.random.default_rng(seed).random(shape, np.float32) ** 4
    turn = pack_turn(rules.flags, section, numbers)
    values = solve_turn(turn, numbers.ends(ends, ints(range(shape[0]))), new_layers(turn))

    def end_value(front: Front, sortie: Sortie, status: int) -> float:
        return float(ends[numbers.resting_front[front], numbers.resting_sortie[sortie], status])

    single = Advisor(rules.flags, section, end_value)
    for _ in range(80):
        front, sortie, status = random_start(rng, numbers, rules.flags.enemy_start)
        play = Play(front, sortie, status, section.ap, extra=True, idle=rules.flags.must_spend_one)
        row = numbers.front[front] * len(numbers.sorties) + numbers.sortie[sortie]
        assert values[row, status] == pytest.approx(single.value(play), abs=1e-12), play


@pytest.fixture(scope="module")
def official(tmp_path_factory: pytest.TempPathFactory) -> ChanceTable:
    return build_table(OFFICIAL, FEW_CARDS, tmp_path_factory.mktemp("official"))


@pytest.fixture(scope="module")
def digest(tmp_path_factory: pytest.TempPathFactory) -> ChanceTable:
    return build_table(DIGEST, FEW_CARDS, tmp_path_factory.mktemp("digest"))


@pytest.fixture(params=["official", "digest"])
def small(request: pytest.FixtureRequest) -> ChanceTable:
    table: ChanceTable = request.getfixturevalue(request.param)
    return table


def boards(table: ChanceTable, rng: Random, count: int) -> Iterator[tuple[int, frozenset[int], Front, Sortie, int]]:
    """Random boards at the start of random turns."""
    for block in rng.choices(table.header.blocks, k=count):
        page = table.page((block.day, frozenset(block.undrawn)))
        front, sortie = rng.choice(list(page.fronts)), rng.choice(list(page.sorties))
        yield block.day, frozenset(block.undrawn), front, sortie, rng.randrange(page.statuses)


def test_a_turn_is_worth_the_average_of_the_cards_that_may_be_drawn(small: ChanceTable) -> None:
    rules = small.rules
    for day, undrawn, front, sortie, status in boards(small, Random(1), 60):
        total = 0.0
        for card in undrawn:
            section = rules.sections[card][day]
            opening = Opening(rules.flags, section)
            turn = advisor(small, day, card, undrawn - {card})
            moved, effect = opening.front(front)
            for chance, part, happened in opening.sortie(sortie):
                after = then(happened, effect)[status]
                play = Play(moved, part, after, section.ap, extra=True, idle=rules.flags.must_spend_one)
                total += chance * turn.value(play) / len(undrawn)
        value = small.start_value(day, undrawn, front, sortie, STATUSES[status])
        assert value == pytest.approx(total, abs=1e-6), (day, undrawn, front, sortie, STATUSES[status])


def test_the_table_says_what_the_game_is_worth(small: ChanceTable) -> None:
    start = small.rules.flags.enemy_start
    at_start = (Front(start, start, start), Sortie(0, 0, 3), Status(4, 4, 4))
    assert small.value == small.start_value(1, frozenset(FEW_CARDS), *at_start)
    assert 0.0 < small.value <= 1.0


def test_a_board_that_cannot_occur_is_refused(small: ChanceTable) -> None:
    tower_gone_on_day_one = (Front(3, 3, -1), Sortie(0, 0, 3), Status(4, 4, 4))
    with pytest.raises(carteado.Invalid, match="siege-board-cannot-occur"):
        small.start_value(1, frozenset({6}), *tower_gone_on_day_one)
    nothing_to_eat = (Front(3, 3, 3), Sortie(0, 0, 3), Status(4, 4, 0))
    with pytest.raises(carteado.Invalid, match="siege-board-cannot-occur"):
        small.start_value(3, frozenset({6}), *nothing_to_eat)
    with pytest.raises(carteado.Invalid, match="siege-board-cannot-occur"):
        small.page((1, frozenset({1})))


def test_a_table_is_found_for_its_own_rules_only(official: ChanceTable) -> None:
    folder = official.path.parent
    weaker = {number: {day: {**FEW_CARDS[number][day], "ap": 1} for day in (1, 2, 3)} for number in FEW_CARDS}
    assert open_table(OFFICIAL, FEW_CARDS, folder) is not None
    assert open_table({**OFFICIAL, "natural_ones": True}, FEW_CARDS, folder) is None
    assert open_table(OFFICIAL, weaker, folder) is None
    assert open_table(OFFICIAL, CARDS, folder) is None


def test_event_names_do_not_matter() -> None:
    renamed = {number: {day: {**CARDS[number][day], "name": "x"} for day in (1, 2, 3)} for number in CARDS}
    assert Rules.read(OFFICIAL, CARDS).fingerprint(FORMAT) == Rules.read(OFFICIAL, renamed).fingerprint(FORMAT)


def damaged_copy(table: ChanceTable, folder: Path, at: int, cut: int = 0) -> None:
    """The table's file with one byte changed, or cut short."""
    data = bytearray(table.path.read_bytes())
    data[at] ^= 0x40
    (folder / table.path.name).write_bytes(data[: len(data) - cut])


@pytest.mark.parametrize(("at", "cut"), [(3, 0), (40, 0), (400, 0), (-1, 1), (-1, 100_000)])
def test_a_damaged_or_truncated_file_is_refused(official: ChanceTable, tmp_path: Path, at: int, cut: int) -> None:
    damaged_copy(official, tmp_path, at, cut)
    with pytest.raises(carteado.Invalid, match="siege-table-damaged"):
        open_table(OFFICIAL, FEW_CARDS, tmp_path)


def test_a_damaged_value_is_never_read(official: ChanceTable, tmp_path: Path) -> None:
    damaged_copy(official, tmp_path, -7)
    table = open_table(OFFICIAL, FEW_CARDS, tmp_path)
    assert table is not None
    last = table.header.blocks[-1]
    with pytest.raises(carteado.Invalid, match="siege-table-damaged"):
        table.page((last.day, frozenset(last.undrawn)))


def test_a_renamed_table_is_refused(official: ChanceTable, tmp_path: Path) -> None:
    path = table_path(Rules.read(DIGEST, FEW_CARDS), tmp_path)
    path.write_bytes(official.path.read_bytes())
    with pytest.raises(carteado.Invalid, match="other rules"):
        open_table(DIGEST, FEW_CARDS, tmp_path)


def test_a_build_tells_how_far_it_is(tmp_path: Path) -> None:
    heard: list[float] = []
    table = build_table(DIGEST, FEW_CARDS, tmp_path, heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    assert len(heard) == len(table.header.blocks)


def test_a_build_that_is_stopped_leaves_nothing(tmp_path: Path) -> None:
    def stop(fraction: float) -> None:
        if fraction > 0.2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        build_table(OFFICIAL, FEW_CARDS, tmp_path, stop)
    assert list(tmp_path.iterdir()) == []


def test_a_table_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    def blocks() -> Iterator[memoryview]:
        yield memoryview(b"half")
        raise OSError("disk full")

    header = Header(FORMAT, Rules.read(OFFICIAL, CARDS).flags, 0.5, 1.0, ())
    with pytest.raises(OSError, match="disk full"):
        write_table(tmp_path / "x.table", header, blocks())
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """Tables without a block: enough for the last turn of all, after which there is nothing to look up."""
    rules = Rules.read(OFFICIAL, CARDS)
    write_table(table_path(rules, tmp_path), Header(FORMAT, rules.flags, 0.5, 1.0, ()), [])
    return tmp_path


LAST_TURN = {"day": 3, "card": 1, "deck": [], "ap": 1}


@pytest.mark.parametrize(
    ("position", "action", "chance"),
    [
        ({"morale": 0, "supplies": 2}, "rally", 2 / 6),
        ({"morale": 0, "supplies": 3}, "rally", 1 - (4 / 6) ** 2),
        ({"morale": 1, "supplies": 2, "soldiers": "lines"}, "enter_tunnel", 1.0),
        ({"morale": 2, "supplies": 2, "ladders": 0, "ram": 0}, "close_combat", 2 / 6 + 3 / 6 * 2 / 6),
    ],
)
def test_the_perfect_bot_takes_the_best_chance(
    evening: Path, position: dict[str, Any], action: str, chance: float
) -> None:
    """After a failure an extra AP is bought, while the track it comes from can spare the point."""
    seat = Perspective(GAME.position({**LAST_TURN, **position}), 0)
    bot = PerfectBot(evening)
    assert seat.text(bot.choose(seat)) == action
    assert bot.chances(seat)[action] == pytest.approx(chance)


def test_without_a_table_the_perfect_bot_says_how_to_build_one(tmp_path: Path) -> None:
    state = GAME.new(seed=1, options={"preset": "digest", "natural_ones": True})
    with pytest.raises(carteado.Invalid) as refusal:
        PerfectBot(tmp_path).choose(Perspective(state, 0))
    assert refusal.value.code == "siege-no-table"
    assert refusal.value.facts["command"] == "carteado solve siege --preset digest --option natural_ones=on"
    with pytest.raises(carteado.Invalid, match="siege-no-table"):
        find_table(OFFICIAL, tmp_path)


def test_the_perfect_bot_has_one_strength() -> None:
    with pytest.raises(carteado.Invalid, match="bot-bad-strength"):
        perfect_bot("200ms", seeded(1))


def test_play_needs_neither_numpy_nor_numba(evening: Path) -> None:
    play = f"""
import pathlib, sys
from carteado.core.bot import Perspective
from carteado.games.siege.game import GAME
from carteado.games.siege.solver.perfect import PerfectBot
state = GAME.position({LAST_TURN})
PerfectBot(pathlib.Path({str(evening)!r})).choose(Perspective(state, 0))
assert "numpy" not in sys.modules and "numba" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", play], check=True)
