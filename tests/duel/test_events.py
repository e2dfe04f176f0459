"""DUEL-18.3: what everyone hears of what happens."""

from __future__ import annotations

from typing import Any

import pytest

from duel.board import A, B, deal, lay
from duel.workshop import lay_made
from table import Seen, Table, do

NUMBERS = ("id", "target", "host", "with")
RICH = {"mana": 9, "hero_action_used": False, "mana_gain_used": False}
FOE = {"attack": {1: "ROO-08"}, "defense": {1: "ROO-02"}}


def heard(table: Table, seat: int | None) -> list[Seen]:
    """What that seat hears, the numbers of cards apart."""
    return [{name: fact for name, fact in event.items() if name not in NUMBERS} for event in table.heard(seat)]


def tells(event: str, **facts: Any) -> Seen:
    return {"event": event, **facts}


ATTACKED = tells("attacked", seat=A, card="EMB-07", target_card="ROO-H1")
PASSED = tells("passed", seat=B)


def by_ability(hero: str, ability: str, effect: Seen) -> list[Seen]:
    """Return what everyone hears of an ability of A's hero that B lets pass."""
    used = tells("used_ability", seat=A, card=hero, ability=ability)
    return [used, PASSED, tells("resolved", card=hero), effect]


@pytest.mark.rule("DUEL-18.3", "DUEL-8.1", "DUEL-8.3")
@pytest.mark.parametrize(
    ("actions", "story"),
    [
        (
            ["attack A.atk1 B", "block B.def1"],
            [
                ATTACKED,
                tells("blocked", seat=B, card="ROO-02"),
                PASSED,
                tells("fought", card="EMB-07", with_card="ROO-02"),
                tells("damaged", card="ROO-02", amount=3, hp=-1),
                tells("damaged", card="EMB-07", amount=1, hp=3),
                tells("died", seat=B, card="ROO-02"),
            ],
        ),
        (
            ["attack A.atk1 B", "no_block"],
            [
                ATTACKED,
                tells("not_blocked", seat=B),
                PASSED,
                tells("fought", card="EMB-07", with_card="ROO-H1"),
                tells("damaged", card="ROO-H1", amount=3, hp=18),
            ],
        ),
    ],
)
def test_everyone_hears_an_attack_blow_by_blow(actions: list[str], story: list[Seen]) -> None:
    for seat in (A, B, None):
        assert heard(do(lay(a={"attack": {1: "EMB-07"}}, b=FOE), *actions), seat) == story


@pytest.mark.rule("DUEL-18.3", "DUEL-9.5")
@pytest.mark.parametrize(
    ("card", "action", "place"),
    [
        ("EMB-18", "play_spell EMB-18 own_attack", {"zone": "row", "owner": A, "row": "attack"}),
        ("ROO-18", "play_spell ROO-18 own_defense", {"zone": "row", "owner": A, "row": "defense"}),
        ("TID-19", "play_spell TID-19 column3", {"zone": "column", "column": 3}),
        ("NEU-19", "play_spell NEU-19", {"zone": "hero_enchants", "owner": A}),
        ("DUS-21", "play_spell DUS-21", {"zone": "hero_enchants", "owner": B}),
        ("EMB-20", "play_spell EMB-20 A.atk1", {"zone": "host", "host_card": "EMB-07"}),
    ],
)
def test_everyone_hears_where_an_enchant_goes(card: str, action: str, place: Seen) -> None:
    for seat in (A, B, None):
        table = do(lay(a={"hand": [card], "attack": {1: "EMB-07"}, **RICH}, b=FOE), action)
        told = heard(table, seat)
        assert tells("played", seat=A, card=card) in told
        assert told[-2:] == [tells("resolved", card=card), tells("enchanted", seat=A, card=card, **place)]


@pytest.mark.rule("DUEL-18.3")
@pytest.mark.parametrize(
    ("mine", "action", "story"),
    [
        pytest.param({}, "hero_draw", [tells("hero_drew", seat=A), tells("drew", seat=A)], id="hero draw"),
        pytest.param(
            {"hand": ["EMB-07"]}, "card_to_mana EMB-07", [tells("used_as_mana", seat=A, card="EMB-07")], id="mana"
        ),
        pytest.param(
            {"hand": ["EMB-07"]},
            "play_creature EMB-07 defense 2",
            [
                tells("played", seat=A, card="EMB-07"),
                tells("entered", seat=A, card="EMB-07", row="defense", column=2),
            ],
            id="creature",
        ),
        pytest.param(
            {},
            "use_ability A a1 B",
            by_ability("EMB-H1", "a1", tells("damaged", card="ROO-H1", amount=1, hp=20)),
            id="damage",
        ),
        pytest.param(
            {"hero": "EMB-H2", "attack": {1: {"card": "EMB-03", "exhausted": True}}},
            "use_ability A a2 A.atk1",
            by_ability("EMB-H2", "a2", tells("readied", card="EMB-03")),
            id="ready",
        ),
        pytest.param(
            {"hero": "TID-H1"},
            "use_ability A a1 B.atk1",
            by_ability("TID-H1", "a1", tells("exhausted", card="ROO-08")),
            id="exhaust",
        ),
        pytest.param(
            {"hero": "ROO-H1", "hp": 15},
            "use_ability A a1 A",
            by_ability("ROO-H1", "a1", tells("healed", card="ROO-H1", amount=2, hp=17)),
            id="heal",
        ),
    ],
)
def test_everyone_hears_what_a_player_does(mine: dict[str, Any], action: str, story: list[Seen]) -> None:
    for seat in (B, None):
        assert heard(do(lay(a={**RICH, **mine}, b=FOE), action), seat) == story


@pytest.mark.rule("DUEL-18.3", "DUEL-4.2", "DUEL-4.7")
def test_everyone_hears_a_new_turn_and_an_empty_deck() -> None:
    for seat in (A, B, None):
        assert heard(do(lay(b={"deck": [], "mana_zone": 2}), "end_turn"), seat) == [
            PASSED,
            tells("turn", seat=B, turn=4),
            tells("mana", seat=B, mana=2),
            tells("fatigue", seat=B),
            tells("lost_hp", card="ROO-H1", amount=1, hp=20),
        ]


@pytest.mark.rule("DUEL-18.3")
@pytest.mark.parametrize(
    ("mine", "foe", "actions", "story"),
    [
        pytest.param(
            {"hand": ["EMB-13"]},
            {**FOE, "hand": ["TID-15"], "mana": 3},
            ["play_spell EMB-13 B.atk1", "play_spell TID-15 link1", "pass"],
            [tells("resolved", card="TID-15"), tells("negated", link=1, card="EMB-13")],
            id="negate",
        ),
        pytest.param(
            {},
            {"attack": {1: "NEU-08"}},
            ["use_ability A a1 B.atk1"],
            [tells("resolved", card="EMB-H1"), tells("barrier_broken", card="NEU-08")],
            id="barrier",
        ),
        pytest.param(
            {"hand": ["NEU-12"]},
            {"hero_enchants": ["NEU-19"]},
            ["play_spell NEU-12 NEU-19"],
            [tells("resolved", card="NEU-12"), tells("destroyed", card="NEU-19")],
            id="destroy",
        ),
        pytest.param(
            {"hand": ["DUS-13"]},
            {"attack": {1: {"card": "ROO-08", "enchants": ["ROO-20"]}}},
            ["play_spell DUS-13 B.atk1"],
            [tells("died", seat=B, card="ROO-08"), tells("fell_off", card="ROO-20")],
            id="host dies",
        ),
        pytest.param(
            {"hand": ["SPK-00"]},
            {},
            ["play_spell SPK-00"],
            [tells("resolved", card="SPK-00"), tells("gained_mana", seat=A, amount=1)],
            id="bonus mana",
        ),
        pytest.param(
            {},
            {"hp": 1},
            ["use_ability A a1 B"],
            [tells("damaged", card="ROO-H1", amount=1, hp=0), tells("ended", reason="hero", winner=A)],
            id="end",
        ),
        pytest.param(
            {"attack": {1: "TST-02"}},
            FOE,
            ["attack A.atk1 B"],
            [tells("moved", card="TST-02", row="defense", column=1), tells("attack_ended", card="TST-02")],
            id="attacker leaves its row",
        ),
    ],
)
def test_everyone_hears_what_comes_of_it(mine: Seen, foe: Seen, actions: list[str], story: list[Seen]) -> None:
    for seat in (A, B, None):
        assert heard(do(lay_made(a={**RICH, **mine}, b=foe), *actions), seat)[-2:] == story


@pytest.mark.rule("DUEL-10.1", "DUEL-18.2", "DUEL-18.3")
@pytest.mark.parametrize(
    ("card", "action", "told"),
    [
        pytest.param("EMB-07", "hero_replace EMB-07", tells("replaced", seat=A), id="replace"),
        pytest.param("TID-22", "set_trap TID-22", tells("set_trap", seat=A, mana=2, hp=1), id="set a trap"),
        pytest.param("TST-10", "play_spell TST-10 trap1", tells("looked_at_trap", seat=A, trap=1), id="look at a trap"),
    ],
)
def test_only_who_does_it_hears_which_card_is_hidden(card: str, action: str, told: Seen) -> None:
    name = "NEU-20" if card == "TST-10" else card
    for seat in (A, B, None):
        table = do(lay_made(a={**RICH, "hand": [card]}, b={"traps": ["NEU-20"]}), action)
        assert ({**told, "card": name} if seat == A else told) in heard(table, seat)


@pytest.mark.rule("DUEL-3.6")
@pytest.mark.parametrize(("sparks", "told"), [(0, []), (2, [tells("sparks", seat=B, count=2)])])
def test_everyone_hears_how_many_sparks_the_second_player_gets(sparks: int, told: list[Seen]) -> None:
    table = do(deal(second_sparks=sparks), "keep", "keep")
    assert [event for event in heard(table, None) if event["event"] == "sparks"] == told
