"""Tokens: which are effective, how they come and go (HEROES-15, 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.heroes.board import TOKENS, Mode, Token
from carteado.games.heroes.pieces import TokenObject, Unit
from carteado.games.heroes.rules import damage, immunities

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


LIFE_BITS: Final = 1 << Token.MORE_LIFE | 1 << Token.LESS_LIFE


def size(table: HeroesState, unit: Unit, kind: int) -> int:
    """Return the total size of a character's effective tokens of a kind (HEROES-15.2, 15.13)."""
    if unit.held >> kind & 1 == 0 or (kind < Token.IMMUNITY and immunities.suppressed(table, unit) >> kind & 1):
        return 0
    total = 0
    for token in unit.tokens:
        if token.kind == kind:
            total += token.size
    return total


def has(table: HeroesState, unit: Unit, kind: int) -> bool:
    """Whether a character has an effective token of that kind."""
    if unit.held >> kind & 1 == 0:
        return False
    return kind >= Token.IMMUNITY or immunities.suppressed(table, unit) >> kind & 1 == 0


def sees_clearly(table: HeroesState, unit: Unit) -> bool:
    """Whether a character has effective Privileged Sight (HEROES-13.7)."""
    return has(table, unit, Token.SIGHT) and not has(table, unit, Token.FURY)


def is_confused(table: HeroesState, unit: Unit) -> bool:
    return has(table, unit, Token.CONFUSION) and not sees_clearly(table, unit)


def now(table: HeroesState) -> int:
    """Return the clock by which tokens age: the turn, in Challengers the round (HEROES-21.5)."""
    return table.clock.round if table.config.mode == Mode.CHALLENGERS else table.clock.turn


def oldest(unit: Unit, kind: int) -> TokenObject:
    for token in unit.tokens:
        if token.kind == kind:
            return token
    raise KeyError(kind)


def give(table: HeroesState, unit: Unit, kind: int, amount: int, stack: bool, turns: int = 1) -> None:
    """Give single tokens, or one stack, that last so many turns (HEROES-15.2, 15.4)."""
    if amount <= 0:
        return
    until = now(table) + turns - 1
    if stack:
        give_object(table, unit, kind, amount, True, until)
    else:
        for _ in range(amount):
            give_object(table, unit, kind, 1, False, until)


def give_object(table: HeroesState, unit: Unit, kind: int, size: int, stack: bool, until: int) -> None:
    """Give a token or a stack, fresh until that turn; one that cannot be received is lost (HEROES-15.10, 17.2)."""
    if immunities.blocked(table, unit) >> kind & 1:
        if table.events is not None:
            table.report("token_blocked", {**table.named(unit.id), "token": TOKENS[kind]})
        return
    table.counter += 1
    token = TokenObject(kind, size, stack, until, table.counter)
    unit.tokens = [*unit.tokens, token]
    unit.held |= 1 << kind
    if table.events is not None:
        report(table, "token", unit, token)
    if kind == Token.MORE_LIFE:
        damage.cure_poison(table, unit)
    if kind >= Token.IMMUNITY or LIFE_BITS >> kind & 1:
        table.unsettled = True


def drop(table: HeroesState, unit: Unit, token: TokenObject) -> None:
    """Remove one token that was used up."""
    unit.hold([other for other in unit.tokens if other is not token])
    if table.events is not None:
        report(table, "token_gone", unit, token)


def strip(table: HeroesState, unit: Unit, kinds: int, amount: int) -> list[TokenObject]:
    """Remove the oldest tokens of these kinds, without any damage, and return them (HEROES-15.9)."""
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
    table.unsettled = True
    if table.events is not None:
        for token in removed:
            report(table, "token_gone", unit, token)
    return removed


def report(table: HeroesState, name: str, unit: Unit, token: TokenObject) -> None:
    facts = {"token": TOKENS[token.kind], "amount": token.size, "stack": token.stack}
    table.report(name, {**table.named(unit.id), **facts})
