"""Carrying out `carteado print`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from carteado.core.errors import Invalid, unknown
from carteado.core.face import Face
from carteado.core.files import writing
from carteado.core.game import Game
from carteado.printing.faces import printed_faces
from carteado.printing.press import (
    PARTS,
    TEMPLATE,
    Order,
    print_boards,
    print_parts,
    print_pictures,
    print_virtual,
)
from carteado.printing.tabletop import saved_table
from carteado.texts import Speaker
from carteado.texts.book import books
from carteado.texts.box import box, boxed_cards

FORMS = ("sheets", "cards", "virtual", "template")


def carry_out(
    game: Game, say: Speaker, cards: Sequence[str], order: Order, form: str, output: Path, parts: Sequence[str] = ()
) -> None:
    """Write the sheets or the template to a file, or the pictures to a folder."""
    if form not in FORMS:
        raise unknown("print-bad-form", form, FORMS)
    if form == "sheets":
        files = {output: print_parts(game, say, cards, order, parts or parts_of(game))}
    elif form == "template":
        files = {output: TEMPLATE.read_bytes()}
    elif form == "cards":
        files = {output / f"{id}.png": made for id, made in print_pictures(game, say, cards, order).items()}
    else:
        files = virtual_files(game, say, cards, order, output)
    for file, made in files.items():
        write(file, made)


def virtual_files(game: Game, say: Speaker, cards: Sequence[str], order: Order, output: Path) -> dict[Path, bytes]:
    """The sheets and boards as pictures, and a save of Tabletop Simulator that shows them."""
    made = enumerate(print_virtual(game, say, cards, order), 1)
    sheets = {output / f"{game.id}-{number}.png": sheet for number, sheet in made}
    boards = {
        output / f"{game.id}-board-{number}.png": made for number, made in enumerate(print_boards(game, say, order), 1)
    }
    faces = printed_faces(game, say)
    names = [faces[id].name for id in cards]
    save = saved_table(say(f"{game.id}-name"), [*sheets], [*boards], names, bool(box(game).dice))
    return {**sheets, **boards, output / f"{game.id}.json": save}


def write(file: Path, made: bytes) -> None:
    with writing(file):
        file.write_bytes(made)


def parts_of(game: Game, wanted: Sequence[str] = ()) -> list[str]:
    """The parts of the box that the game has; those asked for, in the order of printing."""
    lacking = {"tokens": not box(game).pieces, "board": game.printed_board is None, "rules": not books(game)}
    there = [part for part in PARTS if not lacking.get(part)]
    for part in wanted:
        if part not in there:
            raise unknown("print-bad-part", part, there)
    return [part for part in there if not wanted or part in wanted]


def chosen_cards(game: Game, say: Speaker, wanted: Sequence[str], decks: Sequence[str]) -> list[str]:
    """The cards to print: those named, else decks and what they need beside them, else all in the box."""
    faces = printed_faces(game, say)
    if not faces:
        raise Invalid("cards-none", game=game.id)
    if wanted:
        return [known(id, faces) for id in wanted]
    if decks:
        return [card for deck in decks for card in whole_deck(game, deck)]
    if game.decks():
        return boxed_cards(game)
    return [id for id, face in faces.items() for _ in range(face.copies)]


def whole_deck(game: Game, deck: str) -> list[str]:
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
