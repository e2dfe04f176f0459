"""How the fields of a battle are saved and loaded, including its secrets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carteado.core.fields import (
    OF_STATE,
    ByNumber,
    Codec,
    Each,
    Inline,
    Maybe,
    Rare,
    Record,
    Shared,
    Tagged,
    Under,
    Word,
)
from carteado.games.apotheosis.actions import DECISIONS
from carteado.games.apotheosis.board import COUNTERS, GROUNDS, KINDS, LIVES, MOST_SEATS, STEPS, TERRAINS, ZONES, Kind
from carteado.games.apotheosis.frames import Act, Ask, Blow, Deed, Roll, Run, Test, Window
from carteado.games.apotheosis.language.printed import EMPTY, ApoCard, Change, Power
from carteado.games.apotheosis.language.terms import UNTILS
from carteado.games.apotheosis.pieces import Board, Char, Clock, Mod, Shifts, Wave, empty_piles
from carteado.kit.cards import NOBODY
from carteado.kit.saving import BLOCK, OF_CARD_STATE, PRINTED, Asked
from carteado.kit.table import Effect


class Counters(Codec):
    """The counters on each card, by the name of the counter."""

    inline = True

    def dump(self, value: Any) -> Any:
        return {"counters": {name: list(counts) for name, counts in zip(COUNTERS, value, strict=True)}}

    def load(self, data: Any, world: Any) -> Any:
        return [list(data["counters"][name]) for name in COUNTERS]


class Characters(Each):
    """The characters; the number of each is its index."""

    def load(self, data: Any, world: Any) -> Any:
        chars = super().load(data, world)
        for place, char in enumerate(chars):
            char.id = place
        return chars


def powers(world: Any) -> dict[str, Power]:
    """Return every effect that has operations, by its card's id and its index."""
    found = [power for card in world.catalog.cards for power in card.powers if power.block is not EMPTY]
    return {f"{power.card.id} {power.index}": power for power in found}


class PowerOfCard(Shared):
    """The effect of an activation, saved by its card and its index on the card."""

    inline = True

    def __init__(self) -> None:
        super().__init__("", powers)

    def dump(self, value: Any) -> Any:
        return {"of": value.card.id, "effect": value.index}

    def load(self, data: Any, world: Any) -> Any:
        return world.catalog.by_id[data["of"]].powers[data["effect"]]


class BlockOfPower(PowerOfCard):
    """The block of an activation, which is that of its effect."""

    def __init__(self) -> None:
        Shared.__init__(self, "", lambda world: {name: power.block for name, power in powers(world).items()})

    def dump(self, value: Any) -> Any:
        return {}

    def load(self, data: Any, world: Any) -> Any:
        return super().load(data, world).block


def frame(make: Callable[[], Effect], used: str, **codecs: Codec) -> Record:
    """Return the record of a frame, which uses only some of the fields that all effects have."""
    unused = {"source", "player", "block", "targets", "at", "it", "by", "item", "order", "index", "kind", "answer"}
    unused -= set(used.split())
    return Record(make, unused, unused, (), **codecs)


NO_POWER = Power(ApoCard("", 0, 0, 0), 0)
FRAME = Tagged(
    "frame",
    act=frame(
        lambda: Act(NOBODY, NO_POWER, NOBODY, NOBODY, NOBODY),
        "source player block targets at",
        power=PowerOfCard(),
        block=BlockOfPower(),
        each=Rare("each", NOBODY),
    ),
    run=frame(lambda: Run(EMPTY, NOBODY), "block at item", block=BLOCK),
    blow=frame(lambda: Blow(NOBODY, [], NOBODY, NOBODY), "targets at item"),
    roll=frame(lambda: Roll(NOBODY, [], 0, False), "at item"),
    test=frame(lambda: Test(NOBODY, NOBODY, NOBODY, False), "at item"),
    window=frame(lambda: Window(0, NOBODY, NOBODY), "at item"),
    ask=frame(lambda: Ask(0, NOBODY, []), "player at item"),
    deed=frame(lambda: Deed(0, NOBODY), "source at it"),
)
CHAR = Record(
    lambda: Char(NOBODY, Kind.HERO, NOBODY, NOBODY, NOBODY),
    unsaved=("id",),
    derived=("counted", "sheet", "base", "base_rules", "base_crit", "level", "stats", "rules", "crit"),
    kind=Word(KINDS),
    life=Word(LIVES),
    shifts=Maybe(Record(Shifts)),
)
CHANGE = Record(lambda: Change(0, 0, 0, 0))
MOD = Record(lambda: Mod(0, CHANGE.make(), 0, 0, 0, 0), change=Inline(CHANGE), until=Word(UNTILS))
BOARD = Record(
    Board,
    derived=("open_tiles", "open_around", "entry_costs", "hilly"),
    ground=Each(Word(GROUNDS)),
    terrain=Each(Word(TERRAINS)),
)
PILES = Record(
    lambda: empty_piles(MOST_SEATS),
    attachments=ByNumber(),
    containers=ByNumber(),
    waves=Each(Record(lambda: Wave(0, []))),
)
STATE = Record(
    lambda: None,  # a state is loaded onto an empty table
    unsaved=(
        *OF_STATE,
        *OF_CARD_STATE,
        *("seats", "mode", "pieces", "in_play", "index", "occupants", "dirty", "dry_run"),
    ),
    uncopied=("events", "index", "dry_run"),
    decision=Maybe(Asked(DECISIONS)),
    cards=Each(PRINTED),
    zones=Each(Word(ZONES)),
    counts=Counters(),
    clock=Inline(Record(lambda: Clock([]), step=Word(STEPS))),
    piles=Inline(PILES),
    board=Inline(BOARD),
    chars=Under("characters", Characters(CHAR)),
    mods=Under("modifiers", Each(MOD)),
    limits=ByNumber(),
    effects=Under("stack", Each(FRAME)),
    queue=Each(FRAME),
)
