"""The check of a lesson by playing it: its table, its awaited way, its patterns, the rules and cards that it names."""

from __future__ import annotations

from carteado.core import phrases
from carteado.core.errors import Refusal
from carteado.core.message import Message
from carteado.kit.faults import Where
from carteado.learn.lessons import Lesson, Step
from carteado.learn.patterns import Pattern
from carteado.learn.playing import Playing
from carteado.learn.spelling import cards_in
from carteado.texts.book import rule_ids, rulebook


def check_lesson(lesson: Lesson, where: Where) -> None:
    """Add a fault for everything in the lesson that cannot be."""
    check_names(lesson, where)
    try:
        playing = Playing(lesson)
    except Refusal as refusal:
        refuse(where, "position", refusal)
        return
    while (step := playing.step) is not None:
        if not check_step(playing, step, where.at(step.line, f"steps.{playing.at + 1}")):
            return


def check_names(lesson: Lesson, where: Where) -> None:
    cards = lesson.game.card_data()
    for card in cards_in(lesson):
        if card not in cards:
            where.unknown(card, cards)
    named = [step for step in lesson.steps if step.rule]
    rules = rule_ids(rulebook(lesson.game, "en")) if named else []
    for step in named:
        if step.rule not in rules:
            where.at(step.line, "rule").unknown(step.rule, rules)


def check_step(playing: Playing, step: Step, where: Where) -> bool:
    """Play a step by its way, and look at its patterns; return whether it was passed."""
    unmatched = [pattern for pattern, _ in step.mistakes]
    check_verbs(playing, step, where)
    while playing.step is step:
        legal = [playing.game.action_text(action) for action in playing.legal]
        unmatched = [one for one in unmatched if not any(one.resolved(playing.state).matches(text) for text in legal)]
        action = playing.next_action()
        if action is None:
            wanted = step.way[playing.answered :] or [pattern.text for pattern in step.awaits]
            where.at(where.line, "way" if step.way else "await").unknown(", ".join(wanted), legal)
            return False
        try:
            playing.take(action)
        except Refusal as refusal:
            refuse(where, "then", refusal)
            return False
        if playing.mistake is not None:
            where.at(where.line, "way").refuse(action, phrases.AWAITED)
            return False
    for pattern in unmatched:
        where.at(where.line, "mistakes").unknown(pattern.text, legal)
    return True


def check_verbs(playing: Playing, step: Step, where: Where) -> None:
    for pattern in (*step.awaits, *(pattern for pattern, _ in step.mistakes)):
        if not known_verb(playing, pattern):
            where.unknown(pattern.text, playing.game.grammar.by_name)


def known_verb(playing: Playing, pattern: Pattern) -> bool:
    return bool(pattern.words) and pattern.words[0] in playing.game.grammar.by_name


def refuse(where: Where, field: str, refusal: Refusal) -> None:
    """Add the fault that a refusal of the game describes."""
    facts = {name: value for name, value in refusal.facts.items() if isinstance(value, str | int | Message | list)}
    inner = ".".join(part for part in (field, str(facts.get("field", ""))) if part)
    if "found" in facts and "allowed" in facts:
        where.at(where.line, inner).refuse(facts["found"], facts["allowed"])
    else:
        found = Message(f"refused-{refusal.code}", **{"near": "none", **facts})
        where.at(where.line, field).refuse(found, phrases.PLAYABLE)
