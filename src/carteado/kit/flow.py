"""Effects with inner blocks, loops and questions, as data: at every decision they can be saved, cloned and searched."""

from __future__ import annotations

from typing import Final

from carteado.kit.cards import NOBODY, Block
from carteado.kit.constants import words_of
from carteado.kit.table import NOTHING, Effect

MOST_ROUNDS: Final = 20


class Frame:
    """Where an effect continues when an inner block ends: the block around it, and the rounds of a loop to come.

    `each` is what the word `each` stood for around the loop. Immutable, so copies share it.
    """

    def __init__(self, block: Block, at: int, each: int, rounds: list[int]) -> None:
        self.block = block
        self.at = at
        self.each = each
        self.rounds = rounds


NO_FRAMES: Final[list[Frame]] = []


class Ask:
    """The kinds of question in the middle of an effect."""

    MAY: Final = 0
    PICK: Final = 1
    OPTION: Final = 2
    AMOUNT: Final = 3


ASKS: Final = words_of(Ask)


class Question:
    """A question that the running effect waits for, with the choices made so far. Immutable, so clones share it."""

    def __init__(self, seat: int, kind: int, choices: list[int], least: int, most: int, picked: list[int]) -> None:
        self.seat = seat
        self.kind = kind
        self.choices = choices
        self.least = least
        self.most = most
        self.picked = picked

    def open_choices(self) -> list[int]:
        """Return what may still be chosen."""
        return [choice for choice in self.choices if choice not in self.picked]

    def with_choice(self, choice: int) -> Question:
        return Question(self.seat, self.kind, self.choices, self.least, self.most, [*self.picked, choice])


class Flow(Effect):
    """An effect with inner blocks.

    `frames` are the blocks around the current one, `each` is the card of the current round of a loop, `picked` what was
    picked last, `number` is the X that was paid. Its lists are replaced, never changed in place, so copies share them.
    """

    def __init__(self, source: int, player: int, block: Block, targets: list[int]) -> None:
        super().__init__(source, player, block, targets)
        self.frames = NO_FRAMES
        self.each = NOBODY
        self.picked = NOTHING
        self.number = 0

    def copy_progress(self, twin: Effect) -> None:
        super().copy_progress(twin)
        assert isinstance(twin, Flow)
        twin.frames = self.frames
        twin.each = self.each
        twin.picked = self.picked
        twin.number = self.number

    def enter(self, block: Block) -> None:
        """Run an inner block once, then continue after the current operation."""
        self.frames = [*self.frames, Frame(self.block, self.at, self.each, NOTHING)]
        self.block = block
        self.at = 0

    def repeat(self, block: Block, rounds: list[int]) -> None:
        """Run an inner block once for each of these cards, at most 20 times."""
        rounds = rounds[:MOST_ROUNDS]
        if rounds:
            self.frames = [*self.frames, Frame(self.block, self.at, self.each, rounds[1:])]
            self.block = block
            self.at = 0
            self.each = rounds[0]

    def leave(self) -> bool:
        """Begin the next round of the current block, or continue around it; return False if nothing is around it."""
        if not self.frames:
            return False
        frame = self.frames[-1]
        if frame.rounds:
            self.each = frame.rounds[0]
            self.frames = [*self.frames[:-1], Frame(frame.block, frame.at, frame.each, frame.rounds[1:])]
            self.at = 0
        else:
            self.frames = self.frames[:-1]
            self.block = frame.block
            self.at = frame.at
            self.each = frame.each
        return True
