"""NAIPES 2.11 for those who must guess: a table dealt anew that a seat cannot tell from the real one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from carteado.core.rng import seeded
from naipes.field import lay, random_games
from naipes.looking import PACK, deck, discard, hand, in_play, mentioned, slot
from table import Table, asked, twin

WATCHING = (0, 1, None)


def guessed(table: Table, seat: int | None, seed: int = 0) -> Table:
    other = twin(table)
    other.state.determinize(seat, seeded(seed))
    return other


def midgame(**changed: Any) -> Table:
    position: dict[str, Any] = {
        "rulers": ["K", "J"],
        "hands": [["6S", "AD", "AC"], ["4H", "9H", "AH"]],
        "slots": [{"C": ["9C", "2C"], "D": ["7D (down)"]}, {"C": ["8C"], "H": ["10H (down)"], "S": ["2S+5H (down)"]}],
        "deck": ["10C", "3C", "4C", "5C", "6C", "7C"],
        "discard": ["..."],
    }
    return lay(**{**position, **changed})


@pytest.mark.rule("NAIPES-8.2", "NAIPES-8.3")
@pytest.mark.parametrize("seat", WATCHING)
def test_a_seat_cannot_tell_a_guessed_table_from_the_real_one(seat: int | None) -> None:
    for preset in ("v1.4", "v1.5"):
        for step, table in enumerate(random_games(range(4), preset=preset)):
            other = guessed(table, seat, step)
            assert other.view(seat) == table.view(seat)
            assert asked(other) == asked(table)
            assert sorted(in_play(other)) == sorted(PACK)
            if table.view(None)["active"] == seat:
                assert other.legal() == table.legal()


@pytest.mark.rule("NAIPES-8.2", "NAIPES-8.3", "NAIPES-8.4")
def test_a_guess_deals_anew_all_that_a_seat_does_not_see() -> None:
    tables = [guessed(midgame(), 0, seed) for seed in range(60)]
    for table in tables:
        assert hand(table, 0) == {"6S", "AD", "AC"}
        assert slot(table, 0, "D") == ["7D (down)"]
        assert len(hand(table, 1)) == 3
    assert len({card for table in tables for card in hand(table, 1)}) > 20
    assert len({slot(table, 1, "H")[0] for table in tables}) > 5
    assert len({deck(table)[0] for table in tables}) > 15
    assert len({card for table in tables for card in discard(table)}) > 20
    seen = {"6S", "AD", "AC", "7D", "9C", "2C", "8C"}
    for table in tables:
        assert not seen & mentioned(deck(table), sorted(discard(table)), sorted(hand(table, 1)), slot(table, 1, "H"))


@pytest.mark.rule("NAIPES-8.3")
def test_a_spectators_guess_deals_both_hands_anew() -> None:
    tables = [guessed(midgame(), None, seed) for seed in range(60)]
    for seat in (0, 1):
        assert len({card for table in tables for card in hand(table, seat)}) > 20
    assert len({slot(table, 0, "D")[0] for table in tables}) > 5


@pytest.mark.rule("NAIPES-8.4")
def test_a_guess_does_not_know_which_hidden_unit_is_forged() -> None:
    forged: Counter[str] = Counter()
    for seed in range(80):
        table = guessed(midgame(), 0, seed)
        pairs = [name for name in "HS" if "+" in slot(table, 1, name)[0]]
        assert len(pairs) == 1
        forged[pairs[0]] += 1
        for name in "HS":
            assert "A" not in slot(table, 1, name)[0]
            assert name in pairs or slot(table, 1, name)[0].removesuffix(" (down)").endswith(name)
    assert min(forged["H"], forged["S"]) > 15


@pytest.mark.rule("NAIPES-8.3", "NAIPES-8.6")
@pytest.mark.parametrize("seed", range(5))
def test_nothing_of_the_real_table_reaches_a_guess(seed: int) -> None:
    one = midgame(seed=1)
    other = midgame(
        seed=2,
        hands=[["6S", "AD", "AC"], ["10C", "AS", "3C"]],
        slots=[{"C": ["9C", "2C"], "D": ["7D (down)"]}, {"C": ["8C"], "S": ["9S (down)"], "H": ["8H+2D (down)"]}],
        deck=["2H", "3H", "4H", "AH", "9D", "9H"],
    )
    assert one.view(0) == other.view(0)
    assert guessed(one, 0, seed).state.digest() == guessed(other, 0, seed).state.digest()


@pytest.mark.rule("NAIPES-8.2")
def test_the_cards_shown_stay_where_they_are_in_a_guess() -> None:
    diamonds = midgame().play("commander AD", "use")
    clubs = midgame(discard=["2D", "3D", "AS"], deck=["10C", "3C", "..."]).play("commander AC")
    king = midgame(discard=["2D", "3D", "AS"], deck=["10C", "3C", "..."]).play("governor")
    second = midgame(discard=["2D", "3D", "4D", "AS"], deck=["10C", "3C", "..."]).play(
        "governor", "king_play place 2D W"
    )
    for seed in range(20):
        assert set(deck(guessed(diamonds, 0, seed))[:3]) == {"10C", "3C", "4C"}
        assert discard(guessed(clubs, 0, seed)) == {"2D", "3D", "AS"}
        assert discard(guessed(king, 0, seed)) == {"2D", "3D", "AS"}
        assert discard(guessed(second, 0, seed)) == {"3D", "4D", "AS"}
        assert guessed(second, 0, seed).legal() == second.legal()
    assert len({deck(guessed(diamonds, 1, seed))[0] for seed in range(30)}) > 10
    assert len({frozenset(discard(guessed(clubs, 1, seed))) for seed in range(30)}) > 10
    assert len({deck(guessed(king, 0, seed))[0] for seed in range(30)}) > 10


@pytest.mark.rule("NAIPES-8.3", "NAIPES-6.12")
def test_the_jack_guesses_the_order_of_the_deck_alone() -> None:
    table = midgame(rulers=["J", "J"]).play("governor")
    tables = [guessed(table, 0, seed) for seed in range(40)]
    assert {frozenset(deck(other)) for other in tables} == {frozenset(deck(table))}
    assert {deck(other)[0] for other in tables} == set(deck(table))
    assert len({frozenset(deck(guessed(table, 1, seed))) for seed in range(20)}) > 15


@pytest.mark.rule("NAIPES-2.2", "NAIPES-8.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_guess_deals_the_other_rulers_anew(seat: int) -> None:
    table = lay(phase="rulers", dealt=[["J", "X"], ["J", "X"]]).play("choose_ruler X")
    kinds: Counter[str] = Counter()
    for seed in range(200):
        other = guessed(table, seat, seed)
        assert other.view(seat) == table.view(seat)
        dealt = other.view(1 - seat)["dealt"]
        assert dealt.count("X") <= 1
        kinds.update(dealt)
        assert other.view(0)["players"][0]["ruler"] in other.view(0)["dealt"]
        assert other.view(0)["players"][0]["ruler"] == "X" or seat == 1
    assert set(kinds) == {"J", "Q", "K", "X"}
    assert kinds["Q"] > kinds["J"] > kinds["X"] > 10


@pytest.mark.rule("NAIPES-8.4")
@pytest.mark.parametrize("seed", range(12))
def test_a_guess_finds_the_pairs_that_the_last_cards_allow(seed: int) -> None:
    theirs = {"W": ["2C+5D (down)"], "H": ["2S+8H (down)"]}
    table = guessed(lay(hands=[["..."], []], deck=[], discard=[], slots=[{}, theirs], final_seat=0), 0, seed)
    assert sorted(in_play(table)) == sorted(PACK)
    assert all("+" in slot(table, 1, name)[0] for name in "WH")


@pytest.mark.rule("NAIPES-6.17", "NAIPES-8.4")
def test_a_guess_hides_any_other_suit_where_none_of_the_slots_own_suit_is_left() -> None:
    hearts = [card for card in PACK if card.endswith("H")]
    table = lay(hands=[hearts, []], deck=["..."], discard=[], slots=[{}, {"H": ["9S (down)"]}])
    found = {slot(guessed(table, 0, seed), 1, "H")[0] for seed in range(40)}
    assert len(found) > 10
    assert not {unit for unit in found if unit.startswith("A")}


@pytest.mark.rule("NAIPES-8.2", "NAIPES-8.3")
@pytest.mark.parametrize("opening", ["governor", "commander AC"])
def test_the_order_of_a_pile_that_is_shown_does_not_reach_a_guess(opening: str) -> None:
    piles = (["2D", "3D", "AS", "9S"], ["9S", "3D", "2D", "AS"])
    tables = [midgame(discard=pile, deck=["10C", "3C", "..."]).play(opening) for pile in piles]
    assert guessed(tables[0], 0).state.digest() == guessed(tables[1], 0).state.digest()


@pytest.mark.rule("NAIPES-1.2", "NAIPES-8.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_with_both_jokers_knows_that_the_other_has_none(seat: int) -> None:
    dealt = [["J", "Q"], ["J", "Q"]]
    dealt[seat] = ["X", "X"]
    table = lay(phase="rulers", dealt=dealt)
    for seed in range(60):
        other = guessed(table, seat, seed)
        assert "X" not in other.view(1 - seat)["dealt"]
        assert other.view(1 - seat)["players"][1 - seat]["ruler"] is None


@pytest.mark.rule("NAIPES-2.2")
def test_a_guess_of_a_hidden_choice_is_either_of_the_two() -> None:
    table = lay(phase="rulers", dealt=[["J", "Q"], ["K", "K"]]).play("choose_ruler J")
    places: Counter[int] = Counter()
    for seed in range(100):
        side = guessed(table, 1, seed).view(0)
        places[side["dealt"].index(side["players"][0]["ruler"])] += 1
    assert min(places[0], places[1]) > 20


@pytest.mark.rule("NAIPES-2.1")
def test_a_guess_from_two_piles_deals_two_different_rulers() -> None:
    table = lay(phase="rulers", dealt=[["J", "Q"], ["K", "X"]], options={"governor_deal": "two_piles"})
    found = [set(guessed(table, 0, seed).view(1)["dealt"]) for seed in range(60)]
    assert {len(kinds) for kinds in found} == {2}
    assert len({frozenset(kinds) for kinds in found}) == 6
    spectator = [guessed(table, None, seed) for seed in range(60)]
    assert {len(set(other.view(seat)["dealt"])) for other in spectator for seat in (0, 1)} == {2}


@pytest.mark.rule("NAIPES-8.6")
def test_a_guess_has_a_future_of_its_own() -> None:
    table = midgame()
    assert guessed(table, 0, 1).state.rng.save() != table.state.rng.save()
    assert guessed(table, 0, 1).state.rng.save() != guessed(table, 0, 2).state.rng.save()
