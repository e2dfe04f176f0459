"""How the fields of a game of Heroes are saved and loaded, including its secrets."""

from __future__ import annotations

from carteado.core.fields import OF_STATE, Columns, Each, Inline, Maybe, Rare, Record, Under, Word
from carteado.games.heroes.actions import AGAIN, DISCARD, MAIN, MAY, OPPONENT, OPTION, PAY, SEARCH, SLOT, TARGET
from carteado.games.heroes.board import PHASES, STANCES, TOKENS, ZONES, Zone
from carteado.games.heroes.pieces import (
    Clock,
    Combat,
    Declaration,
    HeroesEffect,
    Search,
    Snapshot,
    TokenObject,
    Unit,
    new_player,
)
from carteado.kit.cards import NOBODY, Block
from carteado.kit.saving import OF_CARD_STATE, PRINTED, QUESTION, Asked, FlowRecord, Pieces, Renamed

TOKEN = Record(lambda: TokenObject(0, 0, False, 0, 0), kind=Under("type", Word(TOKENS)), size=Under("n"))
UNIT = Record(
    lambda: Unit(NOBODY, NOBODY, Zone.DECK, NOBODY, 0),
    unsaved=("id", "owner", "zone", "held"),
    uncopied=("doomed",),
    fired=Rare("fired", 0),
    stance=Word(STANCES),
    tokens=Each(TOKEN),
)
EFFECT = FlowRecord(
    lambda: HeroesEffect(NOBODY, NOBODY, Block("", [])), unsaved=("targets", "item"), uncopied=("targets",)
)
COMBAT = Renamed(
    lambda: Combat([], []), order="slots", used="slot_used", place="slot_at", actor="slot", card="acting", power="acted"
)
PLAYER = Renamed(
    new_player, hand="hands", deck="decks", team="teams", sources="plants", equipment="support", side="sides"
)
STATE = Record(
    lambda: None,  # a state is loaded onto an empty table
    unsaved=(*OF_STATE, *OF_CARD_STATE),
    uncopied=("events", "batch"),
    decision=Maybe(Asked((MAIN, SLOT, AGAIN, TARGET, OPPONENT, PAY, SEARCH, DISCARD, MAY, OPTION))),
    cards=Each(PRINTED),
    zones=Each(Word(ZONES)),
    pieces=Pieces(UNIT, lambda card, owner, zone: Unit(card, owner, zone, NOBODY, 0), ZONES, "units"),
    effects=Each(EFFECT),
    queue=Each(EFFECT),
    declaring=Under("using", Maybe(Record(lambda: Declaration(NOBODY, NOBODY, NOBODY, [], 0, [])))),
    asking=Rare("asking", None, QUESTION),
    search=Inline(Renamed(lambda: Search(NOBODY, 0), type="search_type", left="search_left")),
    clock=Inline(Record(Clock, phase=Word(PHASES))),
    combat=Inline(COMBAT),
    players=Columns(PLAYER, lambda state: state.setup.seats),
    resolved=Under("heard_now"),
    snapshots=Each(Record(lambda: Snapshot(NOBODY, NOBODY, 0, []))),
    shown=Each(Record(lambda: Snapshot(NOBODY, NOBODY, 0, []))),
)
