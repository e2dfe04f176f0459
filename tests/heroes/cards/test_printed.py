"""The names and numbers printed on all cards, and that each card has a test."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import heroes.cards
from card_tests import cards_with_a_test
from carteado.games.heroes.language.catalog import printed
from heroes.cards.printed import (
    ABILITIES,
    ACTION_CARDS,
    ACTIONS,
    ALL,
    EQUIPMENT,
    EVENTS,
    MOBS,
    PEOPLE,
    POWERS,
    SOURCES,
    Power,
)
from heroes.kinds import IMMUNITIES, KINDS

TOKEN_COVERAGE = """
agility C01, C07, C08; strength C17, C22, C26; more_life A20; shield C11, C15, C16; slow C03, C27, C28;
weakness C06, C27, M04; less_life C30, A30; poison C05, C12, C19; burn C10, C33, M03; bleed C02, C15, C22;
disease C21, A13; taunt C04, C16, C36; perception C14, Q15, A17; evasion C09, C24, Q11; sight C17, Q15, A28;
invisibility C02, C19, Q08; silence C19, M04, Q07; confusion C17, C35, A16; stun C20, C31, Q10; fury C06, C22, C32;
immunity:damage A33; immunity:silence C31; immunity:death C23, Q17; immunity:confusion C17; immunity:stun C16;
immunity:fury C17; immunity:heal C21; immunity:attribute_plus C28; immunity:attribute_minus C29; immunity:burn A09;
immunity:special_plus C19; immunity:special_minus C11; immunity:debuff A32; immunity:poison Q14; immunity:bleed Q06;
immunity:disease Q14; immunity:buff C30
"""
UNIQUE = ["C33", "C34", "C35", "S06", "V13", "Q03", "Q15", "Q17", "A22", "A33"]


def names(data: Any) -> tuple[str, str]:
    return data["name"]["en"], data["name"]["pt"]


def terms(data: Any) -> set[str]:
    """What a power costs and how it may be used, in the words of the tables."""
    found = {f"{word} {n}" for word, n in data["cost"].items()} or {"0"}
    found |= {f"uses {data['uses']}"} if "uses" in data else set()
    return found | {flag for flag in ("cant_miss", "once_per_game") if data.get(flag)}


def printed_terms(power: Power) -> set[str]:
    """The condition of a Mob's priority is tried in `test_mobs.py`."""
    return {term for term in power.terms if not term.startswith("when ")}


def test_the_set_has_127_cards() -> None:
    assert sorted(printed()) == sorted(ALL)
    assert Counter(id[0] for id in ALL) == {"C": 36, "M": 4, "S": 10, "V": 17, "Q": 20, "A": 40}


@pytest.mark.rule("HEROES-2.2", "HEROES-2.7")
@pytest.mark.parametrize("id", PEOPLE)
def test_what_is_printed_on_a_character(id: str) -> None:
    data, person = printed()[id], PEOPLE[id]
    assert names(data) == person.names
    title = data.get("title")
    assert (() if title is None else (title["en"], title["pt"])) == person.titles
    assert (data["alter_ego"], data["earth"], data["alignment"]) == (person.alter_ego, person.earth, person.alignment)
    assert (data["stars"], data["health"], data["protection"], data["speed"]) == (person.stars, *person.numbers)
    assert (data["abilities"], data["alliances"]) == (person.abilities, person.alliances)
    assert (data.get("unique", False), data.get("subtype") == "mob") == (person.unique, id in MOBS)


@pytest.mark.rule("HEROES-2.2", "HEROES-2.13")
@pytest.mark.parametrize("id", PEOPLE)
def test_the_actions_and_abilities_printed_on_a_character(id: str) -> None:
    data = printed()[id]
    actions = [power for deed, power in ACTIONS.items() if deed.startswith(f"{id} ")]
    assert [(names(action), action["kind"], terms(action)) for action in data["actions"]] == [
        (power.names, power.kind, printed_terms(power)) for power in actions
    ]
    labels = {names(entry) for entry in [*data.get("static", []), *data.get("triggers", [])] if "name" in entry}
    assert labels == {ability.names for ability in ABILITIES.get(id, [])}


@pytest.mark.rule("HEROES-2.4")
@pytest.mark.parametrize("id", SOURCES)
def test_what_is_printed_on_a_source(id: str) -> None:
    data, source = printed()[id], SOURCES[id]
    assert (names(data), data["subtype"], data.get("unique", False)) == (source.names, source.subtype, source.unique)
    entry = " ".join(f"{word} {n}" for word, n in data.get("entry", {}).items())
    assert (entry or "-") == source.entry
    activations = [terms(activation) for activation in data.get("activations", [])]
    assert activations == ([] if source.cost == "-" else [{source.cost}])


@pytest.mark.rule("HEROES-2.5", "HEROES-9.4")
@pytest.mark.parametrize("id", EVENTS)
def test_what_is_printed_on_an_event(id: str) -> None:
    data = printed()[id]
    scope = {"random_character": "random_any"}.get(data["scope"], data["scope"])
    assert (names(data), data.get("unique", False), scope) == EVENTS[id]


@pytest.mark.rule("HEROES-2.6")
@pytest.mark.parametrize("id", EQUIPMENT)
def test_what_is_printed_on_equipment(id: str) -> None:
    data, gear = printed()[id], EQUIPMENT[id]
    assert (names(data), data["cost"], data["storage"]) == (gear.names, gear.cost, gear.storage)
    assert (data.get("silo", False), data.get("unique", False)) == (gear.silo, gear.unique)
    wanted = [] if gear.activation is None else [set(gear.activation.terms)]
    assert [terms(activation) for activation in data.get("activations", [])] == wanted


@pytest.mark.rule("HEROES-2.8")
@pytest.mark.parametrize("id", ACTION_CARDS)
def test_what_is_printed_on_an_action_card(id: str) -> None:
    data, card = printed()[id], ACTION_CARDS[id]
    assert (names(data), data["ability"], data["kind"]) == (card.power.names, card.ability, card.power.kind)
    assert (terms(data), data.get("unique", False)) == (set(card.power.terms), card.unique)
    storage = [f"storage {static['storage']}" for static in data.get("static", [])]
    assert (storage or ["-"]) == [card.static]


@pytest.mark.rule("HEROES-2.11")
def test_which_cards_are_unique() -> None:
    assert sorted(id for id, data in printed().items() if data.get("unique")) == sorted(UNIQUE)


def test_every_token_is_given_by_the_cards_that_section_26_lists() -> None:
    coverage = [entry.split(maxsplit=1) for entry in TOKEN_COVERAGE.strip().replace("\n", " ").split("; ")]
    assert sorted(kind for kind, _ in coverage) == sorted([*KINDS, *IMMUNITIES])
    for kind, ids in coverage:
        for id in ids.split(", "):
            given = [power.effect for deed, power in POWERS.items() if deed.split()[0] == id]
            assert re.search(rf"(token|stack) {kind}\b", " ".join(given)), f"{id} gives no {kind}"


def test_every_card_has_a_test_that_names_it() -> None:
    """`test_c06_...` and `test_v16_...` are tests of C06 and V16, the rows of a table tests of the cards they name."""
    assert sorted(set(ALL) - cards_with_a_test(heroes.cards, r"(?<=_)[cmsvqa]\d\d(?=_)")) == []
