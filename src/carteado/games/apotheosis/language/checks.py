"""Checks of a card that involve several fields (APOTHEOSIS-3.9, 28.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from carteado.core import phrases
from carteado.core.phrases import Phrase, not_with, only_with
from carteado.core.shapes import Noted
from carteado.games.apotheosis.language.terms import KEYWORD_TIMINGS, LIMITS, PLAIN_WORDS, SCOPES, TASKS
from carteado.kit.checks import CardCheck

CLASS_BONUS = (0, 2, 4, 6)
CLASS_KNOWLEDGE = (0, 2, 2, 3)
CLASS_SPACES = (0, 2, 3, 4)
ENTITY_BONUS = (0, 7, 14, 21)
ENTITY_MOST = (0, 4, 8, 12)
COMPANION_SUM = (0, 22, 34, 46)
HOUSE_SUM = 28
ORDER = (("auto", "permanent", "temp"), KEYWORD_TIMINGS, LIMITS, SCOPES, TASKS[1:])
TIMINGS = (*KEYWORD_TIMINGS, *(word for word in PLAIN_WORDS if word != "attached"))
BOUNDS = ("once_per_turn", "once_per_round", "once_per_battle", "turn_sacrifice", *TASKS[1:4])
ALWAYS = ("grant", "marker", "roll", "check")
NEEDED_WORDS = {
    "attacker": ("attacking", "attacked", "selected", "respond_attack", "injured"),
    "defender": ("attacking", "attacked", "selected", "respond_attack"),
    "actor": ("selected", "checking", "rolling", "attacking", "attacked", "respond_activation", "respond_attack"),
}


class ApoCheck(CardCheck):
    """Checks one card: which words may occur where."""

    def forbid(self, field: str, found: Phrase | int, allowed: Phrase) -> None:
        """Report a fault on the line of the card or effect that is being checked."""
        self.refuse(None, field, found, allowed)

    def check(self) -> None:
        card = self.card
        level = card.get("level")
        suit = card.get("suit")
        if isinstance(level, int) and 1 <= level <= 3 and not card.get("token"):
            if suit == "house":
                self.house()
            elif suit == "class":
                self.of_class(level)
            elif suit == "entity":
                self.entity(level)
            elif suit == "companion":
                self.total("attributes", COMPANION_SUM[level])
        known = card.get("knowledge") or []
        if "free" in known and len(known) > 1:
            self.forbid("knowledge", "free", not_with(*(word for word in known if word not in ("free", None))))
        for number, effect in enumerate(card.get("effects") or [], 1):
            if effect is not None:
                self.effect(effect, f"effects.{number}")
        self.line = card.line

    def total(self, field: str, wanted: int) -> None:
        points = self.card.get(field)
        if points and all(isinstance(value, int) for value in points.values()):
            found = sum(points.values())
            if found != wanted:
                self.forbid(field, phrases.total(found), phrases.total(wanted))

    def house(self) -> None:
        """Check the attributes of a House: sum 28, each 2 to 6 (APOTHEOSIS-3.9)."""
        self.total("base", HOUSE_SUM)
        for name, value in (self.card.get("base") or {}).items():
            if isinstance(value, int) and not 2 <= value <= 6:
                self.forbid(f"base.{name}", value, phrases.number(2, 6))

    def of_class(self, level: int) -> None:
        self.total("bonus", CLASS_BONUS[level])
        known = self.card.get("knowledge") or []
        if len(known) != CLASS_KNOWLEDGE[level]:
            self.forbid("knowledge", phrases.entries(len(known)), phrases.entries(CLASS_KNOWLEDGE[level]))
        self.total("spaces", CLASS_SPACES[level])
        if (self.card.get("spaces") or {}).get("memento") == 0:
            self.forbid("spaces.memento", 0, phrases.number(1, CLASS_SPACES[level]))

    def entity(self, level: int) -> None:
        self.total("bonus", ENTITY_BONUS[level])
        for name, value in (self.card.get("bonus") or {}).items():
            if isinstance(value, int) and not -3 <= value <= ENTITY_MOST[level]:
                self.forbid(f"bonus.{name}", value, phrases.number(-3, ENTITY_MOST[level]))

    # Effects

    def effect(self, effect: Noted, field: str) -> None:
        self.line = effect.line
        words = [word for word in effect.get("keywords") or [] if word is not None]
        self.order(words, field)
        plain = [word for word in effect.get("when") or [] if word]
        timings = [word for word in words if word in KEYWORD_TIMINGS] + [word for word in plain if word != "attached"]
        if len(timings) > 1:
            self.forbid(f"{field}.keywords", ", ".join(timings), phrases.at_most_one_of(*timings))
        if "auto" in words and not timings:
            self.forbid(f"{field}.keywords", "auto", only_with(*TIMINGS))
        if "permanent" in words:
            self.permanent(effect, field, timings)
        elif "attached" in plain and not timings and "auto" not in words:
            self.forbid(f"{field}.when", "attached", only_with("permanent", *TIMINGS))
        if "needs" in effect and self.card.get("suit") != "companion":
            self.forbid(f"{field}.needs", "needs", only_with("suit: companion"))
        self.said(effect, field, timings)
        self.endless(effect, field, words, timings)

    def order(self, words: list[str], field: str) -> None:
        """Check the printed order of keywords: activation, timing, limit, scope, task (APOTHEOSIS-30)."""
        ordered = [word for group in ORDER for word in words if word in group]
        if words != ordered:
            self.forbid(f"{field}.keywords", ", ".join(words), phrases.in_order(*ordered))
        for group in (ORDER[0], ORDER[4]):
            found = [word for word in words if word in group]
            if len(found) > 1:
                self.forbid(f"{field}.keywords", ", ".join(found), phrases.at_most_one_of(*group))

    def permanent(self, effect: Noted, field: str, timings: list[str]) -> None:
        if timings:
            self.forbid(f"{field}.keywords", timings[0], not_with("permanent"))
        for name in ("bar", "requires", "cost", "target"):
            if name in effect:
                self.forbid(f"{field}.{name}", name, not_with("permanent"))
        for number, op in enumerate(effect.get("do") or [], 1):
            word = next((key for key in op or {} if key not in ("if", "else")), None)
            if word is None:
                continue
            if word not in ("modify", "grant"):
                self.forbid(f"{field}.do.{number}", word, "modify, grant")
            elif "else" in op:
                self.forbid(f"{field}.do.{number}", "else", not_with("permanent"))
            elif "duration" in (op[word] or {}):
                self.forbid(f"{field}.do.{number}", "duration", not_with("permanent"))
            elif isinstance((op[word] or {}).get("amount", 0), Mapping | str):
                self.forbid(f"{field}.do.{number}.amount", phrases.MAPPING, phrases.number(-20, 20))

    def said(self, effect: Noted, field: str, timings: list[str]) -> None:
        """Refuse words that stand for nobody at the timing of the effect."""
        chosen = "target" in effect or "range" in (effect.get("bar") or {})
        for word in mentioned(effect.get("do"), effect.get("requires")):
            if word == "target" and not chosen:
                self.forbid(field, "target", only_with("bar.range", "target"))
            for name, moments in NEEDED_WORDS.items():
                if word == name and not any(moment in timings for moment in moments):
                    self.forbid(field, word, only_with(*moments))
        for op in operations(effect.get("do")):
            self.operation(op, field, "permanent" in (effect.get("keywords") or []))

    def operation(self, op: Mapping[str, Any], field: str, passive: bool) -> None:
        if "else" in op and "if" not in op:
            self.forbid(field, "else", only_with("if"))
        for word in ("modify", "grant"):
            change = op.get(word)
            if isinstance(change, Mapping) and not passive and "duration" not in change:
                self.forbid(field, word, only_with("duration"))

    def endless(self, effect: Noted, field: str, words: list[str], timings: list[str]) -> None:
        """Refuse a manual main-phase effect that could be repeated without end (APOTHEOSIS-28.5)."""
        if timings or "auto" in words or "permanent" in words:
            return
        bound = any(word in BOUNDS for word in words)
        bar = effect.get("bar") or {}
        skill = self.card.get("suit") == "skill" and "bar" in effect
        paid = (
            bool(effect.get("cost"))
            or bool(bar.get("ap"))
            or (skill and bool((self.card.get("sp") or 0) + (self.card.get("mp") or 0)))
        )
        if bound or paid or ("temp" in words and "bar" not in effect and self.card.get("suit") != "event"):
            return
        if all(always_feasible(op) for op in effect.get("do") or []):
            self.forbid(field, phrases.NOTHING, phrases.repeatable("cost", "bar.ap", *BOUNDS))


def always_feasible(op: Any) -> bool:
    """Whether an operation can be done at any time, or one that does nothing can be chosen."""
    if not isinstance(op, Mapping):
        return False
    word = next((key for key in op if key not in ("if", "else")), "")
    fields = op[word]
    if word == "do":
        return all(map(always_feasible, fields or []))
    if word == "choose":
        options = fields.get("options") if isinstance(fields, Mapping) else fields
        return any(all(map(always_feasible, option or [])) for option in options or [])
    if not isinstance(fields, Mapping):
        return False
    amount = fields.get("amount", 0)
    if word == "modify":
        return isinstance(amount, int)
    if word == "counter":
        return isinstance(amount, int) and amount > 0
    if word == "branch":
        return all(all(map(always_feasible, fields.get(part) or [])) for part in ("then", "else"))
    if word == "may":
        return all(map(always_feasible, fields.get("else") or []))
    if word in ("repeat", "for_each"):
        return all(map(always_feasible, fields.get("do") or []))
    return word in ALWAYS or (isinstance(amount, Mapping) and "up_to" in amount)


def mentioned(*parts: Any) -> Iterator[str]:
    """Yield every word that stands for somebody in these parts."""
    for part in parts:
        if isinstance(part, Mapping):
            yield from mentioned(*part.values())
        elif isinstance(part, list):
            yield from mentioned(*part)
        elif isinstance(part, str):
            yield part


def operations(ops: Any) -> Iterator[Mapping[str, Any]]:
    """Yield every operation of a list, and those of the lists inside."""
    for op in ops if isinstance(ops, list) else ():
        if isinstance(op, Mapping):
            yield op
            for fields in op.values():
                for held in fields.values() if isinstance(fields, Mapping) else [fields]:
                    yield from operations(held)
        else:
            yield from operations(op)
