"""The text of a card, from the same data that its operations are built from. The words come from a lexicon."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from carteado.games.duel.language.catalog import FOLDER, printed
from carteado.games.duel.language.english import English
from carteado.games.duel.language.lexicon import Data
from carteado.games.duel.language.portuguese import Portuguese
from carteado.games.duel.language.receivers import HERO, SHARD, event_words
from carteado.games.duel.language.schema import SIDE_EVENTS
from carteado.kit.telling import Thing, capital

LEXICONS: dict[str, English | Portuguese] = {"en": English(), "pt": Portuguese()}


@cache
def card_text(id: str, lang: str, folder: Path = FOLDER) -> str:
    """What a card of that folder does, in that language.

    >>> card_text("EMB-08", "en")
    'Lob [1 mana]: Deal 2 damage to target creature.'
    """
    cards = printed(folder)
    return CardText(cards[id], LEXICONS[lang], cards).text()


class CardText:
    """The text of one card in one language. A target is named in full once, and is "it" afterwards."""

    def __init__(self, card: Data, lexicon: English | Portuguese, cards: Mapping[str, Data]) -> None:
        self.card = card
        self.lexicon = lexicon
        self.cards = cards
        self.given: dict[str, str] = {}
        self.targets: dict[str, Data] = {}
        self.named: set[str] = set()

    def text(self) -> str:
        """Keywords, where it goes, costs, effects, statics, triggers, abilities."""
        card, lexicon = self.card, self.lexicon
        parts: list[str] = []
        if card.get("keywords"):
            parts.append(", ".join(lexicon.keywords[word] for word in card["keywords"]))
        if "attach" in card:
            parts.append(lexicon.attached)
        if "extra_cost" in card:
            parts.append(f"{lexicon.extra_cost}: {', '.join(lexicon.costs(card['extra_cost']))}")
        if "effects" in card:
            parts.append(self.effect(card["effects"], card.get("targets", [])))
        parts += [self.static(static) for static in card.get("static", [])]
        parts += [self.trigger(trigger) for trigger in card.get("triggers", [])]
        parts += [self.ability(ability) for ability in card.get("abilities", [])]
        return " ".join(f"{lexicon.smooth(capital(part))}." for part in parts)

    def ability(self, ability: Data) -> str:
        cost = ", ".join(self.lexicon.costs(ability["cost"])) or self.lexicon.free
        name = ability["name"][self.lexicon.lang]
        return f"{name} [{cost}]: {self.effect(ability['do'], ability.get('targets', []))}"

    def trigger(self, trigger: Data) -> str:
        head = self.event(trigger)
        if trigger.get("once"):
            head += f" ({self.lexicon.once})"
        if "if" in trigger:
            head += f", {self.condition(trigger['if'])}"
        self.given = given_words(self.card, trigger)
        said = self.effect(trigger["do"], trigger.get("targets", []))
        self.given = {}
        return f"{head}: {said}"

    def event(self, trigger: Data) -> str:
        when, who = trigger["when"], trigger.get("who", {})
        lexicon = self.lexicon
        if when in SIDE_EVENTS:
            side = who.get("side", "any")
            kind = lexicon.spell_kind(who["kind"]) if "kind" in who else ""
            return lexicon.event(when, player=lexicon.players[side], turn=lexicon.turns[side], kind=kind)
        if isinstance(who, str):
            subject = lexicon.words[who].text
        else:
            subject = lexicon.someone(who, self.place_kind())
        at = lexicon.aims[who["at"]] if isinstance(who, Mapping) and "at" in who else ""
        return lexicon.event(when, who=subject, at=at)

    def effect(self, ops: list[Data], targets: list[Data]) -> str:
        """The operations in order; the first begins like a sentence."""
        self.targets = {target["id"]: target for target in targets}
        self.named = set()
        return capital("; ".join(self.operation(op) for op in ops))

    def operation(self, op: Data) -> str:
        word = next(name for name in op if name != "if")
        said = self.verb(word, op[word])
        return f"{said} {self.condition(op['if'])}" if "if" in op else said

    def verb(self, word: str, data: Data) -> str:
        lexicon = self.lexicon
        amount = data.get("amount")
        match word:
            case "damage" | "heal":
                return lexicon.give(word, self.amount(amount), amount, self.thing(data["to"]))
            case "lose_hp":
                return lexicon.lose(self.amount(amount), lexicon.words[data["who"]])
            case "modify":
                duration = lexicon.durations[data["duration"]]
                return lexicon.modify(self.thing(data["to"]), data, duration)
            case "summon":
                return lexicon.summon(self.amount(amount), amount, self.cards[data["token"]], data["row"])
            case "revive":
                return lexicon.revive(self.thing(data["what"]), data["row"])
            case "draw" | "discard" | "mill" | "gain_mana" | "ramp":
                return lexicon.deal(word, data["who"], self.amount(amount), amount, data.get("type", ""))
            case "reveal" if data["what"] == "hand":
                return lexicon.look_at_hand
            case _:
                return lexicon.simple(word, self.thing(data["what"]))

    def amount(self, data: Any) -> str:
        if isinstance(data, Mapping):
            return self.lexicon.counted(
                data.get("plus", 0), self.lexicon.noun(data["count"], self.place_kind(), plural=True)
            )
        return str(data)

    def thing(self, selector: Any) -> Thing:
        """What a selector stands for, in words."""
        lexicon = self.lexicon
        if isinstance(selector, str):
            return self.word(selector)
        ((word, value),) = selector.items()
        if word == "all":
            return lexicon.every(value, self.place_kind())
        if word == "random":
            return lexicon.random(value, self.place_kind())
        centre = self.word(value if isinstance(value, str) else value["of"])
        filter = {} if isinstance(value, str) else {name: held for name, held in value.items() if name != "of"}
        return lexicon.around(word, centre, filter, self.place_kind())

    def word(self, word: str) -> Thing:
        if word in self.targets:
            target = self.targets[word]
            if word in self.named:
                return self.lexicon.again(target["kind"])
            self.named.add(word)
            return self.lexicon.target(target)
        if word == "here":
            return self.lexicon.here(self.place_kind())
        return self.lexicon.words[self.given.get(word, word)]

    def place_kind(self) -> str:
        """What `here` is on this card: a row or a column."""
        return "row" if self.card.get("kind") == "row_enchant" else "column"

    def static(self, static: Data) -> str:
        lexicon = self.lexicon
        if "cost" in static:
            said = lexicon.cards_cost(static["cards"]["type"], static["cost"], static["who"])
        elif "spell_damage" in static:
            said = lexicon.spells_hurt(static["spell_damage"], static["who"])
        else:
            said = lexicon.have(self.thing(static["to"]), static)
        return f"{said} {self.condition(static['if'])}" if "if" in static else said

    def condition(self, data: Data) -> str:
        ((word, value),) = data.items()
        lexicon = self.lexicon
        if word == "killed":
            return lexicon.died(self.targets[value]["kind"])
        if word == "row":
            return lexicon.while_in(value["is"])
        least = "min" in value
        number = value["min"] if least else value["max"]
        if word == "count":
            return lexicon.if_count(number, least, value["of"], self.place_kind())
        return lexicon.if_number(word, value["of"], number, least)


def given_words(card: Data, trigger: Data) -> dict[str, str]:
    """What `it` and `by` are called where they are not a creature and an attacker."""
    words = event_words(card, trigger)
    called = {}
    if words.get("it") == HERO:
        called["it"] = "my_hero"
    if words.get("it") == SHARD:
        called["it"] = "that_shard"
    if trigger["when"] == "attacks":
        called["by"] = "attacked"
    return called
