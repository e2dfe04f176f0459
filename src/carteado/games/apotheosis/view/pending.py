"""The stack and the pending question, as far as a seat may see them."""

from __future__ import annotations

from typing import cast

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.board import ATTRIBUTES, COUNTERS, FACINGS, seat_fact
from carteado.games.apotheosis.frames import Act, Ask, Blow, Deed, Roll, Run, Test, Window
from carteado.games.apotheosis.language.operations.flow import Choose, May
from carteado.games.apotheosis.language.terms import TIMINGS, UNTILS, Scan, Until
from carteado.games.apotheosis.pieces import Mod
from carteado.games.apotheosis.rules import counters, death, dice, movement, questions
from carteado.games.apotheosis.steps import Doing, Stage
from carteado.games.apotheosis.view import structures
from carteado.games.apotheosis.view.cards import Viewer
from carteado.kit.table import Effect

DEMANDS: tuple[structures.Demand, ...] = ("count", "pay", "within", "value", "minimal", "one")
WINDOW_WORDS = {Scan.START_OF_TURN: "start_of_turn", Scan.END_OF_TURN: "end_of_turn"}


def under_way(viewer: Viewer, frame: Effect) -> structures.UnderWay | None:
    """Return a declared frame; an incomplete declaration, or a window, is shown only to the seat concerned."""
    state = viewer.state
    if isinstance(frame, Act):
        if frame.at <= Stage.PAY and frame.player != viewer.seat:
            return None
        return {
            "kind": "activation",
            "piece": frame.user,
            "id": frame.source,
            "card": state.cards[frame.source].id,
            "effect": f"e{frame.power.index + 1}",
            "targets": viewer.tiles(frame.targets),
            "negated": frame.negated,
        }
    if isinstance(frame, Blow):
        aims, bonuses = viewer.tiles(frame.targets), list(frame.bonuses)
        return {"kind": "attack", "piece": frame.user, "targets": aims, "bonus": frame.bonus, "bonuses": bonuses}
    if isinstance(frame, Roll):
        faces, natural = [*frame.faces, *frame.extras], frame.faces[0] if frame.faces else 0
        total = dice.total_of(frame)
        return {"kind": "roll", "piece": frame.user, "faces": faces, "natural": natural, "total": total}
    if isinstance(frame, Test):
        return {"kind": "check", "piece": frame.user, "attribute": ATTRIBUTES[frame.attribute]}
    if isinstance(frame, Window) and viewer.asks:
        when = WINDOW_WORDS.get(frame.when) or TIMINGS[frame.when]
        subject = None if frame.subject < 0 else viewer.at(state.chars[frame.subject])
        return {"kind": "window", "when": when, "subject": subject}
    return None


def modifier(viewer: Viewer, mod: Mod) -> structures.Modifier:
    until: str | structures.Until = UNTILS[mod.until]
    if mod.until == Until.COUNTERS:
        until = {"counters": COUNTERS[mod.of]}
    elif mod.until >= Until.START:
        until = {"start": mod.of} if mod.until == Until.START else {"end": mod.of}
    return cast(structures.Modifier, {"piece": mod.who, **counters.mod_facts(mod), "until": until})


def proofs(viewer: Viewer) -> list[structures.Proof]:
    """Return the hidden cards that were shown to all since the last answer, the newest last."""
    state = viewer.state
    shown = [state.proofs[at : at + 3] for at in range(0, len(state.proofs), 3)]
    cards = state.catalog.cards
    return [{"seat": seat_fact(seat), "id": id, "card": cards[number].id} for seat, id, number in shown]


def asked(viewer: Viewer) -> structures.Asked | None:
    """Return the details of the question, for the asked seat only."""
    state = viewer.state
    ask = questions.asked(state)
    if not viewer.asks or ask is None:
        return None
    data: structures.Asked = {
        "picked": list(ask.picked),
        "demand": DEMANDS[ask.rule],
        "least": ask.least,
        "most": ask.most,
        "need": {"sp": ask.sp, "mp": ask.mp, "any": ask.any},
        "paid": paid(viewer, ask),
    }
    if ask.what == What.SALVATION:
        data["least"] = death.salvation_cost(state, state.chars[ask.who])
    if ask.what == What.STEP:
        data["steps"] = steps(viewer, ask)
    if ask.what in (What.BRANCH, What.MAY):
        data["options"] = options(cast(Run, state.effects[-2]))
    below = state.effects[-2] if len(state.effects) > 1 else None
    if ask.what == What.TILE and isinstance(below, Deed) and below.what in (Doing.PLACE, Doing.EVOKE):
        data["id"], data["card"] = below.source, state.cards[below.source].id
        return data
    for frame in reversed(state.effects):
        if isinstance(frame, Act):
            data["id"], data["card"] = frame.source, state.cards[frame.source].id
            data["effect"] = f"e{frame.power.index + 1}"
            break
    return data


def paid(viewer: Viewer, ask: Ask) -> structures.Paid:
    cards = [viewer.state.card(id) for id in ask.picked]
    sp, mp = sum(card.sp for card in cards), sum(card.mp for card in cards)
    over = sp + mp - ask.sp - ask.mp - ask.any if ask.what == What.PAY else 0
    return {"sp": sp, "mp": mp, "over": max(0, over)}


def options(run: Run) -> list[str]:
    """Return the names of the lists of operations that a running one asks about."""
    op = run.block.ops[run.at]
    if isinstance(op, Choose):
        return [block.name for block in op.options.blocks]
    return [op.do.name] if isinstance(op, May) else []


def steps(viewer: Viewer, ask: Ask) -> dict[str, int]:
    """Return the total cost of the Move for each last step; empty if an effect moves for free."""
    state = viewer.state
    char = state.chars[ask.who]
    move = next(frame for frame in reversed(state.effects) if isinstance(frame, Deed))
    if move.moved:
        return {}
    paths = movement.paths_of(state, char, char.ap, False)
    return {FACINGS[way]: movement.arrival(state, paths, move.source, way) for way in ask.ways}
