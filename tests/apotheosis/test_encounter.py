"""APOTHEOSIS-19.1 to 19.4 and 19.6: the Lantern Gate, the GM's characters, the Master's Hand, the waves."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from apotheosis import looking as look
from apotheosis.battle import P0, P1, answers, deal, lay
from table import asked, do, scores

BEASTS: dict[str, Any] = {"mode": "encounter"}


def against(*characters: dict[str, Any], hand: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """A table of the encounter with only these characters of the GM."""
    extra = {name: more.pop(name) for name in ("waves", "deck", "discard") if name in more}
    return {**BEASTS, "seats": 1, "master": {"characters": list(characters), "hand": hand or [], **extra}, **more}


def foe(card: str, at: str, **more: Any) -> dict[str, Any]:
    return {"card": card, "at": at, "facing": "s", **more}


# The table of the Lantern Gate


@pytest.mark.rule("APOTHEOSIS-19.6", "APOTHEOSIS-8.3")
@pytest.mark.parametrize(
    ("seats", "starts"), [(1, ["c1"]), (2, ["b1", "d1"]), (3, ["b1", "c1", "d1"]), (4, ["a1", "b1", "d1", "e1"])]
)
def test_where_everybody_stands(seats: int, starts: list[str]) -> None:
    table = deal(mode="encounter", seats=seats)
    assert [look.at(table, seat) for seat in range(seats)] == starts
    assert {look.facing(table, seat) for seat in range(seats)} == {"n"}
    spawns = ["b7", "d7", "a7", "e7"][:seats]
    assert {tile: name for tile, name in look.pieces(table).items() if name == "K01"} == dict.fromkeys(spawns, "K01")
    assert {look.facing(table, tile) for tile in spawns} == {"s"}


@pytest.mark.rule("APOTHEOSIS-19.6")
def test_the_ground_and_the_gate() -> None:
    table = deal(mode="encounter", seats=1)
    assert look.tiles(table) == {
        "b4": ("field", 0, "blocked"),
        "d4": ("field", 0, "blocked"),
        "a4": ("swamp", 0, "open"),
        "e4": ("swamp", 0, "open"),
        "c7": ("field", 1, "open"),
    }
    gate = look.piece(table, "c7")
    assert (gate["kind"], gate["name"], gate["hp"], look.attribute(table, "c7", "CON")) == ("object", "gate", 8, 8)


@pytest.mark.rule("APOTHEOSIS-19.6")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_waves_to_come_and_the_masters_hand(seats: int) -> None:
    table = deal(mode="encounter", seats=seats)
    waves = [(wave["round"], wave["cards"]) for wave in look.master(table)["waves"]]
    assert waves == [(3, ["K04"] * seats), (5, ["K14", *["K06"] * (seats - 1)])]
    assert look.master_hand(table) == ["V01", "V14", "V16", "V02", "V15", "V18"]


@pytest.mark.rule("APOTHEOSIS-19.6")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_position_without_a_master_has_the_lantern_gate(seats: int) -> None:
    """The same ground, pieces, waves and Master's Hand as a fresh encounter, and the battle goes on."""
    laid, dealt = lay(mode="encounter", seats=seats), deal(mode="encounter", seats=seats)
    assert (asked(laid), scores(laid)) == ((P0, "main"), None)
    heroes: dict[str, str] = {look.at(laid, seat) or "": "H00" for seat in range(seats)}
    assert (look.tiles(laid), look.pieces(laid)) == (look.tiles(dealt), {**look.pieces(dealt), **heroes})
    assert (look.master(laid)["waves"], look.master_hand(laid)) == (
        look.master(dealt)["waves"],
        look.master_hand(dealt),
    )


@pytest.mark.rule("APOTHEOSIS-19.3", "APOTHEOSIS-19.6")
@pytest.mark.parametrize(("moment", "enters"), [("order", True), ("main", False)])
def test_a_position_has_only_the_waves_that_are_still_to_come(moment: str, enters: bool) -> None:
    """Wave 2 comes in round 3, before RD3."""
    table = lay(mode="encounter", seats=1, round=3, at=moment)
    assert [wave["round"] for wave in look.master(table)["waves"]] == [5]
    assert ("K04" in look.pieces(table).values()) == enters


@pytest.mark.rule("APOTHEOSIS-19.3")
def test_a_wave_of_a_round_that_is_over_is_refused() -> None:
    with pytest.raises(carteado.Invalid, match="position-bad-value"):
        lay(**against(foe("K01", "a7"), waves=[{"round": 2, "cards": ["K04"]}], round=4))


@pytest.mark.parametrize("more", [{"at": "c7"}, {"at": "c1"}])
def test_nobody_may_stand_where_an_object_is_laid(more: dict[str, Any]) -> None:
    objects = [] if more["at"] == "c7" else [{"at": "c1", "name": "chest"}]
    with pytest.raises(carteado.Invalid, match="position-bad-value"):
        lay(more, mode="encounter", seats=1, objects=objects)


@pytest.mark.rule("APOTHEOSIS-19.6")
def test_destroying_the_gate_cancels_later_waves() -> None:
    gate = {"at": "c7", "name": "gate", "con": 8, "hp": 2}
    table = lay(
        {"at": "c6", "attributes": {"FOR": 9}},
        **against(foe("K01", "a7"), waves=[{"round": 3, "cards": ["K04"]}]),
        objects=[gate],
    )
    do(table, "attack c7", dice=[1])
    assert (look.master(table)["waves"], "c7" in look.pieces(table), scores(table)) == ([], False, None)


@pytest.mark.rule("APOTHEOSIS-19.6", "APOTHEOSIS-18.1")
def test_the_players_win_when_nobody_is_left_and_no_wave_is_to_come() -> None:
    weak = foe("K01", "c4", hp=2)
    table = do(lay({"at": "c3"}, **against(weak)), "attack c4", dice=[1])
    assert scores(table) == [1]
    waiting = against(weak, waves=[{"round": 5, "cards": ["K14"]}])
    table = do(lay({"at": "c3"}, **waiting), "attack c4", dice=[1])
    assert scores(table) is None


@pytest.mark.rule("APOTHEOSIS-19.6")
def test_the_players_lose_when_none_of_them_lives() -> None:
    table = do(lay({"at": "c3", "hp": 1}, **against(foe("K02", "c4"))), "end_turn")
    assert (scores(table), look.life(table, P0)) == ([0], "dead")


@pytest.mark.rule("APOTHEOSIS-19.6", "APOTHEOSIS-R79")
def test_a_companion_of_a_player_fights_on() -> None:
    side = {"at": "c3", "hp": 1, "support": [{"card": "K06", "at": "a1"}]}
    table = do(lay(side, **against(foe("K02", "c4")), order=["c4", "a1"]), "end_turn")
    assert (scores(table), look.life(table, P0), asked(table)) == (None, "dead", (P0, "main"))


@pytest.mark.rule("APOTHEOSIS-19.6", "APOTHEOSIS-8.4")
def test_recruits_of_the_players_come_on_the_southern_row() -> None:
    table = do(lay({"at": "c3", "inventory": ["K01"]}, **against(foe("K08", "e7"))), "recruit K01")
    assert sorted(answers(table, "tile")) == ["a1", "b1", "c1", "d1", "e1"]


@pytest.mark.rule("APOTHEOSIS-19.6")
def test_a_destroyed_gate_lets_nobody_in() -> None:
    gate = {"at": "c7", "name": "gate", "con": 8, "hp": 2}
    wave = [{"round": 3, "cards": ["K04"]}]
    side = {"at": "c6", "attributes": {"FOR": 9, "PER": 30}}
    table = lay(side, **against(foe("K08", "a7"), waves=wave), objects=[gate], order=[])
    do(table, "attack c7", dice=[1])
    do(table, "end_turn")
    assert (look.round_number(table), "K04" in look.pieces(table).values()) == (3, False)


@pytest.mark.rule("APOTHEOSIS-19.6", "APOTHEOSIS-6.8")
@pytest.mark.parametrize(("now", "found"), [(11, None), (12, [0])])
def test_the_players_lose_at_the_end_of_round_12(now: int, found: list[int] | None) -> None:
    table = do(lay({"at": "a1"}, **against(foe("K08", "e7")), round=now, order=[]), "end_turn")
    assert scores(table) == found


# The characters of the GM


@pytest.mark.rule("APOTHEOSIS-19.1")
def test_you_is_the_companion_itself() -> None:
    """The pup has BEAST, and so has its "you": +1 FOR."""
    table = lay({}, **against(foe("K01", "b7")))
    assert look.attributes(table, "b7") == [4, 5, 4, 4, 2, 2, 2]
    assert look.piece(table, "b7")["seat"] is None


@pytest.mark.rule("APOTHEOSIS-19.1")
def test_gm_characters_have_no_divine_salvation() -> None:
    weak = foe("K01", "c4", hp=2, attached=["V18", "V14"])
    table = do(lay({"at": "c3"}, **against(weak, foe("K02", "a7"))), "attack c4", dice=[1])
    assert look.life(table, "c4") == "ko"


@pytest.mark.rule("APOTHEOSIS-19.1")
def test_what_needs_an_inventory_or_a_hero_is_infeasible_for_them() -> None:
    """The Otter that leaves would draw, the Acolyte buried would heal its Hero: nothing happens."""
    table = do(lay({"at": "c3", "hp": 5}, **against(foe("K09", "c4", hp=1), foe("K02", "a7"))), "attack c4", dice=[1])
    assert ("c4" in look.pieces(table), asked(table), look.hp(table, P0)) == (False, (P0, "main"), 5)


@pytest.mark.rule("APOTHEOSIS-19.1", "APOTHEOSIS-16.5")
def test_the_items_of_a_fallen_archer_can_be_looted() -> None:
    archer = foe("K04", "c4", hp=1, attached=["I03"])
    table = do(lay({"at": "c3", "ap": 9}, **against(archer, foe("K02", "a7"))), "attack c4", dice=[1])
    assert look.lootable(table, "c4") == ["I03"]


@pytest.mark.rule("APOTHEOSIS-19.4")
def test_gm_characters_decline_what_is_optional_out_of_their_turn() -> None:
    """The Squire next to the pup would take its blow."""
    table = do(lay({"at": "c3"}, **against(foe("K01", "c4"), foe("K16", "d4"))), "attack c4", dice=[1])
    assert (asked(table), look.blows(table), look.hp(table, "c4"), look.hp(table, "d4")) == (
        (P0, "main"),
        [(6, 2)],
        3,
        15,
    )


@pytest.mark.rule("APOTHEOSIS-19.4")
def test_what_is_automatic_is_not_declined() -> None:
    """The Ferry Guard takes 1 DMG less."""
    table = do(lay({"at": "c3"}, **against(foe("K06", "c4"))), "attack c4", dice=[1])
    assert look.blows(table) == [(5, 1)]


# The Master's Hand


@pytest.mark.rule("APOTHEOSIS-19.2")
def test_from_round_2_the_top_card_is_activated_for_nothing() -> None:
    """The squall is registered: nobody pays, nobody needs elemental."""
    table = lay({"at": "a1"}, **against(foe("K08", "e7"), hand=["V01", "V14"]), round=2, at="round")
    assert (look.scenario(table), look.scenario_counters(table, "V01"), look.master_hand(table)) == (
        ["V01"],
        {"TIME": 2},
        ["V14"],
    )
    assert look.attribute(table, P0, "PER") == 4


@pytest.mark.rule("APOTHEOSIS-19.2")
def test_in_round_1_nothing_is_activated() -> None:
    table = lay({"at": "a1"}, **against(foe("K08", "e7"), hand=["V01", "V14"]), round=1, at="round")
    assert (look.scenario(table), look.master_hand(table)) == ([], ["V01", "V14"])


@pytest.mark.rule("APOTHEOSIS-19.2")
def test_a_card_that_cannot_be_activated_goes_below_the_others() -> None:
    """Broken Seal finds no awake Entity, the Reckoning needs round 3."""
    table = lay({"at": "a1"}, **against(foe("K08", "e7"), hand=["V16", "V01"]), round=2, at="round")
    assert (look.scenario(table), look.master_hand(table)) == ([], ["V01", "V16"])
    table = lay({"at": "a1"}, **against(foe("K08", "e7"), hand=["V18", "V01"]), round=2, at="round")
    assert (look.hp(table, P0), look.master_hand(table)) == (10, ["V01", "V18"])


@pytest.mark.rule("APOTHEOSIS-19.2")
def test_conditions_met_the_card_works_and_its_task_is_carried_out() -> None:
    table = lay({"at": "a1"}, **against(foe("K08", "e7"), hand=["V18", "V01"]), round=3, at="round")
    assert (look.hp(table, P0), look.hp(table, "e7"), look.master_hand(table)) == (8, 3, ["V01"])
    assert look.names(table.view(None)["banished"]) == ["V18"]


@pytest.mark.rule("APOTHEOSIS-19.2")
@pytest.mark.parametrize(("order", "first"), [(["e7", "a7"], "e7"), (["a7", "e7"], "a7")])
def test_you_is_the_living_character_that_came_first_in_the_last_round(order: list[str], first: str) -> None:
    """Round 2 is over; the Reckoning of round 3 is used by whoever of the GM was first in its order."""
    herbalists = (foe("K08", "e7"), foe("K08", "a7"))
    side = {"at": "c1", "attributes": {"PER": 30}}
    table = lay(side, **against(*herbalists, hand=["V18"]), round=2, order=order)
    user = look.piece(table, first)["piece"]
    do(table, "end_turn")
    assert [heard["who"]["piece"] for heard in look.story(table, "used") if heard["card"] == "V18"] == [user]


@pytest.mark.rule("APOTHEOSIS-19.2", "APOTHEOSIS-19.5")
@pytest.mark.parametrize(("health", "asleep"), [((9, 5), P1), ((5, 9), P0), ((7, 7), P1)])
def test_the_target_is_the_first_legal_hero(health: tuple[int, int], asleep: int) -> None:
    """Lowest HP, then nearest to the first of the GM; the healer at e7 is nearer to d1 than to b1."""
    side = {"hero": "P1", "awake": True, "memento": ["S02", "S02"]}
    sides = [{**side, "hp": value} for value in health]
    table = lay(*sides, **{**against(foe("K08", "e7"), hand=["V16"]), "seats": 2}, round=2, at="round")
    assert [look.is_awake(table, seat) for seat in (P0, P1)] == [asleep != P0, asleep != P1]


@pytest.mark.rule("APOTHEOSIS-19.2")
def test_buried_cards_go_under_the_gms_deck() -> None:
    side = {"hero": "P1", "awake": True, "memento": ["S02", "S02"]}
    table = lay(side, **against(foe("K08", "e7"), hand=["V16"], deck=["V03"]), round=2, at="round")
    assert (look.master(table)["deck_count"], look.master_hand(table)) == (2, [])


@pytest.mark.rule("APOTHEOSIS-19.2", "APOTHEOSIS-31.1")
def test_the_size_of_the_hand_is_public_and_its_cards_are_not() -> None:
    table = deal(mode="encounter", seats=2)
    for seat in (P0, P1, None):
        view = table.view(seat)
        assert view["master"]["hand_count"] == 6
        assert not {"V14", "V16", "V02", "V15", "V18"} & set(str(view["master"]).replace("'", " ").split())


@pytest.mark.rule("APOTHEOSIS-19.2")
def test_a_registered_card_of_the_gm_ends_on_the_gms_pile() -> None:
    """Ashfall has one counter: at the end of the round it is discarded."""
    side = {"at": "c1", "attributes": {"PER": 30}}
    table = lay(side, **against(foe("K08", "e7"), hand=["V14"]), round=2, at="round")
    assert look.scenario(table) == ["V14"]
    do(table, "end_turn")
    assert (
        look.scenario(table),
        look.names(look.master(table)["discard"]),
        look.names(table.view(None)["players"][P0]["discard"]),
    ) == (
        [],
        ["V14"],
        [],
    )


# Waves


@pytest.mark.rule("APOTHEOSIS-19.3")
def test_a_wave_enters_at_the_first_free_spawn_tiles_before_the_order() -> None:
    """b7 is taken: d7 and a7. They act in the same round, by PER."""
    wave = {"round": 3, "cards": [{"card": "K04", "attached": ["I03"]}, "K06"]}
    table = lay({"at": "c1", "attributes": {"PER": 9}}, **against(foe("K01", "b7"), waves=[wave]), round=3, at="order")
    assert (look.pieces(table).get("d7"), look.pieces(table).get("a7"), look.facing(table, "d7")) == ("K04", "K06", "s")
    assert look.master(table)["waves"] == []
    assert {entry["at"] for entry in table.view(None)["order"]} == {"c1", "b7", "d7", "a7"}


@pytest.mark.rule("APOTHEOSIS-19.3")
def test_a_wave_waits_for_its_round() -> None:
    wave = {"round": 3, "cards": ["K04"]}
    table = lay({"at": "c1", "attributes": {"PER": 9}}, **against(foe("K01", "b7"), waves=[wave]), round=2, at="order")
    assert ("d7" in look.pieces(table), len(look.master(table)["waves"])) == (False, 1)


@pytest.mark.rule("APOTHEOSIS-19.3")
def test_without_a_free_spawn_tile_the_nearest_empty_one_is_taken() -> None:
    """All four are taken, c7 too: the highest, then the westernmost tile next to them."""
    taken = [foe("K06", tile) for tile in ("b7", "d7", "a7", "e7", "c7")]
    wave = {"round": 3, "cards": ["K04"]}
    table = lay({"at": "c1", "attributes": {"PER": 9}}, **against(*taken, waves=[wave]), round=3, at="order")
    assert [tile for tile, name in look.pieces(table).items() if name == "K04"] in (["b6"], ["a6"])
