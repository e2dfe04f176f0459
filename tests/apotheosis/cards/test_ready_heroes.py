"""The four ready-made Heroes and their decks."""

from __future__ import annotations

from collections import Counter

import pytest

from apotheosis.battle import P0, deal, lay, refusal
from apotheosis.cards.printed import PRINTED, READY
from apotheosis.looking import attributes, deck, hp_max, inventory, knowledge, level, spaces
from carteado.games.apotheosis.rules.building import HEROES
from table import player

EVERY_HERO = pytest.mark.parametrize("id", READY)
MOST = {"common": 3, "uncommon": 3, "rare": 3, "epic": 1, "legendary": 1}


def test_there_are_four_ready_heroes() -> None:
    assert set(HEROES.ready) == set(READY) == {"P1", "P2", "P3", "P4"}


@EVERY_HERO
def test_the_names_of_a_ready_hero(id: str) -> None:
    names = HEROES.load_file(HEROES.folder / f"{id}.yaml")["name"]
    assert (names["en"], names["pt"]) == READY[id].names


@EVERY_HERO
def test_a_ready_hero_has_its_sheet_and_its_numbers(id: str) -> None:
    table = lay({"hero": id})
    sheet = player(table, P0)["sheet"]
    cards = [sheet["house"], *sheet["classes"], sheet["entity"]]
    assert [card["card"] for card in cards] == READY[id].sheet
    assert (level(table, P0), attributes(table, P0)) == (6, READY[id].attributes)
    assert (hp_max(table, P0), spaces(table, P0)) == (READY[id].hp, READY[id].spaces)
    assert knowledge(table, P0) == READY[id].knowledge


@EVERY_HERO
def test_a_ready_deck_holds_exactly_its_list(id: str) -> None:
    assert Counter(HEROES.ready[id].cards) == READY[id].deck
    table = deal(hero_0=id, hero_1="P1")
    assert Counter([*deck(table, P0), *inventory(table, P0)]) == READY[id].deck


@pytest.mark.rule("APOTHEOSIS-6.3", "APOTHEOSIS-2.9", "APOTHEOSIS-2.10")
@EVERY_HERO
def test_a_ready_hero_is_legal_also_as_a_list(id: str) -> None:
    """30 cards, as many copies as their rarity allows, none of the Forbidden collection."""
    cards = READY[id].deck
    assert cards.total() == 30
    assert all(n <= MOST[PRINTED[card].fields["rarity"]] for card, n in cards.items())
    assert "Forbidden" not in {PRINTED[card].fields["collection"] for card in cards}
    text = "; ".join([*READY[id].sheet, *(f"{n} {card}" for card, n in cards.items())])
    assert refusal(hero_0=text, hero_1=text) is None


@EVERY_HERO
def test_a_ready_hero_can_place_every_card_of_its_deck(id: str) -> None:
    """Its knowledge is enough for each, but for what is free: there its level is, and level 3 needs 6."""
    for card in READY[id].deck:
        printed = PRINTED[card].fields
        if printed["knowledge"] != ["free"]:
            assert all(READY[id].knowledge.get(known, 0) >= printed["level"] for known in printed["knowledge"]), card
