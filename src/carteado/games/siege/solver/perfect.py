"""The bot `perfect`: plays siege by its solved table."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from carteado.core.bot import Bot, Perspective
from carteado.core.errors import Invalid
from carteado.core.options import written
from carteado.core.rng import Rng
from carteado.core.state import Action
from carteado.games.siege.game import Siege
from carteado.games.siege.language.event_cards import printed
from carteado.games.siege.solver.advise import Advisor, Situation, advisor
from carteado.games.siege.solver.reach import Undrawn
from carteado.games.siege.solver.rules import Cards, Options
from carteado.games.siege.solver.table import ChanceTable, open_table

MINUTES: Final = "2-5"
"""What building a table takes on two cores."""


def perfect_bot(strength: str, _: Rng) -> Bot:
    """Make the bot; it has a single strength and uses no randomness."""
    if strength:
        raise Invalid("bot-bad-strength", bot="perfect", found=strength, allowed="perfect")
    return PerfectBot()


class PerfectBot(Bot):
    """Takes the action with the best winning chance; among equals, the first."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.options: Options = {}
        self.table: ChanceTable | None = None
        self.turn: tuple[ChanceTable, int, int, Undrawn] | None = None
        self.advisor: Advisor | None = None

    def choose(self, table: Perspective) -> Action:
        chances = self.chances(table)
        return max(table.legal(), key=lambda action: chances[table.text(action)])

    def judge(self, table: Perspective) -> dict[Action, float]:
        chances = self.chances(table)
        return {action: chances[table.text(action)] for action in table.legal()}

    def chances(self, table: Perspective) -> dict[str, float]:
        """Return the winning chance after each legal action, by the action's text."""
        view = table.view()
        situation = read_situation(view)
        turn = (self.solved(view["options"]), situation.day, situation.card, situation.undrawn)
        if self.advisor is None or turn != self.turn:
            self.turn, self.advisor = turn, advisor(*turn)
        return self.advisor.chances(situation)

    def solved(self, options: Options) -> ChanceTable:
        """Return the table for these options; keep the last one open."""
        if self.table is None or options != self.options:
            self.options, self.table = options, find_table(options, self.folder)
        return self.table


def find_table(options: Options, folder: Path | None = None) -> ChanceTable:
    table = open_table(options, event_cards(), folder)
    if table is None:
        raise Invalid("siege-no-table", command=solve_command(options), minutes=MINUTES)
    return table


def event_cards() -> Cards:
    """Return the printed cards as plain data."""
    cards: Cards = msgspec.to_builtins(printed())
    return cards


def read_situation(view: dict[str, Any]) -> Situation:
    return msgspec.convert({**view, **view["units"], **view["tracks"], **view["turn_flags"]}, Situation)


def solve_command(options: Options) -> str:
    """Return the shortest command that builds the table for these options."""
    differing = {
        preset: {name: value for name, value in options.items() if values[name] != value}
        for preset, values in Siege.presets.items()
    }
    preset = min(differing, key=lambda name: len(differing[name]))
    named = [f"--option {name}={written(value)}" for name, value in differing[preset].items()]
    return " ".join(["carteado solve siege", f"--preset {preset}", *named])
