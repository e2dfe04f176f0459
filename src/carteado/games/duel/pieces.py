"""The parts of a duel's state: cards in play, links of the chain, running effects, a player's piles (DUEL-2)."""

from __future__ import annotations

from typing import Final, cast

from carteado.games.duel.board import Phase
from carteado.games.duel.language.printed import DuelBlock
from carteado.kit.cards import NOBODY, Block
from carteado.kit.flow import Flow
from carteado.kit.table import NOTHING, News, Piece


class Modifier:
    """A change that an effect left on a creature or hero. Immutable. `tie` numbers the promise that will end it."""

    def __init__(self, changes: list[int], keywords: int, duration: int, player: int, tie: int = 0) -> None:
        self.changes = changes
        self.keywords = keywords
        self.duration = duration
        self.player = player
        self.tie = tie


NO_MODIFIERS: Final[list[Modifier]] = []


class Counter:
    """Counters of one name on a card. Immutable."""

    def __init__(self, name: str, amount: int) -> None:
        self.name = name
        self.amount = amount


NO_COUNTERS: Final[list[Counter]] = []


class DuelPiece(Piece):
    """A card in play. Its lists are replaced, never changed in place: clones share them.

    `owner` is its controller, `borrowed` whether it goes back at the end of the turn, `shield` the damage that will be
    prevented this turn; a `silenced` creature has no printed text.
    """

    def __init__(self, id: int, owner: int, zone: int, at: int, order: int) -> None:
        super().__init__(id, owner, zone, at, order)
        self.exhausted = self.stunned = self.bare = False
        self.paid_mana = self.paid_hp = self.turn = self.last_atk = 0
        self.silenced = self.borrowed = False
        self.shield = 0
        self.modifiers = NO_MODIFIERS
        self.counters = NO_COUNTERS

    def copy(self) -> DuelPiece:
        """Copy the piece, except `last_atk`, which is read only within a batch of triggers, never after a decision."""
        twin = DuelPiece(self.id, self.owner, self.zone, self.at, self.order)
        twin.damage = self.damage
        twin.doomed = self.doomed
        twin.fired = self.fired
        twin.exhausted = self.exhausted
        twin.stunned = self.stunned
        twin.bare = self.bare
        twin.paid_mana = self.paid_mana
        twin.paid_hp = self.paid_hp
        twin.turn = self.turn
        twin.silenced = self.silenced
        twin.borrowed = self.borrowed
        twin.shield = self.shield
        twin.modifiers = self.modifiers
        twin.counters = self.counters
        return twin


class DuelNews(News):
    """An event as triggers receive it: `item` is a place in the chain, `kind` the kind of a spell."""

    def __init__(self, when: int, it: int, piece: Piece | None, by: int, side: int, item: int, kind: int) -> None:
        super().__init__(when, it, piece, by, side)
        self.item = item
        self.kind = kind


class Source:
    """The source of an effect: the kind of its spell (0 and above), a trap, or anything else (NOBODY)."""

    TRAP: Final = 100


class DuelEffect(Flow):
    """A running or waiting effect.

    `killed` lists the creatures that died during it, `kind` is a `Source`, and an `exiling` spell goes to exile.
    """

    def __init__(self, source: int, player: int, block: Block, targets: list[int]) -> None:
        super().__init__(source, player, block, targets)
        self.killed = NOTHING
        self.exiling = False

    def targeted(self) -> DuelBlock:
        """Return its block, which lists the declared targets, before it runs."""
        return cast(DuelBlock, self.block)

    def copy(self) -> DuelEffect:
        twin = DuelEffect(self.source, self.player, self.block, self.targets)
        self.copy_progress(twin)
        twin.killed = self.killed
        twin.exiling = self.exiling
        return twin


class Promise:
    """What an operation of a card has promised: it waits for an event, or changes what will happen. Immutable.

    The operation is the one at `at` of `block`. `left` says how often it can still happen, `duration` how long it
    lasts, `it` the card that it is about, `number` tells promises apart.
    """

    def __init__(self, block: Block, at: int, source: int, player: int, targets: list[int], number: int) -> None:
        self.block = block
        self.at = at
        self.source = source
        self.player = player
        self.targets = targets
        self.number = number
        self.picked = NOTHING
        self.it = NOBODY
        self.left = 1
        self.duration = NOBODY
        self.x = 0

    def used(self) -> Promise:
        """Return the promise after it has happened once more."""
        twin = Promise(self.block, self.at, self.source, self.player, self.targets, self.number)
        twin.picked = self.picked
        twin.it = self.it
        twin.left = self.left - 1
        twin.duration = self.duration
        twin.x = self.x
        return twin


class History:
    """How often each event has happened to or by each player: this turn, and in the whole match."""

    def __init__(self, turn: list[int], match: list[int]) -> None:
        self.turn = turn
        self.match = match

    def copy(self) -> History:
        return History(self.turn.copy(), self.match.copy())


class ItemKind:
    ATTACK: Final = 0
    END_TURN: Final = 1
    SPELL: Final = 2
    ABILITY: Final = 3


ITEM_KINDS: Final = ("attack", "end_turn", "spell", "ability")


class Item:
    """A link of the chain, or a declaration that is about to become one (DUEL-12.1)."""

    def __init__(self, kind: int, player: int, source: int, block: DuelBlock | None, targets: list[int]) -> None:
        self.kind = kind
        self.player = player
        self.source = source
        self.block = block
        self.targets = targets
        self.place = self.blocker = NOBODY
        self.negated = False
        self.number = 0
        self.exiling = False

    def copy(self) -> Item:
        twin = Item(self.kind, self.player, self.source, self.block, self.targets)
        twin.place = self.place
        twin.blocker = self.blocker
        twin.negated = self.negated
        twin.number = self.number
        twin.exiling = self.exiling
        return twin


class Declaration:
    """A card or ability that is being declared, question by question; nothing is paid yet (DUEL-6.1).

    `way` is the way to pay (0: as printed), `mode` the mode of the spell, `number` the X; NOBODY until it is chosen.
    Immutable once a question is asked, so clones share it.
    """

    def __init__(
        self, form: int, source: int, ability: int, place: int, targets: list[int], payment: list[int]
    ) -> None:
        self.form = form
        self.source = source
        self.ability = ability
        self.place = place
        self.targets = targets
        self.payment = payment
        self.way = self.mode = self.number = NOBODY

    def copy(self) -> Declaration:
        twin = Declaration(self.form, self.source, self.ability, self.place, self.targets, self.payment)
        twin.way = self.way
        twin.mode = self.mode
        twin.number = self.number
        return twin


class Clock:
    """The active player, the next phase, and who is asked out of turn (DUEL-4); `first` had turn 1."""

    def __init__(self) -> None:
        self.first = self.active = self.turn = 0
        self.phase: int = Phase.MULLIGAN
        self.priority = 0

    def copy(self) -> Clock:
        twin = Clock()
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.phase = self.phase
        twin.priority = self.priority
        return twin


class Chain:
    """The links, oldest first; a declared item that is not yet a link (`pending`); consecutive passes (DUEL-12)."""

    def __init__(self, links: list[Item]) -> None:
        self.links = links
        self.pending: Item | None = None
        self.passes = 0

    def copy(self) -> Chain:
        twin = Chain([item.copy() for item in self.links])
        pending = self.pending
        if pending is not None:
            twin.pending = pending.copy()
        twin.passes = self.passes
        return twin


class Player:
    """One player's piles and counters; `aside`: cards that the mulligan puts back, `exchanged`: how many it did."""

    def __init__(
        self,
        hand: list[int],
        deck: list[int],
        grave: list[int],
        mana_zone: list[int],
        traps: list[int],
        aside: list[int],
        cooldowns: list[int],
    ) -> None:
        self.hand = hand
        self.deck = deck
        self.grave = grave
        self.mana_zone = mana_zone
        self.traps = traps
        self.aside = aside
        self.cooldowns = cooldowns
        self.shard = NOBODY
        self.mana = self.bonus_mana = 0
        self.gained = False
        self.acted = True
        self.own_turns = 0
        self.exchanged = NOBODY

    def copy(self) -> Player:
        twin = Player(
            self.hand.copy(),
            self.deck.copy(),
            self.grave.copy(),
            self.mana_zone.copy(),
            self.traps.copy(),
            self.aside.copy(),
            self.cooldowns.copy(),
        )
        twin.shard = self.shard
        twin.mana = self.mana
        twin.bonus_mana = self.bonus_mana
        twin.gained = self.gained
        twin.acted = self.acted
        twin.own_turns = self.own_turns
        twin.exchanged = self.exchanged
        return twin


def new_player() -> Player:
    return Player([], [], [], [], [], [], [])
