"""A lesson being played: the table, the step reached, and everything that happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from carteado.bots import make_bot
from carteado.bots.playing import play_out
from carteado.core.errors import Illegal
from carteado.core.event import Event
from carteado.core.rng import seeded
from carteado.core.state import Action, State
from carteado.learn.lessons import Lesson, Step, Words
from carteado.learn.patterns import numbered_ref, with_numbers

GO_ON = ">"  # the learner's answer to a step that is only read


class Turn(NamedTuple):
    """One action and what came of it."""

    seat: int
    action: Action
    events: list[Event]


class Playing:
    """One learner at one lesson. A mistake is played too, so that its effect is seen, and then taken back."""

    def __init__(self, lesson: Lesson, taken: Iterable[str] = ()) -> None:
        self.lesson = lesson
        self.game = lesson.game
        self.state: State = self.game.position(lesson.position)
        self.taken: list[str] = []
        self.log: list[Turn] = []
        self.at = 0
        self.begun = 0  # how many turns there were when the step began
        self.since = 0  # and when the step before began
        self.answered = 0  # actions taken in this step
        self.mistake: Words | None = None
        self.enter()
        for action in taken:
            self.take(action)

    @property
    def step(self) -> Step | None:
        """The step reached; None at the end of the lesson."""
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    @property
    def over(self) -> bool:
        return self.step is None

    @property
    def legal(self) -> Sequence[Action]:
        """The actions from which the learner may choose now."""
        step, decision = self.step, self.state.decision
        asked = decision is not None and decision.seat == self.lesson.seat
        return () if step is None or step.is_read or self.mistake is not None or not asked else self.state.legal()

    @property
    def pointed(self) -> list[str]:
        """The things that the coach points at."""
        return [] if self.step is None else [numbered_ref(ref, self.state) for ref in self.step.point]

    def take(self, text: str) -> None:
        """Take the learner's next action, or go on after a step that is only read; refuse anything else unchanged."""
        if self.mistake is not None:
            raise Illegal("lesson-mistake-stands")
        if (step := self.step) is None:
            raise Illegal("lesson-over")
        if step.is_read:
            if text != GO_ON:
                raise Illegal("lesson-reads")
            self.leave(step)
        else:
            self.act(step, text)
        self.taken.append(text)

    def act(self, step: Step, text: str) -> None:
        action = self.game.parse(text)
        if action not in self.legal:
            raise self.state.refusal(action)
        words = answer_to(step, self.game.action_text(action), self.state)
        self.perform(action)
        self.answered += 1
        if words is not None:
            self.mistake = words
        elif shows(self.state.view(self.lesson.seat), step.see):
            self.leave(step)
        elif not self.legal:
            self.mistake = step.mistake

    def take_back(self) -> Playing:
        """Return the lesson as it was before the last action, with the same chance."""
        return Playing(self.lesson, self.taken[:-1])

    def next_action(self) -> str | None:
        """Return an action that leads on, if any does from here."""
        step = self.step
        if step is None or self.mistake is not None:
            return None
        if step.is_read:
            return GO_ON
        legal = [self.game.action_text(action) for action in self.legal]
        if step.way:
            rest = [with_numbers(text, self.state) for text in step.way[self.answered :]]
            return rest[0] if rest and rest[0] in legal else None
        good = (text for text in legal if answer_to(step, text, self.state) is None)
        return next(good, None)

    # What happens between the learner's actions

    def enter(self) -> None:
        """Begin the step that was reached: script its dice and shuffles."""
        if (step := self.step) is not None:
            self.state.script(step.dice, self.game.read_orders(step.shuffles))
        self.begun = len(self.log)
        self.answered = 0

    def leave(self, step: Step) -> None:
        """Let the other seats act as the step says, and begin the next one."""
        for text in step.then:
            self.perform(self.game.parse(with_numbers(text, self.state)))
        if step.bot:
            self.let_act(step.bot)
        self.since = self.begun
        self.at += 1
        self.enter()

    def let_act(self, bot: str) -> None:
        """Let this bot act on every seat but the learner's until the learner is asked."""
        seats = range(self.state.setup.seats)
        made = make_bot(self.game, bot, seeded(len(self.log)))
        play_out(self.state, [None if seat == self.lesson.seat else made for seat in seats], accept=self.perform)

    def perform(self, action: Action) -> None:
        decision, self.state.events = self.state.decision, []
        self.state.apply(action)
        assert decision is not None
        self.log.append(Turn(decision.seat, action, self.state.events))

    def heard(self) -> list[dict[str, Any]]:
        """Return what the learner heard since the step before began."""
        return [event.heard_by(self.lesson.seat) for turn in self.log[self.since :] for event in turn.events]


def answer_to(step: Step, action: str, state: State) -> Words | None:
    """Return what is said to this action as a mistake, with the cards that patterns name found on the table."""
    known = step._replace(
        awaits=[pattern.resolved(state) for pattern in step.awaits],
        mistakes=[(pattern.resolved(state), words) for pattern, words in step.mistakes],
    )
    return known.answer(action)


def shows(view: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    """Whether a view has these values at these paths, `tracks.wall: 3` or `players.0.mana: {least: 2}`.

    >>> shows({"tracks": {"wall": 3}, "hand": [7]}, {"tracks.wall": {"least": 2}, "hand.0": 7})
    True
    """
    return all(is_value(value_at(view, path), value) for path, value in wanted.items())


def is_value(found: Any, wanted: Any) -> bool:
    if not isinstance(wanted, Mapping):
        return bool(found == wanted)
    return isinstance(found, int) and wanted.get("least", found) <= found <= wanted.get("most", found)


def value_at(view: Any, path: str) -> Any:
    """Return the value at a path of a view; the length of a list where the path ends in `count`; None without one."""
    found: Any = view
    for name in path.split("."):
        if isinstance(found, Mapping):
            found = found.get(name)
        elif isinstance(found, list) and name == "count":
            found = len(found)
        elif isinstance(found, list) and name.isdecimal() and int(name) < len(found):
            found = found[int(name)]
        else:
            return None
    return found


def walk(lesson: Lesson) -> Iterator[Playing]:
    """Yield the lesson at each of its moments, along the way that its steps await, up to its end."""
    playing = Playing(lesson)
    yield playing
    while (action := playing.next_action()) is not None:
        playing.take(action)
        yield playing
