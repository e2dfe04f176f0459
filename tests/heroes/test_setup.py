"""HEROES-5: setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import carteado
from heroes.arena import P0, P1, deal, end_turn, lay
from heroes.looking import event, hand, phase, team
from table import Table, asked, cards, deck, log, mentioned, player, turn

FEW = "2 C01; 2 C02; 3 S01; 3 S02; 3 A02; 3 A04; 3 A05; 3 Q05; 3 Q06; 3 Q07; 3 Q08; 3 V01"
MANY = "3 C01; 3 C02; 3 C03; 1 C04; 3 A02; 3 A04; 3 A05; 3 Q05; 3 Q06; 3 Q07; 2 V01"


def characters(table: Table, seat: int) -> int:
    return sum(id.startswith("C") for id in hand(table, seat))


@pytest.mark.rule("HEROES-5.1")
def test_either_player_starts_half_of_the_time() -> None:
    game = carteado.load("heroes")
    starts = [game.new(seed=seed).view(None)["start"] for seed in range(200)]
    assert 70 < sum(starts) < 130


@pytest.mark.rule("HEROES-5.1")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_seats_play_in_increasing_order_from_the_start_player(start: int) -> None:
    table = deal(start=start, seats=3, mode="arena")
    assert turn(table) == (1, start)
    table = lay(*[{"team": ["C04"]}] * 3, mode="arena", seats=3, start=start, turn=1)
    seen = []
    for _ in range(4):
        seen.append(turn(table))
        end_turn(table)
    assert seen == [(number + 1, (start + number) % 3) for number in range(4)]


@pytest.mark.rule("HEROES-5.2", "HEROES-R6")
def test_everybody_draws_seven_of_a_shuffled_deck() -> None:
    table = deal(deck_0=MANY, deck_1=FEW)
    assert [player(table, seat)["hand_count"] for seat in (P0, P1)] == [7, 7]
    assert [player(table, seat)["deck_count"] for seat in (P0, P1)] == [23, 27]
    tops: list[set[str]] = [set(), set()]
    for seed in range(40):
        table = deal(seed, deck_0=MANY, deck_1=FEW)
        for seat in (P0, P1):
            tops[seat].add(deck(table, seat)[0])
    assert min(len(seen) for seen in tops) > 7


@pytest.mark.rule("HEROES-5.3", "HEROES-R6")
def test_a_hand_with_fewer_than_two_characters_is_redrawn_until_it_has_two() -> None:
    """Only 4 of 34 cards are characters: most first hands go back, and some second ones."""
    for seed in range(30):
        table = deal(seed, deck_0=FEW, deck_1=FEW)
        for seat in (P0, P1):
            assert characters(table, seat) >= 2
            assert player(table, seat)["hand_count"] == 7
    kept = [characters(deal(seed, deck_0=FEW, mulligan_below=0), P0) for seed in range(30)]
    assert min(kept) < 2


@pytest.mark.rule("HEROES-5.3", "HEROES-R6")
def test_nobody_is_asked_and_no_card_is_lost() -> None:
    for seed in range(10):
        table = deal(seed, deck_0=FEW, deck_1=FEW)
        assert (asked(table), phase(table), turn(table)) == ((P0, "main"), "main", (1, P0))
        whole = Counter([*deck(table, P0), *hand(table, P0)])
        assert (whole.total(), whole["C01"], whole["V01"]) == (34, 2, 3)


def revealed(table: Table) -> list[dict[str, Any]]:
    """What a spectator has heard of that names a card, since before the setup."""
    return [heard for heard in log(table, None) if mentioned(heard)]


@pytest.mark.rule("HEROES-5.3", "HEROES-R6")
def test_a_hand_that_goes_back_is_shown_to_all_and_one_that_stays_is_not() -> None:
    """In turn order: first those of the start player, then those of the other."""
    shown = 0
    for seed in range(12):
        for start in (P0, P1):
            table = deal(seed, start=start, deck_0=FEW, deck_1=FEW)
            hands = revealed(table)
            shown += len(hands)
            assert [heard["seat"] for heard in hands] == sorted(
                [heard["seat"] for heard in hands], key=lambda seat: (seat - start) % 2
            )
            assert all(sum(id.startswith("C") for id in cards(heard["cards"])) < 2 for heard in hands)
            assert all(len(heard["cards"]) == 7 for heard in hands)
    assert shown > 12
    assert revealed(deal(1, deck_0=MANY, deck_1=MANY, mulligan_below=0)) == []


@pytest.mark.rule("HEROES-5.4")
def test_turn_one_begins_with_empty_boards() -> None:
    table = deal()
    for seat in (P0, P1):
        side = player(table, seat)
        assert (side["team"], side["sources"], side["equipment"], side["dead"]) == ([], [], [], [])
        assert (side["reserve"], side["knockouts"], side["places"], side["substitutions"]) == (0, 0, 0, 0)
    assert (event(table), turn(table), team(table, P0)) == (None, (1, P0), [])
