"""The base class of games with card files and decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Protocol, Self, cast

from carteado.core.errors import Invalid, unknown
from carteado.core.face import Face, Paragraph, Voice
from carteado.core.game import Game, Setup
from carteado.core.message import Message
from carteado.core.sets import Contents
from carteado.core.state import Action, State
from carteado.core.words import Words
from carteado.kit.cards import Card
from carteado.kit.cardset import CardSet
from carteado.kit.decks import DeckBook, refuse_faults
from carteado.kit.faults import FaultyCards
from carteado.kit.messages import generated, replaced
from carteado.kit.options import CardOption
from carteado.kit.sets import hold, keep, kept_contents, read_set, set_messages, written_from
from carteado.kit.table import CardState
from carteado.kit.words import CardNames


class CardLanguage(NamedTuple):
    """The card language of a game: JSON Schema of its card files, card texts, faces, and texts in paragraphs."""

    schema: Callable[[], dict[str, Any]]
    text: Callable[[str, str, Path], str]
    dress: Callable[[Face, Mapping[str, Any], Voice], Face]
    paragraphs: Callable[[str, str, Path], Sequence[Paragraph]] | None = None


class CardWords(Words, Protocol):
    """The words of a game of cards, which also say what a question is about, and how a match ended."""

    def question(self, view: Mapping[str, Any], /) -> list[Message]: ...

    def ending(self, view: Mapping[str, Any], /) -> list[Message]: ...


class CardGame(Game):
    """A game that can be played with the cards of any folder."""

    card_set: ClassVar[CardSet]
    card_language: ClassVar[CardLanguage]
    deck_book: DeckBook[Any]
    in_words: ClassVar[CardWords]

    def __init__(self, cards: Path) -> None:
        self.cards = cards
        self.contents = kept_contents(cards)
        if not self.printed_alone:
            self.rules_version = f"{self.rules_version}+{self.card_set.digest(cards)}"
            self.deck_book = self.deck_book.with_cards(cards)
            self.options = tuple(
                option.with_cards(cards) if isinstance(option, CardOption) else option for option in self.options
            )
        if self.contents is not None and self.contents.options:
            chosen = {name: self.read_options(self.contents.options)[name] for name in self.contents.options}
            self.presets = {name: {**values, **chosen} for name, values in self.presets.items()}

    @property
    def printed_alone(self) -> bool:
        """Whether the cards are those that the game is shipped with."""
        return self.cards == self.card_set.folder

    def with_cards(self, folder: Path) -> Self:
        """Return the game with the cards of this folder; refuse a folder with faults."""
        self.card_set.printed(folder)
        return type(self)(folder)

    def with_set(self, path: Path) -> Self:
        written = read_set(path, self.id)
        faults = self.card_set.read_with(written)[1]
        if faults:
            raise FaultyCards(faults)
        return self.with_contents(written.contents)

    def with_contents(self, contents: Contents, *, draft: bool = False) -> Self:
        """Return the game with its own cards and a set; refuse a set with faults. A draft is not kept."""
        if contents.game != self.id:
            raise Invalid("set-other-game", found=contents.game, game=self.id)
        faults = self.card_set.read_with(written_from(contents))[1]
        if faults:
            raise FaultyCards(faults)
        return self.with_cards(hold(contents) if draft else keep(contents))

    def card_faults(self) -> Sequence[Message]:
        return [fault.words() for fault in self.card_set.read_faults(self.cards)[1]]

    def card_data(self) -> Mapping[str, Mapping[str, Any]]:
        return self.card_set.printed(self.cards)

    def named(self, state: State, card: str, seat: int | None = None) -> int:
        if card not in self.card_data():
            raise unknown("card-unknown", card, self.card_data(), game=self.id)
        table = cast(CardState, state)
        found = [n for n, one in enumerate(table.cards) if one.id == card and seat in (None, table.owners[n])]
        if len(found) != 1:
            numbers = ", ".join(f"@{number}" for number in found)
            raise Invalid("card-not-one", card=card, count=len(found), found=numbers)
        return found[0]

    def decks(self) -> Mapping[str, Mapping[str, int]]:
        return {name: deck.counted for name, deck in self.deck_book.ready.items()}

    def legal_decks(self, options: Mapping[str, Any]) -> list[str]:
        """Leave out the decks that these options do not allow, unless they allow none: a match then says why."""
        return [deck for deck in self.decks() if self.may_play(deck, options)] or list(self.decks())

    def may_play(self, deck: str, options: Mapping[str, Any]) -> bool:
        chosen = {self.deck_choice(seat): deck for seat in range(self.modes[0].seats[0])}
        try:
            self.setup(options={**options, **chosen})
        except Invalid:
            return False
        return True

    def deck_cards(self, deck: str) -> Mapping[str, int]:
        counted: dict[str, int] = self.deck_book.drafted(deck).counted
        return counted

    def cards_held(self, state: State) -> Sequence[Mapping[str, int]]:
        table = cast(CardState, state)
        held: list[Counter[str]] = [Counter() for _ in range(state.setup.seats)]
        for card, owner in zip(table.cards, table.owners, strict=True):
            if 0 <= owner < len(held):
                held[owner][card.id] += 1
        return held

    def chosen_decks(self, setup: Setup) -> list[Any]:
        """Return the deck that each seat has chosen; None for a random one."""
        return [self.deck_book.chosen(str(setup.options[self.deck_choice(seat)])) for seat in range(setup.seats)]

    def check_decks(self, setup: Setup, faults: Callable[[Any], Iterator[Invalid]]) -> None:
        """Raise the first fault of the first illegal deck."""
        for seat, deck in enumerate(self.chosen_decks(setup)):
            if deck is not None:
                refuse_faults(faults(deck), seat)

    def card_text(self, id: str, lang: str) -> str:
        """Return what a card does, empty when it does nothing."""
        return self.card_language.text(id, lang, self.cards)

    def messages(self, lang: str) -> str:
        """All Fluent messages of the game; those of the cards are written anew if they are not the printed ones."""
        shipped = super().messages(lang)
        if self.printed_alone:
            return shipped
        own, line, _ = shipped.partition(generated(self.id))
        made = own + line + self.card_messages(lang)
        return replaced(made, dict(set_messages(self.contents, lang))) if self.contents else made

    def action_words(self, action: Action, view: Mapping[str, Any]) -> Message:
        with self.card_set.using(self.cards):
            return super().action_words(action, view)

    def event_words(self, heard: Mapping[str, Any]) -> Message:
        with self.card_set.using(self.cards):
            return super().event_words(heard)

    def table_words(self, view: Mapping[str, Any]) -> list[Message]:
        with self.card_set.using(self.cards):
            return super().table_words(view)

    def end_words(self, view: Mapping[str, Any]) -> list[Message]:
        with self.card_set.using(self.cards):
            return self.in_words.ending(view)

    def question_words(self, view: Mapping[str, Any]) -> list[Message]:
        with self.card_set.using(self.cards):
            return self.in_words.question(view)

    def card_paragraphs(self, id: str, lang: str) -> Sequence[Paragraph]:
        tell = self.card_language.paragraphs
        return () if tell is None else tell(id, lang, self.cards)

    def card_schema(self) -> dict[str, Any]:
        """Return a JSON Schema of the card files, for editors."""
        return self.card_language.schema()

    def card_face(self, id: str, say: Voice) -> Face:
        return self.card_language.dress(super().card_face(id, say), self.card_data()[id], say)

    def card_words(self, id: str) -> tuple[Message, Message, Message | None]:
        names = CardNames(self.id)
        return names.card(id), names.facts(id), names.text(id) if self.card_text(id, "en") else None


def printed_numbers(orders: Sequence[Sequence[int | str]], by_id: Mapping[str, Card]) -> list[list[int]]:
    """Turn scripted shuffles that name printed cards into the numbers of these cards."""
    found: list[list[int]] = []
    for order in orders:
        for id in order:
            if id not in by_id:
                raise unknown("position-bad-value", id, by_id, field="shuffles")
        found.append([by_id[str(id)].number for id in order])
    return found
