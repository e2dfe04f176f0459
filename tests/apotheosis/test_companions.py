"""APOTHEOSIS-12.1 to 12.6 and 12.9 to 12.12: Companions as characters."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, answers, end_turn, exhausted, lay
from apotheosis.workshop import lay_made
from table import asked, do, legal, offers, refuses, scores


def pet(card: str, at: str | None = "b2", *attached: str, **more: Any) -> dict[str, Any]:
    return {"card": card, "at": at, "attached": list(attached), **more}


@pytest.mark.rule("APOTHEOSIS-12.1")
@pytest.mark.parametrize(
    ("card", "health", "numbers"),
    [("K01", 5, [4, 4, 4, 4, 2, 2, 2]), ("K02", 10, [7, 7, 5, 6, 3, 3, 3]), ("K03", 15, [9, 10, 6, 8, 4, 4, 5])],
)
def test_a_companion_is_what_its_card_prints(card: str, health: int, numbers: list[int]) -> None:
    table = lay({"support": [pet(card, facing="e")]}, order=["b2", "c7"])
    assert (look.hp(table, "b2"), look.hp_max(table, "b2"), look.attributes(table, "b2")) == (health, health, numbers)
    assert look.control(table, "b2") == {"b1", "b3", "c2"}
    end_turn(table)
    assert (look.active(table), asked(table), look.ap(table, "b2")) == ("b2", (P0, "main"), numbers[2])


@pytest.mark.rule("APOTHEOSIS-12.2", "APOTHEOSIS-R22")
def test_you_is_the_hero_and_this_is_the_companion() -> None:
    """The Greyback at b2 ends its turn next to its Hero, and heals the Hero, not itself."""
    side = {"at": "b1", "hp": 5, "support": [pet("K02", hp=5)]}
    table = end_turn(lay(side, active="b2"))
    assert (look.hp(table, P0), look.hp(table, "b2")) == (6, 5)
    apart = end_turn(lay({**side, "at": "e1"}, active="b2"))
    assert look.hp(apart, P0) == 5, "measured from the Companion"


@pytest.mark.rule("APOTHEOSIS-12.2")
def test_timings_of_this_character_are_the_companions() -> None:
    """The Ferry Guard guards itself: not its Hero."""
    side = {"at": "c4", "support": [pet("K06", "d3")]}
    table = do(lay({"at": "c3", "ap": 9}, side), "attack d3", dice=[1])
    do(table, "attack c4", dice=[1])
    assert [damage for damage, _ in look.blows(table)] == [5, 6]


@pytest.mark.rule("APOTHEOSIS-12.2")
def test_the_turn_of_this_character_is_not_the_heros() -> None:
    """The Sharpshooter aims at the start of its own turn."""
    side = {"at": "a1", "support": [pet("K05", "b1")]}
    table = lay(side, {"at": "b3"}, active="b1", at="start")
    do(table, "use K05 e2", "target b3", dice=[1])
    assert look.blows(table)[0][0] == 9 + 1 + 1
    table = lay({"at": "b2", "support": [pet("K05", "b1")]}, {"at": "b3"}, at="start")
    do(table, "attack b3", dice=[1])
    assert look.blows(table)[0][0] == 6


# Coming and going


@pytest.mark.rule("APOTHEOSIS-12.3", "APOTHEOSIS-R52")
@pytest.mark.parametrize(("active_at", "home", "face"), [("c1", "b1", "n"), ("c7", "b7", "s")])
def test_a_recruit_stands_on_an_access_tile_facing_the_other_edge(active_at: str, home: str, face: str) -> None:
    table = lay({"inventory": ["K01"]}, {"inventory": ["K01"]}, active=active_at)
    do(table, "recruit K01", f"tile {home}")
    assert (look.where(table, "K01"), look.facing(table, home), look.hp(table, home)) == (home, face, 5)


@pytest.mark.rule("APOTHEOSIS-12.3")
def test_without_an_empty_access_tile_there_is_no_recruiting() -> None:
    row = [pet(card, f"{column}1") for card, column in (("K01", "a"), ("K04", "b"), ("K06", "d"), ("K08", "e"))]
    side = {"inventory": ["K13", "K10"], "spaces": {"support": 6}, "at": "c1"}
    assert legal(lay({**side, "support": row[:3]}), "recruit") == ["recruit K13", "recruit K10"]
    assert legal(lay({**side, "support": row}), "recruit") == ["recruit K10"], "a summon needs no tile"


@pytest.mark.rule("APOTHEOSIS-12.3", "APOTHEOSIS-R51")
def test_a_summon_is_recruited_concealed_and_without_a_piece() -> None:
    table = do(lay({"inventory": ["K10"]}), "recruit K10")
    assert (look.support(table, P0), look.is_concealed(table, P0, "K10"), look.where(table, "K10")) == (
        ["K10"],
        True,
        None,
    )


@pytest.mark.rule("APOTHEOSIS-12.4")
def test_a_summon_is_evoked_next_to_its_hero() -> None:
    side = {"at": "c3", "memento": ["S15"], "support": [{"card": "K10", "concealed": True}]}
    table = do(lay(side, {"at": "c4"}, tiles={"b3": "blocked"}), "evoke K10")
    assert sorted(answers(table, "tile")) == ["c2", "d3"]
    do(table, "tile c2")
    assert (look.where(table, "K10"), look.hp(table, "c2"), look.upright(table, P0)) == ("c2", 5, [])


@pytest.mark.rule("APOTHEOSIS-12.4")
def test_evoking_needs_2_mana_and_a_tile() -> None:
    summon = [{"card": "K10", "concealed": True}]
    assert refuses(lay({"at": "c3", "memento": ["S09"], "support": summon}), "evoke K10")
    assert refuses(lay({"at": "c3", "memento": ["S02"], "support": summon}), "evoke K10"), "stamina is no mana"
    walls = dict.fromkeys(("b3", "d3", "c2", "c4"), "blocked")
    assert refuses(lay({"at": "c3", "memento": ["S15"], "support": summon}, tiles=walls), "evoke K10")


@pytest.mark.rule("APOTHEOSIS-12.4")
def test_the_damage_of_an_unevoked_summon_is_remembered() -> None:
    side = {"at": "c3", "memento": ["S15"], "support": [pet("K10", "b3", hp=2)]}
    table = do(lay(side), "unevoke K10", "evoke K10", "tile d3")
    assert (look.where(table, "K10"), look.hp(table, "d3")) == ("d3", 2)


@pytest.mark.rule("APOTHEOSIS-12.5")
def test_a_companion_that_leaves_support_forgets_its_damage_and_leaves_its_tile() -> None:
    table = lay({"ap": 9, "support": [pet("K01", "b1", hp=2)]})
    do(table, "abandon K01", "recruit K01", "tile b1")
    assert look.hp(table, "b1") == 5


@pytest.mark.rule("APOTHEOSIS-12.5", "APOTHEOSIS-9.6")
def test_abandoning_needs_an_empty_access_tile_or_to_stand_on_one() -> None:
    row = [pet(card, f"{column}1") for card, column in (("K04", "a"), ("K06", "b"), ("K08", "d"), ("K09", "e"))]
    full = {"at": "c1", "spaces": {"support": 6}}
    table = lay({**full, "support": [*row, pet("K01", "c3")]})
    assert sorted(answers(table, "abandon")) == ["K04", "K06", "K08", "K09"]
    free = lay({**full, "support": [*row[:3], pet("K01", "c3")]})
    assert offers(free, "abandon K01")
    do(free, "abandon K01")
    assert (look.where(free, "K01"), look.inventory(free, P0)) == (None, ["K01"])


# Techniques


@pytest.mark.rule("APOTHEOSIS-12.6")
@pytest.mark.parametrize(
    ("card", "attached", "unlocked"),
    [
        ("K04", [], []),
        ("K04", ["I01"], []),
        ("K04", ["I03"], ["use K04 e1"]),
        ("K04", ["C04"], ["use K04 e1"]),
        ("K01", ["S01"], []),
        ("K01", ["S01", "I14"], ["use K01 e3"]),
        ("K02", [], ["use K02 e2"]),
        ("K09", ["V05"], ["use K09 e2"]),
    ],
)
def test_a_technique_is_unlocked_by_an_attached_card_that_fits(
    card: str, attached: list[str], unlocked: list[str]
) -> None:
    """By property, suit or knowledge; the Greyback's bite has no tag."""
    table = lay({"at": "a1", "support": [pet(card, "b2", *attached)]}, {"at": "b3"}, active="b2")
    assert legal(table, "use") == unlocked


@pytest.mark.rule("APOTHEOSIS-12.6")
def test_one_card_may_unlock_several_techniques() -> None:
    """The Longbow is a BOW and of practice: the Archer shoots, and 1 harder."""
    table = lay({"at": "a1", "support": [pet("K04", "b2", "I03")]}, {"at": "b4"}, active="b2")
    do(table, "use K04 e1", "target b4", dice=[1])
    assert (look.blows(table)[0][0], look.ap(table, "b2")) == (5 + 1 + 1, 0)


@pytest.mark.rule("APOTHEOSIS-12.6", "APOTHEOSIS-9.10")
def test_a_technique_is_locked_again_without_its_card() -> None:
    """The Ferry Guard with a shield has CON 8; the shield is taken off."""
    table = lay({"at": "b1", "support": [pet("K06", "b2", "I06")]})
    assert look.attribute(table, "b2", "CON") == 8
    do(table, "attach b2")
    assert (look.attribute(table, "b2", "CON"), look.inventory(table, P0)) == (6, ["I06"])


@pytest.mark.rule("APOTHEOSIS-12.6", "APOTHEOSIS-R89")
def test_techniques_are_used_in_the_companions_own_turn_with_its_own_ap() -> None:
    side = {"at": "b1", "support": [pet("K02", "b2")]}
    assert legal(lay(side, {"at": "b3"}), "use") == [], "in the turn of its Hero"
    assert refuses(lay({"at": "b1", "support": [pet("K02", "b2", ap=2)]}, {"at": "b3"}, active="b2"), "use K02 e2")


# What a Companion lacks


@pytest.mark.rule("APOTHEOSIS-12.9", "APOTHEOSIS-R9")
def test_a_demand_that_a_companion_cannot_meet_is_ignored() -> None:
    """The Long Night drains the active character: the pup has no memento, and its Hero's is left alone."""
    night = [{"card": "V02", "counters": {"TIME": 2}}]
    table = lay({"memento": ["S01"], "support": [pet("K01")]}, active="b2", at="start", scenario=night)
    assert (asked(table), look.upright(table, P0), look.ap(table, "b2")) == ((P0, "main"), ["S01"], 4)
    table = lay({"memento": ["S01"]}, at="start", scenario=night)
    assert look.sideways(table, P0) == ["S01"]


@pytest.mark.rule("APOTHEOSIS-12.9", "APOTHEOSIS-12.1", "APOTHEOSIS-R9")
def test_a_cost_that_a_companion_cannot_pay_makes_its_activation_illegal() -> None:
    """1 MP: the Hero has it, the pup never."""
    side = {"hp": 5, "memento": ["S09"], "support": [pet("K01", hp=3)]}
    assert offers(lay_made(side, scenario=["TST47"]), "use TST47 e1")
    assert refuses(lay_made(side, scenario=["TST47"], active="b2"), "use TST47 e1")


@pytest.mark.rule("APOTHEOSIS-12.9", "APOTHEOSIS-R86")
def test_a_companion_discards_fate_of_its_attachments() -> None:
    side = {"inventory": ["V09"], "support": [pet("K01", "b2", "V09", hp=3)]}
    table = do(lay_made(side, scenario=["TST41"], active="b2"), "use TST41 e1")
    assert (look.hp(table, "b2"), look.attached(table, P0, "K01"), look.inventory(table, P0)) == (4, [], ["V09"])
    bare = {"inventory": ["V09"], "support": [pet("K01", hp=3)]}
    assert refuses(lay_made(bare, scenario=["TST41"], active="b2"), "use TST41 e1")


@pytest.mark.rule("APOTHEOSIS-12.10", "APOTHEOSIS-14.4", "APOTHEOSIS-R71")
@pytest.mark.parametrize(
    ("card", "event", "allowed"),
    [
        ("K13", "TST44", True),
        ("K01", "TST44", False),
        ("K01", "V19", True),
        ("K01", "TST45", False),
        ("K02", "TST45", True),
    ],
)
def test_a_companion_knows_what_its_card_prints(card: str, event: str, allowed: bool) -> None:
    """TST44 asks for elemental 1, the Well is free, TST45 free of level 2."""
    table = lay_made({"support": [pet(card, hp=3)]}, scenario=[event], active="b2")
    assert offers(table, f"use {event} e1") is allowed


@pytest.mark.rule("APOTHEOSIS-12.11", "APOTHEOSIS-R79")
@pytest.mark.parametrize("health", [1, 2])
def test_without_its_hero_a_creature_plays_on_and_a_summon_is_unevoked(health: int) -> None:
    """The Hero is dead, or knocked out."""
    side = {"at": "c4", "hp": health, "support": [pet("K04", "a7"), pet("K10", "b4", hp=5)]}
    table = do(lay({"at": "c3"}, side), "attack c4", dice=[1])
    assert (look.where(table, "K04"), look.where(table, "K10"), scores(table)) == ("a7", None, None)
    do(table, "end_turn")
    assert (look.active(table), asked(table)) == ("a7", (P1, "main"))


@pytest.mark.rule("APOTHEOSIS-12.11", "APOTHEOSIS-16.2")
@pytest.mark.parametrize(("health", "healed"), [(10, 4), (0, 3), (-1, 3)])
def test_the_cards_of_a_fallen_hero_do_not_apply(health: int, healed: int) -> None:
    """Thornmarch heals a Companion at the start of its turn, while the Hero lives."""
    house = {"hero": {"house": "H05", "classes": []}, "level": 6, "knowledge": {"athletics": 1}, "hp_max": 10}
    table = lay({**house, "hp": health, "support": [pet("K01", hp=3)]}, active="b2", at="start")
    assert look.hp(table, "b2") == healed


@pytest.mark.rule("APOTHEOSIS-12.12")
def test_a_companion_cannot_draw() -> None:
    """The Fair gives two cards or two points: to a Hero."""
    side = {"support": [pet("K01")], "memento": exhausted("S01"), "deck": ["I01", "I02", "I03"]}
    assert offers(lay(side, scenario=["V03"]), "use V03 e1")
    assert refuses(lay(side, scenario=["V03"], active="b2"), "use V03 e1")


@pytest.mark.rule("APOTHEOSIS-12.12", "APOTHEOSIS-12.7")
def test_a_card_that_a_companion_gets_is_attached_to_it() -> None:
    side = {"discard": ["I01"], "support": [pet("K01")]}
    table = do(lay_made(side, scenario=["TST46"], active="b2"), "use TST46 e1")
    assert (look.attached(table, P0, "K01"), look.inventory(table, P0), look.discard(table, P0)) == (["I01"], [], [])
    full = {"discard": ["I01"], "support": [pet("K01", "b2", "I01", "I02", "I03", "I04", "I06")]}
    assert refuses(lay_made(full, scenario=["TST46"], active="b2"), "use TST46 e1")


@pytest.mark.rule("APOTHEOSIS-12.7")
def test_no_effect_attaches_a_sixth_card() -> None:
    """The Grovekeeper attaches from afar."""
    grove = {"hero": {"house": "H01", "classes": ["C20"]}, "level": 6, "knowledge": {"athletics": 1}}
    four = pet("K01", "e5", "I01", "I02", "I03", "I04")
    table = do(lay({**grove, "inventory": ["I06"], "support": [four]}), "use C20 e2")
    assert look.attached(table, P0, "K01") == ["I01", "I02", "I03", "I04", "I06"]
    five = pet("K01", "e5", "I01", "I02", "I03", "I04", "I08")
    assert refuses(lay({**grove, "inventory": ["I06"], "support": [five]}), "use C20 e2")
