"""Many games: the same totals whoever plays them, kept on the disk, changed by overlays."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

import carteado
from carteado.core.errors import Invalid
from carteado.core.sets import edition
from carteado.lab.job import CHUNK, Chunk, Job, chunks, make_job
from carteado.lab.playing import Row, Sheet, play_chunk
from carteado.lab.results import Shelf
from carteado.lab.running import run
from carteado.lab.simulate import simulate
from carteado.lab.totals import Totals


def told(totals: Totals) -> tuple[object, ...]:
    """Everything but the time it took."""
    return totals.wins, totals.games, totals.draws, totals.decisions, totals.reasons, totals.first


def job(**changes: object) -> Job:
    return replace(make_job("naipes", "random"), **changes)  # type: ignore[arg-type]


def plain(rows: list[Row]) -> list[tuple[object, ...]]:
    return [(row.number, row.seed, row.scores, row.reason, row.decisions, row.turns, row.first) for row in rows]


def test_totals_are_the_same_whatever_the_number_of_workers() -> None:
    alone = simulate(job(), 130)
    assert alone.games == 130
    assert told(alone) == told(simulate(job(), 130, workers=2)) == told(simulate(job(), 130, workers=3))


def test_the_first_to_play_is_counted_wherever_it_sits() -> None:
    for seat in (0, 1):
        begun = simulate(make_job("naipes", "random", options={"first_player": seat}), 40)
        assert begun.begun == 40
        assert begun.first == begun.wins[seat] + begun.draws / 2
    assert simulate(make_job("siege", "random"), 2).begun == 0


def test_a_watched_game_is_the_same_game() -> None:
    seen, unseen = (play_chunk(job(by_card=watched), Chunk(0, 20)) for watched in (True, False))
    assert plain(seen.games) == plain(unseen.games)
    assert sum(question.decisions for question in seen.questions) == sum(row.decisions for row in unseen.games)
    assert all(question.most * question.decisions >= question.choices for question in seen.questions)


def test_what_is_kept_is_one_row_a_game_a_kind_of_question_a_card(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, job())
    simulate(job(by_card=True), 60, shelf=shelf)
    games, questions, uses = (pl.read_parquet(shelf.folder / table) for table in ("games", "questions", "uses"))
    assert games["number"].to_list() == list(range(60))
    assert games["decisions"].sum() == questions["decisions"].sum()
    assert set(uses.filter(pl.col("event") == "bought")["card"]) <= set(carteado.load("naipes").card_data())
    assert uses["times"].min() == 1


def test_stopping_and_starting_again_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watched = job(by_card=True)
    whole = simulate(watched, 3 * CHUNK)
    shelf = Shelf(tmp_path, watched)
    for chunk, _ in run(watched, 3 * CHUNK, shelf=shelf):
        if chunk.start == CHUNK:
            break
    played: list[Chunk] = []

    def noted(job: Job, chunk: Chunk) -> Sheet:
        played.append(chunk)
        return play_chunk(job, chunk)

    monkeypatch.setattr("carteado.lab.running.play_chunk", noted)
    assert told(simulate(watched, 3 * CHUNK, shelf=Shelf(tmp_path, watched))) == told(whole)
    assert played == [Chunk(2 * CHUNK, 3 * CHUNK)]


def test_a_chunk_half_written_is_played_again(tmp_path: Path) -> None:
    watched = job(by_card=True)
    shelf = Shelf(tmp_path, watched)
    simulate(watched, CHUNK, shelf=shelf)
    shelf.file("games", chunks(CHUNK)[0]).unlink()
    assert told(simulate(watched, CHUNK, shelf=shelf)) == told(simulate(watched, CHUNK))


def test_another_configuration_has_another_name() -> None:
    names = {
        other.key()
        for other in (
            job(),
            job(seed=1),
            job(bots=("random", "greedy")),
            make_job("naipes", "random", options={"preset": "v1.5"}),
        )
    }
    assert len(names) == 4
    assert job(by_card=True).key() == job(record=Path("x")).key() == job().key()


def test_several_bots_name_the_seats() -> None:
    assert make_job("duel", "random,greedy").bots == ("random", "greedy")
    with pytest.raises(Invalid) as refused:
        make_job("duel", "random,greedy,random")
    assert refused.value.code == "seats-bad-number"


@pytest.mark.parametrize(
    ("id", "card", "field", "value"),
    [("duel", "EMB-01", "atk", 9), ("heroes", "C07", "health", 9), ("apotheosis", "I08", "level", 2)],
)
def test_changes_of_a_set_are_what_is_played(id: str, card: str, field: str, value: int, tmp_path: Path) -> None:
    file = tmp_path / "changes.yaml"
    file.write_text(f"changes: {{{card}: {{{field}: {value}}}}}")
    changed = carteado.load(id, cards=file)
    assert changed.card_data()[card] == {**carteado.load(id).card_data()[card], field: value}
    job = make_job(edition(id, changed.rules_version), "random")
    assert job.key() != make_job(id, "random").key()
    assert len(play_chunk(job, Chunk(0, 1)).games) == 1
