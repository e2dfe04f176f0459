"""Damage and healing (HEROES-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.heroes.board import Forbid, Immune, Stat, Token, When
from carteado.games.heroes.pieces import HeroesEffect, Unit
from carteado.games.heroes.rules import immunities, statics, stats, tokens, triggers
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


POISON_BIT: Final = 1 << Token.POISON
ALL_OF_THEM: Final = 1_000_000


def deal(table: HeroesState, e: HeroesEffect, amount: int, to: list[int], pierce: bool) -> None:
    """Damage all these characters at the same time."""
    actor = table.find_unit(e.actor)
    if actor is not None:
        amount += bonus(table, actor)
    for id in to:
        hurt(table, table.unit(id), max(0, amount), e, pierce)


def bonus(table: HeroesState, actor: Unit) -> int:
    """Return what tokens and statics add to the damage that a character deals (HEROES-14.1)."""
    changed = stats.change(table, actor, Token.STRENGTH, Token.WEAKNESS, Stat.DAMAGE)
    return changed - stats.burn_loss(table, actor)


def hurt(table: HeroesState, unit: Unit, amount: int, e: HeroesEffect | None = None, pierce: bool = False) -> None:
    """Damage one character once: the six steps of HEROES-14.3."""
    left = amount
    if left > 0 and immunities.has(table, unit, Immune.DAMAGE):
        left = 0
    if left > 0 and table.static_sources:
        left = max(0, left - prevented(table, unit))
    if left > 0 and e is not None and e.attack and perceives(table, unit, e):
        left = 0
    if left > 0 and not pierce:
        left = absorb(table, unit, left)
    mark(table, unit, left, amount, e)


def prevented(table: HeroesState, unit: Unit) -> int:
    """Return how much of each damage statics prevent."""
    total = 0
    for id in table.static_sources:
        for static in statics.of(table, id):
            if static.prevented() and static.reaches(table, table.unit(id), unit):
                total += static.prevented()
    return total


def perceives(table: HeroesState, unit: Unit, e: HeroesEffect) -> bool:
    """Use up a Perception token to cancel all damage of one use; return whether the damage is cancelled."""
    if unit.id in e.perceived:
        return True
    if not tokens.has(table, unit, Token.PERCEPTION):
        return False
    e.perceived.append(unit.id)
    tokens.drop(table, unit, tokens.oldest(unit, Token.PERCEPTION))
    table.report_card("perceived", unit.id)
    return True


def absorb(table: HeroesState, unit: Unit, amount: int) -> int:
    """Take damage off shields, older first, then off the pool; return what is left."""
    left = amount
    while left > 0 and tokens.has(table, unit, Token.SHIELD):
        shield = tokens.oldest(unit, Token.SHIELD)
        left = max(0, left - shield.size)
        tokens.drop(table, unit, shield)
    mitigated = min(left, unit.pool)
    unit.pool -= mitigated
    return left - mitigated


def mark(table: HeroesState, unit: Unit, left: int, amount: int, e: HeroesEffect | None) -> None:
    """Mark the damage that got through; Immunity: Death stops it at Health 1."""
    if left > 0 and immunities.has(table, unit, Immune.DEATH):
        left = max(0, min(left, stats.max_health(table, unit) - unit.damage - 1))
    unit.damage += left
    if table.events is not None:
        facts = {"amount": amount, "lost": left, "health": max(0, stats.health(table, unit)), "pool": unit.pool}
        table.report("hurt", {**table.named(unit.id), **facts})
    if left > 0:
        table.unsettled = True
        triggers.fire(table, When.DAMAGED, unit, NOBODY if e is None else e.actor)


def doom(table: HeroesState, ids: list[int]) -> None:
    """Knock characters out at the next check (HEROES-14.7)."""
    for id in ids:
        table.unit(id).doomed = True
        table.unsettled = True


def heal(table: HeroesState, unit: Unit, amount: int) -> None:
    """Remove damage from a character (HEROES-14.5)."""
    if tokens.has(table, unit, Token.DISEASE) or immunities.has(table, unit, Immune.HEAL):
        return
    if statics.forbids(table, unit.owner, Forbid.HEAL):
        return
    healed = min(amount, unit.damage)
    unit.damage -= healed
    if healed > 0 and table.events is not None:
        table.report("healed", {**table.named(unit.id), "amount": healed, "health": stats.health(table, unit)})
    cure_poison(table, unit)


def cure_poison(table: HeroesState, unit: Unit) -> None:
    if unit.held & POISON_BIT:
        tokens.strip(table, unit, POISON_BIT, ALL_OF_THEM)
