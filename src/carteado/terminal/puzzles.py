"""Puzzles at a plain terminal: the solver types, a wrong action is answered and taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from carteado.core.errors import Illegal, Refusal
from carteado.core.state import State
from carteado.match.keeping import data_folder
from carteado.puzzles.book import book, find_puzzle, games_with_puzzles
from carteado.puzzles.days import puzzle_of_the_day, today
from carteado.puzzles.puzzle import Puzzle
from carteado.puzzles.solving import FAILED, Solving, Turn, solution
from carteado.terminal.asking import Asking, Leave, Read, Write
from carteado.terminal.wrapping import write_wrapped
from carteado.texts import Speaker, sentence
from carteado.texts.typed import split_verb


class Solved:
    """The puzzles of a game that were solved at this machine, by number."""

    def __init__(self, game: str) -> None:
        self.file = data_folder() / "puzzles" / f"{game}.txt"
        self.numbers = [int(word) for word in self.file.read_text("utf-8").split()] if self.file.exists() else []

    def add(self, puzzle: Puzzle) -> None:
        if puzzle.number not in self.numbers:
            self.numbers.append(puzzle.number)
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text("".join(f"{number}\n" for number in sorted(self.numbers)), encoding="utf-8")


class PuzzleTable(Asking):
    """One solver at a terminal, at one puzzle."""

    def __init__(self, speaker: Speaker, puzzle: Puzzle, read: Read = input, write: Write = write_wrapped) -> None:
        super().__init__(speaker, read, write)
        self.puzzle = puzzle
        self.solving = Solving(puzzle)
        self.helped = False
        self.open_game(puzzle.game)
        seats = range(self.state.setup.seats)
        self.speaker.names = [speaker("seat-you" if seat == puzzle.seat else "puzzle-opponent") for seat in seats]

    @property
    def state(self) -> State:
        return self.solving.state

    def solve(self) -> bool:
        """Ask until the puzzle is solved; whether that was without looking at the solution."""
        self.write("")
        self.say("puzzle-heading", number=self.puzzle.number, title=self.speaker.say(self.puzzle.title))
        self.say("puzzle-rated", level=self.puzzle.rating.level)
        self.write(self.speaker.say(self.puzzle.task))
        self.show_table(self.puzzle.seat)
        asked = True
        while not self.solving.over:
            if asked:
                assert self.state.decision is not None
                self.offer(self.state.decision)
            line = self.read(self.speaker("play-ask") + " ").strip()
            taken = len(self.solving.taken)
            try:
                self.answer(line)
            except Refusal as refusal:
                self.write(self.speaker.refusal(self.in_own_words(refusal)))
            asked = not line or len(self.solving.taken) != taken
            if self.helped:
                return False
        self.write("")
        self.say("puzzle-solved")
        return True

    def answer(self, line: str) -> None:
        word, rest = split_verb(line, self.command_words)
        command = self.commands().get(word or "")
        if command is not None:
            command(" ".join(rest))
        elif line.isdecimal():
            self.take(self.game.action_text(self.numbered(line)))
        elif line:
            self.take(self.typed.read(line))

    def take(self, text: str) -> None:
        """Take an action, and say what came of it; a wrong one is taken back when that has been read."""
        verdict = self.solving.take(text)
        self.tell(verdict.turns)
        if verdict.kind != FAILED:
            return
        if verdict.reason is not None:
            self.write(self.speaker.say(verdict.reason))
        self.read(self.speaker("learn-take-back") + " ")
        self.solving = self.solving.take_back()

    def tell(self, turns: Sequence[Turn]) -> None:
        """Print who did what, and what happened."""
        self.write("")
        for turn in turns:
            who = sentence(self.speaker.names[turn.seat])
            self.say("puzzle-turn", who=who, action=self.speaker.say(turn.words))
            for event in turn.events:
                self.write("  " + sentence(self.speaker.say(self.game.event_words(event.heard_by(self.puzzle.seat)))))

    def commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "?": self.help,
            "help": self.help,
            "table": lambda _: self.show_table(self.puzzle.seat),
            "hint": self.hint,
            "solution": self.show_solution,
            "why": self.say_why,
            "preview": self.preview,
            "undo": self.undo,
            "rules": lambda rule: self.show_rules(rule, None),
            "quit": lambda _: self.quit("", None),
            "exit": lambda _: self.quit("", None),
        }

    def help(self, word: str) -> None:
        decision = self.state.decision
        if word and decision is not None:
            self.explain_word(word, decision)
        else:
            self.say("puzzle-commands")

    def hint(self, _: str) -> None:
        """Say which kind of action the right one is."""
        action = self.solving.hint()
        assert action is not None
        self.say("puzzle-hint", verb=self.action_text(action).split()[0])

    def show_solution(self, _: str) -> None:
        """Print the whole line from the beginning, and end the puzzle."""
        self.tell(solution(self.puzzle))
        self.helped = True

    def undo(self, _: str) -> None:
        if not self.solving.taken:
            raise Illegal("undo-nothing")
        self.solving = self.solving.take_back()
        self.say("play-undone")


def chosen(game: str | None, number: int | None, day: bool) -> Puzzle:
    """Return the puzzle that is asked for: by its number, of the day, or the first that is not solved yet."""
    if day or game is None:
        return puzzle_of_the_day(today(), game)
    if number is not None:
        return find_puzzle(game, number)
    puzzles, solved = book(game), Solved(game).numbers
    if not puzzles:
        raise Illegal("puzzles-none", game=game)
    return next((puzzle for puzzle in puzzles if puzzle.number not in solved), puzzles[0])


def list_puzzles(game: str | None, say: Callable[[str], Speaker], write: Write = write_wrapped) -> None:
    """Print the puzzles of a game, or of all, with their levels and whether they are solved."""
    for id in games_with_puzzles() if game is None else [game]:
        speaker, solved = say(id), Solved(id).numbers
        write(speaker("puzzle-book", game=speaker(f"{id}-name"), solved=len(solved), count=len(book(id))))
        for puzzle in book(id):
            done = "yes" if puzzle.number in solved else "no"
            title, level = speaker.say(puzzle.title), puzzle.rating.level
            write(speaker("puzzle-listed", number=puzzle.number, title=title, level=level, done=done))


def solve_puzzle(table: PuzzleTable, *, keep: bool = True) -> None:
    """Let the puzzle be solved, and keep that it was."""
    id = table.puzzle.game.id
    try:
        if table.solve() and keep:
            Solved(id).add(table.puzzle)
    except (KeyboardInterrupt, EOFError, Leave):
        table.write("")
    table.say("puzzle-left", command=f"carteado puzzles {id}")
