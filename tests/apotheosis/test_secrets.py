"""APOTHEOSIS-31 once more: what the log and the moments of windows could give away."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from apotheosis.battle import P0, P1, P2, able, deal, lay
from apotheosis.looking import mentioned
from carteado.core.rng import seeded
from carteado.match.match import Match
from table import asked, do, log

OTHERS = (P1, None)
SHOWN = ("proved", "searched", "shown", "used", "buried", "discarded", "got")


@pytest.mark.rule("APOTHEOSIS-31.1", "APOTHEOSIS-31.5")
def test_a_concealed_summon_that_is_abandoned_stays_unknown() -> None:
    table = do(lay({"support": [{"card": "K10", "concealed": True}]}), "abandon K10")
    assert [heard["event"] for heard in log(table, P1)] == ["returned"]
    assert "K10" in mentioned(log(table, P0)[-1])
    for seat in OTHERS:
        assert "K10" not in mentioned(table.view(seat), log(table, seat))


@pytest.mark.rule("APOTHEOSIS-31.1", "APOTHEOSIS-4.5")
def test_a_concealed_summon_that_may_not_stay_on_the_table_stays_unknown() -> None:
    """Without the Circlet there is no mental 1, which K12 needs."""
    side = able(knowledge={"mental": 0, "instruction": 2}, equip=["I11"], support=[{"card": "K12", "concealed": True}])
    table = do(lay(side), "unequip I11")
    assert table.view(P0)["players"][P0]["support"] == []
    for seat in OTHERS:
        assert "K12" not in mentioned(table.view(seat), log(table, seat))


@pytest.mark.rule("APOTHEOSIS-31.1")
def test_the_moment_in_which_a_seat_is_asked_is_its_own() -> None:
    """P0 has just turned: that V04 could be used after an action is seen by nobody but who holds it."""
    table = do(lay({}, {"inventory": ["V04"], "memento": [{"card": "S01", "exhausted": True}]}), "turn e")
    assert asked(table) == (P1, "window")
    assert [entry["when"] for entry in table.view(P1)["stack"]] == ["any_turn"]
    for seat in (P0, None):
        assert table.view(seat)["stack"] == []


def sleeping_gods(*equip: str) -> set[str]:
    """What P1 may imagine the sleeping Entity of P0 to be, who is really Vael; nothing that P1 sees changes."""
    side = {"hero": {"house": "H08", "classes": ["C03", "C06", "C09"], "entity": "E07"}, "equip": list(equip)}
    table = lay(side)
    found = set()
    for seed in range(40):
        state: Any = table.state.clone()
        state.determinize(P1, seeded(seed))
        assert state.view(P1) == table.view(P1)
        found.add(state.view(P0)["players"][P0]["sheet"]["entity"]["card"])
    return found


@pytest.mark.rule("APOTHEOSIS-2.15", "APOTHEOSIS-31.1")
def test_a_sleeping_god_is_known_only_by_what_it_shows() -> None:
    """The Ash Crown gives 3 HP in great apotheosis, asleep or awake: then it is one of the two legendary gods."""
    assert sleeping_gods("I23") == {"E07", "E09"}
    assert len(sleeping_gods()) == 9


@pytest.mark.rule("APOTHEOSIS-31.1")
def test_a_refusal_does_not_say_who_is_asked() -> None:
    game = carteado.load("apotheosis")
    match = Match(game, game.setup(mode="ffa", seats=3), 1, ["human"] * 3)
    with pytest.raises(carteado.Illegal) as refused:
        match.submit(P2, "done")
    assert refused.value.facts == {"seat": P2}


@pytest.mark.rule("APOTHEOSIS-31.5")
@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("teams", 4), ("ffa", 3), ("encounter", 2)])
def test_the_log_names_only_cards_that_its_reader_sees_or_is_shown(mode: str, seats: int) -> None:
    """A card that a seat hears of lay open to it before or after; or the event itself shows it to all."""
    table = deal(11, mode=mode, seats=seats, **{f"hero_{seat}": "random" for seat in range(seats)})
    state: Any = table.state
    rng = seeded(5)
    readers = (None, *range(seats))
    before = {seat: faces(state.view(seat)) for seat in readers}
    for _ in range(160):
        if state.decision is None:
            break
        actions = state.legal()
        state.events = []
        state.apply(actions[rng.below(len(actions))])
        after = {seat: faces(state.view(seat)) for seat in readers}
        for seat in readers:
            heard = [event.heard_by(seat) for event in state.events]
            own = [event for event in heard if event["event"] == "drew" and event["who"]["seat"] == seat]
            assert all("cards" not in event for event in heard if event["event"] == "drew" and event not in own)
            silent = [event for event in heard if event not in own and event["event"] not in SHOWN]
            assert faces(silent) <= before[seat] | after[seat]
        before = after


def faces(data: Any) -> set[tuple[int, str]]:
    """Every card with its number in this data."""
    if isinstance(data, dict):
        own = {(data["id"], data["card"])} if "id" in data and "card" in data else set()
        return own.union(*map(faces, data.values()))
    return set().union(*map(faces, data)) if isinstance(data, list) else set()
