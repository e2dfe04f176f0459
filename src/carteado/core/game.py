"""A game: what it is called, what can be chosen about it, and how its states are made, seen and written down."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Protocol

from carteado.core.bot import BotMaker
from carteado.core.draft import Draft
from carteado.core.errors import Invalid, unknown
from carteado.core.event import Event
from carteado.core.face import Face, PrintedBoard, Voice, plain_face
from carteado.core.fields import Record
from carteado.core.grammar import Grammar
from carteado.core.message import Message
from carteado.core.position import check_position
from carteado.core.rng import Rng, load_rng, seeded
from carteado.core.secret import new_secret
from carteado.core.shapes import Anything, Either, ListOf, MapOf, Null, Seed, Text, Whole, fields
from carteado.core.state import Action, State

Value = bool | int | str
WORDS_FOR = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


CARD_NUMBER = Whole(0, 1_000_000)
SCRIPT = fields(
    options=Either(MapOf(Anything()), Null()),
    seed=Seed(),
    dice=ListOf(Whole(1, 100)),
    shuffles=ListOf(ListOf(Either(Text(), CARD_NUMBER))),
)


class Option:
    """One thing about the rules that can be chosen."""

    free: ClassVar[bool] = False  # whether other values may be given too, such as a deck list

    def __init__(self, name: str, values: Sequence[Value]) -> None:
        self.name = name
        self.values = tuple(values)

    def read(self, given: object) -> Value:
        """The value meant, from a value or from the text of one; `on` and `off` are words for booleans."""
        for value in self.values:
            if given == value and type(given) is type(value):
                return value
        if isinstance(given, str):
            said = WORDS_FOR.get(given.lower())
            for value in self.values:
                if str(value).lower() == given.lower() or (isinstance(value, bool) and said is value):
                    return value
        raise unknown("option-bad-value", given, [written(value) for value in self.values], option=self.name)


class Mode:
    """A way to play: how many may sit down."""

    def __init__(self, name: str, seats: Sequence[int]) -> None:
        self.name = name
        self.seats = tuple(seats)


class Setup:
    """What was chosen for a match, complete: every option has a value."""

    def __init__(self, mode: str, seats: int, options: dict[str, Value]) -> None:
        self.mode = mode
        self.seats = seats
        self.options = options

    def record(self) -> dict[str, Any]:
        return {"mode": self.mode, "seats": self.seats, "options": dict(self.options)}


class Words(Protocol):
    """The module in which a game says its actions, events and views in words."""

    def action(self, data: Mapping[str, Any], view: Mapping[str, Any], /) -> Message: ...

    def event(self, heard: Mapping[str, Any], /) -> Message: ...

    def table(self, view: Mapping[str, Any], /) -> list[Message]: ...


class Game:
    """A game's facts and the questions that are asked away from the table. A subclass fills them in."""

    id: ClassVar[str]
    rules_version: ClassVar[str]
    folder: ClassVar[Path]
    modes: ClassVar[tuple[Mode, ...]]
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[Mapping[str, Mapping[str, Value]]]
    grammar: ClassVar[Grammar]
    bots: ClassVar[Mapping[str, BotMaker]] = {}
    deck_options: ClassVar[tuple[str, ...]] = ()  # the options that say what a deck may be
    judged: ClassVar[bool] = False  # whether `State.worth` says something
    drawing: ClassVar[tuple[str, ...]] = ("drew",)  # the events by which a card comes to a hand
    playing: ClassVar[tuple[str, ...]] = ("played",)  # and those by which it is put to use
    laid_options: ClassVar[Mapping[str, Value]] = {}  # what a position has unless it says otherwise
    printed_board: ClassVar[PrintedBoard | None] = None  # the board on paper, where there is one
    pace: ClassVar[str] = "turn"  # the number of a view that tells how long a match has lasted
    in_words: ClassVar[Words]
    saved: ClassVar[Record | None] = None  # how a state is saved, where that follows from its fields
    view_type: ClassVar[Any] = None  # the declared type of a view, and the union of the declared events
    event_type: ClassVar[Any] = None
    open_questions: ClassVar[tuple[str, ...] | None] = None  # kinds that everybody sees asked; None: all of them
    windows: ClassVar[tuple[str, ...]] = ()  # kinds put only to a seat that holds an answer

    def asks_openly(self, kind: str) -> bool:
        """Whether everybody may know that a question of that kind is asked."""
        return self.open_questions is None or kind in self.open_questions

    def may_have_asked(self, events: Sequence[Event], seat: int | None) -> bool:
        """Whether a seat other than this one may have been asked in secret, as everybody can tell from these events."""
        return False

    def new(
        self,
        *,
        seats: int | None = None,
        seed: int | str | None = None,
        mode: str | None = None,
        options: Mapping[str, Any] | None = None,
        events: list[Event] | None = None,
    ) -> State:
        """A fresh match at its first decision. Without a seed the deal is secret and unrepeatable.

        Every event of the match, from the deal on, is appended to the list `events`.
        """
        setup = self.setup(seats=seats, mode=mode, options=options)
        return self.deal(setup, seeded(new_secret() if seed is None else seed), events)

    def deal(self, setup: Setup, rng: Rng, events: list[Event] | None = None) -> State:
        """Set the table and run to the first decision."""
        state = self.empty(setup, rng)
        state.events = events
        self.set_up(state)
        return state

    def setup(
        self, *, seats: int | None = None, mode: str | None = None, options: Mapping[str, Any] | None = None
    ) -> Setup:
        """Check what was chosen and fill in the rest."""
        chosen = self.mode(mode)
        return Setup(chosen.name, self.count(seats, chosen.seats, chosen), self.read_options(options or {}))

    def count(self, seats: int | None, allowed: tuple[int, ...], mode: Mode) -> int:
        """How many sit down."""
        if seats is None:
            return allowed[0]
        if type(seats) is not int or seats not in allowed:
            raise unknown("seats-bad-number", seats, allowed, game=self.id, mode=mode.name)
        return seats

    def mode(self, name: str | None) -> Mode:
        if name is None:
            return self.modes[0]
        for mode in self.modes:
            if mode.name == name:
                return mode
        raise unknown("mode-unknown", name, [mode.name for mode in self.modes], game=self.id)

    def read_options(self, given: Mapping[str, Any]) -> dict[str, Value]:
        """All options: those of the preset (`preset`, else the first), overridden by those given."""
        preset = given.get("preset", next(iter(self.presets)))
        if not isinstance(preset, str) or preset not in self.presets:
            raise unknown("preset-unknown", preset, self.presets, game=self.id)
        values = dict(self.presets[preset])
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name == "preset":
                continue
            if name not in known:
                raise unknown("option-unknown", name, [*known, "preset"], game=self.id)
            values[name] = known[name].read(value)
        return values

    def position(self, table: Mapping[str, Any], events: list[Event] | None = None) -> State:
        """Any table as plain data. `options`, `mode`, `seats`, `seed` and `dice` mean the same in every game.

        Every event is appended to the list `events`, also those of a position that runs on to its first decision.
        """
        rest = dict(table)
        seats, mode = rest.pop("seats", None), rest.pop("mode", None)
        script = {name: rest.pop(name) for name in SCRIPT.fields if name in rest}
        check_position(SCRIPT, script)
        setup = self.setup(seats=seats, mode=mode, options={**self.laid_options, **(script.get("options") or {})})
        orders = self.read_orders(script.get("shuffles", []))
        state = self.empty(setup, seeded(script.get("seed", 0)))
        state.script(script.get("dice", []), orders)
        state.events = events
        return self.lay(state, rest)

    def save(self, state: State) -> dict[str, Any]:
        return {
            "game": self.id,
            "rules": self.rules_version,
            "setup": state.setup.record(),
            "rng": state.rng.save(),
            "table": self.dump(state),
        }

    def load(self, data: Mapping[str, Any]) -> State:
        """The state that `save` wrote, under the same rules only."""
        if data.get("game") != self.id:
            raise Invalid("save-other-game", found=str(data.get("game")), expected=self.id)
        if data.get("rules") != self.rules_version:
            raise Invalid(
                "rules-other-version", game=self.id, found=str(data.get("rules")), expected=self.rules_version
            )
        try:
            chosen = data["setup"]
            options = {option.name: chosen["options"][option.name] for option in self.options}
            setup = self.setup(seats=chosen["seats"], mode=chosen["mode"], options=options)
            return self.restore(self.empty(setup, load_rng(data["rng"])), data["table"])
        except (AttributeError, LookupError, TypeError, ValueError) as error:
            raise Invalid("save-damaged", game=self.id, reason=repr(error)) from error

    def digest(self, state: State) -> str:
        data = json.dumps(self.save(state), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(data.encode()).hexdigest()

    def action_text(self, action: Action) -> str:
        """The action as a person types it, or its numbers when it is none of this game's."""
        try:
            return self.grammar.text(action)
        except (IndexError, TypeError):
            return repr(action)

    def parse(self, text: str) -> Action:
        return self.grammar.parse(text)

    def action_json(self, action: Action) -> dict[str, Any]:
        return self.grammar.json(action)

    def parse_json(self, data: Any) -> Action:
        return self.grammar.parse_json(data)

    def read_orders(self, orders: Sequence[Sequence[int | str]]) -> list[list[int]]:
        """Scripted shuffles of a position as the game's own card numbers."""
        check_position(ListOf(ListOf(CARD_NUMBER)), orders, "shuffles")
        return [[int(card) for card in order] for order in orders]

    def empty(self, setup: Setup, rng: Rng) -> State:
        """The table before anything is set up."""
        raise NotImplementedError

    def set_up(self, table: State) -> None:
        """Set up an empty table and run to the first decision."""
        raise NotImplementedError

    def lay(self, state: State, table: dict[str, Any]) -> State:
        """The game's own part of `position`, on an empty table."""
        raise NotImplementedError

    def dump(self, state: State) -> dict[str, Any]:
        """The game's own part of a save."""
        if self.saved is None:
            raise NotImplementedError
        data: dict[str, Any] = self.saved.dump(state)
        return data

    def restore(self, state: State, table: dict[str, Any]) -> State:
        """What `dump` wrote, on an empty table."""
        if self.saved is None:
            raise NotImplementedError
        self.saved.load_onto(state, table, state)
        state.reindex()
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        raise NotImplementedError

    def solve(
        self, options: Mapping[str, Value], *, rebuild: bool = False, progress: Callable[[float], None] | None = None
    ) -> dict[str, Any]:
        """Perfect play under these options, where it can be worked out: its `value`, and where its table is kept."""
        raise Invalid("not-solvable", game=self.id)

    def card_data(self) -> Mapping[str, Mapping[str, Any]]:
        """Every card as plain data, by id, as it stands in the card files where there are any."""
        return {}

    def with_cards(self, folder: Path) -> Game:
        """The same game played with the card files of another folder."""
        raise Invalid("cards-none", game=self.id)

    def named(self, state: State, card: str, seat: int | None = None) -> int:
        """The number by which actions call the one card of that id, `@12` of 12; `seat` tells two owners apart."""
        raise Invalid("cards-unnumbered", game=self.id)

    def card_words(self, id: str) -> tuple[Message, Message, Message | None]:
        """A card's name, what kind of card it is with its numbers, and what it says, if anything."""
        raise NotImplementedError

    def printed_cards(self) -> Iterable[str]:
        """The ids of the cards as they are printed."""
        return self.card_data()

    def card_face(self, id: str, say: Voice) -> Face:
        """What is printed on a card. A game adds what only its cards have."""
        return plain_face(id, self.card_words(id), self.card_data()[id], say)

    def card_messages(self, lang: str) -> str:
        """What is printed on the cards of the files that are played with, in that language, as Fluent messages."""
        return ""

    def decks(self) -> Mapping[str, Mapping[str, int]]:
        """The ready decks by name: the cards with their number of copies, in the deck's order."""
        return {}

    def deck_choice(self, seat: int) -> str:
        """The option that names the deck of a seat."""
        return f"deck_{seat}"

    def draft(self, text: str, options: Mapping[str, Any]) -> Draft:
        """What becomes of a deck, by its list or by the name of a ready one; a list that cannot be read is refused."""
        raise Invalid("decks-none", game=self.id)

    def random_deck(self, rng: Rng, options: Mapping[str, Any]) -> str:
        """The list of a legal deck."""
        raise Invalid("decks-none", game=self.id)

    def card_faults(self) -> Sequence[Message]:
        """Everything that is wrong with the card files, a line each."""
        return ()

    def card_schema(self) -> dict[str, Any]:
        """A JSON Schema of the card files, for editors."""
        return {}

    def action_words(self, action: Action, view: Mapping[str, Any]) -> Message:
        """The action said in words, to a seat that sees this."""
        return self.in_words.action(self.action_json(action), view)

    def event_words(self, heard: Mapping[str, Any]) -> Message:
        """An event, as a seat heard it, said in words."""
        return self.in_words.event(heard)

    def table_words(self, view: Mapping[str, Any]) -> list[Message]:
        """A view said in words, line by line."""
        return self.in_words.table(view)

    def question_words(self, view: Mapping[str, Any]) -> list[Message]:
        """What a seat that is asked must know besides the table, such as what it may respond to."""
        return []


def written(value: Value) -> str:
    """An option's value as it is typed."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
