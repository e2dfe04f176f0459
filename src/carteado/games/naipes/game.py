"""Battle of the Suits as a game: options, presets, written actions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from carteado.core.game import Game, Mode, Option, Setup, Value
from carteado.core.grammar import Choice, Form, Grammar, Index
from carteado.core.message import Message
from carteado.core.rng import Rng
from carteado.core.state import Action, State
from carteado.games.naipes import position, saving, views, words
from carteado.games.naipes.board import LONGEST, NOBODY, PLAYS, RULERS, SLOTS, Flags
from carteado.games.naipes.fields import Card, Cards
from carteado.games.naipes.pack import PACK
from carteado.games.naipes.rules import NaipesState

CARDS = Cards("cards")
SLOT = Choice("slot", SLOTS)
INDEX = Index("index", LONGEST)
TO = Choice("to", SLOTS)
INDEX2 = Index("index2", LONGEST)

GRAMMAR = Grammar(
    Form("place", CARDS, SLOT),
    Form("reinforce", CARDS, SLOT),
    Form("substitute", CARDS, SLOT, INDEX),
    Form("commander", Card("card")),
    Form("governor"),
    Form("buy", Card("card")),
    Form("convert"),
    Form("pass_and_draw"),
    Form("pass"),
    Form("choose_ruler", Choice("ruler", RULERS)),
    Form("use"),
    Form("decline"),
    Form("take", Card("card")),
    Form("none"),
    Form("move", SLOT, INDEX, TO),
    Form("swap", SLOT, INDEX, TO, INDEX2),
    Form("spade_swap", SLOT, INDEX, INDEX2),
    Form("king_play", Choice("play", PLAYS), CARDS, SLOT, Index("index", LONGEST, optional=True)),
    Form("stop"),
)

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

    def empty(self, setup: Setup, rng: Rng) -> NaipesState:
        """The table before the rulers are dealt."""
        state = NaipesState(self, setup, rng, flags(setup.options))
        state.clear()
        return state

    def set_up(self, table: State) -> None:
        state = cast(NaipesState, table)
        state.deal_rulers()

    def lay(self, state: State, table: dict[str, Any]) -> State:
        return position.lay(cast(NaipesState, state), table)

    def read_orders(self, orders: Any) -> list[list[int]]:
        return position.read_orders(orders)

    def dump(self, state: State) -> dict[str, Any]:
        return saving.dump(cast(NaipesState, state))

    def restore(self, state: State, table: dict[str, Any]) -> State:
        return saving.restore(cast(NaipesState, state), table)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return views.view(cast(NaipesState, state), seat)

    def card_data(self) -> Mapping[str, Mapping[str, Any]]:
        return PACK

    def card_words(self, id: str) -> tuple[Message, Message, Message | None]:
        return words.pack_card(id, PACK[id])

    def action_words(self, action: Action, view: Mapping[str, Any]) -> Message:
        return words.action(self.action_json(action))

    def event_words(self, heard: Mapping[str, Any]) -> Message:
        return words.event(heard)

    def table_words(self, view: Mapping[str, Any]) -> list[Message]:
        return words.table(view)


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
