"""A table for tests, the same for every game: set it, act, look.

`Table("duel", players=[...])` sets a table by `game.position`; each game has a function that fills in what is usual.
Actions are the texts that players write. A game whose cards have numbers lets tests name them instead: its table turns
names into numbers (`numbered`) and back (`named`)::

    table = lay({"team": ["C26"]}, {"team": ["C16", "C10"]}, at="combat")
    do(table, "use C26 a1", "target C10")
    assert asked(table) == (1, "slot")
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import carteado
from carteado.core.game import Game
from carteado.core.rng import Scripted, seeded
from carteado.core.state import Action

Seen = dict[str, Any]
T = TypeVar("T", bound="Table")
K = TypeVar("K")
V = TypeVar("V")

# How cards are named in tests, and what stands for them in the texts of actions.
CARD = r"(?:[A-Z]{3}-[A-Z0-9]+|[ACEHIKMQSV][0-9]{2}|TST[0-9]{1,2})"
NAME = re.compile(rf"(?:P([0-9])\.)?({CARD})(?:#([0-9]+))?")
NUMBER = re.compile(r"@([0-9]+)")
FORM = re.compile(r"[a-z_]+(?: [a-z_]+)*(?= |$)")  # the words that an action begins with: `king_play place`


# Set it


class Table:
    """One match of a game, laid out by `game.position`, played by the texts of its actions."""

    def __init__(self, game: str | Game, **position: Any) -> None:
        self.game = carteado.load(game) if isinstance(game, str) else game
        self.state = self.game.position(position)
        self.state.events = []

    def numbered(self, action: str) -> str:
        """Return the action with the names of cards and places turned into numbers."""
        return action

    def named(self, action: str) -> str:
        """Return the action with numbers turned into names."""
        return action

    def play(self, *actions: str, dice: Sequence[int] = ()) -> Table:
        """Take the actions one after the other; `dice` are the next natural rolls, and all of them must be rolled."""
        return do(self, *actions, dice=dice)

    def legal(self) -> list[str]:
        return [self.game.action_text(action) for action in self.state.legal()]

    def view(self, seat: int | None = 0) -> Seen:
        return self.state.view(seat)

    def heard(self, seat: int | None = 0) -> list[Seen]:
        """Return everything that a seat has heard since the table was laid, and clear it."""
        heard = log(self, seat)
        assert self.state.events is not None
        self.state.events.clear()
        return heard

    def refuses(self, action: str) -> bool:
        """Whether the rules refuse this action, and the state is untouched by the attempt."""
        before = self.state.digest()
        try:
            self.state.apply(self.game.parse(self.numbered(action)))
        except carteado.Illegal:
            assert self.state.digest() == before
            return True
        return False

    @property
    def reason(self) -> str | None:
        """Why the match ended, None while it goes on."""
        outcome = self.state.outcome()
        return None if outcome is None else outcome.reason


def dealt(table: T, seed: int, *, seats: int | None = None, mode: str | None = None, **options: Any) -> T:
    """Return the table with a fresh match on it, at its first question."""
    setup = table.game.setup(seats=seats, mode=mode, options=options)
    table.state = table.game.deal(setup, seeded(seed), [])
    return table


def refused(game: str, *, seats: int | None = None, mode: str | None = None, **options: Any) -> str | None:
    """Return the code by which a match with these options is refused, None if it is not; decks are options too."""
    try:
        carteado.load(game).new(seed=1, seats=seats, mode=mode, options=options)
    except carteado.Refusal as refusal:
        assert isinstance(refusal, carteado.Invalid)
        return refusal.code
    return None


def twin(table: T) -> T:
    """Return a copy of the table, to try something on."""
    other = copy.copy(table)
    other.state = table.state.clone()
    other.state.events = []
    return other


# Act


def do(table: T, *actions: str, dice: Sequence[int] = ()) -> T:
    """Take the actions one after the other; `dice` are the next natural rolls, and all of them must be rolled."""
    if dice:
        table.state.script(dice)
    for action in actions:
        table.state.apply(table.game.parse(table.numbered(action)))
    if dice:
        assert dice_left(table) == [], f"not rolled: {dice_left(table)}"
    return table


def legal(table: Table, *forms: str) -> list[str]:
    """Return the legal actions in names instead of numbers; only those of the named forms, if any are named."""
    written = [table.named(action) for action in table.legal()]
    return [action for action in written if not forms or action.split()[0] in forms]


def answers(table: Table, form: str) -> list[str]:
    """Return the legal actions of a form without its word: `answers(table, "target") == ["C10", "C16"]`."""
    return [action.partition(" ")[2] for action in legal(table, form)]


def choices(table: Table) -> dict[str, list[str]]:
    """Return all legal actions, by the words that they begin with: `{"none": [], "move": ["C 0 W", "C 0 H"]}`."""
    found: dict[str, list[str]] = {}
    for action in legal(table):
        form = FORM.match(action)
        assert form is not None, f"{action} begins with no word"
        named = found.setdefault(form[0], [])
        if action != form[0]:
            named.append(action[form.end() + 1 :])
    return found


def offers(table: Table, action: str) -> bool:
    return table.numbered(action) in table.legal()


def refuses(table: Table, action: str) -> bool:
    """Whether the rules refuse the action, leave everything as it was, and never offered it."""
    return table.refuses(action) and not offers(table, action)


def forms(game: Game, action: Action) -> tuple[str, Any]:
    """Return the two written forms of an action: the text that players type, and the JSON object."""
    return game.action_text(action), game.action_json(action)


# Look


def asked(table: Table) -> tuple[int, str] | None:
    """Return the seat and kind of the decision; None when the match is over."""
    decision = table.state.decision
    return None if decision is None else (decision.seat, decision.kind)


def actor(table: Table) -> int:
    """Return the seat that must decide."""
    decision = table.state.decision
    assert decision is not None, "the match is over"
    return decision.seat


def player(table: Table, seat: int) -> Seen:
    """Return a seat's side of the table as its owner sees it."""
    found: Seen = table.view(seat)["players"][seat]
    return found


def turn(table: Table) -> tuple[int, int]:
    """Return the number of the turn and whose it is."""
    view = table.view(None)
    return view["turn"], view["active"]


def scores(table: Table) -> list[float] | None:
    """[1, 0] when the first seat won, [0.5, 0.5] in a draw, None while the match goes on."""
    outcome = table.state.outcome()
    return None if outcome is None else outcome.scores


def winners(table: Table) -> list[int]:
    """Return the seats that won; nobody in a draw."""
    outcome = table.state.outcome()
    assert outcome is not None, "the match goes on"
    return outcome.winners


def round_number(table: Table) -> int:
    return int(table.view(None)["round"])


def saved(table: Table) -> Seen:
    """Return the saved state, secrets included: no seat may see this."""
    found: Seen = table.state.save()["table"]
    return found


def deck(table: Table, seat: int) -> list[str]:
    """Top first: no seat may see this."""
    everything = saved(table)
    return [everything["cards"][number] for number in everything["decks"][seat]]


def dice_left(table: Table) -> list[int]:
    """Return the scripted dice that have not been rolled."""
    return list(table.state.rng.dice) if isinstance(table.state.rng, Scripted) else []


def log(table: Table, seat: int | None) -> list[Seen]:
    """Return everything that a seat has heard since the table was laid."""
    return [event.heard_by(seat) for event in table.state.events or []]


def story(table: Table, *kinds: str) -> list[Seen]:
    """Return the public events of these kinds, in order."""
    return [heard for heard in log(table, None) if heard["event"] in kinds]


def known(table: Table, *seats: int | None) -> list[Any]:
    """Return everything that these seats see and have heard, except the options."""
    return [({**table.view(seat), "options": None}, log(table, seat)) for seat in seats]


def mentioned(*data: Any) -> set[str]:
    """Return every card id that occurs anywhere in this data."""
    return set(re.findall(rf"\b{CARD}\b", str(data)))


# Look at cards


def fact(find: Callable[[Table, K], Seen], field: str, read: Callable[[Any], V]) -> Callable[[Table, K], V]:
    """Return a function that reads a field: `speed = fact(in_play, "speed", int)`, then `speed(table, "C12")`."""
    return lambda table, key: read(find(table, key)[field])


def cards(zone: Sequence[Seen]) -> list[str]:
    """Return the ids of the cards of a zone; `?` is one that the looker may not see."""
    return [seen.get("card", "?") for seen in zone]


def card_id(seen: Seen | None) -> str | None:
    """Return the id of a card, None where there is no card."""
    return None if seen is None else str(seen["card"])


def among(zone: Sequence[Seen], word: str) -> Seen:
    """Return the card of that name in a zone; `C07#2` is the second C07 in it."""
    name = NAME.fullmatch(word)
    assert name is not None, f"{word} is not a card's name"
    copies = [seen for seen in zone if seen.get("card") == name[2]]
    nth = int(name[3] or 1)
    assert nth <= len(copies), f"no {word} among {cards(zone)}"
    return copies[nth - 1]
