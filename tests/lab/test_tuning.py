"""Tuning: what it suggests is within its bounds, legal, better on fresh deals, and written as a set that plays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import carteado
from carteado import cli
from carteado.core.errors import Invalid
from carteado.lab.compare import kept_edition
from carteado.lab.tuning.candidates import candidates, distance
from carteado.lab.tuning.knobs import Goal, Knob, read_goal, read_knobs
from carteado.lab.tuning.race import Search, tune, work, write_suggestions

RECRUIT = Knob("EMB-01", "atk", 2, (1, 3))


@pytest.mark.parametrize(
    ("text", "goal"),
    [
        ("no deck over 55 %", Goal("deck", 0.55)),
        ("No deck over 52.5%", Goal("deck", 0.525)),
        ("nenhum baralho acima de 52,5 %", Goal("deck", 0.525)),
        ("no first player over 60 %", Goal("first", 0.6)),
        ("nenhum primeiro jogador acima de 60 %", Goal("first", 0.6)),
    ],
)
def test_a_goal_is_read_in_both_languages(text: str, goal: Goal) -> None:
    assert read_goal(text) == goal


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("EMB-01.attack: [1, 3]", "tune-not-a-number"),
        ("EMB-99.atk: [1, 3]", "card-unknown"),
        ("EMB-01.atk: 3", "tune-bad-knob"),
        ("EMB-01.atk: [1, many]", "tune-bad-knob"),
        ("concede: [0, 1]", "tune-not-a-number"),
        ("", "tune-bad-knob"),
        ("[", "tune-bad-knob"),
    ],
)
def test_what_cannot_be_tuned_is_refused(written: str, code: str, tmp_path: Path) -> None:
    file = tmp_path / "numbers.yaml"
    file.write_text(written)
    with pytest.raises(Invalid) as refused:
        read_knobs(carteado.load("duel"), file)
    assert refused.value.code == code
    with pytest.raises(Invalid) as refused:
        read_goal("balance")
    assert refused.value.code == "tune-bad-goal"


def test_candidates_change_one_or_two_numbers_and_the_nearest_come_first() -> None:
    duel = carteado.load("duel")
    sparks = Knob("", "second_sparks", 1, (0, 2))
    found = candidates(duel, (RECRUIT, sparks))
    assert found[0] == ()
    assert len(found) == 1 + 4 + 4
    assert [distance(one) for one in found] == [0, 1, 1, 1, 1, 2, 2, 2, 2]
    illegal = Knob("EMB-01", "cost", 1, (-1, 99))
    assert all(value != -1 for one in candidates(duel, (illegal,)) for _, value in one)


def test_a_planted_weakness_is_found_again_on_fresh_deals(tmp_path: Path) -> None:
    """Forge March is made to win nearly always; the only numbers that may be changed are those that were planted."""
    file = tmp_path / "set.yaml"
    strong = ", ".join(f"{card}: {{atk: 9, hp: 9}}" for card in ("EMB-01", "EMB-04"))
    file.write_text(f"changes: {{{strong}}}", encoding="utf-8")
    edition = kept_edition("duel", str(file))
    game = carteado.load(edition)
    knobs = tuple(Knob(card, "hp", 9, (1,)) for card in ("EMB-01", "EMB-04"))
    search = Search(edition, Goal("deck", 0.9), knobs, "random")
    told: list[int] = []
    found = tune(search, 4, progress=told.append)
    assert sum(told) <= work(search, 4)
    assert found[0].worst == min(one.worst for one in found)
    assert found[0].changes
    as_it_is = next(one for one in found if not one.changes)
    assert found[0].worst < as_it_is.worst
    (first, *_) = write_suggestions(search, found, tmp_path / "tuned")
    tuned = carteado.load("duel", cards=first).card_data()
    for name, value in found[0].changes.items():
        card, field = name.split(".")
        assert tuned[card][field] == value
        assert tuned[card]["atk"] == game.card_data()[card]["atk"] == 9


def test_the_command_tells_its_suggestions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "numbers.yaml"
    file.write_text("EMB-01.atk: [2, 3]")
    words = ["tune", "duel", "--goal", "no deck over 99 %", "--within", str(file), "--deals", "2", "--level", "random"]
    cli.app([*words, "-o", str(tmp_path / "out"), "--json"], standalone_mode=False)
    told = json.loads(capsys.readouterr().out)
    assert {tuple(one["changes"].items()) for one in told["suggestions"]} == {(), (("EMB-01.atk", 3),)}
    assert told["files"] == [str(tmp_path / "out" / "tuned-1.yaml")]
    cli.app([*words, "--lang", "pt"], standalone_mode=False)
    assert "Maior parcela" in capsys.readouterr().out
