"""What the workshop sends and is sent."""

from __future__ import annotations

import msgspec

from carteado.server.lobby_protocol import CardChange, CardFacts
from carteado.server.protocol import Plain, Refused, Said


class WorkshopFacts(msgspec.Struct):
    """GET /api/games/GAME/workshop: the JSON Schema of its card files, its cards as written, and what pictures use."""

    schema: Plain
    cards: list[Plain]
    grounds: list[str]
    emblems: list[str]
    bots: list[str]


class WorkshopOpen(msgspec.Struct):
    """GET /api/workshop: whether this visitor may use the workshop here."""

    open: bool


class DraftPicture(msgspec.Struct, forbid_unknown_fields=True):
    """A ground and one or two emblems, by name, or SVG paths on 512 by 512."""

    ground: str
    emblem: str
    behind: str = ""


class Draft(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/games/GAME/workshop: a set as it is being written; `cards` are YAML texts by a name of the client's.

    A card with the id of one of the game's own stands for the change that makes it so.
    """

    name: dict[str, str]
    version: str
    cards: dict[str, str]
    decks: dict[str, Plain] = {}
    options: dict[str, bool | int | str] = {}
    texts: dict[str, dict[str, str]] = {}
    pictures: dict[str, DraftPicture] = {}


class DraftFault(msgspec.Struct):
    """A fault of a card, by the client's name for it, with its line in the text."""

    card: str
    line: int
    field: str
    words: Said


class DraftChecked(msgspec.Struct):
    """The answer to a Draft: the cards that are whole, as they would be printed, and what the set does.

    `contents` is the set, null while there are faults; `refused` is what is wrong besides the cards.
    """

    faults: list[DraftFault]
    refused: Said | None
    ids: dict[str, str]
    cards: list[CardFacts]
    changes: list[CardChange]
    contents: Plain | None


class Brought(msgspec.Struct):
    """The answer to POST /api/sets: the edition under which the game is played with the set, and a deck that has it."""

    edition: str
    deck: str
    ready: str
    option: str


class BenchTaken(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/games/EDITION/bench: a position as YAML, the seat to look from, and all actions so far."""

    position: str
    seat: int = 0
    actions: list[str] = []


class MeasureProgress(msgspec.Struct, tag="progress"):
    """WS /ws/measure/EDITION: how many pairs of games have been played."""

    done: int
    of: int


class Measured(msgspec.Struct, tag="measured"):
    """What a measure found: the chance to win with the set less that without, from so many pairs of games.

    `verdict` is better, worse or not-shown; `ready` is the ready deck that was played without the set, `deck` the same
    with its cards.
    """

    verdict: str
    difference: float
    low: float
    high: float
    pairs: int
    level: str
    ready: str
    deck: str
    won: float
    won_before: float
    turns: float
    turns_before: float
    uses: list[CardUse]


class CardUse(msgspec.Struct):
    """In how many of the games with a card of the set it was used, and how many of those its side won."""

    card: str
    games: int
    used: int
    won: int


MeasureWord = MeasureProgress | Measured | Refused
