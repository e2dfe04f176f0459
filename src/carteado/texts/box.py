"""What a printed game holds, from `rulebook/box.yaml`: cards, boards, pieces, and what is not in the box."""

from __future__ import annotations

from collections import Counter
from functools import cache, reduce
from operator import or_

import msgspec

from carteado.core.game import Game
from carteado.kit.cardfile import read_cards
from carteado.texts import Speaker


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """Something in the box, named as in a list of parts; 0 pieces means that the name says how many."""

    en: str
    pt: str
    count: int = 0

    def name(self, lang: str) -> str:
        return self.pt if lang == "pt" else self.en

    def line(self, lang: str) -> str:
        return f"{self.count} {self.name(lang)}" if self.count else self.name(lang)


class Piece(Named, forbid_unknown_fields=True):
    """A piece to cut out: its shape, side in millimetres, colour, emblem, and the words on it, if any."""

    shape: str = "disc"
    size: float = 18.0
    colour: str = "#6d6558"
    emblem: str = ""
    label: dict[str, str] = {}
    numbered: bool = False  # 1, 2, 3 ... instead of the same words on each


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """The parts of a printed game; `needed` cannot be printed, `dice` says that six-sided ones are among it."""

    cards: list[Named] = []
    boards: list[Named] = []
    pieces: list[Piece] = []
    needed: list[Named] = []
    dice: bool = False


@cache
def box(game: Game) -> Box:
    file = game.folder / "rulebook" / "box.yaml"
    return read_cards(file, Box) if file.exists() else Box()


def emblems_on_paper(game: Game) -> list[str]:
    """The emblems of the printed board and of the pieces."""
    board = game.printed_board.emblems if game.printed_board is not None else ()
    return [*board, *(piece.emblem for piece in box(game).pieces if piece.emblem)]


def box_lines(game: Game, say: Speaker) -> list[str]:
    """Everything in the box: a line for each part, and one for all pieces."""
    held = box(game)
    parts = [part.line(say.lang) for part in (*held.cards, *held.boards)]
    pieces = say("box-pieces", pieces="; ".join(piece.line(say.lang) for piece in held.pieces))
    return [*deck_lines(game, say), *parts, pieces]


def deck_lines(game: Game, say: Speaker) -> list[str]:
    """The ready decks, the cards beside them, and how many other cards there are."""
    decks = game.decks()
    lines = [say("box-deck", name=deck_title(game, say, name), count=sum(decks[name].values())) for name in decks]
    counts = {"beside": len(beside_decks(game)), "others": len(other_cards(game))} if decks else {}
    return [*lines, *(say(f"box-{kind}", count=count) for kind, count in counts.items() if count)]


def boxed_cards(game: Game) -> list[str]:
    """Every card in the box: the ready decks with what they need, and one of each other card.

    A game without decks has its cards in the copies that their faces say.
    """
    decked = [id for deck in game.decks().values() for id, count in deck.items() for _ in range(count)]
    return [*decked, *beside_decks(game), *other_cards(game)]


def beside_decks(game: Game) -> list[str]:
    """The cards beside the ready decks: of each as many as the deck that needs the most of it."""
    needs = [Counter(game.beside_deck(deck)) for deck in game.decks().values()]
    return list(reduce(or_, needs, Counter[str]()).elements())


def other_cards(game: Game) -> list[str]:
    """The cards that no ready deck has."""
    decked = {id for deck in game.decks().values() for id in deck} | set(beside_decks(game))
    return [id for id in game.printed_cards() if id not in decked]


def deck_title(game: Game, say: Speaker, name: str) -> str:
    id = f"{game.id}-deck-{name.lower().replace('_', '-')}"
    return say(id) if say.knows(id) else name
