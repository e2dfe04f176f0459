"""Checks of a card that involve several fields (HEROES-2, 12, 25)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carteado.core import phrases
from carteado.core.phrases import Phrase, not_with, only_with
from carteado.core.shapes import Noted
from carteado.games.heroes.language.schema import FILTER, OPERATIONS, TARGETS, TURN_EVENTS
from carteado.kit.checks import CardCheck, check_each
from carteado.kit.faults import Where

ENERGY_OPERATIONS = ("energy", "drain", "move_energy")
PLAYER_STATICS = ("cost", "forbid", "field_limit", "duplicate_names")
BARE_STATICS = ("order", "multi_action")
ACTIVE_ACTIONS = 3
CHANGING = ("token", "ability", "state", "energy_min")


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
            self.action(self.card, "do")
        if self.type == "event" and not (self.card.get("static") or self.card.get("triggers")):
            self.refuse(self.card, "", phrases.NOTHING, phrases.some_of("static", "triggers"))
        if self.card.get("silo") and "storage" not in self.card:
            self.refuse(self.card, "storage", phrases.NOTHING, phrases.REQUIRED)
        parts = {
            "actions": self.action,
            "activations": self.activation,
            "static": self.static,
            "triggers": self.trigger,
        }
        for name, check in parts.items():
            for number, entry in enumerate(self.card.get(name) or [], 1):
                if entry is not None:
                    check(entry, f"{name}.{number}")

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

    def action(self, action: Noted, field: str) -> None:
        cost = action.get("cost") or {}
        if len(cost) > 1:
            self.refuse(action, f"{field}.cost", ", ".join(cost), phrases.at_most_one_of("use", "keep", "generate"))
        if action.get("kind") == "passive" and "use" in cost:
            self.refuse(action, f"{field}.cost", "use", not_with("kind: passive"))
        if "if" in action and self.card.get("subtype") != "mob":
            self.refuse(action, f"{field}.if", "if", only_with("subtype: mob"))
        self.effect(action, field)

    def activation(self, activation: Noted, field: str) -> None:
        allowed = ("use", "keep") if self.type == "equipment" else ("discard_hand", "hurt")
        for name in activation.get("cost") or {}:
            if name not in allowed:
                self.refuse(activation, f"{field}.cost", name, ", ".join(allowed))
        self.effect(activation, field)

    def static(self, static: Noted, field: str) -> None:
        on_player = any(name in static for name in PLAYER_STATICS)
        bare = any(name in static for name in BARE_STATICS)
        self.exactly(static, field, "who", on_player, only_with(*PLAYER_STATICS))
        self.exactly(static, field, "to", not on_player and not bare, not_with(*PLAYER_STATICS, *BARE_STATICS))
        self.exactly(static, field, "cards", "cost" in static, only_with("cost"))
        if static.get("to") == "host" and self.type != "action":
            self.refuse(static, f"{field}.to", "host", only_with("type: action"))
        if static.get("to") == "self" and self.type != "character":
            self.refuse(static, f"{field}.to", "self", only_with("type: character"))
        if isinstance(static.get("to"), dict):
            for name in static["to"].get("all") or {}:
                if name in CHANGING:
                    self.refuse(static, f"{field}.to", name, ", ".join(key for key in FILTER if key not in CHANGING))

    def exactly(self, static: Noted, field: str, name: str, needed: bool, allowed: Phrase) -> None:
        """Check that a field is present if it is needed, and absent otherwise."""
        if needed and name not in static:
            self.refuse(static, f"{field}.{name}", phrases.NOTHING, phrases.REQUIRED)
        if name in static and not needed:
            self.refuse(static, f"{field}.{name}", name, allowed)

    def trigger(self, trigger: Noted, field: str) -> None:
        """Check the subject and the words of a trigger (HEROES-22.6)."""
        when = trigger.get("when")
        if when in TURN_EVENTS and trigger.get("who") == "self":
            self.refuse(trigger, f"{field}.who", "self", "{side: own}, {side: any}")
        if when in TURN_EVENTS and trigger.get("who") == {"side": "enemy"}:
            self.refuse(trigger, f"{field}.who", "enemy", "own, any")
        if when == "enters" and trigger.get("who") != "self":
            self.refuse(trigger, f"{field}.who", phrases.MAPPING, "self")
        words = ("it", "by") if when == "damaged" else () if when in TURN_EVENTS else ("it",)
        self.steps(trigger.get("do"), f"{field}.do", {}, words)

    def effect(self, action: Noted, field: str) -> None:
        declared = {target["id"]: target for target in action.get("targets") or [] if target and target.get("id")}
        if tuple(declared) not in ((), ("t1",), ("t1", "t2")):
            self.refuse(action, f"{field}.targets", ", ".join(declared), phrases.in_order(*TARGETS))
        said = set(words_in(action.get("do")))
        for id in declared:
            if id not in said:
                self.refuse(action, f"{field}.targets", id, phrases.NAMED_TARGET)
        self.steps(action.get("do"), f"{field}.do", declared, ())

    def steps(self, ops: Any, field: str, declared: dict[str, Any], words: tuple[str, ...]) -> None:
        for number, op in enumerate(ops or [], 1):
            for name in op or {}:
                if name in OPERATIONS and op[name] is not None:
                    self.operation(name, op[name], f"{field}.{number}.{name}", declared, words)
            for word in words_in((op or {}).get("if")):
                self.word(op, f"{field}.{number}.if", word, declared, words)

    def operation(self, name: str, op: Noted, field: str, declared: dict[str, Any], words: tuple[str, ...]) -> None:
        for word in words_in(op):
            self.word(op, field, word, declared, words)
        for part in ("to", "from", "what"):
            kind = declared[op[part]].get("kind") if op.get(part) in TARGETS and op[part] in declared else "character"
            allowed = ("character", "equipment") if name in ENERGY_OPERATIONS else ("character",)
            if kind is not None and kind not in allowed:
                self.refuse(op, f"{field}.{part}", kind, ", ".join(allowed))
        if op.get("who") in TARGETS and (declared.get(op["who"]) or {}).get("kind") != "player":
            self.refuse(op, f"{field}.who", str(op["who"]), only_with("kind: player"))

    def word(self, at: Noted, field: str, word: str, declared: dict[str, Any], words: tuple[str, ...]) -> None:
        if word in TARGETS and word not in declared:
            self.refuse(at, field, word, phrases.DECLARED_TARGET)
        elif word in ("it", "by") and word not in words:
            self.refuse(at, field, word, phrases.event_word(*words))
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
            if name in ("to", "from", "what", "of", "who", "among") and isinstance(value, str):
                yield value
            else:
                yield from words_in(value)
