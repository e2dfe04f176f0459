"""9 Card Siege as a game: options, presets, and what the game is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar, cast

from carteado.core.bot import Bot
from carteado.core.face import Face, Voice
from carteado.core.game import Game, Mode, Setup
from carteado.core.message import Message
from carteado.core.optional import optional
from carteado.core.options import Option, Value
from carteado.core.rng import Rng
from carteado.core.state import Action, State
from carteado.core.words import Words
from carteado.games.siege import events, face, position, prices, reasons, saving, view, words
from carteado.games.siege.board import CARDS, CC_DICE, Flags
from carteado.games.siege.grammar import GRAMMAR
from carteado.games.siege.language.event_cards import as_data, sections
from carteado.games.siege.rules import turn
from carteado.games.siege.state import SiegeState

OFFICIAL: dict[str, Value] = {
    "line_check_at": "lines",
    "enemy_start": 4,
    "must_spend_one": False,
    "cc_dice": "one_roll_all",
    "cc_fail_loses": False,
    "cc_drm": "non_track",
    "cc_mandatory": True,
    "cc_entry_morale": True,
    "free_move_on_entry_turn": False,
    "fast_move": "any_time",
    "cards_per_day": 7,
    "allow_futile": False,
    "natural_ones": False,
}
DIGEST: dict[str, Value] = {
    **OFFICIAL,
    "line_check_at": "tunnel",
    "enemy_start": 3,
    "must_spend_one": True,
    "cc_dice": "per_unit",
    "cc_fail_loses": True,
    "cc_drm": "none",
    "cc_mandatory": False,
    "cc_entry_morale": False,
    "free_move_on_entry_turn": True,
    "fast_move": "on_entry",
    "cards_per_day": 6,
}
VALUES: dict[str, tuple[Value, ...]] = {
    "line_check_at": ("lines", "tunnel"),
    "enemy_start": (4, 3),
    "cc_dice": CC_DICE,
    "cc_drm": ("non_track", "none"),
    "fast_move": ("any_time", "on_entry"),
    "cards_per_day": (7, 6),
}


def perfect_bot(strength: str, rng: Rng) -> Bot:
    """Make the bot `perfect`; import the solver only now, because it is optional."""
    from carteado.games.siege.solver.perfect import perfect_bot

    return perfect_bot(strength, rng)


class Siege(Game):
    id = "siege"
    rules_version = "1"
    folder = Path(__file__).parent
    modes = (Mode("solitaire", [1]),)
    options = tuple(Option(name, VALUES.get(name, (False, True))) for name in OFFICIAL)
    presets = {"official": OFFICIAL, "digest": DIGEST}
    grammar = GRAMMAR
    drawing = playing = ("drawn",)
    bots = {"perfect": perfect_bot}
    judged = True
    printed_board = face.BOARD
    in_words: ClassVar[Words] = words
    minutes = (10, 20)
    difficulty = 1
    saved = saving.STATE
    view_type = view.View
    event_type = events.SiegeEvent

    def empty(self, setup: Setup, rng: Rng) -> SiegeState:
        """Make the table before the first shuffle (SIEGE-2.1)."""
        return SiegeState(self, setup, rng, flags(setup.options), sections())

    def set_up(self, table: State) -> None:
        turn.start_day(cast(SiegeState, table))

    def lay(self, state: State, table: dict[str, Any]) -> State:
        return position.lay(cast(SiegeState, state), table)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], view.view(cast(SiegeState, state), seat))

    def explain(self, state: State, action: Action) -> Message:
        return reasons.reason(cast(SiegeState, state), action)

    def price(self, state: State, action: Action) -> list[Message]:
        return prices.price(cast(SiegeState, state), action)

    def solve(
        self, options: Mapping[str, Value], *, rebuild: bool = False, progress: Callable[[float], None] | None = None
    ) -> dict[str, Any]:
        """Return the exact chance that perfect play wins; build its table once and keep it in the data folder."""
        with optional():
            from carteado.games.siege.solver.build import build_table
        from carteado.games.siege.solver.perfect import event_cards
        from carteado.games.siege.solver.table import open_table

        chosen = dict(options)
        table = None if rebuild else open_table(chosen, event_cards())
        if table is None:
            table = build_table(chosen, event_cards(), progress=progress)
        size = table.path.stat().st_size
        return {"value": table.value, "table": str(table.path), "bytes": size, "seconds": table.header.seconds}

    def card_data(self) -> Mapping[str, Mapping[str, Any]]:
        return as_data()

    def printed_cards(self) -> Iterable[str]:
        return [*(str(card) for card in range(1, CARDS + 1)), *face.TRACKS]

    def card_face(self, id: str, say: Voice) -> Face:
        return face.face(id, say)

    def end_words(self, view: Mapping[str, Any]) -> list[Message]:
        return words.ending(view)

    def card_words(self, id: str) -> tuple[Message, Message, Message | None]:
        return words.section(as_data()[id])


def flags(options: Mapping[str, Value]) -> Flags:
    made = Flags()
    made.line_check_in_tunnel = options["line_check_at"] == "tunnel"
    made.enemy_start = int(options["enemy_start"])
    made.must_spend_one = bool(options["must_spend_one"])
    made.cc_dice = CC_DICE.index(str(options["cc_dice"]))
    made.cc_fail_loses = bool(options["cc_fail_loses"])
    made.cc_drm = options["cc_drm"] == "non_track"
    made.cc_mandatory = bool(options["cc_mandatory"])
    made.cc_entry_morale = bool(options["cc_entry_morale"])
    made.free_move_on_entry_turn = bool(options["free_move_on_entry_turn"])
    made.fast_move_on_entry = options["fast_move"] == "on_entry"
    made.cards_per_day = int(options["cards_per_day"])
    made.allow_futile = bool(options["allow_futile"])
    made.natural_ones = bool(options["natural_ones"])
    return made


GAME = Siege()
