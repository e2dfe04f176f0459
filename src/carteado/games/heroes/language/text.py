"""Write the text of a card from the same data that its nodes are built from (HEROES-25)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from carteado.games.heroes.board import STATS, TOKENS
from carteado.games.heroes.language.catalog import FOLDER, printed
from carteado.games.heroes.language.lexicon import Lexicon, lexicon_of
from carteado.games.heroes.language.words import TURN_EVENTS
from carteado.kit.constants import Data
from carteado.kit.telling import Thing, capital, signed

APART = " | "


@cache
def card_text(id: str, lang: str, folder: Path = FOLDER) -> str:
    """Return the text of a card of this folder in this language.

    >>> card_text("C07", "en")
    'Quick Peck [Use 1, up to 3 times]: Deal 2 damage to target enemy. Put 1 Agility token on this character. | \
Feather Dart: Deal 1 damage to target enemy.'
    """
    return Teller(printed(folder)[id], lexicon_of(lang)).text()


def card_facts(id: str, lang: str, folder: Path = FOLDER) -> str:
    """Return the kind of a card, and its numbers."""
    return Teller(printed(folder)[id], lexicon_of(lang)).facts()


def card_name(id: str, lang: str, folder: Path = FOLDER) -> str:
    """Return the name of a card, with its title if it has one."""
    data = printed(folder)[id]
    name = str(data["name"][lang])
    return f"{name}, {data['title'][lang]}" if "title" in data else name


class Teller:
    """Writes the text of one card in one language. A target is named in full once, and is "it" afterwards."""

    def __init__(self, card: Data, lexicon: Lexicon) -> None:
        self.card = card
        self.lexicon = lexicon
        self.targets: dict[str, Data] = {}
        self.named: set[str] = set()

    def text(self) -> str:
        """Return the whole text: entry cost, actions, activations, statics, triggers."""
        card, lexicon = self.card, self.lexicon
        parts: list[str] = []
        if "entry" in card:
            parts.append(lexicon.entry.format(cost=self.costs(card["entry"])) + ".")
        if card["type"] == "action":
            parts.append(self.power(card, ""))
        parts += [self.power(action, action["name"][lexicon.lang]) for action in card.get("actions", [])]
        parts += [self.power(activation, "") for activation in card.get("activations", [])]
        parts += [self.labelled(static, self.static(static)) for static in card.get("static", [])]
        parts += [self.labelled(trigger, self.trigger(trigger)) for trigger in card.get("triggers", [])]
        return APART.join(lexicon.smooth(part) for part in parts)

    def facts(self) -> str:
        card, lexicon = self.card, self.lexicon
        key = card.get("subtype") if card.get("subtype") in ("mob", "basic", "advanced") else card["type"]
        if card.get("silo"):
            key = "silo"
        said = lexicon.facts[str(key)].format(
            stars=card.get("stars"),
            health=card.get("health"),
            protection=card.get("protection"),
            speed=card.get("speed"),
            abilities=", ".join(lexicon.abilities[word] for word in card.get("abilities", [])),
            scope=lexicon.scopes.get(card.get("scope", ""), ""),
            cost=card.get("cost"),
            storage=card.get("storage"),
            kind=lexicon.kinds.get(card.get("kind", ""), ""),
            ability=lexicon.abilities.get(card.get("ability", ""), ""),
        )
        return lexicon.facts["unique"].format(facts=said) if card.get("unique") else said

    def labelled(self, data: Data, said: str) -> str:
        return f"{data['name'][self.lexicon.lang]}: {said}" if "name" in data else said

    def costs(self, cost: Data) -> str:
        return ", ".join(self.lexicon.costs[name].format(n=n) for name, n in cost.items())

    def power(self, data: Data, name: str) -> str:
        """Return a power's name, costs and limits, and effect."""
        lexicon = self.lexicon
        terms = [self.costs(data["cost"])] if data["cost"] else []
        if data.get("kind") == "passive" and name:
            terms.append(lexicon.flags["passive"])
        terms += [
            lexicon.flags[flag].format(n=data[flag]) for flag in ("uses", "cant_miss", "once_per_game") if flag in data
        ]
        self.begin(data.get("targets", []))
        if "if" in data:
            terms.append(lexicon.priority.format(condition=self.condition(data["if"])))
        head = " ".join(part for part in (name, f"[{', '.join(terms)}]" if terms else "") if part)
        return f"{head}: {self.effect(data['do'])}" if head else self.effect(data["do"])

    def trigger(self, data: Data) -> str:
        lexicon, when, who = self.lexicon, data["when"], data["who"]
        side = who if isinstance(who, str) else who["side"]
        if when in TURN_EVENTS:
            phase = "_phase" if when in ("combat_start", "resolution") else ""
            head = lexicon.events[when].format(whose=lexicon.whose[f"{side}{phase}"])
        else:
            head = lexicon.events[when].format(who=lexicon.subjects[side])
        self.begin([])
        return f"{head}: {self.effect(data['do'])}"

    def begin(self, targets: list[Data]) -> None:
        self.targets = {target["id"]: target for target in targets}
        self.named = set()

    def effect(self, ops: list[Data]) -> str:
        return " ".join(f"{capital(self.operation(op))}." for op in ops)

    def operation(self, op: Data) -> str:
        word = next(name for name in op if name != "if")
        said, tail = self.verb(word, op[word])
        if "if" in op:
            said = f"{said} {self.condition(op['if'])}"
        return said + tail

    def verb(self, word: str, data: Data) -> tuple[str, str]:
        """Return the sentence of an operation, and the explanation of its X."""
        lexicon = self.lexicon
        many = data.get("amount") != 1
        blanks: dict[str, Any] = {"cards": lexicon.cards[many]}
        for part, name in (("from", "source"), ("to", "to"), ("what", "what")):
            if part in data and data[part] != "hand":
                blanks[name] = self.thing(data[part]).text
        if "who" in data:
            blanks["who"] = self.player(data["who"])
        blanks["n"], tail = self.amount(data.get("amount", 0))
        key = word
        if word == "damage" and data.get("pierce"):
            key = "pierce"
        elif word == "token":
            key = "stack" if data.get("stack") else "tokens" if many else "token"
            blanks["token"] = lexicon.token(data["type"])
        elif word in ("remove", "move_token"):
            key = word if "amount" in data else f"{word}_all"
            blanks["what"] = self.group(data["tokens"], many)
        elif word == "energy" and "who" in data:
            key = "energy_who"
        elif word in ("draw", "discard") and data["who"] != "me":
            key = f"{word}_who"
        elif word == "search":
            blanks["type"] = lexicon.types[data["type"]][many]
        return lexicon.steps[key].format(**blanks), tail

    def group(self, word: str, many: bool) -> str:
        if word in TOKENS:
            return self.lexicon.groups[""][many].format(token=self.lexicon.token(word))
        return self.lexicon.groups[word][many]

    def amount(self, data: Any) -> tuple[str, str]:
        lexicon = self.lexicon
        if not isinstance(data, Mapping):
            return str(data), ""
        said = lexicon.amount.format(plus=data["plus"]) if "plus" in data else "X"
        word, value = next((word, value) for word, value in data.items() if word != "plus")
        if word == "count":
            return said, lexicon.count_of.format(what=self.described(lexicon.every, value))
        if word in lexicon.holdings:
            return said, lexicon.count_of.format(what=lexicon.holdings[word])
        if word == "tokens":
            stat, of = lexicon.token(value["type"]), value["of"]
        else:
            stat, of = lexicon.numbers[word], value
        return said, lexicon.stat_of.format(stat=stat, what=self.thing(of).text)

    # Selectors

    def thing(self, selector: Any) -> Thing:
        lexicon = self.lexicon
        if isinstance(selector, str):
            return self.word(selector)
        ((word, value),) = selector.items()
        table = {"all": lexicon.every, "random": lexicon.someone, "weakest": lexicon.weakest}[word]
        return Thing(self.described(table, value), many=word == "all")

    def described(self, table: Mapping[str, str], filter: Data) -> str:
        return table[self.lexicon.side(filter)] + self.lexicon.filter(filter)

    def word(self, word: str) -> Thing:
        if word in self.targets:
            return self.target(word)
        if word == "self" and self.card["type"] == "equipment":
            return Thing(self.lexicon.words["this"])
        return Thing(self.lexicon.words[word])

    def target(self, id: str) -> Thing:
        lexicon, target = self.lexicon, self.targets[id]
        many = "most" in target
        if id in self.named:
            return Thing(lexicon.again[many], many)
        self.named.add(id)
        if target["kind"] == "equipment":
            return Thing(lexicon.targets[f"{target['side']}_equipment"])
        said = lexicon.targets["most"].format(most=target["most"]) if many else lexicon.targets[lexicon.side(target)]
        return Thing(said + lexicon.filter(target), many)

    def player(self, who: str) -> str:
        """Return the words for players; a chosen opponent is named in full once."""
        if who not in self.targets:
            return self.lexicon.players[who]
        if who in self.named:
            return self.lexicon.players["again"]
        self.named.add(who)
        return self.lexicon.players["target"]

    # Conditions and statics

    def condition(self, data: Data) -> str:
        ((word, value),) = data.items()
        lexicon = self.lexicon
        if word == "turn":
            return lexicon.turns[value]
        if word == "event":
            return lexicon.slot[value]
        if word == "chance":
            return lexicon.conditions["chance"].format(wins=value["wins"], sides=value["in"])
        name = next(name for name in ("min", "max", "exactly") if name in value)
        number = value[name]
        bound = lexicon.bounds[name].format(n=number)
        if word == "count" and "among" in value:
            what = self.thing(value["among"]).text
            return lexicon.conditions["among"].format(what=what, filter=lexicon.filter(value["of"]))
        if word == "count":
            return lexicon.conditions["count"].format(bound=bound, what=self.described(lexicon.every, value["of"]))
        if word == "sources":
            return lexicon.conditions["count"].format(bound=bound, what=lexicon.holdings["sources"])
        if word in ("hand", "kos"):
            plural = number != 1
            return lexicon.conditions[word].format(bound=bound, cards=lexicon.cards[plural], s="s" if plural else "")
        stat = lexicon.token(value["type"]) if word == "tokens" else lexicon.numbers[word]
        thing = self.thing(value["of"])
        return lexicon.conditions["stat_many" if thing.many else "stat"].format(what=thing.text, bound=bound, stat=stat)

    def static(self, data: Data) -> str:
        lexicon = self.lexicon
        what = ""
        if "who" in data:
            what = lexicon.players[data["who"]]
        elif "to" in data and data["to"] != "host":
            what = self.thing(data["to"]).text
        said = self.static_words(data, what)
        return f"{capital(said)}."

    def static_words(self, data: Data, what: str) -> str:
        lexicon = self.lexicon
        for stat in STATS:
            if stat in data:
                return lexicon.statics["change"].format(what=what, n=signed(data[stat]), stat=lexicon.numbers[stat])
        if "storage" in data:
            bare = data["to"] in ("self", "host")
            return lexicon.statics["storage" if bare else "storage_of"].format(what=what, n=data["storage"])
        if "immune" in data:
            return lexicon.statics["immune"].format(what=what, type=lexicon.immune_to(data["immune"]))
        if "grant" in data:
            return lexicon.statics["grant"].format(what=what, type=lexicon.abilities[data["grant"]])
        if "forbid" in data:
            return lexicon.statics["forbid"].format(what=what, type=self.forbidden(data["forbid"]))
        if "cost" in data:
            return lexicon.statics["cost"].format(what=what, n=signed(data["cost"]))
        word = next(
            name for name in ("prevent", "field_limit", "order", "duplicate_names", "multi_action") if name in data
        )
        return lexicon.statics[word].format(what=what, n=data[word])

    def forbidden(self, data: Any) -> str:
        if isinstance(data, Mapping):
            return self.lexicon.forbidden["ability"].format(what=self.lexicon.abilities[data["ability"]])
        return self.lexicon.forbidden[data]
