"""Actions that do not answer the question that is asked (APOTHEOSIS-6.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from carteado.core.message import Message
from carteado.games.apotheosis.actions import Do
from carteado.games.apotheosis.reasons.message import Reason, why
from carteado.games.apotheosis.state import ApoState

SET: Final = (Do.PICK, Do.DONE)
SEARCH: Final = (Do.PICK, Do.TAKE, Do.DONE)
ANSWER: Final = (Do.ACCEPT, Do.DECLINE)
FORMS: Final[Mapping[str, tuple[int, ...]]] = {
    "main": (*range(Do.MOVE, Do.END_TURN + 1),),
    "window": (Do.USE, Do.PASS),
    "target": (Do.TARGET,),
    "tile": (Do.TILE,),
    "step": (Do.STEP,),
    "branch": (Do.CHOOSE,),
    "trigger": ANSWER,
    "may": ANSWER,
    "upkeep": ANSWER,
    "salvation": ANSWER,
    "cards": SEARCH,
    "pay": SEARCH,
    "evolution": (Do.PICK, Do.TAKE),
    "loot": (Do.PICK,),
    "heir": (Do.GIVE, Do.DONE),
}
SETUP: Final = ("mulligan", "prepare")


def wrong_moment(table: ApoState, form: int) -> Reason:
    """Say what is asked now, or that nothing asks for such an answer."""
    decision = table.decision
    assert decision is not None
    kind = decision.kind
    if form in FORMS.get(kind, SET):
        return None
    if form == Do.CONCEDE:
        return why("concede-later", "9.14")
    if kind == "main":
        return why("not-asked", "6.6")
    if kind == "window":
        return why("in-window", "24.2")
    rule = "6.4" if kind in SETUP else "6.6"
    return why("asked", rule, question=Message(f"apotheosis-prompt-{kind}"))
