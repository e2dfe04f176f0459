"""What an action will do as far as that is certain, from what its seat knows alone."""

from __future__ import annotations

from typing import Any, NamedTuple

from carteado.core.rng import ChanceAsked, NoChance, Rng, seeded
from carteado.core.state import Action, State

WORLDS = 16  # states that the seat cannot tell from the real one, in which the action is tried


class Preview(NamedTuple):
    """The events that the seat would hear first in every world; `open` is whether they then differ or depend on chance.

    What happens in fewer worlds than one in `WORLDS` may have been tried in none.
    """

    events: list[dict[str, Any]]
    open: bool


def foresee(state: State, seat: int, action: Action) -> Preview:
    """Try a legal action of the seat asked in several imagined worlds, up to the first draw of chance in each."""
    rng = seeded(0)
    tried = [try_in_a_world(state, seat, action, rng) for _ in range(WORLDS)]
    first = tried[0][0]
    certain = min(agreement(first, events) for events, _ in tried)
    return Preview(first[:certain], open=any(asked or len(events) > certain for events, asked in tried))


def agreement(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> int:
    """How many events two lists have in common before they first differ."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (mine, theirs) in pairs if mine != theirs), min(len(one), len(other)))


def try_in_a_world(state: State, seat: int, action: Action, rng: Rng) -> tuple[list[dict[str, Any]], bool]:
    """What the seat would hear, and whether chance was asked."""
    world = state.clone()
    world.determinize(seat, rng)
    world.rng, world.events = NoChance(), []
    asked = False
    try:
        world.apply(action)
    except ChanceAsked:
        asked = True
    return [event.heard_by(seat) for event in world.events], asked
