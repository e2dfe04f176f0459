"""A hint in words: the best action with its price, why, what would follow, and what every action is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from carteado.core.state import Action, State
from carteado.match.advice import Advice, thumb_rule
from carteado.texts import Speaker, sentence


def hint_lines(
    speaker: Speaker, state: State, seat: int, advice: Advice, typed: Callable[[Action], str]
) -> Iterator[str]:
    """Yield the lines of a hint; `typed` shows an action as the player types it."""
    game, best = state.game, advice.best
    words = speaker.say(game.action_words(best, state.view(seat)))
    price = speaker.price(state.price(best))
    yield speaker("play-hint-best", action=typed(best), words=words, price=price)
    if speaker.knows(reason := thumb_rule(game, best)):
        yield speaker("play-hint-why", reason=speaker(reason))
    if advice.plan:
        steps = "; ".join(sentence(speaker.say(step)) for step in advice.plan)
        yield speaker("play-hint-plan", steps=steps)
    yield speaker("play-hint-about", exact="yes" if advice.exact else "no")
    for action, worth in advice.worths.items():
        yield speaker("play-hint", action=typed(action), worth=speaker.number(100 * worth, 1))
