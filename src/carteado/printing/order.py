"""Carrying out `carteado print`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from carteado.core.errors import Invalid, unknown
from carteado.core.face import Face
from carteado.core.files import writing
from carteado.core.game import Game
from carteado.printing.faces import printed_faces
from carteado.printing.press import Order, print_pictures, print_sheets, print_virtual
from carteado.texts import Speaker

FORMS = ("sheets", "cards", "virtual")


def carry_out(game: Game, say: Speaker, cards: Sequence[str], order: Order, form: str, output: Path) -> None:
    """Write the sheets to a file, or the pictures to a folder."""
    if form not in FORMS:
        raise unknown("print-bad-form", form, FORMS)
    if form == "sheets":
        files = {output: print_sheets(game, say, cards, order)}
    elif form == "cards":
        files = {output / f"{id}.png": made for id, made in print_pictures(game, say, cards, order.saver).items()}
    else:
        sheets = print_virtual(game, say, cards, order.saver)
        files = {output / f"{game.id}-{number}.png": made for number, made in enumerate(sheets, 1)}
    for file, made in files.items():
        write(file, made)


def write(file: Path, made: bytes) -> None:
    with writing(file):
        file.write_bytes(made)


def chosen_cards(game: Game, say: Speaker, wanted: Sequence[str], deck: str | None) -> list[str]:
    """The cards to print: those named, else a deck and what it needs beside it, else all with their copies."""
    faces = printed_faces(game, say)
    if not faces:
        raise Invalid("cards-none", game=game.id)
    if wanted:
        return [known(id, faces) for id in wanted]
    if deck is None:
        return [id for id, face in faces.items() for _ in range(face.copies)]
    cards = deck_cards(game, deck)
    return [*(id for id, count in cards.items() for _ in range(count)), *game.beside_deck(cards)]


def deck_cards(game: Game, deck: str) -> Mapping[str, int]:
    """The cards of a ready deck, by its name, or of a list in a file, whether it is legal or not."""
    ready, file = game.decks(), Path(deck)
    if deck in ready:
        return ready[deck]
    if not file.exists():
        raise unknown("deck-unknown", deck, ready)
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Invalid("file-unreadable", file=deck, reason=str(error)) from error
    return game.draft(text, {}).cards


def known(id: str, faces: dict[str, Face]) -> str:
    if id not in faces:
        raise unknown("print-unknown-card", id, faces)
    return id
