"""Basic shards, the Borrowed Spark and the creature tokens."""

from __future__ import annotations

import pytest

import carteado
from duel.board import A, B
from duel.cards.printed import BASIC_SHARDS, TOKENS
from duel.cards.trial import Trial, bearing
from duel.looking import mana_zone
from table import offers, refuses

HEROES = ("EMB-H1", "TID-H1", "ROO-H1", "DUS-H1")


@pytest.mark.rule("DUEL-1.10", "DUEL-5.3", "DUEL-6.4", "DUEL-R62")
@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("shard", BASIC_SHARDS)
def test_a_basic_shard_costs_nothing_draws_and_becomes_mana(shard: str, hero: str) -> None:
    """It costs nothing even at 1 HP, draws a card and, at the start of the next own turn, is 1 mana for good."""
    trial = Trial(shard, a={"hero": hero, "hp": 1, "mana": 2, "deck": ["NEU-01", "NEU-02", "NEU-03"]})
    assert trial.shard() == {"A.hand": ["NEU-01"], "A.deck": 2}
    assert refuses(trial, "card_to_mana NEU-01")
    trial.end_turn(2)
    assert trial.now("A.shard", "A.mana", "A.hp", "B.hp") == [None, (3, 3), 1, 21]
    assert mana_zone(trial, A)[-1] == shard


@pytest.mark.rule("DUEL-1.9", "DUEL-5.5", "DUEL-R44")
def test_spk_00_borrowed_spark_gives_1_mana_for_the_turn_and_is_gone() -> None:
    trial = Trial("SPK-00", a={"hand": ["EMB-01"]})
    assert trial.cast() == {"A.bonus": 1}, "and no card in the graveyard"
    assert Trial("SPK-00", a={"hand": ["EMB-01"]}).do("play_spell SPK-00", "play_creature EMB-01 attack 1").now(
        "A.bonus", "A.mana", "A.atk1"
    ) == [0, (0, 0), "EMB-01 2/1 exhausted"]
    assert trial.end_turn().now("A.bonus") == 0


@pytest.mark.rule("DUEL-5.3", "DUEL-11.3", "DUEL-R44")
def test_spk_00_borrowed_spark_is_neither_mana_nor_replaced() -> None:
    trial = Trial("SPK-00", a={"hand": ["EMB-01"], "mana_gain_used": False, "hero_action_used": False})
    assert offers(trial, "card_to_mana EMB-01")
    assert offers(trial, "hero_replace EMB-01")
    assert refuses(trial, "card_to_mana SPK-00")
    assert refuses(trial, "hero_replace SPK-00")


@pytest.mark.rule("DUEL-1.9")
def test_spk_00_borrowed_spark_is_gone_when_it_is_discarded() -> None:
    trial = Trial("EMB-15", {"B.atk1": "DUS-02"}, {"hand": ["SPK-00"]}, {"traps": ["DUS-23"]})
    trial.do("play_spell EMB-15 B.atk1")
    assert trial.now("A.hand", "A.grave") == [[], ["EMB-15"]]


@pytest.mark.rule("DUEL-1.9")
def test_tok_rec_recruit_fights_as_a_warrior_and_leaves_no_card() -> None:
    trial = Trial(None, {"A.atk1": "TOK-REC", "A.def1": "EMB-05", "B.atk1": "ROO-03"})
    assert trial.now("A.atk1") == "TOK-REC 2/1", "a warrior: the Forge Chanter sings for it"
    trial.do("attack A.atk1 B.atk1")
    assert trial.changes() == {"A.atk1": None, "B.atk1": "ROO-03 2/1 of 3"}


@pytest.mark.rule("DUEL-1.9")
def test_tok_sap_sapling_is_a_spirit_whose_death_is_heard() -> None:
    trial = Trial("EMB-15", {"A.def1": "TOK-SAP", "A.atk1": "DUS-04", "A.atk2": "DUS-03"}, {"hp": 10})
    assert trial.now("A.atk1", "A.def1") == ["DUS-04 3/3", "TOK-SAP 1/2"]
    assert trial.cast("A.def1") == {"A.def1": None, "A.atk1": "DUS-04 2/2", "A.hp": 11}


@pytest.mark.rule("DUEL-1.9")
def test_tok_wlf_grove_wolf_is_a_beast_that_returns_to_no_hand() -> None:
    places = {"A.atk1": bearing("TOK-WLF", {"card": "DUS-20", "owner": B}), "A.def1": "ROO-10"}
    trial = Trial("TID-16", places)
    assert trial.now("A.atk1") == "TOK-WLF 4/4 [DUS-20]"
    assert trial.cast("A.atk1") == {"A.atk1": None, "B.grave": ["DUS-20"]}


@pytest.mark.rule("DUEL-16.2")
@pytest.mark.parametrize("token", TOKENS)
def test_no_token_belongs_in_a_deck(token: str) -> None:
    game = carteado.load("duel")
    game.setup(options={"deck_0": "EMB-H1; 40 SHD-E"})
    with pytest.raises(carteado.Invalid, match="deck-card-not-allowed"):
        game.setup(options={"deck_0": f"EMB-H1; 39 SHD-E; 1 {token}"})
