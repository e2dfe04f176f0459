"""The menu that `carteado` opens without arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from carteado.core.errors import Refusal
from carteado.core.game import Game
from carteado.core.numbers import read_number
from carteado.games import load, names
from carteado.match.keeping import latest_unfinished
from carteado.terminal.markdown import show_markdown
from carteado.terminal.start import new_match, play_match, resume_match
from carteado.texts import Speaker
from carteado.texts.book import rulebook

BOTS = {"random": "random", "greedy": "greedy", "search": "search", "search-strong": "search:2000ms"}
LEAVE = ("q", "quit", "exit")


class Menu:
    """Asks by numbers, one question at a time; q, Ctrl-C or the end of input leaves."""

    def __init__(self, lang: str, read: Callable[[str], str] = input, write: Callable[[str], None] = print) -> None:
        self.say = Speaker(lang)
        self.read = read
        self.write = write

    def run(self) -> None:
        try:
            while (place := self.choose("menu-title", [self.title(id) for id in names()])) is not None:
                self.open(load(names()[place]))
        except (KeyboardInterrupt, EOFError):
            self.write("")

    def title(self, id: str) -> str:
        words = self.words(load(id))
        return f"{words(f'{id}-name')} - {words(f'{id}-summary')}"

    def words(self, game: Game) -> Speaker:
        return Speaker.of(game, self.say.lang)

    def open(self, game: Game) -> None:
        entries: dict[str, Callable[[Game], None]] = {"menu-play": self.play, "menu-rules": self.show_rules}
        if latest_unfinished(game.id) is not None:
            entries["menu-resume"] = self.resume
        place = self.choose("menu-action", [self.say(id) for id in entries])
        if place is not None:
            list(entries.values())[place](game)

    def play(self, game: Game) -> None:
        setup = game.setup()
        seats = "human"
        if setup.seats > 1:
            place = self.choose("menu-strength", [self.say(f"menu-bot-{name}") for name in BOTS])
            if place is None:
                return
            seats += f",bot:{list(BOTS.values())[place]}" * (setup.seats - 1)
        play_match(new_match(game.id, None, {}, seats, None), self.words(game))

    def show_rules(self, game: Game) -> None:
        try:
            show_markdown(rulebook(game, self.say.lang))
        except Refusal as refusal:
            self.write(self.say.refusal(refusal))

    def resume(self, game: Game) -> None:
        try:
            resume_match(game.id, None, self.words(game))
        except Refusal as refusal:
            self.write(self.say.refusal(refusal))

    def choose(self, title: str, choices: Sequence[str]) -> int | None:
        """Ask for a choice; return its index, or None to go back."""
        self.write("")
        self.write(self.say(title))
        for number, choice in enumerate(choices, 1):
            self.write(f"{number:3}. {choice}")
        while True:
            line = self.read(self.say("menu-choose") + " ").strip().lower()
            if line in LEAVE:
                return None
            chosen = read_number(line, len(choices))
            if chosen:
                return chosen - 1
            self.write(self.say("menu-not-a-choice"))
