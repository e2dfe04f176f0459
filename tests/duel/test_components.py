"""DUEL-1: players, cards, owners, tokens, shards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from ruamel.yaml import YAML

import carteado
from duel.board import A, B, lay
from duel.looking import creatures, enchants, grave, hand, hp, hps, mana, mana_zone, shard, traps
from table import asked, deck, do, legal

TYPES = ("shard", "creature", "spell", "trap", "hero")
KINDS = ("cast", "burst", "row_enchant", "column_enchant", "creature_enchant", "hero_enchant")
FACTIONS = {"ember", "tide", "root", "dusk", "neutral"}
JOBS = {"warrior", "mage", "scout", "cleric", "beast", "construct", "spirit", "rogue"}
RARITIES = {"common", "rare", "epic", "legendary"}


def printed() -> list[dict[str, Any]]:
    """Every card as it is written in the game's card files."""
    files = sorted((carteado.load("duel").folder / "cards").glob("*.yaml"))
    return [card for file in files for card in YAML(typ="safe", pure=True).load(file.read_text(encoding="utf-8"))]


CARDS = printed()


@pytest.mark.rule("DUEL-1.1")
def test_two_players_exactly() -> None:
    game = carteado.load("duel")
    for seats in (0, 1, 3, 4):
        with pytest.raises(carteado.Invalid):
            game.new(seed=1, seats=seats)
    view = game.new(seed=1, seats=2).view(None)
    assert [(side["hero"]["card"], side["deck_count"]) for side in view["players"]] == [("EMB-H1", 34), ("ROO-H1", 34)]


@pytest.mark.rule("DUEL-1.2")
def test_the_types_of_cards_and_kinds_of_spells() -> None:
    assert {card["type"] for card in CARDS} == set(TYPES)
    assert {card["kind"] for card in CARDS if card["type"] == "spell"} == set(KINDS)
    assert not any("kind" in card for card in CARDS if card["type"] != "spell")


@pytest.mark.rule("DUEL-1.2")
def test_each_type_is_played_in_its_own_way() -> None:
    table = lay(a={"hand": ["SHD-E", "EMB-02", "EMB-21", "EMB-22"], "mana": 9, "mana_gain_used": False})
    ways = Counter(action.split()[0] + " " + action.split()[1] for action in legal(table) if action != "end_turn")
    assert ways == {
        "play_shard SHD-E": 1,
        "play_creature EMB-02": 10,
        "play_spell EMB-21": 1,
        "set_trap EMB-22": 1,
        **{f"card_to_mana {card}": 1 for card in ("SHD-E", "EMB-02", "EMB-21", "EMB-22")},
    }


@pytest.mark.rule("DUEL-1.2")
def test_a_trap_is_not_a_spell() -> None:
    """Thessaly makes no trap cheaper, the Oracle hears none set, and her studies do not find one."""
    table = lay(a={"hero": "TID-H1", "hand": ["TID-22"], "mana": 2, "attack": {1: "TID-10", 2: "TID-08"}})
    do(table, "set_trap TID-22")
    assert (mana(table, A), hand(table, A)) == ((0, 2), [])
    table = lay(a={"hero": "TID-H1", "hand": ["TID-10"], "mana": 5, "deck": ["TID-22", "TID-01", "TID-17", "TID-12"]})
    do(table, "play_creature TID-10 attack 1")
    assert (hand(table, A), deck(table, A)) == (["TID-17"], ["TID-22", "TID-01", "TID-12"])


@pytest.mark.rule("DUEL-1.3")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))
def test_every_card_has_what_every_card_has(card: dict[str, Any]) -> None:
    assert card["name"]["en"]
    assert card["name"]["pt"]
    assert (card["type"] in TYPES, card["faction"] in FACTIONS, card["rarity"] in RARITIES) == (True, True, True)
    assert card.get("loyalty", 0) >= 0
    if card["type"] in ("shard", "hero"):
        assert card.get("cost", 0) == 0
    else:
        assert card["cost"] >= 0


@pytest.mark.rule("DUEL-1.3")
def test_no_id_is_used_twice() -> None:
    assert max(Counter(card["id"] for card in CARDS).values()) == 1


@pytest.mark.rule("DUEL-1.3", "DUEL-1.4")
@pytest.mark.parametrize(
    "card", [card for card in CARDS if card["type"] == "creature"], ids=lambda card: str(card["id"])
)
def test_a_creature_stands_there_as_printed(card: dict[str, Any]) -> None:
    """Its own statics apart: in the attack row none of them helps it, but Bark Golem's armor."""
    assert card["atk"] >= 0
    assert card["hp"] >= 1
    assert card["job"] in JOBS
    table = lay(a={"attack": {1: card["id"]}, "mana": 9, "grave": ["EMB-01"]}, b={"attack": {1: "ROO-08"}})
    assert creatures(table)["A.atk1"] == f"{card['id']} {card['atk']}/{card['hp']}"
    seen = table.view(B)["players"][A]["attack"][0]
    assert sorted(seen["keywords"]) == sorted(card.get("keywords", []))
    used = {action.split()[2] for action in legal(table, "use_ability")}
    assert used == {ability["id"] for ability in card.get("abilities", [])}


@pytest.mark.rule("DUEL-1.5")
@pytest.mark.parametrize("card", [card for card in CARDS if card["type"] == "hero"], ids=lambda card: str(card["id"]))
def test_a_hero_has_hit_points_and_abilities_but_no_atk_and_no_slot(card: dict[str, Any]) -> None:
    assert card["hp"] >= 1
    assert len(card["abilities"]) >= 1
    assert "atk" not in card
    table = lay(a={"hero": card["id"], "hand": ["NEU-01"], "mana": 2}, b={"attack": {1: "EMB-07"}})
    assert hp(table, A) == card["hp"]
    assert len(legal(table, "play_creature")) == 10
    assert legal(table, "attack") == []
    do(table, "end_turn", "attack B.atk1 A")
    assert (asked(table), hp(table, A)) == ((B, "main"), card["hp"] - 3)
    assert creatures(table) == {"B.atk1": "EMB-07 3/4 exhausted"}


@pytest.mark.rule("DUEL-1.6")
def test_factions_heroes_and_jobs() -> None:
    heroes = [card for card in CARDS if card["type"] == "hero"]
    assert {card["faction"] for card in CARDS} == FACTIONS
    assert {card["faction"] for card in heroes} == FACTIONS - {"neutral"}
    assert {card["job"] for card in CARDS if card["type"] == "creature"} == JOBS


@pytest.mark.rule("DUEL-1.7")
@pytest.mark.parametrize("card", ["EMB-01", "EMB-11", "EMB-17", "EMB-10"])
def test_rarity_does_not_limit_copies(card: str) -> None:
    """Common, rare, epic, legendary: three of each, not four."""
    game = carteado.load("duel")
    assert game.setup(options={"deck_0": f"EMB-H1; 3 {card}; 37 SHD-E"}).options["deck_0"]
    with pytest.raises(carteado.Invalid):
        game.setup(options={"deck_0": f"EMB-H1; 4 {card}; 36 SHD-E"})


@pytest.mark.rule("DUEL-1.8")
def test_a_card_goes_back_to_its_owner() -> None:
    table = lay(a={"hero": "TID-H1", "hand": ["TID-16"], "mana": 2}, b={"attack": {1: "ROO-08"}})
    do(table, "play_spell TID-16 B.atk1")
    assert (hand(table, A), hand(table, B)) == ([], ["ROO-08"])


@pytest.mark.rule("DUEL-1.8")
def test_an_enchant_on_the_foes_side_still_speaks_for_its_owner() -> None:
    """A's Leech Brand on B's Walker, A's Grave Vapors in B's row: both work in A's turns and for A."""
    table = lay(
        a={"hp": 10},
        b={
            "attack": {1: {"card": "EMB-07", "enchants": [{"card": "DUS-20", "owner": 0}]}},
            "row_enchants": {"attack": [{"card": "DUS-18", "owner": 0}]},
        },
    )
    do(table, "end_turn")
    assert (creatures(table), hp(table, A)) == ({"B.atk1": "EMB-07 3/3"}, 10)
    do(table, "end_turn")
    assert (creatures(table), hps(table)) == ({"B.atk1": "EMB-07 3/2"}, (11, 21))


@pytest.mark.rule("DUEL-1.8")
def test_a_token_belongs_to_the_player_of_its_effect() -> None:
    table = lay(a={"hp": 13, "traps": ["ROO-23"]}, b={"attack": {1: "EMB-01"}}, turn=2)
    do(table, "attack B.atk1 A")
    assert sorted(creatures(table)) == ["A.def1", "A.def2", "B.atk1"]


@pytest.mark.rule("DUEL-1.9")
def test_a_token_that_would_return_to_a_hand_ceases_to_exist() -> None:
    table = lay(a={"hero": "TID-H1", "hand": ["TID-16"], "mana": 2}, b={"defense": {1: "TOK-SAP"}})
    do(table, "play_spell TID-16 B.def1")
    assert (creatures(table), hand(table, B), grave(table, B)) == ({}, [], [])
    assert table.view(None)["players"][B]["hand_count"] == 0


@pytest.mark.rule("DUEL-1.9")
def test_a_token_that_dies_is_heard_but_lies_in_no_graveyard() -> None:
    table = lay(
        a={"hand": ["EMB-15"], "mana": 1}, b={"hp": 10, "defense": {1: "TOK-SAP", 2: "DUS-03"}, "traps": ["EMB-23"]}
    )
    do(table, "play_spell EMB-15 B.def1")
    assert (hps(table), grave(table, B)) == ((17, 11), ["EMB-23"])


@pytest.mark.rule("DUEL-1.9")
def test_a_discarded_spark_ceases_to_exist() -> None:
    table = lay(a={"hero": "EMB-H2", "hero_action_used": False, "hand": ["SPK-00"], "attack": {1: "EMB-07"}})
    do(table, "use_ability A a1 pay:SPK-00")
    assert (hand(table, A), grave(table, A), creatures(table)) == ([], [], {"A.atk1": "EMB-07 4/4"})


@pytest.mark.rule("DUEL-1.9")
def test_a_negated_spark_ceases_to_exist_too() -> None:
    table = lay(a={"hand": ["SPK-00"]}, b={"traps": ["TID-23"]})
    do(table, "play_spell SPK-00")
    assert (grave(table, A), grave(table, B), traps(table, B)) == ([], ["TID-23"], [])


@pytest.mark.rule("DUEL-1.10")
@pytest.mark.parametrize("hero", ["EMB-H1", "TID-H1", "ROO-H1", "DUS-H1"])
@pytest.mark.parametrize("basic", ["SHD-E", "SHD-T", "SHD-R", "SHD-D"])
def test_basic_shards_all_work_the_same(hero: str, basic: str) -> None:
    table = lay(a={"hero": hero, "hp": 1, "hand": [basic], "mana_gain_used": False, "deck": ["EMB-01", "EMB-04"]})
    do(table, f"play_shard {basic}")
    assert (hps(table), hand(table, A), shard(table, A)) == ((1, 21), ["EMB-01"], basic)
    do(table, "end_turn", "end_turn")
    assert (mana(table, A), mana_zone(table, A), shard(table, A)) == ((1, 1), [basic], None)


@pytest.mark.rule("DUEL-1.10")
@pytest.mark.parametrize("special", ["EMB-24", "TID-24", "ROO-24", "DUS-24", "NEU-17", "NEU-18"])
def test_a_special_shard_does_all_that_a_basic_one_does(special: str) -> None:
    table = lay(a={"hp": 10, "hand": [special], "mana_gain_used": False, "deck": ["EMB-01", "EMB-04"]})
    do(table, f"play_shard {special}")
    assert (hand(table, A), shard(table, A)) == (["EMB-01"], special)
    do(table, "end_turn", "end_turn")
    assert (mana(table, A), mana_zone(table, A)) == ((1, 1), [special])


@pytest.mark.rule("DUEL-1.10")
def test_and_what_its_text_says() -> None:
    table = lay(a={"hand": ["EMB-24"], "mana_gain_used": False})
    do(table, "play_shard EMB-24")
    assert hps(table) == (20, 20)
    table = lay(a={"hand": ["DUS-24"], "mana_gain_used": False}, b={"deck": ["ROO-01", "ROO-02", "ROO-03"]})
    do(table, "play_shard DUS-24")
    assert (grave(table, B), deck(table, B), enchants(table, "B")) == (["ROO-01", "ROO-02"], ["ROO-03"], [])
