"""The moment of a position: whose turn it is, scripted shuffles, and where play begins."""

from __future__ import annotations

from carteado.core import phrases
from carteado.core.errors import Invalid
from carteado.core.rng import Scripted
from carteado.games.apotheosis.board import MASTER, Kind, Zone
from carteado.games.apotheosis.language.terms import Stat
from carteado.games.apotheosis.position.layer import Layer
from carteado.games.apotheosis.position.schema import MOMENTS
from carteado.games.apotheosis.rules import ending, passives, stats

IN_TURN = ("main", "turn", "start", "end")


def begin(layer: Layer) -> None:
    state, table = layer.state, layer.table
    at = table.get("at", "main")
    passives.derive(state)
    state.clock.step = MOMENTS[at]
    set_order(layer, at in IN_TURN)
    state.clock.acted = table.get("acted", False)
    if at in ("mulligan", "prepare", "battle"):
        state.clock.round = 0
    if at == "round":
        state.clock.round -= 1
    if at == "battle_end":
        ending.end_by_limit(state)
    state.unsettled = True
    state.clock.opened = False
    state.advance()


def set_order(layer: Layer, in_turn: bool) -> None:
    state, table = layer.state, layer.table
    living = [char.id for char in state.chars if char.acts()]
    if not in_turn:
        state.clock.turn_order = sorted(living, key=lambda who: -stats.attribute(state, who, Stat.PER))
        state.clock.order_at = len(state.clock.turn_order)
        return
    if "active" not in table and not living:
        raise Invalid("position-bad-value", field="active", found="null", allowed=phrases.LIVING_TILE)
    active = living_at(layer, table["active"], "active") if "active" in table else living[0]
    state.clock.active = active
    if "order" in table:
        after = [living_at(layer, text, "order") for text in table["order"]]
    else:
        after = sorted((who for who in living if who != active), key=lambda who: -stats.attribute(state, who, Stat.PER))
    gone = [who for who in living if who != active and who not in after]
    for who in gone:
        state.chars[who].had_turn = True
    state.clock.turn_order = [*gone, active, *after]
    state.clock.order_at = len(gone) + 1
    char = state.chars[active]
    if table.get("at", "main") != "turn":
        char.had_turn = True
        data = layer.players[char.seat] if char.kind == Kind.HERO else {}
        if "ap" not in data and char.ap == 0:
            char.ap = max(0, stats.attribute(state, active, Stat.AGI))


def living_at(layer: Layer, text: str, field: str) -> int:
    who = layer.state.occupants[layer.tile(text, field)]
    if who < 0 or not layer.state.chars[who].acts():
        raise Invalid("position-bad-value", field=field, found=text, allowed=phrases.LIVING_TILE)
    return who


def fix_orders(layer: Layer) -> None:
    """Resolve the printed cards in scripted shuffles: per seat, the copy in its deck, else its pile, else elsewhere."""
    state = layer.state
    rng = state.rng
    if not isinstance(rng, Scripted) or not rng.orders:
        return
    fixed: list[list[int]] = []
    for order in rng.orders:
        ids: list[int] = []
        for printed in order:
            for owner in (*range(state.seats), MASTER):
                copies = [
                    id
                    for id in range(len(state.cards))
                    if state.cards[id].number == printed and state.owners[id] == owner and id not in ids
                ]
                copies.sort(key=lambda copy: (state.zones[copy] != Zone.DECK, state.zones[copy] != Zone.DISCARD, copy))
                ids += copies[:1]
        fixed.append(ids)
    rng.orders = fixed
