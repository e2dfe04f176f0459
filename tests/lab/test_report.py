"""The report: right numbers in one page that asks nothing of the network."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from html import escape
from pathlib import Path

import pytest

import carteado
from carteado import cli
from carteado.lab.job import Chunk, Job, make_job
from carteado.lab.playing import Row, Sheet, Use, play, play_chunk
from carteado.lab.report import tables
from carteado.lab.report.gathering import Match, gather
from carteado.lab.report.page import make_page
from carteado.texts import LANGUAGES, Speaker


def match(scores: list[list[float]], uses: list[Use] | None = None, decks: tuple[str, ...] = ("", "")) -> Match:
    games = [Row(number, number, one, "hero", 10 + number, 5, 0.0) for number, one in enumerate(scores)]
    return Match(a_job(), "greedy", decks, Sheet(games, [], uses or []))


def a_job() -> Job:
    return make_job("duel", "random")


def test_rates_have_wilson_intervals() -> None:
    first, second = tables.by_seat([match([[1.0, 0.0]] * 8 + [[0.0, 1.0]] * 2)])
    assert (first.name, first.wins, first.games) == ("0", 8, 10)
    assert (round(first.low, 3), round(first.high, 3)) == (0.49, 0.943)
    assert (second.wins, round(second.high, 3)) == (2, 0.51)


def test_decks_are_counted_from_both_seats() -> None:
    matches = [
        match([[1.0, 0.0]] * 3, decks=("forge_march", "last_hymn")),
        match([[1.0, 0.0]], decks=("last_hymn", "forge_march")),
    ]
    assert {one.name: (one.wins, one.games) for one in tables.by_deck(matches)} == {
        "forge_march": (3, 4),
        "last_hymn": (1, 4),
    }
    met = tables.meetings(matches, "greedy")["forge_march", "last_hymn"]
    assert (met.wins, met.games) == (3, 4)


def test_a_card_is_judged_by_the_games_in_which_it_was_drawn() -> None:
    """Drawn in 40 games of the first seat, played in 20 of them, all won; the other 20 all lost."""
    scores = [[1.0, 0.0]] * 20 + [[0.0, 1.0]] * 20
    uses = [Use(number, 0, "EMB-01", "drew", 1) for number in range(40)]
    uses += [Use(number, 0, "EMB-01", "played", 2) for number in range(20)]
    uses += [Use(number, 1, "EMB-02", "drew", 1) for number in range(40)]
    lines = {line.card: line for line in tables.cards(carteado.load("duel"), [match(scores, uses)], "greedy")}
    line = lines["EMB-01"]
    assert (line.drawn, line.played, line.won_played, line.won_drawn_unplayed) == (40, 20, 1.0, 0.0)
    assert line.stands_out
    assert (lines["EMB-02"].drawn, lines["EMB-02"].played, lines["EMB-02"].stands_out) == (40, 0, False)
    assert (lines["EMB-03"].drawn, lines["EMB-03"].p) == (0, None)


def test_many_cards_without_a_difference_seldom_stand_out() -> None:
    scores = [[float(number % 2), 1.0 - number % 2] for number in range(60)]
    uses = [
        Use(number, 0, card, event, 1)
        for place, card in enumerate(list(carteado.load("duel").card_data())[:60])
        for number in range(60)
        for event in (("drew", "played") if (number * 7 + place * 3) % 5 < 2 else ("drew",))
    ]
    lines = tables.cards(carteado.load("duel"), [match(scores, uses)], "greedy")
    assert sum(line.p is not None for line in lines) == 60
    assert not any(line.stands_out for line in lines)


def test_examples_are_the_games_they_say() -> None:
    game = match([[1.0, 0.0]] * 3)
    game.sheet.games[1].lowest = 0.1
    game.sheet.games[0].lowest = game.sheet.games[2].lowest = 0.4
    game.sheet.games[2].lead_changes = 5
    found = {one.what: one.seed for one in tables.examples([game], "greedy")}
    assert found == {"longest": 2, "shortest": 0, "comeback": 1, "swings": 2}


def test_every_pair_of_decks_is_played() -> None:
    matches = gather("duel", ["random"], 24)
    assert len({one.decks for one in matches}) == 12
    assert sum(len(one.sheet.games) for one in matches) == 24


@cache
def some_games(id: str) -> list[Match]:
    """A game or two of every kind."""
    return gather(id, ["random"], 12)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", carteado.names())
def test_the_page_stands_alone(id: str, lang: str) -> None:
    game = carteado.load(id)
    say = Speaker(lang, game.folder / "texts")
    matches = some_games(id)
    page = make_page(game, matches, ["random"], say)
    assert f'<html lang="{lang}">' in page
    assert say("report-title", name=say(f"{id}-name")) in page
    assert not re.search(r"""(src|href)=["']?(https?:)?//""", page)
    assert "@@" not in re.sub(r"<script.*?</script>", "", page, flags=re.DOTALL)
    if len(game.modes) > 1:
        for mode in game.modes:
            assert escape(say(f"{id}-mode-{mode.name}")) in page


def test_every_mode_is_played_and_every_deck_on_every_seat_of_it() -> None:
    for id in ("heroes", "apotheosis"):
        game = carteado.load(id)
        seen = {(match.job.mode, seat, deck) for match in some_games(id) for seat, deck in enumerate(match.decks)}
        assert seen == {
            (mode.name, seat, deck) for mode in game.modes for seat in range(mode.seats[0]) for deck in game.decks()
        }


def test_each_mode_is_counted_by_itself() -> None:
    first, second = match([[1.0, 0.0]] * 3), match([[0.0, 1.0]])
    second.job = replace(second.job, mode="teams")
    for row in first.sheet.games:
        row.first = 0
    found = {mode: (rated.wins, rated.games, turns) for mode, rated, turns, _ in tables.by_mode([first, second])}
    assert found == {"duel": (3, 3, 5), "teams": (0, 1, 5)}


def test_whoever_had_the_first_turn_is_told_by_the_table() -> None:
    """Not by the seat, nor by who is asked first: both are by chance elsewhere."""
    begun = {option: gather("naipes", ["random"], 4, options={"first_player": option}) for option in (0, 1)}
    for option, matches in begun.items():
        assert {row.first for match in matches for row in match.sheet.games} == {option}
    assert {row.first for row in gather("naipes", ["random"], 12)[0].sheet.games} == {0, 1}
    assert {row.first for row in gather("siege", ["random"], 2)[0].sheet.games} == {-1}
    (rated,) = tables.by_beginning(begun[1])
    assert rated.wins == sum(row.scores[1] for row in begun[1][0].sheet.games)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_master_has_no_turn_among_the_players(seats: int) -> None:
    """Its characters are often first; alone, nobody else could be."""
    sheet = play_chunk(Job("apotheosis", "encounter", {}, ("random",) * seats), Chunk(0, 12))
    assert {row.first for row in sheet.games} <= ({-1} if seats == 1 else set(range(seats)))


def test_decks_that_win_together_do_not_meet() -> None:
    together = match([[1.0, 1.0]] * 2 + [[0.0, 0.0]], decks=("star_choir", "dawn_blitz"))
    assert tables.meetings([together], "greedy") == {}
    assert {one.name: one.wins for one in tables.by_deck([together])} == {"star_choir": 2, "dawn_blitz": 2}


def test_cards_of_apotheosis_are_counted_for_whoever_drew_and_used_them() -> None:
    game = carteado.load("apotheosis")
    lines = [line for line in tables.cards(game, some_games("apotheosis"), "random") if line.drawn and line.played]
    assert len(lines) > 20
    assert all(row.turns > 4 for one in some_games("apotheosis") if one.job.mode == "duel" for row in one.sheet.games)


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    cli.app(["report", "naipes", "-o", str(file), "--games", "8", "--levels", "random"], standalone_mode=False)
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_an_example_is_played_again_by_its_command(tmp_path: Path) -> None:
    """The seed and options of the command give the game that the report counted."""
    (one, *_) = gather("naipes", ["random"], 3)
    job = replace(one.job, by_card=False)
    again = play(job.rules(), job.setup(), replace(job, seed=one.sheet.games[2].seed), 0)
    assert (again.scores, again.decisions) == (one.sheet.games[2].scores, one.sheet.games[2].decisions)
