"""Triggers, and how effects run (HEROES-22.5 to 22.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.heroes.board import MOST_TRIGGERS, When, Zone
from carteado.games.heroes.pieces import HeroesEffect, Unit
from carteado.games.heroes.rules import equipment, knockouts, sides
from carteado.kit.cards import NOBODY, Trigger
from carteado.kit.table import Effect, News, Piece

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


EVENT_LAST: Final = 1_000_000_000
PER_SEAT: Final = 10_000_000


# Firing events. The match's mask of listened-for events is tested before an event is made.


def fire(table: HeroesState, when: int, unit: Unit, by: int = NOBODY) -> None:
    """Fire an event about a card; `by` is the character that caused it."""
    if table.heard >> when & 1:
        table.tell(News(when, unit.id, unit, by, unit.owner))


def fire_turn(table: HeroesState, when: int) -> None:
    """Fire a moment of the turn; its player is NOBODY in GRAND COMBAT."""
    if table.heard >> when & 1:
        table.tell(News(when, NOBODY, None, NOBODY, table.clock.active))


def fire_attack(table: HeroesState, effect: HeroesEffect) -> None:
    """Fire an attack that has run, even if the attacker is gone."""
    if table.heard >> When.ATTACKS & 1:
        table.tell(News(When.ATTACKS, effect.actor, None, NOBODY, effect.player))


def triggered(table: HeroesState, source: Piece, trigger: Trigger, news: News) -> HeroesEffect:
    """Make the effect of a trigger: turn order from the turn player, then older first; the event last (HEROES-22.7)."""
    effect = HeroesEffect(source.id, source.owner, trigger.block)
    effect.note_trigger(source, trigger, news)
    effect.kind = source.order
    if source.zone == Zone.EVENT:
        effect.order += EVENT_LAST
    else:
        effect.order += PER_SEAT * sides.rank(table, source.owner)
    return effect


# Running


def begin(table: HeroesState, effect: Effect) -> None:
    """Start a trigger if its card is still in play and the limit of fifty is not reached (HEROES-22.8)."""
    table.resolved += 1
    unit = table.find_unit(effect.source)
    if table.resolved > MOST_TRIGGERS:
        table.queue.clear()
    elif unit is not None and unit.order == effect.kind:
        table.report_card("triggered", effect.source)
        table.effects.append(effect)


def finish(table: HeroesState, effect: HeroesEffect) -> None:
    """Finish an effect; after an attack fire its triggers (HEROES-22.9)."""
    equipment.discard_spent(table)
    knockouts.settle(table)
    table.close_batch()
    if effect.attack and not table.reason:
        fire_attack(table, effect)
        table.close_batch()
