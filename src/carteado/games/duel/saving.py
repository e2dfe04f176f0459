"""How the fields of a duel are saved and loaded, including its secrets."""

from __future__ import annotations

from typing import Any

from carteado.core.fields import OF_STATE, Codec, Columns, Each, Inline, Maybe, Rare, Record, Under, Word
from carteado.games.duel.actions import ASKED, BLOCK, MAIN, MODE, MULLIGAN, PAY, RESPOND, TARGET, WAY, X
from carteado.games.duel.board import DURATIONS, PHASES, STATS, ZONES, Zone
from carteado.games.duel.language.printed import EMPTY
from carteado.games.duel.pieces import (
    ITEM_KINDS,
    Chain,
    Clock,
    Counter,
    Declaration,
    DuelEffect,
    DuelPiece,
    History,
    Item,
    Modifier,
    Promise,
    new_player,
)
from carteado.kit.cards import NOBODY
from carteado.kit.saving import BLOCK as BLOCK_OF_CARD
from carteado.kit.saving import OF_CARD_STATE, PRINTED, QUESTION, Asked, FlowRecord, Pieces, Renamed


class StatChanges(Codec):
    """The changes of a modifier, as positions write them."""

    inline = True

    def dump(self, value: Any) -> Any:
        return {stat: change for stat, change in zip(STATS, value, strict=True) if change}

    def load(self, data: Any, world: Any) -> Any:
        return [data.get(stat, 0) for stat in STATS]


MODIFIER = Record(
    lambda: Modifier([0, 0, 0], 0, 0, 0),
    changes=StatChanges(),
    duration=Word(DURATIONS),
    player=Under("by"),
    tie=Rare("tie", 0),
)
COUNTER = Record(lambda: Counter("", 0))
PIECE = Record(
    lambda: DuelPiece(NOBODY, NOBODY, Zone.GONE, NOBODY, 0),
    unsaved=("id", "owner", "zone", "last_atk"),
    uncopied=("last_atk",),
    modifiers=Each(MODIFIER),
    silenced=Rare("silenced", False),
    borrowed=Rare("borrowed", False),
    shield=Rare("shield", 0),
    counters=Rare("counters", [], Each(COUNTER)),
)


PIECES = Pieces(PIECE, lambda card, owner, zone: DuelPiece(card, owner, zone, NOBODY, 0), ZONES)
EFFECT = FlowRecord(lambda: DuelEffect(NOBODY, NOBODY, EMPTY, []), exiling=Rare("exiling", False))
ITEM = Record(
    lambda: Item(0, 0, NOBODY, None, []),
    kind=Word(ITEM_KINDS),
    block=Maybe(BLOCK_OF_CARD),
    number=Rare("number", 0),
    exiling=Rare("exiling", False),
)
DECLARATION = Record(
    lambda: Declaration(0, NOBODY, NOBODY, NOBODY, [], []),
    way=Rare("way", NOBODY),
    mode=Rare("mode", NOBODY),
    number=Rare("number", NOBODY),
)
PROMISE = Record(lambda: Promise(EMPTY, 0, NOBODY, NOBODY, [], 0), block=BLOCK_OF_CARD)
HISTORY = Record(lambda: History([], []))
CLOCK = Record(Clock, phase=Word(PHASES))
CHAIN = Record(lambda: Chain([]), links=Under("chain", Each(ITEM)), pending=Maybe(ITEM))
PLAYER = Renamed(new_player, hand="hands", deck="decks", grave="graves", mana_zone="mana_zones", shard="shards")
STATE = Record(
    lambda: None,  # a state is loaded onto an empty table
    unsaved=(*OF_STATE, *OF_CARD_STATE, "slots"),
    uncopied=("events", "batch"),
    decision=Maybe(Asked((MAIN, RESPOND, BLOCK, MULLIGAN, TARGET, PAY, MODE, WAY, X, *ASKED))),
    cards=Each(PRINTED),
    zones=Each(Word(ZONES)),
    pieces=PIECES,
    effects=Each(EFFECT),
    queue=Each(EFFECT),
    trap_queue=Each(EFFECT),
    declaring=Maybe(DECLARATION),
    asking=Rare("asking", None, QUESTION),
    history=Rare("history", None, HISTORY),
    promises=Rare("promises", [], Each(PROMISE)),
    clock=Inline(CLOCK),
    chain=Inline(CHAIN),
    players=Columns(PLAYER, lambda state: state.setup.seats),
)
