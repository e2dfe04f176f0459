"""The press: renders the parts of a box with Typst as PDF or PNG, with reproducible output."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

import msgspec

from carteado.core.errors import Invalid, unknown
from carteado.core.game import Game
from carteado.core.optional import optional
from carteado.kit.picture import emblems
from carteado.printing.faces import printed_faces
from carteado.printing.pages import book_blocks, pictures, summary_blocks
from carteado.printing.sheets import LAYOUTS, PAPERS, card_sheets, folded, grid, pages
from carteado.texts import Speaker, sentence
from carteado.texts.box import Piece, box, emblems_on_paper
from carteado.texts.lookup import keywords

FOLDER = Path(__file__).parent
TEMPLATE = FOLDER / "template.typ"
FLIPS = ("long", "short")
PARTS = ("box", "rules", "aids", "cards", "board", "tokens")
WORDS = ("points", "player", "contents", "aid", "keywords", "box", "needed", "advice", "pieces", "booklet", "fold")
IMAGES = (".png", ".jpg", ".jpeg", ".svg", ".webp", ".gif")
VIRTUAL = 69  # a grid of ten by seven less the back
DOTS_PER_INCH = 300.0


class Order(msgspec.Struct, kw_only=True):
    """A print job."""

    paper: str = "a4"
    bleed: float = 2.0
    backs: bool = True
    flip: str = "long"
    saver: bool = False
    layout: str = "sheets"
    art: Path | None = None
    template: Path | None = None

    def __post_init__(self) -> None:
        if self.paper not in PAPERS:
            raise unknown("print-bad-paper", self.paper, PAPERS)
        if self.flip not in FLIPS:
            raise unknown("print-bad-flip", self.flip, FLIPS)
        if self.layout not in LAYOUTS:
            raise unknown("print-bad-layout", self.layout, LAYOUTS)
        if not 0 <= self.bleed <= 5:
            raise Invalid("print-bad-bleed", found=str(self.bleed), allowed="0-5")
        if self.layout == "nine":
            self.bleed = 0.0


def print_parts(game: Game, say: Speaker, cards: Sequence[str], order: Order, parts: Sequence[str]) -> bytes:
    """Make a PDF of these parts of the box, in this order."""
    short, long = PAPERS[order.paper]
    lay = grid(order.paper, order.bleed, order.layout)
    job: dict[str, Any] = {**described(game, say, cards, order), "parts": parts, "paper": (short, long), "grid": lay}
    files = art(order.art)
    if "cards" in parts:
        job["sheets"] = card_sheets(cards, order.layout, lay, order.backs, order.flip)
    if "rules" in parts:
        files["book.pdf"], count = print_book(game, say, order)
        job["booklet"] = folded(count)
        job["book_pages"] = count
    if "aids" in parts:
        job["summary"] = summary_blocks(game, say.lang)
        job["keywords"] = [(sentence(one.name), one.text) for one in keywords(game, say)]
    if "box" in parts:
        job["contents"] = contents(game, say, cards)
    return compiled("sheets.typ", job, order, files)[0]


def contents(game: Game, say: Speaker, cards: Sequence[str]) -> dict[str, list[str]]:
    """The list of parts: what is printed, and what else is needed."""
    held = box(game)
    printed = [say("print-cards-line", count=len(cards))]
    printed += [part.line(say.lang) for part in (*held.boards, *held.pieces)]
    return {"printed": printed, "needed": [part.name(say.lang) for part in held.needed]}


def print_book(game: Game, say: Speaker, order: Order) -> tuple[bytes, int]:
    """Make the pages of the rulebook, half a sheet each, and count them."""
    short, long = PAPERS[order.paper]
    blocks = book_blocks(game, say.lang)
    drawn = {name: svg.encode() for name, svg in pictures(game, say.lang, blocks).items()}
    job = {**described(game, say, [], order), "blocks": blocks, "page": (long / 2, short)}
    with workshop(job, order, drawn) as folder:
        return typeset(folder, "book.typ", "pdf")[0], int(counted(folder, "book.typ", "<pages>"))


def print_pictures(game: Game, say: Speaker, cards: Sequence[str], order: Order) -> dict[str, bytes]:
    """Make a picture for each card, by id."""
    ids = list(dict.fromkeys(cards))
    job = described(game, say, ids, order, bleed=0.0)
    return dict(zip(ids, compiled("singles.typ", {**job, "cards": ids}, order, art(order.art), "png"), strict=True))


def print_virtual(game: Game, say: Speaker, cards: Sequence[str], order: Order) -> list[bytes]:
    """Make pictures of ten by seven cards with the back in the last place, for virtual tabletops."""
    job = described(game, say, cards, order, bleed=0.0)
    return compiled("virtual.typ", {**job, "pages": pages(cards, VIRTUAL)}, order, art(order.art), "png", 150.0)


def print_boards(game: Game, say: Speaker, order: Order) -> list[bytes]:
    """Make a picture of each board, whole, for virtual tabletops."""
    job = {**described(game, say, [], order, bleed=0.0), "paper": PAPERS[order.paper]}
    return compiled("boards_alone.typ", job, order, {}, "png", 72.0) if game.printed_board is not None else []


def described(
    game: Game, say: Speaker, cards: Sequence[str], order: Order, bleed: float | None = None
) -> dict[str, Any]:
    """What all templates know: the game, its words, the faces of these cards, its board and pieces."""
    faces = printed_faces(game, say)
    board = game.printed_board
    words = board.words if board is not None else ()
    pieces = box(game).pieces
    return {
        "title": say(f"{game.id}-name"),
        "lang": say.lang,
        "saver": order.saver,
        "bleed": order.bleed if bleed is None else bleed,
        "faces": {id: faces[id] for id in dict.fromkeys(cards)},
        "art": {Path(name).stem: name for name in art(order.art)},
        "board": board.layout if board is not None else "",
        "labels": {word: say(f"print-{game.id}-{word}") for word in words},
        "words": {word: say(f"print-{word}") for word in WORDS},
        "pieces": [{**msgspec.to_builtins(piece), "words": label(piece, say.lang)} for piece in pieces],
        "emblems": {name: emblems()[name] for name in emblems_on_paper(game)},
    }


def label(piece: Piece, lang: str) -> str:
    return piece.label.get(lang, "")


def art(folder: Path | None) -> dict[str, bytes]:
    """The images of a folder by file name: of cards by their ids, and `back`."""
    if folder is None:
        return {}
    if not folder.is_dir():
        raise Invalid("file-unreadable", file=str(folder), reason="-")
    found = sorted(file for file in folder.iterdir() if file.suffix.lower() in IMAGES)
    return {file.name: file.read_bytes() for file in found}


@contextmanager
def workshop(job: Mapping[str, Any], order: Order, files: Mapping[str, bytes]) -> Iterator[Path]:
    """A folder with the templates, the job and the files that it names."""
    with TemporaryDirectory() as made:
        folder = Path(made)
        for template in FOLDER.glob("*.typ"):
            shutil.copy(template, folder)
        if order.template is not None:
            try:
                shutil.copy(order.template, folder / TEMPLATE.name)
            except OSError as error:
                raise Invalid("file-unreadable", file=str(order.template), reason=str(error)) from error
        (folder / "job.json").write_bytes(msgspec.json.encode(job))
        for name, content in files.items():
            (folder / name).write_bytes(content)
        yield folder


def compiled(
    template: str,
    job: Mapping[str, Any],
    order: Order,
    files: Mapping[str, bytes],
    format: Literal["pdf", "png"] = "pdf",
    dots: float = DOTS_PER_INCH,
) -> list[bytes]:
    """Carry out a job; a fault of Typst is the user's if the template or the images are."""
    with optional():
        import typst
    with workshop(job, order, files) as folder:
        try:
            return typeset(folder, template, format, dots)
        except typst.TypstError as error:
            if order.template is None and order.art is None:
                raise
            raise Invalid("print-template-bad", reason=error.message) from error


def typeset(folder: Path, template: str, format: Literal["pdf", "png"], dots: float = DOTS_PER_INCH) -> list[bytes]:
    """Compile with Typst's own fonts and no date, so that the output is the same on every machine."""
    with optional():
        import typst
    made: Any = typst.compile(
        str(folder / template), format=format, root=str(folder), ppi=dots, ignore_system_fonts=True, timestamp=0
    )
    return [bytes(page) for page in made] if isinstance(made, list) else [bytes(made)]


def counted(folder: Path, template: str, name: str) -> str:
    """The value that a template marks with this label."""
    with optional():
        import typst
    file = str(folder / template)
    found: Any = typst.query(file, name, field="value", one=True, root=str(folder), ignore_system_fonts=True)
    return str(found)
