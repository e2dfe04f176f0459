"""The stages of a Mixed game: how each is played, when it is decided, who goes on (HEROES-20.6, 20.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.board import Config, Mode

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def mode_of(config: Config, stage: int) -> int:
    """Return how a stage is played; the other modes have one stage."""
    return config.stages[stage - 1] if config.mode == Mode.MIXED else config.mode


def is_last(table: HeroesState) -> bool:
    return table.config.mode != Mode.MIXED or table.clock.stage >= len(table.config.stages)


def last_round(table: HeroesState) -> int:
    """Return the last round of this stage (HEROES-19.5, 20.6)."""
    config = table.config
    if config.mode == Mode.MIXED and config.stage_rounds[table.clock.stage - 1]:
        return config.stage_rounds[table.clock.stage - 1]
    return config.round_limit


def to_go_on(table: HeroesState) -> int:
    """Return with how many sides left this stage is decided: one, in an Arena before the last stage half of them."""
    if is_last(table) or mode_of(table.config, table.clock.stage) != Mode.ARENA:
        return 1
    playing = 0
    for own in table.players:
        if own.playing:
            playing += 1
    return (playing + 1) // 2


def seat_sides(table: HeroesState) -> None:
    """Give the players of this stage their sides: two teams that alternate, or each alone (HEROES-20.4, 20.6)."""
    in_teams = mode_of(table.config, table.clock.stage) == Mode.TEAMS
    place = 0
    for seat in range(table.config.seats):
        own = table.players[seat]
        own.side = seat
        if in_teams:
            own.side = place % 2 if own.playing else table.config.seats + seat
        if own.playing:
            place += 1
