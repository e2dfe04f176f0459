"""HEROES-X14 to HEROES-X28: targeting, states, order and slots."""

from __future__ import annotations

import pytest

from heroes.arena import P1, end_main, fight, lay, pass_slots, resolve, slot_of, some, stack, targets, worn
from heroes.characters import effective, energy, hp, orientation, speed, tokens
from heroes.looking import dead, order, slot
from table import do, legal, offers, refuses, twin

TAUNTED = {"team": [worn("C04", "taunt"), "C10", "C12"]}


@pytest.mark.rule("HEROES-X14", "HEROES-13.5", "HEROES-13.8", "HEROES-10.7", "HEROES-16.5", "HEROES-R64")
def test_x14_taunt() -> None:
    side = {"team": [worn("C26", energy=4), worn("C20", energy=3)], "equipment": [{"card": "Q05", "energy": 2}]}
    turret = lay(side, TAUNTED)
    do(turret, "activate Q05")
    assert targets(turret) == ["C04", "C10", "C12"]
    beam = do(slot_of(fight(side, TAUNTED), "C26"), "use C26 a1")
    assert (hp(beam, "C04"), energy(beam, "C26")) == ("3/0", 2), "the one legal target"
    light = do(slot_of(fight(side, TAUNTED), "C26"), "use C26 a2")
    assert tokens(light, "C20") == ["strength", "shield"]
    scale = do(slot_of(fight(side, TAUNTED), "C20"), "use C20 a1")
    assert [hp(scale, card) for card in ("C04", "C10", "C12")] == ["5/0", "8/0", "5/0"]


@pytest.mark.rule("HEROES-X15", "HEROES-13.6")
def test_x15_two_targets_and_one_taunter() -> None:
    table = fight({"team": [worn("C30", energy=3)]}, TAUNTED)
    do(table, "use C30 a2")
    assert targets(table) == ["C10", "C12"]
    do(table, "target C12")
    assert [hp(table, card) for card in ("C04", "C10", "C12")] == ["4/0", "8/2", "4/0"]


@pytest.mark.rule("HEROES-X15", "HEROES-13.6")
def test_x15_the_taunter_alone_is_enough() -> None:
    table = fight({"team": [worn("C30", energy=3)]}, TAUNTED)
    do(table, "use C30 a2")
    do(table, "done")
    assert [hp(table, card) for card in ("C04", "C10", "C12")] == ["4/0", "8/2", "6/1"]


@pytest.mark.rule("HEROES-X16", "HEROES-13.5", "HEROES-16.9", "HEROES-10.7", "HEROES-R71")
def test_x16_invisibility() -> None:
    side = {"team": [worn("C26", energy=2), worn("C20", energy=3)], "equipment": [{"card": "Q05", "energy": 2}]}
    hidden = {"team": [worn("C02", "invisibility"), "C10"]}
    beam = do(slot_of(fight(side, hidden), "C26"), "use C26 a1")
    turret = do(lay(side, hidden), "activate Q05")
    assert (hp(beam, "C10"), hp(turret, "C10")) == ("6/0", "8/0")
    taunting = fight(side, {"team": [worn("C02", "invisibility", "taunt"), "C10"]})
    do(slot_of(taunting, "C26"), "use C26 a1")
    assert (hp(taunting, "C02"), hp(taunting, "C10")) == ("2/0", "8/2")
    alone = slot_of(fight(side, {"team": [worn("C02", "invisibility")]}), "C26")
    assert sorted(legal(alone)) == ["pass", "use C26 a2"]
    assert legal(lay(side, {"team": [worn("C02", "invisibility")]}), "activate") == []
    scale = do(slot_of(alone, "C20"), "use C20 a1")
    assert hp(scale, "C02") == "4/0"
    seeing = {"team": [worn("C26", "sight", energy=2)]}
    assert offers(slot_of(fight(seeing, {"team": [worn("C02", "invisibility")]}), "C26"), "use C26 a1")


@pytest.mark.rule("HEROES-X17", "HEROES-13.7", "HEROES-13.9", "HEROES-13.10", "HEROES-R70")
@pytest.mark.parametrize("also", [[], ["confusion"]])
def test_x17_sight_chooses_freely(also: list[str]) -> None:
    rivals = {"team": [worn("C04", "taunt"), worn("C10", "invisibility"), "C12"]}
    table = fight({"team": [worn("C26", "sight", *also)]}, rivals)
    do(table, "use C26 a3")
    assert targets(table) == ["C04", "C10", "C12"]


@pytest.mark.rule("HEROES-X17", "HEROES-13.7", "HEROES-13.10", "HEROES-R70", "HEROES-R79")
def test_x17_fury_beats_sight() -> None:
    furious = worn("C26", "sight", "fury", energy=2)
    table = fight({"team": [furious]}, {"team": [worn("C10", "invisibility"), "C12", "C03"]})
    assert legal(table) == ["use C26 a1", "use C26 a3"], "it must attack"
    do(table, "use C26 a3", dice=[2])
    assert [hp(table, card) for card in ("C10", "C12", "C03")] == ["8/2", "6/1", "5/0"]
    taunted = fight({"team": [furious]}, {"team": [worn("C04", "taunt"), "C12"]})
    do(taunted, "use C26 a3")
    assert (hp(taunted, "C04"), hp(taunted, "C12")) == ("5/1", "6/1")


@pytest.mark.rule("HEROES-X18", "HEROES-13.9", "HEROES-16.15", "HEROES-R77")
@pytest.mark.parametrize(("roll", "hit"), [(1, "C16"), (2, "C14"), (3, "C24")])
def test_x18_confusion(roll: int, hit: str) -> None:
    table = slot_of(fight({"team": [worn("C10", "confusion"), "C16"]}, {"team": ["C14", "C24"]}), "C10")
    before = {card: hp(table, card) for card in ("C10", "C16", "C14", "C24")}
    do(table, "use C10 a2", dice=[roll])
    assert [card for card, was in before.items() if hp(table, card) != was] == [hit]


@pytest.mark.rule("HEROES-X18", "HEROES-13.9", "HEROES-13.11")
def test_x18_the_one_picked_counts_as_an_enemy() -> None:
    ally = fight({"team": [worn("C10", "confusion"), worn("C16", "perception")]}, {"team": ["C14", "C24"]})
    do(slot_of(ally, "C10"), "use C10 a2", dice=[1])
    assert (hp(ally, "C16"), tokens(ally, "C16")) == ("8/3", [])
    evaded = fight({"team": [worn("C10", "confusion"), "C16"]}, {"team": ["C14", worn("C24", "evasion")]})
    do(slot_of(evaded, "C10"), "use C10 a2", dice=[3])
    assert hp(evaded, "C24") == "7/1"


@pytest.mark.rule("HEROES-X19", "HEROES-13.11", "HEROES-22.9", "HEROES-R66")
def test_x19_evasion_cancels_everything_but_triggers() -> None:
    evading = worn("C24", some("evasion", 2))
    table = slot_of(fight({"team": [worn("C14", energy=2), "C04"]}, {"team": [evading]}), "C14")
    do(table, "use C14 a2")
    assert (energy(table, "C14"), hp(table, "C24"), tokens(table, "C14"), speed(table, "C14")) == (
        1,
        "7/1",
        ["agility"],
        8,
    )
    pass_slots(table)
    assert (speed(table, "C14"), speed(table, "C24"), tokens(table, "C24")) == (8, 8, ["evasion"])
    do(slot_of(end_main(table), "C14"), "use C14 a1")
    assert hp(table, "C24") == "5/0"


@pytest.mark.rule("HEROES-X20", "HEROES-13.11", "HEROES-R66")
def test_x20_cannot_miss_and_area() -> None:
    fast = worn("C24", "evasion", some("agility", 3))
    charge = fight({"team": [worn("C18", energy=2)]}, {"team": [fast]})
    do(slot_of(charge, "C18"), "use C18 a1")
    assert hp(charge, "C24") == "4/0"
    area = fight({"team": [worn("C20", energy=3)]}, {"team": [worn("C24", "evasion"), "C16"]})
    do(slot_of(area, "C20"), "use C20 a1")
    assert (hp(area, "C24"), hp(area, "C16")) == ("7/1", "8/1")


@pytest.mark.rule("HEROES-X21", "HEROES-16.14", "HEROES-R76")
def test_x21_silence() -> None:
    table = lay({"team": [worn("C03", "silence", actions=["A34"])]}, {"team": ["C16"]})
    assert refuses(table, "use C03 a1")
    assert refuses(table, "use A34")
    assert sorted(legal(end_main(table))) == ["pass", "use C03 a2"]


@pytest.mark.rule("HEROES-X22", "HEROES-13.4", "HEROES-16.16", "HEROES-R78")
def test_x22_stunned_before_its_slot() -> None:
    table = fight({"team": [worn("C31", energy=3)]}, {"team": [worn("C16", energy=1)]})
    do(table, "use C31 a1")
    assert (slot(table), tokens(table, "C16")) == (None, []), "the slot is lost and the turn over"
    end_main(table)
    assert slot(slot_of(table, "C16")) == "C16"


@pytest.mark.rule("HEROES-X22", "HEROES-13.4", "HEROES-16.16", "HEROES-R78")
def test_x22_stunned_after_its_slot() -> None:
    slower = worn("C29", energy=2, actions=["A23"])
    table = fight({"team": [slower]}, {"team": ["C26"]})
    do(slot_of(table, "C26"), "use C26 a3")
    do(slot_of(table, "C29"), "use A23")
    assert tokens(table, "C26") == ["stun"]
    end_main(table)
    assert (slot(table), tokens(table, "C26")) == (None, []), "its slot of T+1 is lost, and nobody else can act"
    assert slot(end_main(table)) == "C26", "it acts in T+2"


@pytest.mark.rule("HEROES-X23", "HEROES-17.2", "HEROES-R68")
def test_x23_immunity_suppresses() -> None:
    poison = stack("poison", 3)
    poisoned = resolve({"team": [worn("C12", poison, protection=0)]}, {"team": ["C04"]})
    assert hp(poisoned, "C12") == "3/0"
    fresh = {"type": "immunity:poison", "fresh": True}
    spared = resolve({"team": [worn("C12", poison, fresh, protection=0)]}, {"team": ["C04"]})
    assert (hp(spared, "C12"), tokens(spared, "C12")) == ("6/0", ["immunity:poison"])
    pass_slots(end_main(spared))
    assert tokens(spared, "C12") == []


@pytest.mark.rule("HEROES-X24", "HEROES-17.4", "HEROES-15.12", "HEROES-R69")
def test_x24_harmful_immunities() -> None:
    """Equipment brings what C12 cannot have, Sedative what it can."""
    side = {"team": ["C03", "C04"]}
    agile = worn("C12", some("agility", 2), "immunity:buff")
    table = lay({"team": [agile], "equipment": ["Q09", "Q14"]}, side)
    assert (speed(table, "C12"), effective(table, "C12")) == (4, ["immunity:buff"])
    do(table, "activate Q09", "activate Q14")
    assert tokens(table, "C12") == ["agility", "agility", "immunity:buff"]
    do(slot_of(end_main(table), "C03"), "use C03 a2")
    assert speed(table, "C12") == 3


@pytest.mark.rule("HEROES-X24", "HEROES-17.4", "HEROES-R69")
def test_x24_immunity_to_debuffs() -> None:
    immune = worn("C16", {"type": "immunity:debuff", "fresh": True})
    wall = {"team": [immune]}
    puff = do(fight({"team": ["C05"]}, wall), "use C05 a1")
    remedy = do(fight({"team": [worn("C21", energy=1)]}, wall), "use C21 a2")
    ice = fight({"team": [worn("C08", energy=1, actions=["A09"]), immune]}, {"team": ["C04"]})
    do(ice, "use A09", "target C16")
    assert (tokens(puff, "C16"), tokens(remedy, "C16")) == (["immunity:debuff"], ["immunity:debuff"])
    assert tokens(ice, "C16") == ["immunity:debuff", "shield*3", "immunity:burn"]


ORDERED = ({"team": ["C07", worn("C14", energy=1)]}, {"team": ["C09", "C16", "C10"]})


@pytest.mark.rule("HEROES-X25", "HEROES-13.2", "HEROES-R4")
def test_x25_attack_order() -> None:
    assert order(fight(*ORDERED, turn=6)) == ["C07", "C09", "C14", "C16", "C10"]


@pytest.mark.rule("HEROES-X26", "HEROES-13.3", "HEROES-15.3")
def test_x26_the_order_is_fixed() -> None:
    """A Gravity Judge faster than all slows C09 from 7 to 4: it keeps its place, but no longer evades Speed 5."""
    judge = worn("C28", stack("agility", 20), energy=3)
    first = {"team": [judge, "C07", worn("C22", energy=1)]}
    table = fight(first, {"team": [worn("C09", {"type": "evasion", "fresh": True}), "C16", "C10"]}, turn=6)
    before = ["C28", "C07", "C09", "C22", "C16", "C10"]
    assert order(table) == before
    do(table, "use C28 a2", "target C09", "pass")
    assert (speed(table, "C09"), order(table), slot(table)) == (4, before, "C09")
    hit = do(slot_of(twin(table), "C22"), "use C22 a1", "target C09")
    assert dead(hit, P1) == ["C09"], "2 Health left, and hit"
    pass_slots(table)
    assert order(end_main(table)) == ["C07", "C22", "C09", "C28", "C16", "C10"]


@pytest.mark.rule("HEROES-X27", "HEROES-12.2", "HEROES-12.4", "HEROES-12.5")
def test_x27_passive_then_active() -> None:
    slowest = worn("C36", {"type": "slow", "fresh": True})
    table = lay({"team": ["C04"]}, {"team": ["C16", slowest]})
    do(table, "use C04 a1")
    assert (orientation(table, "C04"), tokens(table, "C04")) == ("passive", ["taunt"])
    do(table, "end_main")
    assert (slot(table), sorted(legal(table))) == ("C04", ["pass", "use C04 a2"])
    do(table, "use C04 a2", "target C16")
    assert (orientation(table, "C04"), slot(table)) == ("active", "C36")
    other = lay({"team": ["C04"]}, {"team": ["C10"]})
    do(other, "use C04 a1", "end_main", "pass", "use C04 a2")
    assert (orientation(other, "C04"), hp(other, "C10")) == ("upright", "8/1"), "P1's START has set it upright"
    do(other, "end_main", "pass")
    assert (slot(other), sorted(legal(other))) == ("C04", ["pass", "use C04 a1", "use C04 a2"])
    do(other, "use C04 a1")
    assert (orientation(other, "C04"), sorted(legal(other))) == ("passive", ["pass", "use C04 a2"])


@pytest.mark.rule("HEROES-X28", "HEROES-22.12")
def test_x28_ready() -> None:
    relay = worn("C18", energy=1, actions=["A26"])
    fencer = worn("C24", "agility")
    table = fight({"team": [relay, fencer, "C26"]}, {"team": ["C36"]})
    do(table, "use C24 a3")
    assert orientation(table, "C24") == "active"
    do(table, "use A26")
    assert (orientation(table, "C24"), order(table)[-1], order(table).count("C24")) == ("upright", "C24", 2)
    twice = fight({"team": [relay, {**fencer, "readied": True}, "C26"]}, {"team": ["C36"]})
    do(twice, "use C24 a3", "use A26")
    assert (orientation(twice, "C24"), order(twice).count("C24")) == ("active", 1)
