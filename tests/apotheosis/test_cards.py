"""APOTHEOSIS-2: what a card is, who may have it on the table, its owner, its properties, its two positions."""

from __future__ import annotations

from pathlib import Path

import pytest

import carteado
from apotheosis import looking as look
from apotheosis.battle import P0, P1, answers, exhausted, lay, refusal
from apotheosis.workshop import faults, lay_made, resource
from table import asked, do, legal, offers, refuses

SHEET = {"house", "class", "entity"}
RESOURCE = {"item", "skill", "companion", "event"}
EVERY = {"id", "suit", "name", "level", "rarity", "collection", "illustration", "artist"}
OF_SUIT = {
    "house": {"base"},
    "class": {"path", "bonus", "knowledge", "spaces"},
    "entity": {"bonus"},
    "item": {"knowledge"},
    "skill": {"knowledge", "value", "sp", "mp"},
    "companion": {"knowledge", "value", "type", "path", "attributes"},
    "event": {"knowledge", "value"},
}


def hero_text(sheet: str = "H01; C02", /, **counts: int) -> str:
    """A Hero with a deck of 30: these cards, and as many of the others as are left."""
    cards = dict(counts)
    for id in ("I01", "I06", "I08", "I12", "I14", "S01", "S03", "S04", "S23", "V03", "V04"):
        if id not in cards and (left := 30 - sum(cards.values())):
            cards[id] = min(3, left)
    return "; ".join([sheet, *[f"{count} {id}" for id, count in cards.items()]])


# The printed cards


@pytest.mark.rule("APOTHEOSIS-2.1")
def test_there_are_seven_suits() -> None:
    suits = {card["suit"] for card in carteado.load("apotheosis").card_data().values()}
    assert suits == SHEET | RESOURCE


@pytest.mark.rule("APOTHEOSIS-2.1", "APOTHEOSIS-5.2", "APOTHEOSIS-R12")
def test_the_two_groups_have_piles_of_their_own() -> None:
    """A Class that leaves its Hero goes to the sheet pile of its owner, the Event that did it to the resource pile."""
    sheet = {"hero": {"house": "H02", "classes": ["C05", "C03"]}}
    table = do(lay_made({"inventory": ["TST6"]}, sheet), "use TST6 e1", "pick C03")
    assert (look.sheet_discard(table, P1), look.discard(table, P1)) == (["C03"], [])
    assert (look.sheet_discard(table, P0), look.discard(table, P0)) == ([], ["TST6"])


@pytest.mark.rule("APOTHEOSIS-2.2", "APOTHEOSIS-2.11")
def test_every_card_has_the_fields_of_its_suit() -> None:
    for card in carteado.load("apotheosis").card_data().values():
        assert EVERY | OF_SUIT[card["suit"]] <= card.keys()
        assert card["name"].keys() == {"en", "pt"}
        assert card["level"] in (1, 2, 3)
        assert card["illustration"] == f"{card['id'].lower()}.svg"
        assert card["artist"]


@pytest.mark.rule("APOTHEOSIS-2.2")
def test_a_card_without_a_field_of_its_suit_is_refused(tmp_path: Path) -> None:
    whole = resource("I98", "skill", {"bar": {"ap": 1}, "do": [{"heal": {"amount": 1, "to": "me"}}]})
    assert faults(tmp_path, whole) == []
    for field in EVERY | OF_SUIT["skill"]:
        assert len(faults(tmp_path, {name: value for name, value in whole.items() if name != field})) == 1, field
    assert faults(tmp_path, {**whole, "type": "human"}) == ["I98"]


@pytest.mark.rule("APOTHEOSIS-2.9", "APOTHEOSIS-6.3", "APOTHEOSIS-R82")
@pytest.mark.parametrize(
    ("card", "most"), [("I01", 3), ("I02", 3), ("I07", 3), ("I22", 1), ("S19", 1), ("I23", 1), ("K16", 1)]
)
def test_copies_of_a_card_by_its_rarity(card: str, most: int) -> None:
    assert refusal(hero_0=hero_text(**{card: most})) is None
    assert refusal(hero_0=hero_text(**{card: most + 1})) == "apotheosis-hero-too-many-copies"


@pytest.mark.rule("APOTHEOSIS-2.10", "APOTHEOSIS-6.3")
@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("teams", 4), ("ffa", 3)])
@pytest.mark.parametrize("card", ["S16", "V20"])
def test_arena_formats_forbid_the_forbidden_collection(card: str, mode: str, seats: int) -> None:
    hero = hero_text(**{card: 1})
    assert refusal(mode=mode, seats=seats, hero_1=hero) == "apotheosis-hero-forbidden"
    assert refusal(mode=mode, seats=seats, hero_1=hero.replace(card, "V19")) is None


@pytest.mark.rule("APOTHEOSIS-2.14")
@pytest.mark.parametrize(
    ("event", "pays", "does_not"), [("TST36", "I14", "I23"), ("TST37", "K02", "K01"), ("TST41", "V09", "V03")]
)
def test_price_will_and_fate_are_values(event: str, pays: str, does_not: str) -> None:
    """A price of 1 (the Crown has none), 4 WILL, 4 FATE."""
    poor = lay_made({"hp": 5, "inventory": [event, does_not]})
    assert refuses(poor, f"use {event} e1")
    rich = do(lay_made({"hp": 5, "inventory": [event, pays]}), f"use {event} e1")
    assert (look.hp(rich, P0), look.discard(rich, P0)) == (6, [pays, event])


@pytest.mark.rule("APOTHEOSIS-2.14", "APOTHEOSIS-9.12")
@pytest.mark.parametrize(("skills", "enough"), [(["S01"], True), ([], False)])
def test_the_value_of_a_skill_is_xp(skills: list[str], enough: bool) -> None:
    pup = {"card": "K01", "at": "b2", "attached": skills}
    table = lay({"support": [pup], "inventory": ["K02"]}, active="b2")
    assert offers(table, "evolve") is enough


@pytest.mark.rule("APOTHEOSIS-2.15")
@pytest.mark.parametrize(
    ("entity", "level", "awake", "maximum"),
    [
        ("E07", 10, False, 13),
        ("E07", 10, True, 13),
        ("E09", 10, False, 13),
        ("E08", 10, False, 10),
        ("E04", 10, True, 10),
    ],
)
def test_great_apotheosis_needs_a_legendary_god(entity: str, level: int, awake: bool, maximum: int) -> None:
    """The Crown adds 3 maximum HP in great apotheosis, asleep or awake; Oru is epic, Underbough no god."""
    hero = {"hero": {"house": "H01", "classes": [], "entity": entity}, "level": level, "hp_max": 9, "awake": awake}
    assert look.hp_max(lay({**hero, "equip": ["I23"]}), P0) == maximum


# Where cards may be


@pytest.mark.rule("APOTHEOSIS-2.3", "APOTHEOSIS-R1", "APOTHEOSIS-R12")
def test_a_sheet_card_never_comes_into_an_inventory() -> None:
    sheet = {"hero": {"house": "H02", "classes": ["C05", "C03"]}}
    table = do(lay_made({"inventory": ["TST6"]}, sheet), "use TST6 e1")
    assert (asked(table), answers(table, "pick")) == ((P0, "cards"), ["C05", "C03"])
    do(table, "pick C05")
    assert (look.inventory(table, P1), look.sheet_discard(table, P1)) == ([], ["C05"])


@pytest.mark.rule("APOTHEOSIS-2.4", "APOTHEOSIS-4.5")
def test_a_card_whose_requirement_fails_goes_to_the_inventory() -> None:
    """Without its Class the Hero knows no more practice 2: the crossbow goes, the bow stays."""
    side = {"hero": {"house": "H02", "classes": ["C05", "C03"]}, "equip": ["I03", "I04"], "memento": ["S01"]}
    table = do(lay_made({"inventory": ["TST6"]}, side), "use TST6 e1", "pick C03")
    assert (look.equip(table, P1), look.memento(table, P1), look.inventory(table, P1)) == (["I03"], ["S01"], ["I04"])


@pytest.mark.rule("APOTHEOSIS-2.4")
def test_an_attached_card_needs_no_requirement() -> None:
    pup = {"card": "K01", "at": "b2", "attached": ["S26", "I22"]}
    table = lay({"hero": {"house": "H01", "classes": ["C01"]}, "support": [pup]})
    do(table, "turn e")
    assert (look.support(table, P0), look.inventory(table, P0)) == (["K01"], [])


KNOWN = [
    ("I01", {"athletics": 1}, True),
    ("I01", {"athletics": 0, "defense": 3}, False),
    ("I02", {"athletics": 1}, False),
    ("I02", {"athletics": 2}, True),
    ("TST20", {"athletics": 1}, False),
    ("TST20", {"defense": 1}, False),
    ("TST20", {"athletics": 1, "defense": 1}, True),
    ("TST23", {"mental": 0}, False),
    ("TST23", {"mental": 1}, True),
]


@pytest.mark.rule("APOTHEOSIS-2.5", "APOTHEOSIS-9.5", "APOTHEOSIS-R13")
@pytest.mark.parametrize(("card", "known", "allowed"), KNOWN)
def test_each_knowledge_listed_at_the_level_of_the_card(card: str, known: dict[str, int], allowed: bool) -> None:
    """TST20 lists two knowledges; TST23 would give the mental that it needs."""
    table = lay_made({"hero": {"house": "H01", "classes": []}, "knowledge": known, "inventory": [card]})
    assert offers(table, f"equip {card}") is allowed


@pytest.mark.rule("APOTHEOSIS-2.5")
def test_what_a_card_gives_does_not_keep_it_on_the_table() -> None:
    """The circlet's mental counts for others, the band of TST23 would hold itself up."""
    table = lay_made({"hero": {"house": "H01", "classes": []}, "knowledge": {"mental": 0}, "equip": ["TST23"]})
    do(table, "turn e")
    assert (look.equip(table, P0), look.inventory(table, P0), look.knowledge(table, P0)) == ([], ["TST23"], {})


@pytest.mark.rule("APOTHEOSIS-2.5")
@pytest.mark.parametrize(
    ("card", "level", "allowed"),
    [("I08", 1, True), ("TST21", 3, False), ("TST21", 4, True), ("TST22", 5, False), ("TST22", 6, True)],
)
def test_free_cards_ask_for_a_level_of_the_hero(card: str, level: int, allowed: bool) -> None:
    table = lay_made({"hero": {"house": "H01", "classes": []}, "level": level, "inventory": [card]})
    assert offers(table, f"equip {card}") is allowed


@pytest.mark.rule("APOTHEOSIS-3.6", "APOTHEOSIS-R14")
def test_a_class_is_worth_1_in_each_of_its_knowledges() -> None:
    """A Class of level 3 too: athletics, defense and practice of the Gate Marshal."""
    table = lay({"hero": {"house": "H01", "classes": ["C03", "C24"]}})
    assert look.knowledge(table, P0) == {"athletics": 2, "defense": 2, "practice": 1}


@pytest.mark.rule("APOTHEOSIS-2.6", "APOTHEOSIS-R15")
def test_events_have_no_place_on_a_table() -> None:
    assert refuses(lay_made({"inventory": ["TST28", "V03"]}), "use TST28 e1")
    table = lay_made({"inventory": ["TST28", "V03", "I08"]})
    assert not any(refused in legal(table) for refused in ("equip V03", "learn V03", "recruit V03"))
    do(table, "use TST28 e1")
    assert (look.equip(table, P0), look.inventory(table, P0)) == (["I08"], ["V03"])


@pytest.mark.rule("APOTHEOSIS-2.7")
def test_a_looted_card_returns_to_the_pile_of_its_owner() -> None:
    ally = {"card": "K01", "at": "a7"}
    fallen = {"at": "c4", "hp": -1, "equip": ["I08"], "support": [ally]}
    table = do(lay_made({"at": "c3", "hp": 5, "inventory": ["TST1"]}, fallen), "loot c4")
    assert look.inventory(table, P0) == ["TST1", "I08"]
    do(table, "use TST1 e1")
    assert (look.discard(table, P0), look.discard(table, P1)) == ([], ["I08"])


# Properties


@pytest.mark.rule("APOTHEOSIS-2.8", "APOTHEOSIS-2.13")
@pytest.mark.parametrize(
    ("side", "force"),
    [
        ({}, 4),
        ({"hero": {"house": "H05", "classes": []}}, 5),
        ({"hero": {"house": "H01", "classes": ["C20"]}}, 5),
        ({"hero": {"house": "H01", "classes": [], "entity": "E03"}, "awake": True}, 5),
        ({"hero": {"house": "H01", "classes": [], "entity": "E03"}, "awake": False}, 4),
        ({"equip": ["TST34"]}, 5),
        ({"equip": ["TST35"]}, 4),
        ({"memento": ["S22"], "inventory": ["TST34"]}, 4),
    ],
)
def test_the_properties_of_a_hero(side: dict[str, object], force: int) -> None:
    """The pup has +1 FOR if its Hero has BEAST: by House, Class, awake Entity, or an Item with a specifier."""
    known = {"level": 9, "knowledge": {"athletics": 1, "transmutation": 1}, "spaces": {"support": 1}}
    table = lay_made({**known, **side, "support": [{"card": "K01", "at": "b2"}]})
    assert look.attribute(table, "b2", "FOR") == force


@pytest.mark.rule("APOTHEOSIS-2.8", "APOTHEOSIS-9.4")
def test_an_attack_has_the_properties_of_its_card_and_a_normal_attack_none() -> None:
    """Basilisk Oil gives 3 DMG to attacks with BLADE; the Hero of the Linebreaker's BLADE strikes normally without."""
    side = {"at": "c3", "hero": {"house": "H01", "classes": ["C24"]}, "attributes": {"FOR": 5}, "ap": 9}
    known = {"knowledge": {"athletics": 1, "transmutation": 1}, "equip": ["I01", "I16"]}
    table = do(lay({**side, **known}, {"at": "c4", "hp": 20, "hp_max": 20}), "use I16 e1")
    do(table, "use I01 e1", dice=[1])
    do(table, "attack c4", dice=[1])
    assert [damage for damage, _ in look.blows(table)] == [5 + 1 + 3, 5 + 1]


# Upright and sideways


@pytest.mark.rule("APOTHEOSIS-2.12", "APOTHEOSIS-R88")
def test_an_exhausted_card_keeps_its_effects() -> None:
    """The Aegis gives its CON lying down, and a Skill of poison does its work."""
    table = lay({"equip": [{"card": "I07", "exhausted": True}]}, {"memento": exhausted("S22")})
    assert look.attribute(table, P0, "CON") == 6
    table = lay({"hp": 5, "markers": ["POISONED"]}, {"memento": exhausted("S22")}, at="start")
    assert look.hp(table, P0) == 4


@pytest.mark.rule("APOTHEOSIS-2.12")
def test_an_exhausted_card_cannot_be_exhausted_again() -> None:
    """The Aegis is exhausted against the first attack; against the second it is no answer."""
    table = lay({"at": "c3", "ap": 6}, {"at": "c4", "equip": ["I07"], "memento": exhausted("S01")})
    do(table, "attack c4", "use I07 e2")
    assert look.is_exhausted(table, P1, "I07")
    do(table, "attack c4")
    assert asked(table) == (P0, "main")


@pytest.mark.rule("APOTHEOSIS-2.13", "APOTHEOSIS-13.1")
def test_a_concealed_card_gives_nothing() -> None:
    sheet = {"hero": {"house": "H01", "classes": ["C02", "C24"], "entity": "E03"}}
    assert [look.attribute(lay({**sheet, "awake": awake}), P0, "FOR") for awake in (False, True)] == [8, 11]


@pytest.mark.rule("APOTHEOSIS-2.16", "APOTHEOSIS-R99")
def test_a_card_returns_to_the_table_upright_and_has_not_been_recovered() -> None:
    """Vigil heals 1 when it is recovered."""
    table = lay({"hp": 5, "memento": exhausted("S18")})
    do(table, "forget S18", "learn S18")
    assert (look.sideways(table, P0), look.memento(table, P0), look.hp(table, P0)) == ([], ["S18"], 5)


@pytest.mark.rule("APOTHEOSIS-2.16", "APOTHEOSIS-4.8")
def test_a_card_kept_revealed_in_an_inventory_can_be_exhausted() -> None:
    """TST55 heals for being exhausted: with counters it does so from the inventory, without it does not."""
    kept = {"card": "TST55", "counters": {"TIME": 1}}
    table = do(lay_made({"hp": 5, "inventory": [kept]}), "use TST55 e1")
    assert (look.hp(table, P0), look.is_exhausted(table, P0, "TST55")) == (6, True)
    assert refuses(table, "use TST55 e1")
    do(table, "equip TST55")
    assert not look.is_exhausted(table, P0, "TST55"), "it enters the table recovered"
    assert refuses(lay_made({"hp": 5, "inventory": ["TST55"]}), "use TST55 e1")


@pytest.mark.rule("APOTHEOSIS-2.16", "APOTHEOSIS-15.1")
def test_only_cards_in_play_lie_on_their_side() -> None:
    table = do(
        lay({"memento": exhausted("S01"), "equip": [{"card": "I06", "exhausted": True}]}), "unequip I06", "forget S01"
    )
    assert not look.is_exhausted(table, P0, "I06")
    assert not look.is_exhausted(table, P0, "S01")
    assert not look.is_shown(table, P0, "S01")
