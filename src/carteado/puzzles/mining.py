"""The miner: plays games of bots, and makes puzzles of positions that have one provable play."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from carteado.bots import make_bot
from carteado.core.bot import Perspective
from carteado.core.errors import Refusal, unknown
from carteado.core.game import Game
from carteado.core.rng import Rng, fork, seeded
from carteado.core.state import Action, State
from carteado.puzzles.likeness import Known
from carteado.puzzles.proof import Prover, Unproven, puzzling
from carteado.puzzles.puzzle import OF_CHANCE, Goal, Puzzle, Rating, choices
from carteado.puzzles.solving import solution

PLAYER: Final = "greedy:2"
WATCHERS: Final = ("greedy:8", "search:300")  # bots that are asked for the answer, to see how hidden it is
HOPE: Final = 0.25  # the best chance, at least
LEAD: Final = 0.01  # by which the best chance must lead
FEWEST: Final = 4  # legal first actions
STALLED: Final = 4_000  # decisions of one match, at most


class Recipe(NamedTuple):
    """What is mined from a game: which goals, the fewest own actions to them, how often in a turn it is tried.

    `bound` is the number of nodes of a proof, so that all of them can be proven again quickly.
    """

    goals: tuple[str, ...]
    shortest: int = 2
    tries: int = 1
    bound: int = 1_500
    options: Mapping[str, Sequence[str]] = {}


RECIPES: Final = {
    "siege": Recipe((Goal.BEST,), 1, 9),
    "naipes": Recipe((Goal.WIN_THIS_TURN, Goal.SURVIVE)),
    "duel": Recipe((Goal.WIN_THIS_TURN,), bound=800),
    "heroes": Recipe((Goal.WIN_THIS_TURN,)),
    "apotheosis": Recipe((Goal.BEST_THIS_TURN,), 1, 5, 800, {"board": ("skirmish", "arena", "court")}),
}


class Miner:
    """Mines the puzzles of a game, the same ones for the same seed."""

    def __init__(self, game: Game, seed: int) -> None:
        if game.id not in RECIPES:
            raise unknown("puzzles-not-mined", game.id, RECIPES)
        self.game = game
        self.recipe = RECIPES[game.id]
        self.rules = puzzling(game.id)
        self.seed = seed
        self.known = Known()

    def puzzles(self, count: int) -> Iterator[Puzzle]:
        """Yield so many puzzles, numbered from 1."""
        found = (puzzle for match in itertools.count() for puzzle in self.of_match(match))
        for number, puzzle in enumerate(itertools.islice(found, count), 1):
            yield puzzle._replace(number=number)

    def of_match(self, match: int) -> Iterator[Puzzle]:
        """Play a match, and yield the puzzles found in it, at most one for each turn."""
        rng = seeded(f"{self.game.id} {self.seed} {match}")
        state = self.game.new(seed=f"{self.seed} {match}", options=self.options(rng))
        bot = make_bot(self.game, PLAYER, fork(rng))
        turn: object = None
        tries = 0
        for _ in range(STALLED):
            decision = state.decision
            if decision is None:
                return
            now = (state.whose_turn(), state.view(None)[self.game.pace])
            if now != turn:
                turn, tries = now, self.recipe.tries
            if tries > 0 and (tables := self.rules.tables(state, decision.seat)):
                tries -= 1
                puzzle = self.best(tables, decision.seat)
                if puzzle is not None and self.known.add(puzzle):
                    tries = 0
                    yield puzzle
            state.apply(bot.choose(Perspective(state, decision.seat)))

    def options(self, rng: Rng) -> dict[str, str]:
        """Choose a ready deck for each seat, where the game has decks, and the options of the recipe."""
        ready = [name for name in self.game.decks() if self.may_play(name)]
        seats = range(self.game.setup().seats)
        chosen = {self.game.deck_choice(seat): ready[rng.below(len(ready))] for seat in seats} if ready else {}
        return {**chosen, **{name: values[rng.below(len(values))] for name, values in self.recipe.options.items()}}

    def may_play(self, deck: str) -> bool:
        """Whether a ready deck is legal under the options of the game as it is."""
        try:
            self.game.setup(options={self.game.deck_choice(0): deck})
        except Refusal:
            return False
        return True

    def best(self, ladders: Sequence[Sequence[dict[str, Any]]], seat: int) -> Puzzle | None:
        """Make a puzzle of one of these ladders, the first that gives one."""
        for goal in self.recipe.goals:
            for ladder in ladders:
                table = self.hardest(ladder, goal, seat)
                puzzle = None if table is None else self.puzzle(table, goal, seat)
                if puzzle is not None:
                    return puzzle
        return None

    def hardest(self, ladder: Sequence[dict[str, Any]], goal: str, seat: int) -> dict[str, Any] | None:
        """Return the hardest table of a ladder on which the goal can be kept, or one action has the best chance."""
        if not ladder:
            return None
        if goal in OF_CHANCE:
            return next((table for table in ladder if self.keeping(table, goal, seat)), None)
        low, high = 0, len(ladder) - 1
        if not self.keeping(ladder[high], goal, seat):
            return None
        while low < high:
            middle = (low + high) // 2
            if self.keeping(ladder[middle], goal, seat):
                high = middle
            else:
                low = middle + 1
        return ladder[low]

    def keeping(self, table: Mapping[str, Any], goal: str, seat: int, most: int = 1) -> list[Action]:
        """Return actions that keep the goal on a table, at most so many; none where it cannot be proven."""
        state = self.laid(table, seat)
        if state is None:
            return []
        prover = Prover(self.game.id, goal, seat, self.recipe.bound)
        try:
            if goal in OF_CHANCE:
                return leading(prover.chances(state))
            keeping = (action for action in choices(state) if prover.keeps(state, action))
            return list(itertools.islice(keeping, most))
        except Unproven:
            return []

    def laid(self, table: Mapping[str, Any], seat: int) -> State | None:
        """Lay a table; None if it cannot stand, or asks another seat."""
        try:
            state = self.game.position(table)
        except Refusal:
            return None
        decision = state.decision
        return state if decision is not None and decision.seat == seat else None

    def puzzle(self, table: dict[str, Any], goal: str, seat: int) -> Puzzle | None:
        """Make the puzzle of a table, if a single action keeps the goal there and it is not too easy."""
        state = self.laid(table, seat)
        keeping = self.keeping(table, goal, seat, 2)
        if state is None or len(keeping) != 1 or len(choices(state)) < FEWEST:
            return None
        answer = self.game.action_text(keeping[0])
        rating = Rating(1, 1, len(choices(state)), 0)
        puzzle = Puzzle(self.game, 0, goal, seat, table, answer, rating, self.rules.about(state, seat))
        depth = sum(turn.seat == seat for turn in solution(puzzle))
        return puzzle._replace(rating=self.rated(state, puzzle, depth)) if depth >= self.recipe.shortest else None

    def rated(self, state: State, puzzle: Puzzle, depth: int) -> Rating:
        """Rate a puzzle by its depth, its choices, and how many bots overlook the answer."""
        hidden = 0
        for name in WATCHERS:
            bot = make_bot(self.game, name, seeded(1))
            hidden += self.game.action_text(bot.choose(Perspective(state, puzzle.seat))) != puzzle.answer
        count = puzzle.rating.choices
        points = depth - self.recipe.shortest + 2 * hidden + (count >= 8) + (count >= 16)
        return Rating(min(5, 1 + points // 2), depth, count, hidden)


def leading(chances: Mapping[Action, float]) -> list[Action]:
    """Return the action with the best chance; none if it hardly leads, or is hopeless."""
    best = max(chances, key=lambda action: chances[action])
    *_, second, chance = sorted([0.0, *chances.values()])
    return [best] if chance >= second + LEAD and chance >= HOPE else []
