"""The chain: responses, passes, and resolving links (DUEL-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Action
from carteado.games.duel.actions import PASS, RESPOND
from carteado.games.duel.board import Phase
from carteado.games.duel.pieces import DuelEffect, Item, ItemKind
from carteado.games.duel.rules import combat, decisions, spells, triggers, zones

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def is_open(table: DuelState) -> bool:
    return table.clock.phase == Phase.RESPOND or table.clock.phase == Phase.RESOLVE


def may_link(table: DuelState, player: int) -> bool:
    """Whether the chain holds a link of the foe, so that the player may respond (DUEL-12.6)."""
    return any(item.player != player for item in table.chain.links)


def add(table: DuelState, item: Item) -> None:
    """Add a declared item as a link, or open a chain once its triggers and traps are done (DUEL-12.4, 12.7)."""
    triggers.close_batch(table)
    if table.clock.phase == Phase.RESPOND:
        table.chain.links.append(item)
        table.chain.passes = 0
        table.clock.priority = 1 - item.player
    else:
        table.chain.pending = item
        table.clock.phase = Phase.OPENING


def open_pending(table: DuelState) -> None:
    """Open the chain with the pending item; an attack may be blocked first."""
    item = table.chain.pending
    assert item is not None
    if item.kind == ItemKind.ATTACK:
        combat.offer_block(table, item)
    elif item.negated:
        table.chain.pending = None
        table.clock.phase = Phase.MAIN
        if item.kind == ItemKind.SPELL:
            zones.bury(table, item.source)
    else:
        start(table)


def start(table: DuelState) -> None:
    """Make the pending item the first link; the foe may respond."""
    item = table.chain.pending
    assert item is not None
    table.chain.pending = None
    table.chain.links = [item]
    table.chain.passes = 0
    table.clock.priority = 1 - item.player
    table.clock.phase = Phase.RESPOND


def give_priority(table: DuelState) -> None:
    """Ask for a response, or pass for a player who can add no link (DUEL-12.8); two passes close the chain (12.7)."""
    if table.chain.passes == 2:
        table.clock.phase = Phase.RESOLVE
        return
    player = table.clock.priority
    links: list[Action] = []
    decisions.add_links(table, player, links)
    if not links:
        pass_priority(table)
        return
    table.decision = RESPOND[player]
    if not table.config.concede:
        links.append(PASS)
        table.choices = tuple(links)


def pass_priority(table: DuelState) -> None:
    """Pass. A pass made by the engine is reported like any other, so that it reveals no hand (DUEL-18.4).

    Only the pass of a player who could not have responded with any hand (DUEL-12.6) is not reported.
    """
    player = table.clock.priority
    if table.events is not None and may_link(table, player):
        table.report("passed", {"seat": player})
    table.chain.passes += 1
    table.clock.priority = 1 - player


def resolve_next(table: DuelState) -> None:
    """Resolve the newest link; after the oldest the chain is closed (DUEL-12.9, 12.10)."""
    item = table.chain.links.pop()
    if not table.chain.links:
        table.clock.phase = Phase.TURN_END if item.kind == ItemKind.END_TURN else Phase.MAIN
    if item.negated:
        if item.kind == ItemKind.SPELL:
            zones.bury(table, item.source)
    elif item.kind == ItemKind.ATTACK:
        combat.fight(table, item)
    elif item.kind == ItemKind.SPELL:
        spells.resolve(table, item)
    elif item.block is not None:
        if table.events is not None:
            table.report("resolved", table.named(item.source))
        triggers.run(table, DuelEffect(item.source, item.player, item.block, item.targets))


def negate(table: DuelState, place: int) -> None:
    """Negate the pending item, or the link at that place of the chain."""
    found = None
    if is_open(table):
        if place < len(table.chain.links):
            found = table.chain.links[place]
    elif place == 0:
        found = table.chain.pending
    if found is not None and not found.negated:
        found.negated = True
        if table.events is not None:
            table.report("negated", {"link": place + 1, **table.named(found.source)})
