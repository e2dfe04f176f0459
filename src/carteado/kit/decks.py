"""Decks: the ready-made ones of a folder, and the lists that players write."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from carteado.core import phrases
from carteado.core.errors import Invalid, unknown
from carteado.core.options import Value
from carteado.kit.options import CardOption
from carteado.kit.sets import kept_contents

ENTRY = re.compile(r"(?:(\d{1,3})\s*x?\s+)?(.+?)(?:\s+x\s*(\d{1,3}))?", re.IGNORECASE)
RANDOM = "random"


class CardList:
    """A deck: the number of copies of each card. Cards outside the deck, such as a hero, are in `leading`."""

    def __init__(self, cards: dict[str, int]) -> None:
        self.cards = cards

    @property
    def leading(self) -> list[str]:
        return []

    @property
    def size(self) -> int:
        return sum(self.cards.values())

    @property
    def counted(self) -> dict[str, int]:
        """Return every card with its number of copies, the leading ones first."""
        return {**dict.fromkeys(self.leading, 1), **self.cards}

    def add(self, id: str, count: int) -> None:
        self.cards[id] = self.cards.get(id, 0) + count

    def text(self) -> str:
        """Return the list as one line that `DeckBook.read` reads back.

        >>> CardList({"C01": 3, "S01": 2}).text()
        '3 C01; 2 S01'
        """
        return "; ".join([*self.leading, *(f"{count} {id}" for id, count in self.cards.items())])


L = TypeVar("L", bound=CardList)


class DeckBook(Generic[L]):
    """The decks of a game. A subclass gives the names of the cards and adds a card to a list.

    `folder` holds the ready decks, `cards` the card files. `code` is the prefix of its refusal codes, `example` a
    well-formed line for their texts; `fields` are the keys of a deck file besides `name` and `cards`, and may
    also label a line of a list.
    """

    def __init__(self, folder: Path, cards: Path, code: str, example: str, fields: Iterable[str] = ()) -> None:
        self.folder = folder
        self.cards = cards
        self.code = code
        self.example = example
        self.fields = tuple(fields)
        self.label = re.compile(rf"^(?:{'|'.join(self.fields)})\s*:\s*", re.IGNORECASE) if self.fields else None

    def with_cards(self, cards: Path) -> Self:
        """Return the same decks, in which lists may name the cards of another folder."""
        return type(self)(self.folder, cards, self.code, self.example, self.fields)

    # Hooks of a game

    def names(self) -> Iterable[tuple[str, Iterable[str]]]:
        """Return the id and names of every card that a deck may hold; if two share a name, it means the first."""
        raise NotImplementedError

    def new(self) -> L:
        """Return an empty list."""
        raise NotImplementedError

    def add(self, made: L, id: str, count: int, line: str) -> None:
        """Add a card to the list."""
        made.add(id, count)

    def check_whole(self, made: L) -> None:
        """Refuse a list that lacks a required part, such as the hero."""

    # Ready decks

    @property
    def brought(self) -> Mapping[str, Mapping[str, Any]]:
        """The decks of a card set."""
        contents = kept_contents(self.cards)
        return {} if contents is None else contents.decks

    @cached_property
    def ready_names(self) -> tuple[str, ...]:
        return tuple(sorted({*(path.stem for path in self.folder.glob("*.yaml")), *self.brought}))

    @cached_property
    def ready(self) -> dict[str, L]:
        return {name: self.read_ready(name) for name in self.ready_names}

    def read_ready(self, name: str) -> L:
        if name in self.brought:
            return self.read_data(self.checked(self.brought[name], name))
        return self.read_file(self.folder / f"{name}.yaml")

    def load_file(self, path: Path) -> dict[str, Any]:
        """Load a deck file: `cards` with the number of each, the fields of the game, and `name`, which is free text."""
        try:
            data: Any = YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))
        except YAMLError as error:
            raise self.unreadable(path.name, " ".join(str(error).split())) from error
        return self.checked(data, path.name)

    def checked(self, data: Any, source: str) -> dict[str, Any]:
        """Refuse a deck with other fields than those of a deck file."""
        allowed = ("name", *self.fields, "cards")
        if not isinstance(data, dict) or not isinstance(data.get("cards"), dict) or not data.keys() <= {*allowed}:
            raise self.unreadable(source, ", ".join(allowed))
        return data

    def read_file(self, path: Path) -> L:
        return self.read_data(self.load_file(path))

    def read_data(self, data: Mapping[str, Any]) -> L:
        made = self.new()
        for field in self.fields:
            named = data.get(field) or []
            for id in named if isinstance(named, list) else [named]:
                self.add(made, self.find(str(id), field), 1, field)
        for id, count in data["cards"].items():
            line = f"{id}: {count}"
            if type(count) is not int or count < 1:
                raise self.unreadable(line, phrases.COPIES)
            self.add(made, self.find(str(id), line), count, line)
        self.check_whole(made)
        return made

    # Lists that players write

    def chosen(self, name: str) -> L | None:
        """Return the deck that an option's value stands for; None for a random one."""
        if name == RANDOM:
            return None
        return self.ready[name] if name in self.ready else self.parse(name)

    def drafted(self, text: str) -> L:
        """Return a ready-made deck by its name, or read a list that may be incomplete."""
        return self.ready[text] if text in self.ready else self.read(text)

    def parse(self, text: str) -> L:
        """Read a complete deck from a text list."""
        made = self.read(text)
        self.check_whole(made)
        return made

    def read(self, text: str) -> L:
        """Read a list that may be incomplete: a card a line or between semicolons, as `3 C01` or `Pocket Spark x3`."""
        made = self.new()
        for line in re.split(r"[;\n]", text):
            entry = line.partition("#")[0].strip()
            if self.label is not None:
                entry = self.label.sub("", entry)
            if entry:
                self.add(made, *self.read_entry(entry), entry)
        return made

    def read_entry(self, entry: str) -> tuple[str, int]:
        found = ENTRY.fullmatch(entry)
        count = int(found[1] or found[3] or 1) if found is not None else 0
        if found is None or count == 0:
            raise self.unreadable(entry, self.example)
        return self.find(found[2].strip(), entry), count

    def tidy(self, text: str) -> str:
        """Normalize a list: ids instead of names, no comments or labels."""
        return self.parse(text).text()

    # Cards by name

    @cached_property
    def by_name(self) -> dict[str, str]:
        """Ids by card name in lower case."""
        made: dict[str, str] = {}
        for id, names in self.names():
            for name in (id, *names):
                made.setdefault(name.lower(), id)
        return made

    def find(self, name: str, line: str) -> str:
        if name.lower() in self.by_name:
            return self.by_name[name.lower()]
        code = f"{self.code}-unknown-card"
        known = [word for id, names in self.names() for word in (id, *names)]
        raise Invalid(code, found=name, line=line, near=unknown(code, name, known).facts["near"])

    def unreadable(self, line: str, allowed: phrases.Phrase) -> Invalid:
        return Invalid(f"{self.code}-unreadable", line=line, allowed=allowed)

    # Options

    def options(self, word: str, seats: int) -> list[DeckOption]:
        """Return one option per seat for its deck: `deck_0`, `deck_1`."""
        return [DeckOption(f"{word}_{seat}", self) for seat in range(seats)]


class DeckOption(CardOption):
    """A deck: the name of a ready-made one, `random`, or a full text list, so that records are self-contained."""

    free = True

    def __init__(self, name: str, book: DeckBook[Any]) -> None:
        super().__init__(name, (*book.ready_names, RANDOM))
        self.book = book

    def with_cards(self, cards: Path) -> DeckOption:
        return DeckOption(self.name, self.book.with_cards(cards))

    def read(self, given: object) -> Value:
        if isinstance(given, str) and (";" in given or "\n" in given):
            return self.book.tidy(given)
        return super().read(given)


def refuse_faults(faults: Iterator[Invalid], seat: int) -> None:
    """Raise the first fault of a seat's deck, if there is one."""
    for fault in faults:
        raise Invalid(fault.code, **fault.facts, seat=seat)
