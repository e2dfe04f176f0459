"""Checks of a card that involve several fields."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from carteado.core import phrases
from carteado.core.phrases import not_with, only_with
from carteado.core.shapes import Noted
from carteado.games.duel.language.receivers import (
    ANYTHING,
    CENTRES,
    CREATURE,
    EVENTS,
    RECEIVERS,
    Sorts,
    card_words,
    event_words,
    target_words,
)
from carteado.games.duel.language.words import OPERATIONS, POSITIONS
from carteado.kit.checks import CardCheck, check_each
from carteado.kit.faults import Where

PLACED = ("row_enchant", "column_enchant")
ENCHANTS = (*PLACED, "creature_enchant", "hero_enchant")
STANDS_ONLY = {
    "self": only_with("type: creature"),
    "host": only_with("kind: creature_enchant"),
    "here": only_with(*(f"kind: {kind}" for kind in PLACED)),
    "other": only_with("type: creature"),
}
BLOCKS = ("do", "then", "else")
TARGET_WORDS = ("t1", "t2")
EVENT_WORDS = ("it", "by", "item")
Words = dict[str, Sorts]


def check_set(cards: list[tuple[Where, Noted]]) -> None:
    """Check every card by itself, and that the tokens and emblems it names exist."""
    tokens = [str(card.get("id")) for _, card in cards if is_token_creature(card)]
    emblems = [str(card.get("id")) for _, card in cards if is_emblem(card)]
    shards = sorted({str(card.get("faction")) for _, card in cards if card.get("basic")})
    named = {"token": tokens, "into": tokens, "card": emblems, "shards": shards}
    check_each(lambda where, card: Scope(where, card, named))(cards)


def is_token_creature(card: Noted) -> bool:
    return bool(card.get("token")) and card.get("type") == "creature"


def is_emblem(card: Noted) -> bool:
    return bool(card.get("token")) and card.get("kind") == "hero_enchant"


class Scope(CardCheck):
    """Checks one card: which words may occur where; `named` lists the cards that a field may name."""

    def __init__(self, where: Where, card: Noted, named: Mapping[str, list[str]]) -> None:
        super().__init__(where, card)
        self.named = named
        self.words = card_words(card)

    def check(self) -> None:
        card = self.card
        self.numbers()
        if card.get("type") == "spell":
            self.spell()
        triggers = card.get("triggers") or []
        if card.get("type") == "trap" and len(triggers) != 1:
            self.refuse(card, "triggers", phrases.entries(len(triggers)), phrases.entries(1))
        for number, trigger in enumerate(triggers, 1):
            self.trigger(trigger, f"triggers.{number}")
        aimed = sum(1 for trigger in triggers if trigger and trigger.get("targets"))
        if aimed > 1:
            self.refuse(card, "triggers", phrases.times(aimed, "targets"), phrases.ONCE)
        for number, static in enumerate(card.get("static") or [], 1):
            self.static(static, f"static.{number}")
        for number, ability in enumerate(card.get("abilities") or [], 1):
            self.ability(ability, number)

    def numbers(self) -> None:
        """Refuse loyalty that nobody pays (DUEL-6.4), a hero without a shard, and a plural that no text uses."""
        card = self.card
        if card.get("type") == "hero" and card.get("faction") not in (None, *self.named["shards"]):
            self.refuse(card, "faction", str(card["faction"]), phrases.with_shard(*self.named["shards"]))
        free = [f"{name}: true" for name in ("basic", "token") if card.get(name)]
        free += ["faction: neutral"] if card.get("faction") == "neutral" else []
        if card.get("loyalty") and free:
            self.refuse(card, "loyalty", str(card["loyalty"]), not_with(*free))
        if "plural" in card and not is_token_creature(card):
            self.refuse(card, "plural", "plural", only_with(phrases.record("type: creature", "token: true")))

    def spell(self) -> None:
        """Check that an enchant has triggers and statics, and every other spell effects."""
        card, kind = self.card, self.card.get("kind")
        enchant = kind in ENCHANTS
        for name in ("effects", "targets", "modes") if enchant else ("triggers", "static"):
            if name in card and kind is not None:
                self.refuse(card, name, name, not_with(f"kind: {kind}"))
        if "attach" in card and kind != "hero_enchant":
            self.refuse(card, "attach", "attach", only_with("kind: hero_enchant"))
        if enchant:
            return
        if "modes" in card:
            self.modes()
            return
        if "effects" not in card:
            self.refuse(card, "effects", phrases.NOTHING, phrases.REQUIRED)
        self.effect(card.get("effects"), "effects", card.get("targets"), "targets", {})

    def modes(self) -> None:
        """Check that a spell with modes has effects in them alone."""
        for name in ("effects", "targets"):
            if name in self.card:
                self.refuse(self.card, name, name, not_with("modes"))
        for number, mode in enumerate(self.card.get("modes") or [], 1):
            if mode is not None:
                field = f"modes.{number}"
                self.effect(mode.get("effects"), f"{field}.effects", mode.get("targets"), f"{field}.targets", {})

    def trigger(self, trigger: Noted | None, field: str) -> None:
        if trigger is None:
            return
        self.line = trigger.line
        when, who, type = trigger.get("when"), trigger.get("who"), self.card.get("type")
        if when == "played" and type not in ("creature", "shard"):
            self.refuse(trigger, f"{field}.when", "played", only_with("type: creature", "type: shard"))
        if who == "self":
            self.stands("self", trigger, f"{field}.who")
        if "once" in trigger and type == "trap":
            self.refuse(trigger, f"{field}.once", "once", not_with("type: trap"))
        elif "once" in trigger and who == "self" and when in ("enters", "dies"):
            self.refuse(trigger, f"{field}.once", "once", not_with(phrases.record(f"when: {when}", "who: self")))
        self.filter(who, f"{field}.who")
        words = event_words(self.card, trigger)
        self.condition(trigger.get("if"), f"{field}.if", words)
        self.effect(trigger.get("do"), f"{field}.do", trigger.get("targets"), f"{field}.targets", words)

    def static(self, static: Noted | None, field: str) -> None:
        if static is None:
            return
        self.line = static.line
        to = static.get("to")
        for word in words_in(to):
            self.stands(word, to, f"{field}.to")
        if to == "host" and "alert" in (static.get("keywords") or []):
            self.refuse(static, f"{field}.keywords", "alert", not_with("to: host"))
        self.filter(to, f"{field}.to")
        self.condition(static.get("if"), f"{field}.if", {})

    def ability(self, ability: Noted | None, number: int) -> None:
        if ability is None:
            return
        field = f"abilities.{number}"
        if ability.get("id") not in (None, f"a{number}"):
            self.refuse(ability, f"{field}.id", str(ability.get("id")), f"a{number}")
        if "cooldown" in (ability.get("cost") or {}) and self.card.get("type") != "hero":
            self.refuse(ability, f"{field}.cost", "cooldown", only_with("type: hero"))
        self.effect(ability.get("do"), f"{field}.do", ability.get("targets"), f"{field}.targets", {})

    # Effects

    def effect(self, ops: Any, field: str, targets: Any, target_field: str, given: Words) -> None:
        """Check targets and operations: every word has a meaning here, and every target is used."""
        targets = targets or []
        for number, target in enumerate(targets, 1):
            self.filter(target, f"{target_field}.{number}")
        self.order(targets, target_field)
        self.block(ops, field, {**self.words, **given, **target_words(targets)})
        used = set(texts_in(ops))
        for number, target in enumerate(targets, 1):
            if target and target.get("id") and target["id"] not in used:
                self.refuse(target, f"{target_field}.{number}", target["id"], phrases.NAMED_TARGET)

    def block(self, ops: Any, field: str, words: Words) -> None:
        for number, op in enumerate(ops or [], 1):
            for name in op or {}:
                if name in OPERATIONS and isinstance(op[name], Noted):
                    self.operation(name, op[name], f"{field}.{number}.{name}", words)
            self.condition(op.get("if") if op else None, f"{field}.{number}.if", words)

    def order(self, targets: list[Noted | None], field: str) -> None:
        ids = [target["id"] for target in targets if target and target.get("id")]
        if len(ids) == len(targets) and ids not in ([], ["t1"], ["t1", "t2"]):
            self.refuse(targets[0], field, ", ".join(ids), phrases.in_order(*TARGET_WORDS))

    def operation(self, name: str, op: Noted, field: str, words: Words) -> None:
        self.line = op.line
        for part in ("to", "what"):
            self.selector(name, op.get(part), f"{field}.{part}", words)
        for part, known in self.named.items():
            if isinstance(op.get(part), str) and op[part] not in known:
                self.where.at(op.line, f"{field}.{part}").unknown(op[part], known)
        self.filter(op.get("amount"), f"{field}.amount")
        if name == "branch":
            self.condition(op.get("if"), f"{field}.if", words)
        inner = {**words, **inner_words(name, op)}
        for part in BLOCKS:
            self.block(op.get(part), f"{field}.{part}", inner)
        for number, option in enumerate(op.get("options") or [], 1):
            self.block(option, f"{field}.options.{number}", inner)

    def selector(self, name: str, found: Any, field: str, words: Words) -> None:
        takes = CENTRES if isinstance(found, Mapping) else RECEIVERS.get(name, ANYTHING)
        for word in words_in(found):
            if word in words:
                self.receives(word, words[word], takes, found, field)
            elif word in TARGET_WORDS:
                self.refuse(found, field, word, phrases.DECLARED_TARGET)
            elif word in EVENT_WORDS:
                given = [word for word in EVENT_WORDS if word in words]
                self.refuse(found, field, word, phrases.event_word(*given))
            else:
                self.stands(word, found, field)
        self.filter(found, field)

    def receives(self, word: str, sorts: Sorts, takes: Sorts, found: Any, field: str) -> None:
        """Check that the operation works on all sorts of a target, or on some sort of what an event gives."""
        fits = sorts <= takes if word in TARGET_WORDS else sorts & takes
        if not fits:
            self.refuse(found, field, standing(word, sorts), listed(takes))

    # Conditions and filters

    def condition(self, found: Noted | None, field: str, words: Words) -> None:
        if found is None:
            return
        killed = found.get("killed")
        if killed is not None and killed not in words:
            self.refuse(found, field, str(killed), phrases.DECLARED_TARGET)
        elif killed is not None and words[killed] and not words[killed] & CREATURE:
            self.refuse(found, field, standing(killed, words[killed]), listed(CREATURE))
        if "row" in found:
            self.stands("self", found, field)
            if words.get("self", CREATURE) != CREATURE:
                self.refuse(found, field, "row", not_with("when: dies"))
        self.filter(found, field)

    def filter(self, found: Any, field: str) -> None:
        """Check `here` and `other`, which refer to the card itself."""
        if has_key(found, "here"):
            self.stands("here", found, field)
        if has_key(found, "other") and "self" not in self.words:
            self.refuse(found, field, "other", STANDS_ONLY["other"])

    def stands(self, word: str, found: Any, field: str) -> None:
        """Refuse a word that has no meaning on this card."""
        if word not in self.words and word in STANDS_ONLY:
            self.refuse(found, field, word, STANDS_ONLY[word])


def listed(sorts: Sorts) -> str:
    return ", ".join(sorted(sorts))


def standing(word: str, sorts: Sorts) -> str:
    """Return a word and what it stands for, for an error message."""
    return f"{word} ({listed(sorts)})"


def inner_words(name: str, op: Noted) -> Words:
    """Return the words that an operation defines for its inner blocks."""
    if name == "instead":
        return {"it": CREATURE}
    return dict(EVENTS.get(str((op.get("on") or {}).get("when")), {})) if name == "later" else {}


def texts_in(part: Any) -> Iterator[str]:
    """Yield every text in the data of operations, without their conditions."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, Mapping):
        for name, value in part.items():
            if name != "if":
                yield from texts_in(value)
    elif isinstance(part, list):
        for value in part:
            yield from texts_in(value)


def words_in(found: Any) -> Iterator[str]:
    """Yield the bare words of a selector."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, Mapping):
        for name in POSITIONS:
            if found.get(name) is not None:
                centre = found[name]
                yield str(centre.get("of")) if isinstance(centre, Mapping) else str(centre)


def has_key(found: Any, key: str) -> bool:
    if not isinstance(found, Mapping):
        return False
    return key in found or any(has_key(value, key) for value in found.values())
