"""HEROES-15.1 to HEROES-15.6, 15.8 to 15.11 and 15.13: what tokens are, when they come and when they go."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import BYSTANDER, P0, P1, end_turn, fight, lay, pass_slots, resolve, slot_of, some, stack, targets
from heroes.characters import energy, hp, in_play, max_health, protection, received, speed, tokens
from heroes.kinds import EXPIRING, LASTING
from heroes.looking import board, dead, hand, order
from table import deck, do


def wearer(*worn: Any, card: str = "C36", **details: Any) -> dict[str, Any]:
    """A side with one character that wears these tokens."""
    return {"team": [{"card": card, "tokens": list(worn), **details}]}


@pytest.mark.rule("HEROES-15.1")
def test_a_token_has_a_type_a_size_a_stack_flag_and_the_turn_it_came() -> None:
    table = fight({"team": [{"card": "C16", "energy": 1, "tokens": [{"type": "agility", "turn": 4}]}]}, BYSTANDER)
    do(table, "use C16 a1")
    worn = in_play(table, "C16")["tokens"]
    assert [(token["type"], token["n"], token["stack"], token["turn"]) for token in worn] == [
        ("agility", 1, False, 4),
        ("taunt", 1, False, 5),
        ("shield", 3, True, 5),
        ("immunity:stun", 1, False, 5),
    ]


@pytest.mark.rule("HEROES-15.1")
def test_only_characters_have_tokens() -> None:
    """Rallying Light finds every ally there is, and equipment, sources and the event get nothing."""
    side = {
        "team": [{"card": "C26", "energy": 2, "actions": ["A06"]}, "C01"],
        "sources": ["S01"],
        "equipment": ["Q05"],
    }
    table = do(fight(side, BYSTANDER, event="V09"), "use C26 a2")
    assert {seen["card"]: tokens(table, seen["card"]) for _, seen in board(table) if "tokens" in seen} == {
        "C26": ["strength", "shield"],
        "C01": ["strength", "shield"],
        "C04": [],
    }


@pytest.mark.rule("HEROES-15.2")
def test_singles_are_objects_of_their_own_and_a_stack_is_one() -> None:
    table = fight({"team": [{"card": "C32", "energy": 1}, {"card": "C22"}]}, BYSTANDER)
    do(table, "use C22 a2", "use C32 a2")
    assert tokens(table, "C22") == ["strength*2", "fury", "strength", "strength", "fury"]


@pytest.mark.rule("HEROES-15.2")
def test_effects_count_sizes() -> None:
    three_and_two = [some("agility", 3), stack("agility", 2)]
    assert speed(lay(wearer(*three_and_two, card="C07"), BYSTANDER), "C07") == 9 + 5
    shields = [some("shield", 3), stack("shield", 2)]
    assert protection(lay(wearer(*shields, card="C07"), BYSTANDER), "C07") == 1 + 5
    life = [some("more_life", 2), stack("less_life", 3)]
    assert max_health(lay(wearer(*life, card="C07"), BYSTANDER), "C07") == 6 + 2 - 3
    harvest = fight({"team": [{"card": "C34", "energy": 3}]}, wearer(stack("poison", 2), "poison"))
    assert hp(do(harvest, "use C34 a1"), "C36") == "9/0", "3 + 3 damage"


@pytest.mark.rule("HEROES-15.3")
def test_a_token_acts_from_the_moment_it_is_received() -> None:
    """Doubt weakens the slower brute before its own Headbutt of the same combat."""
    table = fight({"team": ["C06"]}, {"team": ["C10"]})
    do(table, "use C06 a1")
    assert tokens(table, "C10") == ["weakness"]
    do(table, "use C10 a2", dice=[2])
    assert hp(table, "C06") == "5/1"


@pytest.mark.rule("HEROES-15.3", "HEROES-13.3")
def test_a_speed_token_changes_speed_at_once_but_not_the_running_order() -> None:
    table = fight({"team": [{"card": "C28", "tokens": [some("agility", 6)]}]}, {"team": ["C13", "C18"]})
    assert order(table) == ["C28", "C13", "C18"]
    do(table, "use C28 a3", "target C13")
    assert (speed(table, "C13"), order(table)) == (7, ["C28", "C13", "C18"])
    end = pass_slots(table)
    assert order(slot_of(do(end, "end_main"), "C18")) == ["C18", "C28", "C13"], "8, 8 (agility 5), 7"


@pytest.mark.rule("HEROES-15.4", "HEROES-15.5", "HEROES-17.1")
@pytest.mark.parametrize("kind", EXPIRING)
def test_an_old_token_expires_and_a_fresh_one_does_not(kind: str) -> None:
    dice = {"dice": [4]} if kind == "burn" else {}
    assert tokens(resolve(wearer(kind), BYSTANDER, **dice), "C36") == []
    fresh = resolve(wearer({"type": kind, "fresh": True}), BYSTANDER)
    assert (tokens(fresh, "C36"), received(fresh, "C36")) == ([kind], [(kind, 5)])


@pytest.mark.rule("HEROES-15.4")
def test_fresh_stacks_stay_too() -> None:
    table = resolve(wearer(stack("slow", 3, fresh=True)), BYSTANDER)
    assert tokens(table, "C36") == ["slow*3"]
    assert tokens(end_turn(table), "C36") == []


@pytest.mark.rule("HEROES-15.5", "HEROES-R60")
def test_all_old_stacks_and_the_oldest_single_go() -> None:
    table = resolve(
        wearer(
            {"type": "agility", "turn": 2},
            stack("agility", 2, turn=3),
            {"type": "agility", "turn": 3},
            stack("agility", 5, turn=4),
            {"type": "agility", "turn": 5},
            stack("agility", 4, turn=5),
        ),
        BYSTANDER,
    )
    assert tokens(table, "C36") == ["agility", "agility", "agility*4"]
    assert received(table, "C36") == [("agility", 3), ("agility", 5), ("agility", 5)]


@pytest.mark.rule("HEROES-15.5")
def test_each_type_and_each_character_loses_its_own() -> None:
    both = [some("agility", 2), some("slow", 3)]
    table = resolve(
        {"team": [{"card": "C36", "tokens": both}, {"card": "C16", "tokens": both}]}, wearer(*both, card="C04")
    )
    for card in ("C36", "C16", "C04"):
        assert tokens(table, card) == ["agility", "slow", "slow"]


@pytest.mark.rule("HEROES-15.5", "HEROES-R59")
def test_singles_received_together_go_one_a_turn_and_a_stack_at_once() -> None:
    table = fight({"team": [{"card": "C18", "energy": 1}]}, wearer(stack("slow", 3, fresh=True)))
    do(table, "use C18 a2")
    seen = []
    for _ in range(4):
        pass_slots(table)
        seen.append((tokens(table, "C18"), tokens(table, "C36")))
        do(table, "end_main")
    assert seen == [
        (["agility", "agility"], ["slow*3"]),
        (["agility"], []),
        ([], []),
        ([], []),
    ]


@pytest.mark.rule("HEROES-15.6", "HEROES-R63", "HEROES-R65")
@pytest.mark.parametrize("kind", LASTING)
def test_shield_and_perception_never_expire(kind: str) -> None:
    table = resolve(wearer(some(kind, 2, turn=1), stack(kind, 3, turn=1)), BYSTANDER)
    for _ in range(4):
        assert tokens(table, "C36") == [kind, kind, f"{kind}*3"]
        end_turn(table)


@pytest.mark.rule("HEROES-15.8", "HEROES-R61")
def test_expiry_is_felt_from_the_next_turn_on() -> None:
    table = fight(wearer(stack("agility", 2), card="C01"), {"team": ["C02"]})
    assert (speed(table, "C01"), order(table)) == (8, ["C01", "C02"])
    assert speed(slot_of(table, "C02"), "C01") == 8, "the combat of the turn in which it expires"
    pass_slots(table)
    assert speed(table, "C01") == 6
    assert order(do(table, "end_main")) == ["C02", "C01"]


@pytest.mark.rule("HEROES-15.9", "HEROES-R82")
def test_removing_takes_the_oldest_objects_and_a_stack_whole() -> None:
    worn = [
        {"type": "slow", "turn": 2},
        {"type": "agility", "turn": 2},
        stack("weakness", 3, turn=3),
        {"type": "less_life", "turn": 4},
    ]
    table = fight(
        {"team": [{"card": "C11", "tokens": [some("agility", 9)]}, {"card": "C36", "tokens": worn}]}, BYSTANDER
    )
    do(table, "use C11 a2", "target C36")
    assert tokens(table, "C36") == ["agility", "weakness*3", "less_life", "shield"]
    once_more = fight({"team": ["C11", {"card": "C36", "tokens": worn[1:]}]}, BYSTANDER)
    do(once_more, "use C11 a2", "target C36")
    assert tokens(once_more, "C36") == ["agility", "less_life", "shield"]


@pytest.mark.rule("HEROES-15.9", "HEROES-R82")
def test_removing_all_takes_them_all_and_does_no_damage() -> None:
    worn = [some("poison", 2), stack("burn", 4), "bleed", "disease", "slow"]
    table = lay({**wearer(*worn, card="C03"), "equipment": ["Q14"]}, BYSTANDER)
    do(table, "activate Q14")
    assert (tokens(table, "C03"), hp(table, "C03")) == (["slow", "immunity:poison", "immunity:disease"], "6/0")
    assert hp(end_turn(table), "C03") == "6/0"


@pytest.mark.rule("HEROES-15.10")
def test_moved_tokens_keep_size_and_stack_and_count_as_received_now() -> None:
    worn = [
        {"type": "slow", "turn": 2},
        stack("poison", 3),
        "agility",
        some("weakness", 2),
    ]
    table = fight(
        {"team": [{"card": "C08", "energy": 2, "actions": ["A36"]}, {"card": "C04", "tokens": worn}]},
        {"team": ["C36", {"card": "C10", "tokens": ["slow"]}]},
    )
    do(table, "use A36", "target C04", "target C10")
    assert (tokens(table, "C04"), hp(table, "C10")) == (["agility"], "8/1")
    assert received(table, "C10") == [("slow", 4), ("slow", 5), ("poison", 5), ("weakness", 5), ("weakness", 5)]
    assert tokens(table, "C10") == ["slow", "slow", "poison*3", "weakness", "weakness"]
    pass_slots(table)
    assert tokens(table, "C10") == ["slow", "poison*3", "weakness", "weakness"], "only the old one expired"
    assert hp(table, "C10") == "8/1"


@pytest.mark.rule("HEROES-15.10")
def test_a_moved_token_that_cannot_be_received_is_lost() -> None:
    table = fight(
        {"team": [{"card": "C08", "energy": 2, "actions": ["A36"]}, {"card": "C04", "tokens": ["poison", "slow"]}]},
        wearer("immunity:poison"),
    )
    do(table, "use A36", "target C04")
    assert (tokens(table, "C04"), tokens(table, "C36")) == ([], ["immunity:poison", "slow"])


@pytest.mark.rule("HEROES-15.11")
def test_there_is_no_limit_on_tokens() -> None:
    table = fight({"team": [{"card": "C18", "energy": 1, "tokens": [some("agility", 60)]}]}, BYSTANDER)
    do(table, "use C18 a2")
    assert (speed(table, "C18"), len(tokens(table, "C18"))) == (70, 62)


@pytest.mark.rule("HEROES-15.11", "HEROES-18.4")
def test_tokens_vanish_when_the_character_leaves_play() -> None:
    """C05 is swapped out, drawn again in the next own turn and fielded as a new character."""
    table = lay({**wearer("agility", some("poison", 4), card="C05", damage=3), "hand": ["C01"]}, BYSTANDER)
    do(table, "swap C01 C05")
    assert deck(table, P0) == ["C05"]
    end_turn(end_turn(table))
    assert hand(table, P0) == ["C05"]
    do(table, "field C05")
    assert (tokens(table, "C05"), hp(table, "C05"), speed(table, "C05")) == ([], "5/1", 3)


@pytest.mark.rule("HEROES-15.13")
def test_a_filter_asks_for_an_effective_token() -> None:
    """Collect Samples pays only where a Disease is not suppressed."""
    suppressed = fight({"team": ["C21"]}, wearer("disease", "immunity:disease"))
    effective = fight({"team": ["C21"]}, wearer("disease"))
    assert energy(do(suppressed, "use C21 a3"), "C21") == 0
    assert energy(do(effective, "use C21 a3"), "C21") == 1


@pytest.mark.rule("HEROES-15.13")
def test_a_suppressed_token_does_not_count_in_amounts() -> None:
    table = fight({"team": [{"card": "C34", "energy": 3}]}, wearer(some("poison", 3), "immunity:poison", protection=0))
    assert hp(do(table, "use C34 a1"), "C36") == "8/0"


@pytest.mark.rule("HEROES-15.13", "HEROES-16.5")
def test_a_suppressed_taunt_does_not_bind() -> None:
    taunter = {"card": "C36", "tokens": ["taunt", "immunity:special_plus"]}
    table = fight({"team": ["C26"]}, {"team": [taunter, "C10"]})
    do(table, "use C26 a3")
    assert targets(table) == ["C36", "C10"]


@pytest.mark.rule("HEROES-15.11", "HEROES-18.2")
def test_a_knocked_out_character_keeps_no_token() -> None:
    table = lay(
        {"team": ["C04"], "equipment": ["Q05"]},
        {"team": [{"card": "C05", "damage": 4, "protection": 0, "tokens": ["slow"]}, "C04"]},
    )
    do(table, "activate Q05", "target C05")
    assert dead(table, P1) == ["C05"]
    assert "slow" not in str(table.view(None)["players"][P1])
