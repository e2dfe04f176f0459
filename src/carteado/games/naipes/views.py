"""What each seat may see of a naipes table (NAIPES-8.1 to 8.4)."""

from __future__ import annotations

from typing import Any

from carteado.games.naipes.actions import Ask
from carteado.games.naipes.board import NOBODY, RULERS, SIDE, SLOTS, Slot
from carteado.games.naipes.powers import shown
from carteado.games.naipes.rules import NaipesState
from carteado.games.naipes.saving import commanders, seat_or_none
from carteado.games.naipes.table import named

LOOKING = (Ask.DIAMONDS_TAKE, Ask.CLUBS_TAKE, Ask.JACK_TAKE, Ask.KING_FIRST, Ask.KING_SECOND)


def view(state: NaipesState, seat: int | None) -> dict[str, Any]:
    decision = state.decision
    outcome = state.outcome()
    return {
        "game": state.game.id,
        "seat": seat,
        "options": dict(state.setup.options),
        "phase": phase(state),
        "turn": state.turn,
        "active": state.active,
        "main": state.main,
        "add": state.add,
        "flags": {"bought": state.bought, "joker_active": state.joker_active, "acted": state.acted},
        "final_seat": seat_or_none(state.final_seat),
        "players": [player(state, owner, seat) for owner in (0, 1)],
        "deck": len(state.deck),
        "discard": len(state.discard),
        "shown": named(shown(state)) if is_looking(state, seat) else None,
        "dealt": None if seat is None or not state.dealt else dealt(state, seat),
        "prompt": None if decision is None else {"seat": decision.seat, "kind": decision.kind},
        "outcome": None if outcome is None else outcome.record(),
    }


def is_looking(state: NaipesState, seat: int | None) -> bool:
    """Whether the seat is being shown cards (NAIPES-8.2)."""
    return state.decision is not None and state.decision.seat == seat and state.question in LOOKING


def dealt(state: NaipesState, seat: int) -> list[str]:
    """The two rulers it chooses from (NAIPES-2.1)."""
    return [RULERS[ruler] for ruler in state.dealt[2 * seat : 2 * seat + 2]]


def phase(state: NaipesState) -> str:
    if state.over:
        return "over"
    if state.question == Ask.RULER_CHOICE:
        return "ruler_choice"
    return "action" if state.question == Ask.ACTION else "decision"


def player(state: NaipesState, owner: int, seat: int | None) -> dict[str, Any]:
    hand = state.hands[owner]
    chosen = state.rulers[owner]
    secret = bool(state.dealt) and owner != seat
    return {
        "ruler": None if chosen == NOBODY or secret else RULERS[chosen],
        "used": state.used[owner],
        "hand": named(hand) if owner == seat else len(hand),
        "hand_size": len(hand),
        "commanders": commanders(state, owner),
        "slots": {name: units(state.slots[owner * SIDE + at], owner == seat) for at, name in enumerate(SLOTS)},
    }


def units(slot: Slot, own: bool) -> list[dict[str, Any]]:
    """A face-down unit tells the other seat nothing, not even whether it is forged (NAIPES-8.4)."""
    if slot.frozen and not own:
        return [{"up": False}]
    return [{"cards": named(unit.cards()), "value": unit.value, "up": not slot.frozen} for unit in slot.units]
