"""Why a thing on the table cannot be chosen."""

from __future__ import annotations

import pytest

from carteado.match.pointing import reasons_against
from naipes.field import lay
from siege.castle import AT_START, Castle
from table import Table


def why(table: Table, *words: str) -> list[str]:
    return [reason.id for reason in reasons_against(table.state, list(words))]


@pytest.mark.parametrize(
    ("words", "reasons"),
    [
        (["ladders"], ["why-out-of-reach", "why-not-on-circle"]),
        (["wall"], []),  # no action names the wall
        (["morale"], []),  # it can be given for an action point
        (["somewhere"], []),
        ([], []),
    ],
)
def test_what_forbids_the_choice_of_one_thing(words: list[str], reasons: list[str]) -> None:
    assert why(Castle(**AT_START), *words) == reasons


def test_what_a_card_is_obviously_not_for_is_said_only_if_nothing_else_is() -> None:
    spent = lay(hands=[["6S", "3C"], []], main=0)
    assert why(spent, "6S") == ["why-main-spent"]
    assert why(spent, "6S", "H") == ["why-does-not-fit"]
    assert why(lay(hands=[["6S"], []], slots=[{"S": ["5S"]}, {}], main=0), "6S", "S") == ["why-main-spent"]


def test_things_are_read_together() -> None:
    frozen = lay(hands=[["6S", "2S"], []]).play("place 6S S")
    assert why(frozen, "2S", "S") == ["why-frozen"]


def test_any_number_of_words_is_answered() -> None:
    assert why(lay(hands=[["6S"], []]), *["6S"] * 50) == []
