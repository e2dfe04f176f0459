"""What is in whose view (DUEL-18.3)."""

from __future__ import annotations

from typing import Any

import pytest

from duel.board import A, B, lay, lay_waiting_traps
from table import asked, do, known, mentioned, player

SEATS = (A, B, None)
PUBLIC = (
    "hero",
    "hero_action_used",
    "mana_gain_used",
    "cooldowns",
    "mana",
    "bonus",
    "max_mana",
    "hand_count",
    "deck_count",
    "grave",
    "mana_zone",
    "shard",
    "attack",
    "defense",
    "row_enchants",
    "hero_enchants",
)

RICH: dict[str, Any] = {
    "hero": "EMB-H2",
    "hp": 11,
    "hand": ["EMB-01", "EMB-15"],
    "mana": 2,
    "mana_zone": ["EMB-09", "SHD-E", "SHD-T"],
    "bonus": 1,
    "grave": ["EMB-04", "EMB-06"],
    "shard": "EMB-24",
    "attack": {
        2: {
            "card": "EMB-07",
            "damage": 1,
            "exhausted": True,
            "stunned": True,
            "modifiers": [{"atk": 2, "keywords": ["ward"], "duration": "forever", "by": 0}],
            "enchants": ["EMB-20"],
        }
    },
    "row_enchants": {"defense": ["EMB-18"]},
    "hero_enchants": ["NEU-19"],
    "cooldowns": {"a2": 4},
    "mana_gain_used": False,
}


@pytest.mark.rule("DUEL-18.3", "DUEL-2.1")
def test_what_is_public_is_the_same_for_everyone() -> None:
    table = lay(a=RICH, b=RICH, columns={3: ["EMB-19"]})
    views = [table.view(seat) for seat in SEATS]
    for side in (A, B):
        for field in PUBLIC:
            assert (
                views[0]["players"][side][field] == views[1]["players"][side][field] == views[2]["players"][side][field]
            )
    for field in ("columns", "chain", "passes", "priority", "turn", "active", "first"):
        assert views[0][field] == views[1][field] == views[2][field]
    shown = views[2]["players"][A]
    assert (shown["hero"]["hp"], shown["mana"], shown["bonus"], shown["max_mana"], shown["hand_count"]) == (
        11,
        2,
        1,
        3,
        2,
    )
    walker = shown["attack"][1]
    assert (walker["atk"], walker["hp"], walker["damage"], walker["exhausted"], walker["stunned"]) == (
        7,
        3,
        1,
        True,
        True,
    )
    assert (walker["modifiers"][0]["atk"], walker["keywords"], walker["enchants"][0]["card"]) == (2, ["ward"], "EMB-20")
    assert (shown["cooldowns"]["a2"], shown["hero_action_used"], shown["mana_gain_used"]) == (4, True, False)
    assert [card["card"] for card in shown["grave"]] == ["EMB-04", "EMB-06"]
    assert [card["card"] for card in shown["mana_zone"]] == ["EMB-09", "SHD-E", "SHD-T"]


@pytest.mark.rule("DUEL-18.3", "DUEL-2.8")
def test_the_play_order_of_the_board_is_public_heroes_first() -> None:
    for first in (A, B):
        table = lay(
            a={"attack": {1: {"card": "EMB-01", "order": 2}, 2: {"card": "EMB-07", "order": 1}}, "traps": ["EMB-22"]},
            first=first,
            turn=3 + first,
        )
        for seat in SEATS:
            order = table.view(seat)["play_order"]
            row = table.view(seat)["players"][A]["attack"]
            assert order[:4] == [first, 1 - first, row[1]["id"], row[0]["id"]]
            assert (len(order), mentioned(order)) == (5, set())


@pytest.mark.rule("DUEL-18.3")
@pytest.mark.parametrize(
    ("zone", "one", "other"),
    [
        ("hand", ["ROO-01", "ROO-15"], ["EMB-09", "SHD-D"]),
        ("deck", ["ROO-01", "ROO-15", "TID-01"], ["EMB-09", "SHD-D", "DUS-01"]),
        ("traps", ["ROO-22", "EMB-23"], ["EMB-22", "TID-22"]),
    ],
)
def test_the_foe_and_spectators_cannot_tell_hidden_cards_apart(zone: str, one: list[str], other: list[str]) -> None:
    """All these traps cost a dusk hero 2 mana and 1 HP, so that the public price tells nothing either."""
    tables = [lay(b={zone: cards, "hero": "DUS-H1"}) for cards in (one, other)]
    views = [[table.view(seat) for seat in (A, None)] for table in tables]
    assert views[0] == views[1]
    assert tables[0].view(B) != tables[1].view(B)


@pytest.mark.rule("DUEL-18.3")
def test_the_owner_knows_what_is_left_in_the_deck_but_not_its_order() -> None:
    one = lay(a={"deck": ["EMB-01", "EMB-07", "EMB-01", "SHD-E"]})
    other = lay(a={"deck": ["SHD-E", "EMB-01", "EMB-01", "EMB-07"]})
    for seat in SEATS:
        assert one.view(seat) == other.view(seat)
    assert player(one, A)["deck"] == ["EMB-01", "EMB-01", "EMB-07", "SHD-E"]
    assert "deck" not in one.view(B)["players"][A]
    assert "deck" not in one.view(None)["players"][A]


@pytest.mark.rule("DUEL-18.3")
def test_set_traps_show_number_order_turn_and_price() -> None:
    table = lay(a={"hand": ["TID-23", "EMB-22"], "mana": 5, "traps": [{"card": "NEU-13", "turn": 1}]}, turn=3)
    do(table, "set_trap TID-23", "set_trap EMB-22")
    public = [(1, 1, 1, 0), (2, 3, 3, 2), (3, 3, 2, 0)]
    for seat in SEATS:
        traps = table.view(seat)["players"][A]["traps"]
        assert [(trap["place"], trap["turn"], trap["mana"], trap["hp"]) for trap in traps] == public
    assert mentioned(table.view(B)["players"][A]["traps"], table.heard(B)) == {"EMB-H1"}, "who paid"
    assert mentioned(table.view(None)["players"][A]["traps"]) == set()


@pytest.mark.rule("DUEL-18.3", "DUEL-10.3")
def test_only_the_owner_knows_that_a_trap_waits() -> None:
    tables = lay_waiting_traps()
    assert [asked(table) for table in tables] == [(A, "respond"), (A, "respond")]
    assert known(tables[0], A, None) == known(tables[1], A, None)
    assert [player(table, B)["traps"][0]["waiting"] for table in tables] == [True, False]


@pytest.mark.rule("DUEL-18.3", "DUEL-12.3")
def test_a_declared_attack_is_public_before_and_in_the_chain_and_gone_after_it() -> None:
    table = lay(a={"attack": {1: "EMB-07"}}, b={"defense": {1: "ROO-08"}, "hand": ["EMB-15"], "mana": 1})
    do(table, "attack A.atk1 B")
    for seat in SEATS:
        declared = table.view(seat)["declared"]
        assert (declared["kind"], declared["seat"], declared["card"], declared["target"]) == ("attack", A, "EMB-07", B)
    do(table, "block B.def1")
    for seat in SEATS:
        view = table.view(seat)
        assert (view["declared"], len(view["chain"]), view["priority"], view["passes"]) == (None, 1, B, 0)
        assert view["chain"][0]["blocker"]["card"] == "ROO-08"
    do(table, "pass")
    for seat in SEATS:
        assert (table.view(seat)["declared"], table.view(seat)["chain"], table.view(seat)["priority"]) == (
            None,
            [],
            None,
        )


@pytest.mark.rule("DUEL-18.3")
def test_the_seed_is_in_no_view() -> None:
    tables = [lay(a=RICH, seed=seed) for seed in (1, 2)]
    for seat in SEATS:
        assert tables[0].view(seat) == tables[1].view(seat)


@pytest.mark.rule("DUEL-18.3")
def test_the_foes_deck_list_is_not_in_the_options() -> None:
    table = lay()
    table.state = table.game.new(seed=4, options={"deck_0": "last_hymn", "deck_1": "lantern_school"})
    assert "lantern" not in str(table.view(A))
    assert "hymn" not in str(table.view(B))
    assert not any(name in str(table.view(None)) for name in ("lantern", "hymn"))


@pytest.mark.rule("DUEL-18.3")
def test_a_question_with_its_choices_is_sent_to_the_player_concerned_only() -> None:
    """What B holds decides what B is offered; that B is asked at all is withheld from A and from spectators."""
    tables = [lay(a={"attack": {1: "EMB-07"}}, b={"hand": cards, "mana": 4}) for cards in (["EMB-15"], ["EMB-17"])]
    for table in tables:
        do(table, "attack A.atk1 B")
        assert table.view(A)["prompt"] is None
        assert table.view(None)["prompt"] is None
        assert table.view(B)["prompt"] == {"seat": B, "kind": "respond"}
    assert tables[0].legal() != tables[1].legal()
    assert known(tables[0], A, None) == known(tables[1], A, None)


@pytest.mark.rule("DUEL-18.3")
def test_a_half_made_declaration_is_seen_by_its_player_only() -> None:
    """A is being asked for a target: B does not know of which card."""
    foe = {"attack": {1: {"card": "ROO-08", "damage": 1}, 2: {"card": "ROO-08", "damage": 1}}}
    tables = []
    for card in ("TID-03", "DUS-08"):
        tables.append(do(lay(a={"hand": [card], "mana": 4}, b=foe), f"play_creature {card} attack 1"))
    assert [asked(table) for table in tables] == [(A, "target")] * 2
    assert known(tables[0], B, None) == known(tables[1], B, None)


@pytest.mark.rule("DUEL-18.3")
def test_replacing_does_not_tell_which_card_even_if_the_foe_remembers_one() -> None:
    """B has seen a Walker go back to A's hand. A replaces it, or the other card: B cannot tell."""
    side = {
        "hero": "TID-H1",
        "hand": ["TID-16", "EMB-01"],
        "mana": 2,
        "attack": {1: "EMB-07"},
        "hero_action_used": False,
    }
    tables = [do(lay(a=side), "play_spell TID-16 A.atk1", f"hero_replace {card}") for card in ("EMB-07", "EMB-01")]
    assert known(tables[0], B, None) == known(tables[1], B, None)
    assert known(tables[0], A) != known(tables[1], A)


@pytest.mark.rule("DUEL-18.3")
def test_setting_a_trap_does_not_tell_which_even_if_the_foe_looked_at_the_hand() -> None:
    tables = []
    for trap in ("EMB-22", "EMB-23"):
        table = lay(
            a={"hand": ["EMB-22", "EMB-23"], "mana": 2},
            b={"hand": ["TID-24"], "mana_gain_used": False, "hero": "TID-H1"},
            turn=2,
        )
        do(table, "play_shard TID-24", "end_turn", f"set_trap {trap}")
        tables.append(table)
    assert known(tables[0], B, None) == known(tables[1], B, None)
