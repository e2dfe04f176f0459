"""Advice for the seat that is asked: what each action is worth, and what it would do next, from what it knows alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from carteado.bots import make_bot
from carteado.bots.search import SearchBot
from carteado.core.bot import Bot, Perspective
from carteado.core.errors import Refusal
from carteado.core.game import Game
from carteado.core.message import Message
from carteado.core.rng import ChanceAsked, NoChance, Rng, fork
from carteado.core.state import Action, State

SOLVED = "perfect"  # the bot that plays by a game's solved table
ADVISER = "search:1000ms"
LONGEST_PLAN = 3
WORLDS = 8  # states that the seat cannot tell from the real one, in which the plan must look the same
ENOUGH = 8  # visits of an action that search expects

Follow = Callable[[State, Action], Action | None]  # what the adviser does next at a table, after an action


class Advice(NamedTuple):
    """The worth of each action, best first; `plan` is what the adviser does after the best, as far as that is certain.

    `exact` is whether the worths come from the solved table of the game.
    """

    worths: dict[Action, float]
    exact: bool
    plan: list[Message]

    @property
    def best(self) -> Action:
        return next(iter(self.worths))


def advise(
    state: State, seat: int, rng: Rng, adviser: str = ADVISER, refused: Callable[[Refusal], None] | None = None
) -> Advice | None:
    """Let the best judge of the game judge the actions of a seat; `refused` hears of those that cannot."""
    for spec in [*state.game.bots, adviser]:
        try:
            worths, follow = judge(make_bot(state.game, spec, fork(rng)), Perspective(state, seat))
        except Refusal as refusal:
            if refused is not None:
                refused(refusal)
            continue
        if worths:
            ranked = dict(sorted(worths.items(), key=lambda one: -one[1]))
            return Advice(ranked, spec == SOLVED, [*plan(state, seat, next(iter(ranked)), follow, fork(rng))])
    return None


def judge(bot: Bot, table: Perspective) -> tuple[dict[Action, float], Follow]:
    """Return what each action is worth to a bot, and how it would go on."""
    if not isinstance(bot, SearchBot):
        return bot.judge(table), lambda world, _: best_of(bot.judge(Perspective(world, table.seat)))
    node = bot.search(table)
    worths = {action: child.total / child.visits for action, child in node.children.items()}

    def follow(world: State, action: Action) -> Action | None:
        nonlocal node
        node = node.children[action]
        legal = Perspective(world, table.seat).legal()
        visits = {action: node.children[action].visits for action in legal if action in node.children}
        return best_of({action: count for action, count in visits.items() if count >= ENOUGH})

    return worths, follow


def best_of(worths: dict[Action, float] | dict[Action, int]) -> Action | None:
    return max(worths, key=lambda action: worths[action], default=None)


def plan(state: State, seat: int, action: Action, follow: Follow, rng: Rng) -> Iterator[Message]:
    """Yield what the seat does next, in words, until chance, hidden things or another seat decide."""
    worlds = [Perspective(state, seat).imagine(rng) for _ in range(WORLDS)]
    for world in worlds:
        world.rng = NoChance()
    for _ in range(LONGEST_PLAN):
        view = view_after(worlds, seat, action)
        decision = worlds[0].decision
        going_on = follow(worlds[0], action) if view and decision is not None and decision.seat == seat else None
        if view is None or going_on is None:
            return
        action = going_on
        yield state.game.action_words(action, view)


def view_after(worlds: list[State], seat: int, action: Action) -> dict[str, Any] | None:
    """Take an action in all worlds; return what the seat then sees, None if it differs or depends on chance."""
    try:
        for world in worlds:
            world.apply(action)
    except ChanceAsked:
        return None
    first, *others = [world.view(seat) for world in worlds]
    return first if all(view == first for view in others) else None


def thumb_rule(game: Game, action: Action) -> str:
    """Return the id of the text that says in a line why one takes actions of this kind."""
    verb = game.action_text(action).split()[0]
    return f"{game.id}-coach-{verb.replace('_', '-')}"
