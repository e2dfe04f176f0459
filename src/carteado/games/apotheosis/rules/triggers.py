"""Triggers and limits (APOTHEOSIS-21.7, 28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from carteado.games.apotheosis.board import ACTIVATION_LIMIT, KNOWN_TO_ALL, MASTER, PACK, PROOFS, Step, Suit, Zone
from carteado.games.apotheosis.frames import Act, FrameKind, Window
from carteado.games.apotheosis.language.printed import Power
from carteado.games.apotheosis.language.terms import Activation, When
from carteado.games.apotheosis.rules import characters, legality, payment, questions, requirements
from carteado.games.apotheosis.steps import Stage
from carteado.kit.cards import NOBODY
from carteado.kit.table import Effect

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def fire(table: ApoState, when: int, id: int, you: int, came: int) -> None:
    """Queue the effects of a card that its own event triggers; `you` is its last holder, `came` the zone it left."""
    if table.dry_run or not table.card(id).hears >> when & 1 or you < 0:
        return
    if when == When.ON_OBTAIN and table.clock.step <= Step.PREPARE:
        return
    this = characters.of_card(table, id) if table.card(id).suit == Suit.COMPANION else NOBODY
    stays = this >= 0 and when != When.ON_EXIT and table.chars[this].acts()
    user = this if stays else you
    for power in table.card(id).powers:
        if power.when == when and power.activation <= Activation.AUTO:
            act = Act(id, power, user, you, this if this >= 0 else user)
            act.zone = came
            act.player = table.chars[user].seat
            table.queue.append(act)


def may_start(table: ApoState) -> bool:
    """Whether triggers may begin: at windows, and when the stack is empty (APOTHEOSIS-21.7)."""
    if table.clock.step <= Step.PREPARE:
        return False
    top = questions.top(table)
    return top < 0 or top == FrameKind.WINDOW


def begin(table: ApoState, frame: Effect) -> None:
    """Begin a queued frame: the window of an injury, or a triggered effect."""
    if not isinstance(frame, Window):
        begin_trigger(table, cast(Act, frame))
    elif characters.alive(table, frame.subject):
        table.effects.append(frame)


def begin_trigger(table: ApoState, act: Act) -> None:
    """Push a trigger if it is legal now; a manual one or one with a cost may be declined (APOTHEOSIS-21)."""
    table.clock.activations += 1
    if table.clock.activations > ACTIVATION_LIMIT and act.power.activation == Activation.AUTO:
        return
    held = act.zone == Zone.INVENTORY and not table.card(act.source).sheet
    if held and not requirements.meets(table, act.you, act.source):
        return
    optional = act.power.costly or act.power.activation == Activation.MANUAL
    if optional and table.chars[act.user].seat == MASTER and act.user != table.clock.active:
        return
    act.zone = NOBODY
    if not can_begin(table, act):
        return
    if table.seen[act.source] != KNOWN_TO_ALL and table.zones[act.source] == Zone.INVENTORY:
        flash(table, act)
    act.at = Stage.ACCEPT if optional else Stage.TARGET
    table.effects.append(act)


def can_begin(table: ApoState, act: Act) -> bool:
    if not available(table, act):
        return False
    return legality.holds_all(table, act) and payment.can_afford(table, act) and legality.some_target(table, act)


def available(table: ApoState, act: Act) -> bool:
    """Whether the user lives, and the effect is neither used up nor unresolved (APOTHEOSIS-24.7, 28.4)."""
    id, power = act.source, act.power
    return characters.alive(table, act.user) and not limited(table, id, power) and not unresolved(table, id, power)


def flash(table: ApoState, act: Act) -> None:
    """Show a hidden card whose trigger begins to all, as proof (APOTHEOSIS-31.2, R19)."""
    id, seat = act.source, table.chars[act.you].seat
    if not table.dry_run:
        table.proofs = [*table.proofs[-3 * PROOFS + 3 :], seat, id, table.cards[id].number]
    table.announce("proved", act.you, id)


def limited(table: ApoState, id: int, power: Power) -> bool:
    """Whether the limit of an effect is used up for now (APOTHEOSIS-28.4)."""
    if not (power.once_per_turn or power.once_per_round or power.once_per_battle):
        return False
    used = table.limits.get(id * 8 + power.index, -1)
    if used < 0:
        return False
    if power.once_per_battle:
        return True
    if power.once_per_round and used // PACK == table.clock.round:
        return True
    return power.once_per_turn and used % PACK == table.clock.stamp


def count_use(table: ApoState, act: Act) -> None:
    power = act.power
    if power.once_per_turn or power.once_per_round or power.once_per_battle:
        table.limits[act.source * 8 + power.index] = table.clock.round * PACK + table.clock.stamp


def unresolved(table: ApoState, id: int, power: Power) -> bool:
    """Whether an activation of this effect is on the stack (APOTHEOSIS-24.7)."""
    for frame in table.effects:
        if frame.kind == FrameKind.ACT and frame.source == id and cast(Act, frame).power is power:
            return True
    return False
