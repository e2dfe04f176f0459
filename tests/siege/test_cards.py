"""The seven event cards: what is printed on them, and that each section does what it says."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest

import carteado
from carteado.games.siege.language.event_cards import EventCards, Modifier, Printed, printed, section
from carteado.games.siege.state import SiegeState
from carteado.kit.cardfile import read_cards
from siege.castle import Castle, turn_of

TREBUCHETS = "trebuchets"
SLOWEST = "slowest"

Row = tuple[str, int, Any, dict[str, Any], dict[str, int]]
"""Name, action points, who moves, what else changes, and the modifiers by what they help."""

CARDS: dict[tuple[int, int], Row] = {
    (1, 1): ("trebuchet_attack", 3, TREBUCHETS, {}, {}),
    (1, 2): ("trebuchet_attack", 2, TREBUCHETS, {}, {}),
    (1, 3): ("trebuchet_attack", 1, TREBUCHETS, {}, {}),
    (2, 1): ("illness", 2, ["tower"], {"morale": -1, "supplies": -1}, {}),
    (2, 2): ("guards_distracted", 2, SLOWEST, {}, {"sabotage": 1, "rally": 1}),
    (2, 3): ("trebuchet_attack", 1, TREBUCHETS, {}, {}),
    (3, 1): ("supplies_spoiled", 2, ["ladders"], {"supplies": -1}, {}),
    (3, 2): ("bad_weather", 2, [], {"only": ["raid", "sabotage"]}, {}),
    (3, 3): ("boiling_oil", 2, ["ladders", "ram"], {}, {"circle": 2}),
    (4, 1): ("death_of_a_leader", 2, ["ladders", "tower"], {"morale": -1}, {}),
    (4, 2): ("gate_fortified", 2, ["ladders", "ram"], {}, {"ram": 1}),
    (4, 3): ("flaming_arrows", 3, ["tower"], {}, {"tower": 1}),
    (5, 1): ("volley_of_arrows", 3, ["ram"], {}, {"all": 1}),
    (5, 2): ("collapsed", 2, ["ladders", "ram"], {"special": "remove_tower_if_at_start"}, {}),
    (5, 3): ("repaired_trebuchet", 2, ["ladders"], {"special": "add_trebuchet"}, {"coupure": 1}),
    (6, 1): ("cover_of_darkness", 3, SLOWEST, {}, {"raid": 1, "sabotage": 1}),
    (6, 2): ("enemy_fatigue", 3, ["ladders"], {}, {"coupure": 1, "raid": 1, "sabotage": 1}),
    (6, 3): ("rally", 3, ["ram", "tower"], {}, {"close_combat": 1, "circle": 1}),
    (7, 1): ("determined_enemy", 2, ["ram"], {}, {"ram": -1}),
    (7, 2): ("iron_shields", 2, ["tower"], {}, {"tower": -1}),
    (7, 3): ("faith", 3, ["ladders", "ram", "tower"], {}, {"ram": 1, "ladders": 1, "rally": 1}),
}
EVERY_SECTION = pytest.mark.parametrize(("card", "day"), CARDS)


@pytest.mark.rule("SIEGE-1.8")
def test_there_are_seven_cards_with_a_section_for_each_of_three_days() -> None:
    assert {(card, day) for card, days in printed().items() for day in days} == set(CARDS)
    assert len(CARDS) == 21


@EVERY_SECTION
def test_what_is_printed_on_a_section(card: int, day: int) -> None:
    name, ap, orders, effects, drm = CARDS[card, day]
    data = printed()[card][day]
    assert (data.name, data.ap, data.kind == "trebuchet") == (name, ap, orders == TREBUCHETS)
    assert data.orders == ("none" if orders in ([], TREBUCHETS) else orders)
    assert data.status == [(track, change) for track, change in effects.items() if track in ("morale", "supplies")]
    assert (data.only, data.special) == (effects.get("only", []), effects.get("special"))
    assert {modifier.track or modifier.space or helped(modifier): modifier.mod for modifier in data.drm} == drm
    assert len(data.drm) == len(drm)


def helped(modifier: Modifier) -> str:
    return "all" if modifier.act == "attack" else modifier.act


def test_the_checks_of_the_table() -> None:
    points, orders = Counter[int](), Counter[tuple[str, int]]()
    trebuchets = []
    for card, days in printed().items():
        for day, data in days.items():
            points[day] += data.ap
            if data.kind == "trebuchet":
                trebuchets.append((card, day))
            else:
                orders.update((who, day) for who in ([data.orders] if isinstance(data.orders, str) else data.orders))
    assert trebuchets == [(1, 1), (1, 2), (1, 3), (2, 3)]
    assert points == {1: 17, 2: 15, 3: 15}
    expected = {"ladders": [2, 3, 3], "ram": [2, 2, 3], "tower": [2, 1, 3], "slowest": [1, 1, 0], "none": [0, 1, 0]}
    assert {who: [orders[who, day] for day in (1, 2, 3)] for who in expected} == expected
    assert orders.total() == sum(sum(days) for days in expected.values())


@pytest.mark.rule("SIEGE-3.1", "SIEGE-5.1", "SIEGE-6.1", "SIEGE-7.1")
@EVERY_SECTION
def test_a_section_changes_the_table_as_printed(card: int, day: int) -> None:
    """Before: two trebuchets, the ram farthest, but the tower on its start for Collapsed! to find."""
    name, ap, orders, effects, _ = CARDS[card, day]
    before: dict[str, Any] = {"ladders": 2, "ram": 3, "tower": 4 if name == "collapsed" else 2}
    castle = turn_of(card, day, **before, trebuchets=2)
    expected: dict[str, Any] = {track: 4 + effects[track] for track in ("morale", "supplies") if track in effects}
    if orders == TREBUCHETS:
        expected["wall"] = 3
    else:
        moving = ["ram"] if orders == SLOWEST else orders
        expected.update({unit: before[unit] - 1 for unit in moving})
    if effects.get("special") == "remove_tower_if_at_start":
        expected["tower"] = None
    if effects.get("special") == "add_trebuchet":
        expected["trebuchets"] = 3
    assert castle.changes() == expected
    assert (castle.view()["event"], castle.ap) == (name, ap)


PROBES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "raid": ({"soldiers": "lines"}, ["raid"]),
    "sabotage": ({"soldiers": "lines"}, ["sabotage"]),
    "coupure": ({"wall": 2}, ["coupure"]),
    "rally": ({"morale": 2}, ["rally"]),
    "archers ladders": ({"ladders": 2}, ["all", "ladders"]),
    "archers ram": ({"ram": 2}, ["all", "ram"]),
    "archers tower": ({"tower": 2}, ["all", "tower"]),
    "boiling_water ladders": ({"ladders": 1}, ["all", "ladders", "circle", "water"]),
    "boiling_water ram": ({"ram": 1}, ["all", "ram", "circle", "water"]),
    "boiling_water tower": ({"tower": 1}, ["all", "tower", "circle", "water"]),
    "close_combat": ({"tower": 0}, ["all", "close_combat"]),
}


@pytest.mark.rule("SIEGE-5.3", "SIEGE-5.4", "SIEGE-5.6", "SIEGE-5.7")
@EVERY_SECTION
@pytest.mark.parametrize("action", PROBES)
def test_a_section_modifies_the_rolls_as_printed(card: int, day: int, action: str) -> None:
    _, _, _, effects, drm = CARDS[card, day]
    position, helps = PROBES[action]
    castle = Castle(card=card, day=day, **position)
    if action not in effects.get("only", [action]):
        assert castle.refuses(action)
        return
    (roll,) = castle.play(action, dice=[3]).rolls()
    assert roll["drm"] == sum({**drm, "water": 1}.get(helped, 0) for helped in helps)


def under(castle: Castle, *drm: Modifier, **parts: Any) -> Castle:
    """The castle under a card that somebody has edited."""
    made = section(Printed(name="edited", ap=2, kind="regular", drm=list(drm), **parts))
    cast(SiegeState, castle.state).section = made
    return castle


@pytest.mark.rule("SIEGE-5.6")
def test_the_modifiers_of_an_edited_card_add_up() -> None:
    attack = [Modifier("attack", 1), Modifier("attack", 1, track="ram"), Modifier("attack", 1, space="circle")]
    close = Modifier("attack", -1, space="close_combat")
    for action, position, drm in [
        ("archers ram", {"ram": 1}, 3),
        ("boiling_water ram", {"ram": 1}, 4),
        ("archers ram", {"ram": 2}, 2),
        ("archers ladders", {"ladders": 1}, 2),
        ("archers tower", {"tower": 3}, 1),
        ("close_combat", {"ram": 0}, 0),
    ]:
        (roll,) = under(Castle(**position), *attack, close).play(action, dice=[3]).rolls()
        assert roll["drm"] == drm
    (roll,) = under(Castle(wall=1), Modifier("coupure", 2), Modifier("coupure", -1)).play("coupure", dice=[3]).rolls()
    assert roll["drm"] == 1


@pytest.mark.rule("SIEGE-8.3", "SIEGE-8.8", "SIEGE-8.9")
@pytest.mark.parametrize(("natural_ones", "ones"), [(False, [1, 2, 3]), (True, [1])])
@pytest.mark.parametrize("action", ["raid", "sabotage", "close_combat"])
def test_under_an_edited_card_the_1_is_a_result_of_1_or_less(action: str, natural_ones: bool, ones: list[int]) -> None:
    drm = [Modifier("raid", -2), Modifier("sabotage", -2), Modifier("attack", -2)]
    options = {"natural_ones": natural_ones}
    castles = {die: under(Castle(ram=0, soldiers="lines", options=options), *drm) for die in range(1, 7)}
    punished = [die for die, castle in castles.items() if castle.play(action, dice=[die]).changes().get("morale") == 3]
    assert punished == ones


@pytest.mark.rule("SIEGE-5.1", "SIEGE-6.1")
def test_an_edited_card_is_obeyed_in_the_order_of_the_rules(tmp_path: Path) -> None:
    """Its status changes as listed, then its orders from the ladders on, however they are written."""
    lines = "{name: sortie, ap: 1, kind: regular, orders: [tower, ladders], status: [[supplies, -1], [wall, -1]]}"
    castle = Castle("Trebuchet Attack", deck=[5])
    sections = [list(days) for days in cast(SiegeState, castle.state).sections]
    sections[5][1] = section(read(tmp_path, lines).cards[5][1])
    cast(SiegeState, castle.state).sections = sections
    told = castle.play("end_turn").heard()[2:]
    assert [step.get("track") or step["unit"] for step in told] == ["supplies", "wall", "ladders", "tower"]
    assert castle.changes() == {"supplies": 3, "wall": 3, "ladders": 2, "tower": 2}


@pytest.mark.parametrize(
    "lines",
    [
        "{name: sortie, ap: 1}",
        "{name: sortie, ap: 1, kind: regular, colour: red}",
        "{name: sortie, ap: 1, kind: sortie}",
        "{name: sortie, ap: 1, kind: regular, orders: [trebuchets]}",
        "{name: sortie, ap: 1, kind: regular, status: [[food, -1]]}",
        "{name: sortie, ap: 1, kind: regular, drm: [{act: pray, mod: 1}]}",
        "{name: sortie, ap: 1, kind: regular, drm: [{act: raid, mod: 1, unit: ram}]}",
    ],
)
def test_a_card_that_cannot_be_read_is_refused(tmp_path: Path, lines: str) -> None:
    with pytest.raises(carteado.Invalid, match=r"5.yaml"):
        read(tmp_path, lines)


def test_a_card_file_holds_nothing_but_cards(tmp_path: Path) -> None:
    with pytest.raises(carteado.Invalid):
        read(tmp_path, "{name: sortie, ap: 1, kind: regular}", "author: me")


def read(folder: Path, lines: str, more: str = "") -> EventCards:
    """A card file with one section, of card 5 on day 1."""
    file = folder / "5.yaml"
    file.write_text(f"cards: {{5: {{1: {lines}}}}}\n{more}\n")
    return read_cards(file, EventCards)
