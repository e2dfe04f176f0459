"""DUEL-3: setup and mulligan."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from carteado.core.rng import Scripted, seeded
from duel.board import A, B, deal, lay
from duel.looking import hand, hand_ids, mana
from table import Table, asked, cards, deck, mentioned, player

NAMES = ("A", "B")


def scripted(first: int, *orders: list[int], **options: Any) -> Table:
    """A fresh match of which that seat has the first turn; the decks are shuffled into these orders.

    The cards of A are numbered from 2, those of B from 42; two shuffles before these deal out the numbers.
    """
    table = lay()
    setup = table.game.setup(options=options)
    for seed in range(99):
        table.state = table.game.deal(
            setup, Scripted([], [[], [], *[list(order) for order in orders]], seeded(seed)), []
        )
        if table.view(None)["first"] == first:
            return table
    raise AssertionError(f"{NAMES[first]} never begins")


def keep(table: Table) -> Table:
    return table.play("keep", "keep")


@pytest.mark.rule("DUEL-3.1", "DUEL-16.1")
def test_no_match_begins_with_an_illegal_deck() -> None:
    for option in ("deck_0", "deck_1"):
        with pytest.raises(carteado.Invalid):
            carteado.load("duel").new(seed=1, options={option: "EMB-H1; 39 SHD-E"})


@pytest.mark.rule("DUEL-3.1")
def test_either_player_begins_half_of_the_time() -> None:
    game = carteado.load("duel")
    first = [game.new(seed=seed).view(None)["first"] for seed in range(300)]
    assert 115 < sum(first) < 185
    assert set(first) == {0, 1}


@pytest.mark.rule("DUEL-3.2")
def test_both_decks_are_shuffled() -> None:
    """Over many seeds any card may lie on top, in either deck."""
    tops: list[set[str]] = [set(), set()]
    for seed in range(60):
        table = lay()
        table.state = table.game.new(seed=seed)
        for seat in (A, B):
            tops[seat].add(deck(table, seat)[0])
    assert min(len(seen) for seen in tops) > 12


@pytest.mark.rule("DUEL-3.2", "DUEL-0.2")
@pytest.mark.parametrize("first", [A, B])
def test_the_first_players_deck_is_shuffled_first(first: int) -> None:
    mine, yours = ([*range(10, 20)], [*range(50, 60)]) if first == A else ([*range(50, 60)], [*range(10, 20)])
    table = scripted(first, mine, yours)
    assert hand_ids(table, first) == mine[:6]
    assert hand_ids(table, 1 - first) == yours[:6]


@pytest.mark.rule("DUEL-3.3")
def test_each_draws_six_cards_from_the_top() -> None:
    table = scripted(A, [*range(41, 1, -1)], [*range(42, 82)])
    assert hand_ids(table, A) == [41, 40, 39, 38, 37, 36]
    assert hand_ids(table, B) == [42, 43, 44, 45, 46, 47]
    assert [len(deck(table, seat)) for seat in (A, B)] == [34, 34]


@pytest.mark.rule("DUEL-3.4")
@pytest.mark.parametrize("first", [A, B])
def test_both_choose_the_first_player_is_asked_first(first: int) -> None:
    table = scripted(first)
    assert asked(table) == (first, "mulligan")
    table.play("keep")
    assert asked(table) == (1 - first, "mulligan")
    table.play("keep")
    assert asked(table) == (first, "main")


@pytest.mark.rule("DUEL-3.4", "DUEL-17.5")
def test_at_most_three_cards_of_the_hand_once() -> None:
    table = scripted(A)
    ids = hand_ids(table, A)
    assert sorted(table.legal()) == sorted(["keep", *[f"mulligan @{id}" for id in ids]])
    assert table.refuses(f"mulligan @{hand_ids(table, B)[0]}")
    table.play(f"mulligan @{ids[4]}")
    assert table.refuses(f"mulligan @{ids[4]}")
    assert len(table.legal()) == 6
    table.play(f"mulligan @{ids[0]}", f"mulligan @{ids[2]}")
    assert asked(table) == (B, "mulligan")


@pytest.mark.rule("DUEL-3.4")
def test_nothing_happens_until_both_have_chosen() -> None:
    table = scripted(A)
    ids, library = hand_ids(table, A), deck(table, A)
    table.play(f"mulligan @{ids[0]}", "keep")
    assert (hand_ids(table, A), deck(table, A)) == (ids, library)
    table.play("keep")
    assert ids[0] not in hand_ids(table, A)


@pytest.mark.rule("DUEL-3.4")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_new_cards_are_drawn_before_the_old_ones_go_back(count: int) -> None:
    """A's 34 cards in order: the next ones come to hand, never those set aside; the deck has 34 again."""
    table = scripted(A, [*range(2, 42)], [*range(42, 82)])
    table.play(*[f"mulligan @{id}" for id in range(2, 2 + count)], *(["keep"] if count < 3 else []))
    table.play("keep")
    drawn_for_turn = hand_ids(table, A)[-1]
    assert hand_ids(table, A)[:-1] == [*range(2 + count, 8), *range(8, 8 + count)]
    assert len(deck(table, A)) == 33
    assert drawn_for_turn not in range(2 + count, 8 + count)


@pytest.mark.rule("DUEL-3.4")
def test_the_first_players_deck_is_shuffled_again_before_the_seconds() -> None:
    table = scripted(A, [*range(2, 42)], [*range(42, 82)], [30, 2, 31], [70, 42, 71])
    table.play("mulligan @2", "keep", "mulligan @42", "keep")
    assert hand_ids(table, A) == [3, 4, 5, 6, 7, 8, 30]
    assert hand_ids(table, B)[:7] == [43, 44, 45, 46, 47, 48, 70]
    assert saved_deck(table, A)[:2] == [2, 31]
    assert saved_deck(table, B)[:2] == [42, 71]


@pytest.mark.rule("DUEL-3.4")
def test_a_deck_is_not_shuffled_when_nothing_was_chosen() -> None:
    table = keep(scripted(A, [*range(2, 42)], [*range(42, 82)]))
    assert saved_deck(table, A) == [*range(9, 42)]
    assert saved_deck(table, B) == [*range(49, 82)]


@pytest.mark.rule("DUEL-3.4")
def test_the_choice_is_secret() -> None:
    """Whatever A chooses, B sees the same before choosing, and only how many cards it was afterwards."""
    seen = []
    for card in (2, 5):
        table = scripted(A, [*range(2, 42)], [*range(42, 82)])
        table.play(f"mulligan @{card}", "keep")
        seen.append((table.view(B), table.view(None)))
    assert seen[0] == seen[1]
    table.play("keep")
    counts = [heard for heard in table.heard(B) if heard["event"] == "mulliganed"]
    assert [(heard["seat"], heard["count"]) for heard in counts] == [(A, 1), (B, 0)]
    assert mentioned(counts) == set()


def saved_deck(table: Table, seat: int) -> list[int]:
    ids: list[int] = table.state.save()["table"]["decks"][seat]
    return list(ids)


@pytest.mark.rule("DUEL-3.5", "DUEL-3.6")
@pytest.mark.parametrize("first", [A, B])
def test_the_second_player_draws_one_more_and_gets_a_spark(first: int) -> None:
    mine, yours = ([*range(2, 42)], [*range(42, 82)]) if first == A else ([*range(42, 82)], [*range(2, 42)])
    table = keep(scripted(first, mine, yours))
    assert hand_ids(table, 1 - first)[:7] == yours[:7]
    assert cards(player(table, 1 - first)["hand"])[7:] == ["SPK-00"]
    assert (hand_ids(table, first), "SPK-00" in hand(table, first)) == (mine[:7], False)


@pytest.mark.rule("DUEL-3.5")
def test_the_extra_card_comes_after_the_mulligan() -> None:
    table = scripted(A, [*range(2, 42)], [*range(42, 82)], [80])
    table.play("keep", "mulligan @42", "keep")
    assert hand_ids(table, B)[:7] == [43, 44, 45, 46, 47, 48, 80]


@pytest.mark.rule("DUEL-3.7")
def test_both_start_without_mana_in_turn_one_of_the_first_player() -> None:
    table = keep(deal())
    assert (mana(table, A), mana(table, B), asked(table)) == ((0, 0), (0, 0), (A, "main"))
    assert (table.view(None)["turn"], table.view(None)["active"]) == (1, A)
    assert [player(table, seat)["mana_zone"] for seat in (A, B)] == [[], []]
