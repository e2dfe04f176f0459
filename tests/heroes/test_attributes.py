"""HEROES-11.8 to 11.11: Health, Protection, Speed, and what characters are."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import end_turn, lay, slot_of, some, stack
from heroes.characters import energy, hp, in_play, max_health, protection, speed
from heroes.looking import dead, knockouts
from table import do, legal


@pytest.mark.rule("HEROES-11.8")
@pytest.mark.parametrize(
    ("tokens", "damage", "most", "health"),
    [
        ([], 0, 6, 6),
        ([], 4, 6, 2),
        ([some("more_life", 3)], 0, 9, 9),
        ([some("more_life", 3)], 4, 9, 5),
        ([some("less_life", 2)], 0, 4, 4),
        ([some("less_life", 2), some("more_life", 1)], 1, 5, 4),
    ],
)
def test_health_is_the_maximum_less_the_damage(tokens: list[Any], damage: int, most: int, health: int) -> None:
    table = lay({"team": [{"card": "C12", "damage": damage, "tokens": tokens}]})
    assert (max_health(table, "C12"), hp(table, "C12")) == (most, f"{health}/1")


@pytest.mark.rule("HEROES-11.8")
def test_the_mob_has_five_more_health_for_each_player() -> None:
    for seats, most in ((2, 16), (3, 21), (4, 26)):
        table = lay(*[{"team": ["C04"]}] * seats, mode="challengers", seats=seats, mob="M02")
        assert table.view(None)["mob"]["max_health"] == most


@pytest.mark.rule("HEROES-11.8", "HEROES-14.8")
@pytest.mark.parametrize(("damage", "out"), [(4, False), (5, True)])
def test_at_health_zero_a_character_is_knocked_out(damage: int, out: bool) -> None:
    target = {"card": "C12", "damage": damage, "protection": 0}
    table = do(lay({"team": ["C01"]}, {"team": [target, "C10"]}, at="combat"), "use C01 a1", "target C12")
    assert (dead(table, 1), knockouts(table, 1)) == ((["C12"], 1) if out else ([], 0))


@pytest.mark.rule("HEROES-11.9", "HEROES-R43")
def test_protection_is_used_up_point_for_point_and_never_comes_back() -> None:
    """Dawn Beam deals 4 to C16 8/3; a heal gives Health, no Protection; nor does the next turn."""
    table = lay({"team": [{"card": "C26", "energy": 2}]}, {"team": ["C16", "C03"]}, at="combat")
    do(table, "use C26 a1", "target C16")
    assert hp(table, "C16") == "7/0"
    do(slot_of(table, "C03"), "use C03 a1", "target C16")
    assert hp(table, "C16") == "8/0"
    table = end_turn(end_turn(lay({"team": [{"card": "C16", "protection": 1}]}, {"team": ["C04"]})))
    assert hp(table, "C16") == "8/1"


@pytest.mark.rule("HEROES-11.9")
def test_displayed_protection_is_the_pool_and_the_shields() -> None:
    held = ["shield", stack("shield", 3)]
    table = lay({"team": [{"card": "C16", "protection": 2, "tokens": held}, "C10"]})
    assert (protection(table, "C16"), hp(table, "C16"), in_play(table, "C16")["shields"]) == (6, "8/2", 4)
    assert (protection(table, "C10"), hp(table, "C10")) == (2, "8/2")


@pytest.mark.rule("HEROES-11.10")
@pytest.mark.parametrize(
    ("tokens", "found"),
    [
        ([], 4),
        ([some("agility", 3)], 7),
        ([some("slow", 2)], 2),
        ([some("slow", 9)], 0),
        (["burn"], 3),
        ([some("burn", 3)], 3),
        ([some("agility", 2), some("slow", 1), some("burn", 2)], 4),
        ([stack("slow", 3)], 1),
    ],
)
def test_speed_is_printed_with_agility_slow_and_burn(tokens: list[Any], found: int) -> None:
    table = lay({"team": [{"card": "C12", "tokens": tokens}]})
    assert speed(table, "C12") == found
    table = lay({"team": [{"card": "C12", "tokens": tokens}]}, event="V15")
    assert speed(table, "C12") == (found + 2 if found else 0)


@pytest.mark.rule("HEROES-11.11", "HEROES-R41")
@pytest.mark.parametrize(
    ("enemy", "left"), [("C19", "1/2"), ("C27", "3/2"), ("C10", "4/2"), ("C17", "3/1"), ("C16", "4/3")]
)
def test_alignments_of_two_words_are_their_own(enemy: str, left: str) -> None:
    """Judgment deals 4, and 2 more to a villain (C19, C27), not to a villain_hero (C10) or a hero_villain (C17)."""
    judge = {"card": "C23", "energy": 3, "actions": ["A31"]}
    table = do(slot_of(lay({"team": [judge]}, {"team": [enemy]}, at="combat"), "C23"), "use A31")
    assert hp(table, enemy) == left


@pytest.mark.rule("HEROES-11.11")
@pytest.mark.parametrize(("friends", "dealt"), [([], 2), (["C18"], 3), (["C18", "C28", "C10"], 4)])
def test_an_alliance_counts_where_a_card_says_so(friends: list[str], dealt: int) -> None:
    """Star Chorus: 1 and 1 for each ally of the Star Choir, the singer too."""
    singer = {"card": "C11", "energy": 1, "actions": ["A38"]}
    table = lay({"team": [singer, *friends]}, {"team": [{"card": "C16", "protection": 0}]}, at="combat")
    do(slot_of(table, "C11"), "use A38")
    assert in_play(table, "C16")["damage"] == dealt


@pytest.mark.rule("HEROES-11.11")
def test_an_earth_counts_where_a_card_says_so() -> None:
    """Breach of Earth 30 shields the allies of that Earth."""
    rider = {"card": "C18", "energy": 1, "actions": ["A40"]}
    table = lay({"team": [rider, "C12", "C10"]}, {"team": ["C04"]}, at="combat")
    do(slot_of(table, "C18"), "use A40")
    assert [in_play(table, card)["shields"] for card in ("C18", "C12", "C10")] == [0, 2, 0]


@pytest.mark.rule("HEROES-11.11")
def test_what_a_character_is_gives_nothing_by_itself() -> None:
    """Stars, alignment and alliance apart, two characters of the same attributes fight alike."""
    for card in ("C26", "C31"):
        table = lay({"team": [{"card": card, "energy": 4}]}, {"team": [{"card": "C16", "protection": 0}]}, at="combat")
        do(table, f"use {card} a3")
        assert (hp(table, "C16"), energy(table, card)) == ("7/0", 4)


@pytest.mark.rule("HEROES-11.11", "HEROES-12.8")
def test_abilities_say_which_action_cards_go_where() -> None:
    table = lay({"hand": ["A23", "A25"], "team": ["C04", "C02", "C03"]})
    assert set(legal(table, "attach")) == {"attach A23 C04", "attach A25 C02"}
