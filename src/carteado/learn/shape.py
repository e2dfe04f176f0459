"""The shape of a lesson's file."""

from __future__ import annotations

from carteado.core import phrases
from carteado.core.game import CARD_NUMBER
from carteado.core.shapes import Anything, Either, Flag, ListOf, MapOf, Noted, Place, Record, Text, Whole, Word, fields

LONGEST_LESSON = 40
WORDS = fields("en", "pt", en=Text(), pt=Text())
ACTIONS = Either(Text(), ListOf(Text()))
FOUND = Either(Text(), Flag(), Whole(-99, 9999), fields(least=Whole(-99, 9999), most=Whole(-99, 9999)))


class StepShape(Record):
    """A step: one that awaits something must answer every mistake, and only such a step has a way."""

    def check_together(self, out: Noted, place: Place) -> None:
        super().check_together(out, place)
        asks = "await" in out or "see" in out
        for name in ("mistake", "mistakes", "way"):
            if name in out and not asks:
                place.refuse(name, phrases.only_with("await", "see"))
        if asks and "mistake" not in out:
            place.missing("mistake", phrases.REQUIRED)
        if "see" in out and "way" not in out:
            place.missing("way", phrases.REQUIRED)
        if "then" in out and "bot" in out:
            place.refuse("then, bot", phrases.at_most_one_of("then", "bot"))


STEP = StepShape(
    {
        "say": WORDS,
        "point": ListOf(Text(), 0, 6),
        "await": ACTIONS,
        "see": MapOf(FOUND),
        "way": ACTIONS,
        "mistakes": MapOf(WORDS),
        "mistake": WORDS,
        "dice": ListOf(Whole(1, 100)),
        "shuffles": ListOf(ListOf(Either(Text(), CARD_NUMBER))),
        "then": ACTIONS,
        "bot": Word("greedy", "random"),
        "rule": Text(),
    },
    required=("say",),
)
LESSON = Record(
    {
        "title": WORDS,
        "about": WORDS,
        "seat": Whole(0, 5),
        "position": MapOf(Anything()),
        "steps": ListOf(STEP, 1, LONGEST_LESSON),
        "end": WORDS,
    },
    required=("title", "about", "position", "steps", "end"),
)
