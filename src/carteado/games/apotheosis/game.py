"""Apotheosis as a game: modes, options, heroes, written actions, views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, cast

from carteado.core.draft import Draft
from carteado.core.errors import Invalid
from carteado.core.event import Event
from carteado.core.game import Mode, Setup
from carteado.core.grammar import Grammar
from carteado.core.message import Message
from carteado.core.options import Option, Value
from carteado.core.rng import Rng, seeded
from carteado.core.state import Action, State
from carteado.games.apotheosis import draft, face, odds, prices, reasons, saving, words
from carteado.games.apotheosis.board import BOARDS, DUEL_BOARDS, RARITIES
from carteado.games.apotheosis.events import ApoEvent
from carteado.games.apotheosis.grammar import grammar
from carteado.games.apotheosis.language.cards import json_schema
from carteado.games.apotheosis.language.catalog import FOLDER, SET, catalog
from carteado.games.apotheosis.language.printed import Catalog
from carteado.games.apotheosis.language.text import GROUPS, card_paragraphs, card_text
from carteado.games.apotheosis.pieces import Config
from carteado.games.apotheosis.position.table import lay
from carteado.games.apotheosis.rules import building, preparation, setup
from carteado.games.apotheosis.state import ApoState, empty_state
from carteado.games.apotheosis.view.structures import View
from carteado.games.apotheosis.view.table import view
from carteado.kit.game import CardGame, CardLanguage, CardWords, printed_numbers
from carteado.kit.options import Range

SEATS = 4

STANDARD: dict[str, Value] = {
    "board": "court",
    "level_cap": 6,
    "round_limit": 20,
    "deck_size": 30,
    "opening_hand": 6,
    "mulligan": 1,
    "preparation": 3,
    "draw": 2,
    "recomposition": "3",
    "support": "by_level",
    "concede": False,
    "hero_0": "P1",
    "hero_1": "P2",
    "hero_2": "P3",
    "hero_3": "P4",
}
ASCENDED: dict[str, Value] = {
    **STANDARD,
    "level_cap": 10,
    **{f"hero_{seat}": f"P{5 + seat}" for seat in range(SEATS)},
}
OPTIONS: Sequence[Option] = (
    Option("board", tuple(BOARDS)),
    Option("level_cap", (4, 6, 10)),
    Range("round_limit", 5, 99),
    Range("deck_size", 20, 60),
    Range("opening_hand", 4, 8),
    Option("mulligan", (0, 1)),
    Range("preparation", 0, 6),
    Range("draw", 0, 4),
    Option("recomposition", ("0", "1", "2", "3", "4", "5", "6", "all")),
    Option("support", ("by_level", "1", "2", "3")),
    Option("concede", (False, True)),
    *building.HEROES.options("hero", SEATS),
)


class Apotheosis(CardGame):
    id = "apotheosis"
    card_set = SET
    card_language = CardLanguage(json_schema, card_text, face.dress, card_paragraphs)
    deck_book = building.HEROES
    in_words: ClassVar[CardWords] = words
    minutes = (40, 90)
    difficulty = 5
    saved = saving.STATE
    rules_version = "3"
    rarities = RARITIES
    open_questions = ("main", "mulligan", "prepare")
    windows = ("window", "trigger")
    folder = Path(__file__).parent
    modes = (Mode("duel", [2]), Mode("teams", [4]), Mode("ffa", [3, 4]), Mode("encounter", [1, 2, 3, 4]))
    options = tuple(OPTIONS)
    presets = {"standard": STANDARD, "ascended": ASCENDED}
    deck_options = ("level_cap", "deck_size")
    laid_options = dict.fromkeys((f"hero_{seat}" for seat in range(SEATS)), "random")  # unused by positions
    shown_for_a_turn = ("shown",)
    judged = True
    printed_board = face.BOARD
    playing = ("placed", "used", "awoke")
    pace = "round"
    view_type = View
    event_type = ApoEvent

    @property
    def catalog(self) -> Catalog:
        return catalog(self.cards)

    @cached_property
    def grammar(self) -> Grammar:  # type: ignore[override]
        """The grammar, which depends on the cards."""
        return grammar([card.id for card in self.catalog.cards])

    def setup(
        self, *, seats: int | None = None, mode: str | None = None, options: Mapping[str, Any] | None = None
    ) -> Setup:
        """Read the options; refuse a board that the mode does not have (APOTHEOSIS-8.1), and illegal heroes."""
        given = {
            name: str(value) if name in ("recomposition", "support") else value
            for name, value in (options or {}).items()
        }
        made = super().setup(seats=seats, mode=mode, options=given)
        check_board(made)
        config = Config(made)
        self.check_decks(made, lambda hero: building.faults(hero, config))
        return made

    def read_orders(self, orders: Sequence[Sequence[int | str]]) -> list[list[int]]:
        """Read scripted shuffles, which name printed cards; laying the table chooses among their copies."""
        return printed_numbers(orders, self.catalog.by_id)

    def empty(self, setup: Setup, rng: Rng) -> ApoState:
        return empty_state(self, setup, rng, Config(setup), self.catalog)

    def set_up(self, table: State) -> None:
        state = cast(ApoState, table)
        chosen = self.chosen_decks(state.setup)
        lists = [hero or building.random_hero(state.rng, state.config, self.cards) for hero in chosen]
        setup.set_table(state, lists)
        preparation.start(state)

    def lay(self, state: State, table: dict[str, Any]) -> State:
        return lay(cast(ApoState, state), table)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], view(cast(ApoState, state), seat))

    def explain(self, state: State, action: Action) -> Message:
        return reasons.explain(cast(ApoState, state), action)

    def price(self, state: State, action: Action) -> list[Message]:
        return prices.price(cast(ApoState, state), action)

    def printed_cards(self) -> list[str]:
        """Every card but those that exist for positions alone."""
        return [id for id, data in self.card_data().items() if not data.get("token")]

    def odds(self, state: State, action: Action) -> list[Message]:
        return odds.odds(cast(ApoState, state), action)

    def aimed_at(self, heard: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
        aims = [aim["piece"] for aim in heard.get("targets", [])] if heard["event"] == "used" else []
        return [piece["at"] for piece in view["pieces"] if piece["piece"] in aims and piece["at"]]

    def keywords(self) -> Mapping[str, tuple[Message, Message]]:
        return {
            word: (Message("apotheosis-keyword", keyword=word), Message("apotheosis-board-keyword-rule", keyword=word))
            for word in GROUPS
        }

    def card_messages(self, lang: str) -> str:
        from carteado.games.apotheosis.messages import card_messages

        return card_messages(lang, self.cards)

    def deck_choice(self, seat: int) -> str:
        """Return the option that holds a seat's deck: its hero, which comes with one."""
        return f"hero_{seat}"

    def draft(self, text: str, options: Mapping[str, Any]) -> Draft:
        table = self.empty(self.free_setup(options), seeded(0))
        return draft.draft(self.deck_book.drafted(text), table)

    def random_deck(self, rng: Rng, options: Mapping[str, Any]) -> str:
        return building.random_hero(rng, Config(self.free_setup(options)), self.cards).text()

    def free_setup(self, options: Mapping[str, Any]) -> Setup:
        """Make a setup under these options with any heroes."""
        return Setup("duel", 2, self.read_options(options))

    def may_have_asked(self, events: Sequence[Event], seat: int | None) -> bool:
        """Whether anything happened: every action may open a window for other seats (APOTHEOSIS-24)."""
        return bool(events)


def check_board(setup: Setup) -> None:
    """Refuse a small board outside duels; an encounter has its own board (APOTHEOSIS-8.1)."""
    board = str(setup.options["board"])
    allowed = [name for name in BOARDS if setup.mode == "duel" or name not in DUEL_BOARDS]
    if setup.mode == "encounter":
        allowed = ["court"]
    if board not in allowed:
        raise Invalid("option-bad-value", found=board, option="board", allowed=", ".join(allowed), near="none")


GAME = Apotheosis(FOLDER)
