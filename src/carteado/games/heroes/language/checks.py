"""Checks of a card that involve several fields (HEROES-2, 12, 25)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carteado.core import phrases
from carteado.core.phrases import not_with, only_with
from carteado.core.shapes import Noted
from carteado.games.heroes import board
from carteado.games.heroes.language.words import NUMBERS, OPERATIONS, TURN_EVENTS
from carteado.kit.checks import CardCheck, check_each
from carteado.kit.faults import Where

TARGETS = ("t1", "t2")
ENERGY_OPERATIONS = ("energy", "drain", "move_energy")
ACTIVE_ACTIONS = 3
SELECTED = ("to", "from", "what")
ENDLESS = [word for kind, word in enumerate(board.TOKENS) if board.LASTING >> kind & 1]
BLOCKS = ("then", "else", "do", "options")
ASKED = ("of", "among", *NUMBERS)


class Scope(CardCheck):
    """Checks one card: which words may occur where."""

    def __init__(self, where: Where, card: Noted) -> None:
        super().__init__(where, card)
        self.type = card.get("type")

    def check(self) -> None:
        if self.type == "character":
            self.character()
        if self.type == "source":
            self.source()
        if self.type == "action":
            self.action(self.card, "")
        if self.type == "event" and not (self.card.get("static") or self.card.get("triggers")):
            self.refuse(self.card, "", phrases.NOTHING, phrases.some_of("static", "triggers"))
        parts = {
            "actions": self.action,
            "activations": self.effect,
            "static": self.static,
            "triggers": self.trigger,
        }
        for name, check in parts.items():
            for number, entry in enumerate(self.card.get(name) or [], 1):
                if entry is not None:
                    check(entry, f"{name}.{number}.")

    def character(self) -> None:
        """Check stars, abilities and active actions (HEROES-2.7)."""
        card = self.card
        if card.get("subtype") != "mob" and (card.get("stars") == 5) != (card.get("subtype") == "five_star"):
            if card.get("subtype") == "five_star":
                self.refuse(card, "subtype", "five_star", only_with("stars: 5"))
            else:
                self.refuse(card, "stars", "5", only_with("subtype: five_star"))
        most = 5 if card.get("subtype") == "five_star" else 4
        if len(card.get("abilities") or []) > most:
            self.refuse(card, "abilities", phrases.entries(len(card["abilities"])), phrases.number(0, most))
        active = sum(1 for action in card.get("actions") or [] if action and action.get("kind") == "active")
        if not 1 <= active <= ACTIVE_ACTIONS:
            self.refuse(card, "actions", phrases.times(active, "kind: active"), phrases.number(1, ACTIVE_ACTIONS))

    def source(self) -> None:
        """Check that exactly special sources have activations (HEROES-2.4)."""
        if self.card.get("subtype") == "basic":
            for name in ("entry", "activations"):
                if name in self.card:
                    self.refuse(self.card, name, name, not_with("subtype: basic"))
        elif "activations" not in self.card:
            self.refuse(self.card, "activations", phrases.NOTHING, phrases.REQUIRED)

    def action(self, action: Noted, prefix: str) -> None:
        cost = action.get("cost") or {}
        if len(cost) > 1:
            self.refuse(action, f"{prefix}cost", ", ".join(cost), phrases.at_most_one_of("use", "keep", "generate"))
        if action.get("kind") == "passive" and "use" in cost:
            self.refuse(action, f"{prefix}cost", "use", not_with("kind: passive"))
        if "if" in action and self.card.get("subtype") != "mob":
            self.refuse(action, f"{prefix}if", "if", only_with("subtype: mob"))
        self.condition(action.get("if"), f"{prefix}if", {}, ())
        self.effect(action, prefix)

    def static(self, static: Noted, prefix: str) -> None:
        if static.get("to") == "host" and self.type != "action":
            self.refuse(static, f"{prefix}to", "host", only_with("type: action"))
        if static.get("to") == "self" and self.type != "character":
            self.refuse(static, f"{prefix}to", "self", only_with("type: character"))

    def trigger(self, trigger: Noted, prefix: str) -> None:
        """Check the words of a trigger (HEROES-22.6)."""
        when = trigger.get("when")
        words = ("it", "by") if when == "damaged" else () if when in TURN_EVENTS else ("it",)
        self.steps(trigger.get("do"), f"{prefix}do", {}, words)

    def effect(self, action: Noted, prefix: str) -> None:
        declared = {target["id"]: target for target in action.get("targets") or [] if target and target.get("id")}
        if tuple(declared) not in ((), ("t1",), ("t1", "t2")):
            self.refuse(action, f"{prefix}targets", ", ".join(declared), phrases.in_order(*TARGETS))
        said = set(words_in(action.get("do")))
        for id in declared:
            if id not in said:
                self.refuse(action, f"{prefix}targets", id, phrases.NAMED_TARGET)
        self.steps(action.get("do"), f"{prefix}do", declared, ())

    def steps(self, ops: Any, field: str, declared: dict[str, Any], words: tuple[str, ...]) -> None:
        for number, op in enumerate(ops or [], 1):
            for name in op or {}:
                if name in OPERATIONS and op[name] is not None:
                    self.operation(name, op[name], f"{field}.{number}.{name}", declared, words)
            self.condition((op or {}).get("if"), f"{field}.{number}.if", declared, words)

    def operation(self, name: str, op: Noted, field: str, declared: dict[str, Any], words: tuple[str, ...]) -> None:
        for word in words_in({part: value for part, value in op.items() if part not in BLOCKS}):
            self.word(op, field, word, declared, words)
        if name == "token" and "turns" in op and op.get("type") in ENDLESS:
            self.refuse(op, f"{field}.turns", "turns", not_with(f"type: {op['type']}"))
        for part in SELECTED:
            allowed = ("character", "equipment") if name in ENERGY_OPERATIONS else ("character",)
            self.kind(op, f"{field}.{part}", op.get(part), declared, allowed)
        self.kind(op, f"{field}.who", op.get("who"), declared, ("player",))
        for part in ("amount", "times", "if"):
            self.numbers(op.get(part), f"{field}.{part}", declared)
        self.among(op.get("if"), f"{field}.if")
        inner = (*words, "each") if name == "for_each" else words
        for part in BLOCKS[:-1]:
            self.steps(op.get(part), f"{field}.{part}", declared, inner)
        for number, option in enumerate(op.get("options") or [], 1):
            self.steps(option, f"{field}.options.{number}", declared, inner)

    def condition(self, condition: Any, field: str, declared: dict[str, Any], words: tuple[str, ...]) -> None:
        for word in words_in(condition):
            self.word(condition, field, word, declared, words)
        self.numbers(condition, field, declared)
        self.among(condition, field)

    def among(self, condition: Any, field: str) -> None:
        """Check that a count among targets does not ask for their side, which is that of the targets."""
        counted = (condition or {}).get("count") or {}
        if "among" in counted and "side" in (counted.get("of") or {}):
            self.refuse(counted, f"{field}.count.of.side", "side", not_with("among"))

    def numbers(self, found: Any, field: str, declared: dict[str, Any]) -> None:
        """Check that the targets whose numbers are asked for are characters."""
        for name, value in found.items() if isinstance(found, dict) else ():
            if name in ASKED:
                self.kind(found, f"{field}.{name}", value, declared, ("character",))
            self.numbers(value, f"{field}.{name}", declared)

    def kind(self, at: Noted, field: str, word: Any, declared: dict[str, Any], allowed: tuple[str, ...]) -> None:
        """Check that a target, if the word stands for one, is of an allowed kind."""
        target = declared.get(word) if isinstance(word, str) else None
        if target is not None and target.get("kind") not in (None, *allowed):
            self.refuse(at, field, target["kind"], ", ".join(allowed))

    def word(self, at: Noted, field: str, word: str, declared: dict[str, Any], words: tuple[str, ...]) -> None:
        if word in TARGETS and word not in declared:
            self.refuse(at, field, word, phrases.DECLARED_TARGET)
        elif word in ("it", "by") and word not in words:
            self.refuse(at, field, word, phrases.event_word(*(name for name in words if name != "each")))
        elif word == "each" and word not in words:
            self.refuse(at, field, word, only_with("for_each"))
        elif word == "self" and self.type in ("event", "source"):
            self.refuse(at, field, word, not_with(f"type: {self.type}"))


check_set = check_each(Scope)


def words_in(found: Any) -> Iterator[str]:
    """Yield the words of selectors and players anywhere in an operation or a condition."""
    if isinstance(found, list):
        for entry in found:
            yield from words_in(entry)
    elif isinstance(found, dict):
        for name, value in found.items():
            if name in ("who", *SELECTED, *ASKED) and isinstance(value, str):
                yield value
            else:
                yield from words_in(value)
