"""The check of a lesson by playing it: its table, its awaited way, its patterns, the rules and cards that it names."""

from __future__ import annotations

from carteado.core import phrases
from carteado.core.errors import Refusal
from carteado.core.message import Message
from carteado.kit.faults import Where, phrase_of
from carteado.learn.lessons import Lesson, Step
from carteado.learn.patterns import Pattern
from carteado.learn.playing import Playing
from carteado.learn.spelling import cards_in
from carteado.texts.book import rule_ids, rulebook


def check_lesson(lesson: Lesson, where: Where) -> None:
    """Add a fault for everything in the lesson that cannot be; `where` is the place of its position."""
    check_names(lesson, where)
    try:
        playing = Playing(lesson)
    except Refusal as refusal:
        refuse(where.at(where.line, "position"), refusal)
        return
    while not playing.over:
        if not StepCheck(playing, where).passes():
            return


def check_names(lesson: Lesson, where: Where) -> None:
    cards = lesson.game.card_data()
    for card in cards_in(lesson):
        if card not in cards:
            where.at(1).unknown(card, cards)
    named = [(number, step) for number, step in enumerate(lesson.steps, 1) if step.rule]
    rules = rule_ids(rulebook(lesson.game, "en")) if named else []
    for number, step in named:
        if step.rule not in rules:
            where.at(step.lines["rule"], f"steps.{number}.rule").unknown(step.rule, rules)


class StepCheck:
    """Plays one step by its way, and looks at its patterns."""

    def __init__(self, playing: Playing, where: Where) -> None:
        assert playing.step is not None
        self.playing = playing
        self.step: Step = playing.step
        self.where = where
        self.number = playing.at + 1
        self.legal: list[str] = []

    def at(self, field: str) -> Where:
        """Return the place of a key of the step."""
        line = self.step.lines.get(field, min(self.step.lines.values()))
        return self.where.at(line, f"steps.{self.number}.{field}")

    def passes(self) -> bool:
        """Whether the step was played to its end without a fault."""
        unmatched = [pattern for pattern, _ in self.step.mistakes]
        if not self.has_verbs():
            return False
        while self.playing.step is self.step:
            self.legal = [self.playing.game.action_text(action) for action in self.playing.legal]
            unmatched = [pattern for pattern in unmatched if not self.is_legal(pattern)]
            if not self.goes_on():
                return False
        for pattern in unmatched:
            self.at("mistakes").unknown(pattern.text, self.legal)
        return not unmatched

    def has_verbs(self) -> bool:
        """Whether every pattern begins with a kind of action."""
        verbs = self.playing.game.grammar.by_name
        patterns = [("await", pattern) for pattern in self.step.awaits]
        patterns += [("mistakes", pattern) for pattern, _ in self.step.mistakes]
        wrong = [(key, pattern) for key, pattern in patterns if not pattern.words or pattern.words[0] not in verbs]
        for key, pattern in wrong:
            self.at(key).unknown(pattern.text, verbs)
        return not wrong

    def is_legal(self, pattern: Pattern) -> bool:
        resolved = pattern.resolved(self.playing.state)
        return any(resolved.matches(text) for text in self.legal)

    def goes_on(self) -> bool:
        """Take the next action of the way; whether that can be done and leads on."""
        key = "way" if self.step.way else "await"
        action = self.playing.next_action()
        if action is None:
            wanted = self.step.way[self.playing.answered :] or [pattern.text for pattern in self.step.awaits]
            self.at(key).unknown(", ".join(wanted), self.legal)
            return False
        try:
            self.playing.take(action)
        except Refusal as refusal:
            refuse(self.at("then"), refusal)
            return False
        if self.playing.mistake is not None:
            self.at(key).refuse(action, phrases.AWAITED)
        return self.playing.mistake is None


def refuse(where: Where, refusal: Refusal) -> None:
    """Add the fault that a refusal of the game describes."""
    facts = {name: value for name, value in refusal.facts.items() if isinstance(value, str | int | Message | list)}
    if "found" in facts and "allowed" in facts:
        where.at(where.line, str(facts.get("field", ""))).refuse(facts["found"], phrase_of(facts["allowed"]))
    else:
        where.refuse(Message(f"refused-{refusal.code}", **{"near": "none", **facts}), phrases.PLAYABLE)
