"""Batalha dos Naipes as a game: options, presets, and what the game is made of."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, cast

from carteado.core.face import Face, Voice
from carteado.core.game import Game, Mode, Setup
from carteado.core.message import Message
from carteado.core.options import Option, Value
from carteado.core.rng import Rng
from carteado.core.state import Action, State
from carteado.core.words import Words
from carteado.games.naipes import events, face, position, prices, reasons, saving, view, words
from carteado.games.naipes.board import NOBODY, Flags
from carteado.games.naipes.grammar import GRAMMAR
from carteado.games.naipes.pack import PACK
from carteado.games.naipes.rules.setup import deal_rulers
from carteado.games.naipes.state import NaipesState

VALUES: dict[str, tuple[Value, ...]] = {
    "governor_deal": ("mixed", "two_piles"),
    "pass_and_draw": (False, True),
    "first_player": ("random", 0, 1),
    "match_rule": ("most_columns", "three_or_total"),
    "lone_substitute": ("face_down", "face_up"),
    "king_entry": ("face_up", "face_down"),
    "hearts_join": (False, True),
}
V1_4: dict[str, Value] = {name: values[0] for name, values in VALUES.items()}
V1_5: dict[str, Value] = {**V1_4, "governor_deal": "two_piles", "pass_and_draw": True}


class Naipes(Game):
    id = "naipes"
    rules_version = "1"
    folder = Path(__file__).parent
    modes = (Mode("duel", [2]),)
    options = tuple(Option(name, values) for name, values in VALUES.items())
    presets = {"v1.4": V1_4, "v1.5": V1_5}
    grammar = GRAMMAR
    drawing = ("drew", "dealt", "bought", "took")
    playing = ("placed", "reinforced", "substituted", "commanded")
    judged = True
    printed_board = face.BOARD
    in_words: ClassVar[Words] = words
    minutes = (15, 25)
    difficulty = 2
    saved = saving.STATE
    unlikely_reasons = reasons.UNLIKELY
    view_type = view.View
    event_type = events.NaipesEvent

    def empty(self, setup: Setup, rng: Rng) -> NaipesState:
        """Return the table before the rulers are dealt."""
        state = NaipesState(self, setup, rng, flags(setup.options))
        state.clear()
        return state

    def set_up(self, table: State) -> None:
        deal_rulers(cast(NaipesState, table))

    def lay(self, state: State, table: dict[str, Any]) -> State:
        return position.lay(cast(NaipesState, state), table)

    def read_orders(self, orders: Any) -> list[list[int]]:
        return position.read_orders(orders)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], view.view(cast(NaipesState, state), seat))

    def explain(self, state: State, action: Action) -> Message:
        return reasons.reason(cast(NaipesState, state), action)

    def price(self, state: State, action: Action) -> list[Message]:
        return prices.price(cast(NaipesState, state), action)

    def card_data(self) -> Mapping[str, Mapping[str, Any]]:
        return PACK

    def card_face(self, id: str, say: Voice) -> Face:
        return face.dress(super().card_face(id, say), PACK[id])

    def end_words(self, view: Mapping[str, Any]) -> list[Message]:
        return words.ending(view)

    def card_words(self, id: str) -> tuple[Message, Message, Message | None]:
        return words.pack_card(id, PACK[id])


def flags(options: Mapping[str, Value]) -> Flags:
    made = Flags()
    made.two_piles = options["governor_deal"] == "two_piles"
    made.pass_and_draw = bool(options["pass_and_draw"])
    made.first_player = NOBODY if options["first_player"] == "random" else int(options["first_player"])
    made.three_or_total = options["match_rule"] == "three_or_total"
    made.hides_lone_substitute = options["lone_substitute"] == "face_down"
    made.hides_king_entry = options["king_entry"] == "face_down"
    made.hearts_join = bool(options["hearts_join"])
    return made


GAME = Naipes()
