"""APOTHEOSIS-16: knocked out, dead, overkilled, saved, revived."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, P2, answers, exhausted, lay
from apotheosis.workshop import lay_made
from table import asked, do, legal, offers, refuses, scores

WOLF: dict[str, Any] = {"card": "K02", "at": "a7"}


def blow(side: dict[str, Any], force: int = 5, **position: Any) -> Any:
    """P0 at c3 with that FOR strikes P1 at c4 for FOR + 1; a wolf of P1 lives on at a7."""
    foe = {"at": "c4", "support": [WOLF], **side}
    return do(lay_made({"at": "c3", "attributes": {"FOR": force}}, foe, **position), "attack c4", dice=[1])


@pytest.mark.rule("APOTHEOSIS-16.1", "APOTHEOSIS-R90")
@pytest.mark.parametrize(
    ("health", "state"),
    [(1, "alive"), (0, "ko"), (-1, "dead"), (-9, "dead"), (-10, "overkill"), (-19, "overkill"), (-20, "removed")],
)
def test_the_states_of_a_character(health: int, state: str) -> None:
    """Of 10 HP, hit by a blow that takes as many as it needs: against CON 5 each 5 of FOR is 1 injury."""
    table = blow({}, force=5 * (10 - health - 2) + 4)
    assert (look.hp(table, P1), look.life(table, P1)) == (health, state)
    assert ("c4" in look.pieces(table)) is (state != "removed")


@pytest.mark.rule("APOTHEOSIS-16.2")
@pytest.mark.parametrize("health", [2, 1])
def test_who_falls_leaves_the_order_and_has_no_cards(health: int) -> None:
    """Neither a turn nor its Coat nor the poison of its Skill is left to P1."""
    side = {"hp": health, "memento": ["S22"], "equip": ["I08"], "attributes": {"CON": 4}}
    sides = ({"at": "c3", "markers": ["POISONED"], "hp": 9}, {"at": "c4", "support": [WOLF], **side})
    table = do(lay(*sides, order=["c4", "a7"]), "attack c4", dice=[1])
    assert (look.life(table, P1), look.order(table)) == ("ko" if health == 2 else "dead", ["a7"])
    turns = []
    for _ in range(3):
        do(table, "end_turn")
        turns.append(look.active(table))
    assert turns == ["a7", "a7", "c3"]
    assert (look.hp(table, P0), look.attribute(table, P1, "CON")) == (9, 4)


@pytest.mark.rule("APOTHEOSIS-16.2", "APOTHEOSIS-R95")
def test_the_body_holds_the_equipped_items() -> None:
    table = blow({"hp": 1, "equip": ["I08", "I12"], "memento": ["S01"], "inventory": ["I01"]})
    assert (look.life(table, P1), look.at(table, P1), look.lootable(table, P1)) == ("dead", "c4", ["I08", "I12"])


@pytest.mark.rule("APOTHEOSIS-16.2", "APOTHEOSIS-R77")
def test_the_unresolved_activation_of_who_falls_is_cancelled() -> None:
    """TST48 costs the attacker its last 2 HP before the roll: there is none, and the turn is over."""
    side = {"at": "c3", "hp": 2, "memento": ["S03"], "support": [{"card": "K01", "at": "a1"}]}
    table = do(lay_made(side, {"at": "c4", "equip": ["TST48"]}, order=["c4", "a1"]), "use S03 e1", "use TST48 e1")
    assert (look.life(table, P0), look.hp(table, P1), look.at(table, P1), look.blows(table)) == ("ko", 10, "c4", [])
    assert (asked(table), look.active(table)) == ((P1, "main"), "c4")


# Divine Salvation


@pytest.mark.rule("APOTHEOSIS-16.3", "APOTHEOSIS-R58")
@pytest.mark.parametrize(
    ("health", "cards", "cost"),
    [(2, ["V01"], ["V01"]), (1, ["V02"], ["V02"]), (1, ["V01"], None), (1, ["V01", "V11"], ["V01", "V11"])],
)
def test_salvation_costs_3_and_2_for_each_hp_below_0(health: int, cards: list[str], cost: list[str] | None) -> None:
    """At 0 HP 3 FATE, at -1 HP 5."""
    table = blow({"hp": health, "inventory": [*cards, "I01"]})
    if cost is None:
        assert (asked(table), look.life(table, P1)) == ((P0, "main"), "dead")
        return
    assert (asked(table), legal(table)) == ((P1, "salvation"), ["accept", "decline"])
    do(table, "accept")
    assert (look.hp(table, P1), look.life(table, P1), look.discard(table, P1), look.inventory(table, P1)) == (
        1,
        "alive",
        cost,
        ["I01"],
    )


@pytest.mark.rule("APOTHEOSIS-16.3")
def test_salvation_may_be_declined() -> None:
    table = do(blow({"hp": 2, "inventory": ["V01"]}), "decline")
    assert (look.life(table, P1), look.inventory(table, P1)) == ("ko", ["V01"])


@pytest.mark.rule("APOTHEOSIS-16.3")
def test_only_events_pay_and_excess_is_lost() -> None:
    table = blow({"hp": 2, "inventory": ["S19", "V18", "V01"]})
    do(table, "accept")
    assert (asked(table), answers(table, "pick")) == ((P1, "pay"), ["V18", "V01"])
    do(table, "pick V18", "done")
    assert (look.discard(table, P1), look.inventory(table, P1)) == (["V18"], ["S19", "V01"])


@pytest.mark.rule("APOTHEOSIS-16.3")
def test_salvation_comes_once_in_a_battle_for_each_character() -> None:
    table = blow({"hp": 2, "inventory": ["V01", "V03"], "saved": True})
    assert (look.life(table, P1), look.inventory(table, P1)) == ("ko", ["V01", "V03"])
    twice = do(
        lay({"at": "c3", "ap": 9}, {"at": "c4", "hp": 2, "support": [WOLF], "inventory": ["V01", "V02"]}),
        "attack c4",
        dice=[1],
    )
    do(twice, "accept", "pick V01", "done")
    do(twice, "attack c4", dice=[1])
    assert (look.life(twice, P1), look.inventory(twice, P1)) == ("dead", ["V02"])


@pytest.mark.rule("APOTHEOSIS-16.3")
@pytest.mark.parametrize(
    ("side", "cards", "saved"),
    [
        ({"hero": {"house": "H07", "classes": []}}, ["V11", "I01"], True),
        ({"hero": {"house": "H04", "classes": []}}, ["V11", "I01"], False),
        ({"hero": {"house": "H04", "classes": []}, "equip": ["I19"]}, ["V11"], True),
    ],
)
def test_modifiers_of_the_cost(side: dict[str, Any], cards: list[str], saved: bool) -> None:
    """2 FATE at 0 HP: Nightorchard pays 1 less, the Grave Lantern saves 2."""
    known = {"knowledge": {"faith": 2, "athletics": 2}, "level": 6, "attributes": {"CON": 5}, "spaces": {"support": 1}}
    table = blow({**known, **side, "hp": 2, "inventory": cards})
    assert (asked(table) == (P1, "salvation")) is saved


@pytest.mark.rule("APOTHEOSIS-16.3", "APOTHEOSIS-R58")
def test_a_companion_is_saved_by_events_attached_to_it() -> None:
    weak = {"card": "K04", "at": "c4", "hp": 2, "attached": ["V01", "S06"]}
    table = do(lay({"at": "c3"}, {"support": [weak], "inventory": ["V02"]}), "attack c4", dice=[1])
    assert asked(table) == (P1, "salvation")
    do(table, "accept")
    assert (look.hp(table, "c4"), look.attached(table, P1, "K04"), look.discard(table, P1)) == (1, ["S06"], ["V01"])
    bare = {"card": "K04", "at": "c4", "hp": 2, "attached": ["S06"]}
    table = do(lay({"at": "c3"}, {"support": [bare], "inventory": ["V02"]}), "attack c4", dice=[1])
    assert asked(table) == (P0, "main")


@pytest.mark.rule("APOTHEOSIS-16.3")
def test_salvation_is_no_healing_and_the_injury_is_the_real_one() -> None:
    """Lifethread is asked after the injury; it heals the one who was saved from 1 to 2, not to 3."""
    table = blow(
        {
            "hp": 1,
            "memento": ["S21"],
            "inventory": ["V02"],
            "modifiers": [{"stat": "healing", "amount": 1, "until": "battle"}],
        }
    )
    do(table, "accept")
    assert (look.blows(table), look.hp(table, P1)) == ([(6, 2)], 1)


@pytest.mark.rule("APOTHEOSIS-16.4", "APOTHEOSIS-R59")
def test_the_oathring_knocks_out_after_salvation_was_declined_at_its_real_cost() -> None:
    """At -1 HP Salvation costs 5 with or without the ring."""
    ring = {"hp": 1, "equip": ["I21"]}
    assert (look.hp(blow({**ring, "inventory": ["V01"]}), P1), look.life(blow({**ring, "inventory": ["V01"]}), P1)) == (
        0,
        "ko",
    )
    table = do(blow({**ring, "inventory": ["V02"]}), "decline")
    assert (look.hp(table, P1), look.life(table, P1)) == (0, "ko")


# Companions


@pytest.mark.rule("APOTHEOSIS-16.5", "APOTHEOSIS-R56")
def test_a_dead_companion_is_buried_and_its_items_lie_in_the_body() -> None:
    weak = {"card": "K04", "at": "c4", "hp": 1, "attached": ["S06", "I03", "V05"]}
    table = do(lay({"at": "c3"}, {"support": [weak], "deck": ["I01", "I02"]}), "attack c4", dice=[1])
    assert (look.support(table, P1), look.deck(table, P1), look.lootable(table, "c4")) == (
        [],
        ["I01", "I02", "K04"],
        ["I03"],
    )
    assert sorted(look.discard(table, P1)) == ["S06", "V05"]
    assert [heard["card"] for heard in look.story(table, "discarded", "buried")] == ["S06", "V05", "K04"]


@pytest.mark.rule("APOTHEOSIS-16.5", "APOTHEOSIS-16.9", "APOTHEOSIS-R56")
def test_a_companion_knocked_out_keeps_its_space_and_attachments() -> None:
    weak = {"card": "K01", "at": "c4", "hp": 2, "attached": ["S06"]}
    table = do(lay({"at": "c3"}, {"support": [weak], "spaces": {"support": 1}}), "attack c4", dice=[1])
    assert (look.support(table, P1), look.attached(table, P1, "K01"), look.life(table, "c4")) == (
        ["K01"],
        ["S06"],
        "ko",
    )


@pytest.mark.rule("APOTHEOSIS-16.5")
@pytest.mark.parametrize("health", [2, 1])
def test_a_fallen_summon_is_unevoked_for_the_rest_of_the_battle(health: int) -> None:
    """Knocked out or dead alike."""
    wisp = {"card": "K10", "at": "c4", "hp": health, "attached": ["S09"]}
    table = do(
        lay({"at": "c3", "attributes": {"FOR": 3}}, {"support": [wisp], "memento": ["S15"]}), "attack c4", dice=[1]
    )
    assert (look.where(table, "K10"), look.support(table, P1), look.attached(table, P1, "K10")) == (
        None,
        ["K10"],
        ["S09"],
    )
    assert look.is_concealed(table, P1, "K10")
    do(table, "end_turn")
    assert asked(table) == (P1, "main")
    assert refuses(table, "evoke K10")


# Revival


@pytest.mark.rule("APOTHEOSIS-16.6")
@pytest.mark.parametrize(("health", "allowed"), [(0, True), (-3, True), (-9, True), (-10, False), (-20, False)])
def test_only_who_is_not_overkilled_is_revived(health: int, allowed: bool) -> None:
    healer = {"at": "a1", "memento": ["S19"], "inventory": ["V01"]}
    sides = (healer, {"at": "c7"}, {"at": "a3", "hp": health}, {"at": "d7"})
    table = lay(*sides, mode="teams", seats=4)
    assert offers(table, "use S19 e1") is allowed
    if allowed:
        do(table, "use S19 e1")
        assert (look.hp(table, P2), look.life(table, P2)) == (4, "alive")


@pytest.mark.rule("APOTHEOSIS-16.6")
def test_revival_gives_no_more_than_the_maximum() -> None:
    healer = {"at": "a1", "memento": ["S19"], "inventory": ["V01"]}
    sides = (healer, {"at": "c7"}, {"at": "a3", "hp": 0, "hp_max": 3}, {"at": "d7"})
    table = do(lay(*sides, mode="teams", seats=4), "use S19 e1")
    assert look.hp(table, P2) == 3


@pytest.mark.rule("APOTHEOSIS-16.9", "APOTHEOSIS-R103")
def test_a_companion_knocked_out_can_be_revived_and_a_dead_one_cannot() -> None:
    healer = {"at": "a1", "memento": ["S19"], "inventory": ["V01"]}
    table = do(lay({**healer, "support": [{"card": "K01", "at": "a3", "hp": 0}]}), "use S19 e1")
    assert (look.hp(table, "a3"), look.life(table, "a3")) == (4, "alive")
    weak = {"card": "K04", "at": "a3", "hp": 1, "attached": ["I03"]}
    table = do(lay({**healer, "support": [weak]}, {"at": "a4"}, active="a4", order=["a1"]), "attack a3", dice=[1])
    do(table, "end_turn")
    assert (look.lootable(table, "a3"), refuses(table, "use S19 e1")) == (["I03"], True)


@pytest.mark.rule("APOTHEOSIS-16.7", "APOTHEOSIS-18.1", "APOTHEOSIS-R78")
def test_what_is_lost_at_the_same_time_is_lost_by_all() -> None:
    """Both fall together: a draw."""
    table = do(lay({"hp": 2, "inventory": ["V18"], "saved": True}, {"hp": 2}, round=3), "use V18 e1")
    assert scores(table) == [0.5, 0.5]


@pytest.mark.rule("APOTHEOSIS-16.7")
def test_deaths_are_settled_in_turn_order() -> None:
    """Both may be saved: the one whose turn comes first is asked first, whatever the seat."""
    sides = ({"hp": 2, "inventory": ["V18", "V01"]}, {"hp": 2, "inventory": ["V01"]}, {"hp": 2, "inventory": ["V01"]})
    for after, asked_next in ((["c7", "a4"], P1), (["a4", "c7"], P2)):
        table = do(lay(*sides, mode="ffa", seats=3, round=3, order=after), "use V18 e1")
        assert asked(table) == (P0, "salvation")
        do(table, "decline")
        assert asked(table) == (asked_next, "salvation")


@pytest.mark.rule("APOTHEOSIS-16.8", "APOTHEOSIS-R102")
def test_the_maximum_of_the_fallen_is_the_one_before_the_fall() -> None:
    """TST26 gives 3 maximum HP; dead, the Hero keeps 13 though its cards are ignored, and -10 is no overkill."""
    table = do(
        lay_made({"inventory": ["TST32"], "hp": 20, "hp_max": 20}, {"hp": 3, "equip": ["TST26"], "support": [WOLF]}),
        "use TST32 e1",
    )
    assert (look.hp(table, P1), look.hp_max(table, P1), look.life(table, P1)) == (-7, 13, "dead")


@pytest.mark.rule("APOTHEOSIS-16.8")
def test_housekeeping_leaves_the_cards_of_the_fallen_alone() -> None:
    """TST24 taught the athletics for the cleaver: dead, the Hero knows nothing more, and both stay in the body."""
    side = {"hero": {"house": "H04", "classes": []}, "level": 6, "knowledge": {}, "attributes": {"CON": 5}}
    table = blow(
        {**side, "support": [{"card": "K03", "at": "a7"}], "hp": 1, "equip": ["TST24", "I01"], "spaces": {"equip": 3}}
    )
    assert (look.life(table, P1), look.equip(table, P1), look.lootable(table, P1)) == (
        "dead",
        ["TST24", "I01"],
        ["TST24", "I01"],
    )


@pytest.mark.rule("APOTHEOSIS-16.2", "APOTHEOSIS-R57")
def test_knocked_out_is_dead_for_all_effects() -> None:
    """Neither a target for healing nor for an attack."""
    sides = ({"at": "c3", "memento": ["S17", *exhausted("S01")]}, {"at": "a7"}, {"at": "c4", "hp": 0}, {"at": "d7"})
    table = lay(*sides, mode="teams", seats=4)
    assert refuses(table, "use S17 e1")
    assert legal(table, "attack") == []
