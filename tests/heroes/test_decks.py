"""HEROES-4: what a deck may hold."""

from __future__ import annotations

from collections import Counter

import pytest

from heroes.arena import P0, P1, deal, refusal
from heroes.looking import hand
from table import deck

PLAIN = {"C01": 3, "C02": 1, "S01": 3, "S02": 3, "A01": 2, "A02": 3, "A04": 3, "Q05": 3, "Q06": 3, "Q07": 3, "V01": 3}
READY = {
    "living_garden": (35, 10, 8),
    "dawn_blitz": (35, 10, 8),
    "titanium_wall": (37, 10, 8),
    "broken_court": (35, 10, 8),
    "star_choir": (37, 10, 8),
}


def fault(**changes: int) -> str | None:
    """What is wrong with PLAIN, a legal deck of 30, after these changes; the same in whichever seat."""
    counts = {id: count for id, count in {**PLAIN, **changes}.items() if count}
    text = "; ".join(f"{count} {id}" for id, count in counts.items())
    codes = {refusal(deck_0=text), refusal(deck_1=text)}
    assert len(codes) == 1
    code = codes.pop()
    return None if code is None else code.removeprefix("heroes-").replace("-", "_")


@pytest.mark.rule("HEROES-4.1")
def test_thirty_to_forty_cards() -> None:
    assert fault() is None
    assert fault(V01=2) == "deck_size"
    assert fault(V02=3, V03=3, V04=3, V05=1) is None
    assert fault(V02=3, V03=3, V04=3, V05=2) == "deck_size"


@pytest.mark.rule("HEROES-4.2")
@pytest.mark.parametrize("id", ["A04", "Q05", "V01", "S01"])
def test_three_copies_of_a_card(id: str) -> None:
    assert fault(**{id: 3}) is None
    assert fault(**{id: 4}) == "too_many_copies"


@pytest.mark.rule("HEROES-4.2", "HEROES-R53")
def test_versions_of_a_character_are_counted_apart_and_all_are_characters() -> None:
    """Avatar of Nature C15 and C25, Captain Aurora C26 and C27."""
    assert fault(C01=0, C02=0, C15=3, C25=3, C26=3, C27=1) is None
    assert fault(C01=0, C02=0, C15=3, C25=3, C26=3, C27=2) == "too_many_characters"
    assert fault(C01=0, C02=1, C15=4) == "too_many_copies"


@pytest.mark.rule("HEROES-4.3", "HEROES-R37")
def test_four_to_ten_characters() -> None:
    assert fault(C01=3, C02=1) is None
    assert fault(C01=3, C02=0, A05=1) == "too_few_characters"
    assert fault(C02=3, C03=3, C04=1) is None
    assert fault(C02=3, C03=3, C04=2) == "too_many_characters"


@pytest.mark.rule("HEROES-4.4", "HEROES-R54", "HEROES-R33")
def test_one_copy_of_each_five_star_character() -> None:
    """C36 is not unique, but has five stars."""
    assert fault(C36=1) is None
    assert fault(C36=2) == "five_star_copies"
    assert fault(C33=1, C34=1, C35=1, C36=1) is None
    assert fault(C33=2) in ("five_star_copies", "unique_copies")


@pytest.mark.rule("HEROES-4.5")
def test_eight_sources_basic_and_advanced_together() -> None:
    assert fault(S05=2) is None
    assert fault(S05=3) == "too_many_sources"
    assert fault(S03=3) == "too_many_sources"


@pytest.mark.rule("HEROES-4.6")
@pytest.mark.parametrize("id", ["A22", "A33", "Q03", "Q15", "Q17", "V13", "S06"])
def test_one_copy_of_a_unique_card(id: str) -> None:
    assert fault(**{id: 1}) is None
    assert fault(**{id: 2}) == "unique_copies"


@pytest.mark.rule("HEROES-4.7", "HEROES-R83")
@pytest.mark.parametrize("id", ["M01", "M02", "M03", "M04"])
def test_no_mob_in_a_deck(id: str) -> None:
    assert fault(**{id: 1}) == "mob_in_deck"


@pytest.mark.rule("HEROES-4.8")
def test_nothing_else_is_limited() -> None:
    """Stars without end, actions nobody can carry, no source and no action at all."""
    assert fault(C01=0, C02=0, C33=1, C34=1, C35=1, C36=1, C26=3, C27=3) is None
    assert fault(A23=3, A38=3) is None
    assert fault(S01=0, S02=0, A01=0, A02=0, A04=0, Q08=3, Q09=3, Q10=3, Q11=3, Q12=2) is None
    assert fault(S01=0, S02=0, Q05=0, Q06=0, Q07=0, V01=0, C03=3, C04=3, A05=3, A06=3, A07=3, A08=3) is None


@pytest.mark.rule("HEROES-4.1", "HEROES-4.3", "HEROES-4.5")
@pytest.mark.parametrize(("name", "counts"), READY.items())
def test_the_ready_made_decks_are_legal_and_are_dealt(name: str, counts: tuple[int, int, int]) -> None:
    table = deal(deck_0=name, deck_1="broken_court")
    dealt = Counter([*deck(table, P0), *hand(table, P0)])
    kinds = [sum(count for id, count in dealt.items() if id[0] in letter) for letter in ("CSVQA", "C", "S")]
    assert tuple(kinds) == counts
    assert Counter([*deck(table, P1), *hand(table, P1)]).total() == 35
