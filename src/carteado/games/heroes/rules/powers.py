"""Powers (actions and activations): which may be used, paying for them, attaching action cards (HEROES-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.board import Forbid, Stance, Token, Zone
from carteado.games.heroes.language.printed import HeroCard, Power
from carteado.games.heroes.pieces import Unit
from carteado.games.heroes.rules import energy, statics, stats, tokens, zones
from carteado.kit.cards import NOBODY
from carteado.kit.table import NOTHING

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def find(table: HeroesState, card: int, index: int) -> Power:
    return table.card(card).powers[index]


def can_act(table: HeroesState, unit: Unit, card: int, power: Power) -> bool:
    """Whether a character can use an action, printed or attached (HEROES-12.7, 12.10, 16.14)."""
    if unit.held and tokens.has(table, unit, Token.STUN):
        return False
    if card != unit.id and (tokens.has(table, unit, Token.SILENCE) or not card_works(table, table.unit(card))):
        return False
    if power.passive and not can_be_passive(table, unit, card, power):
        return False
    if power.once_per_game and unit.owner >= 0 and table.cards[card].number in table.players[unit.owner].once:
        return False
    return can_declare(table, unit, power)


def card_works(table: HeroesState, attached: Unit) -> bool:
    """Whether an attached action card can be used (HEROES-12.10)."""
    ability = table.card(attached.id).ability
    if ability == NOBODY:
        return True
    if stats.abilities(table, table.unit(attached.at)) >> ability & 1 == 0:
        return False
    return not statics.forbids(table, attached.owner, Forbid.ABILITY, ability)


def can_be_passive(table: HeroesState, unit: Unit, card: int, power: Power) -> bool:
    """Whether a passive action can be used: once a turn, and not after an active one (HEROES-12.2, 12.4)."""
    if unit.stance == Stance.ACTIVE or table.unit(card).used >> power.index & 1:
        return False
    if unit.held and (tokens.has(table, unit, Token.SILENCE) or tokens.has(table, unit, Token.FURY)):
        return False
    return not statics.forbids(table, unit.owner, Forbid.PASSIVE)


def can_declare(table: HeroesState, unit: Unit, power: Power) -> bool:
    """Whether the cost can be paid and the main selector has a legal target (HEROES-12.13)."""
    if not can_pay(table, unit, power):
        return False
    for aim in power.aims:
        if aim.is_character():
            return len(aim.candidates(table, unit, NOTHING)) > 0
    return True


# Costs


def can_pay(table: HeroesState, unit: Unit, power: Power) -> bool:
    """Whether every part of a power's cost can be paid (HEROES-12.11, 14.6)."""
    if unit.energy < power.use or unit.energy < power.keep:
        return False
    if power.discard_hand > len(table.players[unit.owner].hand):
        return False
    return power.hurt == 0 or len(can_be_hurt(table, unit.owner, power.hurt)) > 0


def can_be_hurt(table: HeroesState, seat: int, amount: int) -> list[int]:
    """Return the characters that would survive losing this much Health."""
    return [id for id in table.players[seat].team if stats.health(table, table.unit(id)) > amount]


def pay(table: HeroesState, unit: Unit, power: Power, payment: list[int]) -> None:
    unit.energy -= power.use
    if power.generate:
        energy.place(table, unit, power.generate)
    for place in range(len(payment)):
        id = payment[place]
        if place < power.discard_hand:
            zones.discard(table, unit.owner, id)
        else:
            table.unit(id).damage += power.hurt
            table.unsettled = True
            table.report_amount("paid_health", id, power.hurt)


def mark_used(table: HeroesState, unit: Unit, card: int, power: Power) -> None:
    """Turn the character, and count limited uses (HEROES-12.2 to 12.5)."""
    if not unit.is_character():
        table.unit(card).used |= 1 << power.index
    elif power.passive:
        table.unit(card).used |= 1 << power.index
        unit.stance = Stance.PASSIVE
    else:
        unit.stance = Stance.ACTIVE
    if power.once_per_game and unit.owner >= 0:
        own = table.players[unit.owner]
        own.once = [*own.once, table.cards[card].number]


# Action cards


def may_attach(table: HeroesState, card: HeroCard, host: Unit) -> bool:
    """Whether an action card may be attached to this character (HEROES-12.8)."""
    most = table.config.attachments
    if most and len(host.attached) >= most:
        return False
    if card.ability >= 0 and stats.abilities(table, host) >> card.ability & 1 == 0:
        return False
    return all(table.cards[other].number != card.number for other in host.attached)


def attach(table: HeroesState, seat: int, id: int, host: int) -> None:
    table.players[seat].hand.remove(id)
    zones.put_in_play(table, id, Zone.ATTACHED, host)
    unit = table.unit(host)
    unit.attached = [*unit.attached, id]
    if table.events is not None:
        table.report("attached", {"seat": seat, **table.named(id), "to": host, "to_card": table.cards[host].id})
