"""The table of Heroes: what lies where, and what can be read from it (HEROES-1, 3, 7, 11, 15 to 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from carteado.core.rng import Rng
from carteado.games.heroes.board import (
    ALL_IMMUNITIES,
    BLOCKED,
    FIRST_FIELDING,
    MOB_SIDE,
    STORAGE,
    SUPPRESSED,
    Config,
    Forbid,
    Immune,
    Mode,
    Phase,
    Stat,
    Token,
    Zone,
)
from carteado.games.heroes.pieces import Catalog, HeroCard, HeroStatic, Snapshot, Unit, Using, reaches_player
from carteado.kit.cards import NOBODY
from carteado.kit.table import CardState, Piece

if TYPE_CHECKING:
    from carteado.core.game import Game, Setup


class Table(CardState):
    """Everything on the table, and how it is read."""

    def __init__(self, game: Game, setup: Setup, rng: Rng, config: Config, catalog: Catalog, seats: int) -> None:
        super().__init__(game, setup, rng)
        self.config = config
        self.catalog = catalog
        self.seats = seats
        self.mode: int = Mode.TRADITIONAL
        self.stage = 1
        self.start = 0
        self.active = 0
        self.turn = 0
        self.round = 1
        self.phase: int = Phase.START
        self.unsettled = False
        self.heard_now = 0
        self.gone = 0
        self.event = NOBODY
        self.mob = NOBODY
        self.slots: list[int] = []
        self.slot_at = NOBODY
        self.slot = NOBODY
        self.acting = NOBODY
        self.acted = 0
        self.uses_left = 0
        self.slot_used: list[int] = []
        self.search_type = NOBODY
        self.search_left = 0
        self.using: Using | None = None
        self.ranking: list[int] = []
        self.snapshots: list[Snapshot] = []
        self.shown: list[Snapshot] = []
        self.once: list[list[int]] = [[] for _ in range(seats)]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.decks: list[list[int]] = [[] for _ in range(seats)]
        self.dead: list[list[int]] = [[] for _ in range(seats)]
        self.teams: list[list[int]] = [[] for _ in range(seats)]
        self.plants: list[list[int]] = [[] for _ in range(seats)]
        self.support: list[list[int]] = [[] for _ in range(seats)]
        self.sides = list(range(seats))
        self.playing = [True] * seats
        self.eliminated = [0] * seats
        self.reserve = [0] * seats
        self.knockouts = [0] * seats
        self.places = [0] * seats
        self.substitutions = [0] * seats
        self.fielded = [0] * seats
        self.own_turns = [0] * seats
        self.source_played = [False] * seats
        self.event_played = [False] * seats
        self.relocated = [False] * seats

    def copy_heroes(self, twin: Table) -> None:
        """Onto a table that was made for no seats: what belongs to them comes from here."""
        self.copy_table(twin)
        twin.seats = self.seats
        twin.mode = self.mode
        twin.stage = self.stage
        twin.start = self.start
        twin.active = self.active
        twin.turn = self.turn
        twin.round = self.round
        twin.phase = self.phase
        twin.unsettled = self.unsettled
        twin.heard_now = self.heard_now
        twin.gone = self.gone
        twin.event = self.event
        twin.mob = self.mob
        twin.slots = self.slots.copy()
        twin.slot_at = self.slot_at
        twin.slot = self.slot
        twin.acting = self.acting
        twin.acted = self.acted
        twin.uses_left = self.uses_left
        twin.slot_used = self.slot_used.copy()
        twin.search_type = self.search_type
        twin.search_left = self.search_left
        twin.using = self.using
        twin.ranking = self.ranking
        twin.snapshots = self.snapshots
        twin.shown = self.shown
        twin.once = self.once.copy()
        twin.hands = [ids.copy() for ids in self.hands]
        twin.decks = [ids.copy() for ids in self.decks]
        twin.dead = [ids.copy() for ids in self.dead]
        twin.teams = [ids.copy() for ids in self.teams]
        twin.plants = [ids.copy() for ids in self.plants]
        twin.support = [ids.copy() for ids in self.support]
        twin.sides = self.sides
        twin.playing = self.playing
        twin.eliminated = self.eliminated.copy()
        twin.reserve = self.reserve.copy()
        twin.knockouts = self.knockouts.copy()
        twin.places = self.places.copy()
        twin.substitutions = self.substitutions.copy()
        twin.fielded = self.fielded.copy()
        twin.own_turns = self.own_turns.copy()
        twin.source_played = self.source_played.copy()
        twin.event_played = self.event_played.copy()
        twin.relocated = self.relocated.copy()

    # Cards and units

    def card(self, id: int) -> HeroCard:
        return cast(HeroCard, self.cards[id])

    def new_piece(self, id: int, zone: int, at: int) -> Piece:
        return Unit(id, self.owners[id], zone, at, self.counter)

    def unit(self, id: int) -> Unit:
        piece = self.pieces[id]
        assert piece is not None
        return cast(Unit, piece)

    def find_unit(self, id: int) -> Unit | None:
        """The card of that number, if it is in play."""
        if id < 0:
            return None
        piece = self.pieces[id]
        return None if piece is None else cast(Unit, piece)

    def character(self, id: int) -> Unit | None:
        unit = self.find_unit(id)
        return unit if unit is not None and unit.is_character() else None

    def all_characters(self) -> list[Unit]:
        """Every character in play, older first, the Mob last."""
        found: list[Unit] = []
        for id in self.in_play:
            if self.zones[id] == Zone.TEAM:
                found.append(self.unit(id))
        if self.mob >= 0:
            found.append(self.unit(self.mob))
        return found

    def creatures(self) -> list[Piece]:
        """The characters that selectors mean: in GRAND COMBAT the Common Team and the Mob (HEROES-21.9)."""
        if self.mob >= 0 and self.in_combat() and not (self.slot == self.mob and not self.has_common_team()):
            return [unit for unit in self.all_characters() if unit.common or unit.id == self.mob]
        return [*self.all_characters()]

    def has_common_team(self) -> bool:
        for seat in range(self.seats):
            for id in self.teams[seat]:
                if self.unit(id).common:
                    return True
        return False

    def in_combat(self) -> bool:
        return Phase.COMBAT <= self.phase <= Phase.AGAIN

    def side_of(self, owner: int) -> int:
        return MOB_SIDE if owner < 0 else self.sides[owner]

    def are_enemies(self, a: int, b: int) -> bool:
        """Of two owners; NOBODY is the Mob."""
        return self.side_of(a) != self.side_of(b)

    def alive(self, seat: int) -> bool:
        return self.playing[seat] and self.eliminated[seat] == 0

    def opponents(self, seat: int) -> list[int]:
        """In turn order from that seat (HEROES-20.3, 21.3)."""
        return [other for other in self.seats_from(seat) if self.alive(other) and self.are_enemies(seat, other)]

    def seats_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(self.seats)]

    def turn_seat(self) -> int:
        """The turn player, or who stands for one outside a player's turn (HEROES-21.5)."""
        if self.active >= 0:
            return self.active
        for seat in self.seats_from(self.start):
            if self.alive(seat):
                return seat
        return self.start

    def rank_of(self, owner: int) -> int:
        """The place of an owner in turn order; the Mob comes last."""
        return self.seats if owner < 0 else (owner - self.turn_seat()) % self.seats

    def clock(self) -> int:
        """The unit in which tokens age: the turn, in Challengers the round (HEROES-21.5)."""
        return self.round if self.mode == Mode.CHALLENGERS else self.turn

    # Statics

    def statics_of(self, id: int) -> list[HeroStatic]:
        """Those of an attached card sleep while it cannot be used (HEROES-12.10)."""
        if self.zones[id] == Zone.ATTACHED and not self.card_works(self.unit(id)):
            return []
        return self.card(id).rules

    def bonus(self, piece: Piece, stat: int) -> int:
        total = 0
        for id in self.static_sources:
            for static in self.statics_of(id):
                change = static.changes[stat]
                if change != 0 and static.reaches(self, self.unit(id), piece):
                    total += change
        return total

    def forbids(self, player: int, what: int, ability: int) -> bool:
        """Whether a static forbids this to a player; the Mob is no player (HEROES-21.3)."""
        if player < 0:
            return False
        for id in self.static_sources:
            for static in self.card(id).rules:
                if static.forbid != what or (what == Forbid.ABILITY and static.forbid_ability != ability):
                    continue
                if reaches_player(static.who, self.owners[id], player, self.sides):
                    return True
        return False

    def field_limit(self, player: int) -> int:
        """HEROES-11.1."""
        limit = FIRST_FIELDING if self.own_turns[player] <= 1 else 1
        for id in self.static_sources:
            for static in self.card(id).rules:
                if static.field_limit > limit and reaches_player(static.who, self.owners[id], player, self.sides):
                    limit = static.field_limit
        return limit

    def names_free(self, player: int) -> bool:
        for id in self.static_sources:
            for static in self.card(id).rules:
                if static.duplicate_names and reaches_player(static.who, self.owners[id], player, self.sides):
                    return True
        return False

    def slowest_first(self) -> bool:
        for id in self.static_sources:
            for static in self.card(id).rules:
                if static.slowest_first:
                    return True
        return False

    def equipment_cost(self, card: HeroCard, player: int) -> int:
        """HEROES-10.2."""
        cost = card.cost
        for id in self.static_sources:
            for static in self.card(id).rules:
                if static.equipment_cost != 0 and reaches_player(static.who, self.owners[id], player, self.sides):
                    cost += static.equipment_cost
        return max(1, cost)

    # Tokens and immunities

    def immune_bits(self, unit: Unit) -> int:
        """The immunities it has, by token or by static, as bits of token kinds (HEROES-17.1)."""
        held = unit.held & ALL_IMMUNITIES
        for id in self.static_sources:
            for static in self.statics_of(id):
                if static.immune & ~held and static.reaches(self, self.unit(id), unit):
                    held |= static.immune
        return held

    def is_immune(self, unit: Unit, immunity: int) -> bool:
        return self.immune_bits(unit) >> immunity & 1 == 1

    def suppressed(self, unit: Unit) -> int:
        """The kinds it holds to no effect (HEROES-17.2)."""
        return gather(self.immune_bits(unit), SUPPRESSED)

    def blocked(self, unit: Unit) -> int:
        """The kinds it cannot receive."""
        return gather(self.immune_bits(unit), BLOCKED)

    def size(self, unit: Unit, kind: int) -> int:
        """The total size of its effective tokens of a kind (HEROES-15.2, 15.13)."""
        if unit.held >> kind & 1 == 0 or (kind < Token.IMMUNITY and self.suppressed(unit) >> kind & 1):
            return 0
        total = 0
        for token in unit.tokens:
            if token.kind == kind:
                total += token.size
        return total

    def has(self, unit: Unit, kind: int) -> bool:
        """Whether it has an effective token of that kind."""
        if unit.held >> kind & 1 == 0:
            return False
        return kind >= Token.IMMUNITY or self.suppressed(unit) >> kind & 1 == 0

    def sees_clearly(self, unit: Unit) -> bool:
        """Effective Privileged Sight (HEROES-13.7)."""
        return self.has(unit, Token.SIGHT) and not self.has(unit, Token.FURY)

    def is_confused(self, unit: Unit) -> bool:
        return self.has(unit, Token.CONFUSION) and not self.sees_clearly(unit)

    # Attributes

    def max_health(self, unit: Unit) -> int:
        """HEROES-11.8."""
        most = self.card(unit.id).health + unit.bonus_health
        if unit.held:
            most += self.size(unit, Token.MORE_LIFE) - self.size(unit, Token.LESS_LIFE)
        if self.static_sources:
            most += self.bonus(unit, Stat.HEALTH)
        return most

    def health(self, unit: Unit) -> int:
        """At least 1 under Immunity: Death (HEROES-17.5)."""
        left = self.max_health(unit) - unit.damage
        return 1 if left < 1 and self.is_immune(unit, Immune.DEATH) else left

    def speed(self, unit: Unit) -> int:
        """HEROES-11.10."""
        speed = self.card(unit.id).speed
        if unit.held:
            speed += self.size(unit, Token.AGILITY) - self.size(unit, Token.SLOW)
            if self.has(unit, Token.BURN):
                speed -= 1
        if self.static_sources:
            speed += self.bonus(unit, Stat.SPEED)
        return max(0, speed)

    def shields(self, unit: Unit) -> int:
        return self.size(unit, Token.SHIELD)

    def protection(self, unit: Unit) -> int:
        """As displayed (HEROES-11.9)."""
        return unit.pool + self.shields(unit)

    def abilities(self, unit: Unit) -> int:
        """Printed and granted ones, a bit each."""
        found = self.card(unit.id).abilities_held
        for id in self.static_sources:
            for static in self.card(id).rules:
                if static.grant & ~found and static.reaches(self, self.unit(id), unit):
                    found |= static.grant
        return found

    def storage(self, unit: Unit) -> int:
        """HEROES-7.4."""
        if unit.zone == Zone.SUPPORT:
            return self.card(unit.id).storage
        limit = STORAGE
        for id in self.static_sources:
            for static in self.statics_of(id):
                if static.storage > limit and static.reaches(self, self.unit(id), unit):
                    limit = static.storage
        return limit

    def room(self, unit: Unit) -> int:
        return max(0, self.storage(unit) - unit.energy)

    def prevented(self, unit: Unit) -> int:
        total = 0
        for id in self.static_sources:
            for static in self.statics_of(id):
                if static.prevent and static.reaches(self, self.unit(id), unit):
                    total += static.prevent
        return total

    def multi_action(self, unit: Unit) -> int:
        most = 1
        for static in self.card(unit.id).rules:
            most = max(most, static.multi_action)
        return most

    def card_works(self, attached: Unit) -> bool:
        """Whether an attached action card can be used (HEROES-12.10)."""
        ability = self.card(attached.id).ability
        if ability == NOBODY:
            return True
        host = self.unit(attached.at)
        return self.abilities(host) >> ability & 1 == 1 and not self.forbids(attached.owner, Forbid.ABILITY, ability)

    def weaker(self, a: Unit, b: Unit) -> bool:
        """Lowest Health, then lowest displayed Protection, then highest Speed, then older (HEROES-25.3)."""
        x, y = self.health(a), self.health(b)
        if x != y:
            return x < y
        x, y = self.protection(a), self.protection(b)
        if x != y:
            return x < y
        x, y = self.speed(a), self.speed(b)
        if x != y:
            return x > y
        return a.order < b.order

    def in_play_already(self, card: HeroCard, leaving: int) -> bool:
        """Whether a unique card lies in play, under any player (HEROES-2.11)."""
        for id in self.in_play:
            if id != leaving and self.cards[id].number == card.number and not (self.is_on(id, leaving)):
                return True
        return False

    def is_on(self, id: int, host: int) -> bool:
        return host >= 0 and self.zones[id] == Zone.ATTACHED and self.unit(id).at == host


def gather(immunities: int, table: list[int]) -> int:
    found = 0
    bits = immunities >> Token.IMMUNITY
    place = 0
    while bits:
        if bits & 1:
            found |= table[place]
        bits >>= 1
        place += 1
    return found
