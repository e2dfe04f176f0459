"""The parts of the state of Heroes: units in play, tokens, running effects, a player's piles, the clock, the combat."""

from __future__ import annotations

from typing import Final

from carteado.games.heroes.board import Phase, Stance, Zone
from carteado.kit.cards import NOBODY, Block
from carteado.kit.flow import Flow
from carteado.kit.table import NOTHING, Piece


class TokenObject:
    """A single token or a stack (HEROES-15.1). Immutable, so clones share it."""

    def __init__(self, kind: int, size: int, stack: bool, turn: int, order: int) -> None:
        self.kind = kind
        self.size = size
        self.stack = stack
        self.turn = turn
        self.order = order


NO_TOKENS: Final[list[TokenObject]] = []


class Unit(Piece):
    """A card in play: a character, an attached action card, a source, equipment or the event.

    Its lists are replaced, never changed in place: clones share them. `held` is the mask of its token kinds.
    """

    def __init__(self, id: int, owner: int, zone: int, at: int, order: int) -> None:
        super().__init__(id, owner, zone, at, order)
        self.energy = self.pool = self.bonus_health = 0
        self.stance: int = Stance.UPRIGHT
        self.used = 0
        self.readied = self.common = self.emptied = False
        self.tokens = NO_TOKENS
        self.held = 0
        self.attached = NOTHING

    def copy(self) -> Unit:
        """Copy the unit, except `doomed`, which no decision sees."""
        twin = Unit(self.id, self.owner, self.zone, self.at, self.order)
        twin.damage = self.damage
        twin.fired = self.fired
        twin.energy = self.energy
        twin.pool = self.pool
        twin.bonus_health = self.bonus_health
        twin.stance = self.stance
        twin.used = self.used
        twin.readied = self.readied
        twin.common = self.common
        twin.emptied = self.emptied
        twin.tokens = self.tokens
        twin.held = self.held
        twin.attached = self.attached
        return twin

    def is_character(self) -> bool:
        return self.zone == Zone.TEAM or self.zone == Zone.MOB

    def hold(self, tokens: list[TokenObject]) -> None:
        """Replace its tokens."""
        held = 0
        for token in tokens:
            held |= 1 << token.kind
        self.tokens = tokens
        self.held = held


class Declaration:
    """A power, or a source with an entry cost, that is being declared, question by question; nothing is paid yet.

    Immutable, so clones share it. A source that is being paid for has no power: its index is ENTRY.
    """

    ENTRY: Final = -1

    def __init__(
        self, actor: int, card: int, index: int, chosen: list[list[int]], aim: int, payment: list[int]
    ) -> None:
        self.actor = actor
        self.card = card
        self.index = index
        self.chosen = chosen
        self.aim = aim
        self.payment = payment

    def chosen_now(self) -> list[int]:
        """Return the targets chosen so far for the current aim."""
        return self.chosen[self.aim] if self.aim < len(self.chosen) else []

    def choosing(self, chosen: list[int]) -> Declaration:
        """Return a copy with these targets for the current aim."""
        return Declaration(
            self.actor, self.card, self.index, [*self.chosen[: self.aim], chosen], self.aim, self.payment
        )

    def at_next_aim(self) -> Declaration:
        chosen = [*self.chosen[: self.aim], self.chosen_now()]
        return Declaration(self.actor, self.card, self.index, chosen, self.aim + 1, self.payment)

    def paying(self, id: int) -> Declaration:
        return Declaration(self.actor, self.card, self.index, self.chosen, self.aim, [*self.payment, id])


class HeroesEffect(Flow):
    """A use of a power, or a trigger, that runs or waits.

    `chosen` holds the targets of each aim; `checked`, `evaded` and `perceived` list the characters that were checked
    for evasion, that evaded, that cancelled its damage. `kind` is the entry order of a trigger's card when it fired.
    """

    def __init__(self, source: int, player: int, block: Block) -> None:
        super().__init__(source, player, block, NOTHING)
        self.power = self.actor = NOBODY
        self.attack = False
        self.chosen: list[list[int]] = []
        self.checked: list[int] = []
        self.evaded: list[int] = []
        self.perceived: list[int] = []

    def copy(self) -> HeroesEffect:
        twin = HeroesEffect(self.source, self.player, self.block)
        self.copy_progress(twin)
        twin.power = self.power
        twin.actor = self.actor
        twin.attack = self.attack
        twin.chosen = self.chosen
        twin.checked = self.checked.copy()
        twin.evaded = self.evaded.copy()
        twin.perceived = self.perceived.copy()
        return twin


class Snapshot:
    """Cards of a seat as another seat saw them (HEROES-23.4), or as all did (by NOBODY). Immutable."""

    def __init__(self, by: int, seat: int, turn: int, cards: list[int]) -> None:
        self.by = by
        self.seat = seat
        self.turn = turn
        self.cards = cards


class Search:
    """The type of card that is searched for in a deck, and how many more (HEROES-22.11). Immutable."""

    def __init__(self, type: int, left: int) -> None:
        self.type = type
        self.left = left


NO_SEARCH: Final = Search(NOBODY, 0)


class Clock:
    """The active player and the next phase (HEROES-1.6, 6); nobody is `active` in GRAND COMBAT."""

    def __init__(self) -> None:
        self.stage = 1
        self.start = self.active = self.turn = 0
        self.round = 1
        self.phase: int = Phase.START

    def copy(self) -> Clock:
        twin = Clock()
        twin.stage = self.stage
        twin.start = self.start
        twin.active = self.active
        twin.turn = self.turn
        twin.round = self.round
        twin.phase = self.phase
        return twin


class Combat:
    """The attack order and the current slot (HEROES-13): its `actor`, and the `power` of a `card` it may repeat.

    `used` lists the active powers of the slot. The lists are replaced, or grow before the next decision.
    """

    def __init__(self, order: list[int], used: list[int]) -> None:
        self.order = order
        self.used = used
        self.place = self.actor = self.card = NOBODY
        self.power = self.uses_left = 0

    def copy(self) -> Combat:
        twin = Combat(self.order, self.used)
        twin.place = self.place
        twin.actor = self.actor
        twin.card = self.card
        twin.power = self.power
        twin.uses_left = self.uses_left
        return twin


class Player:
    """One player's piles and counters; `side` is the number of its team.

    `eliminated` is the order in which it left: 1, 2, ... (0: still there). `once` lists the printed cards that are used
    up for this game (HEROES-12.7); it is replaced when it grows.
    """

    def __init__(
        self,
        hand: list[int],
        deck: list[int],
        dead: list[int],
        team: list[int],
        sources: list[int],
        equipment: list[int],
        once: list[int],
    ) -> None:
        self.hand = hand
        self.deck = deck
        self.dead = dead
        self.team = team
        self.sources = sources
        self.equipment = equipment
        self.once = once
        self.side = 0
        self.playing = True
        self.eliminated = self.reserve = self.knockouts = self.places = self.substitutions = self.fielded = 0
        self.own_turns = 0
        self.source_played = self.event_played = self.relocated = False

    def copy(self) -> Player:
        twin = Player(
            self.hand.copy(),
            self.deck.copy(),
            self.dead.copy(),
            self.team.copy(),
            self.sources.copy(),
            self.equipment.copy(),
            self.once,
        )
        twin.side = self.side
        twin.playing = self.playing
        twin.eliminated = self.eliminated
        twin.reserve = self.reserve
        twin.knockouts = self.knockouts
        twin.places = self.places
        twin.substitutions = self.substitutions
        twin.fielded = self.fielded
        twin.own_turns = self.own_turns
        twin.source_played = self.source_played
        twin.event_played = self.event_played
        twin.relocated = self.relocated
        return twin


def new_player() -> Player:
    return Player([], [], [], [], [], [], [])
