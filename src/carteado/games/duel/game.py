"""Duel of Cartoverse as a game: options, decks, written actions, views."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

from carteado.core.draft import Draft
from carteado.core.errors import Invalid
from carteado.core.event import Event
from carteado.core.game import Mode, Setup
from carteado.core.message import Message
from carteado.core.options import Option, Value
from carteado.core.rng import Rng
from carteado.core.state import Action, State
from carteado.games.duel import events, face, position, prices, reasons, saving, words
from carteado.games.duel.board import COLUMNS, KEYWORDS, RARITIES, SPARK, Config
from carteado.games.duel.grammar import GRAMMAR
from carteado.games.duel.language.cards import json_schema
from carteado.games.duel.language.catalog import FOLDER, SET, catalog
from carteado.games.duel.language.text import card_paragraphs, card_text
from carteado.games.duel.rules import deck
from carteado.games.duel.rules.setup import deal
from carteado.games.duel.state import DuelState, empty_state
from carteado.games.duel.view.structures import View
from carteado.games.duel.view.table import view
from carteado.kit.flow import ASKS
from carteado.kit.game import CardGame, CardLanguage, CardWords
from carteado.kit.options import Range

STANDARD: dict[str, Value] = {
    "second_extra_cards": 1,
    "second_sparks": 1,
    "hand_start": 6,
    "mulligan_max": 3,
    "hand_max": 10,
    "deck_size": 40,
    "max_copies": 3,
    "hero_hp_bonus": 0,
    "strike_back": True,
    "fatigue_loss": 1,
    "hero_draw_cost": 1,
    "loyalty_base": 1,
    "trap_max": 5,
    "defenders_ready": False,
    "concede": False,
    "deck_0": "forge_march",
    "deck_1": "old_growth",
}
OPTIONS: Sequence[Option] = (
    Range("second_extra_cards", 0, 3),
    Range("second_sparks", 0, 3),
    Range("hand_start", 3, 8),
    Range("mulligan_max", 0, 8),
    Range("hand_max", 5, 99),
    Range("deck_size", 20, 80),
    Range("max_copies", 1, 80),
    Range("hero_hp_bonus", -10, 30),
    Option("strike_back", (True, False)),
    Range("fatigue_loss", 0, 10),
    Range("hero_draw_cost", 0, 5),
    Range("loyalty_base", 0, 5),
    Range("trap_max", 1, 10),
    Option("defenders_ready", (False, True)),
    Option("concede", (False, True)),
    *deck.DECKS.options("deck", 2),
)


class Duel(CardGame):
    id = "duel"
    card_set = SET
    card_language = CardLanguage(json_schema, card_text, face.dress, card_paragraphs)
    deck_book = deck.DECKS
    in_words: ClassVar[CardWords] = words
    minutes = (20, 40)
    difficulty = 3
    rules_version = "1"
    rarities = RARITIES
    open_questions = ("main", "block", "mulligan", *ASKS)
    windows = ("respond",)
    folder = Path(__file__).parent
    modes = (Mode("duel", [2]),)
    options = tuple(OPTIONS)
    former_options = {option.name.upper(): option.name for option in OPTIONS if not option.free}
    presets = {"standard": STANDARD}
    deck_options = ("deck_size", "max_copies")
    laid_options = {"deck_0": "random", "deck_1": "random"}  # placeholders: a position does not use decks
    grammar = GRAMMAR
    judged = True
    drawing = ("drew", "fetched")
    playing = ("played", "set_trap", "used_as_mana")
    saved = saving.STATE
    printed_board = face.BOARD
    view_type = View
    event_type = events.DuelEvent

    def setup(
        self, *, seats: int | None = None, mode: str | None = None, options: Mapping[str, Any] | None = None
    ) -> Setup:
        """Read the options; refuse contradictory numbers (DUEL-0.4) and illegal decks (DUEL-16)."""
        made = super().setup(seats=seats, mode=mode, options=options)
        config = configuration(made.options)
        check_numbers(config)
        self.check_decks(made, lambda chosen: deck.faults(chosen, config, self.cards))
        return made

    def empty(self, setup: Setup, rng: Rng) -> DuelState:
        return empty_state(self, setup, rng, configuration(setup.options), catalog(self.cards))

    def set_up(self, table: State) -> None:
        state = cast(DuelState, table)
        picked = self.chosen_decks(state.setup)
        chosen = [ready or deck.random_deck(state.rng, state.config, self.cards) for ready in picked]
        by_id = state.catalog.by_id
        cards = [[by_id[id].number for id, n in sorted(d.cards.items()) for _ in range(n)] for d in chosen]
        deal(state, [by_id[d.hero] for d in chosen], cards)

    def lay(self, state: State, table: dict[str, Any]) -> State:
        return position.lay(cast(DuelState, state), table)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], view(cast(DuelState, state), seat))

    def explain(self, state: State, action: Action) -> Message:
        return reasons.explain(cast(DuelState, state), action)

    def price(self, state: State, action: Action) -> list[Message]:
        return prices.price(cast(DuelState, state), action)

    def draft(self, text: str, options: Mapping[str, Any]) -> Draft:
        return deck.draft(self.deck_book.drafted(text), configuration(self.read_options(options)), self.cards)

    def random_deck(self, rng: Rng, options: Mapping[str, Any]) -> str:
        return deck.random_deck(rng, configuration(self.read_options(options)), self.cards).text()

    def beside_deck(self, deck: Mapping[str, int]) -> list[str]:
        """A row of each token that the cards of the deck make, and the second player's Borrowed Spark (DUEL-3.6)."""
        return [*[id for id in deck_tokens(self.card_data(), deck) for _ in range(COLUMNS)], SPARK]

    def card_words(self, id: str) -> tuple[Message, Message, Message | None]:
        """The name of a card, every printed fact in words, and its text."""
        name, kind, text = super().card_words(id)
        data = self.card_data()[id]
        blanks = {"faction": data["faction"], "rarity": data["rarity"]}
        numbers = {"cost": data.get("cost", "none"), "loyalty": data.get("loyalty", 0)}
        return name, Message("duel-printed", kind=kind, **blanks, **numbers), text

    def keywords(self) -> Mapping[str, tuple[Message, Message]]:
        return {
            word: (Message("duel-keyword", keyword=word), Message("duel-board-keyword-rule", keyword=word))
            for word in KEYWORDS
        }

    def card_messages(self, lang: str) -> str:
        from carteado.games.duel.messages import card_messages

        return card_messages(lang, self.cards)

    def may_have_asked(self, events: Sequence[Event], seat: int | None) -> bool:
        """Whether another seat passed: a pass is reported even if that seat could add no link (DUEL-18.4)."""
        return any(event.name == "passed" and event.facts["seat"] != seat for event in events)


def deck_tokens(data: Mapping[str, Mapping[str, Any]], deck: Iterable[str]) -> list[str]:
    """Return the tokens that these cards name, and those that the tokens name in turn."""
    found: list[str] = []
    cards = list(deck)
    for id in cards:
        made = [name for name in texts_in(data[id]) if name != id and data.get(name, {}).get("token")]
        new = [name for name in made if name not in found]
        found += new
        cards += new
    return found


def texts_in(part: Any) -> Iterator[str]:
    """Yield every text in the data of a card, at any depth."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, Mapping):
        for value in part.values():
            yield from texts_in(value)
    elif isinstance(part, list | tuple):
        for value in part:
            yield from texts_in(value)


def check_numbers(config: Config) -> None:
    """Refuse numbers that contradict each other: mulligan_max above hand_start (DUEL-0.3), and those of DUEL-0.4."""
    if config.mulligan_max > config.hand_start:
        refuse("mulligan_max", config.mulligan_max, f"0-{config.hand_start}")
    opening = config.hand_start + config.second_extra_cards + config.second_sparks
    if opening > config.hand_max:
        refuse("hand_max", config.hand_max, f"{opening}-99")
    drawn = config.hand_start + config.mulligan_max + config.second_extra_cards
    if drawn > config.deck_size:
        refuse("deck_size", config.deck_size, f"{drawn}-80")


def refuse(option: str, found: int, allowed: str) -> None:
    raise Invalid("option-bad-value", found=str(found), option=option, allowed=allowed, near="none")


def configuration(options: Mapping[str, Value]) -> Config:
    """Turn the options of a match into the constants of DUEL-0."""
    made = Config()
    for name, value in options.items():
        if hasattr(made, name):
            setattr(made, name, value)
    return made


GAME = Duel(FOLDER)
