"""The actions of naipes and the decisions they answer, as shared constants: listing legal actions allocates none."""

from __future__ import annotations

from typing import Final

from carteado.core.state import Action, Decision
from carteado.games.naipes.board import ALL_SLOTS, LONGEST, RULERS, SIDE, Play
from carteado.games.naipes.cards import DECK, UNITS
from carteado.kit.constants import words_of


class Do:
    """Kinds of action in the canonical order of NAIPES-9.1."""

    PLACE: Final = 0
    REINFORCE: Final = 1
    SUBSTITUTE: Final = 2
    COMMANDER: Final = 3
    GOVERNOR: Final = 4
    BUY: Final = 5
    CONVERT: Final = 6
    PASS_AND_DRAW: Final = 7
    PASS: Final = 8
    CHOOSE_RULER: Final = 9
    USE: Final = 10
    DECLINE: Final = 11
    TAKE: Final = 12
    NONE: Final = 13
    MOVE: Final = 14
    SWAP: Final = 15
    SPADE_SWAP: Final = 16
    KING_PLAY: Final = 17
    STOP: Final = 18


class Ask:
    """Kinds of question in the order in which the rulebook lists them."""

    RULER_CHOICE: Final = 0
    ACTION: Final = 1
    DIAMONDS_OFFER: Final = 2
    DIAMONDS_TAKE: Final = 3
    CLUBS_TAKE: Final = 4
    HEARTS_MOVE: Final = 5
    SPADES_SWAP: Final = 6
    JACK_TAKE: Final = 7
    QUEEN_FIRST: Final = 8
    QUEEN_SECOND: Final = 9
    KING_FIRST: Final = 10
    KING_SECOND: Final = 11


KINDS: Final = words_of(Ask)
QUESTIONS: Final = 12
DECISIONS: Final = [Decision(seat, kind) for seat in (0, 1) for kind in KINDS]

INDEXES: Final = list(range(LONGEST))


class PlayActions:
    """Play actions, indexed by `unit * 5 + slot`; substitutions by `(unit * 5 + slot) * 3 + index`."""

    def __init__(self, place: list[Action], reinforce: list[Action], substitute: list[Action]) -> None:
        self.place = place
        self.reinforce = reinforce
        self.substitute = substitute


HAND_PLAYS: Final = PlayActions(
    [(Do.PLACE, unit.first, unit.second + 1, slot) for unit in UNITS for slot in ALL_SLOTS],
    [(Do.REINFORCE, unit.first, unit.second + 1, slot) for unit in UNITS for slot in ALL_SLOTS],
    [(Do.SUBSTITUTE, u.first, u.second + 1, slot, index) for u in UNITS for slot in ALL_SLOTS for index in INDEXES],
)
KING_PLAYS: Final = PlayActions(
    [(Do.KING_PLAY, Play.PLACE, unit.first, unit.second + 1, slot, 0) for unit in UNITS for slot in ALL_SLOTS],
    [(Do.KING_PLAY, Play.REINFORCE, unit.first, unit.second + 1, slot, 0) for unit in UNITS for slot in ALL_SLOTS],
    [
        (Do.KING_PLAY, Play.SUBSTITUTE, unit.first, unit.second + 1, slot, index + 1)
        for unit in UNITS
        for slot in ALL_SLOTS
        for index in INDEXES
    ],
)

COMMANDER: Final[list[Action]] = [(Do.COMMANDER, card) for card in range(DECK)]
GOVERNOR: Final[Action] = (Do.GOVERNOR,)
BUY: Final[list[Action]] = [(Do.BUY, card) for card in range(DECK)]
CONVERT: Final[Action] = (Do.CONVERT,)
PASS_AND_DRAW: Final[Action] = (Do.PASS_AND_DRAW,)
PASS: Final[Action] = (Do.PASS,)
CHOOSE_RULER: Final[list[Action]] = [(Do.CHOOSE_RULER, ruler) for ruler in range(len(RULERS))]
USE: Final[Action] = (Do.USE,)
DECLINE: Final[Action] = (Do.DECLINE,)
TAKE: Final[list[Action]] = [(Do.TAKE, card) for card in range(DECK)]
NONE: Final[Action] = (Do.NONE,)
MOVE: Final[list[Action]] = [(Do.MOVE, slot, index, to) for slot in ALL_SLOTS for index in INDEXES for to in ALL_SLOTS]
SWAP: Final[list[Action]] = [
    (Do.SWAP, slot, index, to, index2)
    for slot in ALL_SLOTS
    for index in INDEXES
    for to in ALL_SLOTS
    for index2 in INDEXES
]
SPADE_SWAP: Final[list[Action]] = [
    (Do.SPADE_SWAP, slot, index, index2) for slot in ALL_SLOTS for index in INDEXES for index2 in INDEXES
]
STOP: Final[Action] = (Do.STOP,)


def move(slot: int, index: int, to: int) -> Action:
    return MOVE[(slot * LONGEST + index) * SIDE + to]


def swap(slot: int, index: int, to: int, index2: int) -> Action:
    return SWAP[((slot * LONGEST + index) * SIDE + to) * LONGEST + index2]


def spade_swap(slot: int, index: int, index2: int) -> Action:
    return SPADE_SWAP[(slot * LONGEST + index) * LONGEST + index2]
