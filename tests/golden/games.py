"""What the golden files should hold, made from the rules as they are now."""

from __future__ import annotations

import json
from pathlib import Path

from carteado.bots import make_bot
from carteado.bots.playing import play_out
from carteado.core.rng import seeded
from carteado.core.state import State
from carteado.laws.cases import Case, all_cases
from carteado.match.match import Match
from carteado.texts import Speaker
from golden.cards import card_files

FOLDER = Path(__file__).parent
PERFT_SEEDS = (1, 2, 3)
PERFT_DEPTH = 4
PERFT_MANY = 400
PERFT = "perft.json"


def files() -> dict[str, str]:
    transcripts = {f"{case}.txt": transcript(case) for case in all_cases()}
    perft = json.dumps({str(case): perfts(case) for case in all_cases()}, indent=1) + "\n"
    return {**transcripts, **card_files(), PERFT: perft}


def transcript(case: Case) -> str:
    """A game between greedy bots, in the words of its events, all secrets told, with the hash of its end."""
    match = Match(case.game, case.setup(), seed=1)
    bots = [make_bot(case.game, "greedy:2", seeded(seat)) for seat in range(case.seats)]
    play_out(match.state, bots, accept=match.accept)
    say = Speaker("en", case.game.folder / "texts", names=[f"Seat {seat}" for seat in range(case.seats)])
    actions = [case.game.action_text(action) for action in match.actions]
    lines = []
    for action, events in zip(["deal", *actions], match.log, strict=True):
        lines.append(f"> {action}")
        lines += [say.say(case.game.event_words(event.whole())) for event in events]
    return "\n".join([*lines, f"hash {match.state.digest()}", ""])


def perfts(case: Case) -> dict[str, list[int]]:
    """How many ways there are to take one, two, three ... actions from the start of fixed deals."""
    return {str(seed): counts(case.deal(seed)) for seed in PERFT_SEEDS}


def counts(state: State) -> list[int]:
    """Depth after depth, until there are many."""
    found: list[int] = []
    while len(found) < PERFT_DEPTH and (not found or found[-1] < PERFT_MANY):
        found.append(perft(state, len(found) + 1))
    return found


def perft(state: State, depth: int) -> int:
    if depth == 0 or state.decision is None:
        return 1
    count = 0
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        count += perft(after, depth - 1)
    return count
