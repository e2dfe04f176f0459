"""Triggers, and how effects run (DUEL-13, 9.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from carteado.games.duel.board import Kind, When, Zone
from carteado.games.duel.pieces import Declaration, DuelEffect, DuelNews, Source
from carteado.games.duel.rules import damage, ending, moving, zones
from carteado.kit.cards import NOBODY
from carteado.kit.table import Piece

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


# Firing events. The match's mask of listened-for events is tested before an event is made.


def news_of(when: int, piece: Piece, by: int = NOBODY, item: int = NOBODY) -> DuelNews:
    return DuelNews(when, piece.id, piece, by, piece.owner, item, Kind.NONE)


def fire(table: DuelState, when: int, piece: Piece, by: int = NOBODY, item: int = NOBODY) -> None:
    """Fire an event about a card in play; `by` is its cause, or the card it was done to."""
    if table.heard >> when & 1:
        table.tell(news_of(when, piece, by, item))


def fire_declared(table: DuelState, when: int, source: int, player: int, kind: int) -> None:
    """Fire the declaration of a spell or ability, which takes the next place in the chain."""
    if table.heard >> when & 1:
        table.tell(DuelNews(when, source, None, NOBODY, player, len(table.chain.links), kind))


def fire_turn(table: DuelState, when: int, player: int) -> None:
    """Fire the start or end of a turn."""
    if table.heard >> when & 1:
        table.tell(DuelNews(when, NOBODY, None, NOBODY, player, NOBODY, Kind.NONE))


def fire_played(table: DuelState, d: Declaration) -> None:
    """Fire the card's own `played` trigger, with the targets chosen for it (DUEL-13.6)."""
    piece = table.pieces[d.source]
    if piece is None:
        return
    fire(table, When.PLAYED, piece)
    for effect in table.batch:
        played = cast(DuelEffect, effect)
        if played.source == d.source:
            played.number = max(0, d.number)
            if played.targeted().targets:
                played.targets = d.targets


def close_batch(table: DuelState) -> None:
    """Queue effects that were triggered together; traps have a separate queue (DUEL-13.3)."""
    if not table.batch:
        return
    for effect in table.batch:
        if table.zones[effect.source] == Zone.TRAPS:
            table.trap_queue.append(cast(DuelEffect, effect))
        else:
            table.queue.append(effect)
    table.batch = []


# Running


def begin(table: DuelState, effect: DuelEffect) -> None:
    if not too_many(table):
        run(table, effect)


def too_many(table: DuelState) -> bool:
    """Count a resolving effect; beyond the limit drop all waiting ones and return True (DUEL-13.10)."""
    table.resolved += 1
    if table.resolved <= table.config.effect_limit:
        return False
    table.queue = []
    table.trap_queue = []
    return True


def run(table: DuelState, effect: DuelEffect) -> None:
    """Test the targets again and start the effect, unless no target is legal any more (DUEL-9.10)."""
    targets = effect.targeted().targets
    if targets:
        chosen: list[int] = []
        some = False
        for number in range(len(targets)):
            choice = effect.targets[number] if number < len(effect.targets) else NOBODY
            if choice >= 0 and targets[number].allows(table, effect.source, effect.player, choice):
                some = True
            else:
                choice = NOBODY
            chosen.append(choice)
        effect.targets = chosen
        if not some:
            finish(table, effect)
            return
    table.effects.append(effect)


def finish(table: DuelState, effect: DuelEffect) -> None:
    """Bury the spell or trap that has resolved, then check for victory (DUEL-15.2)."""
    id = effect.source
    if effect.kind == Source.TRAP:
        piece = table.pieces[id]
        if piece is not None and piece.zone == Zone.TRAPS:
            zones.leave_board(table, piece)
            zones.bury(table, id)
            damage.settle(table)
            close_batch(table)
    elif effect.kind >= 0 and table.zones[id] == Zone.CHAIN:
        if effect.exiling:
            moving.to_exile(table, id)
        else:
            zones.bury(table, id)
    ending.check_victory(table)
