"""The four ready-made Heroes and their decks."""

from __future__ import annotations

from collections import Counter

import pytest

import carteado
from apotheosis.battle import P0, deal, lay, refusal
from apotheosis.cards.printed import PRINTED, READY
from apotheosis.looking import attributes, deck, hp_max, inventory, knowledge, level, spaces
from carteado.games.apotheosis.rules.building import HEROES
from table import player

EVERY_HERO = pytest.mark.parametrize("id", READY)
LEVELS = {"P5": 9, "P6": 9, "P7": 9, "P8": 10}
ASCENDED = tuple(LEVELS)
GODS = {"E07", "E08", "E09"}
CARING = {"I23", "I25", "S29", "K17", "V21", "V22"}
MOST = {"common": 3, "uncommon": 3, "rare": 3, "epic": 1, "legendary": 1}


def test_there_are_four_ready_heroes_of_level_6_and_four_in_apotheosis() -> None:
    assert set(HEROES.ready) == set(READY) == {"P1", "P2", "P3", "P4", *ASCENDED}


@EVERY_HERO
def test_the_names_of_a_ready_hero(id: str) -> None:
    names = HEROES.load_file(HEROES.folder / f"{id}.yaml")["name"]
    assert (names["en"], names["pt"]) == READY[id].names


@EVERY_HERO
def test_a_ready_hero_has_its_sheet_and_its_numbers(id: str) -> None:
    table = lay({"hero": id}, options={"level_cap": 10})
    sheet = player(table, P0)["sheet"]
    cards = [sheet["house"], *sheet["classes"], sheet["entity"]]
    assert [card["card"] for card in cards] == READY[id].sheet
    assert (level(table, P0), attributes(table, P0)) == (LEVELS.get(id, 6), READY[id].attributes)
    assert (hp_max(table, P0), spaces(table, P0)) == (READY[id].hp, READY[id].spaces)
    assert knowledge(table, P0) == READY[id].knowledge


@EVERY_HERO
def test_a_ready_deck_holds_exactly_its_list(id: str) -> None:
    assert Counter(HEROES.ready[id].cards) == READY[id].deck
    table = deal(hero_0=id, hero_1="P1", level_cap=10)
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
    assert refusal(hero_0=text, hero_1=text, level_cap=10) is None
    assert (refusal(hero_0=text, hero_1=text) is None) == (id not in ASCENDED)


@pytest.mark.rule("APOTHEOSIS-2.15", "APOTHEOSIS-3.2", "APOTHEOSIS-3.3")
@pytest.mark.parametrize("id", ASCENDED)
def test_a_hero_in_apotheosis_has_a_god_and_cards_that_care(id: str) -> None:
    """Level 9 or 10, Classes of three paths, an Entity of level 3, at least two kinds of cards that ask for it."""
    hero = HEROES.ready[id]
    assert (hero.level, hero.entity in GODS, hero.known.by_id[hero.entity].level) == (LEVELS[id], True, 3)
    assert len({hero.known.by_id[card].path for card in hero.classes}) == 3
    assert len(CARING & set(hero.cards)) >= 2


@pytest.mark.rule("APOTHEOSIS-2.15")
def test_the_preset_ascended_is_played_with_them() -> None:
    game = carteado.load("apotheosis")
    options = game.setup(options={"preset": "ascended"}).options
    assert [options[f"hero_{seat}"] for seat in range(4)] == list(ASCENDED)
    assert options["level_cap"] == 10
    assert {HEROES.ready[hero].entity for hero in ASCENDED} == GODS
    assert game.legal_decks({}) == ["P1", "P2", "P3", "P4"]
    assert game.legal_decks({"preset": "ascended"}) == ["P1", "P2", "P3", "P4", *ASCENDED]
    assert game.legal_decks({"deck_size": 40}) == list(game.decks()), "none is legal, and a match says why"


@EVERY_HERO
def test_a_ready_hero_can_place_every_card_of_its_deck(id: str) -> None:
    """Its knowledge is enough for each, but for what is free: there its level is, and level 3 needs 6."""
    for card in READY[id].deck:
        printed = PRINTED[card].fields
        if printed["knowledge"] != ["free"]:
            assert all(READY[id].knowledge.get(known, 0) >= printed["level"] for known in printed["knowledge"]), card
