"""Heroes - The Contest as a game: modes, options, decks, written actions, views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, cast

from carteado.core.draft import Draft
from carteado.core.event import Event
from carteado.core.game import Mode, Setup
from carteado.core.grammar import Grammar
from carteado.core.message import Message
from carteado.core.options import Value
from carteado.core.rng import Rng
from carteado.core.state import Action, State
from carteado.games.heroes import events, face, position, prices, reasons, saving, words
from carteado.games.heroes.board import MODES, MOST_SEATS, TOKENS, Config
from carteado.games.heroes.grammar import grammar
from carteado.games.heroes.language.cards import json_schema
from carteado.games.heroes.language.catalog import FOLDER, SET, catalog
from carteado.games.heroes.language.text import card_paragraphs, card_text
from carteado.games.heroes.options import NONE, OPTIONS
from carteado.games.heroes.rules import deck
from carteado.games.heroes.rules.setup import deal
from carteado.games.heroes.stages import modes_of, rounds_of
from carteado.games.heroes.state import HeroesState, empty_state
from carteado.games.heroes.view.structures import View
from carteado.games.heroes.view.table import view
from carteado.kit.game import CardGame, CardLanguage, CardWords, printed_numbers
from carteado.kit.words import hyphens

READY_MADE = ("living_garden", "dawn_blitz", "titanium_wall", "broken_court", "star_choir")
STANDARD: dict[str, Value] = {
    **{option.name: option.values[0] for option in OPTIONS if option.name != "mob"},
    "mob": "M02",
    **{f"deck_{seat}": READY_MADE[seat % len(READY_MADE)] for seat in range(MOST_SEATS)},
}


class Heroes(CardGame):
    id = "heroes"
    card_set = SET
    card_language = CardLanguage(json_schema, card_text, face.dress, card_paragraphs)
    deck_book = deck.DECKS
    in_words: ClassVar[CardWords] = words
    minutes = (30, 60)
    difficulty = 4
    rules_version = "3"
    open_questions = ("main", "slot", "again", "target", "opponent", "pay", "discard", "may", "option")
    windows = ("search",)
    folder = Path(__file__).parent
    modes = (
        Mode("traditional", [2]),
        Mode("arena", [3]),
        Mode("teams", [4, 6, 8]),
        Mode("mixed", [3, 4, 5, 6, 7, 8]),
        Mode("challengers", [2, 3, 4]),
    )
    options = tuple(OPTIONS)
    presets = {"standard": STANDARD}
    laid_options = dict.fromkeys((f"deck_{seat}" for seat in range(MOST_SEATS)), "random")  # unused by positions
    unlikely_reasons = reasons.UNLIKELY
    judged = True
    drawing = ("drew", "took", "called_up")
    playing = ("fielded", "swapped", "source", "event", "equipped", "attached")
    saved = saving.STATE
    printed_board = face.BOARD
    view_type = View
    event_type = events.HeroesEvent

    @cached_property
    def grammar(self) -> Grammar:  # type: ignore[override]
        """The grammar, which depends on the cards."""
        return grammar([*self.card_data()])

    def setup(
        self, *, seats: int | None = None, mode: str | None = None, options: Mapping[str, Any] | None = None
    ) -> Setup:
        """Read the options; refuse a number of players that mode and options do not allow, and illegal decks."""
        chosen = self.mode(mode)
        values = self.read_options(options or {})
        allowed = self.seats_allowed(chosen, values)
        count = self.count(seats, allowed, chosen)
        made = Setup(chosen.name, count, values)
        self.check_decks(made, lambda chosen: deck.faults(chosen, self.cards))
        return made

    def seats_allowed(self, mode: Mode, values: Mapping[str, Value]) -> tuple[int, ...]:
        """Return the numbers of players that the mode allows; options change it (HEROES-20.2, 20.4, 21.1)."""
        if mode.name == "arena":
            return (int(values["arena_players"]),)
        if mode.name == "challengers" and values["solo_challenge"]:
            return (*mode.seats, 1)
        if mode.name == "teams" and values["team_count"] != 2:
            return (2 * int(values["team_count"]),)
        return mode.seats

    def read_orders(self, orders: Sequence[Sequence[int | str]]) -> list[list[int]]:
        """Read scripted shuffles, which name printed cards by id."""
        return printed_numbers(orders, catalog(self.cards).by_id)

    def empty(self, setup: Setup, rng: Rng) -> HeroesState:
        return empty_state(self, setup, rng, configuration(setup), catalog(self.cards))

    def set_up(self, table: State) -> None:
        """Deal the decks and set up the first turn (HEROES-5)."""
        state = cast(HeroesState, table)
        chosen = [ready or deck.random_deck(state.rng, self.cards) for ready in self.chosen_decks(state.setup)]
        deal(state, [one.cards for one in chosen], str(state.setup.options["mob"]))

    def lay(self, state: State, table: dict[str, Any]) -> State:
        return position.lay(cast(HeroesState, state), table)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], view(cast(HeroesState, state), seat))

    def explain(self, state: State, action: Action) -> Message:
        return reasons.explain(cast(HeroesState, state), action)

    def price(self, state: State, action: Action) -> list[Message]:
        return prices.price(cast(HeroesState, state), action)

    def aimed_at(self, heard: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
        return [f"@{aim['id']}" for aim in heard["with"]] if heard["event"] in ("used", "activated") else []

    def card_messages(self, lang: str) -> str:
        from carteado.games.heroes.messages import card_messages

        return card_messages(lang, self.cards)

    def keywords(self) -> Mapping[str, tuple[Message, Message]]:
        """The tokens, which cards name without saying what they do (HEROES-16, 17)."""
        return {token: (Message(f"heroes-token-{hyphens(token)}"), token_rule(token)) for token in TOKENS}

    def draft(self, text: str, options: Mapping[str, Any]) -> Draft:
        return deck.draft(self.deck_book.drafted(text), self.cards)

    def random_deck(self, rng: Rng, options: Mapping[str, Any]) -> str:
        return deck.random_deck(rng, self.cards).text()

    def may_have_asked(self, events: Sequence[Event], seat: int | None) -> bool:
        """Whether another seat searched; it is asked only if its deck holds a card of the type (HEROES-22.11)."""
        return any(event.name == "searched" and event.facts["seat"] != seat for event in events)

    def card_line(self, id: str) -> Message:
        """A character's line leaves out the numbers in its corners."""
        is_character = self.card_data()[id]["type"] == "character"
        return Message(f"heroes-line-{id.lower()}") if is_character else super().card_line(id)


def token_rule(token: str) -> Message:
    """Return what a token does; an immunity says what it is against."""
    keyword, _, against = token.partition(":")
    return Message("heroes-board-keyword-rule", keyword=keyword, against=against)


def configuration(setup: Setup) -> Config:
    """Turn the options of a match into what the rules read."""
    options = setup.options
    made = Config(MODES.index(setup.mode), setup.seats)
    for name, value in options.items():
        if hasattr(made, name):
            setattr(made, name, 0 if value == NONE else value)
    if setup.mode == "mixed":
        made.stages = modes_of(str(options["mixed_stages"]))
        made.stage_rounds = rounds_of(str(options["mixed_stages"]))
    made.turn_player_combat = options["combat"] == "turn_player"
    made.events_block = options["second_event"] == "blocked"
    made.names_for_table = options["name_scope"] == "table"
    return made


GAME = Heroes(FOLDER)
