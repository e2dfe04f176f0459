"""A match at a plain terminal: the state in words, numbered actions, one typed line for each choice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from carteado.core.errors import Illegal, Invalid, Refusal
from carteado.core.rng import Rng, fork
from carteado.core.state import Decision, State
from carteado.match.advice import advise
from carteado.match.keeping import keep, latest_unfinished
from carteado.match.match import Match
from carteado.match.record import read_record, replay
from carteado.match.seats import Players
from carteado.terminal.asking import Asking, Leave, Read, Write
from carteado.terminal.hinting import hint_lines
from carteado.terminal.wrapping import write_wrapped
from carteado.texts import Speaker, sentence
from carteado.texts.typed import split_verb


class LineTable(Asking):
    """One match at one terminal: asks people in turn, and lets bots act between them."""

    def __init__(
        self, match: Match, speaker: Speaker, rng: Rng, read: Read = input, write: Write = write_wrapped
    ) -> None:
        super().__init__(speaker, read, write)
        self.rng = rng
        self.sit_down(match)

    @property
    def state(self) -> State:
        return self.match.state

    def sit_down(self, match: Match) -> None:
        self.match = match
        self.open_game(match.game)
        self.players = Players(self.game, match.players, fork(self.rng))
        self.speaker.names = seat_names(self.speaker, match.players)
        self.heard = dict.fromkeys(range(match.setup.seats), 0)
        self.seen: tuple[Any, ...] = ()
        self.last_asked = self.players.people[0] if self.players.people else None

    # The loop

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        self.say("play-welcome", name=self.speaker(f"{self.game.id}-name"))
        self.say("play-commitment", commitment=self.match.commitment)
        try:
            self.play()
        except (KeyboardInterrupt, EOFError, Leave):
            self.leave()

    def play(self) -> None:
        self.let_bots_act()
        while (decision := self.match.state.decision) is not None:
            self.hand_over(decision.seat)
            self.tell(decision.seat)
            self.show_table_once_a_turn(decision.seat)
            self.ask(decision)
            self.let_bots_act()
        self.finish()

    def let_bots_act(self) -> None:
        self.players.advance(self.match)
        keep(self.match)

    def hand_over(self, seat: int) -> None:
        """Clear the screen between several people at one terminal, so that nobody sees another's cards."""
        if self.last_asked != seat:
            self.write("\n" * 40)
            self.read(self.speaker("play-next", who=self.speaker.names[seat]) + " ")
            self.last_asked = seat

    def tell(self, seat: int | None) -> None:
        """Print the events since that seat was last asked."""
        place = seat if seat is not None else 0
        for heard in self.match.heard(seat, since=self.heard[place]):
            self.write(sentence(self.speaker.say(self.game.event_words(heard))))
        self.heard[place] = len(self.match.log)

    def show_table_once_a_turn(self, seat: int) -> None:
        view = self.match.state.view(seat)
        now = (seat, view.get("day"), view.get("round"), view.get("turn"))
        if now != self.seen:
            self.seen = now
            self.show_table(seat)

    def ask(self, decision: Decision) -> None:
        """Offer the legal actions until one is taken; any other word is a command."""
        match = self.match
        number = match.number
        self.offer(decision)
        while match is self.match and match.number == number:
            line = self.read(self.speaker("play-ask") + " ").strip()
            try:
                self.answer(line, decision)
            except Refusal as refusal:
                self.write_refusal(self.in_own_words(refusal))

    def answer(self, line: str, decision: Decision) -> None:
        word, rest = split_verb(line, self.command_words)
        command = self.commands().get(word or "")
        if not line:
            self.offer(decision)
        elif command is not None:
            command(" ".join(rest), decision)
        elif line.isdecimal():
            self.match.accept(self.numbered(line))
        else:
            self.match.submit(decision.seat, self.typed.read(line))

    # Commands

    def commands(self) -> dict[str, Callable[[str, Decision], None]]:
        return {
            "?": self.explain,
            "help": self.explain,
            "table": lambda _, decision: self.show_table(decision.seat),
            "log": self.show_log,
            "hint": self.hint,
            "why": self.say_why,
            "preview": self.preview,
            "undo": self.undo,
            "save": self.save,
            "resume": self.resume,
            "rules": self.show_rules,
            "quit": self.quit,
            "exit": self.quit,
        }

    def show_log(self, _: str, decision: Decision) -> None:
        for heard in self.match.heard(decision.seat):
            self.write(sentence(self.speaker.say(self.game.event_words(heard))))

    def hint(self, _: str, decision: Decision) -> None:
        """Print what is best, why, and what each action is worth."""
        advice = advise(self.state, decision.seat, fork(self.rng), refused=self.write_refusal)
        if advice is None:
            self.say("play-hint-none")
            return
        for line in hint_lines(self.speaker, self.state, decision.seat, advice, self.action_text):
            self.write(line)

    def write_refusal(self, refusal: Refusal) -> None:
        self.write(self.speaker.refusal(refusal))

    def undo(self, _: str, decision: Decision) -> None:
        """Go back to this person's last choice, but never past another person's."""
        if len(self.players.people) > 1:
            raise Illegal("undo-people")
        before = self.match.number
        while before and self.match.actors[before - 1] != decision.seat:
            before -= 1
        if not before:
            raise Illegal("undo-nothing")
        self.match.rewind(before - 1)
        self.heard[decision.seat] = len(self.match.log)
        self.seen = ()
        self.say("play-undone")

    def save(self, name: str, _: Decision) -> None:
        self.say("play-saved", file=str(keep(self.match, Path(name) if name else None)))

    def resume(self, name: str, _: Decision) -> None:
        self.sit_down(open_match(self.game.id, Path(name) if name else None))

    # The end

    def leave(self) -> None:
        keep(self.match)
        self.write("")
        self.say("play-left", command=f"carteado play {self.game.id} --resume")

    def finish(self) -> None:
        outcome = self.match.state.outcome()
        assert outcome is not None
        viewer = self.players.people[0] if len(self.players.people) == 1 else None
        self.tell(viewer)
        self.show_table(viewer)
        self.say("play-over")
        if self.match.setup.seats > 1 and (outcome.winners or outcome.drawn):
            self.announce(outcome.winners)
        self.say("play-reveal", seed=str(self.match.seed))

    def announce(self, winners: list[int]) -> None:
        if not winners:
            self.say("play-drawn")
        else:
            names = self.speaker.join([self.speaker.names[seat] for seat in winners])
            self.say("play-won", who=names, count=len(winners))


def seat_names(speaker: Speaker, players: list[str]) -> list[str]:
    """Name the seats: a single person is "You", several are numbered, bots have their names."""
    names = [speaker("seat-number", number=seat + 1) for seat in range(len(players))]
    for seat, player in enumerate(players):
        if player != "human":
            names[seat] += f" ({player.removeprefix('bot:')})"
        elif players.count("human") == 1:
            names[seat] = speaker("seat-you")
    return names


def open_match(game: str, path: Path | None) -> Match:
    """Load the match of a file, or the latest unfinished one."""
    found = path or latest_unfinished(game)
    if found is None:
        raise Invalid("no-match-to-resume", game=game)
    return replay(read_record(found))
