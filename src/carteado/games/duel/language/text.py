"""Write the text of a card from the same data that its operations are built from. The words come from a lexicon."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from carteado.games.duel.language.catalog import FOLDER, printed
from carteado.games.duel.language.lexicon import Lexicon, lexicon_of
from carteado.games.duel.language.receivers import HERO, SHARD, event_words
from carteado.games.duel.language.words import SIDE_EVENTS
from carteado.kit.constants import Data
from carteado.kit.lexicon import fill
from carteado.kit.telling import Thing, capital, signed


@cache
def card_text(id: str, lang: str, folder: Path = FOLDER) -> str:
    """Return the text of a card of this folder in this language.

    >>> card_text("EMB-08", "en")
    'Lob [1 mana]: Deal 2 damage to target creature.'
    """
    cards = printed(folder)
    return CardText(cards[id], lexicon_of(lang), cards).text()


class CardText:
    """The text of one card in one language. A target is named in full once, and is "it" afterwards."""

    def __init__(self, card: Data, lexicon: Lexicon, cards: Mapping[str, Data]) -> None:
        self.card = card
        self.lexicon = lexicon
        self.cards = cards
        self.place = "row" if card.get("kind") == "row_enchant" else "column"  # what `here` is on this card
        self.given: dict[str, str] = {}
        self.targets: dict[str, Data] = {}
        self.named: set[str] = set()

    def text(self) -> str:
        """Return the whole text: keywords, place, costs, effects, statics, triggers, abilities."""
        card, lexicon = self.card, self.lexicon
        parts: list[str] = []
        if card.get("keywords"):
            parts.append(", ".join(lexicon.keywords[word] for word in card["keywords"]))
        if "attach" in card:
            parts.append(lexicon.attached)
        if "extra_cost" in card:
            parts.append(fill(lexicon.extra_cost, cost=self.costs(card["extra_cost"])))
        if "effects" in card:
            parts.append(self.effect(card["effects"], card.get("targets", [])))
        parts += [self.static(static) for static in card.get("static", [])]
        parts += [self.trigger(trigger) for trigger in card.get("triggers", [])]
        parts += [self.ability(ability) for ability in card.get("abilities", [])]
        return " ".join(f"{lexicon.smooth(capital(part))}." for part in parts)

    def costs(self, cost: Data) -> str:
        return ", ".join(fill(self.lexicon.costs[name], n=n, s="" if n == 1 else "s") for name, n in cost.items())

    def ability(self, ability: Data) -> str:
        cost = self.costs(ability["cost"]) or self.lexicon.free
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
        when, who, lexicon = trigger["when"], trigger.get("who", {}), self.lexicon
        if when in SIDE_EVENTS:
            side = who.get("side", "any")
            kind = fill(lexicon.spell_kind, kind=lexicon.card_kinds[who["kind"]]) if "kind" in who else ""
            blanks = {"player": lexicon.players[side], "turn": lexicon.turns[side], "kind": kind}
            return fill(lexicon.events[when], side != "own", **blanks)
        if isinstance(who, str):
            return fill(lexicon.events[when], who=lexicon.words[who], at="")
        at = lexicon.aims[who["at"]] if "at" in who else ""
        return fill(lexicon.events[when], who=lexicon.phrase("someone", who, self.place), at=at)

    def effect(self, ops: list[Data], targets: list[Data]) -> str:
        """Return the operations in order; the first begins with a capital."""
        self.targets = {target["id"]: target for target in targets}
        self.named = set()
        return capital("; ".join(self.operation(op) for op in ops))

    def operation(self, op: Data) -> str:
        word = next(name for name in op if name != "if")
        said = self.verb(word, op[word])
        return f"{said} {self.condition(op['if'])}" if "if" in op else said

    def verb(self, word: str, data: Data) -> str:
        lexicon = self.lexicon
        if word == "modify":
            return lexicon.predicate("get", self.thing(data["to"]), data, lexicon.durations[data["duration"]])
        if word == "summon":
            return self.summoned(data)
        if data.get("who") in ("me", "foe"):
            return self.dealt(word, data)
        if data.get("what") == "hand":
            return fill(lexicon.steps["reveal_hand"])
        amount = data.get("amount", 1)
        thing = self.thing(next(data[name] for name in ("to", "who", "what") if name in data))
        key = word if isinstance(amount, int) or word == "lose_hp" else f"{word}_counted"
        row = lexicon.rows.get(data.get("row", ""), "")
        return fill(lexicon.steps[key], thing.many, what=thing.text, n=self.amount(amount), row=row)

    def summoned(self, data: Data) -> str:
        token, amount = self.cards[data["token"]], data["amount"]
        names = token["name"] if amount == 1 else token.get("plural", token["name"])
        blanks = {"token": names[self.lexicon.lang], "row": self.lexicon.rows[data["row"]]}
        return fill(self.lexicon.steps["summon"], n=self.amount(amount), **blanks)

    def dealt(self, word: str, data: Data) -> str:
        """Return what a player draws, discards or gains."""
        lexicon, amount = self.lexicon, data["amount"]
        type, gender = lexicon.types[data["type"]] if "type" in data else ("", "")
        blanks = {"n": self.amount(amount), "type": type, "g": gender}
        for name in ("cards", "top", "topmost"):
            blanks[name] = fill(lexicon.amounts[name], amount != 1, **blanks)
        return fill(lexicon.steps["draw_type" if type else word], data["who"] == "foe", **blanks)

    def amount(self, data: Any) -> str:
        if isinstance(data, int):
            return str(data)
        noun = self.lexicon.phrase("count", data["count"], self.place, many=True)
        key = "count_plus" if "plus" in data else "count"
        return fill(self.lexicon.amounts[key], plus=data.get("plus"), noun=noun)

    def thing(self, selector: Any) -> Thing:
        """Return the words for what a selector selects."""
        lexicon = self.lexicon
        if isinstance(selector, str):
            return self.word(selector)
        ((word, value),) = selector.items()
        if word == "all":
            return lexicon.every(value, self.place)
        if word == "random":
            many = value["amount"] > 1
            return Thing(lexicon.phrase("random", value, self.place, many), many)
        centre = self.word(value if isinstance(value, str) else value["of"])
        creatures = lexicon.every({} if isinstance(value, str) else value, self.place)
        return Thing(fill(lexicon.around[word], centre=centre.text, creatures=creatures.text), many=True)

    def word(self, word: str) -> Thing:
        lexicon = self.lexicon
        if word in self.named:
            return Thing(self.pronoun(word))
        if word in self.targets:
            self.named.add(word)
            return Thing(lexicon.phrase("target", self.targets[word], self.place))
        if word == "here":
            return lexicon.every({"here": True}, self.place)
        return Thing(lexicon.words[self.given.get(word, word)], many=word == "heroes")

    def pronoun(self, target: str) -> str:
        _, gender = self.lexicon.nouns[self.targets[target]["kind"]]
        return self.lexicon.pronouns[gender]

    def static(self, static: Data) -> str:
        statics, owned = self.lexicon.statics, self.lexicon.owned
        foe = static.get("who") == "foe"
        if "cost" in static:
            key, n = "cheaper" if static["cost"] < 0 else "dearer", abs(static["cost"])
            said = fill(statics[key], cards=fill(owned[static["cards"]["type"]], foe), n=n)
        elif "spell_damage" in static:
            said = fill(statics["spell_damage"], cards=fill(owned["spell"], foe), n=signed(static["spell_damage"]))
        else:
            said = self.lexicon.predicate("have", self.thing(static["to"]), static)
        return f"{said} {self.condition(static['if'])}" if "if" in static else said

    def condition(self, data: Data) -> str:
        ((word, value),) = data.items()
        lexicon = self.lexicon
        if word == "killed":
            return fill(lexicon.conditions[word], it=self.pronoun(value))
        if word == "row":
            return fill(lexicon.conditions[word], row=lexicon.rows[value["is"]])
        bound, of = "min" if "min" in value else "max", value["of"]
        n, words = value[bound], lexicon.conditions[f"{word}_{bound}"]
        if word == "count":
            return fill(words, n != 1, n=n, noun=lexicon.phrase("count", of, self.place, n != 1))
        cards = fill(lexicon.amounts["cards"], n != 1, n=n)
        return fill(words, of == "foe", n=n, who=lexicon.words.get(of, ""), cards=cards)


def given_words(card: Data, trigger: Data) -> dict[str, str]:
    """Return the names of `it` and `by` where they are not a creature and an attacker."""
    words = event_words(card, trigger)
    called = {}
    if words.get("it") == HERO:
        called["it"] = "my_hero"
    if words.get("it") == SHARD:
        called["it"] = "that_shard"
    if trigger["when"] == "attacks":
        called["by"] = "attacked"
    return called
