"""Duel tables as saves: how the fields of the state are written, secrets included, and read back."""

from __future__ import annotations

from typing import Any

from carteado.core.fields import OF_STATE, Codec, Columns, Each, Inline, Maybe, Record, Shared, Under, Word
from carteado.core.state import Decision
from carteado.games.duel.actions import BLOCK, MAIN, MULLIGAN, PAY, RESPOND, TARGET
from carteado.games.duel.board import DURATIONS, PHASES, STATS, ZONES, Zone
from carteado.games.duel.language.printed import EMPTY
from carteado.games.duel.pieces import (
    ITEM_KINDS,
    Chain,
    Clock,
    Declaration,
    DuelEffect,
    DuelPiece,
    Item,
    Modifier,
    new_player,
)
from carteado.games.duel.state import DuelState
from carteado.kit.cards import NOBODY

QUESTIONS: dict[str, list[Decision]] = {
    decisions[0].kind: decisions for decisions in (MAIN, RESPOND, BLOCK, MULLIGAN, TARGET, PAY)
}


class Asked(Codec):
    """A decision."""

    def dump(self, value: Any) -> Any:
        return {"seat": value.seat, "kind": value.kind}

    def load(self, data: Any, world: Any) -> Any:
        return QUESTIONS[data["kind"]][data["seat"]]


class StatChanges(Codec):
    """The changes of a modifier, as positions write them."""

    inline = True

    def dump(self, value: Any) -> Any:
        return {stat: change for stat, change in zip(STATS, value, strict=True) if change}

    def load(self, data: Any, world: Any) -> Any:
        return [data.get(stat, 0) for stat in STATS]


MODIFIER = Record(
    lambda: Modifier([0, 0, 0], 0, 0, 0), changes=StatChanges(), duration=Word(DURATIONS), player=Under("by")
)
PIECE = Record(
    lambda: DuelPiece(NOBODY, NOBODY, Zone.GONE, NOBODY, 0),
    unsaved=("id", "owner", "zone", "last_atk"),
    uncopied=("last_atk",),
    modifiers=Each(MODIFIER),
)


class Pieces(Codec):
    """The cards in play, in play order; their numbers, owners and zones stand in the lists of the state."""

    inline = True
    record = PIECE

    def dump(self, value: Any) -> Any:
        in_order = sorted((piece for piece in value if piece is not None), key=lambda piece: piece.order)
        return {"pieces": [PIECE.dump(piece) for piece in in_order]}

    def load(self, data: Any, world: Any) -> Any:
        pieces: list[DuelPiece | None] = [None] * len(data["cards"])
        for id, saved in zip(data["in_play"], data["pieces"], strict=True):
            piece = DuelPiece(id, data["owners"][id], ZONES.index(data["zones"][id]), NOBODY, 0)
            pieces[id] = PIECE.load_onto(piece, saved, world)
        return pieces


BLOCK_NAME = Shared("name", lambda state: state.catalog.blocks)
EFFECT = Record(lambda: DuelEffect(NOBODY, NOBODY, EMPTY, []), block=BLOCK_NAME)
ITEM = Record(lambda: Item(0, 0, NOBODY, None, []), kind=Word(ITEM_KINDS), block=Maybe(BLOCK_NAME))
DECLARATION = Record(lambda: Declaration(0, NOBODY, NOBODY, NOBODY, [], []))
CLOCK = Record(Clock, phase=Word(PHASES))
CHAIN = Record(lambda: Chain([]), links=Under("chain", Each(ITEM)), pending=Maybe(ITEM))
PLAYER = Record(
    new_player,
    hand=Under("hands"),
    deck=Under("decks"),
    grave=Under("graves"),
    mana_zone=Under("mana_zones"),
    shard=Under("shards"),
)
STATE = Record(
    lambda: None,  # a state is loaded onto an empty table
    unsaved=(*OF_STATE, "config", "catalog", "batch", "heard", "static_sources", "slots"),
    uncopied=("events", "batch"),
    decision=Maybe(Asked()),
    cards=Each(Shared("id", lambda state: state.catalog.by_id)),
    zones=Each(Word(ZONES)),
    pieces=Pieces(),
    effects=Each(EFFECT),
    queue=Each(EFFECT),
    trap_queue=Each(EFFECT),
    declaring=Maybe(DECLARATION),
    clock=Inline(CLOCK),
    chain=Inline(CHAIN),
    players=Columns(PLAYER, 2),
)


def restore(state: DuelState, data: dict[str, Any]) -> DuelState:
    """Load onto an empty table, and index it again."""
    STATE.load_onto(state, data, state)
    for card in state.cards:
        state.heard |= card.hears
    state.static_sources = [id for id in state.in_play if state.cards[id].statics]
    for id in state.in_play:
        if state.zones[id] == Zone.CREATURES:
            state.slots[state.piece(id).at] = id
    return state
