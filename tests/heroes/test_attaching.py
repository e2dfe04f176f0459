"""HEROES-12.8 to 12.10: action cards on characters."""

from __future__ import annotations

import pytest

from heroes.arena import P0, end_main, lay, pass_slots, slot_of
from heroes.characters import attached, energy, hp, works
from heroes.looking import hand
from table import deck, do, legal, offers, refuses

ENEMY = {"team": ["C16"]}


@pytest.mark.rule("HEROES-12.8", "HEROES-R49")
def test_any_number_a_turn_three_on_one_character() -> None:
    side = {"hand": ["A01", "A02", "A04", "A37", "A23"], "team": ["C04", "C10"]}
    table = do(lay(side, ENEMY), "attach A01 C04", "attach A02 C04", "attach A04 C04")
    assert attached(table, "C04") == ["A01", "A02", "A04"]
    assert refuses(table, "attach A37 C04")
    assert refuses(table, "attach A23 C04")
    do(table, "attach A37 C10", "attach A23 C10")
    assert (attached(table, "C10"), hand(table, P0)) == (["A37", "A23"], [])


@pytest.mark.rule("HEROES-12.8", "HEROES-R49", "HEROES-R109")
def test_no_two_of_the_same_on_one_character_but_on_two() -> None:
    table = do(lay({"hand": ["A02", "A02"], "team": ["C04", "C10"]}, ENEMY), "attach A02 C04")
    assert legal(table, "attach") == ["attach A02 C10"]
    do(table, "attach A02 C10")
    assert (attached(table, "C04"), attached(table, "C10")) == (["A02"], ["A02"])


@pytest.mark.rule("HEROES-12.8", "HEROES-1.12")
def test_only_onto_own_characters_in_the_own_main() -> None:
    side = {"hand": ["A02"], "team": ["C04"]}
    table = lay(side, ENEMY)
    assert legal(table, "attach") == ["attach A02 C04"]
    assert legal(slot_of(end_main(table), "C04"), "attach") == []


@pytest.mark.rule("HEROES-12.8")
def test_a_granted_ability_counts() -> None:
    """Jet Harness gives flight to all allies."""
    side = {"hand": ["A27"], "team": ["C04"]}
    assert refuses(lay(side, ENEMY), "attach A27 C04")
    table = do(lay({**side, "equipment": ["Q19"]}, ENEMY), "attach A27 C04")
    assert attached(table, "C04") == ["A27"]


@pytest.mark.rule("HEROES-12.8")
def test_attaching_is_free_and_takes_effect_at_once() -> None:
    table = lay({"hand": ["A06"], "team": [{"card": "C01", "energy": 2}]}, ENEMY)
    do(table, "attach A06 C01")
    assert energy(table, "C01") == 2
    do(end_main(table), "use A06")
    assert (hp(table, "C16"), energy(table, "C01")) == ("7/0", 0)


@pytest.mark.rule("HEROES-12.9", "HEROES-R51")
def test_an_attached_card_is_used_again_every_turn() -> None:
    table = lay({"team": [{"card": "C01", "energy": 4, "actions": ["A02"]}]}, ENEMY)
    for left in ("8/1", "7/0", "5/0"):
        do(end_main(table), "use A02")
        assert (attached(table, "C01"), hp(table, "C16")) == (["A02"], left)
        pass_slots(table)


@pytest.mark.rule("HEROES-12.9")
def test_an_attached_card_cannot_be_moved() -> None:
    table = lay({"team": [{"card": "C04", "actions": ["A02"]}, "C10"]}, ENEMY)
    assert legal(table, "attach") == []


@pytest.mark.rule("HEROES-12.9", "HEROES-18.2", "HEROES-R58")
def test_it_is_discarded_when_its_character_leaves() -> None:
    """Swapped out or knocked out."""
    table = lay({"hand": ["C01"], "team": [{"card": "C04", "actions": ["A02", "A04"]}]}, ENEMY)
    do(table, "swap C01 C04")
    assert deck(table, P0) == ["A02", "A04", "C04"]
    weak = {"card": "C04", "actions": ["A02", "A04"], "damage": 4, "protection": 0, "energy": 2}
    table = lay({"team": [weak, "C10"], "deck": ["S01"]}, {"team": ["C01"]}, at="combat")
    do(table, "use C01 a1", "target C04")
    assert deck(table, P0) == ["S01", "A02", "A04"]


@pytest.mark.rule("HEROES-12.9", "HEROES-R109")
def test_copies_on_two_characters_are_each_used() -> None:
    team = [{"card": card, "energy": 1, "actions": ["A02"]} for card in ("C01", "C05")]
    table = lay({"team": team}, ENEMY, at="combat")
    do(table, "use A02", "use A02#2")
    assert hp(table, "C16") == "7/0"


@pytest.mark.rule("HEROES-12.10", "HEROES-R50")
def test_without_the_ability_it_is_dormant_and_stays() -> None:
    """Jet Harness runs out of energy at the end of its owner's turn; a new one wakes Dive Bomb."""
    flyer = {"card": "C04", "energy": 2, "actions": ["A27"]}
    table = lay({"team": [flyer], "hand": ["Q19"], "equipment": ["Q19"], "sources": ["S01", "S02"]}, ENEMY)
    assert works(table, "A27")
    assert offers(slot_of(end_main(table), "C04"), "use A27")
    pass_slots(table)
    assert (attached(table, "C04"), works(table, "A27")) == (["A27"], False)
    end_main(table)
    assert not offers(slot_of(table, "C04"), "use A27")
    pass_slots(table)
    do(table, "equip Q19")
    assert works(table, "A27")
    assert offers(slot_of(end_main(table), "C04"), "use A27")


@pytest.mark.rule("HEROES-12.10")
@pytest.mark.parametrize(("card", "ability"), [("A31", "divine"), ("A19", "magic")])
def test_a_forbidden_type_is_dormant(card: str, ability: str) -> None:
    """Null Field forbids magic and divine action cards; printed actions and other types work."""
    novice = {"card": "C11", "energy": 4, "actions": [card, "A02"]}
    table = lay({"team": [novice]}, ENEMY, event="V06", at="combat")
    assert (works(table, card), works(table, "A02"), ability) == (False, True, ability)
    assert set(legal(slot_of(table, "C11"))) == {"use C11 a1", "use C11 a2", "use A02", "pass"}
    table = lay({"team": [novice]}, ENEMY, at="combat")
    assert offers(slot_of(table, "C11"), f"use {card}")


@pytest.mark.rule("HEROES-12.10")
def test_a_dormant_card_works_again_when_the_ban_is_gone() -> None:
    side = {"team": [{"card": "C11", "energy": 4, "actions": ["A31"]}], "hand": ["V03"]}
    table = lay(side, ENEMY, event="V06")
    assert not works(table, "A31")
    do(table, "event V03")
    assert works(table, "A31")


@pytest.mark.rule("HEROES-12.8", "HEROES-12.10")
def test_a_forbidden_card_may_still_be_attached() -> None:
    """Null Field forbids its use, not the attaching."""
    table = do(lay({"team": ["C11"], "hand": ["A31"]}, ENEMY, event="V06"), "attach A31 C11")
    assert (attached(table, "C11"), works(table, "A31")) == (["A31"], False)
