"""Cards are laid one by one, refused where they do not fit, and put into the play order that the position says."""

from __future__ import annotations

from typing import Any, cast

import pytest

from carteado.core.errors import Invalid
from carteado.core.rng import seeded
from carteado.games.duel.board import Type, Zone
from carteado.games.duel.game import GAME
from carteado.games.duel.language.catalog import catalog
from carteado.kit.position import Layer, detailed, number
from carteado.kit.table import CardState, Piece


def layer() -> Layer:
    """An empty table of the duel."""
    return Layer(cast(CardState, GAME.empty(GAME.setup(), seeded(1))), catalog().by_id)


def laid(table: Layer, card: str, at: int, **data: int) -> Piece:
    piece = table.state.enter_play(table.add(card, 0, Zone.CREATURES), Zone.CREATURES, at)
    table.note_order(data, piece)
    return piece


def test_a_card_gets_the_next_number_and_its_zone() -> None:
    table = layer()
    assert [table.add(card, owner, Zone.HAND) for card, owner in (("EMB-01", 0), ("EMB-02", 1))] == [0, 1]
    assert (table.state.owners, table.state.zones) == ([0, 1], [Zone.HAND, Zone.HAND])


@pytest.mark.parametrize(("card", "types"), [("EMB-99", ()), ("EMB-01", (Type.SPELL, Type.TRAP))])
def test_a_card_that_is_not_there_or_does_not_fit_is_refused(card: str, types: tuple[int, ...]) -> None:
    table = layer()
    with pytest.raises(Invalid, match="position-bad-value"):
        table.add(card, 0, Zone.HAND, *types)
    assert table.state.cards == []


def test_cards_with_an_order_come_first_behind_those_that_are_fixed() -> None:
    table = layer()
    hero = laid(table, "EMB-01", 0)
    late, third, second = laid(table, "EMB-02", 1), laid(table, "EMB-03", 2, order=9), laid(table, "EMB-01", 3, order=4)
    table.sort_play_order(fixed=1)
    assert table.state.in_play == [hero.id, second.id, third.id, late.id]
    assert [hero.order, second.order, third.order, late.order] == [1, 2, 3, 4]


def test_a_card_of_a_position_has_details_or_none() -> None:
    assert detailed("K01") == {"card": "K01"}
    assert detailed({"card": "K01", "damage": 2}) == {"card": "K01", "damage": 2}


@pytest.mark.parametrize(("data", "found"), [({}, 1), ({"hp": 0}, 0), ({"hp": 5}, 5)])
def test_a_number_within_the_bounds_of_the_table(data: dict[str, Any], found: int) -> None:
    assert number(data, "hp", 1, 0, 5) == found


@pytest.mark.parametrize("hp", [-1, 6])
def test_a_number_out_of_bounds_is_refused(hp: int) -> None:
    with pytest.raises(Invalid) as refused:
        number({"hp": hp}, "hp", 1, 0, 5)
    assert refused.value.facts == {"field": "hp", "found": str(hp), "allowed": "0-5"}
