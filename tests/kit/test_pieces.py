"""What card games share: saves of decisions and pieces, checks of cards, words of constants."""

from __future__ import annotations

from carteado.core import phrases
from carteado.core.fields import Record
from carteado.core.shapes import Noted
from carteado.core.state import Decision
from carteado.kit.cards import SIDES, Side
from carteado.kit.checks import CardCheck, check_each
from carteado.kit.constants import words_of
from carteado.kit.faults import Fault, Where
from carteado.kit.saving import Asked, Pieces
from carteado.kit.table import Piece

ZONES = ("deck", "field")
QUESTIONS = [[Decision(seat, kind) for seat in (0, 1)] for kind in ("main", "block")]


def test_a_decision_is_loaded_as_the_very_one_that_was_saved() -> None:
    codec = Asked(QUESTIONS)
    assert codec.dump(QUESTIONS[1][0]) == {"seat": 0, "kind": "block"}
    assert codec.load({"seat": 1, "kind": "main"}, None) is QUESTIONS[0][1]


def test_pieces_are_saved_in_play_order_and_loaded_by_their_numbers() -> None:
    record = Record(lambda: Piece(0, 0, 0, 0, 0), unsaved=("id", "owner", "zone"))
    codec = Pieces(record, lambda card, owner, zone: Piece(card, owner, zone, 0, 0), ZONES, "units")
    first, second = Piece(2, 1, 1, 7, 2), Piece(0, 0, 1, 5, 1)
    first.damage = 3
    saved = codec.dump([second, None, first])
    assert [piece["at"] for piece in saved["units"]] == [5, 7]
    lists = {"cards": ["A", "B", "C"], "in_play": [0, 2], "owners": [0, 0, 1], "zones": ["field", "deck", "field"]}
    loaded = codec.load({**saved, **lists}, None)
    assert loaded[1] is None
    assert (loaded[2].id, loaded[2].owner, loaded[2].zone, loaded[2].at, loaded[2].damage) == (2, 1, 1, 7, 3)


class NoHealth(CardCheck):
    def check(self) -> None:
        for place, part in enumerate(self.card["parts"]):
            self.line = 4
            self.refuse(part, f"parts.{place}", phrases.NOTHING, phrases.REQUIRED)


def test_every_card_is_checked_and_a_fault_stands_on_its_own_line() -> None:
    faults: list[Fault] = []
    card, inner = Noted(), Noted()
    inner.line = 9
    card["parts"] = [inner, "word"]
    check_each(NoHealth)([(Where("a.yaml", faults), card), (Where("b.yaml", faults), card)])
    assert [(fault.file, fault.line, fault.field) for fault in faults] == [
        ("a.yaml", 9, "parts.0"),
        ("a.yaml", 4, "parts.1"),
        ("b.yaml", 9, "parts.0"),
        ("b.yaml", 4, "parts.1"),
    ]


def test_the_words_of_constants_stand_in_the_order_of_their_numbers() -> None:
    assert words_of(Side) == SIDES == ("own", "enemy", "any")
    assert SIDES[Side.ENEMY] == "enemy"
