"""What the words of a card must not say together (HEROES-2, 12, 25): checks that look at more than one field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carteado.games.heroes.language import OPERATIONS, TARGETS, TURN_EVENTS
from carteado.kit.faults import Where
from carteado.kit.shapes import Noted

ENERGY_OPERATIONS = ("energy", "drain", "move_energy")
PLAYER_STATICS = ("cost", "forbid", "field_limit", "duplicate_names")
BARE_STATICS = ("order", "multi_action")
ACTIVE_ACTIONS = 3


def check_set(cards: list[tuple[Where, Noted]]) -> None:
    """Every card by itself, and all together: ids once each."""
    seen: set[str] = set()
    for where, card in cards:
        id = str(card.get("id"))
        if id in seen:
            where.at(card.line, "id").refuse(id, "an id that no other card has")
        seen.add(id)
        Scope(where, card).check()


class Scope:
    """One card, and which words may be said on it."""

    def __init__(self, where: Where, card: Noted) -> None:
        self.where = where
        self.card = card
        self.type = card.get("type")

    def refuse(self, at: Any, field: str, found: str, allowed: str) -> None:
        """A mapping knows its line; a bare word stands on the line of its card."""
        self.where.at(at.line if isinstance(at, Noted) else self.card.line, field).refuse(found, allowed)

    def check(self) -> None:
        if self.type == "character":
            self.character()
        if self.type == "source":
            self.source()
        if self.type == "action":
            self.action(self.card, "do")
        if self.type == "event" and not (self.card.get("static") or self.card.get("triggers")):
            self.refuse(self.card, "", "nothing", "an event has statics or triggers")
        if self.card.get("silo") and "storage" not in self.card:
            self.refuse(self.card, "storage", "nothing", "a silo has a printed storage")
        for number, action in enumerate(self.card.get("actions") or [], 1):
            if action is not None:
                self.action(action, f"actions.{number}")
        for number, activation in enumerate(self.card.get("activations") or [], 1):
            if activation is not None:
                self.activation(activation, f"activations.{number}")
        for number, static in enumerate(self.card.get("static") or [], 1):
            if static is not None:
                self.static(static, f"static.{number}")
        for number, trigger in enumerate(self.card.get("triggers") or [], 1):
            if trigger is not None:
                self.trigger(trigger, f"triggers.{number}")

    def character(self) -> None:
        """HEROES-2.7."""
        card = self.card
        if card.get("subtype") != "mob" and (card.get("stars") == 5) != (card.get("subtype") == "five_star"):
            self.refuse(card, "subtype", str(card.get("subtype")), "five_star exactly with 5 stars")
        most = 5 if card.get("subtype") == "five_star" else 4
        if len(card.get("abilities") or []) > most:
            self.refuse(card, "abilities", f"{len(card['abilities'])} abilities", f"at most {most}")
        active = sum(1 for action in card.get("actions") or [] if action and action.get("kind") == "active")
        if not 1 <= active <= ACTIVE_ACTIONS:
            self.refuse(card, "actions", f"{active} active actions", f"1 to {ACTIVE_ACTIONS}")

    def source(self) -> None:
        """HEROES-2.4."""
        basic = self.card.get("subtype") == "basic"
        if basic and ("entry" in self.card or "activations" in self.card):
            self.refuse(self.card, "subtype", "basic", "advanced: a basic source costs nothing and has no activation")
        if not basic and "activations" not in self.card:
            self.refuse(self.card, "activations", "nothing", "one activation: an advanced source has one")

    def action(self, action: Noted, field: str) -> None:
        cost = action.get("cost") or {}
        if len(cost) > 1:
            self.refuse(action, f"{field}.cost", ", ".join(cost), "at most one of use, keep, generate")
        if action.get("kind") == "passive" and "use" in cost:
            self.refuse(action, f"{field}.cost", "use", "a passive action has no use cost")
        if "if" in action and self.card.get("subtype") != "mob":
            self.refuse(action, f"{field}.if", "if", "only on the actions of a Mob")
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
        if on_player != ("who" in static):
            self.refuse(static, f"{field}.who", "who" if "who" in static else "nothing", "who: with what players have")
        if (not on_player and not bare) != ("to" in static):
            self.refuse(static, f"{field}.to", "to" if "to" in static else "nothing", "to: with what characters have")
        if ("cost" in static) != ("cards" in static):
            self.refuse(static, f"{field}.cards", "cost or cards alone", "both together")
        if static.get("to") == "host" and self.type != "action":
            self.refuse(static, f"{field}.to", "host", "only on an action card")
        if static.get("to") == "self" and self.type != "character":
            self.refuse(static, f"{field}.to", "self", "only on a character")
        if isinstance(static.get("to"), dict):
            for name in static["to"].get("all") or {}:
                if name in ("token", "ability", "state", "energy_min"):
                    self.refuse(static, f"{field}.to", name, "a static may not ask for what changes")

    def trigger(self, trigger: Noted, field: str) -> None:
        """HEROES-22.6."""
        when = trigger.get("when")
        if when in TURN_EVENTS and trigger.get("who") == "self":
            self.refuse(trigger, f"{field}.who", "self", "{side: own} or {side: any}")
        if when in TURN_EVENTS and trigger.get("who") == {"side": "enemy"}:
            self.refuse(trigger, f"{field}.who", "enemy", "own, any")
        if when == "enters" and trigger.get("who") != "self":
            self.refuse(trigger, f"{field}.who", "a filter", "self")
        words = ("it", "by") if when == "damaged" else () if when in TURN_EVENTS else ("it",)
        self.steps(trigger.get("do"), f"{field}.do", {}, words)

    def effect(self, action: Noted, field: str) -> None:
        declared = {target["id"]: target for target in action.get("targets") or [] if target and "id" in target}
        if tuple(declared) not in ((), ("t1",), ("t1", "t2")):
            self.refuse(action, f"{field}.targets", ", ".join(declared), "t1, then t2")
        said = set(words_in(action.get("do")))
        for id in declared:
            if id not in said:
                self.refuse(action, f"{field}.targets", id, "a target that the effect names")
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
            if kind == "player" or (kind == "equipment" and name not in ENERGY_OPERATIONS):
                self.refuse(op, f"{field}.{part}", str(kind), "a character: only energy moves on equipment")
        if op.get("who") in TARGETS and (declared.get(op["who"]) or {}).get("kind") != "player":
            self.refuse(op, f"{field}.who", str(op["who"]), "a target of the kind player")

    def word(self, at: Noted, field: str, word: str, declared: dict[str, Any], words: tuple[str, ...]) -> None:
        if word in TARGETS and word not in declared:
            self.refuse(at, field, word, "a target that is declared here")
        elif word in ("it", "by") and word not in words:
            self.refuse(at, field, word, "a word that this event gives: " + (", ".join(words) or "none"))
        elif word == "self" and self.type in ("event", "source"):
            self.refuse(at, field, word, "only on a character, an action card or equipment")


def words_in(found: Any) -> Iterator[str]:
    """The words of selectors and players, wherever they stand in an operation or a condition."""
    if isinstance(found, list):
        for entry in found:
            yield from words_in(entry)
    elif isinstance(found, dict):
        for name, value in found.items():
            if name in ("to", "from", "what", "of", "who", "among") and isinstance(value, str):
                yield value
            else:
                yield from words_in(value)
