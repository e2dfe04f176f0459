"""The report: right numbers in one page that asks nothing of the network."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache
from html import escape
from pathlib import Path

import pytest

import carteado
from carteado import cli
from carteado.core.errors import Invalid
from carteado.lab.compare import Question, kept_edition
from carteado.lab.job import Chunk, Job, make_job
from carteado.lab.playing import Row, Sheet, Use, play, play_chunk
from carteado.lab.report import tables
from carteado.lab.report.gathering import Match, Plan, gather
from carteado.lab.report.page import make_page
from carteado.lab.report.swaps import Planned, needed, try_cards
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


def dealt(card: str, seat: int, numbers: range, opening: set[int]) -> list[Use]:
    """A deck that holds a card, and the games in which it was in the first hand."""
    held = [Use(number, seat, card, "held", 3) for number in numbers]
    return held + [Use(number, seat, card, "opening", 1) for number in numbers if number in opening]


def test_a_card_is_judged_by_what_it_is_worth_to_be_dealt_it() -> None:
    """The first seat is dealt it in every other game, and wins 30 of these 40, but 10 of the other 40."""
    winning = {number for number in range(80) if (number % 2 == 0 and number < 60) or (number % 2 and number >= 60)}
    scores = [[float(number in winning), float(number not in winning)] for number in range(80)]
    uses = dealt("EMB-01", 0, range(80), set(range(0, 80, 2)))
    uses += dealt("EMB-02", 0, range(80), set(range(80)))  # always dealt: nothing to compare with
    uses += [Use(number, 0, "EMB-01", "drew", 1) for number in range(50)]
    uses += [Use(number, 0, "EMB-01", "played", 2) for number in range(20)]
    lines = {line.card: line for line in tables.cards(carteado.load("duel"), [match(scores, uses)], "greedy")}
    line = lines["EMB-01"]
    assert (line.drawn, line.played, line.opening) == (50, 20, 40)
    assert line.effect == pytest.approx(0.5)
    assert line.low is not None
    assert line.low < 0.5
    assert line.stands_out
    assert (lines["EMB-02"].opening, lines["EMB-02"].effect) == (80, None)
    assert (lines["EMB-03"].drawn, lines["EMB-03"].stands_out) == (0, False)


def test_a_card_that_is_only_drawn_late_by_winners_has_no_effect() -> None:
    """Who lives longer draws more; who is dealt what at the beginning is chance."""
    scores = [[float(number % 2), 1.0 - number % 2] for number in range(80)]
    uses = dealt("EMB-01", 0, range(80), {number for number in range(80) if number % 4 < 2})
    uses += [Use(number, 0, "EMB-01", "drew", 1) for number in range(80) if number % 2]
    lines = tables.cards(carteado.load("duel"), [match(scores, uses)], "greedy")
    line = next(line for line in lines if line.effect is not None)
    assert line.card == "EMB-01"
    assert line.effect == pytest.approx(0.0)
    assert not line.stands_out


def test_many_cards_without_a_difference_seldom_stand_out() -> None:
    rng = random.Random(5)
    scores = [[float(number % 2), 1.0 - number % 2] for number in range(100)]
    cards = list(carteado.load("duel").card_data())[:60]
    uses = [
        use
        for card in cards
        for use in dealt(card, 0, range(100), {number for number in range(100) if rng.random() < 0.3})
    ]
    lines = tables.cards(carteado.load("duel"), [match(scores, uses)], "greedy")
    assert sum(line.effect is not None for line in lines) == 60
    assert not any(line.stands_out for line in lines)


def test_sides_with_other_decks_are_not_mixed() -> None:
    """A card in the deck of the seat that always wins is worth nothing by itself."""
    uses = dealt("EMB-01", 0, range(40), set(range(0, 40, 2))) + dealt("EMB-01", 1, range(40), set(range(0, 40, 4)))
    lines = tables.cards(carteado.load("duel"), [match([[1.0, 0.0]] * 40, uses)], "greedy")
    assert next(line.effect for line in lines if line.card == "EMB-01") == 0.0


def test_what_is_dealt_and_held_is_counted_in_games() -> None:
    for id, size in (("duel", 6), ("heroes", 5), ("apotheosis", 6)):
        sheet = gather(Plan(id, ("random",), 1, decks=tuple(carteado.load(id).decks())[:2]))[0].sheet
        first = sheet.games[0].number
        opening = sum(use.times for use in sheet.uses if (use.number, use.seat, use.event) == (first, 0, "opening"))
        held = sum(use.times for use in sheet.uses if (use.number, use.seat, use.event) == (first, 0, "held"))
        assert opening >= size
        assert held > 20


def test_every_card_that_decks_may_hold_is_seen() -> None:
    played = gather(Plan("duel", ("random",), 150))
    held = {use.card for one in played for use in one.sheet.uses if use.event == "held"}
    data = carteado.load("duel").card_data()
    assert held >= {id for id, card in data.items() if card["type"] == "creature" and not card.get("token")}


def test_two_versions_are_put_side_by_side() -> None:
    before = [tables.rate("a", "greedy", [1.0] * 50 + [0.0] * 50), tables.rate("b", "greedy", [1.0] * 10)]
    now = [tables.rate("a", "greedy", [1.0] * 90 + [0.0] * 10), tables.rate("c", "greedy", [1.0] * 10)]
    (change,) = tables.changes(before, now)
    assert (change.name, change.low > 0.2, change.high < 0.6) == ("a", True, True)
    (same,) = tables.changes(before[:1], before[:1])
    assert same.low < 0 < same.high


def test_examples_are_the_games_they_say() -> None:
    game = match([[1.0, 0.0]] * 3)
    game.sheet.games[1].lowest = 0.1
    game.sheet.games[0].lowest = game.sheet.games[2].lowest = 0.4
    game.sheet.games[2].lead_changes = 5
    found = {one.what: one.seed for one in tables.examples([game], "greedy")}
    assert found == {"longest": 2, "shortest": 0, "comeback": 1, "swings": 2}


def test_every_pair_of_decks_is_played() -> None:
    matches = gather(Plan("duel", ("random",), 24))
    ready = [one for one in matches if "random" not in one.decks]
    assert len({one.decks for one in ready}) == 12
    assert {len(one.sheet.games) for one in ready} == {1}
    assert [len(one.sheet.games) for one in matches if "random" in one.decks] == [8]
    named = gather(Plan("duel", ("random",), 2, decks=("forge_march", "old_growth")))
    assert {one.decks for one in named} == {("forge_march", "old_growth"), ("old_growth", "forge_march")}


@cache
def some_games(id: str) -> list[Match]:
    """A game or two of every kind."""
    return gather(Plan(id, ("random",), 12))


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
        decks = {*game.legal_decks({}), "random"}
        assert seen == {
            (mode.name, seat, deck) for mode in game.modes for seat in range(mode.seats[0]) for deck in decks
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
    begun = {option: gather(Plan("naipes", ("random",), 4, options={"first_player": option})) for option in (0, 1)}
    for option, matches in begun.items():
        assert {row.first for match in matches for row in match.sheet.games} == {option}
    assert {row.first for row in gather(Plan("naipes", ("random",), 12))[0].sheet.games} == {0, 1}
    assert {row.first for row in gather(Plan("siege", ("random",), 2))[0].sheet.games} == {-1}
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
    (one, *_) = gather(Plan("naipes", ("random",), 3))
    job = replace(one.job, by_card=False)
    again = play(job.rules(), job.setup(), replace(job, seed=one.sheet.games[2].seed), 0)
    assert (again.scores, again.decisions) == (one.sheet.games[2].scores, one.sheet.games[2].decisions)


def changes(folder: Path, text: str) -> Path:
    file = folder / "sharper.yaml"
    file.write_text(f"changes: {text}", encoding="utf-8")
    return file


def test_a_card_test_finds_what_was_planted_in_the_deals_that_it_announces(tmp_path: Path) -> None:
    """Three copies of a creature of 9/9 for one mana; the other changed card is changed in its name alone."""
    file = changes(tmp_path, "{EMB-01: {atk: 9, hp: 9}, EMB-02: {name: {en: Cinder Guard}}}")
    announced: list[Planned] = []
    question = Question("duel", None, "greedy:1", against=("old_growth",))
    strong, same = try_cards(question, kept_edition("duel", str(file)), 0.4, announce=announced.append, pilot=30)
    assert [(one.card, one.deals) for one in (strong, same)] == [(one.card, one.deals) for one in announced]
    assert (strong.card, strong.shown, strong.effect > 0.1) == ("EMB-01", True, True)
    assert (same.card, same.shown, same.effect) == ("EMB-02", False, 0.0)


def test_the_number_of_deals_follows_from_the_size_of_the_effect() -> None:
    assert needed(0.05, 0.4, 0.05) == 673
    assert needed(0.1, 0.4, 0.05) == 169
    assert needed(0.05, 0.4, 0.005) > 673


def test_the_command_puts_the_game_before_a_set_beside_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, set_file = tmp_path / "report.html", changes(tmp_path, "{EMB-01: {atk: 9, hp: 9}}")
    words = ["report", "duel", "-o", str(file), "--games", "6", "--levels", "random", "--effect", "0.5"]
    cli.app([*words, "--set", str(set_file), "--before"], standalone_mode=False)
    page = file.read_text(encoding="utf-8")
    assert "Card tests" in page
    assert "EMB-01: " in capsys.readouterr().out
    with pytest.raises(Invalid) as refused:
        cli.app([*words, "--before"], standalone_mode=False)
    assert refused.value.code == "report-no-changes"
