"""What each seat may see of a naipes table (NAIPES-8.1 to 8.4)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from carteado.games.naipes.actions import Ask
from carteado.games.naipes.board import NOBODY, RULERS, SIDE, SLOTS, Slot
from carteado.games.naipes.cards import named
from carteado.games.naipes.rules.powers import shown
from carteado.games.naipes.rules.scoring import column_total, higher, seat_or_none
from carteado.games.naipes.saving import commander_names
from carteado.games.naipes.state import NaipesState
from carteado.kit.seeing import Prompt, prompt

LOOKING = (Ask.DIAMONDS_TAKE, Ask.CLUBS_TAKE, Ask.JACK_TAKE, Ask.KING_FIRST, Ask.KING_SECOND)
RulerName = Literal["J", "Q", "K", "X"]
Phase = Literal["ruler_choice", "action", "decision", "over"]


class Unit(TypedDict):
    """A unit; cards and value are missing for the other seat's face-down unit."""

    up: bool
    cards: NotRequired[list[str]]
    value: NotRequired[int]


class Slots(TypedDict):
    C: list[Unit]
    S: list[Unit]
    W: list[Unit]
    H: list[Unit]
    D: list[Unit]


class Player(TypedDict):
    """One side; of the other seat's hand only the number of cards."""

    ruler: RulerName | None
    used: bool
    hand: list[str] | int
    hand_size: int
    commanders: list[str]
    slots: Slots


class Column(TypedDict):
    """The total of each side (NAIPES-7.5), null if a face-down unit hides it from the seat, and who leads."""

    totals: list[int | None]
    leader: int | Literal["even", "unknown"]


class Columns(TypedDict):
    C: Column
    S: Column
    W: Column
    H: Column
    D: Column


class TurnFlags(TypedDict):
    bought: bool
    joker_active: bool
    acted: bool


class CountedColumn(TypedDict):
    totals: list[int]
    winner: int | None


class CountedColumns(TypedDict):
    C: CountedColumn
    S: CountedColumn
    W: CountedColumn
    H: CountedColumn
    D: CountedColumn


class Outcome(TypedDict):
    scores: list[float]
    winners: list[int]
    reason: str
    columns: CountedColumns
    won: list[int]
    totals: list[int]
    winner: int | None


class View(TypedDict):
    game: str
    seat: int | None
    options: dict[str, bool | int | str]
    phase: Phase
    turn: int
    active: int
    main: int
    add: int
    flags: TurnFlags
    final_seat: int | None
    players: list[Player]
    columns: Columns
    deck: int
    discard: int
    shown: list[str] | None
    dealt: list[str] | None
    prompt: Prompt | None
    outcome: Outcome | None


def view(state: NaipesState, seat: int | None) -> View:
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
        "columns": cast(Columns, {name: column(state, at, seat) for at, name in enumerate(SLOTS)}),
        "deck": len(state.deck),
        "discard": len(state.discard),
        "shown": named(shown(state)) if is_looking(state, seat) else None,
        "dealt": None if seat is None or not state.dealt else dealt(state, seat),
        "prompt": prompt(state, seat),
        "outcome": None if outcome is None else cast(Outcome, outcome.record()),
    }


def is_looking(state: NaipesState, seat: int | None) -> bool:
    """Whether the seat is being shown cards (NAIPES-8.2)."""
    return state.decision is not None and state.decision.seat == seat and state.question in LOOKING


def dealt(state: NaipesState, seat: int) -> list[str]:
    """Return the two rulers that the seat chooses from (NAIPES-2.1)."""
    return [RULERS[ruler] for ruler in state.dealt[2 * seat : 2 * seat + 2]]


def phase(state: NaipesState) -> Phase:
    if state.over:
        return "over"
    if state.question == Ask.RULER_CHOICE:
        return "ruler_choice"
    return "action" if state.question == Ask.ACTION else "decision"


def player(state: NaipesState, owner: int, seat: int | None) -> Player:
    hand = state.hands[owner]
    chosen = state.rulers[owner]
    secret = bool(state.dealt) and owner != seat
    return {
        "ruler": None if chosen == NOBODY or secret else RULERS[chosen],
        "used": state.used[owner],
        "hand": named(hand) if owner == seat else len(hand),
        "hand_size": len(hand),
        "commanders": commander_names(state.commanders, owner),
        "slots": cast(
            Slots, {name: units(state.slots[owner * SIDE + at], owner == seat) for at, name in enumerate(SLOTS)}
        ),
    }


def units(slot: Slot, own: bool) -> list[Unit]:
    """Return the units of a slot; hide a face-down one from the other seat, even whether it is forged (NAIPES-8.4)."""
    if slot.frozen and not own:
        return [{"up": False}]
    return [{"cards": named(unit.cards()), "value": unit.value, "up": not slot.frozen} for unit in slot.units]


def column(state: NaipesState, at: int, seat: int | None) -> Column:
    totals = [known_total(state, owner, at, seat) for owner in (0, 1)]
    first, second = totals
    if first is None or second is None:
        return {"totals": totals, "leader": "unknown"}
    ahead = higher(first, second)
    return {"totals": totals, "leader": "even" if ahead == NOBODY else ahead}


def known_total(state: NaipesState, owner: int, at: int, seat: int | None) -> int | None:
    hidden = state.slots[owner * SIDE + at].frozen and owner != seat
    return None if hidden else column_total(state, owner, at)
