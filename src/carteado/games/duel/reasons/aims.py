"""Targets and payments that do not fit (DUEL-6.1, 6.6, 6.7)."""

from __future__ import annotations

from typing import Final

from carteado.core.message import Message
from carteado.games.duel.actions import Aim
from carteado.games.duel.board import Zone
from carteado.games.duel.language.printed import Cost, Target
from carteado.games.duel.language.targets import (
    CharacterTarget,
    CreatureTarget,
    EnchantTarget,
    GraveTarget,
    ItemTarget,
    TrapTarget,
)
from carteado.games.duel.pieces import ItemKind
from carteado.games.duel.reasons import filters
from carteado.games.duel.reasons.message import Reason, name, unseen, why
from carteado.games.duel.rules import costs, creatures, declaration, spells
from carteado.games.duel.state import DuelState

NO_CARD: Final = -1
# The kinds of target, the narrower before the wider.
KINDS: Final[list[tuple[type[Target], str]]] = [
    (CharacterTarget, "character"),
    (CreatureTarget, "creature"),
    (EnchantTarget, "enchant"),
    (ItemTarget, "item"),
    (TrapTarget, "trap"),
    (GraveTarget, "grave"),
]


def kind_of(target: Target) -> str:
    return next(kind for sort, kind in KINDS if isinstance(target, sort))


def wrong_first(
    table: DuelState, player: int, source: int, what: Message, targets: list[Target], cost: Cost, aim: int, payment: int
) -> Reason:
    """A first target that does not fit, or, without targets, a first payment."""
    if targets:
        return wrong_first_target(table, player, source, what, targets, aim) or early_payment(what, payment)
    if aim != Aim.NONE:
        return why("takes-no-target", "6.1", what=what)
    if not (cost.discard or cost.sacrifice):
        return nothing_to_pay(what) if payment != Aim.NONE else None
    if payment == Aim.NONE:
        return why("needs-payment", "6.6", what=what, kind="discard" if cost.discard else "sacrifice")
    card = source if table.zones[source] in (Zone.HAND, Zone.GRAVE) else NO_CARD
    return wrong_payment(table, player, what, cost, card, payment, [])


def nothing_to_pay(what: Message) -> Message:
    return why("nothing-to-pay", "6.6", what=what)


def early_payment(what: Message, payment: int) -> Reason:
    """The target is chosen before what pays (DUEL-6.1)."""
    return why("target-before-payment", "6.1", what=what) if payment != Aim.NONE else None


def wrong_first_target(
    table: DuelState, player: int, source: int, what: Message, targets: list[Target], aim: int
) -> Reason:
    first = targets[0]
    if aim == Aim.NONE and not declaration.has_targets(table, targets, source, player):
        return why("no-target", "6.7", what=what)
    choice = declaration.read_aim(table, first, source, player, aim)
    if choice < 0:
        return wrong_target(table, player, source, what, first, aim, [])
    if len(targets) > 1 and not declaration.has_other(table, targets[1], source, player, choice):
        return why("no-second-target", "6.7", what=what)
    return None


def wrong_target(
    table: DuelState, player: int, source: int, what: Message, target: Target, aim: int, taken: list[int]
) -> Reason:
    """A target of another kind, or one that the text does not allow, or that is chosen already."""
    if aim == Aim.NONE:
        return why("needs-target", "6.1", what=what, kind=kind_of(target))
    choice = declaration.read_aim(table, target, source, player, aim)
    if choice >= 0 and choice in taken:
        return why("target-taken", "6.1", what=what)
    if isinstance(target, ItemTarget):
        return wrong_link(table, player, what, aim)
    if isinstance(target, TrapTarget):
        return wrong_trap(table, player, what, aim)
    if aim >= Aim.TRAP:
        return other_kind(what, target)
    return unseen(table, player, aim) or wrong_card(table, player, source, what, target, aim)


def other_kind(what: Message, target: Target) -> Message:
    return why("other-target", "6.1", what=what, kind=kind_of(target))


def wrong_link(table: DuelState, player: int, what: Message, aim: int) -> Message:
    """A target in the chain must be a spell or ability of the foe."""
    links = table.chain.links
    if not Aim.LINK <= aim < Aim.ROW:
        return why("other-target", "6.1", what=what, kind="item")
    place = aim - Aim.LINK
    if place >= len(links):
        return why("no-link", "6.1", number=str(place + 1), count=len(links))
    if links[place].kind not in (ItemKind.SPELL, ItemKind.ABILITY):
        return why("link-kind", "6.1", what=what, number=str(place + 1))
    return why("own-link", "6.1", what=what, number=str(place + 1))


def wrong_trap(table: DuelState, player: int, what: Message, aim: int) -> Message:
    """A target trap is one of the foe's, by its place (DUEL-R80)."""
    if not Aim.TRAP <= aim < Aim.LINK:
        return why("other-target", "6.1", what=what, kind="trap")
    return why("no-trap", "6.1", number=aim - Aim.TRAP + 1, count=len(table.players[1 - player].traps))


def wrong_card(table: DuelState, player: int, source: int, what: Message, target: Target, id: int) -> Reason:
    if isinstance(target, EnchantTarget):
        if not spells.is_enchant(table, id):
            return other_kind(what, target)
        return filters.wrong_side(what, target.side, name(table, id))
    if isinstance(target, GraveTarget):
        if id not in table.players[player].grave:
            return other_kind(what, target)
        return filters.wrong_printed(table, what, target.filter, id) or other_kind(what, target)
    assert isinstance(target, CreatureTarget)
    piece = creatures.character(table, id)
    if piece is None or (piece.zone == Zone.HERO and not isinstance(target, CharacterTarget)):
        return other_kind(what, target)
    if piece.zone == Zone.HERO:
        return filters.wrong_hero(table, player, what, target.filter, piece)
    reason = filters.wrong_creature(table, player, source, what, target.filter, piece)
    return reason or why("ward", "6.1", what=what, card=name(table, id))


# Payments


def wrong_payment(
    table: DuelState, player: int, what: Message, cost: Cost, card: int, id: int, paid: list[int]
) -> Reason:
    """A card that cannot be discarded, or a creature that cannot be sacrificed, for this cost."""
    if id in costs.payable(table, player, cost, card, paid):
        return None
    if id == Aim.NONE:
        return why("needs-payment", "6.6", what=what, kind="discard" if len(paid) < cost.discard else "sacrifice")
    if unknown := unseen(table, player, id):
        return unknown
    if id in paid:
        return why("pays-already", "6.6", card=name(table, id))
    if len(paid) >= cost.discard:
        return why("not-to-sacrifice", "6.6", what=what, card=name(table, id))
    return why("pays-for-itself" if id == card else "not-to-discard", "6.6", what=what, card=name(table, id))
