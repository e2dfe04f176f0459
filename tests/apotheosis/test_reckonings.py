"""The example set of values that are calculated, and of bounds both ways: its cards are told and played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from apotheosis.battle import P0, P1, BattleTable, answers
from apotheosis.looking import activated, hp
from carteado.games.apotheosis.game import Apotheosis
from carteado.games.apotheosis.language.catalog import FOLDER
from example_sets import read_cards
from making import folder_with
from table import Table, do, refuses

FILE = Path(__file__).parent / "sets" / "reckonings.yaml"
TOLD = {
    "TST91": (
        "❰Discard❱ ❰✔Req. your HP is less than half your maximum HP, rounded up; pay 1 AP❱ Gain 3 AP.",
        "❰Descarte❱ ❰✔Req. a sua VIDA é menor que a metade da sua VIDA máxima, arredondada para cima; "
        "pague 1 de AÇÃO❱ Ganhe 3 de AÇÃO.",
    ),
}


@cache
def game() -> Apotheosis:
    """The game with the cards of the set."""
    return Apotheosis(folder_with(read_cards(FILE), FOLDER))


def lay(*sides: Mapping[str, Any]) -> Table:
    return BattleTable(game(), players=[dict(side) for side in sides])


@pytest.mark.parametrize("id", TOLD)
def test_a_calculation_is_told_in_both_languages(id: str) -> None:
    assert tuple(game().card_text(id, lang) for lang in ("en", "pt")) == TOLD[id]


@pytest.mark.parametrize(("held", "legal"), [(4, True), (5, False)])
def test_half_of_the_maximum_is_rounded_up(held: int, legal: bool) -> None:
    """Half of 9 is 5, and 4 is less."""
    side = {"inventory": ["TST91"], "hp": held, "hp_max": 9}
    assert refuses(lay(side), "use TST91 e1") != legal


@pytest.mark.parametrize(("strength", "con", "hurt"), [(6, 3, True), (5, 3, False), (8, 5, True), (7, 5, False)])
def test_twice_a_value_with_an_upper_bound(strength: int, con: int, hurt: bool) -> None:
    """FOR is compared with twice the CON of the target, but at most with 8."""
    side = {"at": "c3", "inventory": ["TST92"], "attributes": {"FOR": strength}, "deck": ["S01"]}
    table = do(lay(side, {"at": "c4", "attributes": {"CON": con}}), "use TST92 e1")
    assert (hp(table, P1) < 10) == hurt


@pytest.mark.parametrize(("per", "agi", "legal"), [(9, 5, True), (9, 4, False), (1, 1, True)])
def test_less_with_a_lower_bound_against_more(per: int, agi: int, legal: bool) -> None:
    side = {"inventory": ["TST93"], "attributes": {"PER": per, "AGI": agi}, "deck": ["S01"]}
    assert refuses(lay(side), "use TST93 e1") != legal


def test_a_filter_bounds_the_level_from_both_sides() -> None:
    """Of Fen Cleaver (1), Twin Kukris and Tower Aegis (2) and Ninefold Ash Crown (3), those of level 2 are offered."""
    table = do(lay({"inventory": ["TST94"], "discard": ["I01", "I02", "I07", "I23"]}), "use TST94 e1")
    assert answers(table, "pick") == ["I02", "I07"]
    assert activated(do(table, "pick I07")) == ["TST94 e1"]
    assert hp(table, P0) == 10
