"""The words of the card language that only the duel has: rows, columns, adjacency, heroes, mana, traps (section 4)."""

from __future__ import annotations

from typing import cast

from carteado.games.duel.board import COLUMNS, NEIGHBOURS, Aim, Keyword, Type, Zone, column_of, row_of
from carteado.games.duel.effects import Effects
from carteado.games.duel.table import DuelCard, ItemKind
from carteado.kit.cards import NOBODY, Amount, Condition, Filter, Op, Selector, Side, Target, Who
from carteado.kit.table import CardState, Effect, News, Piece


class CreatureFilter(Filter):
    """Which creatures are meant (4.4); all keys must hold."""

    def __init__(self) -> None:
        self.side: int = Side.ANY
        self.other = False
        self.row = NOBODY
        self.job = NOBODY
        self.state = 0
        self.cost_max = NOBODY
        self.atk_min = NOBODY
        self.here = False

    def matches(self, s: CardState, source: int, player: int, piece: Piece) -> bool:
        if not on_side(self.side, player, piece.owner) or (self.other and piece.id == source):
            return False
        if self.row >= 0 and row_of(piece.at) != self.row:
            return False
        duel = cast(Effects, s)
        card = duel.card(piece.id)
        if self.job >= 0 and card.job != self.job:
            return False
        if self.cost_max >= 0 and card.cost > self.cost_max:
            return False
        if self.state and not in_state(self.state, piece):
            return False
        if self.here and not duel.covers(source, piece.at):
            return False
        return self.atk_min < 0 or last_atk(duel, piece) >= self.atk_min

    def matches_hero(self, player: int, hero: Piece) -> bool:
        """A hero has a side and can be hurt; nothing else of a filter fits it."""
        if not on_side(self.side, player, hero.owner) or self.row >= 0 or self.job >= 0 or self.here:
            return False
        return self.atk_min < 0 and self.cost_max < 0 and (self.state == 0 or in_state(self.state, hero))

    def matches_card(self, card: DuelCard) -> bool:
        """A creature card that is not in play, by what is printed on it."""
        if self.job >= 0 and card.job != self.job:
            return False
        return (self.cost_max < 0 or card.cost <= self.cost_max) and card.atk >= self.atk_min


def on_side(side: int, player: int, owner: int) -> bool:
    return side == Side.ANY or (owner == player) == (side == Side.OWN)


def in_state(state: int, piece: Piece) -> bool:
    if state == 1:
        return not piece.exhausted
    return piece.exhausted if state == 2 else piece.damage > 0


def last_atk(duel: Effects, piece: Piece) -> int:
    """Of a dead creature the last one in play (DUEL-13.1)."""
    return duel.atk_of(piece) if duel.pieces[piece.id] is piece else piece.last_atk


# Selectors


class Host(Selector):
    """The creature this enchant is on."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        piece = s.pieces[e.source]
        return [] if piece is None or piece.zone != Zone.HOST else [piece.at]

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        return source.zone == Zone.HOST and source.at == piece.id


class Here(Selector):
    """All creatures in the enchanted row or column."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        duel = cast(Effects, s)
        return [piece.id for piece in s.creatures() if duel.covers(e.source, piece.at)]

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        if source.zone == Zone.ROW:
            return piece.at // COLUMNS == source.at
        return source.zone == Zone.COLUMN and piece.at % COLUMNS == source.at


class MyHero(Selector):
    def find(self, s: CardState, e: Effect) -> list[int]:
        return [e.player]


class FoeHero(Selector):
    def find(self, s: CardState, e: Effect) -> list[int]:
        return [1 - e.player]


class Heroes(Selector):
    def find(self, s: CardState, e: Effect) -> list[int]:
        return [0, 1]


class Near(Selector):
    """Creatures in slots that lie so and so to the slot of something, or to its last slot (DUEL-13.9)."""

    def __init__(self, of: Selector, filter: CreatureFilter | None) -> None:
        self.of = of
        self.filter = filter

    def lies(self, at: int, centre: int) -> bool:
        raise NotImplementedError

    def find(self, s: CardState, e: Effect) -> list[int]:
        centres = self.of.find(s, e)
        if not centres or not is_creature(s, centres[0]):
            return []
        duel = cast(Effects, s)
        centre = duel.where(centres[0])
        if centre < 0:
            return []
        found: list[int] = []
        for piece in s.creatures():
            if self.lies(piece.at, centre):
                filter = self.filter
                if filter is None or filter.matches(s, e.source, e.player, piece):
                    found.append(piece.id)
        return found

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        """In a static the centre is always the source itself."""
        if source.zone != Zone.CREATURES or not self.lies(piece.at, source.at):
            return False
        filter = self.filter
        return filter is None or filter.matches(s, source.id, source.owner, piece)


def is_creature(s: CardState, id: int) -> bool:
    return cast(Effects, s).card(id).type == Type.CREATURE


class Adjacent(Near):
    def lies(self, at: int, centre: int) -> bool:
        return at in NEIGHBOURS[centre]


class Area(Near):
    def lies(self, at: int, centre: int) -> bool:
        return at == centre or at in NEIGHBOURS[centre]


class SameRow(Near):
    def lies(self, at: int, centre: int) -> bool:
        return at // COLUMNS == centre // COLUMNS


class SameColumn(Near):
    def lies(self, at: int, centre: int) -> bool:
        return column_of(at) == column_of(centre)


# Conditions


class HeroHp(Condition):
    def __init__(self, foe: bool, least: int, most: int) -> None:
        self.foe = foe
        self.least = least
        self.most = most

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        hp = cast(Effects, s).hero_hp(1 - player if self.foe else player)
        return self.least <= hp <= self.most


class CardsIn(Condition):
    """Cards in a hand or graveyard."""

    def __init__(self, zone: int, foe: bool, least: int, most: int) -> None:
        self.zone = zone
        self.foe = foe
        self.least = least
        self.most = most

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        duel = cast(Effects, s)
        whose = 1 - player if self.foe else player
        cards = duel.hands[whose] if self.zone == Zone.HAND else duel.graves[whose]
        return self.least <= len(cards) <= self.most


class InRow(Condition):
    """This creature stands in that row."""

    def __init__(self, row: int) -> None:
        self.row = row

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        piece = s.pieces[source]
        return piece is not None and piece.zone == Zone.CREATURES and row_of(piece.at) == self.row


# Whom a trigger is about


class MyHeroWho(Who):
    def hears(self, s: CardState, source: int, player: int, news: News) -> bool:
        return news.it == player


class Someone(Who):
    """A creature that matches; `at` asks what an attack is aimed at."""

    def __init__(self, filter: CreatureFilter, at: int) -> None:
        self.filter = filter
        self.at = at

    def hears(self, s: CardState, source: int, player: int, news: News) -> bool:
        piece = news.piece
        if piece is None or piece.zone != Zone.CREATURES:
            return False
        if self.at >= 0 and (news.by < 2) != (self.at == 0):
            return False
        return self.filter.matches(s, source, player, piece)


class SomeSide(Who):
    """A player's deed or turn; `kind` asks what kind of spell."""

    def __init__(self, side: int, kind: int) -> None:
        self.side = side
        self.kind = kind

    def hears(self, s: CardState, source: int, player: int, news: News) -> bool:
        return on_side(self.side, player, news.side) and (self.kind < 0 or self.kind == news.kind)


# Targets (4.4)


class CreatureTarget(Target):
    """A creature, or with `heroes` any character."""

    def __init__(self, filter: CreatureFilter, heroes: bool) -> None:
        self.filter = filter
        self.heroes = heroes

    def choices(self, s: CardState, source: int, player: int) -> list[int]:
        found: list[int] = []
        if self.heroes:
            for id in (0, 1):
                if self.allows(s, source, player, id):
                    found.append(id)
        duel = cast(Effects, s)
        for piece in duel.creatures():
            if self.fits(duel, source, player, piece):
                found.append(piece.id)
        return found

    def allows(self, s: CardState, source: int, player: int, choice: int) -> bool:
        duel = cast(Effects, s)
        piece = duel.character(choice)
        if piece is None:
            return False
        if piece.zone == Zone.HERO:
            return self.heroes and self.filter.matches_hero(player, piece)
        return self.fits(duel, source, player, piece)

    def fits(self, duel: Effects, source: int, player: int, piece: Piece) -> bool:
        if not self.filter.matches(duel, source, player, piece):
            return False
        return piece.owner == player or not duel.has(piece, Keyword.WARD)


class ItemTarget(Target):
    """A spell or ability of the foe in the chain."""

    def choices(self, s: CardState, source: int, player: int) -> list[int]:
        return [place for place in range(len(s.chain)) if self.allows(s, source, player, place)]

    def allows(self, s: CardState, source: int, player: int, choice: int) -> bool:
        if choice >= len(s.chain):
            return False
        item = s.chain[choice]
        return item.player != player and (item.kind == ItemKind.SPELL or item.kind == ItemKind.ABILITY)

    def written(self, s: CardState, choice: int) -> int:
        return Aim.LINK + choice


class EnchantTarget(Target):
    def __init__(self, side: int) -> None:
        self.side = side

    def choices(self, s: CardState, source: int, player: int) -> list[int]:
        return [id for id in s.in_play if self.allows(s, source, player, id)]

    def allows(self, s: CardState, source: int, player: int, choice: int) -> bool:
        return cast(Effects, s).is_enchant(choice) and on_side(self.side, player, s.owners[choice])


class TrapTarget(Target):
    """A trap of the foe, by position (R-80)."""

    def choices(self, s: CardState, source: int, player: int) -> list[int]:
        return cast(Effects, s).traps[1 - player].copy()

    def allows(self, s: CardState, source: int, player: int, choice: int) -> bool:
        return s.zones[choice] == Zone.TRAPS and s.owners[choice] != player

    def written(self, s: CardState, choice: int) -> int:
        return Aim.TRAP + cast(Effects, s).traps[s.owners[choice]].index(choice)


class GraveTarget(Target):
    """A creature card in your graveyard."""

    def __init__(self, filter: CreatureFilter) -> None:
        self.filter = filter

    def choices(self, s: CardState, source: int, player: int) -> list[int]:
        return [id for id in cast(Effects, s).graves[player] if self.allows(s, source, player, id)]

    def allows(self, s: CardState, source: int, player: int, choice: int) -> bool:
        if s.zones[choice] != Zone.GRAVE or s.owners[choice] != player:
            return False
        card = cast(Effects, s).card(choice)
        return card.type == Type.CREATURE and self.filter.matches_card(card)


# Operations


class Stun(Op):
    def __init__(self, what: Selector) -> None:
        self.what = what

    def run(self, s: CardState, e: Effect) -> None:
        cast(Effects, s).stun(self.what.find(s, e))


class Move(Op):
    def __init__(self, what: Selector) -> None:
        self.what = what

    def run(self, s: CardState, e: Effect) -> None:
        cast(Effects, s).move_over(self.what.find(s, e))


class Revive(Op):
    def __init__(self, what: Selector, row: int) -> None:
        self.what = what
        self.row = row

    def run(self, s: CardState, e: Effect) -> None:
        cast(Effects, s).revive(e.player, self.what.find(s, e), self.row)


class Summon(Op):
    def __init__(self, token: DuelCard, amount: Amount, row: int) -> None:
        self.token = token
        self.amount = amount
        self.row = row

    def run(self, s: CardState, e: Effect) -> None:
        cast(Effects, s).summon(e.player, self.token, self.amount.value(s, e), self.row)


class GainMana(Op):
    def __init__(self, foe: bool, amount: Amount) -> None:
        self.foe = foe
        self.amount = amount

    def run(self, s: CardState, e: Effect) -> None:
        cast(Effects, s).gain_mana(1 - e.player if self.foe else e.player, self.amount.value(s, e))


class Ramp(Op):
    def __init__(self, foe: bool, amount: Amount) -> None:
        self.foe = foe
        self.amount = amount

    def run(self, s: CardState, e: Effect) -> None:
        cast(Effects, s).ramp(1 - e.player if self.foe else e.player, self.amount.value(s, e))


class RevealHand(Op):
    def run(self, s: CardState, e: Effect) -> None:
        cast(Effects, s).reveal_hand(e.player)


class RevealTrap(Op):
    def __init__(self, what: Selector) -> None:
        self.what = what

    def run(self, s: CardState, e: Effect) -> None:
        cast(Effects, s).reveal_traps(e.player, self.what.find(s, e))
