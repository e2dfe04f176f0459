"""A match of naipes for tests: lay it, and play it. `looking` sees what is there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from naipes.looking import left
from table import Table, legal, twin

PLAYS = ("place", "reinforce", "substitute")

MAIN = (1, 0)
ADDITIONAL = (0, 1)
FREE = (0, 0)


# Laying


def lay(**position: Any) -> Table:
    return Table("naipes", **position)


def ended(*slots: Mapping[str, list[str]], options: Mapping[str, Any] | None = None, **position: Any) -> Table:
    """A match whose last seat has just passed over these slots."""
    return lay(deck=[], final_seat=0, slots=[*slots, {}, {}][:2], options=options or {}, **position).play("pass")


def random_games(seeds: range, **options: Any) -> Iterator[Table]:
    """The table at every question of some games played at random, and at their ends."""
    table = lay()
    for seed in seeds:
        table.state = table.game.new(seed=seed, options=options)
        step = seed
        while table.state.decision is not None:
            yield table
            step = step * 1103515245 + 12345 & 0x7FFFFFFF
            table.state.apply(table.state.legal()[step // 65536 % len(table.state.legal())])
        yield table


# Playing


def cost(table: Table, action: str) -> tuple[int, int]:
    """The main and additional actions that this action takes."""
    before, after = left(table), left(twin(table).play(action))
    return before[0] - after[0], before[1] - after[1]


def plays(table: Table, *types: str) -> list[str]:
    """The legal actions of these types; unless named, all that play a unit from hand."""
    return legal(table, *(types or PLAYS))


def into(table: Table, name: str) -> list[str]:
    """The legal plays from hand into that slot."""
    return [play for play in plays(table) if play.split()[2] == name]


def priced(table: Table, *types: str) -> dict[str, tuple[int, int]]:
    """The same, with what each costs."""
    return {action: cost(table, action) for action in plays(table, *types)}
