"""How the fields of a naipes table are saved and loaded, including its secrets."""

from __future__ import annotations

from typing import Any

from carteado.core.fields import OF_STATE, Codec, Each, Record, Shared, Word
from carteado.games.naipes.actions import KINDS
from carteado.games.naipes.board import EMPTY, NOBODY, RULERS, SIDE, SLOTS, Slot
from carteado.games.naipes.cards import CARD_NUMBERS, SLOT_OF_SUIT, SUIT, SUITS, UNITS, named

DOWN = " (down)"


UNITS_BY_NAME = {unit.name: unit for unit in UNITS}


class Cards(Codec):
    """Cards by their names."""

    def dump(self, value: Any) -> Any:
        return named(value)

    def load(self, data: Any, world: Any) -> Any:
        return [CARD_NUMBERS[name] for name in data]


class Seat(Codec):
    """A seat, or nobody."""

    def dump(self, value: Any) -> Any:
        return None if value == NOBODY else value

    def load(self, data: Any, world: Any) -> Any:
        return NOBODY if data is None else data


class Rulers(Codec):
    """Rulers by their letters; None where none is chosen."""

    def dump(self, value: Any) -> Any:
        return [None if ruler == NOBODY else RULERS[ruler] for ruler in value]

    def load(self, data: Any, world: Any) -> Any:
        return [NOBODY if letter is None else RULERS.index(letter) for letter in data]


SLOT = Record(
    lambda: Slot([], False),
    unsaved=("weight", "total"),
    units=Each(Shared("name", lambda _: UNITS_BY_NAME)),
)


class Sides(Codec):
    """The occupied slots of each seat, in words."""

    inline = True
    record = SLOT

    def dump(self, value: Any) -> Any:
        sides = (value[:SIDE], value[SIDE:])
        occupied = [{name: slot_words(slot) for name, slot in zip(SLOTS, side, strict=True)} for side in sides]
        return {"slots": [{name: words for name, words in side.items() if words} for side in occupied]}

    def load(self, data: Any, world: Any) -> Any:
        return [read_slot(side.get(name, [])) for side in data["slots"] for name in SLOTS]


class Commanders(Codec):
    """The Aces in each seat's commander spaces."""

    def dump(self, value: Any) -> Any:
        return [commander_names(value, seat) for seat in (0, 1)]

    def load(self, data: Any, world: Any) -> Any:
        places = [0] * (2 * SIDE)
        for seat, aces in enumerate(data):
            for ace in aces:
                places[seat * SIDE + SLOT_OF_SUIT[CARD_NUMBERS[ace] // SUIT]] = 1
        return places


STATE = Record(
    lambda: None,  # a state is loaded onto an empty table
    unsaved=(*OF_STATE, "decision", "flags"),
    uncopied=("events",),
    deck=Cards(),
    discard=Cards(),
    hands=Each(Cards()),
    slots=Sides(),
    commanders=Commanders(),
    rulers=Rulers(),
    dealt=Rulers(),
    final_seat=Seat(),
    question=Word(KINDS),
)


def commander_names(commanders: list[int], seat: int) -> list[str]:
    return ["A" + suit for suit, place in zip(SUITS, SLOT_OF_SUIT, strict=True) if commanders[seat * SIDE + place]]


def slot_words(slot: Slot) -> list[str]:
    return [unit.name + (DOWN if slot.frozen else "") for unit in slot.units]


def read_slot(words: list[str]) -> Slot:
    """Read a slot: `["10H", "3H"]`, `["6S (down)"]`; raise KeyError for a word that is not a unit."""
    units = [UNITS_BY_NAME[word.removesuffix(DOWN)] for word in words]
    return Slot(units, any(word.endswith(DOWN) for word in words)) if units else EMPTY
