"""Save what every card game has: decisions, cards, cards in play, and running effects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from carteado.core.fields import Codec, Each, Rare, Record, Shared, Under, Word
from carteado.core.state import Decision
from carteado.kit.cards import NOBODY, Block
from carteado.kit.flow import ASKS, Frame, Question
from carteado.kit.table import Piece

# Printed cards and blocks are shared by all states and saved by name.
PRINTED = Shared("id", lambda state: state.catalog.by_id)
BLOCK = Shared("name", lambda state: state.catalog.blocks)
FRAME = Record(lambda: Frame(Block("", []), 0, NOBODY, []), block=BLOCK)
QUESTION = Record(lambda: Question(NOBODY, 0, [], 0, 0, []), kind=Word(ASKS))
# Not saved: derived from the cards, or empty at every decision.
OF_CARD_STATE = ("config", "catalog", "batch", "heard", "static_sources")


class Renamed(Record):
    """An object with fields that are saved under other names."""

    def __init__(self, make: Callable[[], Any], **names: str) -> None:
        super().__init__(make)
        self.codecs = {field: Under(name) for field, name in names.items()}


class FlowRecord(Record):
    """A running or waiting effect; the fields of a `Flow` are saved only where it uses them."""

    def __init__(
        self, make: Callable[[], Any], unsaved: Iterable[str] = (), uncopied: Iterable[str] = (), **rare: Codec
    ) -> None:
        super().__init__(make, unsaved, uncopied, block=BLOCK)
        self.codecs |= {"frames": Rare("frames", [], Each(FRAME)), "each": Rare("each", NOBODY)}
        self.codecs |= {"picked": Rare("picked", []), "number": Rare("number", 0), **rare}


class Asked(Codec):
    """A decision, saved by seat and kind and loaded as the game's shared instance."""

    def __init__(self, questions: Iterable[Sequence[Decision]]) -> None:
        self.by_kind = {decisions[0].kind: decisions for decisions in questions}

    def dump(self, value: Any) -> Any:
        return {"seat": value.seat, "kind": value.kind}

    def load(self, data: Any, world: Any) -> Any:
        return self.by_kind[data["kind"]][data["seat"]]


class Pieces(Codec):
    """The pieces in play, in play order; their numbers, owners and zones are saved with the lists of the state."""

    inline = True
    record: Record

    def __init__(
        self, record: Record, make: Callable[[int, int, int], Piece], zones: Sequence[str], name: str = "pieces"
    ) -> None:
        self.name = name
        self.record = record
        self.make = make
        self.zones = zones

    def dump(self, value: Any) -> Any:
        in_order = sorted((piece for piece in value if piece is not None), key=lambda piece: piece.order)
        return {self.name: [self.record.dump(piece) for piece in in_order]}

    def load(self, data: Any, world: Any) -> Any:
        pieces: list[Piece | None] = [None] * len(data["cards"])
        for id, saved in zip(data["in_play"], data[self.name], strict=True):
            piece = self.make(id, data["owners"][id], self.zones.index(data["zones"][id]))
            pieces[id] = self.record.load_onto(piece, saved, world)
        return pieces
