"""Promises: effects that wait for an event, and effects that change what will happen (DUEL-19.7, 19.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from carteado.games.duel.board import EVENTS, Duration
from carteado.games.duel.language.printed import DuelCard, PromiseOp
from carteado.games.duel.pieces import DuelEffect, DuelNews, DuelPiece, History, Promise
from carteado.kit.cards import NOBODY, Block
from carteado.kit.flow import Flow
from carteado.kit.table import News

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def make(table: DuelState, effect: Flow, it: int, left: int, duration: int) -> Promise:
    """Make a promise of the operation that runs now, about one card."""
    table.counter += 1
    made = Promise(effect.block, effect.at - 1, effect.source, effect.player, effect.targets, table.counter)
    made.picked = effect.picked
    made.it = it
    made.left = left
    made.duration = duration
    made.x = effect.number
    table.promises = [*table.promises, made]
    return made


def word_of(promise: Promise) -> PromiseOp:
    return cast(PromiseOp, promise.block.ops[promise.at].inner())


def use(table: DuelState, promise: Promise) -> None:
    """Count that a promise has happened; after the last time it is gone."""
    later = promise.used()
    kept: list[Promise] = []
    for other in table.promises:
        if other is not promise:
            kept.append(other)
        elif later.left > 0:
            kept.append(later)
    table.promises = kept


def hear(table: DuelState, news: News) -> None:
    """Offer an event to every promise that waits for its kind."""
    for promise in table.promises:
        word = word_of(promise)
        if word.event() == news.when and word.hears(table, promise, news):
            use(table, promise)
            word.fire(table, promise, news)


def queue(table: DuelState, promise: Promise, block: Block, news: News) -> None:
    """Let the block of a promise wait behind the triggers of the same event."""
    effect = effect_of(promise, block)
    effect.it = news.it
    effect.by = news.by
    effect.item = cast(DuelNews, news).item
    effect.order = promise.number
    table.join_batch(effect)


def effect_of(promise: Promise, block: Block) -> DuelEffect:
    effect = DuelEffect(promise.source, promise.player, block, promise.targets)
    effect.picked = promise.picked
    effect.number = promise.x
    return effect


def end(table: DuelState, duration: int, player: int) -> None:
    """Drop the promises of that duration: of one player, or of both (NOBODY)."""
    if table.promises:
        table.promises = [p for p in table.promises if p.duration != duration or player not in (NOBODY, p.player)]


def saved(table: DuelState, dead: list[DuelPiece]) -> list[DuelPiece]:
    """Return the creatures that die; a promise keeps others at 1 HP, and its effect happens instead (DUEL-19.8)."""
    dying: list[DuelPiece] = []
    for piece in dead:
        promise = rescue(table, piece)
        if promise is None:
            dying.append(piece)
        else:
            use(table, promise)
            word_of(promise).replace_death(table, promise, piece)
    return dying


def rescue(table: DuelState, piece: DuelPiece) -> Promise | None:
    for promise in table.promises:
        if promise.it == piece.id and word_of(promise).replaces_death(table, piece):
            return promise
    return None


def cost_change(table: DuelState, player: int, card: DuelCard) -> int:
    """Return what promises add to the cost of a player's next cards."""
    total = 0
    for promise in table.promises:
        total += word_of(promise).cost_change(promise, player, card)
    return total


def card_played(table: DuelState, player: int, card: DuelCard) -> None:
    """Use up the promises that changed the cost of a card."""
    for promise in table.promises:
        if word_of(promise).cost_change(promise, player, card) != 0:
            use(table, promise)


# The history of a match


def count(history: History, news: News) -> None:
    place = news.when * 2 + news.side
    history.turn[place] += 1
    history.match[place] += 1


def begin_turn(table: DuelState) -> None:
    history = table.history
    if history is not None:
        history.turn = [0] * EVENTS * 2
    end(table, Duration.UNTIL_MY_TURN, table.clock.active)
