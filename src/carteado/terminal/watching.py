"""Showing watched card files: each changed card with its changes, or the faults."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from carteado.core.game import Game
from carteado.core.sets import differences
from carteado.kit.faults import Fault
from carteado.lab.watching import Sight
from carteado.terminal.gallery import told
from carteado.texts import Speaker, sentence

WIDTH = 46


class Watcher:
    """Prints new versions of the card files of a game."""

    def __init__(self, lang: str, console: Console | None = None) -> None:
        self.lang = lang
        self.console = console or Console(highlight=False)

    def start(self, sight: Sight, wanted: str | None, address: str) -> None:
        """Print the card that was asked for, if any, and the address of the gallery."""
        say = self.speaker(sight)
        self.faults(sight.faults, say)
        if wanted is not None:
            self.card(sight.game, wanted, say)
        self.line(say("cards-watching", cards=len(sight.game.card_data()), address=address))

    def see(self, sight: Sight) -> None:
        say = self.speaker(sight)
        if sight.faults:
            self.faults(sight.faults, say)
            return
        for id in sight.changed:
            self.card(sight.game, id, say)
            self.changes(sight, id, say)
        for id in sight.gone:
            self.line(say("cards-gone", card=id))
        self.line(say("cards-checked", cards=len(sight.game.card_data()), faults=0))

    def speaker(self, sight: Sight) -> Speaker:
        """A speaker that prefers the texts of these cards to the shipped ones."""
        return Speaker.of(sight.game, self.lang)

    def card(self, game: Game, id: str, say: Speaker) -> None:
        """Lay out a card: its name, type line, text and id."""
        name, facts, text = told(game, say, id)
        inside: list[Text | Padding] = [Text(sentence(facts), style="dim")]
        if text:
            inside.append(Padding(Text(text), (1, 0, 0, 0)))
        title = Text(name, style="bold")
        drawn = Panel(Group(*inside), title=title, subtitle=Text(id), width=WIDTH, padding=(0, 1))
        self.console.print(drawn)

    def changes(self, sight: Sight, id: str, say: Speaker) -> None:
        before = sight.before.get(id)
        if before is None:
            self.line(say("cards-new"))
            return
        for field, was, now in differences(before, sight.game.card_data()[id]):
            self.line(say("cards-change", field=field, was=was or "-", now=now or "-"))

    def faults(self, faults: Iterable[Fault], say: Speaker) -> None:
        found = list(faults)
        for fault in found:
            self.console.print(Text(say.say(fault.words())), soft_wrap=True)
        if found:
            self.line(say("cards-faulty", faults=len(found)))

    def line(self, text: str) -> None:
        self.console.print(Text(text), soft_wrap=True)
