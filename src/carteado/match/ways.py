"""Every way to reach a thing on the table: the actions about it, and those after which it can be aimed at."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from typing import NamedTuple

from carteado.core.message import Message
from carteado.core.rng import ChanceAsked, NoChance, Rng, seeded
from carteado.core.state import Action, State
from carteado.match.preview import Preview, foresee

MOST_TRIED = 120  # legal actions that are tried
MOST_WAYS = 12


class Way(NamedTuple):
    """The actions to take one after the other, what the last of them will do, and what it comes to."""

    actions: list[Action]
    preview: Preview
    odds: list[Message]


def ways_to(state: State, seat: int, words: list[str]) -> list[Way]:
    """Find the ways in which the seat asked can reach a thing, given by its words in actions."""
    rng = seeded(0)
    found = (way for action in state.legal()[:MOST_TRIED] for way in begun_by(state, seat, action, words, rng))
    return list(islice(found, MOST_WAYS))


def begun_by(state: State, seat: int, action: Action, words: list[str], rng: Rng) -> list[Way]:
    """The way that an action is itself, or that it begins; none if it has nothing to do with the thing."""
    if names(state, action, words):
        return [Way([action], foresee(state, seat, action), state.game.odds(state, action))]
    world = state.clone()
    world.determinize(seat, rng)
    world.rng, world.events = NoChance(), []
    with suppress(ChanceAsked):
        world.apply(action)
    if aims(world, seat, words):  # at the only target there is
        return [Way([action], foresee(state, seat, action), state.game.odds(state, action))]
    asked, before = world.decision, state.decision
    if asked is None or before is None or asked.seat != seat or asked.kind == before.kind:
        return []  # the action is done: what follows is another one
    return [
        Way([action, aim], foresee(world, seat, aim), world.game.odds(world, aim))
        for aim in world.legal()
        if names(world, aim, words)
    ]


def names(state: State, action: Action, words: list[str]) -> bool:
    """Whether an action names all of these words."""
    return set(words) <= set(state.game.action_text(action).split()[1:])


def aims(world: State, seat: int, words: list[str]) -> bool:
    """Whether what has just happened was aimed at the thing."""
    view = world.view(seat)
    heard = [event.heard_by(seat) for event in world.events or ()]
    return any(set(words) <= set(world.game.aimed_at(one, view)) for one in heard)
