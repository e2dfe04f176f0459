"""An agent that reads and writes plain text, as a language model would, plays a match.

    python examples/text_agent.py naipes

`ask` gets everything a person at a terminal would see, in words, and answers with a line. Put any model behind it; here
it picks the action that its few rules of thumb like best. An answer that is not legal is refused with what is allowed,
and nothing has changed: that is all the contract there is.
"""

from __future__ import annotations

import sys

import carteado
from carteado.core.errors import Refusal
from carteado.core.rng import seeded
from carteado.match.match import Match
from carteado.match.seats import Players
from carteado.texts import Speaker

LIKED = ("attack", "place", "field", "use", "play", "archers", "end_turn", "pass")


def ask(prompt: str) -> str:
    """Stands in for a model: the last lines of the prompt are the actions, one a line."""
    actions = prompt.split("Actions:\n")[1].splitlines()
    ranked = sorted(actions, key=lambda line: next((n for n, word in enumerate(LIKED) if line.startswith(word)), 99))
    return ranked[0].split("  (")[0]


def describe(match: Match, seat: int, say: Speaker, heard: int) -> str:
    """News, table, question and actions, as text."""
    game, view = match.game, match.state.view(seat)
    news = [say.say(game.event_words(event)) for event in match.heard(seat, since=heard)]
    table = [say.say(line) for line in game.table_words(view)]
    actions = [
        f"{game.action_text(action)}  ({say.say(game.action_words(action, view))})" for action in match.state.legal()
    ]
    return "\n".join(["News:", *news, "", "Table:", *table, "", "Actions:", *actions])


def main() -> None:
    game = carteado.load(sys.argv[1] if len(sys.argv) > 1 else "naipes")
    setup = game.setup()
    match = Match(game, setup, seed=1)
    names = ["Text agent", *[f"Bot {number}" for number in range(1, setup.seats)]]
    say = Speaker("en", game.folder / "texts", names=names)
    foes = Players(game, ["human", *["bot:random"] * (setup.seats - 1)], seeded(1))
    heard = 0
    foes.advance(match)
    while not match.over:
        prompt = describe(match, 0, say, heard)
        heard = len(match.log)
        try:
            match.submit(0, ask(prompt), number=match.number)
        except Refusal as refusal:
            print(say.refusal(refusal))
            return
        foes.advance(match)
    outcome = match.state.outcome()
    assert outcome is not None
    print(f"{match.number} actions, {outcome.reason}, scores {outcome.scores}")


if __name__ == "__main__":
    main()
