"""The base class of games: id, modes and options, and how states are made, viewed and saved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from carteado.core import saves
from carteado.core.bot import BotMaker
from carteado.core.draft import Draft
from carteado.core.errors import Invalid, unknown
from carteado.core.event import Event
from carteado.core.face import Face, Paragraph, PrintedBoard, Voice, plain_face
from carteado.core.fields import Record
from carteado.core.grammar import Grammar
from carteado.core.message import Message
from carteado.core.options import Option, Value, renamed
from carteado.core.position import check_position
from carteado.core.rng import Rng, seeded
from carteado.core.secret import new_secret
from carteado.core.sets import Contents
from carteado.core.shapes import Anything, Either, ListOf, MapOf, Null, Seed, Text, Whole, fields
from carteado.core.state import Action, State
from carteado.core.words import Words

CARD_NUMBER = Whole(0, 1_000_000)
SCRIPT = fields(
    options=Either(MapOf(Anything()), Null()),
    seed=Seed(),
    dice=ListOf(Whole(1, 100)),
    shuffles=ListOf(ListOf(Either(Text(), CARD_NUMBER))),
)


class Mode:
    """A mode of play and its numbers of seats."""

    def __init__(self, name: str, seats: Sequence[int]) -> None:
        self.name = name
        self.seats = tuple(seats)


class Setup:
    """The settings of a match, with a value for every option."""

    def __init__(self, mode: str, seats: int, options: dict[str, Value]) -> None:
        self.mode = mode
        self.seats = seats
        self.options = options

    def record(self) -> dict[str, Any]:
        return {"mode": self.mode, "seats": self.seats, "options": dict(self.options)}


class Game:
    """A game: its facts, and everything that does not need a match. Each game subclasses it."""

    id: ClassVar[str]
    rules_version: str
    folder: ClassVar[Path]
    cards: Path  # the folder of the card files, if the game has any
    modes: ClassVar[tuple[Mode, ...]]
    minutes: ClassVar[tuple[int, int]] = (0, 0)  # how long a match takes, from and to; 0: not known
    difficulty: ClassVar[int] = 0  # of learning it, from 1 to 5; 0: not known
    options: tuple[Option, ...]
    former_options: ClassVar[Mapping[str, str]] = {}  # options by a former name, which stored matches may still use
    presets: Mapping[str, Mapping[str, Value]]
    contents: Contents | None = None  # the card set that it is played with, if any
    grammar: Grammar
    bots: ClassVar[Mapping[str, BotMaker]] = {}
    deck_options: ClassVar[tuple[str, ...]] = ()  # the options that decks depend on
    judged: ClassVar[bool] = False  # whether `State.worth` evaluates states
    drawing: ClassVar[tuple[str, ...]] = ("drew",)  # kinds of events by which a card comes to a hand
    playing: ClassVar[tuple[str, ...]] = ("played",)  # kinds of events by which a card is used
    shown_for_a_turn: ClassVar[tuple[str, ...]] = ()  # kinds of events by which all see a card until the turn ends
    rarities: ClassVar[Sequence[str]] = ()  # from the most common to the rarest
    laid_options: ClassVar[Mapping[str, Value]] = {}  # default options of positions
    printed_board: ClassVar[PrintedBoard | None] = None  # the printed board, if any
    pace: ClassVar[str] = "turn"  # the field of a view that counts turns or rounds
    in_words: ClassVar[Words]
    saved: ClassVar[Record | None] = None  # saves states by their fields
    view_type: ClassVar[Any] = None  # the declared type of a view, and the union of the declared events
    event_type: ClassVar[Any] = None
    open_questions: ClassVar[tuple[str, ...] | None] = None  # kinds of question that everybody sees; None: all
    unlikely_reasons: ClassVar[tuple[str, ...]] = ()  # ids of reasons that only say what a thing is not for, best first
    windows: ClassVar[tuple[str, ...]] = ()  # kinds asked only of a seat that can answer

    @property
    def edition(self) -> str:
        """The id under which the game is loaded with its card set."""
        return self.id if self.contents is None else f"{self.id}+{self.contents.digest}"

    def asks_openly(self, kind: str) -> bool:
        """Whether everybody sees that a question of that kind is asked."""
        return self.open_questions is None or kind in self.open_questions

    def may_have_asked(self, events: Sequence[Event], seat: int | None) -> bool:
        """Whether, judging by these public events, a seat other than this one may have been asked in secret."""
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
        """Make a new match at its first decision. Without a seed the deal is secret and cannot be repeated.

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
        """Check the settings of a match, and fill in the defaults."""
        chosen = self.mode(mode)
        return Setup(chosen.name, self.count(seats, chosen.seats, chosen), self.read_options(options or {}))

    def stored_setup(self, *, seats: int, mode: str, options: Mapping[str, Any]) -> Setup:
        """Read the settings of a stored match, whose options may have their former names."""
        return self.setup(seats=seats, mode=mode, options=renamed(options, self.former_options))

    def count(self, seats: int | None, allowed: tuple[int, ...], mode: Mode) -> int:
        """Check the number of seats of a mode; None means the fewest."""
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
        """Complete the options: those of the preset (`preset`, else the first), overridden by those given."""
        preset = given.get("preset", next(iter(self.presets)))
        if not isinstance(preset, str) or preset not in self.presets:
            raise unknown("preset-unknown", preset, self.presets, game=self.id)
        values = dict(self.presets[preset])
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name == "preset":
                continue
            if name in self.former_options:
                raise Invalid("option-renamed", game=self.id, found=name, option=self.former_options[name])
            if name not in known:
                raise unknown("option-unknown", name, [*known, "preset"], game=self.id)
            values[name] = known[name].read(value)
        return values

    def position(self, table: Mapping[str, Any], events: list[Event] | None = None) -> State:
        """Make a state from a written table. `options`, `mode`, `seats`, `seed` and `dice` are common to all games.

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
        return saves.save(self, state)

    def load(self, data: Mapping[str, Any]) -> State:
        """Load a saved state; refuse one of another rules version."""
        return saves.load(self, data)

    def digest(self, state: State) -> str:
        """Hash the saved state. A renamed option is hashed under its former name, so that older records verify."""
        return saves.digest(self, state)

    def action_text(self, action: Action) -> str:
        """The action as a person types it; the numbers of a tuple that is not an action of this game."""
        try:
            return self.grammar.text(action)
        except (IndexError, TypeError):
            return repr(action)

    def parse(self, text: str) -> Action:
        return self.grammar.parse(text)

    def can_write(self, action: Action) -> bool:
        """Whether a tuple is an action that a person could type."""
        try:
            return self.parse(self.grammar.text(action)) == action
        except (IndexError, TypeError, Invalid):
            return False

    def action_json(self, action: Action) -> dict[str, Any]:
        return self.grammar.json(action)

    def parse_json(self, data: Any) -> Action:
        return self.grammar.parse_json(data)

    def explain(self, state: State, action: Action) -> Message:
        """Name the first rule that forbids an action that is not legal; by default only say what is allowed."""
        return Message("why-not-now", allowed=", ".join(self.action_text(legal) for legal in state.legal()))

    def price(self, state: State, action: Action) -> list[Message]:
        """What a legal action costs the seat asked: a message per resource, with what will be left."""
        return []

    def odds(self, state: State, action: Action) -> list[Message]:
        """What a legal action comes to before dice or answers decide it, line by line, from what everybody sees."""
        return []

    def aimed_at(self, heard: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
        """The words, in actions, of the things that an action aims at, if this event tells of one."""
        return []

    def read_orders(self, orders: Sequence[Sequence[int | str]]) -> list[list[int]]:
        """Convert the scripted shuffles of a position to card numbers."""
        check_position(ListOf(ListOf(CARD_NUMBER)), orders, "shuffles")
        return [[int(card) for card in order] for order in orders]

    def empty(self, setup: Setup, rng: Rng) -> State:
        """Make a state before setup."""
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
        """Load what `dump` returned into an empty table."""
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
        """Solve the game under these options, if it can be solved: the value, and the file of the solution."""
        raise Invalid("not-solvable", game=self.id)

    def card_data(self) -> Mapping[str, Mapping[str, Any]]:
        """The data of every card by id, as in the card files."""
        return {}

    def with_cards(self, folder: Path) -> Game:
        """The same game with the card files of another folder."""
        raise Invalid("cards-none", game=self.id)

    def with_set(self, path: Path) -> Game:
        """The same game with its own cards and those of a card set: a file, or the files of a folder."""
        raise Invalid("cards-none", game=self.id)

    def with_contents(self, contents: Contents) -> Game:
        """The same game with its own cards and a card set."""
        raise Invalid("cards-none", game=self.id)

    def named(self, state: State, card: str, seat: int | None = None) -> int:
        """The number that actions use for the card of that id (12 for `@12`); `seat` distinguishes two owners."""
        raise Invalid("cards-unnumbered", game=self.id)

    def card_words(self, id: str) -> tuple[Message, Message, Message | None]:
        """The name of a card, its type line, and its text, if any."""
        raise NotImplementedError

    def card_line(self, id: str) -> Message:
        """The line on a card's face, without what the face shows elsewhere; by default the whole type line."""
        return self.card_words(id)[1]

    def card_paragraphs(self, id: str, lang: str) -> Sequence[Paragraph]:
        """The text of a card in its structure; empty if the game has none."""
        return ()

    def keywords(self) -> Mapping[str, tuple[Message, Message]]:
        """The name and the rule of every keyword on cards."""
        return {}

    def printed_cards(self) -> Iterable[str]:
        """The ids of the cards as they are printed."""
        return self.card_data()

    def card_face(self, id: str, say: Voice) -> Face:
        """The printed face of a card. Games extend it."""
        name, _, text = self.card_words(id)
        made = plain_face(id, (name, self.card_line(id), text), self.card_data()[id], say)
        made.paragraphs = self.card_paragraphs(id, say.lang)
        made.pips = self.pips(id)
        return made

    def pips(self, id: str) -> int:
        """The step of a card's rarity, 1 for the first; 0 if it has none."""
        rarity = self.card_data()[id].get("rarity")
        return 1 + self.rarities.index(rarity) if rarity in self.rarities else 0

    def card_messages(self, lang: str) -> str:
        """The texts of the cards in use as Fluent messages of that language."""
        return ""

    def messages(self, lang: str) -> str:
        """All Fluent messages of the game in that language."""
        return (self.folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")

    def decks(self) -> Mapping[str, Mapping[str, int]]:
        """The ready decks by name: cards with their number of copies, in order."""
        return {}

    def legal_decks(self, options: Mapping[str, Any]) -> list[str]:
        """The names of the ready decks that may be played under these options."""
        return list(self.decks())

    def deck_cards(self, deck: str) -> Mapping[str, int]:
        """The cards of a ready deck, by its name, or of a list that may be incomplete."""
        raise Invalid("decks-none", game=self.id)

    def cards_held(self, state: State) -> Sequence[Mapping[str, int]]:
        """The cards that each seat owns in a state, with their number; empty without decks."""
        return ()

    def beside_deck(self, deck: Mapping[str, int]) -> Sequence[str]:
        """The cards that a deck needs on paper beside its own: tokens and the like, with their copies."""
        return ()

    def deck_choice(self, seat: int) -> str:
        """The option that names the deck of a seat."""
        return f"deck_{seat}"

    def draft(self, text: str, options: Mapping[str, Any]) -> Draft:
        """Check a deck, given as a list or by the name of a ready deck; refuse a list that cannot be read."""
        raise Invalid("decks-none", game=self.id)

    def random_deck(self, rng: Rng, options: Mapping[str, Any]) -> str:
        """Make a random legal deck, as a list."""
        raise Invalid("decks-none", game=self.id)

    def card_faults(self) -> Sequence[Message]:
        """All faults of the card files, one line each."""
        return ()

    def card_schema(self) -> dict[str, Any]:
        """The JSON Schema of the card files, for editors."""
        return {}

    def action_words(self, action: Action, view: Mapping[str, Any]) -> Message:
        """The action in words, for a seat with this view."""
        return self.in_words.action(self.action_json(action), view)

    def event_words(self, heard: Mapping[str, Any]) -> Message:
        """An event, as a seat may know it, in words."""
        return self.in_words.event(heard)

    def table_words(self, view: Mapping[str, Any]) -> list[Message]:
        """A view in words, line by line."""
        return self.in_words.table(view)

    def end_words(self, view: Mapping[str, Any]) -> list[Message]:
        """What decided a match, and how close it was, line by line, from a view of its end."""
        return []

    def question_words(self, view: Mapping[str, Any]) -> list[Message]:
        """Further words about the question to a seat, such as what it may respond to."""
        return []
