"""What a person reads at an 80-column terminal: the board fits, and every question says what is open."""

from __future__ import annotations

import pytest

from carteado.games.duel.game import Duel
from carteado.texts import Speaker
from duel.board import A, B, lay
from table import Table, asked, do

NAMES = {"en": ["You", "Player 2 (search:2000ms)"], "pt": ["Você", "Jogador 2 (search:2000ms)"]}
FULL = dict.fromkeys(range(1, 6), "EMB-07")


def said(table: Table, lang: str, seat: int | None, question: bool = False) -> list[str]:
    speaker = Speaker(lang, Duel.folder / "texts", names=NAMES[lang])
    view = table.state.view(seat)
    lines = table.game.question_words(view) if question else table.game.table_words(view)
    return [speaker.say(line) for line in lines]


@pytest.mark.parametrize("lang", ["en", "pt"])
def test_the_rows_of_a_full_board_fit_80_columns(lang: str) -> None:
    table = lay(a={"attack": FULL, "defense": FULL}, b={"attack": FULL, "defense": FULL})
    rows = [line for line in said(table, lang, A) if line.startswith("  @")]
    assert len(rows) == 4
    assert max(map(len, rows)) <= 80


def test_the_rows_say_whose_they_are() -> None:
    rows = [line[62:] for line in said(lay(a={"attack": FULL}), "en", A)[4:8]]
    assert rows == ["enemy defense row", "enemy attack row", "your attack row", "your defense row"]


def test_a_response_is_asked_for_with_the_chain_in_sight() -> None:
    table = lay(a={"mana": 2, "hand": ["NEU-10"]}, b={"hero": "TID-H1", "mana": 3, "hand": ["TID-15"]})
    do(table, "play_spell NEU-10")
    assert asked(table) == (B, "respond")
    (line,) = said(table, "en", B, question=True)
    assert line.startswith("Chain, link 1: You, ")


def test_a_target_is_asked_for_with_the_card_that_needs_it() -> None:
    table = lay(a={"mana": 5, "hand": ["TID-03"], "hero": "TID-H1"}, b={"attack": FULL})
    do(table, "play_creature TID-03 attack 1")
    assert asked(table) == (A, "target")
    assert said(table, "en", A, question=True)[-1].startswith("You are playing ")
    assert said(table, "en", B, question=True) == []


def test_nothing_is_said_before_a_question_when_nothing_is_open() -> None:
    assert said(lay(), "pt", A, question=True) == []
