"""HEROES-2 and 3: cards and zones."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import carteado
from heroes.arena import P0, P1, end_main, lay, pass_slots, slot_of, some, targets
from heroes.characters import abilities, attached, energy, in_play, storage
from heroes.looking import dead, equipment, event, sources, team
from table import answers, deck, do, known, legal, mentioned, offers, refuses

CARDS = carteado.load("heroes").card_data()


def of_type(type: str) -> list[str]:
    return [id for id, data in CARDS.items() if data["type"] == type]


@pytest.mark.rule("HEROES-2.1")
def test_five_types_of_cards() -> None:
    found = Counter(data["type"] for data in CARDS.values())
    assert found == {"character": 40, "source": 10, "event": 17, "equipment": 20, "action": 40}


@pytest.mark.rule("HEROES-2.2")
def test_every_card_has_an_id_and_two_names() -> None:
    for id, data in CARDS.items():
        assert data["id"] == id
        assert all(data["name"][language] for language in ("en", "pt"))
    unique = {id for id, data in CARDS.items() if data.get("unique")}
    assert unique == {"C33", "C34", "C35", "S06", "V13", "Q03", "Q15", "Q17", "A22", "A33"}


@pytest.mark.rule("HEROES-2.3", "HEROES-R5")
def test_basic_and_other_cards_are_treated_alike() -> None:
    """Of a hand above the limit any card may go, whatever its type."""
    hand = ["C01", "S01", "A02", "Q05", "V01", "C05", "S05", "A04", "Q06"]
    table = pass_slots(end_main(lay({"hand": hand, "team": ["C04"]})))
    assert set(legal(table)) == {f"discard {id}" for id in hand}


@pytest.mark.rule("HEROES-2.4", "HEROES-8.5")
def test_advanced_sources_have_one_activation_basic_ones_none() -> None:
    table = lay({"sources": ["S01", "S07", "S05", "S10"], "team": ["C04"]})
    assert set(legal(table, "activate")) == {"activate S07", "activate S05", "activate S10"}
    assert set(of_type("source")) == {f"S{number:02}" for number in range(1, 11)}
    assert {id for id in of_type("source") if CARDS[id]["subtype"] == "advanced"} == {
        f"S{number:02}" for number in range(5, 11)
    }


@pytest.mark.rule("HEROES-2.5", "HEROES-9.4", "HEROES-R31")
def test_every_event_says_whom_it_addresses() -> None:
    scopes = {id: CARDS[id]["scope"] for id in of_type("event")}
    assert len(scopes) == 17
    assert (scopes["V01"], scopes["V09"], scopes["V11"], scopes["V16"]) == (
        "turn_player",
        "everyone",
        "each_opponent",
        "all_enemies",
    )


@pytest.mark.rule("HEROES-2.6", "HEROES-7.4", "HEROES-10.8")
def test_equipment_has_a_cost_and_a_storage() -> None:
    ids = of_type("equipment")
    assert min(CARDS[id]["cost"] for id in ids) == 1
    table = lay({"equipment": ids})
    assert {id: storage(table, id) for id in ids} == {id: {"Q02": 8, "Q03": 6}.get(id, 4) for id in ids}
    assert {id for id in ids if in_play(table, id)["silo"]} == {"Q01", "Q02", "Q03"}


@pytest.mark.rule("HEROES-2.7", "HEROES-R33", "HEROES-R34")
def test_characters_by_their_stars() -> None:
    """Only five-star characters may have a fifth ability."""
    for id in of_type("character"):
        data = CARDS[id]
        assert (data.get("subtype") == "mob") is id.startswith("M")
        assert len(data["abilities"]) <= (5 if data["stars"] == 5 and id.startswith("C") else 4)
        assert 1 <= data["stars"] <= 5
    assert {id for id in of_type("character") if CARDS[id]["stars"] == 5} == {"C33", "C34", "C35", "C36", "M01", "M04"}
    table = lay({"team": ["C33"]})
    assert abilities(table, "C33") == {"divine", "energy", "cosmic", "flight", "strength"}


@pytest.mark.rule("HEROES-2.7")
def test_a_character_in_play_shows_what_is_printed() -> None:
    seen = in_play(lay({"team": ["C32"]}), "C32")
    assert {name: seen[name] for name in ("health", "max_health", "protection", "speed", "energy", "storage")} == {
        "health": 8,
        "max_health": 8,
        "protection": 3,
        "speed": 3,
        "energy": 0,
        "storage": 4,
    }
    data = CARDS["C32"]
    assert (data["alter_ego"], data["earth"], data["alignment"]) == ("Dalva Ferraz", 30, "villain")
    assert (data["title"]["en"], data["alliances"]) == ("Warlord", ["forge", "court"])


@pytest.mark.rule("HEROES-2.7", "HEROES-2.13")
@pytest.mark.parametrize("id", [id for id in of_type("character") if id.startswith("C")])
def test_one_to_three_active_actions_and_none_is_empty(id: str) -> None:
    """What a character offers with all the energy it can hold, facing one enemy and beside one ally."""
    held = 6 if id == "C36" else 4
    friend, foe = ("C04", "C10") if id not in ("C04", "C10") else ("C05", "C12")
    enemy = {"card": foe, "energy": 1}
    table = lay({"team": [{"card": id, "energy": held}, friend]}, {"team": [enemy]}, at="combat")
    uses = [use for use in answers(slot_of(table, id), "use") if use.startswith(f"{id} ")]
    passive = {"C03": 1, "C04": 1, "C13": 1}.get(id, 0)
    assert 1 <= len(uses) - passive <= 3


ABILITIES = [
    ("energy", "A06", "C01", "C02"),
    ("elemental", "A11", "C08", "C07"),
    ("toxic", "A12", "C05", "C04"),
    ("science", "A14", "C03", "C06"),
    ("mentalism", "A16", "C06", "C03"),
    ("magic", "A19", "C11", "C10"),
    ("strength", "A23", "C04", "C05"),
    ("speed", "A25", "C02", "C13"),
    ("flight", "A27", "C13", "C02"),
    ("cosmic", "A29", "C18", "C20"),
    ("divine", "A31", "C23", "C01"),
]


@pytest.mark.rule("HEROES-2.8", "HEROES-2.9", "HEROES-11.11", "HEROES-12.8", "HEROES-R50")
@pytest.mark.parametrize(("ability", "card", "able", "unable"), ABILITIES)
def test_eleven_abilities_each_with_its_action_cards(ability: str, card: str, able: str, unable: str) -> None:
    table = lay({"hand": [card, "A02"], "team": [able, unable]})
    assert (ability in abilities(table, able), ability in abilities(table, unable)) == (True, False)
    assert set(legal(table, "attach")) == {f"attach {card} {able}", f"attach A02 {able}", f"attach A02 {unable}"}


@pytest.mark.rule("HEROES-2.12")
@pytest.mark.parametrize("card", ["A13", "A24", "A02"])
@pytest.mark.parametrize("target", ["C12", "C11", "C22"])
def test_no_kind_of_action_is_stronger_against_anybody(card: str, target: str) -> None:
    """Toxic, strength and general cards of 3, 2 and 2 damage, on a toxic, a divine and a strength character."""
    actor = {"card": "C15", "energy": 1, "actions": [card], "tokens": [some("agility", 9)]}
    table = lay({"team": [actor]}, {"team": [{"card": target, "protection": 0}]}, at="combat")
    do(table, f"use {card}")
    assert in_play(table, target)["damage"] == (3 if card == "A13" else 2)


@pytest.mark.rule("HEROES-2.10")
def test_energy_is_energy_wherever_it_came_from() -> None:
    """One allocated, one put there by a source: together they pay for a use of two."""
    table = lay({"team": ["C15"], "sources": ["S10"], "reserve": 1}, {"team": ["C10"]})
    do(table, "allocate C15", "activate S10")
    assert energy(table, "C15") == 2
    do(table, "end_main", "use C15 a3")
    assert energy(table, "C15") == 0


UNIQUE = [
    ("field C33", {"hand": ["C33"]}, {"team": ["C33"]}),
    ("equip Q15", {"hand": ["Q15"], "reserve": 2}, {"equipment": ["Q15"]}),
    ("attach A22 C16", {"hand": ["A22"], "team": ["C16"]}, {"team": [{"card": "C10", "actions": ["A22"]}]}),
    ("source S06", {"hand": ["S06"], "sources": ["S01"]}, {"sources": ["S06"]}),
]


@pytest.mark.rule("HEROES-2.11", "HEROES-R55")
@pytest.mark.parametrize(("action", "mine", "theirs"), UNIQUE)
def test_one_copy_of_a_unique_card_at_the_whole_table(
    action: str, mine: dict[str, Any], theirs: dict[str, Any]
) -> None:
    assert offers(lay(mine), action)
    assert refuses(lay(mine, theirs), action)


@pytest.mark.rule("HEROES-2.11", "HEROES-R55")
def test_different_unique_cards_do_not_hinder_each_other() -> None:
    other = {"team": ["C33"], "equipment": ["Q15"], "sources": ["S06"]}
    table = lay({"hand": ["C34", "Q17", "V13"], "reserve": 4, "team": [{"card": "C16", "actions": ["A22"]}]}, other)
    do(table, "field C34", "equip Q17", "event V13")
    assert (team(table, P0), equipment(table, P0), event(table)) == (["C16", "C34"], {"Q17": 1}, "V13")


@pytest.mark.rule("HEROES-2.11")
def test_a_unique_copy_that_leaves_in_the_same_play_no_longer_counts() -> None:
    table = lay({"hand": ["V13"]}, event={"card": "V13", "owner": P1})
    do(table, "event V13")
    assert deck(table, P1) == ["V13"]
    table = lay({"hand": ["C33"], "team": ["C33"]})
    do(table, "swap C33 C33")
    assert (team(table, P0), deck(table, P0)) == (["C33"], ["C33"])


@pytest.mark.rule("HEROES-2.11", "HEROES-1.5")
def test_a_unique_copy_counts_in_the_mob_slot_not_in_a_dead_zone() -> None:
    side = {"hand": ["C33"], "team": ["C04"]}
    assert refuses(lay(side, {"team": ["C10"]}, mode="challengers", seats=2, mob="C33"), "field C33")
    assert offers(lay(side, {"team": ["C10"]}, mode="challengers", seats=2, mob="M02"), "field C33")
    assert offers(lay(side, {"team": ["C10"], "dead": ["C33"]}), "field C33")


@pytest.mark.rule("HEROES-2.11")
def test_what_is_not_unique_may_stand_on_both_sides() -> None:
    table = lay({"hand": ["C10", "Q05", "S05"], "reserve": 2, "sources": ["S01"]}, {"team": ["C10"]})
    do(table, "field C10", "equip Q05", "source S05")
    assert (team(table, P0), equipment(table, P0), sources(table, P0)) == (["C10"], {"Q05": 1}, ["S05"])


@pytest.mark.rule("HEROES-3.1", "HEROES-3.3")
def test_what_the_zones_show() -> None:
    """Decks and other hands by their size, everything else to everyone."""
    mine = {"hand": ["C01"], "deck": ["S09", "A09"], "team": [{"card": "C04", "actions": ["A23"]}], "reserve": 2}
    table = lay({**mine, "sources": ["S01"], "equipment": ["Q02"], "dead": ["C02"]}, {}, event="V01")
    for seat in (P1, None):
        seen = table.view(seat)
        side = seen["players"][P0]
        assert (side["deck_count"], side["hand_count"], side["hand"], side["reserve"]) == (2, 1, [], 2)
        assert mentioned(known(table, seat)) == {"C04", "A23", "S01", "Q02", "C02", "V01"}
    assert mentioned(known(table, P0)) == {"C04", "A23", "S01", "Q02", "C02", "V01", "C01"}


@pytest.mark.rule("HEROES-3.1", "HEROES-3.3")
def test_the_top_is_drawn_and_discards_go_to_the_bottom() -> None:
    table = lay({"hand": ["V03"], "deck": ["S01", "S02", "S03"]}, {"team": ["C04"]}, event="V09", at="turn")
    assert (deck(table, P0), table.view(P0)["players"][P0]["hand_count"]) == (["S03"], 3)
    do(table, "event V03")
    assert (deck(table, P0), dead(table, P0)) == (["S03", "V09"], [])


@pytest.mark.rule("HEROES-3.2", "HEROES-R3")
def test_the_active_character_still_counts_in_its_team() -> None:
    """In its own slot it is listed with its team and may choose itself."""
    table = lay({"team": ["C11", "C10"]}, {"team": ["C16"]}, at="combat")
    seen = table.view(None)
    assert (seen["slot"], team(table, P0)) == (in_play(table, "C11")["id"], ["C11", "C10"])
    do(table, "use C11 a2")
    assert set(targets(table)) == {"C11", "C10"}


@pytest.mark.rule("HEROES-3.2", "HEROES-R3")
def test_the_whole_team_can_be_targeted_not_only_the_active_one() -> None:
    table = lay({"team": ["C01"]}, {"team": ["C10", "C12", "C16"]}, at="combat")
    do(table, "use C01 a1")
    assert set(targets(table)) == {"C10", "C12", "C16"}


@pytest.mark.rule("HEROES-3.2")
def test_nobody_is_active_outside_a_slot() -> None:
    table = lay({"team": ["C01"]}, {"team": ["C10"]})
    assert (table.view(None)["slot"], table.view(None)["order"]) == (None, [])
    assert attached(table, "C01") == []
