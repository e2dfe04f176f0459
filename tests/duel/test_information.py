"""DUEL-18: what becomes public, and what does not."""

from __future__ import annotations

import pytest

from duel.board import A, B, lay
from duel.looking import hand
from table import asked, deck, do, known, legal, log, mentioned

SEATS = (A, B, None)

SHOWN = [
    ("play_creature EMB-01 attack 1", {"EMB-01"}),
    ("play_spell EMB-15 B", {"EMB-15"}),
    ("play_shard SHD-E", {"SHD-E"}),
    ("card_to_mana EMB-09", {"EMB-09"}),
    ("use_ability A a1 pay:EMB-09", {"EMB-09"}),
    ("play_spell DUS-12 pay:A.atk2", {"DUS-12"}),
]


@pytest.mark.rule("DUEL-18.1")
@pytest.mark.parametrize(("action", "public"), SHOWN)
def test_a_card_becomes_public_when_played_used_or_discarded(action: str, public: set[str]) -> None:
    cards = ["EMB-01", "EMB-15", "SHD-E", "EMB-09", "DUS-12"]
    side = {"hero": "EMB-H2", "hand": cards, "mana": 9, "mana_gain_used": False, "hero_action_used": False}
    table = lay(a={**side, "attack": {2: "EMB-07"}, "deck": ["ROO-12"] * 5})
    do(table, action)
    hidden = set(cards) - public | {"ROO-12"}
    events = [log(table, seat) for seat in SEATS]
    for heard in events[1:]:
        assert public <= mentioned(heard)
        assert mentioned(heard) & hidden == set()


@pytest.mark.rule("DUEL-18.1")
def test_milled_ramped_burned_returned_and_fetched_cards_are_public() -> None:
    tables = {
        "DUS-01": do(lay(a={"hand": ["DUS-24"], "mana_gain_used": False}, b={"deck": ["DUS-01"]}), "play_shard DUS-24"),
        "EMB-09": do(lay(a={"hand": ["ROO-12"], "mana": 2, "deck": ["EMB-09"]}), "play_spell ROO-12"),
        "EMB-10": lay(a={"hand": ["EMB-01"] * 10, "deck": ["EMB-10"]}),
        "EMB-07": do(lay(a={"hand": ["TID-16"], "mana": 2, "attack": {1: "EMB-07"}}), "play_spell TID-16 A.atk1"),
        "EMB-04": do(lay(a={"hand": ["DUS-17"], "mana": 2, "grave": ["EMB-04"]}), "play_spell DUS-17 EMB-04"),
        "TID-12": do(
            lay(a={"hand": ["TID-10"], "mana": 5, "deck": ["SHD-T", "TID-12"]}), "play_creature TID-10 attack 1"
        ),
    }
    do(tables["EMB-10"], "end_turn", "end_turn")
    for card, table in tables.items():
        for seat in SEATS:
            heard = log(table, seat)
            assert card in mentioned(heard), f"{card} was not shown to {seat}"


@pytest.mark.rule("DUEL-18.1")
def test_a_random_discard_is_public() -> None:
    table = lay(a={"hand": ["EMB-15", "EMB-09"], "mana": 1}, b={"attack": {1: "ROO-02"}, "traps": ["DUS-23"]})
    do(table, "play_spell EMB-15 B.atk1")
    for seat in SEATS:
        heard = log(table, seat)
        assert {"EMB-09", "DUS-23"} <= mentioned(heard)


@pytest.mark.rule("DUEL-18.1")
def test_an_ordinary_draw_is_seen_by_its_player_only() -> None:
    table = lay(a={"deck": ["EMB-09", "EMB-10"], "hero_action_used": False, "mana": 1})
    do(table, "hero_draw")
    assert ["EMB-09" in mentioned(log(table, seat)) for seat in SEATS] == [
        True,
        False,
        False,
    ]
    assert "EMB-09" not in str(table.view(B))


@pytest.mark.rule("DUEL-18.2")
def test_looking_at_a_hand_shows_it_to_the_controller_only() -> None:
    table = lay(a={"hand": ["TID-24"], "mana_gain_used": False}, b={"hand": ["ROO-01", "ROO-15"]})
    do(table, "play_shard TID-24")
    looked = [[event.heard_by(seat) for event in table.state.events or [] if event.name == "looked"] for seat in SEATS]
    assert [len(heard) for heard in looked] == [1, 1, 1]
    assert [mentioned(heard) for heard in looked] == [{"ROO-01", "ROO-15"}, set(), set()]
    assert not {"ROO-01", "ROO-15"} & mentioned(table.view(None))


@pytest.mark.rule("DUEL-18.2")
def test_the_look_is_of_that_moment() -> None:
    """What B draws later is unknown again."""
    table = lay(a={"hand": ["TID-24"], "mana_gain_used": False}, b={"hand": ["ROO-01"], "deck": ["ROO-15", "ROO-08"]})
    do(table, "play_shard TID-24", "end_turn")
    assert hand(table, B) == ["ROO-01", "ROO-15"]
    assert "ROO-15" not in str(table.view(A))
    assert deck(table, B) == ["ROO-08"]


@pytest.mark.rule("DUEL-18.4", "DUEL-12.8")
def test_a_pass_made_by_the_engine_looks_like_any_other_pass() -> None:
    """B had no answer, or had one and kept it: the log of the others is the same, so a client may delay both alike."""
    heard = []
    for cards in (["EMB-13"], ["EMB-15"]):
        table = lay(a={"attack": {1: "EMB-07"}}, b={"hand": cards, "mana": 4})
        do(table, "attack A.atk1 B")
        if asked(table) == (B, "respond"):
            do(table, "pass")
        assert legal(table, "end_turn") == ["end_turn"]
        heard.append(known(table, A, None))
    assert heard[0] == heard[1]
