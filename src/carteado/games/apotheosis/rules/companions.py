"""Companions: recruiting, evoking, attaching, evolving (APOTHEOSIS-9.10, 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.board import ATTACHMENTS, EVOLVE_XP, MASTER, SUMMON, Kind, Life, Suit, Zone
from carteado.games.apotheosis.frames import Deed
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import (
    characters,
    choices,
    decks,
    passives,
    payment,
    questions,
    requirements,
    stats,
    status,
    tiles,
    turns,
    zones,
)
from carteado.games.apotheosis.steps import AttachStep, Demand, EvokeStep, EvolveStep
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def recruit(table: ApoState, id: int, who: int, at: int) -> None:
    """Add a Companion to play: the piece first, so that `on_play` finds it (APOTHEOSIS-7.7); a summon has no tile."""
    hero = table.chars[who]
    char = characters.add(table, Kind.COMPANION, hero.seat, hero.team, id)
    char.facing = tiles.home_facing(table, hero)
    if at >= 0:
        tiles.put(table, char, at)
    char.hp = stats.hp_max(table, char.id)
    zones.to_table(table, id, who, at < 0)
    passives.derive(table)
    char.hp = stats.hp_max(table, char.id)
    if at >= 0 and table.clock.round > 0:
        turns.act_last(table, char.id)


def is_summon(table: ApoState, id: int) -> bool:
    return table.card(id).type == SUMMON


def is_evoked(table: ApoState, char: Char) -> bool:
    """Whether a character is a summon whose piece is on the board."""
    if char.kind != Kind.COMPANION or char.seat == MASTER or char.at < 0 or char.card < 0:
        return False
    return is_summon(table, char.card)


def step_evoke_payment(table: ApoState, deed: Deed) -> None:
    """Pay for evoking (APOTHEOSIS-12.4)."""
    who = deed.user
    if deed.at == EvokeStep.PAY:
        deed.at = EvokeStep.CHANGE
        payment.ask_payment(table, who, payment.EVOKE_COST)
    elif not deed.points:
        deed.points = payment.take_payment(table, who, payment.EVOKE_COST, deed.answer)
    else:
        status.recover_all(table, deed.answer)
        deed.at = EvokeStep.TILE


def step_evoke(table: ApoState, deed: Deed) -> None:
    """After the payment ask for the tile, then put the piece there (APOTHEOSIS-12.4)."""
    if deed.at < EvokeStep.TILE:
        step_evoke_payment(table, deed)
        return
    who, id = deed.user, deed.source
    hero = table.chars[who]
    char = table.chars[characters.of_card(table, id)]
    if deed.at == EvokeStep.TILE:
        deed.at = EvokeStep.PIECE
        places = tiles.beside(table, hero.at) if hero.at >= 0 else []
        if places:
            questions.ask_way(table, What.TILE, hero.seat, places, who)
        else:
            table.effects.pop()
        return
    table.effects.pop()
    char.facing = hero.facing
    tiles.put(table, char, deed.answer[0])
    table.announce("evoked", who, id)
    if not char.had_turn:
        turns.act_last(table, char.id)
    status.reveal(table, id)


def unevoke(table: ApoState, char: Char) -> None:
    table.announce("unevoked", card=char.card)
    tiles.lift(table, char)
    status.conceal(table, char.card)


def remove(table: ApoState, id: int) -> None:
    """Remove the piece of a Companion that leaves support; a body stays for its Items (APOTHEOSIS-12.5, 16.5)."""
    who = characters.of_card(table, id)
    if who < 0:
        return
    char = table.chars[who]
    if char.life == Life.ALIVE or char.life == Life.KO:
        tiles.lift(table, char)
        char.gone = True
    char.card = NOBODY


def step_attach(table: ApoState, deed: Deed) -> None:
    """Detach, then attach; no card moves twice, at least one moves (APOTHEOSIS-6.7, 9.10)."""
    char = table.chars[deed.user]
    host = deed.source
    if deed.at == AttachStep.DETACH:
        under = sorted(zones.attached_to(table, host))
        least = 0 if table.piles.inventories[char.seat] and len(under) < ATTACHMENTS else 1
        questions.ask_set(table, What.DETACH, char.seat, under, Demand.COUNT, least)
    elif deed.at == AttachStep.ATTACH:
        deed.moved = deed.answer.copy()
        for id in deed.moved:
            zones.to_inventory(table, id, char.id)
        pool = [id for id in sorted(table.piles.inventories[char.seat]) if id not in deed.moved]
        room = ATTACHMENTS - len(zones.attached_to(table, host))
        questions.ask_set(table, What.ATTACH, char.seat, pool, Demand.COUNT, least=0 if deed.moved else 1, most=room)
    else:
        table.effects.pop()
        for id in deed.answer.copy():
            zones.to_host(table, id, host)
        return
    deed.at += 1


def experience(table: ApoState, char: Char) -> list[int]:
    """Return the attached Skills, which pay for evolving."""
    return [id for id in sorted(zones.attached_to(table, char.card)) if table.card(id).suit == Suit.SKILL]


def evolutions(table: ApoState, char: Char) -> list[int]:
    """Return Companions of the same path and next level that the Hero may have: from the inventory, then the deck."""
    if char.seat >= table.seats or not characters.alive(table, char.seat):
        return []
    own = table.card(char.card)
    found: list[int] = []
    held = sorted(table.piles.inventories[char.seat])
    deck = table.piles.decks[char.seat].copy()
    deck.sort(key=lambda card: choices.printed_order(table, card))
    for id in held + deck:
        card = table.card(id)
        next_of_path = card.suit == Suit.COMPANION and card.path == own.path and card.level == own.level + 1
        if next_of_path and requirements.meets(table, char.seat, id):
            found.append(id)
    return found


def can_evolve(table: ApoState, char: Char) -> bool:
    points = sum([table.card(id).value for id in experience(table, char)])
    return points >= EVOLVE_XP and bool(evolutions(table, char))


def step_evolve(table: ApoState, deed: Deed) -> None:
    """Pay experience, choose the evolution, evolve (APOTHEOSIS-12.8)."""
    char = table.chars[deed.user]
    if deed.at == EvolveStep.EXPERIENCE:
        questions.ask_set(table, What.EXPERIENCE, char.seat, experience(table, char), Demand.VALUE, EVOLVE_XP)
    elif deed.at == EvolveStep.EVOLUTION:
        for id in deed.answer.copy():
            zones.to_discard(table, id)
        questions.ask_way(table, What.EVOLUTION, char.seat, evolutions(table, char), char.id)
    else:
        table.effects.pop()
        evolve(table, char, deed.answer[0])
        return
    deed.at += 1


def evolve(table: ApoState, char: Char, new: int) -> None:
    """Replace the card, keeping damage, attachments and counters; shuffle the deck before the old card is buried."""
    old, hero = char.card, char.seat
    damage = stats.hp_max(table, char.id) - char.hp
    searched = table.zones[new] == Zone.DECK
    if table.events is not None:
        table.report("evolved", {"who": table.who_is(char.id), "new": table.cards[new].id, "new_id": new})
    under = zones.attached_to(table, old).copy()
    for counts in table.counts:
        counts[new] += counts[old]
    char.card = new
    table.piles.attachments[new] = under
    table.piles.attachments[old] = []
    for id in under:
        table.hosts[id] = new
    zones.to_table(table, new, hero, False)
    if searched:
        decks.shuffle(table, hero)
    zones.bury(table, old)
    passives.derive(table)
    char.hp = stats.hp_max(table, char.id) - damage
