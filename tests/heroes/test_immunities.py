"""HEROES-15.12 and HEROES-17: families, polarity and the seventeen immunities."""

from __future__ import annotations

import pytest

from heroes.arena import BYSTANDER, P1, end_turn, fight, lay, pass_slots, resolve, some, stack, worn
from heroes.characters import effective, hp, in_play, max_health, orientation, speed, tokens
from heroes.kinds import FAMILIES, GOOD, HARMFUL, IMMUNITIES, KINDS, MINUS, PLUS, stopped_by
from heroes.looking import dead
from table import do


@pytest.mark.rule("HEROES-15.12", "HEROES-R69", "HEROES-R75")
def test_stripping_debuffs_takes_every_minus_and_no_plus() -> None:
    table = fight({"team": [{"card": "C24", "energy": 2}, worn("C36", *KINDS, *IMMUNITIES)]}, BYSTANDER)
    do(table, "use C24 a2", "target C36")
    assert sorted(tokens(table, "C36")) == sorted([*PLUS, *GOOD])


@pytest.mark.rule("HEROES-15.12", "HEROES-R69", "HEROES-R75")
def test_stripping_buffs_takes_every_plus_and_no_minus() -> None:
    """Denial also leaves its own Immunity: Buff."""
    table = fight({"team": [{"card": "C30", "energy": 1}, "C04"]}, {"team": [worn("C36", *KINDS, *IMMUNITIES)]})
    do(table, "use C30 a1")
    assert sorted(tokens(table, "C36")) == sorted([*MINUS, *HARMFUL, "immunity:buff"])


@pytest.mark.rule("HEROES-15.12", "HEROES-R75")
@pytest.mark.parametrize(
    ("striker", "action", "family"), [("C28", "a1", "attribute_plus"), ("C19", "a3", "special_plus")]
)
def test_stripping_a_family_takes_that_family(striker: str, action: str, family: str) -> None:
    """Both also leave an immunity to the family; their damage takes the Perception."""
    table = fight({"team": [{"card": striker, "energy": 1}, "C04"]}, {"team": [worn("C36", *KINDS)]})
    do(table, f"use {striker} {action}")
    taken = {*FAMILIES[family], "perception"}
    assert sorted(tokens(table, "C36")) == sorted([*set(KINDS) - taken, f"immunity:{family}"])


@pytest.mark.rule("HEROES-15.12", "HEROES-R75")
def test_the_continuous_family_is_poison_burn_bleed_and_disease() -> None:
    table = lay({"team": [worn("C36", *KINDS)], "equipment": ["Q14"]}, BYSTANDER)
    do(table, "activate Q14")
    left = [*PLUS, *FAMILIES["attribute_minus"], *FAMILIES["special_minus"], "immunity:poison", "immunity:disease"]
    assert sorted(tokens(table, "C36")) == sorted(left)


@pytest.mark.rule(
    "HEROES-17.2", "HEROES-17.3", "HEROES-17.4", "HEROES-17.6", "HEROES-15.12", "HEROES-R67", "HEROES-R68"
)
@pytest.mark.parametrize("immunity", IMMUNITIES)
def test_an_immunity_suppresses_its_tokens_and_no_others(immunity: str) -> None:
    table = lay({"team": [worn("C36", *KINDS, immunity)]}, BYSTANDER)
    assert tokens(table, "C36") == [*KINDS, immunity], "nothing is removed"
    assert set(effective(table, "C36")) == {*KINDS, immunity} - set(stopped_by(immunity))


@pytest.mark.rule("HEROES-17.4", "HEROES-R69")
def test_no_immunity_suppresses_an_immunity() -> None:
    table = lay({"team": [worn("C36", *IMMUNITIES)]}, BYSTANDER)
    assert effective(table, "C36") == IMMUNITIES


@pytest.mark.rule("HEROES-17.2", "HEROES-17.3", "HEROES-17.4", "HEROES-R67")
@pytest.mark.parametrize("immunity", IMMUNITIES)
def test_an_immunity_keeps_its_debuffs_away(immunity: str) -> None:
    """Soul Exchange brings every debuff there is; Immunity: Debuff alone keeps harmful immunities away too."""
    sent = [*MINUS, *HARMFUL]
    table = fight(
        {"team": [worn("C11", some("agility", 9), energy=2, actions=["A36"]), worn("C16", *sent), "C04"]},
        {"team": [worn("C36", immunity)]},
    )
    do(table, "use A36", "target C16")
    away = sent if immunity == "immunity:debuff" else stopped_by(immunity)
    assert tokens(table, "C36") == [immunity, *[kind for kind in sent if kind not in away]]
    assert tokens(table, "C16") == []


GIFTS = [
    ("Q11", ["taunt", "evasion"]),
    ("Q15", ["sight", "perception"]),
    ("Q08", ["invisibility"]),
    ("Q09", ["shield*3"]),
    ("Q18", ["strength*2", "agility"]),
    ("Q06", ["immunity:bleed"]),
    ("Q14", ["immunity:poison", "immunity:disease"]),
    ("Q17", ["immunity:death"]),
]


@pytest.mark.rule("HEROES-17.2", "HEROES-17.3", "HEROES-17.4", "HEROES-R69")
@pytest.mark.parametrize("immunity", IMMUNITIES)
def test_an_immunity_keeps_its_buffs_away(immunity: str) -> None:
    """Immunity: Buff alone keeps good immunities away too."""
    for card, gifts in GIFTS:
        table = lay({"team": [worn("C36", immunity)], "equipment": [{"card": card, "energy": 4}]}, BYSTANDER)
        do(table, f"activate {card}")
        kept = [
            gift for gift in gifts if immunity != "immunity:buff" and gift.split("*")[0] not in stopped_by(immunity)
        ]
        assert tokens(table, "C36") == [immunity, *kept], card


@pytest.mark.rule("HEROES-17.2", "HEROES-17.3", "HEROES-16.3")
def test_more_life_kept_away_cures_no_poison() -> None:
    table = fight(
        {"team": [{"card": "C08", "energy": 2, "actions": ["A20"]}, worn("C16", "poison", "immunity:attribute_plus")]},
        BYSTANDER,
    )
    do(table, "use A20", "target C16")
    assert (tokens(table, "C16"), max_health(table, "C16")) == (["poison", "immunity:attribute_plus"], 8)


@pytest.mark.rule("HEROES-17.2", "HEROES-R68")
def test_a_suppressed_token_works_again_when_the_immunity_ends() -> None:
    table = fight({"team": [worn("C36", some("agility", 3), "immunity:attribute_plus")]}, BYSTANDER)
    assert speed(table, "C36") == 1
    pass_slots(table)
    assert (tokens(table, "C36"), speed(table, "C36")) == (["agility", "agility"], 3)


@pytest.mark.rule("HEROES-17.2")
@pytest.mark.parametrize("kind", ["poison", "burn", "disease"])
def test_suppressed_tokens_still_expire_without_damage(kind: str) -> None:
    lasting = {"type": f"immunity:{kind}", "fresh": True}
    table = resolve({"team": [worn("C03", some(kind, 2), stack(kind, 3), lasting)]}, BYSTANDER)
    assert (tokens(table, "C03"), hp(table, "C03")) == ([kind, f"immunity:{kind}"], "6/0")


@pytest.mark.rule("HEROES-17.1")
def test_a_static_immunity_works_like_a_token() -> None:
    """Eye of the Storm: Burn already held is suppressed, Stun is not received; only for the owner's side."""
    table = lay(
        {"team": [worn("C14", "burn")]},
        {"team": [worn("C24", "burn")], "equipment": [{"card": "Q10", "energy": 2}]},
        event="V14",
        turn=6,
    )
    assert (speed(table, "C14"), effective(table, "C14"), tokens(table, "C14")) == (7, [], ["burn"])
    assert speed(table, "C24") == 7
    do(table, "activate Q10")
    assert tokens(table, "C14") == ["burn"]


@pytest.mark.rule("HEROES-17.1", "HEROES-17.2")
def test_a_static_immunity_ends_with_its_card() -> None:
    table = lay({"team": [worn("C14", "burn")], "hand": ["V09"]}, BYSTANDER, event="V14")
    do(table, "event V09")
    assert (speed(table, "C14"), effective(table, "C14")) == (6, ["burn"])


@pytest.mark.rule("HEROES-17.3", "HEROES-14.3")
def test_immunity_to_damage_stops_damage_but_not_hurt() -> None:
    side = {"team": [worn("C03", "immunity:damage"), "C04"], "sources": ["S08"]}
    table = lay(side, {"team": ["C16"], "equipment": [{"card": "Q05", "energy": 4}]})
    do(table, "activate S08", "pay C03")
    assert hp(table, "C03") == "5/0"
    hit = lay(
        {"team": ["C16"], "equipment": [{"card": "Q05", "energy": 4}]}, {"team": [worn("C03", "immunity:damage")]}
    )
    assert hp(do(hit, "activate Q05"), "C03") == "6/0"


@pytest.mark.rule("HEROES-17.3")
def test_immunity_to_damage_does_not_stop_a_knock_out() -> None:
    """Execution's 4 damage are nothing, its knock-out of whoever has 2 Health is not."""
    table = fight({"team": [{"card": "C35", "energy": 3}]}, {"team": [worn("C03", "immunity:damage", damage=4), "C04"]})
    do(table, "use C35 a2", "target C03")
    assert dead(table, P1) == ["C03"]


@pytest.mark.rule("HEROES-17.3")
def test_immunity_to_damage_does_not_stop_less_life() -> None:
    table = fight({"team": [{"card": "C30", "energy": 2}]}, {"team": [worn("C03", "immunity:damage", damage=3), "C04"]})
    do(table, "use C30 a3", "target C03")
    assert dead(table, P1) == ["C03"]


@pytest.mark.rule("HEROES-17.3", "HEROES-14.5")
def test_immunity_to_healing() -> None:
    table = lay({"team": [worn("C36", "poison", "immunity:heal", damage=3)], "equipment": ["Q06"]}, BYSTANDER)
    do(table, "activate Q06")
    assert (hp(table, "C36"), tokens(table, "C36")) == ("8/4", ["poison", "immunity:heal", "immunity:bleed"])


@pytest.mark.rule("HEROES-17.3", "HEROES-17.2")
def test_immunity_to_stun_gives_the_slot_back() -> None:
    table = fight({"team": [worn("C10", "stun", "immunity:stun")]}, BYSTANDER)
    do(table, "use C10 a2")
    assert (hp(table, "C04"), orientation(table, "C10"), tokens(table, "C10")) == (
        "5/1",
        "active",
        ["stun", "immunity:stun"],
    )


@pytest.mark.rule("HEROES-17.5", "HEROES-R97")
def test_immunity_to_death_marks_damage_only_down_to_one() -> None:
    table = fight({"team": [{"card": "C26", "energy": 2}]}, {"team": [worn("C03", "immunity:death", damage=3), "C04"]})
    do(table, "use C26 a1", "target C03")
    assert (hp(table, "C03"), in_play(table, "C03")["damage"]) == ("1/0", 5)


@pytest.mark.rule("HEROES-17.5", "HEROES-14.7", "HEROES-R97")
def test_immunity_to_death_stops_a_knock_out() -> None:
    table = fight({"team": [{"card": "C35", "energy": 3}]}, {"team": [worn("C03", "immunity:death", damage=4), "C04"]})
    do(table, "use C35 a2", "target C03")
    assert (dead(table, P1), hp(table, "C03")) == ([], "1/0")


@pytest.mark.rule("HEROES-17.5", "HEROES-R97")
def test_immunity_to_death_lowers_marked_damage_when_the_maximum_drops() -> None:
    table = fight({"team": [{"card": "C30", "energy": 2}]}, {"team": [worn("C12", "immunity:death", damage=4), "C04"]})
    do(table, "use C30 a3", "target C12")
    seen = in_play(table, "C12")
    assert (seen["max_health"], seen["damage"], seen["health"]) == (3, 2, 1)


@pytest.mark.rule("HEROES-17.5", "HEROES-R97")
def test_immunity_to_death_with_a_maximum_below_one() -> None:
    """Damage is lowered to 0, Health is shown as 1; when the immunity goes first, the character falls."""
    less = stack("less_life", 7, fresh=True)
    wither = stack("less_life", 4, fresh=True)
    table = fight(
        {"team": [{"card": "C30", "energy": 2}]},
        {"team": [worn("C12", wither, {"type": "immunity:death", "fresh": True}, damage=1), "C04"]},
    )
    do(table, "use C30 a3", "target C12")
    seen = in_play(table, "C12")
    assert (seen["damage"], seen["health"], seen["max_health"] <= 1) == (0, 1, True)
    pass_slots(table)
    assert dead(end_turn(table), P1) == [], "both expire together: 6 Health again"
    assert hp(table, "C12") == "6/1"
    first = resolve({"team": ["C04"]}, {"team": [worn("C12", less, "immunity:death"), "C04"]})
    assert dead(first, P1) == ["C12"]


@pytest.mark.rule("HEROES-17.5")
def test_less_life_that_expires_with_the_immunity_leaves_what_was_lowered() -> None:
    less = stack("less_life", 3, fresh=True)
    table = resolve(
        {"team": [worn("C12", less, {"type": "immunity:death", "fresh": True}, damage=5), "C04"]}, BYSTANDER
    )
    assert (hp(table, "C12"), in_play(table, "C12")["damage"]) == ("1/1", 2), "found by the check of RESOLUTION"
    assert hp(end_turn(table), "C12") == "4/1"


@pytest.mark.rule("HEROES-17.6", "HEROES-R68")
def test_receiving_an_immunity_removes_nothing() -> None:
    table = fight({"team": [{"card": "C30", "energy": 1}]}, {"team": [worn("C36", "slow"), "C04"]})
    healed = lay({"team": [worn("C36", "bleed")], "equipment": ["Q06"]}, BYSTANDER)
    do(healed, "activate Q06")
    assert (tokens(healed, "C36"), effective(healed, "C36")) == (["bleed", "immunity:bleed"], ["immunity:bleed"])
    do(table, "use C30 a1", "target C36")
    assert (tokens(table, "C36"), effective(table, "C36")) == (["slow", "immunity:buff"], ["slow", "immunity:buff"])


@pytest.mark.rule("HEROES-17.4")
@pytest.mark.parametrize(
    ("held", "left"),
    [
        ("immunity:debuff", ["immunity:debuff"]),
        ("immunity:poison", ["immunity:poison", "immunity:heal"]),
        ("immunity:buff", ["immunity:buff", "immunity:heal"]),
    ],
)
def test_a_harmful_immunity_is_blocked_by_immunity_to_debuffs_alone(held: str, left: list[str]) -> None:
    table = fight({"team": [{"card": "C21", "energy": 1}]}, {"team": [worn("C36", held)]})
    do(table, "use C21 a2")
    assert tokens(table, "C36") == left
