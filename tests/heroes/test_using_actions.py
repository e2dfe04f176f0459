"""HEROES-12.1 to 12.7 and 12.11 to 12.14: active and passive actions, their costs, their order."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, end_main, lay, slot_of, some, targets
from heroes.characters import energy, hp, orientation, speed, storage, tokens
from heroes.looking import hand, slot, told
from table import asked, deck, do, legal, offers, player, refuses


@pytest.mark.rule("HEROES-12.1", "HEROES-R48")
def test_what_a_character_can_do_printed_and_attached() -> None:
    """An active and a passive action of its own, one of each attached; a static is never used."""
    medic = {"card": "C03", "energy": 1, "actions": ["A34", "A02", "A03"]}
    table = end_main(lay({"team": [medic]}, {"team": ["C04"]}))
    assert set(legal(slot_of(table, "C03"))) == {"use C03 a1", "use C03 a2", "use A34", "use A02", "use A03", "pass"}
    assert storage(table, "C03") == 6


@pytest.mark.rule("HEROES-12.1", "HEROES-R48")
def test_storage_works_without_being_used() -> None:
    table = lay({"team": ["C36"]}, {"team": ["C04"]})
    assert (storage(table, "C36"), legal(table, "use")) == (6, [])


@pytest.mark.rule("HEROES-12.2")
def test_an_active_action_is_used_in_the_own_slot_only() -> None:
    table = lay({"team": ["C01", "C26"]}, {"team": ["C10"]})
    assert legal(table, "use") == []
    end_main(table)
    assert (slot(table), legal(table)) == ("C01", ["use C01 a1", "use C01 a2", "pass"])
    do(table, "pass")
    assert (slot(table), legal(table)) == ("C26", ["use C26 a3", "pass"])
    do(table, "pass")
    assert (asked(table), slot(table), legal(table)) == ((P1, "slot"), "C10", ["use C10 a2", "pass"])


@pytest.mark.rule("HEROES-12.2")
def test_one_active_action_a_slot_then_none_that_turn() -> None:
    """The slot is over although a second action could be paid."""
    table = lay({"team": [{"card": "C26", "energy": 4}]}, {"team": ["C10"]}, at="combat")
    do(table, "use C26 a1")
    assert (orientation(table, "C26"), energy(table, "C26"), slot(table)) == ("active", 2, "C10")
    do(table, "pass")
    assert asked(table) == (P1, "main")


@pytest.mark.rule("HEROES-12.2", "HEROES-12.4", "HEROES-R45")
def test_no_passive_action_after_the_active_one() -> None:
    """First Aid was not used and is gone for this turn, even in MAIN."""
    table = lay({"team": ["C03"]}, {"team": ["C10"]}, at="combat")
    do(table, "use C03 a2")
    assert (slot(table), asked(table)) == ("C10", (P1, "slot"))
    table = lay({"team": [{"card": "C03", "orientation": "active"}]}, {"team": ["C16"]})
    assert legal(table, "use") == []


@pytest.mark.rule("HEROES-12.3", "HEROES-R44")
def test_an_action_with_uses_is_used_up_to_that_often() -> None:
    """Quick Peck three times, each time paid and aimed anew."""
    enemies = [{"card": card, "protection": 0} for card in ("C10", "C16")]
    table = lay({"team": [{"card": "C07", "energy": 4}]}, {"team": enemies}, at="combat")
    do(table, "use C07 a1", "target C10")
    assert (asked(table), legal(table)) == ((P0, "again"), ["use C07 a1", "pass"])
    do(table, "use C07 a1", "target C16")
    assert (energy(table, "C07"), hp(table, "C10"), hp(table, "C16")) == (2, "6/0", "6/0")
    do(table, "use C07 a1", "target C10")
    assert (energy(table, "C07"), hp(table, "C10"), tokens(table, "C07")) == (1, "4/0", ["agility"] * 3)
    assert slot(table) != "C07"


@pytest.mark.rule("HEROES-12.3")
def test_a_further_use_must_be_paid_and_may_be_left() -> None:
    table = lay({"team": [{"card": "C07", "energy": 1}]}, {"team": ["C16"]}, at="combat")
    do(table, "use C07 a1")
    assert (asked(table), energy(table, "C07"), hp(table, "C16")) == ((P1, "main"), 0, "8/1")
    table = lay({"team": [{"card": "C07", "energy": 3}]}, {"team": ["C16"]}, at="combat")
    do(table, "use C07 a1", "pass")
    assert (asked(table), energy(table, "C07"), hp(table, "C16")) == ((P1, "main"), 2, "8/1")


@pytest.mark.rule("HEROES-12.3", "HEROES-12.13")
def test_a_further_use_needs_a_target_again() -> None:
    """The only enemy is knocked out by the first."""
    table = lay(
        {"team": [{"card": "C07", "energy": 3}]}, {"team": [{"card": "C05", "damage": 3, "protection": 0}]}, at="combat"
    )
    do(table, "use C07 a1")
    assert (asked(table), energy(table, "C07")) == ((P1, "main"), 2)


@pytest.mark.rule("HEROES-12.4", "HEROES-R45", "HEROES-R46")
def test_a_passive_action_in_main_then_an_active_one_in_combat() -> None:
    table = do(lay({"team": ["C04"]}, {"team": ["C16"]}), "use C04 a1")
    assert (orientation(table, "C04"), tokens(table, "C04")) == ("passive", ["taunt"])
    assert refuses(table, "use C04 a1")
    end_main(table)
    assert legal(slot_of(table, "C04")) == ["use C04 a2", "pass"]
    do(table, "use C04 a2")
    assert (hp(table, "C16"), tokens(table, "C04")) == ("8/2", ["taunt"])


@pytest.mark.rule("HEROES-12.4", "HEROES-12.5", "HEROES-R46")
def test_the_active_action_turns_a_character_that_was_turned_before() -> None:
    first = {"card": "C04", "orientation": "passive", "used": ["a1"], "tokens": [some("agility", 9)]}
    table = lay({"team": [first]}, {"team": ["C10"]}, at="combat")
    do(table, "use C04 a2")
    assert (slot(table), orientation(table, "C04")) == ("C10", "active")


@pytest.mark.rule("HEROES-12.4", "HEROES-R47")
def test_a_passive_action_in_the_own_slot_of_anybodys_turn() -> None:
    """On P1's turn: not in P1's MAIN, but before C04's active action."""
    table = lay({"team": ["C04"]}, {"team": ["C16"]}, turn=6)
    assert refuses(table, "use C04 a1")
    end_main(table)
    slot_of(table, "C04")
    assert legal(table) == ["use C04 a1", "use C04 a2", "pass"]
    do(table, "use C04 a1")
    assert (orientation(table, "C04"), legal(table)) == ("passive", ["use C04 a2", "pass"])
    do(table, "use C04 a2")
    assert hp(table, "C16") == "8/2"


@pytest.mark.rule("HEROES-12.4")
def test_each_passive_action_has_its_own_once_a_turn() -> None:
    side = {"team": [{"card": "C03", "actions": ["A34"]}], "deck": ["S01", "S02"]}
    table = do(lay(side, {"team": ["C04"]}), "use A34", "use C03 a1")
    assert (hand(table, P0), deck(table, P0), legal(table, "use")) == (["S01"], ["S02"], [])
    end_main(table)
    assert legal(slot_of(table, "C03")) == ["use C03 a2", "pass"]


@pytest.mark.rule("HEROES-12.4", "HEROES-1.1")
@pytest.mark.parametrize(("owner", "passive"), [(P0, ["use C03 a1", "use A34"]), (P1, [])])
def test_passive_actions_may_be_forbidden(owner: int, passive: list[str]) -> None:
    """Curfew forbids them to the opponents of its player, in MAIN and in combat."""
    medic = {"card": "C03", "actions": ["A34"]}
    table = lay({"team": [medic]}, {"team": ["C04"]}, event={"card": "V11", "owner": owner})
    assert legal(table, "use") == passive
    assert set(legal(slot_of(end_main(table), "C03"))) == {"use C03 a2", "pass", *passive}


@pytest.mark.rule("HEROES-12.5")
@pytest.mark.parametrize("turned", ["upright", "passive", "active"])
def test_orientation_does_not_matter_for_being_targeted(turned: str) -> None:
    table = lay({"team": ["C01"]}, {"team": [{"card": "C10", "orientation": turned}, "C12"]}, at="combat")
    do(table, "use C01 a1")
    assert set(targets(table)) == {"C10", "C12"}


@pytest.mark.rule("HEROES-12.6")
def test_statics_and_triggers_work_whatever_tokens_a_character_has() -> None:
    """Crimson Rage grows angry and Infinite Mass stores six, though stunned, silenced and confused."""
    held = ["stun", "silence", "confusion", "fury"]
    table = lay({"team": ["C01"]}, {"team": [{"card": "C22", "protection": 0, "tokens": held}]}, at="combat")
    do(table, "use C01 a1")
    assert (hp(table, "C22"), "strength" in tokens(table, "C22")) == ("8/0", True)
    assert storage(lay({"team": [{"card": "C36", "tokens": held}]}), "C36") == 6


@pytest.mark.rule("HEROES-12.7")
@pytest.mark.parametrize(
    ("held", "offered"),
    [
        ([], ["use C03 a1", "use C03 a2", "use A34", "use A02", "pass"]),
        (["silence"], ["use C03 a2", "pass"]),
        (["confusion"], ["use C03 a1", "use C03 a2", "use A34", "use A02", "pass"]),
    ],
)
def test_tokens_restrict_what_may_be_used(held: list[str], offered: list[str]) -> None:
    medic = {"card": "C03", "energy": 1, "actions": ["A34", "A02"], "tokens": held}
    table = lay({"team": [medic]}, {"team": ["C04", "C16"]}, at="combat")
    assert (slot(table), set(legal(table))) == ("C03", set(offered))


COSTS: list[tuple[str, str, int, int | None]] = [
    ("C26", "a1", 1, None),
    ("C26", "a1", 2, 0),
    ("C26", "a1", 4, 2),
    ("C26", "a3", 0, 0),
    ("C17", "a3", 0, None),
    ("C17", "a3", 1, 1),
    ("C17", "a3", 4, 4),
    ("C15", "a2", 0, 2),
    ("C15", "a2", 4, 4),
    ("C01", "a1", 3, 3),
]


@pytest.mark.rule("HEROES-12.11", "HEROES-R19")
@pytest.mark.parametrize(("card", "action", "held", "left"), COSTS)
def test_use_spends_keep_requires_generate_adds(card: str, action: str, held: int, left: int | None) -> None:
    """Each carries Guard Stance, so that its slot is always asked."""
    actor = {"card": card, "energy": held, "actions": ["A04"]}
    table = slot_of(lay({"team": [actor]}, {"team": ["C04"]}, at="combat"), card)
    if left is None:
        assert not offers(table, f"use {card} {action}")
    else:
        do(table, f"use {card} {action}")
        assert energy(table, card) == left


@pytest.mark.rule("HEROES-12.11", "HEROES-R18")
def test_an_action_is_paid_by_the_one_who_acts() -> None:
    """Neither the reserve nor a rich friend helps."""
    side = {"team": ["C26", {"card": "C10", "energy": 4}], "reserve": 4, "equipment": [{"card": "Q05", "energy": 4}]}
    table = lay(side, {"team": ["C16"]}, at="combat")
    assert legal(slot_of(table, "C26"), "use") == ["use C26 a3"]


@pytest.mark.rule("HEROES-12.12")
def test_targets_are_chosen_before_anything_is_paid() -> None:
    table = lay({"team": [{"card": "C26", "energy": 2}]}, {"team": ["C10", "C16"]}, at="combat")
    do(table, "use C26 a1")
    assert (asked(table), energy(table, "C26"), orientation(table, "C26")) == ((P0, "target"), 2, "upright")
    do(table, "target C16")
    assert (energy(table, "C26"), orientation(table, "C26"), hp(table, "C16")) == (0, "active", "7/0")


@pytest.mark.rule("HEROES-12.12", "HEROES-13.11")
def test_an_action_is_paid_and_its_user_turned_before_evasion_is_checked() -> None:
    """C24 is faster and evades En Garde: no Perception, but the energy is gone and C14 has acted."""
    evader = {"card": "C24", "tokens": ["evasion"]}
    table = lay({"team": [{"card": "C14", "energy": 2}]}, {"team": [evader, "C10"]}, at="combat")
    do(slot_of(table, "C14"), "use C14 a2", "target C24")
    assert (energy(table, "C14"), orientation(table, "C14"), tokens(table, "C14")) == (1, "active", ["agility"])


@pytest.mark.rule("HEROES-12.12", "HEROES-13.4")
def test_triggers_come_before_bleed() -> None:
    """C14 gets its Agility of Momentum, then it bleeds."""
    bleeding = {"card": "C14", "energy": 1, "protection": 0, "tokens": [some("bleed", 2)]}
    table = lay({"team": [bleeding]}, {"team": ["C10"]}, at="combat")
    do(table, "use C14 a1")
    assert (hp(table, "C14"), speed(table, "C14"), slot(table)) == ("4/0", 8, "C10")
    kinds = ("used", "hurt", "triggered", "token")
    assert told(table, *kinds) == ["used C14", "hurt C10", "triggered C14", "token C14", "hurt C14"]


@pytest.mark.rule("HEROES-12.13")
def test_an_action_needs_a_target_for_its_main_selector() -> None:
    """Alone against nobody: healing is possible, hitting is not; Pickpocket needs an enemy with energy."""
    table = lay({"team": [{"card": "C08", "energy": 1}]}, {}, at="combat")
    assert legal(table) == ["use C08 a1", "pass"]
    table = lay({"team": [{"card": "C09", "energy": 1}]}, {"team": ["C10"]}, at="combat")
    assert legal(table, "use") == ["use C09 a2"]
    table = lay({"team": [{"card": "C32", "energy": 4}]}, {"team": ["C04"]}, at="combat")
    assert legal(table, "use") == ["use C32 a1"]


@pytest.mark.rule("HEROES-12.13")
def test_an_action_without_a_targeting_selector_needs_no_target() -> None:
    """Thunder Scale hits all enemies, even where there is nobody."""
    table = lay({"team": [{"card": "C20", "energy": 3}]}, {}, at="combat")
    assert legal(table, "use") == ["use C20 a1"]
    do(table, "use C20 a1")
    assert energy(table, "C20") == 0


@pytest.mark.rule("HEROES-12.13")
def test_the_main_selector_is_the_first_that_targets() -> None:
    """Into the Mist hides its user and another ally: alone it cannot be used."""
    table = lay({"team": [{"card": "C19", "energy": 1}, "C04"]}, {}, at="combat")
    assert legal(table, "use") == ["use C19 a2"]
    do(table, "use C19 a2")
    assert (tokens(table, "C19"), tokens(table, "C04")) == (["invisibility"], ["invisibility"])
    table = lay({"team": [{"card": "C19", "energy": 1, "actions": ["A04"]}]}, {}, at="combat")
    assert legal(table, "use") == ["use A04"]


@pytest.mark.rule("HEROES-12.13", "HEROES-1.9")
def test_only_the_main_selector_must_have_a_target() -> None:
    """Soul Exchange takes debuffs off an ally and hits an enemy: without one in sight it may still be used."""
    witch = {"card": "C11", "energy": 2, "actions": ["A36"], "tokens": ["slow"]}
    table = lay({"team": [witch]}, {"team": [{"card": "C02", "tokens": ["invisibility"]}]}, at="combat")
    do(slot_of(table, "C11"), "use A36")
    assert (energy(table, "C11"), hp(table, "C02")) == (0, "5/1")


@pytest.mark.rule("HEROES-12.14")
def test_once_in_a_game_is_remembered_for_a_player_and_a_card() -> None:
    """Aegis of Heaven: never again, nor by another character; the other player still may."""
    saint: dict[str, Any] = {"card": "C23", "energy": 4, "actions": ["A33"]}
    table = lay({"team": [saint]}, {"team": ["C04"]}, at="combat")
    do(table, "use A33")
    assert (tokens(table, "C23"), player(table, P0)["once"]) == (["immunity:damage"], ["A33"])
    spent = {"team": [{"card": "C33", "energy": 4, "actions": ["A33"]}], "once": ["A33"]}
    assert refuses(lay(spent, {"team": ["C04"]}, at="combat"), "use A33")
    table = lay({"team": ["C04"], "once": ["A33"]}, {"team": [saint]}, at="combat")
    assert offers(slot_of(table, "C23"), "use A33")
