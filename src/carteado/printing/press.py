"""The press: renders cards with Typst as PDF or PNG, with reproducible output."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from carteado.core.errors import Invalid, unknown
from carteado.core.game import Game
from carteado.core.optional import optional
from carteado.printing.faces import printed_faces
from carteado.printing.sheets import PAPERS, behind, grid, pages
from carteado.texts import Speaker

FOLDER = Path(__file__).parent
FLIPS = ("long", "short")
VIRTUAL = 69  # a grid of ten by seven less the back
DOTS_PER_INCH = 300.0


class Order(msgspec.Struct, kw_only=True):
    """A print job."""

    paper: str = "a4"
    bleed: float = 2.0
    backs: bool = True
    flip: str = "long"
    saver: bool = False

    def __post_init__(self) -> None:
        if self.paper not in PAPERS:
            raise unknown("print-bad-paper", self.paper, PAPERS)
        if self.flip not in FLIPS:
            raise unknown("print-bad-flip", self.flip, FLIPS)
        if not 0 <= self.bleed <= 5:
            raise Invalid("print-bad-bleed", found=str(self.bleed), allowed="0-5")


def print_sheets(game: Game, say: Speaker, cards: Sequence[str], order: Order) -> bytes:
    """Make a PDF of sheets to cut out, and of the game's board if it has one."""
    lay = grid(order.paper, order.bleed)
    sheets: list[dict[str, Any]] = []
    for page in pages(cards, lay.places):
        sheets.append({"back": False, "cards": page})
        if order.backs:
            sheets.append({"back": True, "cards": behind(page, lay, order.flip)})
    job = described(game, say, cards, order.saver, order.bleed)
    return compiled("sheets.typ", {**job, "grid": lay, "paper": PAPERS[order.paper], "sheets": sheets})[0]


def print_pictures(game: Game, say: Speaker, cards: Sequence[str], saver: bool = False) -> dict[str, bytes]:
    """Make a picture for each card, by id."""
    ids = list(dict.fromkeys(cards))
    job = described(game, say, ids, saver, 0.0)
    return dict(zip(ids, compiled("singles.typ", {**job, "cards": ids}, "png"), strict=True))


def print_virtual(game: Game, say: Speaker, cards: Sequence[str], saver: bool = False) -> list[bytes]:
    """Make pictures of ten by seven cards with the back in the last place, for virtual tabletops."""
    job = described(game, say, cards, saver, 0.0)
    return compiled("virtual.typ", {**job, "pages": pages(cards, VIRTUAL)}, "png", 150.0)


def described(game: Game, say: Speaker, cards: Sequence[str], saver: bool, bleed: float) -> dict[str, Any]:
    faces = printed_faces(game, say)
    board = game.printed_board
    words = board.words if board is not None else ()
    return {
        "title": say(f"{game.id}-name"),
        "lang": say.lang,
        "saver": saver,
        "bleed": bleed,
        "faces": {id: faces[id] for id in dict.fromkeys(cards)},
        "board": board.layout if board is not None else "",
        "labels": {word: say(f"print-{game.id}-{word}") for word in words} | {"points": say("print-points")},
    }


def compiled(
    template: str, job: dict[str, Any], format: Literal["pdf", "png"] = "pdf", dots: float = DOTS_PER_INCH
) -> list[bytes]:
    """Compile with Typst's own fonts and no date, so that the output is the same on every machine."""
    with optional():
        import typst
    made: Any = typst.compile(
        str(FOLDER / template),
        format=format,
        root=str(FOLDER),
        ppi=dots,
        ignore_system_fonts=True,
        sys_inputs={"job": msgspec.json.encode(job).decode()},
        timestamp=0,
    )
    return [bytes(page) for page in made] if isinstance(made, list) else [bytes(made)]
