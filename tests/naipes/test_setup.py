"""NAIPES 2.2: rulers, the blind choice, the deal, who starts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from carteado.core.rng import Rng, seeded
from naipes.field import lay
from naipes.looking import PACK, deck, discard, final_seat, hand, hand_sizes, left, mentioned, rulers
from table import Table, asked, turn

RULERS = [kind for kind in "JQK" for _ in range(4)] + ["X", "X"]


def fresh(seed: int, **options: Any) -> Table:
    """A new match at its first question."""
    table = lay()
    table.state = table.game.new(seed=seed, options=options)
    table.state.events = []
    return table


def dealt(table: Table, seat: int) -> list[str]:
    found: list[str] = table.view(seat)["dealt"]
    return found


def chosen(table: Table) -> Table:
    """Both seats take the first ruler that they may."""
    return table.play(table.legal()[0]).play(table.legal()[0])


def shuffled(rng: Rng, cards: list[str]) -> list[str]:
    """These cards as that generator shuffles them."""
    order = list(range(len(cards)))
    rng.shuffle(order)
    return [cards[place] for place in order]


@pytest.mark.rule("NAIPES-1.2", "NAIPES-2.1")
def test_fourteen_rulers_four_of_each_and_two_jokers() -> None:
    most: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for seed in range(4000):
        table = fresh(seed)
        kinds = Counter(dealt(table, 0) + dealt(table, 1))
        most |= kinds
        seen += kinds
    assert most == {"J": 4, "Q": 4, "K": 4, "X": 2}
    for kind, of_fourteen in (("J", 4), ("Q", 4), ("K", 4), ("X", 2)):
        assert seen[kind] / 16000 == pytest.approx(of_fourteen / 14, abs=0.012)


@pytest.mark.rule("NAIPES-2.1", "NAIPES-2.5")
@pytest.mark.parametrize("seed", range(6))
def test_each_seat_is_dealt_two_of_the_shuffled_rulers(seed: int) -> None:
    order = shuffled(seeded(seed), RULERS)
    table = fresh(seed)
    assert sorted(dealt(table, 0)) == sorted(order[0:2])
    assert sorted(dealt(table, 1)) == sorted(order[2:4])


@pytest.mark.rule("NAIPES-2.1", "NAIPES-8.2")
def test_a_seat_sees_only_its_own_two_rulers() -> None:
    one = lay(phase="rulers", dealt=[["J", "K"], ["Q", "X"]])
    other = lay(phase="rulers", dealt=[["Q", "X"], ["Q", "X"]])
    assert sorted(dealt(one, 0)) == ["J", "K"]
    assert sorted(dealt(one, 1)) == ["Q", "X"]
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert not one.view(None)["dealt"]


@pytest.mark.rule("NAIPES-2.2")
def test_seat_0_chooses_first_then_seat_1() -> None:
    table = lay(phase="rulers", dealt=[["J", "K"], ["Q", "X"]])
    assert asked(table) == (0, "ruler_choice")
    assert table.legal() == ["choose_ruler J", "choose_ruler K"]
    table.play("choose_ruler K")
    assert asked(table) == (1, "ruler_choice")
    assert table.legal() == ["choose_ruler Q", "choose_ruler X"]
    table.play("choose_ruler Q")
    assert rulers(table) == ["K", "Q"]


@pytest.mark.rule("NAIPES-2.2", "NAIPES-R3")
@pytest.mark.parametrize("watching", [1, None])
def test_the_first_choice_is_hidden_until_both_are_made(watching: int | None) -> None:
    one = lay(phase="rulers", dealt=[["J", "K"], ["Q", "X"]]).play("choose_ruler J")
    other = lay(phase="rulers", dealt=[["J", "K"], ["Q", "X"]]).play("choose_ruler K")
    assert one.view(watching) == other.view(watching)
    assert one.heard(watching) == other.heard(watching)
    one.play("choose_ruler Q")
    assert one.view(watching)["players"][0]["ruler"] == "J"
    assert "J" in str(one.heard(watching))


@pytest.mark.rule("NAIPES-1.2", "NAIPES-2.2")
def test_two_equal_rulers_give_one_option() -> None:
    table = lay(phase="rulers", dealt=[["K", "K"], ["X", "X"]])
    assert table.legal() == ["choose_ruler K"]
    assert table.play("choose_ruler K").legal() == ["choose_ruler X"]


@pytest.mark.rule("NAIPES-1.6", "NAIPES-2.2", "NAIPES-R2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_rulers_not_chosen_are_gone_unseen(seat: int | None) -> None:
    tables = [
        lay(phase="rulers", dealt=kept, seed=5).play("choose_ruler K", "choose_ruler Q")
        for kept in ([["J", "K"], ["Q", "X"]], [["K", "X"], ["J", "Q"]])
    ]
    assert tables[0].view(seat) == tables[1].view(seat)
    assert discard(tables[0]) == set()
    assert not tables[0].view(seat)["dealt"]


@pytest.mark.rule("NAIPES-1.6")
def test_a_used_ruler_is_not_replaced() -> None:
    table = fresh(3)
    chosen(table)
    kept = rulers(table)
    for _ in range(40):
        table.play("governor" if "governor" in table.legal() else table.legal()[-1])
        assert rulers(table) == kept
        if asked(table) is None:
            break


@pytest.mark.rule("NAIPES-2.2")
def test_rulers_are_chosen_before_hands_are_dealt() -> None:
    table = fresh(1)
    assert hand_sizes(table) == [0, 0]
    table.play(table.legal()[0])
    assert hand_sizes(table) == [0, 0]
    assert mentioned(table.view(0), table.view(1)) == set()
    table.play(table.legal()[0])
    assert sorted(hand_sizes(table)) == [5, 6]


@pytest.mark.rule("NAIPES-2.3")
def test_the_first_ten_cards_are_dealt_five_and_five() -> None:
    top = ["2C", "9D", "AH", "4S", "5S", "6D", "10H", "3C", "8S", "7H", "2D", "AC"]
    table = lay(phase="rulers", dealt=[["J", "K"], ["Q", "X"]], shuffles=[top], options={"first_player": "1"}).play(
        "choose_ruler J", "choose_ruler Q"
    )
    assert hand(table, 0) == set(top[:5])
    assert hand(table, 1) == set(top[5:11])
    assert deck(table)[0] == "AC"
    assert len(deck(table)) == 29
    assert discard(table) == set()
    for seat in (0, 1):
        held = table.view(seat)["players"][seat]["hand"]
        assert held == sorted(held, key=PACK.index)
    assert hand(table, 0) | hand(table, 1) | set(deck(table)) == set(PACK)


@pytest.mark.rule("NAIPES-2.4", "NAIPES-R3")
def test_the_first_seat_is_random() -> None:
    first = Counter(turn(chosen(fresh(seed)))[1] for seed in range(400))
    assert first[0] == pytest.approx(200, abs=40)
    assert first[0] + first[1] == 400


@pytest.mark.rule("NAIPES-2.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_seat_may_be_fixed(seat: int) -> None:
    assert {turn(chosen(fresh(seed, first_player=str(seat)))) for seed in range(20)} == {(1, seat)}


@pytest.mark.rule("NAIPES-2.4")
def test_the_deal_does_not_depend_on_who_starts() -> None:
    tables = [chosen(fresh(9, first_player=first)) for first in ("0", "1")]
    assert hand(tables[0], 0) - hand(tables[1], 0) == hand(tables[1], 1) - hand(tables[0], 1)
    assert deck(tables[0]) == deck(tables[1])


@pytest.mark.rule("NAIPES-2.5", "NAIPES-2.3", "NAIPES-2.4")
@pytest.mark.parametrize("seed", range(8))
def test_rulers_deck_first_player_are_drawn_in_this_order(seed: int) -> None:
    table = chosen(fresh(seed))
    rng = seeded(seed)
    shuffled(rng, RULERS)
    order = shuffled(rng, PACK)
    first = rng.below(2)
    assert hand(table, first) == set(order[5 * first : 5 * first + 5]) | {order[10]}
    assert hand(table, 1 - first) == set(order[5 - 5 * first : 10 - 5 * first])
    assert deck(table) == order[11:]
    assert turn(table) == (1, first)
    assert table.state.rng.save() == rng.save()


@pytest.mark.rule("NAIPES-2.5")
def test_later_shuffles_are_drawn_as_they_happen() -> None:
    table = lay(rulers=["J", "Q"], hands=[["AD"], []], seed=4)
    rng = seeded(4)
    assert table.state.rng.save() == rng.save()
    table.play("governor", "take 2C")
    shuffled(rng, PACK[:38])
    assert table.state.rng.save() == rng.save()
    table.play("place 2C C", "commander AD", "decline")
    assert table.state.rng.save() == rng.save()


@pytest.mark.rule("NAIPES-2.3", "NAIPES-R38")
def test_the_first_turn_begins_with_a_draw() -> None:
    table = chosen(fresh(2, first_player="0"))
    assert hand_sizes(table) == [6, 5]
    assert len(deck(table)) == 29
    assert left(table) == (1, 2)
    assert asked(table) == (0, "action")
    assert final_seat(table) is None
