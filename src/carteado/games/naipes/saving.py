"""Naipes tables as plain data that reads back: everything, secrets included."""

from __future__ import annotations

from typing import Any

from carteado.games.naipes.actions import KINDS
from carteado.games.naipes.board import EMPTY, NOBODY, RULERS, SIDE, SLOTS, Slot
from carteado.games.naipes.cards import CARD_NAMES, SLOT_OF_SUIT, SUIT, SUITS, UNITS, Unit
from carteado.games.naipes.rules import NaipesState
from carteado.games.naipes.table import named

DOWN = " (down)"
COUNTERS = ("active", "turn", "main", "add", "pile", "moved", "bought", "joker_active", "acted", "over")
CARD_NUMBERS = {name: card for card, name in enumerate(CARD_NAMES)}


def unit_name(unit: Unit) -> str:
    return "+".join(named(unit.cards()))


UNIT_NUMBERS = {unit_name(unit): unit.number for unit in UNITS}


def dump(state: NaipesState) -> dict[str, Any]:
    return {
        **{name: getattr(state, name) for name in COUNTERS},
        "question": KINDS[state.question],
        "final_seat": seat_or_none(state.final_seat),
        "dealt": ruler_names(state.dealt),
        "rulers": ruler_names(state.rulers),
        "used": list(state.used),
        "hands": [named(hand) for hand in state.hands],
        "slots": [side(state, seat) for seat in (0, 1)],
        "commanders": [commanders(state, seat) for seat in (0, 1)],
        "deck": named(state.deck),
        "discard": named(state.discard),
    }


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def ruler_names(rulers: list[int]) -> list[str | None]:
    return [None if ruler == NOBODY else RULERS[ruler] for ruler in rulers]


def side(state: NaipesState, seat: int) -> dict[str, list[str]]:
    """The occupied slots of a seat."""
    slots = state.slots[seat * SIDE : seat * SIDE + SIDE]
    return {name: slot_words(slot) for name, slot in zip(SLOTS, slots, strict=True) if slot.units}


def slot_words(slot: Slot) -> list[str]:
    return [unit_name(unit) + (DOWN if slot.frozen else "") for unit in slot.units]


def commanders(state: NaipesState, seat: int) -> list[str]:
    """The Aces in a seat's commander spaces."""
    return [
        "A" + suit for suit, place in zip(SUITS, SLOT_OF_SUIT, strict=True) if state.commanders[seat * SIDE + place]
    ]


def restore(state: NaipesState, data: dict[str, Any]) -> NaipesState:
    """What `dump` wrote, onto an empty table."""
    for name in COUNTERS:
        setattr(state, name, data[name])
    state.final_seat = NOBODY if data["final_seat"] is None else data["final_seat"]
    state.dealt = [RULERS.index(ruler) for ruler in data["dealt"]]
    state.rulers = [NOBODY if ruler is None else RULERS.index(ruler) for ruler in data["rulers"]]
    state.used = list(data["used"])
    state.hands = [card_numbers(hand) for hand in data["hands"]]
    for seat in (0, 1):
        for name, words in data["slots"][seat].items():
            state.slots[seat * SIDE + SLOTS.index(name)] = read_slot(words)
        for ace in data["commanders"][seat]:
            state.commanders[seat * SIDE + SLOT_OF_SUIT[CARD_NUMBERS[ace] // SUIT]] = 1
    state.deck = card_numbers(data["deck"])
    state.discard = card_numbers(data["discard"])
    state.ask(KINDS.index(data["question"]))
    if state.over:
        state.decision = None
    return state


def card_numbers(names: list[str]) -> list[int]:
    return [CARD_NUMBERS[name] for name in names]


def read_slot(words: list[str]) -> Slot:
    """`["10H", "3H"]`, `["6S (down)"]`; a KeyError for a word that is no unit."""
    units = [UNITS[UNIT_NUMBERS[word.removesuffix(DOWN)]] for word in words]
    return Slot(units, any(word.endswith(DOWN) for word in words)) if units else EMPTY
