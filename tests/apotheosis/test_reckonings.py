"""The example set of values that are calculated, and of bounds both ways: its cards are told and played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from apotheosis.battle import P0, P1, BattleTable, answers
from apotheosis.looking import activated, ap, attribute, discard, hp, inventory
from carteado.games.apotheosis.game import Apotheosis
from carteado.games.apotheosis.language.catalog import FOLDER
from example_sets import read_cards
from making import folder_with
from table import Table, asked, do, legal, player, refuses

FILE = Path(__file__).parent / "sets" / "reckonings.yaml"
TOLD = {
    "TST91": (
        "❰Discard❱ ❰✔Req. your HP is less than half your maximum HP, rounded up; pay 1 AP❱ Gain 3 AP.",
        "❰Descarte❱ ❰✔Req. a sua VIDA é menor que a metade da sua VIDA máxima, arredondada para cima; "
        "pague 1 de AÇÃO❱ Ganhe 3 de AÇÃO.",
    ),
    "TST81": (
        "❰Discard❱ ❰✔Req. pay 1 AP❱ For each ally, heal it for 1 HP, and it gains 1 AP.",
        "❰Descarte❱ ❰✔Req. pague 1 de AÇÃO❱ Para cada aliado, cure-o em 1 de VIDA, e ele ganha 1 de AÇÃO.",
    ),
    "TST83": (
        "❰Temp❱ ❰Discard❱ ❰✔Req. pay 1 AP❱ You get +X FOR this turn, where X is the number of cards in your discard "
        "pile, but at most 4.",
        "❰Temp❱ ❰Descarte❱ ❰✔Req. pague 1 de AÇÃO❱ Você recebe +X de FOR neste turno, sendo X igual ao número de "
        "cartas na sua pilha de descarte, mas no máximo 4.",
    ),
    "TST87": (
        "❰Discard❱ ❰✔Req. pay 1 AP❱ Target: an enemy Hero. Recover X SP/MP, where X is 1 plus your AP. If you like, "
        "the target loses 1 HP.",
        "❰Descarte❱ ❰✔Req. pague 1 de AÇÃO❱ Alvo: um Herói inimigo. Recupere X de ESTAMINA/MANA, sendo X igual a 1 "
        "mais a sua AÇÃO. Se você quiser, o alvo perde 1 de VIDA.",
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


# Amounts


@pytest.mark.parametrize(("lost", "injury"), [(1, 1), (3, 2), (6, 3)])
def test_damage_of_twice_the_hp_lost_up_to_nine(lost: int, injury: int) -> None:
    """2, 6 and 9 DMG against a CON of 3."""
    side = {"at": "c3", "inventory": ["TST95"], "hp": 9 - lost, "hp_max": 9}
    table = do(lay(side, {"at": "c4", "attributes": {"CON": 3}}), "use TST95 e1")
    assert hp(table, P1) == 10 - injury


def test_nothing_can_be_done_with_an_amount_of_zero() -> None:
    side = {"at": "c3", "inventory": ["TST95"], "hp": 9, "hp_max": 9}
    assert refuses(lay(side, {"at": "c4"}), "use TST95 e1")


@pytest.mark.parametrize(("deck", "legal"), [(2, True), (1, False)])
def test_so_many_cards_must_be_there_to_be_drawn(deck: int, legal: bool) -> None:
    """One enemy within 3 tiles, and 1 more."""
    side = {"at": "c3", "inventory": ["TST96"], "deck": ["S01"] * deck}
    assert refuses(lay(side, {"at": "c4"}), "use TST96 e1") != legal


def test_a_modifier_counts_when_it_begins() -> None:
    table = do(lay({"inventory": ["TST83"], "discard": ["I01", "I02"], "attributes": {"FOR": 5}}), "use TST83 e1")
    assert attribute(table, P0, "FOR") == 7
    assert len(discard(table, P0)) == 3


def test_so_many_random_cards() -> None:
    sides = {"at": "c3", "inventory": ["TST85"]}, {"at": "c4", "inventory": ["V19", "I14"]}
    table = do(lay(*sides), "use TST85 e1")
    assert len(discard(table, P1)) == 1


# Questions, branches, rounds


def test_two_of_three_are_chosen_and_done_in_printed_order() -> None:
    table = do(lay({"inventory": ["TST97"], "deck": ["S01"], "hp": 5}), "use TST97 e1")
    assert asked(table) == (P0, "branch")
    assert table.view(P0)["asked"]["options"] == ["TST97/e1.1.1", "TST97/e1.1.2", "TST97/e1.1.3"]
    do(table, "choose 2")
    assert legal(table) == ["choose 1", "choose 3"]
    assert hp(table, P0) == 5
    do(table, "choose 1")
    assert hp(table, P0) == 6
    assert inventory(table, P0) == ["S01"]


@pytest.mark.parametrize(("answer", "drawn"), [("accept", 2), ("decline", 1)])
def test_what_one_may_do_is_asked_and_if_not_another_thing_happens(answer: str, drawn: int) -> None:
    table = do(lay({"inventory": ["TST98", "I01"], "deck": ["S01", "S09", "V08"]}), "use TST98 e1")
    assert asked(table) == (P0, "may")
    assert table.view(P1)["asked"] is None
    do(table, answer)
    assert len(player(table, P0)["inventory"]) == drawn + (answer == "decline")


def test_what_cannot_be_done_is_not_offered() -> None:
    """Without another card in the inventory one card is drawn at once."""
    table = do(lay({"inventory": ["TST98"], "deck": ["S01", "S09", "V08"]}), "use TST98 e1")
    assert asked(table) == (P0, "main")
    assert len(player(table, P0)["inventory"]) == 1


def test_rounds_are_repeated_as_often_as_is_counted() -> None:
    """Half of 2 characters is 1; with a Companion, half of 3 is 2."""
    assert hp(do(lay({"at": "c3", "inventory": ["TST99"]}, {"at": "c4"}), "use TST99 e1"), P1) == 9
    pair = {"at": "c3", "inventory": ["TST99"], "support": [{"card": "K04", "at": "b3"}]}
    assert hp(do(lay(pair, {"at": "c4"}), "use TST99 e1"), P1) == 8


def test_for_each_skips_whoever_it_cannot_be_done_to() -> None:
    """The Companion at full HP is neither healed nor gains AP; the Hero is and does."""
    side = {"at": "c3", "inventory": ["TST81"], "hp": 5, "support": [{"card": "K04", "at": "b3"}]}
    table = lay(side, {"at": "c4"})
    before = ap(table, P0)
    do(table, "use TST81 e1")
    assert hp(table, P0) == 6
    assert ap(table, P0) == before


def test_for_each_needs_somebody_it_can_be_done_to() -> None:
    assert refuses(lay({"inventory": ["TST81"]}), "use TST81 e1")


@pytest.mark.parametrize(("held", "gained", "drawn"), [(3, 3, 0), (4, 0, 1)])
def test_a_branch_does_one_part_or_the_other(held: int, gained: int, drawn: int) -> None:
    table = lay({"inventory": ["TST82"], "hp": held, "hp_max": 9, "deck": ["S01"]})
    before = ap(table, P0)
    do(table, "use TST82 e1")
    assert ap(table, P0) == before - 1 + gained
    assert len(player(table, P0)["inventory"]) == drawn
