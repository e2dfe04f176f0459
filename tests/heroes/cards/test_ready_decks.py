"""The ready-made decks (HEROES-27), and random decks."""

from __future__ import annotations

import random
from collections import Counter
from typing import NamedTuple

import pytest

import carteado
from carteado.core.rng import seeded
from carteado.games.heroes.messages import FOLDER as TEXTS
from carteado.games.heroes.rules.deck import DECKS, random_deck
from carteado.texts import Speaker
from heroes.arena import P0, P1, deal, refusal
from heroes.cards.printed import ACTION_CARDS, ALL, EQUIPMENT, EVENTS, MOBS, PEOPLE, SOURCES
from heroes.looking import hand
from table import deck


class Listed(NamedTuple):
    en: str
    pt: str
    kinds: tuple[int, int, int, int, int]
    cards: str


LISTS = {
    "living_garden": Listed(
        "Living Garden",
        "Jardim Vivo",
        (10, 8, 3, 3, 11),
        "C05 x2, C08 x2, C07 x1, C15 x2, C12 x1, C25 x1, C34 x1, S01 x3, S02 x2, S07 x1, S05 x1, S06 x1, V04 x1, "
        "V05 x1, V10 x1, Q01 x1, Q06 x1, Q20 x1, A12 x2, A13 x2, A11 x2, A10 x1, A09 x1, A01 x1, A24 x1, A32 x1",
    ),
    "dawn_blitz": Listed(
        "Dawn Blitz",
        "Ataque da Alvorada",
        (10, 8, 3, 4, 10),
        "C07 x2, C14 x2, C24 x2, C26 x1, C18 x1, C01 x1, C13 x1, S02 x3, S01 x3, S10 x1, S09 x1, V17 x1, V01 x1, "
        "V09 x1, Q05 x2, Q18 x1, Q11 x1, A25 x2, A27 x2, A28 x1, A26 x1, A06 x2, A02 x2",
    ),
    "titanium_wall": Listed(
        "Titanium Wall",
        "Muralha de Titânio",
        (10, 8, 3, 7, 9),
        "C04 x1, C16 x2, C10 x2, C29 x2, C32 x1, C36 x1, C23 x1, S03 x3, S01 x3, S05 x1, S07 x1, V08 x1, V03 x1, "
        "V14 x1, Q02 x1, Q01 x1, Q04 x1, Q09 x2, Q13 x1, Q16 x1, A22 x1, A23 x2, A24 x1, A03 x2, A08 x1, A04 x1, "
        "A34 x1",
    ),
    "broken_court": Listed(
        "Broken Court",
        "Corte Partida",
        (10, 8, 3, 3, 11),
        "C06 x1, C09 x1, C17 x2, C21 x2, C22 x1, C27 x1, C30 x1, C35 x1, S04 x3, S02 x3, S01 x2, V11 x1, V02 x1, "
        "V07 x1, Q07 x1, Q12 x1, Q15 x1, A16 x2, A18 x2, A19 x1, A21 x1, A13 x2, A02 x2, A37 x1",
    ),
    "star_choir": Listed(
        "Star Choir",
        "Coro Estelar",
        (10, 8, 3, 3, 13),
        "C11 x2, C18 x2, C23 x1, C28 x2, C31 x2, C33 x1, S01 x3, S03 x3, S06 x1, S07 x1, V01 x1, V15 x1, V16 x1, "
        "Q05 x1, Q17 x1, Q02 x1, A38 x2, A31 x2, A32 x1, A33 x1, A29 x2, A30 x2, A27 x1, A01 x1, A39 x1",
    ),
}
EVERY_DECK = pytest.mark.parametrize("name", LISTS)
SEEDS = range(60)


def listed(name: str) -> Counter[str]:
    return Counter({entry.split(" x")[0]: int(entry.split(" x")[1]) for entry in LISTS[name].cards.split(", ")})


def kinds(cards: Counter[str]) -> tuple[int, ...]:
    """Characters, sources, events, equipment, actions."""
    return tuple(sum(n for id, n in cards.items() if id[0] == letter) for letter in "CSVQA")


def is_legal(cards: Counter[str]) -> bool:
    """Check a deck by the rules of HEROES-4."""
    characters, sources, *_ = kinds(cards)
    single = {id for id, person in PEOPLE.items() if person.unique or person.stars == 5}
    single |= {id for table in (SOURCES, EVENTS, EQUIPMENT, ACTION_CARDS) for id, card in table.items() if card.unique}
    return (
        30 <= cards.total() <= 40
        and 4 <= characters <= 10
        and sources <= 8
        and all(n <= (1 if id in single else 3) for id, n in cards.items())
        and not set(MOBS) & set(cards)
    )


def test_there_are_five_ready_made_decks() -> None:
    assert set(DECKS.ready) == set(LISTS)


@EVERY_DECK
def test_the_names_of_a_ready_made_deck(name: str) -> None:
    said = [Speaker(lang, TEXTS)(f"heroes-deck-{name.replace('_', '-')}") for lang in ("en", "pt")]
    assert said == [LISTS[name].en, LISTS[name].pt]


@EVERY_DECK
def test_a_ready_made_deck_holds_exactly_its_list(name: str) -> None:
    assert Counter(DECKS.ready[name].cards) == listed(name)
    assert kinds(listed(name)) == LISTS[name].kinds


@pytest.mark.rule("HEROES-4.1", "HEROES-4.2", "HEROES-4.3", "HEROES-4.4", "HEROES-4.5", "HEROES-4.6", "HEROES-4.7")
@EVERY_DECK
def test_a_ready_made_deck_is_legal_also_as_a_list(name: str) -> None:
    assert is_legal(listed(name))
    assert refusal(deck_0=LISTS[name].cards.replace(", ", "; ")) is None


@EVERY_DECK
def test_a_game_is_dealt_from_the_ready_made_deck(name: str) -> None:
    table = deal(deck_0=name, deck_1="random")
    assert Counter([*deck(table, P0), *hand(table, P0)]) == listed(name)
    assert is_legal(Counter([*deck(table, P1), *hand(table, P1)]))


@EVERY_DECK
def test_every_action_card_of_a_ready_made_deck_can_be_carried(name: str) -> None:
    held = {ability for id in listed(name) if id[0] == "C" for ability in PEOPLE[id].abilities} | {"general"}
    assert {ACTION_CARDS[id].ability for id in listed(name) if id[0] == "A"} <= held


@pytest.mark.rule("HEROES-4.1", "HEROES-4.2", "HEROES-4.3", "HEROES-4.4", "HEROES-4.5", "HEROES-4.6", "HEROES-4.7")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_deck_is_legal_and_its_actions_can_be_carried(seed: int) -> None:
    made = random_deck(seeded(seed))
    cards = Counter(made.cards)
    assert is_legal(cards)
    assert refusal(deck_0=made.text()) is None
    held = {ability for id in cards if id[0] == "C" for ability in PEOPLE[id].abilities} | {"general"}
    assert {ACTION_CARDS[id].ability for id in cards if id[0] == "A"} <= held


def test_random_decks_differ_and_reach_every_card() -> None:
    made = [random_deck(seeded(seed)) for seed in range(200)]
    assert len({deck.text() for deck in made}) == 200
    assert {id for deck in made for id in deck.cards} == set(ALL) - set(MOBS)
    assert random_deck(seeded(7)).text() == random_deck(seeded(7)).text()


@pytest.mark.parametrize("seed", range(6))
def test_random_decks_can_be_played_to_the_end(seed: int) -> None:
    state = carteado.load("heroes").new(seed=seed, options={"deck_0": "random", "deck_1": "random"})
    chance = random.Random(seed)
    for _ in range(20000):
        if state.decision is None:
            break
        state.apply(chance.choice(state.legal()))
    outcome = state.outcome()
    assert outcome is not None
    assert sum(outcome.scores) == 1
