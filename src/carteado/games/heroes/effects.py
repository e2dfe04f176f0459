"""What operations do: damage, healing, tokens, searches, extra slots (HEROES-13.11, 14 to 17, 22)."""

from __future__ import annotations

from carteado.core.state import Decision
from carteado.games.heroes.board import (
    MOST_SEATS,
    TOKENS,
    Forbid,
    Immune,
    Stance,
    Stat,
    Token,
    When,
)
from carteado.games.heroes.ending import Ending
from carteado.games.heroes.pieces import Deed, TokenObject, Unit
from carteado.kit.cards import NOBODY
from carteado.kit.table import Effect

SEARCH = [Decision(seat, "search") for seat in range(MOST_SEATS)]
POISON_BIT = 1 << Token.POISON
LIFE_BITS = 1 << Token.MORE_LIFE | 1 << Token.LESS_LIFE
ALL_OF_THEM = 1_000_000


class Effects(Ending):
    """The verbs of the card language."""

    # Who is reached

    def reached(self, e: Deed, ids: list[int]) -> list[int]:
        """Those still in play who do not evade the attack (HEROES-13.11, 14.9)."""
        found: list[int] = []
        for id in ids:
            unit = self.find_unit(id)
            if unit is not None and not (e.attack and unit.is_character() and self.evades(e, unit)):
                found.append(id)
        return found

    def evades(self, e: Deed, unit: Unit) -> bool:
        """Chosen enemies were checked once, after paying; others are checked now."""
        if unit.id in e.checked:
            return unit.id in e.evaded
        return self.are_enemies(e.player, unit.owner) and self.outruns(e, unit)

    def outruns(self, e: Deed, unit: Unit) -> bool:
        """An effective Evasion token and more Speed than the actor."""
        if e.power >= 0 and self.catalog.powers[e.power].cant_miss:
            return False
        actor = self.find_unit(e.actor)
        if actor is None or not self.has(unit, Token.EVASION) or self.speed(unit) <= self.speed(actor):
            return False
        self.tell_card("evaded", unit.owner, unit.id)
        return True

    # Damage (HEROES-14)

    def deal_damage(self, e: Deed, amount: int, to: list[int], pierce: bool) -> None:
        """To all at the same time."""
        actor = self.find_unit(e.actor)
        if actor is not None:
            amount += self.damage_bonus(actor)
        for id in to:
            self.hurt(self.unit(id), max(0, amount), e, pierce)

    def damage_bonus(self, actor: Unit) -> int:
        """HEROES-14.1."""
        bonus = 0
        if actor.held:
            bonus += self.size(actor, Token.STRENGTH) - self.size(actor, Token.WEAKNESS)
            if self.has(actor, Token.BURN):
                bonus -= 1
        if self.static_sources:
            bonus += self.bonus(actor, Stat.DAMAGE)
        return bonus

    def hurt(self, unit: Unit, amount: int, e: Deed | None, pierce: bool) -> None:
        """One damage event to one character: the six steps of HEROES-14.3."""
        left = amount
        if left > 0 and self.is_immune(unit, Immune.DAMAGE):
            left = 0
        if left > 0 and self.static_sources:
            left = max(0, left - self.prevented(unit))
        if left > 0 and e is not None and e.attack and self.perceives(unit, e):
            left = 0
        if left > 0 and not pierce:
            left = self.absorb(unit, left)
        self.mark(unit, left, amount, e)

    def perceives(self, unit: Unit, e: Deed) -> bool:
        """One object cancels all damage of one use."""
        if unit.id in e.perceived:
            return True
        if not self.has(unit, Token.PERCEPTION):
            return False
        e.perceived.append(unit.id)
        self.drop_token(unit, self.oldest(unit, Token.PERCEPTION))
        self.tell_card("perceived", unit.owner, unit.id)
        return True

    def absorb(self, unit: Unit, amount: int) -> int:
        """Shields, older first, then the pool; returns what is left."""
        left = amount
        while left > 0 and self.has(unit, Token.SHIELD):
            shield = self.oldest(unit, Token.SHIELD)
            left = max(0, left - shield.size)
            self.drop_token(unit, shield)
        mitigated = min(left, unit.pool)
        unit.pool -= mitigated
        return left - mitigated

    def mark(self, unit: Unit, left: int, amount: int, e: Deed | None) -> None:
        """Damage that got through; Immunity: Death stops it at Health 1."""
        if left > 0 and self.is_immune(unit, Immune.DEATH):
            left = max(0, min(left, self.max_health(unit) - unit.damage - 1))
        unit.damage += left
        if self.events is not None:
            facts = {"amount": amount, "lost": left, "health": max(0, self.health(unit)), "pool": unit.pool}
            self.report("hurt", {**self.named(unit.id), **facts})
        if left > 0:
            self.unsettled = True
            by = NOBODY if e is None else e.actor
            self.fire(When.DAMAGED, it=unit.id, piece=unit, by=by, side=unit.owner)

    def doom(self, ids: list[int]) -> None:
        """HEROES-14.7."""
        for id in ids:
            self.unit(id).doomed = True
            self.unsettled = True

    def heal_unit(self, unit: Unit, amount: int) -> None:
        """HEROES-14.5."""
        if self.has(unit, Token.DISEASE) or self.is_immune(unit, Immune.HEAL):
            return
        if self.forbids(unit.owner, Forbid.HEAL, NOBODY):
            return
        healed = min(amount, unit.damage)
        unit.damage -= healed
        if healed > 0 and self.events is not None:
            self.report("healed", {**self.named(unit.id), "amount": healed, "health": self.health(unit)})
        self.cure_poison(unit)

    def cure_poison(self, unit: Unit) -> None:
        if unit.held & POISON_BIT:
            self.strip(unit, POISON_BIT, ALL_OF_THEM)

    # Tokens (HEROES-15)

    def oldest(self, unit: Unit, kind: int) -> TokenObject:
        for token in unit.tokens:
            if token.kind == kind:
                return token
        raise KeyError(kind)

    def drop_token(self, unit: Unit, token: TokenObject) -> None:
        unit.hold([other for other in unit.tokens if other is not token])
        if self.events is not None:
            self.report_token("token_gone", unit, token)

    def report_token(self, name: str, unit: Unit, token: TokenObject) -> None:
        facts = {"token": TOKENS[token.kind], "amount": token.size, "stack": token.stack}
        self.report(name, {**self.named(unit.id), **facts})

    def give_tokens(self, unit: Unit, kind: int, amount: int, stack: bool) -> None:
        """Singles, or one stack (HEROES-15.2)."""
        if amount <= 0:
            return
        if stack:
            self.give_object(unit, kind, amount, True)
        else:
            for _ in range(amount):
                self.give_object(unit, kind, 1, False)

    def give_object(self, unit: Unit, kind: int, size: int, stack: bool) -> None:
        """An object that it cannot receive is lost (HEROES-15.10, 17.2)."""
        if self.blocked(unit) >> kind & 1:
            if self.events is not None:
                self.report("token_blocked", {**self.named(unit.id), "token": TOKENS[kind]})
            return
        self.counter += 1
        token = TokenObject(kind, size, stack, self.clock(), self.counter)
        unit.tokens = [*unit.tokens, token]
        unit.held |= 1 << kind
        if self.events is not None:
            self.report_token("token", unit, token)
        if kind == Token.MORE_LIFE:
            self.cure_poison(unit)
        if kind >= Token.IMMUNITY or LIFE_BITS >> kind & 1:
            self.unsettled = True

    def strip(self, unit: Unit, kinds: int, amount: int) -> list[TokenObject]:
        """The oldest matching objects, without any damage (HEROES-15.9)."""
        if unit.held & kinds == 0:
            return []
        removed: list[TokenObject] = []
        kept: list[TokenObject] = []
        for token in unit.tokens:
            if len(removed) < amount and kinds >> token.kind & 1:
                removed.append(token)
            else:
                kept.append(token)
        unit.hold(kept)
        self.unsettled = True
        if self.events is not None:
            for token in removed:
                self.report_token("token_gone", unit, token)
        return removed

    # Searches and extra slots

    def begin_search(self, seat: int, type: int, amount: int) -> None:
        """HEROES-22.11."""
        if seat < 0 or not self.alive(seat):
            return
        self.search_type = type
        self.search_left = amount
        self.tell_seat("searched", seat)
        self.go_on_searching(seat)

    def go_on_searching(self, seat: int) -> None:
        """Ask for a card, or shuffle when there is none to take."""
        if self.search_left > 0 and self.in_deck(seat, self.search_type):
            self.decision = SEARCH[seat]
        else:
            self.end_search(seat)

    def end_search(self, seat: int) -> None:
        self.search_type = NOBODY
        self.search_left = 0
        self.shuffle_deck(seat)

    def take_found(self, seat: int, number: int) -> None:
        self.search_left -= 1
        self.take_from_deck(seat, number)
        self.go_on_searching(seat)

    def ready_again(self, unit: Unit) -> None:
        """One extra slot at the end of the running order, once a turn (HEROES-22.12)."""
        if not self.in_combat() or unit.readied or not self.slots:
            return
        unit.readied = True
        unit.stance = Stance.UPRIGHT
        self.slots.append(unit.id)
        self.tell_card("readied", unit.owner, unit.id)

    def finish(self, effect: Effect) -> None:
        """An effect has run to its end."""
        self.discard_spent()
        self.settle()
        self.close_batch()
