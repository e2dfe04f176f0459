"""What a seat may see of what is under way, and of the question it is asked (section 8)."""

from __future__ import annotations

from typing import Any

from carteado.games.apotheosis.board import ATTRIBUTES, COUNTERS, FACINGS, MASTER
from carteado.games.apotheosis.frames import Act, Ask, Blow, Deed, Roll, Stage, Test, Window
from carteado.games.apotheosis.language.terms import TIMINGS, UNTILS, Scan, Until
from carteado.games.apotheosis.looking import Looking
from carteado.games.apotheosis.pieces import Mod
from carteado.games.apotheosis.questions import What
from carteado.games.apotheosis.rules import counters, death, dice, movement, questions
from carteado.kit.table import Effect

DEMANDS = ("count", "pay", "within", "value", "minimal", "one")
WINDOW_WORDS = {Scan.START_OF_TURN: "startOfTurn", Scan.END_OF_TURN: "endOfTurn"}


class Following(Looking):
    """Only what was declared before all, and what is this seat's own."""

    def under_way(self, frame: Effect) -> list[dict[str, Any]]:
        """Only what was declared before all; a declaration half made, and the moment to answer it, are a seat's own."""
        state = self.state
        if isinstance(frame, Act):
            if frame.at <= Stage.PAY and frame.player != self.seat:
                return []
            return [
                {
                    "kind": "activation",
                    "piece": frame.user,
                    **self.named(frame.source),
                    "effect": f"e{frame.power.index + 1}",
                    "targets": [self.at(state.chars[who]) for who in frame.targets],
                    "negated": frame.negated,
                }
            ]
        if isinstance(frame, Blow):
            return [
                {
                    "kind": "attack",
                    "piece": frame.user,
                    "targets": [self.at(state.chars[who]) for who in frame.targets],
                    "bonus": frame.bonus,
                    "bonuses": list(frame.bonuses),
                }
            ]
        if isinstance(frame, Roll):
            faces = [*frame.faces, *frame.extras]
            natural = frame.faces[0] if frame.faces else 0
            return [
                {
                    "kind": "roll",
                    "piece": frame.user,
                    "faces": faces,
                    "natural": natural,
                    "total": dice.total_of(frame),
                }
            ]
        if isinstance(frame, Test):
            return [{"kind": "check", "piece": frame.user, "attribute": ATTRIBUTES[frame.attribute]}]
        if isinstance(frame, Window) and state.decision is not None and state.decision.seat == self.seat:
            when = WINDOW_WORDS.get(frame.when) or TIMINGS[frame.when]
            subject = None if frame.subject < 0 else self.at(state.chars[frame.subject])
            return [{"kind": "window", "when": when, "subject": subject}]
        return []

    def modifier(self, mod: Mod) -> dict[str, Any]:
        until: Any = UNTILS[mod.until]
        if mod.until == Until.COUNTERS:
            until = {"counters": COUNTERS[mod.of]}
        elif mod.until >= Until.START:
            until = {UNTILS[mod.until]: mod.of}
        return {"piece": mod.who, **counters.mod_facts(mod), "until": until}

    def proofs(self) -> list[dict[str, Any]]:
        state = self.state
        found: list[dict[str, Any]] = []
        for at in range(0, len(state.proofs), 3):
            seat, id, number = state.proofs[at : at + 3]
            found.append({"seat": None if seat == MASTER else seat, "id": id, "card": state.catalog.cards[number].id})
        return found

    # Questions

    def asked(self) -> dict[str, Any] | None:
        """What the question is about, for the seat asked."""
        state = self.state
        ask = questions.asked(state)
        if state.decision is None or state.decision.seat != self.seat or ask is None:
            return None
        data: dict[str, Any] = {"picked": list(ask.picked), "demand": DEMANDS[ask.rule]}
        data.update({"least": ask.least, "most": ask.most})
        data["need"] = {"sp": ask.sp, "mp": ask.mp, "any": ask.any}
        if ask.what == What.SALVATION:
            data["least"] = death.salvation_cost(state, state.chars[ask.who])
        if ask.what == What.STEP:
            data["steps"] = self.steps(ask)
        for frame in reversed(state.effects):
            if isinstance(frame, Act):
                data.update({**self.named(frame.source), "effect": f"e{frame.power.index + 1}"})
                break
        return data

    def steps(self, ask: Ask) -> dict[str, int]:
        """What the Move costs in all with each last step; nothing where an effect moves for free."""
        state = self.state
        char = state.chars[ask.who]
        move = next(frame for frame in reversed(state.effects) if isinstance(frame, Deed))
        if move.moved:
            return {}
        paths = movement.paths_of(state, char, char.ap, False)
        return {FACINGS[way]: movement.arrival(state, paths, move.source, way) for way in ask.ways}
