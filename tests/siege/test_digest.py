"""The worked examples that the book of the preset `digest` tells otherwise, and that book itself."""

from __future__ import annotations

import re
from typing import Any

import pytest

import carteado
from carteado.texts import LANGUAGES
from carteado.texts.book import book_for, find_rule, pieces, replace_pieces, rule_ids, rulebook, source
from siege.castle import Castle, turn

SIEGE = carteado.load("siege")
DIGEST = {"options": {"preset": "digest"}}
AT_START = {"ladders": 3, "ram": 3, "tower": 3, **DIGEST}
EXTRA = ["extra_ap morale", "extra_ap supplies"]
FREE = ["free_move castle", "free_move lines"]


def castle(event: str | None = None, /, **position: Any) -> Castle:
    return Castle(event, **{**position, **DIGEST})


@pytest.mark.rule("SIEGE-X2")
def test_x2_only_the_ram_is_slowest() -> None:
    assert turn("Cover of Darkness", ladders=2, ram=3, tower=2, **DIGEST).changes() == {"ram": 2}


@pytest.mark.rule("SIEGE-X4")
def test_x4_archers_drive_the_ladders_back_to_their_start() -> None:
    assert castle(ladders=2).play("archers ladders", dice=[5]).changes() == {"ladders": 3}
    assert "archers ladders" not in castle(ladders=3).legal()


@pytest.mark.rule("SIEGE-X9")
def test_x9_a_whole_turn() -> None:
    position: dict[str, Any] = {"soldiers": "lines", "ladders": 3, "ram": 2, "tower": 2, "trebuchets": 2, "wall": 3}
    table = turn("Guards Distracted", **position, **DIGEST, dice=[4, 2])
    assert table.changes() == {"ladders": 2}
    assert table.play("sabotage", "coupure").changes() == {"ladders": 2, "trebuchets": 1}
    assert table.play("end_turn").reason is None


@pytest.mark.rule("SIEGE-X10")
def test_x10_the_first_turn_with_card_6() -> None:
    table = turn("Cover of Darkness", **AT_START)
    assert table.changes() == {"ladders": 2, "ram": 2, "tower": 2}
    assert (table.ap, table.legal()) == (
        3,
        ["archers ladders", "archers ram", "archers tower", "enter_tunnel", *EXTRA],
    )


@pytest.mark.rule("SIEGE-X11")
def test_x11_the_first_turn_with_card_1() -> None:
    table = turn("Trebuchet Attack", **AT_START)
    assert (table.changes(), table.ap) == ({"wall": 2}, 3)
    assert table.legal() == ["coupure", "enter_tunnel", *EXTRA]


@pytest.mark.rule("SIEGE-X12")
def test_x12_bad_weather() -> None:
    assert castle("Bad Weather", soldiers="tunnel_1").legal() == ["end_turn"]
    assert castle("Bad Weather", soldiers="lines", carried=1).legal() == ["raid", "sabotage", *EXTRA]


@pytest.mark.rule("SIEGE-X13")
def test_x13_in_the_tunnel() -> None:
    table = castle(soldiers="tunnel_2", wall=3, ladders=3, ram=1, tower=3, ap=1)
    assert table.legal() == ["archers ram", "boiling_water ram", "coupure", *FREE, *EXTRA]
    assert table.play("coupure", dice=[1]).legal() == [*FREE, *EXTRA, "end_turn"]


@pytest.mark.rule("SIEGE-X14")
def test_x14_two_units_in_close_combat() -> None:
    assert castle(ladders=0, ram=0, ap=1).legal() == ["close_combat", "enter_tunnel", *EXTRA]
    spent = castle(ladders=0, ram=0, ap=0)
    assert spent.legal() == [*EXTRA, "end_turn"]
    assert spent.play("end_turn").reason == "two_in_close_combat"


@pytest.mark.rule("SIEGE-X18", "SIEGE-X19", "SIEGE-X20")
@pytest.mark.parametrize(
    ("event", "units", "dice", "after"),
    [
        (None, {"ladders": 0}, [5], {"ladders": 1}),
        (None, {"ladders": 0}, [3], {"reason": "close_combat_lost"}),
        (None, {"ladders": 0}, [1], {"morale": 3}),
        ("Rally!", {"ram": 0}, [4], {"reason": "close_combat_lost"}),
        ("Rally!", {"ram": 0}, [1], {"morale": 3}),
        (None, {"ladders": 0, "ram": 0}, [5, 1], {"ladders": 1, "morale": 3}),
    ],
)
def test_x18_to_x20_close_combat(
    event: str | None, units: dict[str, int], dice: list[int], after: dict[str, Any]
) -> None:
    assert castle(event, **units).play("close_combat", dice=dice).changes() == after


@pytest.mark.rule("SIEGE-X20")
def test_x20_after_a_lost_fight_nobody_rolls() -> None:
    lost = castle(ladders=0, ram=0, dice=[3, 6]).play("close_combat")
    assert (lost.reason, lost.dice_left) == ("close_combat_lost", [6])


@pytest.mark.rule("SIEGE-X21", "SIEGE-X22")
def test_x21_and_x22_entering_close_combat_costs_nothing_but_a_third_unit_does() -> None:
    assert turn("Faith", ladders=0, ram=1, tower=1, **DIGEST).changes()["reason"] == "overrun"
    entered = turn("Gate Fortified", ladders=1, ram=1, morale=2, **DIGEST)
    assert entered.changes() == {"ladders": 0, "ram": 0}
    assert entered.play("enter_tunnel", "end_turn").reason == "two_in_close_combat"


@pytest.mark.rule("SIEGE-X27")
@pytest.mark.parametrize(("tower", "fallen"), [(3, True), (2, False)])
def test_x27_the_tower_collapses_on_its_start(tower: int, fallen: bool) -> None:
    assert (turn("Collapsed!", tower=tower, **DIGEST).view()["units"]["tower"] is None) == fallen


@pytest.mark.rule("SIEGE-X28")
def test_x28_there_and_back() -> None:
    there = castle(ap=3).play("enter_tunnel", "fast_move lines", "raid", dice=[6])
    assert there.changes() == {"soldiers": "lines", "carried": 2}
    back = turn("Cover of Darkness", soldiers="lines", carried=2, supplies=1, **DIGEST)
    assert back.rolls() == []
    assert back.play("enter_tunnel", "fast_move castle").view()["tracks"]["supplies"] == 3


@pytest.mark.rule("SIEGE-X29", "SIEGE-X31")
def test_x29_and_x31_the_tunnel_is_watched() -> None:
    table = turn("Gate Fortified", soldiers="tunnel_1", **DIGEST, dice=[2]).play("free_move lines")
    assert table.view()["soldiers"] == "tunnel_2"
    assert [action for action in table.legal() if "move" in action] == []
    caught = turn("Gate Fortified", soldiers="tunnel_2", carried=2, **DIGEST, dice=[1])
    assert (caught.view()["soldiers"], caught.view()["carried"], caught.view()["tracks"]["morale"]) == ("castle", 0, 3)


@pytest.mark.rule("SIEGE-X36")
def test_x36_something_must_be_spent() -> None:
    table = castle()
    assert table.legal() == ["enter_tunnel", *EXTRA]
    assert "end_turn" in table.play("enter_tunnel").legal()
    assert castle("Bad Weather").legal() == ["end_turn"]


# The book


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_of_the_digest_has_every_rule_and_names_no_option(lang: str) -> None:
    book = rulebook(SIEGE, lang, "digest")
    players = book.partition("11.")[0]
    assert rule_ids(book) == rule_ids(rulebook(SIEGE, lang))
    options = [option.name for option in SIEGE.options if option.name != "fast_move"]  # which is also an action
    assert [option for option in options if f"`{option}`" in players] == []
    assert not re.search(r"\b(opções|opção|options?) `", players)


def test_both_languages_of_the_digest_replace_the_same_pieces() -> None:
    kept = [[key for key, _ in pieces(source(SIEGE, f"digest.{lang}.md")) if "**" in key] for lang in LANGUAGES]
    assert kept[0] == kept[1]


def test_a_piece_that_the_book_does_not_have_is_a_fault() -> None:
    with pytest.raises(ValueError, match=r"SIEGE-99\.1"):
        replace_pieces("# Book\n\n- **SIEGE-1.1** a\n", "- **SIEGE-99.1** b\n")


def test_a_replaced_rule_keeps_its_place() -> None:
    book = "# Book\n\n## 1. One\n\n- **SIEGE-1.1** a\n- **SIEGE-1.2** b\n\n## 2. Two\n"
    other = "## 1. Uno\n\n- **SIEGE-1.2** c\n"
    assert replace_pieces(book, other) == book.replace("One", "Uno").replace(" b\n", " c\n")


def test_a_table_reads_the_book_nearest_to_its_options() -> None:
    presets = SIEGE.presets
    assert book_for(SIEGE, presets["official"]) == "official"
    assert book_for(SIEGE, {**presets["digest"], "natural_ones": True}) == "digest"
    assert "tunnel" in find_rule(SIEGE, "en", "4.1", "digest")
    assert "enemy lines" in find_rule(SIEGE, "en", "4.1")
