"""Words that promise something for later: delayed effects, replacements, cheaper cards, emblems (DUEL-19.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType, cast

from carteado.games.duel.board import Duration
from carteado.games.duel.language.kinds import Change, Characters, Creatures, EmblemCard, Lasting, Lent
from carteado.games.duel.language.piles import ANY_CARD, PrintedFilter
from carteado.games.duel.language.printed import DuelCard, PromiseOp
from carteado.games.duel.pieces import DuelPiece, Modifier, Promise
from carteado.games.duel.rules import creatures, promises, spells, stats
from carteado.games.duel.state import DuelState
from carteado.kit.cards import NOBODY, Block, Op, Who
from carteado.kit.flow import Flow
from carteado.kit.flow_words import CONTROLLER, WhichPlayer, player_of
from carteado.kit.table import CardState, Effect, News

Again = NewType("Again", int)  # how often a promise happens


@dataclass(eq=False)
class Occasion:
    """An event that a promise waits for."""

    when: int
    who: Who


@dataclass(eq=False)
class Later(PromiseOp):
    """Runs a block when an event happens later: the next time, or so many times."""

    on: Occasion
    do: Block
    times: Again = Again(1)
    duration: Lasting = Lasting(Duration.FOREVER)

    def run(self, s: CardState, e: Effect) -> None:
        promises.make(cast(DuelState, s), cast(Flow, e), NOBODY, self.times, self.duration)

    def event(self) -> int:
        return self.on.when

    def hears(self, table: DuelState, promise: Promise, news: News) -> bool:
        return self.on.who.hears(table, promise.source, promise.player, news)

    def fire(self, table: DuelState, promise: Promise, news: News) -> None:
        promises.queue(table, promise, self.do, news)

    def listens(self) -> int:
        """Return the mask of the events that it waits for."""
        return 1 << self.on.when


@dataclass(eq=False)
class ModifyUntil(PromiseOp):
    """Changes the stats of characters, or gives them keywords, until an event happens."""

    to: Characters
    until: Occasion
    atk: Change = Change(0)
    hp: Change = Change(0)
    armor: Change = Change(0)
    keywords: Lent = Lent(0)

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(DuelState, s)
        found = self.to.find(s, e)
        if not found:
            return
        tie = promises.make(table, cast(Flow, e), NOBODY, 1, Duration.FOREVER).number
        for id in found:
            changes: list[int] = [self.atk, self.hp, self.armor]
            creatures.modify(table, id, Modifier(changes, self.keywords, Duration.UNTIL, e.player, tie))

    def event(self) -> int:
        return self.until.when

    def hears(self, table: DuelState, promise: Promise, news: News) -> bool:
        return self.until.who.hears(table, promise.source, promise.player, news)

    def fire(self, table: DuelState, promise: Promise, news: News) -> None:
        creatures.end_tied(table, promise.number)

    def listens(self) -> int:
        """Return the mask of the events that it waits for."""
        return 1 << self.until.when


@dataclass(eq=False)
class Instead(PromiseOp):
    """The next time creatures would die, each stays at 1 HP and a block happens instead; `it` is the creature."""

    what: Creatures
    do: Block
    duration: Lasting = Lasting(Duration.THIS_TURN)

    def run(self, s: CardState, e: Effect) -> None:
        for id in self.what.find(s, e):
            if creatures.find(cast(DuelState, s), id) is not None:
                promises.make(cast(DuelState, s), cast(Flow, e), id, 1, self.duration)

    def replaces_death(self, table: DuelState, piece: DuelPiece) -> bool:
        return stats.max_hp(table, piece) > 0

    def replace_death(self, table: DuelState, promise: Promise, piece: DuelPiece) -> None:
        piece.doomed = False
        piece.damage = min(piece.damage, stats.max_hp(table, piece) - 1)
        effect = promises.effect_of(promise, self.do)
        effect.it = piece.id
        effect.order = promise.number
        table.join_batch(effect)


@dataclass(eq=False)
class Discount(PromiseOp):
    """Changes the cost of a player's next matching card this turn."""

    cost: Change
    cards: PrintedFilter = ANY_CARD
    who: WhichPlayer = CONTROLLER
    times: Again = Again(1)

    def run(self, s: CardState, e: Effect) -> None:
        promises.make(cast(DuelState, s), cast(Flow, e), NOBODY, self.times, Duration.THIS_TURN)

    def cost_change(self, promise: Promise, player: int, card: DuelCard) -> int:
        whose = promise.player if self.who == CONTROLLER else 1 - promise.player
        return self.cost if player == whose and self.cards.matches(card) else 0


@dataclass(eq=False)
class Emblem(Op):
    """Gives a player an emblem: a card whose statics and triggers last for the match and that nothing removes."""

    card: EmblemCard
    who: WhichPlayer = CONTROLLER

    def run(self, s: CardState, e: Effect) -> None:
        spells.place_emblem(cast(DuelState, s), self.card, player_of(e, self.who))
