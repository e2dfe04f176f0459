"""DUEL-18 for those who must guess: a table dealt anew that a seat cannot tell from the real one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from carteado.core.rng import seeded
from duel.board import A, B, deal, lay, lay_waiting_traps, put_aside
from duel.looking import hand, traps
from duel.workshop import lay_made
from table import Table, asked, deck, do, twin

SEEDS = range(30)
SPECTATOR = None
BASIC_SHARDS = 14
TRAPS = {"NEU-13", "NEU-20", *(f"{faction}-{n}" for faction in ("EMB", "TID", "ROO", "DUS") for n in (22, 23))}


def guessed(table: Table, seat: int | None, seed: int = 0) -> Table:
    other = twin(table)
    other.state.determinize(seat, seeded(seed))
    return other


def guesses(table: Table, seat: int | None) -> list[Table]:
    return [guessed(table, seat, seed) for seed in SEEDS]


def against(**foe: Any) -> Table:
    """A's turn against a dusk hero with something in every hidden zone, unless `foe` says otherwise."""
    usual = {"hero": "DUS-H1", "hand": ["DUS-01", "EMB-13"], "deck": ["ROO-01", "TID-01"], "traps": ["DUS-23"]}
    return lay(
        a={"hand": ["EMB-13", "EMB-01"], "deck": ["EMB-01", "EMB-07", "EMB-09", "SHD-E"], "traps": ["EMB-22"]},
        b={**usual, **foe},
    )


def hidden(table: Table, seat: int) -> list[str]:
    """Every card of that seat that the foe cannot see."""
    return [*hand(table, seat), *deck(table, seat), *traps(table, seat)]


@pytest.mark.rule("DUEL-18.3")
@pytest.mark.parametrize("seat", [A, B, SPECTATOR])
def test_a_seat_cannot_tell_a_guess_from_the_real_table(seat: int | None) -> None:
    table = against()
    for other in guesses(table, seat):
        assert other.view(seat) == table.view(seat)
    if seat == A:
        assert guessed(table, A).legal() == table.legal()


@pytest.mark.rule("DUEL-18.3")
def test_a_guess_deals_the_own_deck_in_another_order() -> None:
    table = against()
    found = [deck(other, A) for other in guesses(table, A)]
    assert {tuple(sorted(cards)) for cards in found} == {tuple(sorted(deck(table, A)))}
    assert {cards[0] for cards in found} == set(deck(table, A))


@pytest.mark.rule("DUEL-18.3")
@pytest.mark.parametrize("seed", range(5))
def test_nothing_that_a_seat_cannot_see_reaches_its_guess(seed: int) -> None:
    """NEU-20 costs what DUS-23 costs."""
    one = against()
    other = against(hand=["ROO-15", "SHD-D"], deck=["DUS-02", "EMB-09"], traps=["NEU-20"])
    assert one.view(A) == other.view(A)
    assert guessed(one, A, seed).state.digest() == guessed(other, A, seed).state.digest()


@pytest.mark.rule("DUEL-18.3")
def test_a_guess_does_not_know_the_order_of_the_own_deck() -> None:
    decks = (["EMB-01", "EMB-07", "SHD-E"], ["SHD-E", "EMB-01", "EMB-07"])
    digests = {guessed(lay(a={"deck": cards}), A).state.digest() for cards in decks}
    assert len(digests) == 1


@pytest.mark.rule("DUEL-18.3")
def test_a_spectators_guess_deals_both_sides_anew() -> None:
    table = against()
    for seat in (A, B):
        found = [hidden(other, seat) for other in guesses(table, SPECTATOR)]
        assert len({card for cards in found for card in cards}) > 20


@pytest.mark.rule("DUEL-2.1", "DUEL-18.3")
def test_a_guess_deals_the_foe_cards_that_its_deck_may_hold() -> None:
    """Of its hero's faction or neutral, and no more copies than a deck takes, those in sight included."""
    seen = ["DUS-01", "DUS-01", "DUS-01", "NEU-01", "NEU-01", *["SHD-D"] * (BASIC_SHARDS - 1)]
    table = against(hand=["ROO-01"] * 10, deck=["ROO-02"] * 60, grave=seen)
    for other in guesses(table, A):
        cards = hidden(other, B)
        assert {card.split("-")[0] for card in cards} - {"SHD"} == {"DUS", "NEU"}
        assert not [card for card in cards if card.startswith("DUS-H")]
        copies = Counter([*cards, *seen])
        assert copies["DUS-01"] == 3
        assert copies.pop("SHD-D") <= BASIC_SHARDS
        assert {card for card in copies if card.startswith("SHD")} == set()
        assert max(copies.values()) == 3


@pytest.mark.rule("DUEL-2.1", "DUEL-18.1")
def test_a_shard_that_was_played_counts_among_the_copies() -> None:
    mine = {"hand": ["EMB-24", "ROO-01"], "deck": ["ROO-02"] * 60, "grave": ["EMB-24", "EMB-24"]}
    table = do(lay(a={**mine, "mana_gain_used": False}), "play_shard EMB-24")
    for other in guesses(table, B):
        assert "EMB-24" not in hidden(other, A)


@pytest.mark.rule("DUEL-2.1", "DUEL-18.3")
def test_a_guess_deals_even_a_foe_that_hides_more_than_a_deck_takes() -> None:
    table = against(hand=[], deck=["ROO-02"] * 200)
    assert guessed(table, A).view(A) == table.view(A)
    assert max(Counter(deck(guessed(table, A), B)).values()) > 3


@pytest.mark.rule("DUEL-18.2")
def test_a_guess_keeps_the_hand_that_was_looked_at() -> None:
    table = lay(
        a={"hand": ["TID-24"], "mana_gain_used": False},
        b={"hand": ["ROO-01", "ROO-15"], "deck": ["ROO-02", "ROO-03"]},
    )
    do(table, "play_shard TID-24")
    assert {tuple(hand(other, B)) for other in guesses(table, A)} == {("ROO-01", "ROO-15")}
    assert len({tuple(deck(other, B)) for other in guesses(table, A)}) > 20
    assert len({tuple(hand(other, B)) for other in guesses(table, SPECTATOR)}) > 20


@pytest.mark.rule("DUEL-18.3")
@pytest.mark.parametrize(
    ("trap", "alike"),
    [
        pytest.param("DUS-23", {"DUS-23", "NEU-20"}, id="2 mana"),
        pytest.param("DUS-22", {"DUS-22"}, id="3 mana"),
        pytest.param("EMB-22", {"EMB-22", "EMB-23", "ROO-22", "TID-22"}, id="2 mana and 1 HP"),
        pytest.param("ROO-23", {"ROO-23"}, id="3 mana and 1 HP"),
    ],
)
def test_a_guess_sets_a_trap_that_costs_what_was_paid(trap: str, alike: set[str]) -> None:
    table = against(traps=[trap])
    assert {card for other in guesses(table, A) for card in traps(other, B)} == alike


@pytest.mark.rule("DUEL-6.3", "DUEL-18.3")
def test_a_guess_sets_any_trap_where_none_costs_what_was_paid() -> None:
    table = lay_made(a={"hand": ["EMB-22"], "mana": 6, "attack": {1: "TST-19"}})
    do(table, "set_trap EMB-22")
    found = {card for other in guesses(table, B) for card in traps(other, A)}
    assert len(found) > 5
    assert found <= TRAPS


@pytest.mark.rule("DUEL-2.1", "DUEL-18.3")
def test_a_guess_counts_the_traps_it_has_set_among_the_copies() -> None:
    """Two copies of each trap for 2 mana are in the graveyard, and two traps for 2 mana are set."""
    table = against(traps=["DUS-23", "NEU-20"], grave=["DUS-23", "DUS-23", "NEU-20", "NEU-20"], deck=["ROO-02"] * 60)
    for other in guesses(table, A):
        assert sorted(traps(other, B)) == ["DUS-23", "NEU-20"]
        assert not {"DUS-23", "NEU-20"} & {*hand(other, B), *deck(other, B)}


@pytest.mark.rule("DUEL-10.3", "DUEL-18.3")
def test_a_guess_does_not_know_that_a_trap_waits() -> None:
    tables = lay_waiting_traps()
    assert tables[0].state.digest() != tables[1].state.digest()
    assert guessed(tables[0], A).state.digest() == guessed(tables[1], A).state.digest()
    assert guessed(tables[0], B).view(B) == tables[0].view(B)


@pytest.mark.rule("DUEL-18.3")
def test_a_guess_leaves_a_half_made_declaration_as_it_is() -> None:
    """A is being asked for the target of TID-03, which is still in hand."""
    foe = {"attack": {1: {"card": "ROO-08", "damage": 1}, 2: {"card": "ROO-08", "damage": 1}}}
    table = do(lay(a={"hand": ["TID-03", "EMB-01"], "mana": 4}, b=foe), "play_creature TID-03 attack 1")
    found = [hand(other, A) for other in guesses(table, B)]
    assert all("TID-03" in cards for cards in found)
    assert len({tuple(cards) for cards in found}) > 10
    assert guessed(table, B).legal() == table.legal()


@pytest.mark.rule("DUEL-3.4")
def test_how_many_cards_the_first_player_changes_is_a_guess_for_everyone_else() -> None:
    table = deal()
    put_aside(table, 0, 1)
    assert {aside(other)[A] for other in guesses(table, A)} == {2}
    do(table, "keep")
    assert asked(table) == (B, "mulligan")
    put_aside(table, 0)
    for seat in (B, SPECTATOR):
        assert {aside(other)[A] for other in guesses(table, seat)} == {0, 1, 2, 3}
        assert {aside(other)[B] for other in guesses(table, seat)} == {1}
    assert {aside(other)[A] for other in guesses(table, A)} == {2}


def aside(table: Table) -> list[int]:
    """How many cards each seat has put aside: no foe may see this."""
    return [len(cards) for cards in table.state.save()["table"]["aside"]]
