"""APOTHEOSIS-1: seats and teams, numbers, dice, housekeeping."""

from __future__ import annotations

import pytest

from apotheosis.battle import P0, P1, answers, deal, exhausted, lay
from apotheosis.looking import ap, attribute, blows, deck, discard, equip, hp, inventory, is_locked, order, reach
from apotheosis.workshop import lay_made
from table import Table, asked, dice_left, do, legal, offers, refuses, scores, twin

TEAMS = {"mode": "teams", "seats": 4}


def four_and_a_wolf(**side: object) -> Table:
    """P0 at c3 with a wolf at b3, its partner P2 at c2; the enemies P1 at c4 and P3 at e3."""
    wolf = {"card": "K01", "at": "b3", "hp": 3}
    mine = {"at": "c3", "hp": 5, "support": [wolf], **side}
    return lay(mine, {"at": "c4"}, {"at": "c2", "hp": 5}, {"at": "e3"}, **TEAMS)


SIDES = [
    ("S17", {"memento": ["S17"]}, ["c2", "b3", "c3"]),  # an ally: you included
    ("I18", {"equip": ["I18"]}, ["c2", "b3"]),  # a partner: not you, but your Companion
    ("S08", {"memento": ["S08"]}, ["e3", "c4"]),  # an enemy
    ("S27", {"memento": ["S27"]}, ["c2", "b3", "e3", "c4"]),  # any other
]


@pytest.mark.rule("APOTHEOSIS-1.1")
@pytest.mark.parametrize(("card", "side", "targets"), SIDES)
def test_allies_partners_and_enemies(card: str, side: dict[str, object], targets: list[str]) -> None:
    table = do(four_and_a_wolf(**side), f"use {card} e1")
    assert sorted(answers(table, "target")) == sorted(targets)


@pytest.mark.rule("APOTHEOSIS-1.2")
def test_a_card_beats_the_rules() -> None:
    """Clearwater Draught says that it works from the inventory, Red Sap does not."""
    table = lay({"inventory": ["I15", "I14"], "memento": exhausted("S01"), "hp": 5})
    assert legal(table, "use") == ["use I15 e1"]


@pytest.mark.rule("APOTHEOSIS-1.2")
def test_a_prohibition_beats_a_permission() -> None:
    assert offers(lay({"memento": ["S23"]}), "use S23 e1")
    still = [{"rule": "cannot_move", "until": "turn"}]
    assert refuses(lay({"memento": ["S23"], "modifiers": still}), "use S23 e1")


@pytest.mark.rule("APOTHEOSIS-1.3", "APOTHEOSIS-10.6")
@pytest.mark.parametrize(
    ("con", "force", "injury"), [(5, 1, 1), (7, 1, 0), (7, 2, 1), (9, 2, 0), (9, 3, 1), (5, 8, 2), (5, 9, 3)]
)
def test_divisions_round_down(con: int, force: int, injury: int) -> None:
    """CON 5 is halved to 2, 7 to 3, 9 to 4; DMG 9 is 4 above CON 5, which is no whole 5."""
    table = lay({"at": "c3", "attributes": {"FOR": force}}, {"at": "c4", "attributes": {"CON": con}})
    do(table, "attack c4", dice=[1])
    assert blows(table) == [(force + 1, injury)]


@pytest.mark.rule("APOTHEOSIS-1.4", "APOTHEOSIS-3.4")
def test_attributes_are_at_least_1() -> None:
    table = lay({"attributes": {"CON": 2}, "modifiers": [{"stat": "CON", "amount": -9, "until": "battle"}]})
    assert attribute(table, P0, "CON") == 1


@pytest.mark.rule("APOTHEOSIS-1.4", "APOTHEOSIS-10.5", "APOTHEOSIS-R46")
def test_an_attack_does_at_least_1_dmg() -> None:
    """DMG 0 would be 1 injury against CON 1; DMG 1 is 2."""
    table = lay_made({"at": "c3"}, {"at": "c4", "attributes": {"CON": 1}, "equip": ["TST30"]})
    do(table, "attack c4", dice=[1])
    assert blows(table) == [(1, 2)]


@pytest.mark.rule("APOTHEOSIS-1.4", "APOTHEOSIS-8.8")
def test_a_step_costs_at_least_1() -> None:
    table = lay({"ap": 2, "modifiers": [{"stat": "move_cost", "amount": -3, "until": "turn"}]})
    assert reach(table) == {"c2": 1, "b1": 1, "d1": 1, "a1": 2, "b2": 2, "c3": 2, "d2": 2, "e1": 2}


@pytest.mark.rule("APOTHEOSIS-1.4")
def test_a_heal_heals_at_least_1() -> None:
    table = lay({"hp": 5, "equip": ["I14"], "modifiers": [{"stat": "healing", "amount": -5, "until": "battle"}]})
    do(table, "use I14 e1")
    assert hp(table, P0) == 6


@pytest.mark.rule("APOTHEOSIS-1.4", "APOTHEOSIS-17.2")
def test_the_total_of_a_check_is_at_least_1() -> None:
    """Both are far below 1, so both have 1, and who started the contest has not more than the other."""
    weak = [{"stat": "check", "amount": -20, "until": "battle"}]
    table = lay(
        {"memento": ["S26"], "modifiers": weak, "at": "c3"}, {"inventory": ["I01"], "modifiers": weak, "at": "c4"}
    )
    do(table, "use S26 e1", dice=[5, 2])
    assert inventory(table, P1) == ["I01"]


@pytest.mark.rule("APOTHEOSIS-1.4", "APOTHEOSIS-16.3")
@pytest.mark.parametrize(("cards", "saved"), [(["V11"], True), (["I01"], False)])
def test_divine_salvation_costs_at_least_1(cards: list[str], saved: bool) -> None:
    """At 0 HP it would cost 3 - 9."""
    cheap = [{"stat": "salvation", "amount": -9, "until": "battle"}]
    side = {"at": "c4", "hp": 2, "inventory": cards, "modifiers": cheap, "support": [{"card": "K01", "at": "a7"}]}
    table = do(lay({"at": "c3"}, side), "attack c4", dice=[1])
    assert (asked(table) == (P1, "salvation")) is saved
    if saved:
        do(table, "accept")
        assert (hp(table, P1), discard(table, P1)) == (1, ["V11"])


@pytest.mark.rule("APOTHEOSIS-1.4")
def test_injury_is_at_least_0() -> None:
    table = lay_made({"at": "c3"}, {"at": "c4", "hp": 5, "equip": ["TST29"]})
    do(table, "attack c4", dice=[1])
    assert (blows(table), hp(table, P1)) == ([(6, 0)], 5)


@pytest.mark.rule("APOTHEOSIS-1.4")
def test_ap_are_at_least_0() -> None:
    """The Mesmer takes 1 AP from somebody who has none."""
    mesmer = {"hero": {"house": "H04", "classes": ["C22"]}, "knowledge": {"elemental": 1}, "memento": ["S09"]}
    table = lay({"at": "c3", "ap": 0}, {"at": "c4", **mesmer}, at="start")
    assert asked(table) == (P1, "window")
    do(table, "use C22 e1")
    assert ap(table, P0) == 0


@pytest.mark.rule("APOTHEOSIS-1.4")
def test_hp_have_no_minimum() -> None:
    table = lay_made({"hp": 20, "hp_max": 20, "inventory": ["TST32"]}, {"hp": 3})
    do(table, "use TST32 e1")
    assert (hp(table, P0), hp(table, P1)) == (10, -7)


DIE_2 = [1, 1, 1, 2, 2, 2]
DIE_3 = [1, 1, 2, 2, 3, 3]
DIE_6 = [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("APOTHEOSIS-1.5")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(("attack", "die"), [("attack c4", DIE_2), ("use I01 e1", DIE_3), ("use S01 e1", DIE_6)])
def test_what_a_face_is_worth(attack: str, die: list[int], face: int) -> None:
    """After a 6 comes an extra die: here a 1, worth 1."""
    extra = [1] if face == 6 else []
    table = lay({"at": "c3", "equip": ["I01"], "memento": ["S01"]}, {"at": "c4"})
    do(table, attack, dice=[face, *extra])
    assert blows(table)[0][0] == 5 + die[face - 1] + len(extra)


@pytest.mark.rule("APOTHEOSIS-1.6", "APOTHEOSIS-R44")
@pytest.mark.parametrize(
    ("dice", "damage"), [([5], 7), ([6, 1], 8), ([6, 3], 9), ([6, 5], 10), ([6, 6, 2], 11), ([6, 6, 6, 4], 15)]
)
def test_extra_dice_after_a_natural_6(dice: list[int], damage: int) -> None:
    """FOR 5 and a d2; every extra die is a d3."""
    table = lay({"at": "c3"}, {"at": "c4"})
    do(table, "attack c4", dice=dice)
    assert blows(table)[0][0] == damage


@pytest.mark.rule("APOTHEOSIS-1.6")
def test_secondary_dice_have_no_extra_dice() -> None:
    """Nine Ashes: ESP 7 and 2d6 with a natural 2 and a natural 6, against CON 5: DMG 15, so 4 injury."""
    table = lay({"at": "c3", "equip": ["I23"]}, {"at": "c4"})
    do(table, "use I23 e3", dice=[2, 6])
    assert hp(table, P1) == 6


@pytest.mark.rule("APOTHEOSIS-1.6")
@pytest.mark.parametrize(("dice", "damage"), [([4], 14), ([5, 5], 18), ([5, 6, 1], 19)])
def test_a_lower_threshold_is_for_the_main_die_only(dice: list[int], damage: int) -> None:
    """Moonfang with a beast attached rolls perfectly on 5; the extra die needs its 6."""
    moonfang = {"card": "K03", "at": "c3", "attached": ["K01"]}
    table = lay({"at": "a1", "support": [moonfang]}, {"at": "c4"}, active="c3")
    do(table, "use K03 e2", dice=dice)
    assert blows(table)[0][0] == damage


@pytest.mark.rule("APOTHEOSIS-1.6")
def test_the_rolls_of_texts_and_checks_have_extra_dice() -> None:
    windfall = lay({"hp": 5, "inventory": ["V11"]})
    do(windfall, "use V11 e2", dice=[6, 1])
    assert hp(windfall, P0) == 7
    near = {"at": "c3", "inventory": ["V07"], "attributes": {"PER": 1}}
    ambush = lay({"at": "c4"}, {**near, "knowledge": {"cunning": 1}}, at="start")
    do(ambush, "use V07 e1", dice=[6, 2, 1])
    assert hp(ambush, P0) == 9, "1 + 1 + 6 + 1 makes the 9 of the check, and then PER 1 and a d3 of 1"


@pytest.mark.rule("APOTHEOSIS-1.7")
def test_dice_of_a_bonus_are_secondary() -> None:
    """The Wolf of Ash adds a d3 to the attack: FOR 11, a d2 of 1 and 3 for its natural 6."""
    side = {"at": "c3", "hero": {"house": "H01", "classes": ["C02", "C24"], "entity": "E03"}, "awake": True}
    table = do(lay(side, {"at": "c4"}), "attack c4")
    do(table, "use E03 e1", dice=[6])
    do(table, "pass", dice=[1])
    assert blows(table)[0][0] == 11 + 1 + 3


@pytest.mark.rule("APOTHEOSIS-1.7", "APOTHEOSIS-7.2")
def test_dice_for_the_turn_order_have_no_extra_dice() -> None:
    table = lay(at="order", dice=[6, 2])
    assert (dice_left(table), asked(table), order(table)) == ([], (P0, "main"), ["c7"])


@pytest.mark.rule("APOTHEOSIS-1.7")
def test_what_chance_picks_is_no_roll() -> None:
    """The Dreamreader reveals a card at random: the Knucklebone, which may reroll dice, is not asked."""
    dreamer = {"hero": {"house": "H04", "classes": ["C21"]}, "equip": ["I17"]}
    table = do(lay({**dreamer, "knowledge": {"mental": 1}}, {"inventory": ["I01", "I02"]}), "use C21 e1", dice=[2])
    assert asked(table) == (P0, "main")


@pytest.mark.rule("APOTHEOSIS-1.8", "APOTHEOSIS-R76")
def test_who_attacks_rolls() -> None:
    """Both have a Knucklebone for their own rolls."""
    table = do(lay({"at": "c3", "equip": ["I17"]}, {"at": "c4", "equip": ["I17"]}), "attack c4", dice=[3])
    assert asked(table) == (P0, "window")
    do(table, "pass")
    assert asked(table) == (P0, "main")


@pytest.mark.rule("APOTHEOSIS-1.8")
def test_a_contest_is_rolled_by_both() -> None:
    both = {"equip": ["I17"]}
    table = lay({"at": "c3", "memento": ["S26"], **both}, {"at": "c4", "inventory": ["I01"], **both})
    do(table, "use S26 e1", dice=[4])
    assert asked(table) == (P0, "window")
    do(table, "pass", dice=[4])
    assert asked(table) == (P1, "window")


@pytest.mark.rule("APOTHEOSIS-1.9")
def test_seed_and_decisions_reproduce_the_battle() -> None:
    def course(seed: int) -> list[str]:
        table = deal(seed)
        digests = []
        for step in range(60):
            choices = table.legal()
            table.play(choices[step * 7 % len(choices)])
            digests.append(table.state.digest())
        return digests

    assert course(5) == course(5)
    assert course(5)[-1] != course(6)[-1]


@pytest.mark.rule("APOTHEOSIS-1.9")
def test_luck_is_consulted_only_when_a_rule_demands_it() -> None:
    """A Turn and an Equip roll nothing: the attack after them rolls what it would have rolled before."""
    near = {"at": "c3", "ap": 9, "inventory": ["I08"]}
    plain = do(lay(near, {"at": "c4"}, seed=8), "attack c4")
    later = do(lay(near, {"at": "c4"}, seed=8), "turn w", "equip I08", "attack c4")
    assert blows(plain) == blows(later)


@pytest.mark.rule("APOTHEOSIS-1.10")
def test_decks_are_filled_before_inventories_are_emptied() -> None:
    """The second draw takes the last card. The deck is locked before the overflow can put cards on the pile."""
    full = ["I01"] * 16
    table = lay({}, {"inventory": full, "deck": ["I02"], "discard": ["I03", "I04"]})
    do(table, "end_turn")
    assert asked(table) == (P1, "inventory")
    assert (deck(table, P1), discard(table, P1), is_locked(table, P1)) == ([], ["I04"], True)
    do(table, "pick I02")
    assert discard(table, P1)[:2] == ["I04", "I02"]


@pytest.mark.rule("APOTHEOSIS-1.10")
def test_cards_moved_by_housekeeping_trigger_as_usual() -> None:
    """Without the space it has given, the Knucklebone goes to the inventory, and is leaving the table."""
    side = {"spaces": {"equip": 1}, "equip": ["TST33", "I17", "I08"], "deck": ["V03", "V04"]}
    table = lay_made({**side, "level": 6})
    do(table, "unequip TST33")
    assert (asked(table), answers(table, "pick")) == ((P0, "spaces"), ["I17", "I08"])
    do(table, "pick I17")
    assert equip(table, P0) == ["I08"]
    assert sorted(inventory(table, P0)) == ["I17", "TST33", "V03"]


@pytest.mark.rule("APOTHEOSIS-1.10", "APOTHEOSIS-18.1")
def test_deaths_are_settled_before_victory_is_looked_at() -> None:
    """Divine Salvation is asked first, and then nobody has won."""
    table = do(lay({"at": "c3"}, {"at": "c4", "hp": 2, "inventory": ["V03"]}), "attack c4", dice=[1])
    assert asked(table) == (P1, "salvation")
    saved, lost = do(twin(table), "accept"), do(twin(table), "decline")
    assert (scores(saved), hp(saved, P1)) == (None, 1)
    assert scores(lost) == [1, 0]
