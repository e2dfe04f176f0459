"""A course at a plain terminal: the coach says what to do, and the learner types it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from carteado.core.errors import Illegal, Refusal
from carteado.core.state import State
from carteado.learn.course import course, find_lesson
from carteado.learn.lessons import Lesson, Step
from carteado.learn.playing import GO_ON, Playing
from carteado.match.keeping import data_folder
from carteado.terminal.asking import Asking, Leave, Read, Write
from carteado.terminal.markdown import rendered
from carteado.terminal.wrapping import write_wrapped
from carteado.texts import Speaker, sentence
from carteado.texts.typed import split_verb


class Learned:
    """The lessons of a game that were finished at this machine."""

    def __init__(self, game: str) -> None:
        self.file = data_folder() / "lessons" / f"{game}.txt"
        self.names = self.file.read_text(encoding="utf-8").split() if self.file.exists() else []

    def add(self, lesson: Lesson) -> None:
        if lesson.name not in self.names:
            self.names.append(lesson.name)
            self.file.parent.mkdir(parents=True, exist_ok=True)
            Path(self.file).write_text("\n".join(self.names) + "\n", encoding="utf-8")


class LessonTable(Asking):
    """One learner at a terminal, at one lesson after the other."""

    def __init__(self, speaker: Speaker, read: Read = input, write: Write = write_wrapped) -> None:
        super().__init__(speaker, read, write)
        self.playing: Playing

    @property
    def state(self) -> State:
        return self.playing.state

    def teach(self, lesson: Lesson) -> None:
        """Go through one lesson to its end."""
        self.open_game(lesson.game)
        self.playing = Playing(lesson)
        self.speaker.names = [self.seat_name(seat) for seat in range(self.state.setup.seats)]
        self.write("")
        self.say("learn-lesson", number=lesson.number, title=self.words(lesson.title))
        self.show_table(lesson.seat)
        while (step := self.playing.step) is not None:
            self.write("")
            self.tell()
            self.write(rendered(self.words(step.say)))
            self.pass_step(step)
        self.write("")
        self.tell()
        self.write(rendered(self.words(lesson.end)))

    def seat_name(self, seat: int) -> str:
        return self.speaker("seat-you" if seat == self.playing.lesson.seat else "learn-opponent")

    def words(self, given: Mapping[str, str]) -> str:
        return given[self.speaker.lang]

    def tell(self) -> None:
        """Print what happened since the step before began."""
        for heard in self.playing.heard():
            self.write(sentence(self.speaker.say(self.game.event_words(heard))))

    def pass_step(self, step: Step) -> None:
        """Ask until the step is passed."""
        asked = True
        while self.playing.step is step:
            if asked and not step.is_read:
                self.offer_choice()
            number = len(self.playing.taken)
            line = self.read(self.speaker("learn-go-on" if step.is_read else "play-ask") + " ").strip()
            try:
                self.answer(line, step)
            except Refusal as refusal:
                self.write(self.speaker.refusal(self.in_own_words(refusal)))
            self.take_mistake_back()
            asked = not line or len(self.playing.taken) != number

    def offer_choice(self) -> None:
        assert self.state.decision is not None
        self.offer(self.state.decision)

    def answer(self, line: str, step: Step) -> None:
        word, rest = split_verb(line, self.command_words)
        command = self.commands().get(word or "")
        if command is not None:
            command(" ".join(rest))
        elif step.is_read:
            self.playing.take(GO_ON)
        elif line.isdecimal():
            self.playing.take(self.game.action_text(self.numbered(line)))
        elif line:
            self.playing.take(self.typed.read(line))

    def take_mistake_back(self) -> None:
        """Say why the last action was a mistake, and take it back when the learner has read that."""
        if self.playing.mistake is None:
            return
        self.write("")
        for event in self.playing.log[-1].events:
            heard = event.heard_by(self.playing.lesson.seat)
            self.write(sentence(self.speaker.say(self.game.event_words(heard))))
        self.write(rendered(self.words(self.playing.mistake)))
        self.read(self.speaker("learn-take-back") + " ")
        self.playing = self.playing.take_back()

    def commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "?": self.help,
            "help": self.help,
            "table": lambda _: self.show_table(self.playing.lesson.seat),
            "hint": self.hint,
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
            self.say("learn-commands")

    def hint(self, _: str) -> None:
        """Name an action that leads on."""
        text = self.playing.next_action()
        if text is None or text == GO_ON:
            self.say("play-hint-none" if text is None else "learn-only-read")
            return
        action = self.game.parse(text)
        words = self.speaker.say(self.game.action_words(action, self.state.view(self.playing.lesson.seat)))
        self.say("learn-hint", action=self.action_text(action), words=words)

    def undo(self, _: str) -> None:
        if not self.playing.taken:
            raise Illegal("undo-nothing")
        self.playing = self.playing.take_back()
        self.say("play-undone")


def teach_course(id: str, name: str | None, table: LessonTable) -> None:
    """Teach the lesson of that name or number and those after it; without one, from the first that was not finished."""
    lessons, learned = course(id), Learned(id)
    if not lessons:
        raise Illegal("lessons-none", game=id)
    table.say("learn-course", game=table.speaker(f"{id}-name"))
    for lesson in lessons:
        done = "yes" if lesson.name in learned.names else "no"
        table.say("learn-listed", number=lesson.number, title=table.words(lesson.title), done=done)
    fresh = [lesson for lesson in lessons if lesson.name not in learned.names]
    first = find_lesson(id, name) if name is not None else (fresh or lessons)[0]
    try:
        for lesson in lessons[lessons.index(first) :]:
            table.teach(lesson)
            learned.add(lesson)
            if lesson is lessons[-1]:
                table.say("learn-finished", command=f"carteado play {id} --seats {first_seats(lesson)}")
            else:
                table.read(table.speaker("learn-next") + " ")
    except (KeyboardInterrupt, EOFError, Leave):
        table.write("")
        table.say("learn-left", command=f"carteado learn {id}")


def first_seats(lesson: Lesson) -> str:
    """Return the seats of a first whole game, against the easiest bot."""
    return ",".join(["human", *["bot:greedy"] * (lesson.game.setup().seats - 1)])
