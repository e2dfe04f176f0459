"""What the words of a card must not say together (section 4): checks that look at more than one field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from carteado.games.duel.language import OPERATIONS, SIDE_EVENTS, STATIC_FILTER
from carteado.kit.faults import Where
from carteado.kit.shapes import Noted

EVENT_WORDS: dict[str, tuple[str, ...]] = {
    "attacks": ("it", "by", "item"),
    "blocks": ("it", "by", "item"),
    "damaged": ("it", "by"),
    "spell_played": ("item",),
    "ability_used": ("item",),
    "turn_start": (),
    "turn_end": (),
}
PLACED = ("row_enchant", "column_enchant")
ENCHANTS = (*PLACED, "creature_enchant", "hero_enchant")


def check_set(cards: list[tuple[Where, Noted]]) -> None:
    """Every card by itself, and all together: ids once each, tokens that exist."""
    tokens = [str(card.get("id")) for _, card in cards if card.get("token") and card.get("type") == "creature"]
    seen: set[str] = set()
    for where, card in cards:
        id = str(card.get("id"))
        if id in seen:
            where.at(card.line, "id").refuse(id, "an id that no other card has")
        seen.add(id)
        check_card(where, card, tokens)


def check_card(where: Where, card: Noted, tokens: list[str]) -> None:
    scope = Scope(where, card, tokens)
    if card.get("type") == "spell":
        scope.spell()
    if card.get("type") == "trap" and len(card.get("triggers") or []) != 1:
        where.at(card.line, "triggers").refuse(f"{len(card.get('triggers') or [])} triggers", "exactly one on a trap")
    for number, trigger in enumerate(card.get("triggers") or [], 1):
        scope.trigger(trigger, f"triggers.{number}")
    if sum(1 for trigger in card.get("triggers") or [] if trigger and trigger.get("targets")) > 1:
        where.at(card.line, "triggers").refuse("two triggers with targets", "one at most")
    for number, static in enumerate(card.get("static") or [], 1):
        scope.static(static, f"static.{number}")
    for number, ability in enumerate(card.get("abilities") or [], 1):
        scope.ability(ability, number)


class Scope:
    """One card, and which words may be said on it."""

    def __init__(self, where: Where, card: Noted, tokens: list[str]) -> None:
        self.where = where
        self.card = card
        self.tokens = tokens
        self.line = card.line

    def refuse(self, at: Any, field: str, found: str, allowed: str) -> None:
        """A mapping knows its line; a bare word stands on the line of the mapping around it."""
        self.where.at(at.line if isinstance(at, Noted) else self.line, field).refuse(found, allowed)

    def spell(self) -> None:
        kind = self.card.get("kind")
        if kind in ENCHANTS:
            for name in ("effects", "targets"):
                if name in self.card:
                    self.refuse(self.card, name, name, f"nothing: {kind} has triggers and statics")
        else:
            if "effects" not in self.card:
                self.refuse(self.card, "effects", "nothing", "a value: this field is required")
            for name in ("triggers", "static"):
                if name in self.card:
                    self.refuse(self.card, name, name, f"nothing: {kind} has effects")
        if "attach" in self.card and kind != "hero_enchant":
            self.refuse(self.card, "attach", "attach", "nothing: only a hero_enchant is attached")
        self.steps(self.card.get("effects"), "effects", self.card.get("targets"), ())

    def trigger(self, trigger: Noted | None, field: str) -> None:
        if trigger is None:
            return
        when = trigger.get("when")
        played = when == "played"
        if played and self.card.get("type") not in ("creature", "shard"):
            self.refuse(trigger, f"{field}.when", "played", "another event: only creatures and shards are played so")
        if played == ("who" in trigger):
            self.refuse(trigger, f"{field}.who", "who" if played else "nothing", "who: on every trigger but played")
        if "targets" in trigger and not played:
            self.refuse(trigger, f"{field}.targets", "targets", "nothing: only a played trigger has targets")
        self.who(trigger, f"{field}.who", str(when))
        self.here(trigger.get("who"), f"{field}.who")
        self.condition(trigger.get("if"), f"{field}.if", None)
        words = EVENT_WORDS.get(str(when), ("it",))
        self.steps(trigger.get("do"), f"{field}.do", trigger.get("targets"), words)

    def who(self, trigger: Noted, field: str, when: str) -> None:
        who = trigger.get("who")
        if isinstance(who, dict):
            allowed = ("side", "kind") if when == "spell_played" else ("side",) if when in SIDE_EVENTS else None
            for name in who:
                if allowed is not None and name not in allowed:
                    self.refuse(who, field, name, ", ".join(allowed))
                elif name == "at" and when != "attacks":
                    self.refuse(who, field, "at", "only with attacks")
                elif name == "kind" and when != "spell_played":
                    self.refuse(who, field, "kind", "only with spell_played")
        elif who is not None and when in SIDE_EVENTS:
            self.refuse(trigger, field, str(who), "a filter with side")

    def static(self, static: Noted | None, field: str) -> None:
        if static is None:
            return
        self.line = static.line
        if "barrier" in (static.get("keywords") or []):
            self.refuse(static, f"{field}.keywords", "barrier", "any other keyword: a static never grants barrier")
        on_player = "to" not in static
        if on_player != ("who" in static):
            self.refuse(static, f"{field}.who", "nothing" if on_player else "who", "who: with cost and spell_damage")
        if ("cost" in static) != ("cards" in static):
            self.refuse(static, f"{field}.cards", "cost or cards alone", "both together")
        self.selector(static.get("to"), f"{field}.to", (), ())
        self.condition(static.get("if"), f"{field}.if", None)
        self.steady(static.get("if"), f"{field}.if")
        if isinstance(static.get("to"), dict) and centre_of(static["to"]) not in (None, "self"):
            self.refuse(static, f"{field}.to", str(centre_of(static["to"])), "self")

    def steady(self, found: Noted | None, field: str) -> None:
        """A static may not ask for what statics change (DUEL-14.7)."""
        counted = found.get("count") if found else None
        for name in counted["of"] if counted and counted.get("of") else ():
            if name not in STATIC_FILTER:
                self.refuse(found, field, name, ", ".join(STATIC_FILTER))

    def ability(self, ability: Noted | None, number: int) -> None:
        if ability is None:
            return
        field = f"abilities.{number}"
        if ability.get("id") != f"a{number}":
            self.refuse(ability, f"{field}.id", str(ability.get("id")), f"a{number}")
        if "cooldown" in (ability.get("cost") or {}) and self.card.get("type") != "hero":
            self.refuse(ability, f"{field}.cost", "cooldown", "only on a hero's ability")
        self.steps(ability.get("do"), f"{field}.do", ability.get("targets"), ())

    def steps(self, ops: list[Noted | None] | None, field: str, targets: Any, words: tuple[str, ...]) -> None:
        """The operations of one effect: which words stand for something here."""
        declared = tuple(target["id"] for target in targets or [] if target and "id" in target)
        if declared not in ((), ("t1",), ("t1", "t2")):
            self.refuse(targets[0], field.replace("do", "targets"), ", ".join(declared), "t1, then t2")
        for number, op in enumerate(ops or [], 1):
            for name in op or {}:
                if op is not None and name in OPERATIONS and op[name] is not None:
                    self.operation(name, op[name], f"{field}.{number}.{name}", declared, words)
            self.condition(op.get("if") if op else None, f"{field}.{number}.if", declared)

    def operation(self, name: str, op: Noted, field: str, declared: tuple[str, ...], words: tuple[str, ...]) -> None:
        self.line = op.line
        for part in ("to", "what"):
            self.selector(op.get(part), f"{field}.{part}", declared, words)
        if name == "summon" and op.get("token") not in self.tokens:
            self.where.at(op.line, f"{field}.token").unknown(op.get("token"), self.tokens)
        self.here(op.get("amount"), f"{field}.amount")

    def selector(self, found: Any, field: str, declared: tuple[str, ...], words: tuple[str, ...]) -> None:
        for word in words_in(found):
            if word in ("t1", "t2") and word not in declared:
                self.refuse(found, field, word, "a target that is declared here")
            elif word in ("it", "by", "item") and word not in words:
                self.refuse(found, field, word, "a word that this event gives: " + (", ".join(words) or "none"))
            elif word == "host" and self.card.get("kind") != "creature_enchant":
                self.refuse(found, field, "host", "only on a creature_enchant")
            elif word == "here" and self.card.get("kind") not in PLACED:
                self.refuse(found, field, "here", "only on a row_enchant or column_enchant")
            elif word == "self" and self.card.get("type") != "creature":
                self.refuse(found, field, "self", "only on a creature")
        self.here(found, field)

    def here(self, found: Any, field: str) -> None:
        if has_key(found, "here") and self.card.get("kind") not in PLACED:
            self.refuse(found, field, "here", "only on a row_enchant or column_enchant")

    def condition(self, found: Noted | None, field: str, declared: tuple[str, ...] | None) -> None:
        if found is None:
            return
        if "killed" in found and found["killed"] not in (declared or ()):
            self.refuse(found, field, str(found["killed"]), "a target that is declared here")
        if "row" in found and self.card.get("type") != "creature":
            self.refuse(found, field, "row", "only on a creature")
        self.here(found, field)


def words_in(found: Any) -> Iterator[str]:
    """The bare words of a selector."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, Mapping):
        centre = centre_of(found)
        if centre is not None:
            yield centre


def centre_of(found: Mapping[str, Any]) -> str | None:
    for name, value in found.items():
        if name not in ("all", "random"):
            return str(value.get("of")) if isinstance(value, Mapping) else str(value)
    return None


def has_key(found: Any, key: str) -> bool:
    if not isinstance(found, Mapping):
        return False
    return key in found or any(has_key(value, key) for value in found.values())
