"""Injury, healing, Divine Salvation, death and bodies (APOTHEOSIS-9.11, 10.6, 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.board import FOREVER, MASTER, Kind, Life, Suit, Zone
from carteado.games.apotheosis.frames import Deed, FrameKind, Window
from carteado.games.apotheosis.language.terms import Rule, Stat, Watch, When
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import areas, companions, questions, stats, tiles, turns, zones
from carteado.games.apotheosis.steps import DeedStep, Demand, Doing, SalvationStep
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

SALVATION: Final = 3
GATE: Final = "gate"


def injury(damage: int, con: int) -> int:
    """Return the injury that a DMG causes (APOTHEOSIS-10.6)."""
    if damage < con // 2:
        return 0
    return 1 if damage < con else 2 + (damage - con) // 5


def lose(table: ApoState, who: int, amount: int) -> None:
    """Lose HP, without a minimum; the maximum is fixed as it was before (APOTHEOSIS-16.8)."""
    char = table.chars[who]
    if amount <= 0 or char.life != Life.ALIVE:
        return
    before = stats.hp_max(table, who)
    char.hp -= amount
    if char.hp <= 0 and char.fixed_max < 0:
        char.fixed_max = before
    if table.index.watch & Watch.HP:
        table.dirty = True
    table.unsettled = True
    if table.events is not None:
        table.report("lost_hp", {"who": table.who_is(who), "amount": amount, "hp": char.hp})


def heal(table: ApoState, who: int, amount: int) -> None:
    """Heal at least 1, up to the maximum (APOTHEOSIS-1.4)."""
    char = table.chars[who]
    most = stats.hp_max(table, who)
    healed = min(max(1, amount), most - char.hp)
    if healed <= 0:
        return
    char.hp += healed
    if table.index.watch & Watch.HP:
        table.dirty = True
    if table.events is not None:
        table.report("healed", {"who": table.who_is(who), "amount": healed, "hp": char.hp})


def suffer(table: ApoState, who: int, injury: int, attacker: int) -> None:
    """Take an injury from an attack or DMG, and queue its window `injured` (APOTHEOSIS-24.1)."""
    lose(table, who, injury)
    if injury >= 1 and not table.dry_run and table.chars[who].kind != Kind.OBJECT and table.heard >> When.INJURED & 1:
        window = Window(When.INJURED, who, NOBODY)
        window.attacker = attacker
        window.injury = injury
        table.queue.append(window)


def face(table: ApoState, char: Char) -> None:
    """Offer Divine Salvation before everything else (APOTHEOSIS-16.3)."""
    if char.kind == Kind.OBJECT:
        char.life = Life.REMOVED
        drop_object(table, char)
        return
    if not char.saved and char.seat != MASTER:
        fate = sum([table.card(id).value for id in fate_pool(table, char)])
        if fate >= salvation_cost(table, char):
            table.effects.append(Deed(Doing.SALVATION, char.id))
            return
    die(table, char)


def drop_object(table: ApoState, char: Char) -> None:
    """Remove an object; without the Gate no later waves come (APOTHEOSIS-19.6)."""
    table.announce("destroyed", char.id)
    if char.name == GATE:
        table.piles.waves = []
    if table.piles.containers.get(char.id):
        return
    tiles.lift(table, char)


def salvation_cost(table: ApoState, char: Char) -> int:
    cost = SALVATION + 2 * -char.hp + stats.value(table, char.id, Stat.SALVATION)
    return max(1, cost)


def fate_pool(table: ApoState, char: Char) -> list[int]:
    """Return the Events in a Hero's inventory or attached to a Companion, except activating ones (APOTHEOSIS-21.2)."""
    held = table.piles.inventories[char.seat] if char.kind == Kind.HERO else zones.attached_to(table, char.card)
    busy = [frame.source for frame in table.effects if frame.kind == FrameKind.ACT]
    pool = [id for id in held if table.card(id).suit == Suit.EVENT and id not in busy]
    pool.sort()
    return pool


def step_salvation(table: ApoState, deed: Deed) -> None:
    """Ask, take the payment, and save the character."""
    char = table.chars[deed.user]
    if deed.at == SalvationStep.ACCEPT:
        questions.ask_yes(table, What.SALVATION, char.seat, char.id)
    elif deed.at == SalvationStep.PAY:
        if deed.answer[0] == 0:
            table.effects.pop()
            die(table, char)
            return
        cost = salvation_cost(table, char)
        questions.ask_set(table, What.PAY, char.seat, fate_pool(table, char), Demand.VALUE, cost)
    else:
        paid = deed.answer
        table.effects.pop()
        char.hp = 1
        char.fixed_max = NOBODY
        char.saved = True
        table.dirty = True
        for id in paid:
            zones.to_discard(table, id)
        table.announce("saved", char.id)
        return
    deed.at += 1


def die(table: ApoState, char: Char) -> None:
    """Let a character fall: knocked out, dead, overkilled or removed (APOTHEOSIS-16.1, 16.2, 16.4, 16.5)."""
    most = char.fixed_max if char.fixed_max > 0 else 1
    if char.hp < 0 and stats.rules(table, char.id) & Rule.KNOCKOUT:
        char.hp = 0
    if char.hp == 0:
        char.life = Life.KO
    elif char.hp <= -2 * most:
        char.life = Life.REMOVED
    elif char.hp <= -most:
        char.life = Life.OVERKILL
    else:
        char.life = Life.DEAD
    areas.clear_passives(table)
    table.unsettled = True
    if table.events is not None:
        table.report("fell", {"who": table.who_is(char.id), "hp": char.hp, "ko": char.life == Life.KO})
    if char.kind == Kind.HERO:
        # A dead Hero's summons are unevoked at once (APOTHEOSIS-12.11).
        for other in table.chars:
            if other.seat == char.seat and companions.is_evoked(table, other):
                companions.unevoke(table, other)
    else:
        companion_fell(table, char)
    if char.life == Life.REMOVED:
        tiles.lift(table, char)


def companion_fell(table: ApoState, char: Char) -> None:
    """Unevoke a summon; bury a dead Companion's card, and leave its Items in the body (APOTHEOSIS-16.5)."""
    card = char.card
    if companions.is_summon(table, card) and char.seat != MASTER:
        char.barred = True
        if char.at >= 0:
            companions.unevoke(table, char)
        return
    if char.life == Life.KO:
        return
    for attached in zones.attached_to(table, card).copy():
        if table.card(attached).suit == Suit.ITEM:
            zones.to_container(table, attached, char.id)
        else:
            zones.to_discard(table, attached)
    zones.bury(table, card)
    char.card = NOBODY
    if not table.piles.containers.get(char.id):
        tiles.lift(table, char)


def lootable(table: ApoState, char: Char) -> list[int]:
    """Return the Items on a body or object (APOTHEOSIS-9.11, R95)."""
    if char.kind == Kind.HERO and char.life != Life.ALIVE:
        return list(areas.cards(table, char.id, Zone.EQUIP))
    if char.kind == Kind.COMPANION and char.life == Life.KO and char.card >= 0:
        return [id for id in sorted(zones.attached_to(table, char.card)) if table.card(id).suit == Suit.ITEM]
    found = table.piles.containers.get(char.id)
    return [] if found is None else sorted(found)


def step_loot(table: ApoState, deed: Deed) -> None:
    char = table.chars[deed.user]
    body = table.chars[deed.source]
    if deed.at == DeedStep.ASK:
        questions.ask_user(table, deed, What.LOOT, lootable(table, body))
        return
    table.effects.pop()
    id = deed.answer[0]
    table.announce("looted", char.id, id)
    zones.give(table, id, char.id)
    if body.kind != Kind.HERO and body.life != Life.KO and body.life != Life.ALIVE and not lootable(table, body):
        tiles.lift(table, body)


def revive(table: ApoState, who: int, hp: int) -> None:
    """Revive a character, which acts last if it had no turn yet (APOTHEOSIS-7.7, 16.6)."""
    char = table.chars[who]
    char.life = Life.ALIVE
    char.hp = min(hp, char.fixed_max if char.fixed_max > 0 else FOREVER)
    char.fixed_max = NOBODY
    areas.clear_passives(table)
    table.unsettled = True
    if not char.had_turn:
        turns.act_last(table, who)
    if table.events is not None:
        table.report("revived", {"who": table.who_is(who), "hp": char.hp})
