"""The numbers and names printed on all cards, what a card costs, when it may be played, and that each has a test."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import duel.cards
from card_tests import cards_with_a_test
from carteado.games.duel.language.catalog import printed
from duel.board import B
from duel.cards.printed import BASIC_SHARDS, PRINTED, SPELLS, TOKENS
from duel.cards.trial import HEROES, Trial, bearing, hurt
from table import asked, legal

EVERY_CARD = pytest.mark.parametrize("card", PRINTED)
PLAYABLE = [card for card, facts in PRINTED.items() if facts.kind != "hero" and not card.startswith("TOK")]
OF_A_FACTION = [card for card in PLAYABLE if PRINTED[card].faction != "neutral" and card not in BASIC_SHARDS]
FREE_FOR_ALL = [card for card in PLAYABLE if card not in OF_A_FACTION]
STRANGERS = {"ember": "ROO-H1", "tide": "EMB-H1", "root": "EMB-H1", "dusk": "EMB-H1"}


@pytest.mark.rule("DUEL-1.3", "DUEL-1.4", "DUEL-1.5", "DUEL-1.6")
@EVERY_CARD
def test_what_is_printed_on_a_card(card: str) -> None:
    data, facts = printed()[card], PRINTED[card]
    assert (data["name"]["en"], data["name"]["pt"]) == (facts.en, facts.pt)
    assert data["type"] == ("spell" if facts.kind in SPELLS else facts.kind)
    assert data.get("kind", data["type"]) == facts.kind
    assert (data["faction"], data["rarity"]) == (facts.faction, facts.rarity)
    assert (data.get("cost", 0), data.get("loyalty", 0)) == (facts.cost, facts.loyalty)
    assert (data.get("atk", 0), data.get("hp", 0), data.get("job", "-")) == (facts.atk, facts.hp, facts.job)
    assert tuple(data.get("keywords", [])) == facts.keywords
    assert (data.get("token", False), data.get("basic", False)) == (card in TOKENS, card in BASIC_SHARDS)


@pytest.mark.rule("DUEL-1.10")
def test_how_many_cards_of_each_faction_there_are() -> None:
    assert list(printed().keys() ^ PRINTED.keys()) == []
    factions = Counter(card[:3] for card in PRINTED if "-H" not in card)
    assert factions == {"EMB": 24, "TID": 24, "ROO": 24, "DUS": 25, "NEU": 20, "SHD": 4, "SPK": 1, "TOK": 3}
    assert Counter(facts.faction for facts in PRINTED.values() if facts.kind == "hero") == {
        "ember": 2,
        "tide": 2,
        "root": 2,
        "dusk": 2,
    }


def test_every_card_has_a_test_that_names_it() -> None:
    """`test_emb_06_...` is a test of EMB-06, and the basic shards share one: a new card needs its own."""
    tested = {*cards_with_a_test(duel.cards, "(?<=^test_)[a-z]{3}_[a-z0-9]+"), *BASIC_SHARDS}
    assert sorted(printed().keys() - tested) == []


# Playing every card on a table where all of them find something to do

PLACES = {"A.atk1": hurt("EMB-07", 1), "B.atk1": hurt("ROO-08", 1), "B.def1": bearing("ROO-03", "ROO-20")}


def may_be_played(card: str, **side: Any) -> bool:
    """Whether A may play the card in its main phase; Flat Refusal, in answer to a spell."""
    a = {"grave": ["DUS-01"], **side}
    if card == "TID-15":
        return may_answer(card, **a)
    return is_offered(Trial(card, PLACES, a, {"traps": ["EMB-22"]}), card)


def may_answer(card: str, **side: Any) -> bool:
    """Whether A may play the card in answer to a spell of B."""
    b = {"hand": ["NEU-10"], "mana": 2, "traps": ["EMB-22"]}
    trial = Trial(card, PLACES, {"grave": ["DUS-01"], "mana_gain_used": False, **side}, b, turn=4)
    trial.do("play_spell NEU-10")
    assert asked(trial) is not None
    return asked(trial) != (B, "main") and is_offered(trial, card)


def is_offered(trial: Trial, card: str) -> bool:
    return any(action.split()[1] == card for action in legal(trial, *VERBS))


VERBS = ("play_creature", "play_spell", "set_trap", "play_shard")


@pytest.mark.rule("DUEL-6.3")
@pytest.mark.parametrize("card", PLAYABLE)
def test_a_card_costs_the_mana_printed_on_it(card: str) -> None:
    cost = PRINTED[card].cost
    assert may_be_played(card, mana=cost)
    assert cost == 0 or not may_be_played(card, mana=cost - 1)


@pytest.mark.rule("DUEL-6.4", "DUEL-6.5", "DUEL-R60")
@pytest.mark.parametrize("card", OF_A_FACTION)
def test_a_card_of_another_faction_also_costs_1_hp_and_its_loyalty(card: str) -> None:
    facts = PRINTED[card]
    pact = 2 if card == "DUS-16" else 0
    price = 1 + facts.loyalty + pact
    assert not may_be_played(card, hero=STRANGERS[facts.faction], hp=price)
    assert may_be_played(card, hero=STRANGERS[facts.faction], hp=price + 1)
    assert may_be_played(card, hero=HEROES[facts.faction], hp=1 + pact)


@pytest.mark.rule("DUEL-6.4", "DUEL-R61", "DUEL-R62")
@pytest.mark.parametrize("hero", ["EMB-H2", "TID-H1", "ROO-H2", "DUS-H1"])
@pytest.mark.parametrize("card", FREE_FOR_ALL)
def test_neutral_cards_and_basic_shards_cost_no_hp(card: str, hero: str) -> None:
    assert may_be_played(card, hero=hero, hp=1)


@pytest.mark.rule("DUEL-9.2", "DUEL-9.3", "DUEL-12.5", "DUEL-R13")
@pytest.mark.parametrize("card", PLAYABLE)
def test_only_bursts_answer(card: str) -> None:
    assert may_answer(card) == (PRINTED[card].kind == "burst")
