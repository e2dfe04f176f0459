"""APOTHEOSIS-9: the actions of the main phase, who may take them, and what they cost."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, answers, exhausted, lay
from table import asked, do, legal, offers, refuses, scores

PUP: dict[str, Any] = {"card": "K01", "at": "b2"}


@pytest.mark.rule("APOTHEOSIS-9.2")
def test_turning_costs_1() -> None:
    table = do(lay({"facing": "n"}), "turn s")
    assert (look.facing(table, P0), look.ap(table, P0)) == ("s", 4)


@pytest.mark.rule("APOTHEOSIS-9.3", "APOTHEOSIS-R37")
def test_a_hero_rests_to_heal_1_or_to_recover_2_points() -> None:
    side = {"hp": 5, "memento": exhausted("S01", "S02", "S10", "S19")}
    healed = do(lay(side), "rest heal")
    assert (look.hp(healed, P0), look.upright(healed, P0), look.active(healed)) == (6, [], "c7")
    table = do(lay(side), "rest recover")
    assert answers(table, "pick") == ["S01", "S02", "S10"], "the Miracle is worth 3"
    do(table, "pick S02")
    assert (look.hp(table, P0), look.upright(table, P0), look.active(table)) == (5, ["S02"], "c7")


@pytest.mark.rule("APOTHEOSIS-9.3")
def test_a_rest_that_would_do_nothing_is_illegal() -> None:
    assert legal(lay({"memento": ["S01"]}), "rest") == []
    assert legal(lay({"hp": 9}), "rest") == ["rest heal"]
    assert legal(lay({"memento": exhausted("S01")}), "rest") == ["rest recover"]
    assert legal(lay({"memento": exhausted("S19")}), "rest") == [], "3 points at once are too many"


@pytest.mark.rule("APOTHEOSIS-9.3")
def test_a_companion_rests_to_heal() -> None:
    side = {"memento": exhausted("S01"), "support": [{**PUP, "hp": 3}]}
    table = lay(side, active="b2")
    assert legal(table, "rest") == ["rest heal"]
    assert look.hp(do(table, "rest heal"), "b2") == 4


@pytest.mark.rule("APOTHEOSIS-9.4", "APOTHEOSIS-10.1")
def test_a_normal_attack_costs_3_and_reaches_1() -> None:
    table = lay({"at": "c3", "ap": 5}, {"at": "c4", "support": [{"card": "K01", "at": "c5"}]})
    assert legal(table, "attack") == ["attack c4"]
    do(table, "attack c4", dice=[4])
    assert (look.blows(table), look.ap(table, P0)) == ([(7, 2)], 2)
    assert refuses(table, "attack c4")


@pytest.mark.rule("APOTHEOSIS-9.4")
def test_anyone_may_attack_anyone_else() -> None:
    """A Companion attacks too; allies may be attacked, never oneself."""
    side = {"at": "a2", "support": [{**PUP, "facing": "n"}]}
    table = lay(side, {"at": "b3"}, active="b2")
    assert sorted(answers(table, "attack")) == ["a2", "b3"]
    do(table, "attack b3", dice=[1])
    assert (look.blows(table), look.ap(table, "b2")) == ([(5, 2)], 1)


@pytest.mark.rule("APOTHEOSIS-9.5")
def test_equip_learn_and_recruit_cost_2() -> None:
    table = lay({"ap": 7, "inventory": ["I08", "S01", "K10"]})
    for action, left in (("equip I08", 5), ("learn S01", 3), ("recruit K10", 1)):
        assert look.ap(do(table, action), P0) == left
    assert (look.equip(table, P0), look.memento(table, P0), look.support(table, P0)) == (["I08"], ["S01"], ["K10"])
    assert legal(lay({"ap": 1, "inventory": ["I08", "S01", "K10"]}), "equip", "learn", "recruit") == []


@pytest.mark.rule("APOTHEOSIS-9.6")
def test_unequip_forget_and_abandon_cost_2() -> None:
    table = lay({"ap": 7, "equip": ["I08"], "memento": ["S01"], "support": [{"card": "K10", "concealed": True}]})
    assert legal(table, "unequip", "forget", "abandon") == ["unequip I08", "forget S01", "abandon K10"]
    for action, left in (("unequip I08", 5), ("forget S01", 3), ("abandon K10", 1)):
        assert look.ap(do(table, action), P0) == left
    assert sorted(look.inventory(table, P0)) == ["I08", "K10", "S01"]
    poor = {"ap": 1, "equip": ["I08"], "memento": ["S01"], "support": [{"card": "K10", "concealed": True}]}
    assert legal(lay(poor), "unequip", "forget", "abandon") == []


HEROIC = ("equip", "learn", "recruit", "unequip", "forget", "abandon", "awaken", "sleep", "evoke", "unevoke", "attach")


@pytest.mark.rule(
    "APOTHEOSIS-9.5", "APOTHEOSIS-9.6", "APOTHEOSIS-9.8", "APOTHEOSIS-9.9", "APOTHEOSIS-9.10", "APOTHEOSIS-12.1"
)
def test_a_companion_neither_equips_nor_learns_nor_recruits() -> None:
    """All that its Hero could do is the Hero's."""
    hero = {"hero": "P3", "at": "b1", "inventory": ["I08", "S09", "K10"], "equip": ["I12"], "memento": ["S11", "S15"]}
    side = {**hero, "support": [{"card": "K13", "at": "b2"}, {"card": "K10", "concealed": True}]}
    assert {action.split()[0] for action in legal(lay(side), *HEROIC)} == set(HEROIC) - {"sleep", "unevoke", "recruit"}
    assert legal(lay(side, active="b2"), *HEROIC, "use") == []


@pytest.mark.rule("APOTHEOSIS-9.7")
def test_activating_costs_what_the_card_says() -> None:
    side = {"at": "c3", "hp": 5, "ap": 9, "equip": ["I01", "I14"], "inventory": ["V09"], "memento": ["S09"]}
    table = lay(side, {"at": "c4", "hp": 10})
    for action, left in (("use I14 e1", 8), ("use V09 e2", 8), ("use I01 e1", 5), ("use S09 e1", 1)):
        do(table, action)
        assert look.ap(table, P0) == left
    assert (look.hp(table, P0), look.upright(table, P0)) == (8, [])


@pytest.mark.rule("APOTHEOSIS-9.8", "APOTHEOSIS-13.2")
def test_awakening_costs_2_points_and_sleeping_nothing() -> None:
    table = do(lay({"hero": "P1", "memento": ["S01", "S03", "S04"]}), "awaken", "pick S01", "pick S03", "done")
    assert (look.is_awake(table, P0), look.upright(table, P0), look.ap(table, P0)) == (True, ["S04"], 5)
    table = do(lay({"hero": "P1", "awake": True, "ap": 0}), "sleep")
    assert (look.is_awake(table, P0), look.ap(table, P0)) == (False, 0)


@pytest.mark.rule("APOTHEOSIS-9.9", "APOTHEOSIS-12.4")
def test_evoking_costs_2_mana_and_unevoking_nothing() -> None:
    side = {"at": "c3", "ap": 0, "memento": ["S09", "S11", "S01"], "support": [{"card": "K10", "concealed": True}]}
    table = do(lay(side), "evoke K10", "tile b3")
    assert (look.where(table, "K10"), look.upright(table, P0), look.is_concealed(table, P0, "K10")) == (
        "b3",
        ["S01"],
        False,
    )
    do(table, "unevoke K10")
    assert (look.where(table, "K10"), look.support(table, P0), look.is_concealed(table, P0, "K10")) == (
        None,
        ["K10"],
        True,
    )


@pytest.mark.rule("APOTHEOSIS-9.10", "APOTHEOSIS-R54")
def test_attaching_is_with_an_own_companion_next_to_the_hero() -> None:
    near = {"at": "b1", "inventory": ["I01"], "support": [PUP, {"card": "K04", "at": "d1", "attached": ["I03"]}]}
    table = lay(near, {"at": "c1", "support": [{"card": "K06", "at": "a1"}]})
    assert legal(table, "attach") == ["attach b2"], "one is too far, the other is the enemy's"
    do(table, "attach b2")
    assert (look.attached(table, P0, "K01"), look.inventory(table, P0), look.ap(table, P0)) == (["I01"], [], 3)
    assert refuses(lay({**near, "ap": 1}), "attach b2")


@pytest.mark.rule("APOTHEOSIS-9.10")
def test_the_companion_of_a_partner_is_not_ones_own() -> None:
    sides: list[dict[str, Any]] = [{"at": "b1", "inventory": ["I01"]}, {}, {"at": "d1", "support": [PUP]}, {}]
    assert legal(lay(*sides, mode="teams", seats=4), "attach") == []


@pytest.mark.rule("APOTHEOSIS-9.10", "APOTHEOSIS-12.7")
def test_attaching_ends_with_five_at_most() -> None:
    full = {**PUP, "attached": ["I01", "I02", "I03", "I04", "I06"]}
    table = do(lay({"at": "b1", "inventory": ["S01", "S03"], "support": [full]}), "attach b2")
    assert asked(table) == (P0, "detach")
    do(table, "pick I04", "done")
    do(table, "pick S03")
    assert asked(table) == (P0, "main")
    assert look.attached(table, P0, "K01") == ["I01", "I02", "I03", "I06", "S03"]


FALLEN = {"at": "c4", "hp": -1, "equip": ["I08"], "memento": ["S01"], "inventory": ["I12"]}


@pytest.mark.rule("APOTHEOSIS-9.11", "APOTHEOSIS-R95")
def test_a_hero_loots_one_equipped_item_of_a_body_next_to_it() -> None:
    foe = {**FALLEN, "support": [{"card": "K01", "at": "a7"}]}
    table = lay({"at": "c3"}, foe)
    assert look.lootable(table, P1) == ["I08"]
    do(table, "loot c4")
    assert (look.inventory(table, P0), look.ap(table, P0), look.lootable(table, P1)) == (["I08"], 3, [])
    assert legal(table, "loot") == []
    assert refuses(lay({"at": "c3", "ap": 1}, foe), "loot c4")
    assert refuses(lay({"at": "c2"}, foe), "loot c4"), "two tiles away"


@pytest.mark.rule("APOTHEOSIS-9.11", "APOTHEOSIS-12.12")
def test_a_companion_keeps_what_it_loots_as_an_attachment() -> None:
    foe = {**FALLEN, "at": "b3", "support": [{"card": "K01", "at": "a7"}]}
    table = do(lay({"support": [PUP]}, foe, active="b2"), "loot b3")
    assert (look.attached(table, P0, "K01"), look.inventory(table, P0), look.ap(table, "b2")) == (["I08"], [], 2)


@pytest.mark.rule("APOTHEOSIS-9.11", "APOTHEOSIS-12.7")
def test_a_companion_with_five_attachments_cannot_loot() -> None:
    foe = {**FALLEN, "at": "b3", "support": [{"card": "K01", "at": "a7"}]}
    full = {**PUP, "attached": ["I01", "I02", "I03", "I04", "I06"]}
    assert legal(lay({"support": [full]}, foe, active="b2"), "loot") == []


@pytest.mark.rule("APOTHEOSIS-9.11")
def test_dropped_items_are_looted_from_their_container() -> None:
    heap = [{"at": "c4", "name": "heap", "con": 1, "hp": 1, "items": ["I01", "I02"]}]
    table = do(lay({"at": "c3"}, objects=heap), "loot c4", "pick I02")
    assert (look.inventory(table, P0), look.lootable(table, "c4")) == (["I02"], ["I01"])


@pytest.mark.rule("APOTHEOSIS-9.13", "APOTHEOSIS-17.1")
def test_a_check_is_made_where_an_object_offers_one() -> None:
    door = {
        "at": "c4",
        "name": "door",
        "con": 9,
        "hp": 9,
        "check": {"attribute": "INT", "knowledge": "arcane", "difficulty": 10},
    }
    table = lay({"at": "c3"}, objects=[door])
    assert legal(table, "check") == ["check c4"]
    do(table, "check c4", dice=[2])
    assert look.ap(table, P0) == 3
    assert [heard["success"] for heard in look.story(table, "checked")] == [True], "INT 5, arcane 3 and 2"
    plain = {"at": "c4", "name": "door", "con": 9, "hp": 9}
    assert legal(lay({"at": "c3"}, objects=[plain]), "check") == []
    assert legal(lay({"at": "c3", "ap": 1}, objects=[door]), "check") == []


@pytest.mark.rule("APOTHEOSIS-9.14")
def test_to_concede_leaves_all_of_the_seat_dead_without_salvation() -> None:
    side = {"inventory": ["V01", "V02", "V14", "V18", "V12", "V06"], "support": [PUP]}
    table = lay(side, options={"concede": True}, mode="ffa", seats=3)
    assert legal(table)[-1] == "concede"
    do(table, "concede")
    assert (look.hp(table, P0), look.life(table, P0), scores(table)) == (-10, "overkill", None)
    assert "b2" not in look.pieces(table)
    assert look.active(table) == "c7"


@pytest.mark.rule("APOTHEOSIS-9.14", "APOTHEOSIS-18.1")
def test_to_concede_a_duel_is_to_lose_it() -> None:
    assert scores(do(lay(options={"concede": True}), "concede")) == [0, 1]


@pytest.mark.rule("APOTHEOSIS-9.7", "APOTHEOSIS-R28")
@pytest.mark.parametrize(
    "action", ["move c2", "turn e", "equip I08", "unequip I12", "awaken", "evoke K10", "attach b1", "loot d1"]
)
def test_nothing_answers_an_action_that_is_no_activation(action: str) -> None:
    """Unspeak waits for an activation; it has one when the potion is drunk."""
    me = {
        "hero": "P3",
        "at": "c1",
        "hp": 5,
        "inventory": ["I08"],
        "equip": ["I12", "I14"],
        "memento": ["S15", "S15", "S15"],
    }
    pups = [{"card": "K10", "concealed": True}, {"card": "K13", "at": "b1", "attached": ["I01"]}]
    fallen = {"at": "d1", "hp": -1, "equip": ["I06"], "support": [{"card": "K01", "at": "a7"}]}
    sides: list[dict[str, Any]] = [{**me, "support": pups}, {"at": "c7", "memento": ["S13", "S15"]}, fallen]
    table = do(lay(*sides, mode="ffa", seats=3), action)
    while (now := asked(table)) != (P0, "main"):
        assert now is not None
        assert now[0] == P0
        table.play(table.legal()[0])
    answered = do(lay(*sides, mode="ffa", seats=3), "use I14 e1")
    assert (asked(answered), legal(answered)) == ((P1, "window"), ["use S13 e1", "pass"])


@pytest.mark.rule("APOTHEOSIS-9.4")
def test_a_normal_attack_opens_the_windows_of_an_attack_only() -> None:
    """Brace may be used; Unspeak, for activations, may not."""
    table = do(lay({"at": "c3"}, {"at": "c4", "memento": ["S13", "S04", "S15"]}), "attack c4")
    assert (asked(table), legal(table)) == ((P1, "window"), ["use S04 e1", "pass"])
    do(table, "use S04 e1", dice=[1])
    assert (look.blows(table), look.debt(table, P1)) == ([(2, 1)], 1)


@pytest.mark.rule("APOTHEOSIS-9.1")
def test_anyone_may_move() -> None:
    table = do(lay({"support": [PUP]}, active="b2"), "move b6")
    assert (look.at(table, "b6"), look.ap(table, "b6"), look.discard(table, P0)) == ("b6", 0, [])
    assert offers(table, "end_turn")
