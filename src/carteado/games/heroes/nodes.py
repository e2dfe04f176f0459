"""The words of the card language that only Heroes has: tokens, energy, the weakest, knock-outs (HEROES-25)."""

from __future__ import annotations

from typing import cast

from carteado.games.heroes.board import Mode, Number, Who
from carteado.games.heroes.effects import Effects
from carteado.games.heroes.pieces import Deed, Unit
from carteado.kit import cards as words
from carteado.kit.cards import NOBODY, Amount, Condition, Filter, Op, Selector, Side
from carteado.kit.table import CardState, Effect, News, Piece


class CharacterFilter(Filter):
    """Which characters are meant (HEROES-25.3); all keys must hold."""

    def __init__(self) -> None:
        self.side: int = Side.ANY
        self.other = False
        self.token = NOBODY
        self.alliance = 0
        self.ability = NOBODY
        self.alignment = NOBODY
        self.earth = NOBODY
        self.stars_max = NOBODY
        self.energy_min = 0
        self.damaged = False

    def matches(self, s: CardState, source: int, player: int, piece: Piece) -> bool:
        heroes = cast(Effects, s)
        if self.side != Side.ANY and heroes.are_enemies(player, piece.owner) != (self.side == Side.ENEMY):
            return False
        return self.describes(heroes, source, cast(Unit, piece))

    def describes(self, s: Effects, source: int, unit: Unit) -> bool:
        """Everything but the side, which a confused character mistakes (HEROES-13.9)."""
        if self.other and unit.id == source:
            return False
        card = s.card(unit.id)
        if self.alliance and card.alliances & self.alliance == 0:
            return False
        if self.alignment >= 0 and card.alignment != self.alignment:
            return False
        if self.earth >= 0 and card.earth != self.earth:
            return False
        if self.stars_max >= 0 and card.stars > self.stars_max:
            return False
        if unit.energy < self.energy_min or (self.damaged and unit.damage == 0):
            return False
        if self.token >= 0 and not s.has(unit, self.token):
            return False
        return self.ability < 0 or s.abilities(unit) >> self.ability & 1 == 1


# Selectors


class Aimed(Selector):
    """What was chosen for `t1` or `t2`, as far as it is still in play and fits the filter, if one is said."""

    def __init__(self, index: int, filter: CharacterFilter | None) -> None:
        self.index = index
        self.filter = filter

    def find(self, s: CardState, e: Effect) -> list[int]:
        deed = cast(Deed, e)
        if self.index >= len(deed.chosen):
            return []
        heroes = cast(Effects, s)
        filter = self.filter
        found: list[int] = []
        for id in deed.chosen[self.index]:
            unit = heroes.find_unit(id)
            if unit is not None and (filter is None or filter.describes(heroes, e.source, unit)):
                found.append(id)
        return found


class Host(Selector):
    """The character that carries this action card."""

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        return source.at == piece.id


class Weakest(Selector):
    """The weakest matching character."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def find(self, s: CardState, e: Effect) -> list[int]:
        heroes = cast(Effects, s)
        best: Unit | None = None
        for piece in s.creatures():
            if self.filter.matches(s, e.source, e.player, piece):
                unit = cast(Unit, piece)
                if best is None or heroes.weaker(unit, best):
                    best = unit
        return [] if best is None else [best.id]


# Amounts


class StatOf(Amount):
    """A number of the first character that a selector finds, and some more."""

    def __init__(self, stat: int, of: Selector, plus: int) -> None:
        self.stat = stat
        self.of = of
        self.plus = plus

    def value(self, s: CardState, e: Effect) -> int:
        found = self.of.find(s, e)
        return self.plus + (0 if not found else stat_of(cast(Effects, s), found[0], self.stat))


def stat_of(s: Effects, id: int, stat: int) -> int:
    unit = s.find_unit(id)
    if unit is None:
        return 0
    if stat >= Number.TOKENS:
        return s.size(unit, stat - Number.TOKENS)
    if stat == Number.HEALTH:
        return s.health(unit)
    if stat == Number.PROTECTION:
        return s.protection(unit)
    if stat == Number.SPEED:
        return s.speed(unit)
    if stat == Number.ENERGY:
        return unit.energy
    return unit.damage if stat == Number.DAMAGE_TAKEN else s.card(unit.id).stars


# Conditions


class Within(Condition):
    """A number is within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        number = self.number(cast(Effects, s), player, e)
        return number != NOBODY and self.least <= number <= self.most

    def number(self, s: Effects, player: int, e: Effect | None) -> int:
        """NOBODY when there is nothing to be counted."""
        raise NotImplementedError


class StatWithin(Within):
    """Of the first character selected; false when it is not in play (HEROES-22.4)."""

    def __init__(self, stat: int, of: Selector, least: int, most: int) -> None:
        super().__init__(least, most)
        self.stat = stat
        self.of = of

    def number(self, s: Effects, player: int, e: Effect | None) -> int:
        found = self.of.find(s, e) if e is not None else []
        return stat_of(s, found[0], self.stat) if found and s.find_unit(found[0]) is not None else NOBODY


class Among(Within):
    """How many of those chosen fit a filter."""

    def __init__(self, of: Selector, least: int, most: int) -> None:
        super().__init__(least, most)
        self.of = of

    def number(self, s: Effects, player: int, e: Effect | None) -> int:
        return len(self.of.find(s, e)) if e is not None else 0


class HandWithin(Within):
    def number(self, s: Effects, player: int, e: Effect | None) -> int:
        return NOBODY if player < 0 else len(s.hands[player])


class KosWithin(Within):
    def number(self, s: Effects, player: int, e: Effect | None) -> int:
        return NOBODY if player < 0 else s.knockouts[player]


class SourcesWithin(Within):
    def number(self, s: Effects, player: int, e: Effect | None) -> int:
        return NOBODY if player < 0 else len(s.plants[player])


class Turn(Condition):
    """It is, or is not, the controller's turn."""

    def __init__(self, own: bool) -> None:
        self.own = own

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return (cast(Effects, s).active == player) == self.own


class EventIs(Condition):
    """What lies in the Event slot: -1 none, 0 one of the controller's, 2 any (as the sides of a filter)."""

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        event = cast(Effects, s).event
        if self.side < 0:
            return event < 0
        return event >= 0 and (self.side == Side.ANY or s.owners[event] == player)


class Chance(Condition):
    def __init__(self, wins: int, sides: int) -> None:
        self.wins = wins
        self.sides = sides

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return cast(Effects, s).roll("chance", self.sides, source) <= self.wins


# Whom a trigger is about


class Someone(words.Who):
    """A character of a side did it, or it happened to one."""

    def __init__(self, side: int) -> None:
        self.side = side

    def hears(self, s: CardState, source: int, player: int, news: News) -> bool:
        if self.side == Side.ANY:
            return True
        return cast(Effects, s).are_enemies(player, news.side) == (self.side == Side.ENEMY)


class SomeTurn(words.Who):
    """Any player's turn, or only the controller's; GRAND COMBAT is everybody's (HEROES-21.7)."""

    def __init__(self, own: bool) -> None:
        self.own = own

    def hears(self, s: CardState, source: int, player: int, news: News) -> bool:
        return not self.own or news.side == player or news.side == NOBODY


# Operations


class Players:
    """The players that `who` means in an effect."""

    def __init__(self, who: int) -> None:
        self.who = who

    def find(self, s: Effects, e: Deed) -> list[int]:
        who = self.who
        if who == Who.ME:
            return [e.player] if e.player >= 0 and s.alive(e.player) else []
        if who == Who.ACTIVE:
            return [s.active] if s.active >= 0 and s.alive(s.active) else []
        if who >= Who.T1:
            aim = who - Who.T1
            return [seat for seat in e.chosen[aim] if s.alive(seat)] if aim < len(e.chosen) else []
        seats = s.seats_from(s.turn_seat())
        if who == Who.ALL:
            return [seat for seat in seats if s.alive(seat)]
        if e.player < 0 or s.mode == Mode.CHALLENGERS:
            return []
        return [seat for seat in seats if s.alive(seat) and s.are_enemies(e.player, seat)]


class Damage(Op):
    def __init__(self, amount: Amount, to: Selector, pierce: bool) -> None:
        self.amount = amount
        self.to = to
        self.pierce = pierce

    def run(self, s: CardState, e: Effect) -> None:
        heroes, deed = cast(Effects, s), cast(Deed, e)
        to = heroes.reached(deed, self.to.find(s, e))
        if to:
            heroes.deal_damage(deed, self.amount.value(s, e), to, self.pierce)


class ToEach(Op):
    """Something done to every character that it reaches, with one amount for all."""

    def __init__(self, amount: Amount, to: Selector) -> None:
        self.amount = amount
        self.to = to

    def run(self, s: CardState, e: Effect) -> None:
        heroes = cast(Effects, s)
        amount = self.amount.value(s, e)
        for id in heroes.reached(cast(Deed, e), self.to.find(s, e)):
            self.touch(heroes, heroes.unit(id), amount)

    def touch(self, s: Effects, unit: Unit, amount: int) -> None:
        raise NotImplementedError


class Heal(ToEach):
    def touch(self, s: Effects, unit: Unit, amount: int) -> None:
        s.heal_unit(unit, amount)


class GiveTokens(ToEach):
    def __init__(self, kind: int, amount: Amount, stack: bool, to: Selector) -> None:
        super().__init__(amount, to)
        self.kind = kind
        self.stack = stack

    def touch(self, s: Effects, unit: Unit, amount: int) -> None:
        s.give_tokens(unit, self.kind, amount, self.stack)


class RemoveTokens(ToEach):
    def __init__(self, kinds: int, amount: Amount, source: Selector) -> None:
        super().__init__(amount, source)
        self.kinds = kinds

    def touch(self, s: Effects, unit: Unit, amount: int) -> None:
        s.strip(unit, self.kinds, amount)


class MoveTokens(Op):
    def __init__(self, kinds: int, amount: int, source: Selector, to: Selector) -> None:
        self.kinds = kinds
        self.amount = amount
        self.source = source
        self.to = to

    def run(self, s: CardState, e: Effect) -> None:
        heroes, deed = cast(Effects, s), cast(Deed, e)
        to = heroes.reached(deed, self.to.find(s, e))
        if not to:
            return
        for id in heroes.reached(deed, self.source.find(s, e)):
            for token in heroes.strip(heroes.unit(id), self.kinds, self.amount):
                heroes.give_object(heroes.unit(to[0]), token.kind, token.size, token.stack)


class GiveEnergy(ToEach):
    """To cards in play."""

    def touch(self, s: Effects, unit: Unit, amount: int) -> None:
        s.place_energy(unit, amount)


class ToPlayers(Op):
    """Something done to every player it means, with one amount for all."""

    def __init__(self, amount: Amount, who: int) -> None:
        self.amount = amount
        self.players = Players(who)

    def run(self, s: CardState, e: Effect) -> None:
        heroes = cast(Effects, s)
        amount = self.amount.value(s, e)
        for seat in self.players.find(heroes, cast(Deed, e)):
            self.touch(heroes, seat, amount)

    def touch(self, s: Effects, seat: int, amount: int) -> None:
        raise NotImplementedError


class GainEnergy(ToPlayers):
    """Into reserves."""

    def touch(self, s: Effects, seat: int, amount: int) -> None:
        s.gain_energy(seat, amount)


class Drain(ToEach):
    def touch(self, s: Effects, unit: Unit, amount: int) -> None:
        s.lose_energy(unit, amount)


class MoveEnergy(Op):
    def __init__(self, amount: Amount, source: Selector, to: Selector) -> None:
        self.amount = amount
        self.source = source
        self.to = to

    def run(self, s: CardState, e: Effect) -> None:
        heroes, deed = cast(Effects, s), cast(Deed, e)
        to = heroes.reached(deed, self.to.find(s, e))
        if to:
            amount = self.amount.value(s, e)
            for id in heroes.reached(deed, self.source.find(s, e)):
                heroes.move_energy(heroes.unit(id), heroes.unit(to[0]), amount)


class DrawCards(ToPlayers):
    def touch(self, s: Effects, seat: int, amount: int) -> None:
        s.draw_cards(seat, amount)


class DiscardCards(ToPlayers):
    def touch(self, s: Effects, seat: int, amount: int) -> None:
        s.discard_at_random(seat, amount)


class RevealHand(Op):
    def __init__(self, who: int) -> None:
        self.players = Players(who)

    def run(self, s: CardState, e: Effect) -> None:
        heroes = cast(Effects, s)
        for seat in self.players.find(heroes, cast(Deed, e)):
            heroes.reveal_hand(seat, e.player)


class Search(Op):
    def __init__(self, type: int, amount: int) -> None:
        self.type = type
        self.amount = amount

    def run(self, s: CardState, e: Effect) -> None:
        cast(Effects, s).begin_search(e.player, self.type, self.amount)


class EndEvent(Op):
    def run(self, s: CardState, e: Effect) -> None:
        cast(Effects, s).end_event()


class KnockOut(Op):
    def __init__(self, what: Selector) -> None:
        self.what = what

    def run(self, s: CardState, e: Effect) -> None:
        heroes = cast(Effects, s)
        heroes.doom(heroes.reached(cast(Deed, e), self.what.find(s, e)))


class ReadyAgain(Op):
    def __init__(self, what: Selector) -> None:
        self.what = what

    def run(self, s: CardState, e: Effect) -> None:
        heroes = cast(Effects, s)
        for id in heroes.reached(cast(Deed, e), self.what.find(s, e)):
            heroes.ready_again(heroes.unit(id))
