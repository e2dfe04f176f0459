"""Triggers and limits (APOTHEOSIS-21.7, 28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.apotheosis.board import ACTIVATION_LIMIT, ALL_EYES, MASTER, PACK, PROOFS, Step, Suit, Zone
from carteado.games.apotheosis.frames import Act, FrameKind, Stage, Window
from carteado.games.apotheosis.language.printed import Power
from carteado.games.apotheosis.language.terms import Activation, When
from carteado.games.apotheosis.rules import characters, legality, payment, questions, requirements
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def fire(table: ApoState, when: int, id: int, you: int, came: int) -> None:
    """Effects of one card that hear its own event; `you` is its last holder, `came` the zone it left."""
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
    """APOTHEOSIS-21.7: after an activation and at windows, never in the middle of something."""
    if table.clock.step <= Step.PREPARE:
        return False
    top = questions.top(table)
    return top < 0 or top == FrameKind.WINDOW


def begin(table: ApoState, frame: object) -> None:
    """The first of the queue: a window of an injury, or an effect that its own card's event raised."""
    if isinstance(frame, Window):
        if characters.alive(table, frame.subject):
            table.effects.append(frame)
        return
    assert isinstance(frame, Act)
    begin_trigger(table, frame)


def begin_trigger(table: ApoState, act: Act) -> None:
    """Legal when its turn comes, or skipped; with a cost, or by hand, it may be declined (APOTHEOSIS-21)."""
    table.clock.activations += 1
    if table.clock.activations > ACTIVATION_LIMIT and act.power.activation == Activation.AUTO:
        return
    if (
        act.zone == Zone.INVENTORY
        and not table.card(act.source).sheet
        and not requirements.meets(table, act.you, act.source)
    ):
        return
    optional = act.power.costly or act.power.activation == Activation.MANUAL
    if optional and table.chars[act.user].seat == MASTER and act.user != table.clock.active:
        return
    act.zone = NOBODY
    if not can_begin(table, act):
        return
    if table.seen[act.source] != ALL_EYES and table.zones[act.source] == Zone.INVENTORY:
        flash(table, act)
    act.at = Stage.ACCEPT if optional else Stage.TARGET
    table.effects.append(act)


def can_begin(table: ApoState, act: Act) -> bool:
    power = act.power
    if (
        not characters.alive(table, act.user)
        or limited(table, act.source, power)
        or unresolved(table, act.source, power)
    ):
        return False
    return legality.holds_all(table, act) and payment.can_afford(table, act) and legality.some_target(table, act)


def flash(table: ApoState, act: Act) -> None:
    """A hidden card proves its trigger to all (R-19)."""
    prove(table, act.source, act.you)
    if table.events is not None:
        table.report("proved", {"who": table.who_is(act.you), **table.named(act.source)})


def prove(table: ApoState, id: int, who: int) -> None:
    """All have seen this card of somebody, wherever it goes next (8.2)."""
    if not table.dry_run:
        table.proofs = [*table.proofs[-3 * PROOFS + 3 :], table.chars[who].seat, id, table.cards[id].number]


def limited(table: ApoState, id: int, power: Power) -> bool:
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
    """APOTHEOSIS-24.7."""
    for frame in table.effects:
        if frame.kind == FrameKind.ACT and frame.source == id:
            assert isinstance(frame, Act)
            if frame.power is power:
                return True
    return False
