"""APOTHEOSIS-20 and 21: kinds of effects, and the steps of an activation."""

from __future__ import annotations

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, able, answers, end_turn, exhausted, lay
from apotheosis.workshop import lay_made
from table import asked, do, legal, offers, refuses

# Passive and active


@pytest.mark.rule("APOTHEOSIS-20.1")
def test_a_passive_is_applied_and_nobody_can_answer_it() -> None:
    """An opponent who could negate any activation is not asked when a coat is put on."""
    table = do(lay({"inventory": ["I08"]}, {"memento": ["S13"]}), "equip I08")
    assert (asked(table), look.attribute(table, P0, "CON"), look.activated(table)) == ((P0, "main"), 6, [])


@pytest.mark.rule("APOTHEOSIS-20.1", "APOTHEOSIS-R20")
def test_of_a_temp_on_a_bar_the_activation_is_answered_and_the_result_is_passive() -> None:
    def stone_skin(answer: str) -> int:
        table = do(lay({"memento": ["S12"]}, {"memento": ["S13"]}), "use S12 e1")
        assert (asked(table), legal(table)) == ((P1, "window"), ["use S13 e1", "pass"])
        return look.attribute(do(table, answer), P0, "CON")

    assert (stone_skin("pass"), stone_skin("use S13 e1")) == (8, 5)


@pytest.mark.rule("APOTHEOSIS-R6")
def test_of_a_passive_what_applies_applies() -> None:
    """+1 CON for you and for each partner: there is no partner, and you have yours all the same."""
    assert look.attribute(lay_made({"equip": ["TST78"]}), P0, "CON") == 6
    table = lay_made({"equip": ["TST78"], "support": [{"card": "K01", "at": "b1"}]})
    assert (look.attribute(table, P0, "CON"), look.attribute(table, "b1", "CON")) == (6, 5)


@pytest.mark.rule("APOTHEOSIS-20.2")
@pytest.mark.parametrize(("answer", "damage"), [("use C02 e1", 8), ("pass", 6)])
def test_what_may_be_chosen_is_never_forced(answer: str, damage: int) -> None:
    table = do(lay(able("C02", at="c3"), {"at": "c4"}), "attack c4")
    assert (asked(table), legal(table)) == ((P0, "window"), ["use C02 e1", "pass"])
    assert look.blows(do(table, answer, dice=[1])) == [(damage, 2)]


@pytest.mark.rule("APOTHEOSIS-20.3")
def test_a_passive_stops_when_its_card_leaves() -> None:
    table = do(lay({"equip": ["I08"]}), "unequip I08")
    assert look.attribute(table, P0, "CON") == 5


@pytest.mark.rule("APOTHEOSIS-20.3")
def test_a_passive_stops_when_its_hero_falls() -> None:
    """The pup is stronger while its beastly Hero lives."""
    beast = able(house="H05", at="c3", hp=1, support=[{"card": "K01", "at": "a1"}])
    table = lay(beast, {"at": "c4"}, active="c4")
    assert look.attribute(table, "a1", "FOR") == 5
    do(table, "attack c3", dice=[1])
    assert (look.life(table, P0), look.attribute(table, "a1", "FOR")) == ("dead", 4)


@pytest.mark.rule("APOTHEOSIS-20.3")
def test_an_automatic_effect_is_resolved_once_each_time() -> None:
    table = lay_made({}, {"equip": ["TST9"], "hp": 5})
    assert look.hp(end_turn(table), P1) == 4
    assert look.hp(end_turn(table), P1) == 4
    assert look.hp(end_turn(table), P1) == 3


@pytest.mark.rule("APOTHEOSIS-20.4")
def test_what_can_be_activated() -> None:
    """A bar, an Event, the text of an active effect; not a coat, nor what works by itself."""
    side = {"equip": ["I08", "I14", "I04"], "memento": ["S15"], "inventory": ["V11"], "hp": 5}
    assert legal(lay(side), "use") == ["use I14 e1", "use I04 e3", "use V11 e2"]


@pytest.mark.rule("APOTHEOSIS-20.4")
@pytest.mark.parametrize("awake", [True, False])
def test_only_what_is_revealed_is_in_play(awake: bool) -> None:
    god = {"hero": {"house": "H08", "classes": ["C12", "C06", "C18"], "entity": "E08"}, "memento": ["S17"]}
    assert offers(lay({**god, "awake": awake}), "use E08 e1") is awake


@pytest.mark.rule("APOTHEOSIS-20.4")
def test_the_cards_of_the_fallen_are_not_in_play() -> None:
    """A partner's Hierarch may be used by the team while that partner lives."""

    def offered(hp: int) -> bool:
        me = {"hp": 5, "at": "c1"}
        table = lay(me, {}, able("C12", at="c2", hp=hp), {}, mode="teams", seats=4)
        return offers(table, "use C12 e1")

    assert (offered(3), offered(0), offered(-1)) == (True, False, False)


@pytest.mark.rule("APOTHEOSIS-20.5")
def test_a_character_activates_only_its_own_cards_in_its_own_main_phase() -> None:
    pup = {"card": "K02", "at": "c4"}
    sides = ({"at": "c3", "hp": 5, "equip": ["I14"], "support": [pup]}, {"at": "d4", "hp": 5, "equip": ["I14"]})
    assert legal(lay(*sides), "use") == ["use I14 e1"]
    assert legal(lay(*sides, active="c4"), "use") == ["use K02 e2"]
    mine = do(lay(*sides), "use I14 e1")
    assert (look.hp(mine, P0), look.hp(mine, P1)) == (7, 5)


@pytest.mark.rule("APOTHEOSIS-20.5")
def test_a_timing_works_in_the_turns_of_others_and_nowhere_else() -> None:
    brace = {"at": "c4", "memento": ["S04"]}
    assert legal(lay(brace), "use") == []
    assert legal(do(lay({"at": "c3"}, brace), "attack c4")) == ["use S04 e1", "pass"]


@pytest.mark.rule("APOTHEOSIS-20.5")
def test_a_scenario_card_is_for_everyone() -> None:
    well = {"card": "V19", "owner": 1}
    table = do(lay({"hp": 5}, scenario=[well]), "use V19 e1")
    assert (look.hp(table, P0), look.scenario(table)) == (6, ["V19"])


@pytest.mark.rule("APOTHEOSIS-20.6")
def test_effects_of_one_card_are_independent() -> None:
    """Both effects of the Bell once in the same round, and none of them twice."""
    side = able(at="c1", equip=["I18"], support=[{"card": "K01", "at": "c5"}])
    table = do(lay(side, at="start"), "use I18 e2")
    assert offers(table, "use I18 e1")
    do(table, "use I18 e1", "tile c2")
    assert legal(table, "use") == []


@pytest.mark.rule("APOTHEOSIS-20.6")
def test_each_effect_has_its_own_costs() -> None:
    """A Crossbow without a bolt cannot shoot, but can be loaded."""
    assert legal(lay({"at": "c3", "equip": ["I04"]}, {"at": "c4"}), "use") == ["use I04 e3"]
    loaded = {"card": "I04", "counters": {"CHARGE": 1}}
    assert legal(lay({"at": "c3", "equip": [loaded], "ap": 3}, {"at": "c4"}), "use") == ["use I04 e2", "use I04 e3"]


# The steps of an activation


@pytest.mark.rule("APOTHEOSIS-21.1")
def test_what_is_not_legal_changes_nothing() -> None:
    table = lay_made({"inventory": ["TST1"], "hp": 5})
    assert refuses(table, "use TST1 e1")
    assert (look.inventory(table, P0), look.hp(table, P0), look.story(table, "used")) == (["TST1"], 5, [])


@pytest.mark.rule("APOTHEOSIS-21.2")
def test_the_target_comes_before_the_payment() -> None:
    foe = {"at": "c4", "support": [{"card": "K04", "at": "d3"}]}
    table = do(lay({"at": "c3", "memento": ["S09", "S11"]}, foe), "use S09 e1")
    assert (asked(table), look.ap(table, P0)) == ((P0, "target"), 5)
    do(table, "target d3")
    assert (asked(table), answers(table, "pick"), look.ap(table, P0)) == ((P0, "pay"), ["S09", "S11"], 5)


@pytest.mark.rule("APOTHEOSIS-21.2", "APOTHEOSIS-R11")
def test_a_card_is_never_chosen_by_its_own_selectors() -> None:
    """Black Communion banishes another card of the inventory, never itself."""
    assert refuses(lay({"inventory": ["V20"]}), "use V20 e1")
    table = do(lay({"inventory": ["V20", "V03"]}), "use V20 e1")
    assert sorted(look.banished(table)) == ["V03", "V20"]


@pytest.mark.rule("APOTHEOSIS-21.2")
def test_a_skill_pays_its_bar_with_itself_and_nothing_else() -> None:
    """Quickstep: its bar costs its own SP; its second effect prints 1 SP, which another card must give."""
    assert look.sideways(do(lay({"memento": ["S23"]}), "use S23 e1", "tile c2"), P0) == ["S23"]
    assert asked(lay({"memento": ["S23"]}, at="end", active="c7")) == (P0, "main")
    table = lay({"memento": ["S23", "S01"]}, at="end", active="c7")
    assert look.sideways(do(table, "use S23 e2"), P0) == ["S01"]


@pytest.mark.rule("APOTHEOSIS-21.3")
def test_everything_is_paid_before_anybody_answers() -> None:
    """AP and HP, MP by lying down, and an Item that is its own cost."""
    table = do(lay({"at": "c3", "memento": ["S09"]}, {"at": "c4", "memento": ["S13"]}), "use S09 e1")
    assert (asked(table), look.ap(table, P0), look.sideways(table, P0)) == ((P1, "window"), 1, ["S09"])
    table = do(lay_made({"equip": ["TST10"], "hp": 5}, {"memento": ["S13"]}), "use TST10 e1")
    assert (asked(table), look.discard(table, P0), look.hp(table, P0)) == ((P1, "window"), ["TST10"], 5)


@pytest.mark.rule("APOTHEOSIS-21.3")
def test_a_concealed_card_is_revealed_with_the_payment() -> None:
    table = lay({"inventory": ["V03"]}, {"memento": ["S13"]})
    assert "V03" not in look.mentioned(table.view(P1)["players"], table.view(P1)["stack"])
    do(table, "use V03 e1")
    assert asked(table) == (P1, "window")
    assert "V03" in look.mentioned(table.view(P1)["stack"])


@pytest.mark.rule("APOTHEOSIS-21.3", "APOTHEOSIS-R23")
def test_a_limit_is_used_when_it_is_paid() -> None:
    """The Dreamreader is answered by an Unspeak: once per turn is over."""
    table = lay(able("C21"), {"memento": ["S13"], "inventory": ["V03"]})
    do(table, "use C21 e1", "use S13 e1")
    assert (look.ap(table, P0), offers(table, "use C21 e1"), look.story(table, "shown")) == (4, False, [])


@pytest.mark.rule("APOTHEOSIS-21.4", "APOTHEOSIS-24.4")
def test_the_innermost_response_comes_first() -> None:
    """The Gift is answered by an Unspeak, and that by the Glyphwright: the Gift is given."""
    table = lay(able("C08", inventory=["V03"], memento=["S09", "S11"]), {"memento": ["S13"]})
    do(table, "use V03 e1", "use S13 e1")
    assert (asked(table), legal(table)) == ((P0, "window"), ["use C08 e1", "pass"])
    do(table, "use C08 e1", "pick S09", "done", "choose 1")
    assert (look.inventory(table, P0), look.discard(table, P0)) == (["I08", "I08"], ["V03"])
    assert (look.sideways(table, P1), look.activated(table)) == (["S13"], ["V03 e1", "S13 e1", "C08 e1"])


@pytest.mark.rule("APOTHEOSIS-21.5", "APOTHEOSIS-R77")
def test_who_is_no_longer_alive_resolves_nothing() -> None:
    """The answer costs the user its last 2 HP: Cinders do not fall, the MP and AP are spent."""
    me = {"at": "c3", "hp": 2, "memento": ["S10"], "support": [{"card": "K01", "at": "a1"}]}
    table = do(lay_made(me, {"at": "c5", "equip": ["TST60"]}), "use S10 e1", "target c5", "use TST60 e1")
    assert (look.life(table, P0), look.blows(table), look.hp(table, P1), look.ap(table, P0)) == ("ko", [], 10, 0)


@pytest.mark.rule("APOTHEOSIS-21.6")
def test_the_task_is_skipped_when_the_card_is_gone() -> None:
    table = do(lay_made({"inventory": ["TST61"]}), "use TST61 e1")
    assert (look.banished(table), look.discard(table, P0)) == (["TST61"], [])


@pytest.mark.rule("APOTHEOSIS-21.6", "APOTHEOSIS-21.7")
def test_after_the_task_come_the_triggers() -> None:
    """Broken Seal lies under the deck already when its own burial draws a card."""
    sleeper = {"hero": {"house": "H08", "classes": ["C12"], "entity": "E02"}, "awake": True}
    table = do(lay({"inventory": ["V16"], "deck": []}, sleeper), "use V16 e1")
    assert (look.inventory(table, P0), look.deck(table, P0)) == (["V16"], [])


@pytest.mark.rule("APOTHEOSIS-21.7")
def test_what_an_effect_sets_off_waits_for_its_end() -> None:
    """The Twin Kukris wound twice before the wounded may heal."""
    table = lay({"at": "c3", "equip": ["I02"]}, {"at": "c4", "memento": ["S21"]})
    do(table, "use I02 e1", dice=[5])
    assert (asked(table), legal(table), look.hp(table, P1)) == ((P1, "window"), ["use S21 e1", "pass"], 10 - 3 - 1)


# Automatic effects


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-30.1", "APOTHEOSIS-R5")
@pytest.mark.parametrize(("cards", "left", "health"), [(["V01"], [], 4), ([], [], 5)])
def test_an_automatic_effect_is_mandatory_if_legal_and_skipped_if_not(
    cards: list[str], left: list[str], health: int
) -> None:
    table = lay_made({"equip": ["TST71"], "inventory": cards, "hp": 5}, at="start")
    assert (asked(table), look.inventory(table, P0), look.hp(table, P0)) == ((P0, "main"), left, health)


@pytest.mark.rule("APOTHEOSIS-R85")
def test_the_cost_of_an_automatic_effect_may_be_declined() -> None:
    def answer(word: str) -> tuple[int, list[str]]:
        table = lay_made({"equip": ["TST62"], "memento": ["S01"], "hp": 5}, at="start")
        assert (asked(table), sorted(legal(table))) == ((P0, "trigger"), ["accept", "decline"])
        do(table, word)
        assert asked(table) == (P0, "main")
        return look.hp(table, P0), look.upright(table, P0)

    assert answer("accept") == (6, [])
    assert answer("decline") == (5, ["S01"])


@pytest.mark.rule("APOTHEOSIS-R85", "APOTHEOSIS-22.1")
def test_an_automatic_effect_whose_cost_cannot_be_paid_is_not_asked() -> None:
    table = lay_made({"equip": ["TST62"], "memento": exhausted("S01"), "hp": 5}, at="start")
    assert (asked(table), look.hp(table, P0)) == ((P0, "main"), 5)


@pytest.mark.rule("APOTHEOSIS-21.6", "APOTHEOSIS-R33")
def test_an_event_without_a_task_goes_back_to_the_inventory() -> None:
    table = do(lay_made({"inventory": ["TST1", "V01"], "hp": 5}), "use TST1 e1")
    assert look.inventory(table, P0) == ["TST1"]
    assert "TST1" not in look.mentioned(table.view(P1)["players"]), "concealed again"
