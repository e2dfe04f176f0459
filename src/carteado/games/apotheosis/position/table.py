"""Lay a whole position, from the tiles to the moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.position import check_position
from carteado.games.apotheosis.board import Mode, Step
from carteado.games.apotheosis.position import heroes, moment, pieces, stage
from carteado.games.apotheosis.position.layer import Layer
from carteado.games.apotheosis.position.schema import TABLE
from carteado.games.apotheosis.rules import turns
from carteado.games.apotheosis.state import ApoState
from carteado.kit.position import number


def lay(state: ApoState, table: Mapping[str, Any]) -> ApoState:
    check_position(TABLE, table)
    layer, seats = Layer(state, table), range(state.seats)
    state.clock.step = Step.MAIN
    last = turns.ENCOUNTER_LIMIT if state.mode == Mode.ENCOUNTER else state.config.round_limit
    state.clock.round = number(table, "round", min(2, last), 0, last)
    state.clock.stamp = 100 * (state.clock.round + 1)
    stage.lay_tiles(layer)
    for seat in seats:
        heroes.add(layer, seat)
    for seat in seats:
        heroes.lay_cards(layer, seat)
    for entry in table.get("scenario", []):
        stage.lay_scenario(layer, entry)
    for entry in table.get("objects", []):
        stage.lay_object(layer, entry)
    stage.lay_master(layer)
    for seat in seats:
        heroes.lay_piles(layer, seat)
    stage.lay_master_piles(layer)
    for seat in seats:
        heroes.finish(layer, seat)
    for char, entries in layer.later:
        pieces.add_modifiers(layer, char, entries)
    moment.fix_orders(layer)
    moment.begin(layer)
    return state
