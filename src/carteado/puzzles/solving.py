"""A puzzle being solved: every action is answered, wrong ones with what spoils them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from carteado.core.errors import Illegal
from carteado.core.event import Event
from carteado.core.message import Message
from carteado.core.state import Action, State
from carteado.puzzles.proof import Prover, Unproven
from carteado.puzzles.puzzle import OF_CHANCE, Puzzle, choices

KEPT: Final = "kept"
FAILED: Final = "failed"
SOLVED: Final = "solved"


class Turn(NamedTuple):
    """One action and what came of it."""

    seat: int
    action: Action
    words: Message
    events: list[Event]


class Verdict(NamedTuple):
    """The answer to an action: `kept`, `failed` or `solved`, why it failed, and all that happened since."""

    kind: str
    reason: Message | None
    turns: list[Turn]


class Solving:
    """One solver at one puzzle. A wrong action is played too, with the answer that spoils it, and then taken back."""

    def __init__(self, puzzle: Puzzle, taken: Iterable[str] = ()) -> None:
        self.puzzle = puzzle
        self.game = puzzle.game
        self.prover = Prover.of(puzzle)
        self.state: State = puzzle.begin()
        self.taken: list[str] = []
        self.log: list[Turn] = []
        self.verdict: Verdict | None = None
        for text in taken:
            self.take(text)

    @property
    def over(self) -> bool:
        """Whether nothing can be taken now: the puzzle is solved, or the goal missed."""
        return self.verdict is not None and self.verdict.kind != KEPT

    @property
    def legal(self) -> list[Action]:
        return [] if self.over else choices(self.state)

    def take(self, text: str) -> Verdict:
        """Take the solver's next action; refuse one that is not legal unchanged."""
        if self.over:
            raise Illegal("puzzle-over")
        action = self.game.parse(text)
        if action not in choices(self.state):
            raise self.state.refusal(action)
        begun = len(self.log)
        kept, reason = self.judged(action)
        if self.puzzle.goal in OF_CHANCE:
            self.play(action, lambda _: True)
        elif kept:
            self.play_kept(action)
        else:
            reason = self.play_failed(action) or reason
        solved = kept and (self.puzzle.goal in OF_CHANCE or self.prover.settled(self.state) is True)
        self.taken.append(self.game.action_text(action))
        self.verdict = Verdict(SOLVED if solved else KEPT if kept else FAILED, reason, self.log[begun:])
        return self.verdict

    def judged(self, action: Action) -> tuple[bool, Message | None]:
        """Return whether an action keeps the goal, and why not, as far as that is known before it is played."""
        try:
            kept = self.prover.keeps(self.state, action)
        except Unproven:
            return False, Message("puzzle-failed-unproven")
        if kept or self.puzzle.goal not in OF_CHANCE:
            return kept, None
        found = self.prover.chances(self.state)
        chance, best = (round(100 * value, 1) for value in (found[action], max(found.values())))
        return False, Message("puzzle-failed-less", chance=chance, best=best)

    def take_back(self) -> Solving:
        """Return the puzzle as it was before the last action."""
        if not self.taken:
            raise Illegal("undo-nothing")
        return Solving(self.puzzle, self.taken[:-1])

    def hint(self) -> Action | None:
        """Return an action that keeps the goal."""
        return None if self.over else self.next_action()

    def next_action(self) -> Action:
        if not self.taken:
            return self.game.parse(self.puzzle.answer)
        return next(action for action in choices(self.state) if self.judged(action)[0])

    # What follows an action

    def play_kept(self, action: Action) -> None:
        """Play an action that keeps the goal, and answers of the opponents, up to the solver's next choice."""
        self.play(action, lambda _: True)
        while self.prover.settled(self.state) is None and not self.prover.asked(self.state):
            self.play(choices(self.state)[0], lambda _: True)

    def play_failed(self, action: Action) -> Message | None:
        """Play an action that misses the goal, and what spoils it; return the reason."""
        try:
            drawn = self.play(action, self.spoiled)
            reason = Message("puzzle-failed-chance") if drawn else None
            while self.prover.settled(self.state) is None and not self.prover.asked(self.state):
                reply = next(reply for reply in choices(self.state) if not self.prover.keeps(self.state, reply))
                self.play(reply, self.spoiled)
                if reason is None and len(choices(self.state)) != 1:
                    reason = Message("puzzle-failed-reply", action=self.log[-1].words)
        except Unproven:
            return Message("puzzle-failed-unproven")
        return reason or self.missed()

    def missed(self) -> Message:
        """Say why the goal is missed on the table that was reached."""
        if self.state.outcome() is not None:
            return Message("puzzle-failed-ended")
        return Message("puzzle-failed-no-way" if self.prover.settled(self.state) is None else "puzzle-failed-turn")

    def spoiled(self, state: State) -> bool:
        return not self.prover.holds(state)

    def play(self, action: Action, wanted: Callable[[State], bool]) -> bool:
        """Play an action with the first result of chance that is wanted; return whether others were possible."""
        decision = self.state.decision
        assert decision is not None
        words = self.game.action_words(action, self.state.view(decision.seat))
        for weight, result in self.prover.results(self.state, action, heard=True):
            result.events, heard = None, result.events
            if wanted(result):
                self.state = result
                self.log.append(Turn(decision.seat, action, words, heard or []))
                return weight < 1.0
        raise Unproven


def solution(puzzle: Puzzle) -> list[Turn]:
    """Return the line from the answer to the goal, the opponents' answers included."""
    solving = Solving(puzzle)
    while not solving.over:
        solving.take(puzzle.game.action_text(solving.next_action()))
    return solving.log
