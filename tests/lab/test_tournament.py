"""Tournaments: who meets whom, and what comes of it."""

from __future__ import annotations

import pytest

from carteado.core.errors import Invalid
from carteado.lab.tournament import Entrant, Tournament, hold, meetings, read_entrants


def held(words: list[str], game: str = "naipes") -> Tournament:
    return Tournament(game, read_entrants(game, words), mode=None, options={}, seed=0)


def test_everyone_meets_everyone_from_both_sides() -> None:
    tournament = held(["random", "greedy:1", "greedy:2"])
    result = hold(tournament, "robin", deals=2, rounds=1)
    assert len(result.standings) == 3
    for one, others in result.crosstable.items():
        for other, (points, games) in others.items():
            assert games == 4
            assert points + result.crosstable[other][one][0] == 4
    assert [standing.games for standing in result.standings] == [8, 8, 8]
    assert result.standings[-1].name == "random"


def test_ratings_follow_the_points() -> None:
    result = hold(held(["random", "greedy:1"]), "robin", deals=6, rounds=1)
    first, last = result.standings
    assert (first.name, last.name) == ("greedy:1", "random")
    assert first.rating > last.rating
    assert first.points > last.points


def test_swiss_rounds_bring_new_pairs_first(monkeypatch: pytest.MonkeyPatch) -> None:
    tournament = held(["random", "greedy:1", "greedy:2", "greedy:3"])
    met: list[frozenset[str]] = []

    def note(self: Tournament, one: Entrant, other: Entrant, number: int) -> None:
        met.append(frozenset((one.name, other.name)))
        self.games[one.name][other.name] += 1
        self.games[other.name][one.name] += 1

    monkeypatch.setattr(Tournament, "meet", note)
    hold(tournament, "swiss", deals=1, rounds=3)
    assert len(met) == 6 == meetings(4, "swiss", 3)
    assert len(set(met)) == 6


def test_an_odd_number_leaves_one_out() -> None:
    assert meetings(5, "swiss", 2) == 4
    assert meetings(5, "robin", 2) == 10


def test_decks_take_part() -> None:
    (entrant, _) = read_entrants("duel", ["random@forge_march", "random@last_hymn"])
    assert entrant == Entrant("random@forge_march", "random", "forge_march")
    result = hold(held(["random@forge_march", "random@last_hymn"], "duel"), "robin", deals=1, rounds=1)
    assert sum(standing.points for standing in result.standings) == 2


def test_heroes_take_part_with_their_decks() -> None:
    words = ["random@P1", "random@P3"]
    result = hold(held(words, "apotheosis"), "robin", deals=1, rounds=1)
    assert sum(standing.points for standing in result.standings) == 2
    assert {standing.name for standing in result.standings} == set(words)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["random"], "tournament-bad-entrants"),
        (["random", "random"], "tournament-bad-entrants"),
        (["random", "genius"], "bot-unknown"),
        (["random", "random@nothing"], "deck-unknown"),
    ],
)
def test_bad_entrants_are_refused(words: list[str], code: str) -> None:
    with pytest.raises(Invalid) as refused:
        read_entrants("naipes", words)
    assert refused.value.code == code


def test_an_unknown_system_is_refused() -> None:
    with pytest.raises(Invalid) as refused:
        hold(held(["random", "greedy:1"]), "knockout", deals=1, rounds=1)
    assert refused.value.code == "tournament-bad-system"
