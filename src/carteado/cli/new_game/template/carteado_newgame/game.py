"""What the game is asked away from the table: options, positions, views, reasons and words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from carteado.core.errors import Invalid
from carteado.core.fields import OF_STATE, Maybe, Record
from carteado.core.game import Game, Mode, Setup
from carteado.core.grammar import Choice, Form, Grammar
from carteado.core.message import Message
from carteado.core.options import Option
from carteado.core.position import check_position
from carteado.core.rng import Rng
from carteado.core.shapes import ListOf, Whole, fields
from carteado.core.state import Action, State
from carteado.kit.saving import Asked
from carteado_newgame.state import ASKED, CARDS, HIGHEST, LOWEST, SEATS, NewgameState

POSITION = fields(
    "hands",
    hands=ListOf(ListOf(Whole(LOWEST, HIGHEST), distinct=True), SEATS, SEATS),
    leader=Whole(0, SEATS - 1),
    taken=ListOf(Whole(0, 6), SEATS, SEATS),
)


class Newgame(Game):
    id = "newgame"
    rules_version = "1"  # change it whenever the same actions would lead to another game
    folder = Path(__file__).parent
    modes = (Mode("duel", [SEATS]),)
    minutes = (3, 5)
    difficulty = 1
    options = (Option("hand", [5, 3]),)
    presets = {"standard": {"hand": 5}, "short": {"hand": 3}}
    grammar = Grammar(Form("play", Choice("card", [str(card) for card in CARDS], CARDS)))
    saved = Record(lambda: None, unsaved=OF_STATE, decision=Maybe(Asked([ASKED])))
    judged = True

    def empty(self, setup: Setup, rng: Rng) -> State:
        return NewgameState(self, setup, rng)

    def set_up(self, table: State) -> None:
        cast(NewgameState, table).deal()

    def lay(self, state: State, table: dict[str, Any]) -> State:
        """Lay the beginning of a round: two hands of one size, who leads, and the rounds taken so far."""
        check_position(POSITION, table)
        laid = cast(NewgameState, state)
        laid.hands = [sorted(hand) for hand in table["hands"]]
        held = sorted(card for hand in laid.hands for card in hand)
        if not held or len({*held}) != len(held) or len({len(hand) for hand in laid.hands}) > 1:
            raise Invalid("newgame-bad-hands", found=str(table["hands"]))
        laid.taken = list(table.get("taken", [0] * SEATS))
        laid.lead(table.get("leader", 0))
        return laid

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        table = cast(NewgameState, state)
        outcome = table.outcome()
        return {
            "hand": [] if seat is None else table.hands[seat].copy(),
            "held": [len(hand) for hand in table.hands],
            "leader": table.leader,
            "led": table.led,
            "turn": table.whose_turn(),
            "played": table.played.copy(),
            "taken": table.taken.copy(),
            "outcome": None if outcome is None else outcome.record(),
        }

    def explain(self, state: State, action: Action) -> Message:
        return Message("newgame-why-not-held", rule="NEWGAME-3.1", card=CARDS[action[1]])

    def action_words(self, action: Action, view: Mapping[str, Any]) -> Message:
        return Message("newgame-action-play", card=CARDS[action[1]])

    def event_words(self, heard: Mapping[str, Any]) -> Message:
        seat = heard["leader"] if heard["event"] == "dealt" else heard["seat"]
        facts = {"card": heard["card"]} if "card" in heard else {}
        return Message(f"newgame-event-{heard['event']}", who=Message("player", seat=seat), **facts)

    def table_words(self, view: Mapping[str, Any]) -> list[Message]:
        names = [Message("player", seat=seat) for seat in range(SEATS)]
        lines = [
            Message("newgame-table-player", who=names[seat], held=view["held"][seat], taken=view["taken"][seat])
            for seat in range(SEATS)
        ]
        if view["led"]:
            lines.append(Message("newgame-table-led", who=names[view["leader"]], card=view["led"]))
        if view["hand"]:
            lines.append(Message("newgame-table-hand", cards=", ".join(map(str, view["hand"]))))
        return lines


GAME = Newgame()
