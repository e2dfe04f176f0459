"""Tables laid for tests and puzzles: what is wrong in one is refused, and what is said of a card stays with it."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from apotheosis.battle import P0, lay
from apotheosis.looking import deck, inventory
from carteado.texts import Speaker
from table import do


@pytest.mark.parametrize(
    ("side", "code"),
    [
        ({"heroes": "P1"}, "position-unknown-field"),
        ({"hero": "P9"}, "position-bad-value"),
        ({"at": "f1"}, "position-bad-value"),
        ({"at": "c1"}, "position-bad-value"),
        ({"hp": 11}, "position-bad-value"),
        ({"equip": ["S01"]}, "position-bad-value"),
        ({"inventory": ["X01"]}, "position-bad-value"),
        ({"markers": ["SLEEPY"]}, "position-bad-value"),
        ({"modifiers": [{"stat": "LUK", "amount": 1}]}, "position-bad-value"),
        ({"modifiers": [{"rule": "cannot_activate(skill)"}]}, "position-bad-value"),
        ({"modifiers": [{"rule": "cannot_activate"}]}, "position-bad-value"),
        ({"modifiers": [{"stat": "CON", "amount": 1, "until": "tomorrow"}]}, "position-bad-value"),
    ],
)
def test_what_is_wrong_in_a_position_is_refused(side: dict[str, Any], code: str) -> None:
    """Said of P1, while P0 stands on c1."""
    with pytest.raises(carteado.Invalid) as refused:
        lay({}, side)
    assert refused.value.code == code


def test_what_would_be_allowed_is_said_in_both_languages() -> None:
    with pytest.raises(carteado.Invalid) as refused:
        lay({}, {"at": "c1"})
    assert "Allowed: an empty tile." in Speaker("en").refusal(refused.value)
    assert "Permitido: uma casa vazia." in Speaker("pt").refusal(refused.value)


def test_what_is_said_of_a_card_in_a_deck_stays_with_it() -> None:
    """The Windfall on top was already found in this round, the one below was not."""
    found = {"card": "V11", "used": ["e1"]}
    table = do(lay({"inventory": ["V03"], "deck": [found, "V11", "I01", "I02"]}), "use V03 e1")
    assert (inventory(table, P0), deck(table, P0)) == (["V11", "I01"], ["I02", "V11"])
