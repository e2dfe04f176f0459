"""HEROES-21.6 to 21.9: relocation, GRAND COMBAT, its order and who is in play there."""

from __future__ import annotations

import pytest

from carteado.texts import Speaker
from heroes.arena import P0, P1, end_turn, pass_slots, slot_of, some, targets
from heroes.challenge import challenge, common, grand_combat
from heroes.characters import energy, hp, in_play, tokens
from heroes.looking import dead, order, phase, slot
from table import do, legal, offers, player, refuses


def test_grand_combat_is_nobodys_turn() -> None:
    sides = [{"team": [common("C10")]}, {"team": [common("C26")]}]
    assert [table.state.whose_turn() for table in (challenge(*sides), grand_combat(*sides))] == [P0, None]


@pytest.mark.rule("HEROES-21.6", "HEROES-R90")
def test_one_relocation_a_turn_either_way() -> None:
    table = challenge({"team": ["C04", common("C10")]}, {"team": ["C16", common("C26")]})
    assert legal(table, "relocate") == ["relocate C04", "relocate C10"]
    do(table, "relocate C04")
    assert (in_play(table, "C04")["common"], legal(table, "relocate")) == (True, [])
    end_turn(table)
    do(table, "relocate C26")
    assert (in_play(table, "C26")["common"], legal(table, "relocate")) == (False, [])


@pytest.mark.rule("HEROES-21.6", "HEROES-3.1")
def test_the_common_team_has_four_spaces() -> None:
    full = challenge({"team": ["C04", common("C10"), common("C12")]}, {"team": [common("C16"), common("C26"), "C01"]})
    assert legal(full, "relocate") == ["relocate C10", "relocate C12"]
    do(full, "relocate C10")
    end_turn(full)
    assert legal(full, "relocate") == ["relocate C16", "relocate C26", "relocate C01"]


@pytest.mark.rule("HEROES-21.6", "HEROES-11.2", "HEROES-11.6", "HEROES-R90")
def test_the_common_team_counts_for_its_owner() -> None:
    """A fifth character cannot be fielded, nor one of the same name; the owner allocates and uses its passives."""
    full = challenge({"team": [common("C04"), common("C10"), "C12", "C03"], "hand": ["C01"]}, {"team": ["C16"]})
    assert legal(full, "field") == []
    named = challenge({"team": [common("C15")], "hand": ["C25"], "reserve": 1}, {"team": ["C16"]})
    assert refuses(named, "field C25")
    assert offers(named, "allocate C15")
    assert not offers(named, "allocate C16")


@pytest.mark.rule("HEROES-21.6")
def test_one_who_relocates_keeps_everything() -> None:
    golem = {"card": "C04", "energy": 3, "damage": 2, "protection": 1, "tokens": ["agility"], "actions": ["A03"]}
    table = challenge({"team": [golem]}, {"team": ["C16"]})
    before = in_play(table, "C04")
    do(table, "relocate C04")
    assert in_play(table, "C04") == {**before, "common": True}


@pytest.mark.rule("HEROES-21.6")
def test_a_character_swapped_in_enters_the_hero_team() -> None:
    table = challenge({"team": [common("C04"), "C10"], "hand": ["C01"]}, {"team": ["C16"]})
    do(table, "swap C01 C04")
    assert in_play(table, "C01")["common"] is False
    assert player(table, P0)["substitutions"] == 1


@pytest.mark.rule("HEROES-21.6", "HEROES-18.2")
def test_a_knock_out_in_the_common_team_counts_for_its_owner() -> None:
    side = {"team": [common("C05", damage=4, protection=0), "C04"]}
    table = grand_combat({"team": [common("C36")]}, side, options={"mob_energy": 0}, mob="M02")
    pass_slots(table)
    assert (player(table, P1)["knockouts"], player(table, P0)["knockouts"]) == (1, 0)


@pytest.mark.rule("HEROES-21.7", "HEROES-29.2", "HEROES-R92")
@pytest.mark.parametrize(("option", "gained"), [(0, 0), (1, 3), (2, 4), (4, 4)])
def test_the_mob_gains_energy_for_each_starting_player(option: int, gained: int) -> None:
    """Up to its storage limit of 4; those already out count."""
    sides = [{"team": [common("C13")]}, {"team": ["C04"]}, {"eliminated": 1}]
    table = grand_combat(*sides, mob="M01", options={"mob_energy": option})
    assert (phase(table), energy(table, "M01")) == ("combat", gained)


@pytest.mark.rule("HEROES-21.7", "HEROES-7.4")
def test_the_mobs_own_storage_is_its_limit() -> None:
    """Infinite Mass holds 6."""
    table = grand_combat({"team": [common("C13")]}, {"team": ["C04"]}, mob="C36", options={"mob_energy": 4})
    assert energy(table, "C36") == 6


@pytest.mark.rule("HEROES-21.7", "HEROES-22.5")
def test_combat_start_triggers_come_before_the_order() -> None:
    """Orbital Watch's `you` matches although it is nobody's turn, and finds the damaged Mob."""
    table = grand_combat(
        {"team": [common("C13")]}, {"team": ["C04"]}, mob={"card": "M01", "damage": 1, "protection": 0}, event="V16"
    )
    assert in_play(table, "M01")["damage"] == 2


@pytest.mark.rule("HEROES-21.7")
def test_only_the_common_team_and_the_mob_act() -> None:
    table = grand_combat({"team": [common("C13"), "C04"]}, {"team": ["C07", common("C36")]})
    assert order(table) == ["C13", "M02", "C36"]


@pytest.mark.rule("HEROES-21.8", "HEROES-R91")
def test_the_lowest_health_acts_first() -> None:
    """Characters by current Health, the Mob by its printed 9; ties: characters, Speed, turn order, older."""
    first = {"team": [common("C10"), common("C22", damage=1)]}
    second = {"team": [common("C30"), common("C26")]}
    table = grand_combat(first, second, mob={"card": "M03", "damage": 17, "tokens": ["less_life"]})
    assert order(table) == ["C22", "C30", "C10", "C26", "M03"], "8 at Speed 5 twice, 8 at 2, 9, printed 9"


@pytest.mark.rule("HEROES-21.8")
def test_equal_health_and_speed_go_by_turn_order_then_age() -> None:
    first = {"team": [common("C05", order=4), common("C01", tokens=[some("slow", 3)], order=3)]}
    second = {"team": [common("C02", tokens=[some("slow", 4)], order=1)]}
    assert order(grand_combat(first, second)) == ["C01", "C05", "C02", "M02"]
    assert order(grand_combat(first, second, start=P1)) == ["C02", "C01", "C05", "M02"]


@pytest.mark.rule("HEROES-21.8", "HEROES-1.7")
def test_turn_order_comes_before_age_however_long_the_game() -> None:
    """More than a thousand tokens have been given before C05 enters: it still goes before the older C01 of P1."""
    crowd = {"card": "C36", "tokens": [some("shield", 99)] * 12}
    slowed = common("C01", tokens=[some("slow", 3, fresh=True)])
    table = challenge({"team": [crowd], "hand": ["C05"]}, {"team": [slowed]})
    do(table, "field C05", "relocate C05", "end_main", "end_main")
    assert order(table) == ["C05", "C01", "M02"]


@pytest.mark.rule("HEROES-21.8", "HEROES-13.3")
def test_heavy_gravity_reverses_the_health_comparison() -> None:
    table = grand_combat({"team": [common("C10"), common("C05")]}, {"team": [common("C26")]}, event="V03")
    assert order(table) == ["C26", "C10", "M02", "C05"]


@pytest.mark.rule("HEROES-21.9", "HEROES-R93")
def test_in_grand_combat_only_the_common_team_and_the_mob_are_in_play() -> None:
    healer = common("C23", energy=1)
    table = grand_combat({"team": [healer, "C04"]}, {"team": ["C16", common("C26")]})
    do(slot_of(table, "C23"), "use C23 a2")
    assert targets(table) == ["C23", "C26"]
    outside = challenge({"team": [common("C23"), "C03"]}, {"team": ["C16", common("C26")]})
    do(outside, "use C03 a1")
    assert targets(outside) == ["C23", "C03", "C16", "C26"]


@pytest.mark.rule("HEROES-21.9", "HEROES-R93")
def test_what_counts_is_the_common_team_when_the_mob_acts() -> None:
    """The only one there bleeds to death in its own slot: then the Mob finds everybody."""
    bleeding = common("C05", damage=4, protection=0, tokens=["bleed"])
    table = grand_combat({"team": [bleeding, "C10"]}, {"team": ["C36"]}, options={"mob_energy": 0})
    do(table, "use C05 a1")
    assert (dead(table, P0), hp(table, "C10"), hp(table, "C36")) == (["C05"], "7/0", "11/4")


@pytest.mark.rule("HEROES-21.9", "HEROES-21.7")
@pytest.mark.parametrize(("roll", "poisoned"), [(1, "C13"), (2, "M01")])
def test_random_picks_in_grand_combat_are_among_those_in_play_there(roll: int, poisoned: str) -> None:
    """Acid Rain at the start of GRAND COMBAT: the Common Team, then the Mob."""
    table = grand_combat({"team": ["C04", common("C13")]}, {"team": ["C10"]}, mob="M01", event="V05", dice=[roll])
    assert [card for card in ("C04", "C13", "C10", "M01") if "poison" in tokens(table, card)] == [poisoned]


@pytest.mark.rule("HEROES-21.9", "HEROES-21.4")
def test_the_resolution_after_it_treats_everyone() -> None:
    """Truce Hospital heals in Hero Teams too, and the Mob."""
    sides = [{"team": [{"card": "C10", "damage": 3}]}, {"team": [common("C36", damage=3)]}]
    table = challenge(*sides, mob={"card": "M01", "damage": 5}, event="V04", at="resolution")
    assert [in_play(table, card)["damage"] for card in ("C10", "C36", "M01")] == [2, 2, 4]


@pytest.mark.rule("HEROES-22.12", "HEROES-21.7", "HEROES-21.9")
def test_ready_works_in_grand_combat_on_the_common_team() -> None:
    """C14 stands in a Hero Team and is no legal target; the Novice acts again after all others."""
    relay = common("C18", energy=1, actions=["A26"])
    table = grand_combat({"team": [relay, "C14"]}, {"team": [common("C11")]}, options={"mob_energy": 0})
    assert order(table) == ["C11", "M02", "C18"]
    do(slot_of(table, "C18"), "use A26")
    assert (order(table), slot(table)) == (["C11", "M02", "C18", "C11"], "C11")


@pytest.mark.rule("HEROES-21.5", "HEROES-15.7")
def test_outside_a_turn_the_order_begins_with_the_start_player() -> None:
    """P1 is out: P0 rolls for its Burn, and then P2."""
    burnt = [common(card, tokens=[{"type": "burn", "turn": 1}]) for card in ("C10", "C26")]
    table = challenge({"team": [burnt[0]]}, {"eliminated": 1}, {"team": [burnt[1]]}, at="resolution", dice=[1, 4])
    assert [tokens(table, card) for card in ("C10", "C26")] == [["burn"], []]


@pytest.mark.parametrize(
    ("lang", "there", "back"),
    [
        ("en", "relocate {} to the Common Team", "take {} back from the Common Team"),
        ("pt", "realocar {} para o Time Comum", "trazer {} de volta do Time Comum"),
    ],
)
def test_the_two_moves_of_relocating_are_told_apart(lang: str, there: str, back: str) -> None:
    table = challenge({"team": ["C04", common("C26")]}, {"team": ["C10"]})
    say, view = Speaker(lang, table.game.folder / "texts"), table.view(0)
    told = {say.say(table.game.action_words(action, view)) for action in table.state.legal()}
    names = [f"{say.say(table.game.card_words(card)[0])} @{in_play(table, card)['id']}" for card in ("C04", "C26")]
    assert {there.format(names[0]), back.format(names[1])} <= told
