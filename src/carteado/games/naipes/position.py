"""Positions: any naipes table from plain data, checked and laid out, for tests, puzzles and forks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core import phrases
from carteado.core.errors import Invalid, unknown
from carteado.core.phrases import Phrase
from carteado.games.naipes.actions import Ask
from carteado.games.naipes.board import COMBINATIONS, LONGEST, NOBODY, RULER_CARDS, RULERS, SLOTS
from carteado.games.naipes.cards import CARD_NAMES, CARD_NUMBERS, DECK, is_ace
from carteado.games.naipes.rules import changes, turn
from carteado.games.naipes.saving import DOWN, STATE, UNITS_BY_NAME, read_slot
from carteado.games.naipes.state import NaipesState

PHASES = ("action", "turn", "rulers")
REST = "..."
ALL_CARDS = f"{CARD_NAMES[0]}-{CARD_NAMES[-1]}"
RANGES = {"active": (0, 1), "turn": (1, 99), "main": (0, 1), "add": (0, 3)}
SWITCHES = ("bought", "joker_active", "acted")
FIELDS = (
    "phase",
    *RANGES,
    *SWITCHES,
    "rulers",
    "used",
    "hands",
    "slots",
    "commanders",
    "deck",
    "discard",
    "final_seat",
)
DEALT = [["J", "K"], ["Q", "X"]]


def lay(state: NaipesState, table: Mapping[str, Any]) -> NaipesState:
    """Lay any table; fields not named are as in the worked examples of the rulebook. See docs/positions.md.

    `phase: turn` stands before the active seat's turn and runs its automatic start; `phase: rulers` stands at the
    choice of rulers, with `dealt`. The entry "..." of one list of cards stands for all cards not named anywhere.
    """
    phase = table.get("phase", "action")
    if phase not in PHASES:
        raise unknown("position-bad-value", phase, PHASES, field="phase")
    fields = ("phase", "dealt") if phase == "rulers" else FIELDS
    for name in table:
        if name not in fields:
            raise unknown("position-unknown-field", name, fields)
    if phase == "rulers":
        return lay_rulers(state, table.get("dealt", DEALT))
    lay_battle(state, table, phase == "turn")
    if phase == "turn":
        turn.start_turn(state)
    return state


def lay_rulers(state: NaipesState, dealt: Any) -> NaipesState:
    """Lay the choice of rulers: both seats have two, and seat 0 chooses first (NAIPES-2.2)."""
    names = [ruler for two in pair("dealt", dealt) for ruler in pair("dealt", two)]
    rulers = [read_ruler("dealt", name) for name in names]
    piles = [rulers[:2], rulers[2:]] if state.flags.two_piles else [rulers]
    stock = [0, 1, 2, 3] if state.flags.two_piles else RULER_CARDS
    for pile in piles:
        if any(pile.count(ruler) > stock.count(ruler) for ruler in pile):
            raise bad("dealt", dealt, ", ".join(RULERS[ruler] for ruler in stock))
    state.deck = list(range(DECK))
    state.dealt = rulers
    changes.ask(state, Ask.RULER_CHOICE)
    return state


def lay_battle(state: NaipesState, table: Mapping[str, Any], before_turn: bool) -> None:
    data = STATE.dump(state)
    data.update(turn=1, main=1, add=2, rulers=["Q", "Q"], question="action")
    for name, (low, high) in RANGES.items():
        data[name] = number(name, table.get(name, data[name]), low, high)
    data["active"] = active_seat(table, state.flags.first_player, data["turn"])
    for name in SWITCHES:
        data[name] = switch(name, table.get(name, False))
    data["rulers"] = [
        RULERS[read_ruler("rulers", name)] for name in pair("rulers", table.get("rulers", data["rulers"]))
    ]
    data["used"] = [switch("used", used) for used in pair("used", table.get("used", data["used"]))]
    data.update(Zones(table).lists)
    data["final_seat"] = final_seat(table, data, before_turn)
    STATE.load_onto(state, data, state)
    state.reindex()


def active_seat(table: Mapping[str, Any], first: int, turn: int) -> int:
    """Return whose turn it is; if an option says who begins, that follows from the turn (NAIPES-2.4, 3.5)."""
    if first == NOBODY:
        return number("active", table.get("active", 0), 0, 1)
    follows = (first + turn - 1) % 2
    return number("active", table.get("active", follows), follows, follows)


def final_seat(table: Mapping[str, Any], data: Mapping[str, Any], before_turn: bool) -> int | None:
    """Return who has the final turn once the deck is empty: this seat if its turn has not begun, else the other."""
    seat = table.get("final_seat")
    if seat is not None:
        return number("final_seat", seat, 0, 1)
    active: int = data["active"]
    return None if data["deck"] else active if before_turn else 1 - active


class Zones:
    """Where the forty cards lie, each in exactly one place."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.seen: set[str] = set()
        hands = pair("hands", table.get("hands", [None, None]))
        slots = pair("slots", table.get("slots", [{}, {}]))
        commanders = pair("commanders", table.get("commanders", [[], []]))
        piles = [
            self.pile("deck", table.get("deck")),
            self.pile("discard", table.get("discard")),
            self.pile("hands", hands[1]),
            self.pile("hands", hands[0]),
        ]
        self.lists: dict[str, Any] = {
            "slots": [self.side(side) for side in slots],
            "commanders": [self.aces(aces) for aces in commanders],
        }
        self.fill(piles)
        deck, discard, second, first = [pile or [] for pile in piles]
        self.lists.update(deck=deck, discard=discard, hands=[in_order(first), in_order(second)])

    def pile(self, field: str, names: Any) -> list[str] | None:
        """Read a list of cards, which may contain "..."; return None if the field is not given."""
        if names is None:
            return None
        return [name if name == REST else self.card(field, name) for name in listed(field, names)]

    def card(self, field: str, name: Any) -> str:
        """Read a card; refuse one that was named before."""
        if not isinstance(name, str) or name not in CARD_NUMBERS:
            raise bad(field, name, ALL_CARDS)
        if name in self.seen:
            raise bad(field, name, phrases.EACH_CARD_ONCE)
        self.seen.add(name)
        return name

    def side(self, side: Any) -> dict[str, list[str]]:
        """Read one seat's slots; refuse an invalid one (NAIPES-1.8) or a frozen one without exactly one unit (1.9)."""
        if not isinstance(side, dict):
            raise bad("slots", side, ", ".join(SLOTS))
        for name in side:
            if name not in SLOTS:
                raise unknown("position-bad-value", name, SLOTS, field="slots")
        return {name: self.slot(listed("slots", words)) for name, words in side.items()}

    def slot(self, entries: list[Any]) -> list[str]:
        words = [read_unit(entry) for entry in entries]
        for word in words:
            for name in word.removesuffix(DOWN).split("+"):
                self.card("slots", name)
        slot = read_slot(words)
        if len(words) > (1 if slot.frozen else LONGEST) or slot.weight not in COMBINATIONS:
            raise bad("slots", words, "NAIPES-1.8, NAIPES-1.9")
        return words

    def aces(self, names: Any) -> list[str]:
        aces = [self.card("commanders", name) for name in listed("commanders", names)]
        if not all(is_ace(CARD_NUMBERS[name]) for name in aces):
            raise bad("commanders", names, "AC, AS, AH, AD")
        return aces

    def fill(self, piles: list[list[str] | None]) -> None:
        """Put the cards not named where "..." stands, else into the first pile that is not given."""
        rest = [name for name in CARD_NAMES if name not in self.seen]
        marked = [pile for pile in piles if pile and REST in pile]
        if marked:
            pile = marked[0]
            if len(marked) > 1 or pile.count(REST) > 1:
                raise bad("deck", REST, phrases.ONCE)
            at = pile.index(REST)
            pile[at : at + 1] = rest
        elif rest and None in piles:
            piles[piles.index(None)] = rest
        elif rest:
            raise bad("deck", ", ".join(rest), REST)


def read_unit(word: Any) -> str:
    """Read a unit; the two cards of a pair may come in either order."""
    if isinstance(word, str):
        name, down = word.removesuffix(DOWN), DOWN if word.endswith(DOWN) else ""
        ordered = "+".join(in_order(name.split("+")) or [name])
        if ordered in UNITS_BY_NAME and len(ordered) == len(name):
            return ordered + down
    raise bad("slots", word, "6S, 6S (down), 2C+8H")


def in_order(names: list[str]) -> list[str]:
    return [name for name in CARD_NAMES if name in names]


def read_orders(orders: Any) -> list[list[int]]:
    """Read scripted shuffles of the deck, each given by its top cards."""
    return [read_order(listed("shuffles", order)) for order in listed("shuffles", orders)]


def read_order(names: list[Any]) -> list[int]:
    for name in names:
        if not isinstance(name, str) or name not in CARD_NUMBERS:
            raise bad("shuffles", name, ALL_CARDS)
    return [CARD_NUMBERS[name] for name in names]


def pair(field: str, value: Any) -> list[Any]:
    """Read a list of one thing for each seat."""
    found = listed(field, value)
    if len(found) != 2:
        raise bad(field, value, phrases.ONE_PER_SEAT)
    return found


def listed(field: str, value: Any) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise bad(field, value, phrases.LIST)
    return list(value)


def number(field: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise bad(field, value, str(low) if low == high else f"{low}-{high}")
    return value


def switch(field: str, value: Any) -> bool:
    if type(value) is not bool:
        raise bad(field, value, "true, false")
    return value


def read_ruler(field: str, name: Any) -> int:
    if not isinstance(name, str) or name not in RULERS:
        raise unknown("position-bad-value", name, RULERS, field=field)
    return RULERS.index(name)


def bad(field: str, found: object, allowed: Phrase) -> Invalid:
    return Invalid("position-bad-value", field=field, found=str(found), allowed=allowed)
