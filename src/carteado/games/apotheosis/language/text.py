"""Write the text of a card from the same data that its operations are built from. The words come from a lexicon."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from carteado.games.apotheosis.board import ATTRIBUTES
from carteado.games.apotheosis.language.catalog import FOLDER, printed
from carteado.games.apotheosis.language.english import English
from carteado.games.apotheosis.language.lexicon import Data, Lexicon, Person
from carteado.games.apotheosis.language.portuguese import Portuguese
from carteado.games.apotheosis.language.terms import KEYWORD_TIMINGS, LIMITS, SCOPES, TASKS
from carteado.games.apotheosis.language.words import HANDLING
from carteado.kit.telling import capital, signed

LANGUAGES: dict[str, type[Lexicon]] = {"en": English, "pt": Portuguese}
GROUPS = {
    **dict.fromkeys(("auto", "permanent", "temp"), "activation"),
    **dict.fromkeys(KEYWORD_TIMINGS, "timing"),
    **dict.fromkeys(LIMITS, "limit"),
    **dict.fromkeys(SCOPES, "scope"),
    **dict.fromkeys(TASKS[1:], "task"),
}
OPPOSITES = {"gain_ap": "lose_ap", "counter": "uncounter"}  # what an operation is called when its amount is negative


@cache
def lexicon_of(lang: str) -> Lexicon:
    return LANGUAGES[lang].load(lang)


@cache
def card_text(id: str, lang: str, folder: Path = FOLDER) -> str:
    """Return the text of a card of this folder in this language: keyword boxes, the requirement box, sentences.

    >>> card_text("I08", "en")
    '❰Permanent❱ You get +1 CON.'
    """
    card, texts = printed(folder)[id], effect_texts(id, lang, folder)
    whole = [with_bar(card, *pair, lang) for pair in zip(card.get("effects", []), texts, strict=True)]
    return " ".join(text for text in whole if text)


def effect_texts(id: str, lang: str, folder: Path = FOLDER) -> list[str]:
    """Return the text of each effect, in printed order; "" for an effect that is only a bar."""
    return [EffectText(lexicon_of(lang), effect).text() for effect in printed(folder)[id].get("effects", [])]


def told_with_bar(effect: Data) -> bool:
    """Whether the text includes the bar: for a technique, after its tag, and for a bar with a cost but no sentence."""
    return "bar" in effect and ("needs" in effect or ("cost" in effect and "do" not in effect))


def with_bar(card: Data, effect: Data, text: str, lang: str) -> str:
    if not told_with_bar(effect):
        return text
    bar = f"[{bar_text(card, effect, lang)}]"
    tag = EffectText(lexicon_of(lang), effect).tag()
    rest = text.removeprefix(tag).strip()
    parts = [bar, rest] if "do" in effect else [rest, f"{bar}."]
    return " ".join(part for part in (tag, *parts) if part)


def kind_words(card: Data, lexicon: Lexicon) -> list[str]:
    """Return the kind of a Companion, the place of an Item, the path and the knowledge as words."""
    said = [lexicon.types[card["type"]]] if "type" in card else []
    said += [lexicon.specifiers[card["specifier"]]] if "specifier" in card else []
    said += [lexicon.paths[card["path"]]] if "path" in card else []
    return said + [lexicon.knowledge[name] for name in card.get("knowledge", [])]


def points_texts(card: Data, lang: str) -> list[str]:
    """Return the SP and MP of a Skill."""
    lexicon = lexicon_of(lang)
    return [
        lexicon.phrases["points"].format(n=card[name], resource=lexicon.resources[name])
        for name in ("sp", "mp")
        if card.get(name)
    ]


def bar_text(card: Data, effect: Data, lang: str) -> str:
    """Return the text of the activation bar: DMG, RANGE, AP, and the SP and MP of a Skill."""
    lexicon = lexicon_of(lang)
    bar = effect["bar"]
    points = "".join(f", {price}" for price in points_texts(card, lang))
    dmg = f"{lexicon.stats['dmg']} {bar['dmg']}, " if "dmg" in bar else ""
    reach = f"{lexicon.stats['range']} {bar['range']}, " if "range" in bar else ""
    return lexicon.phrases["bar"].format(dmg=dmg, range=reach, ap=bar["ap"], points=points)


class EffectText:
    """The text of one effect in one language."""

    def __init__(self, lexicon: Lexicon, effect: Data) -> None:
        self.lexicon = lexicon
        self.effect = effect

    def text(self) -> str:
        said = self.sentence(self.effect.get("do", []))
        heads = [*self.heads(), *self.requirements(), *self.aim()]
        if heads and said and heads[-1] in self.lexicon.plain.values():
            heads[-1] += ","
        else:
            said = capital(said)
        parts = [*heads, *([f"{said}."] if said else [])]
        tag = self.tag()
        return self.lexicon.smooth(" ".join([*([tag] if tag else []), *parts])) if parts else tag

    def tag(self) -> str:
        """Return the tag of a technique, which names what unlocks it."""
        needs = self.effect.get("needs")
        if needs is None:
            return ""
        lexicon = self.lexicon
        word, value = next(iter(needs.items()))
        names = {
            "suit": lexicon.suits,
            "property": lexicon.properties,
            "knowledge": lexicon.knowledge,
            "rarity": lexicon.rarities,
        }
        return f"⟦{'■' if word == 'property' else ''}{names[word][value]}⟧"

    def heads(self) -> list[str]:
        """Return the boxes in printed order; a plain word takes the place of the timing."""
        words = self.effect.get("keywords", [])
        first = [word for word in words if GROUPS[word] in ("activation", "timing")]
        rest = [word for word in words if word not in first]
        plain = [self.lexicon.plain[word] for word in self.effect.get("when", [])]
        return [*map(self.box, first), *plain, *map(self.box, rest)]

    def box(self, word: str) -> str:
        return f"❰{self.lexicon.boxes[word]}❱"

    def requirements(self) -> list[str]:
        said = [self.condition(entry) for entry in self.effect.get("requires", [])]
        said += [self.cost(word, value) for word, value in self.effect.get("cost", {}).items()]
        return [f"❰✔{self.lexicon.requirement} {'; '.join(said)}❱"] if said else []

    def aim(self) -> list[str]:
        """Describe the allowed targets; without the range if a bar gives it."""
        if "target" not in self.effect:
            return []
        return [f"{self.lexicon.aim(self.effect['target'])}."]

    def cost(self, word: str, value: Any) -> str:
        lexicon = self.lexicon
        if word in lexicon.resources:
            return lexicon.phrases["pay"].format(n=value, resource=lexicon.resources[word])
        if word == "exhaust":
            return lexicon.phrases["exhaust_this"]
        if word == "counters":
            return lexicon.phrases["remove"].format(n=value["amount"], counter=lexicon.counters[value["name"]])
        if word == "value":
            return lexicon.phrases["value"].format(n=value["amount"], value=lexicon.values[value["of"]])
        return self.on_cards(word, value)

    # Operations

    def sentence(self, ops: list[Data]) -> str:
        return self.lexicon.joined.join(self.operation(op) for op in ops)

    def operation(self, op: Data) -> str:
        word = next(key for key in op if key not in ("if", "else"))
        said = self.sentence(op[word]) if word == "do" else self.verb(word, op[word])
        if "if" in op:
            said = self.lexicon.phrases["if"].format(condition=self.clause(op["if"]), then=said)
        if "else" in op:
            said = self.lexicon.phrases["otherwise"].format(then=said, other=self.sentence(op["else"]))
        return said

    def verb(self, word: str, data: Any) -> str:
        phrases = self.lexicon.phrases
        if word in HANDLING:
            return self.on_cards(word, data)
        match word:
            case "modify" | "grant":
                return self.change(word, data)
            case "bonus":
                amount = data["amount"]
                return phrases[word].format(n=signed(amount) if isinstance(amount, int) else f"+{amount}")
            case "reroll" | "negate":
                return phrases[word]
            case "roll":
                return phrases[word].format(n=data["dice"])
            case "choose":
                return phrases[word].format(branches=phrases["or"].join(self.sentence(branch) for branch in data))
            case "check" | "contest":
                return self.test(word, data)
            case _:
                return self.plain(word, data)

    def change(self, word: str, data: Data) -> str:
        """Write a modifier or a flag with its duration."""
        person = self.who(data["to"])
        if word == "grant":
            said = self.rule(data, person)
        else:
            said = f"{self.lexicon.verb(word, person)} {signed(data['amount'])} {self.stat(data)}"
        return self.line(person, said, self.duration(data))

    def plain(self, word: str, data: Data) -> str:
        """Write an operation whose sentence needs only its own fields."""
        lexicon = self.lexicon
        amount, name = data.get("amount", 1), data.get("name", "")
        person = self.who(next((data[key] for key in ("who", "to", "from", "what") if key in data), "me"))
        blanks = {
            "n": abs(amount) if isinstance(amount, int) else amount,
            "marker": lexicon.markers.get(name),
            "counter": lexicon.counters.get(name),
            "tiles": lexicon.tiles[amount != 1],
            "other": self.who(data["with"]).subject if "with" in data else "",
        }
        if word == "attach":
            blanks |= {"cards": self.cards(data), "zone": self.zone(data, "me")}
        if word == "move":
            word = f"move_{data['way']}"
        elif isinstance(amount, int) and amount < 0:
            word = OPPOSITES[word]
        if word in lexicon.verbs:
            return self.line(person, lexicon.verb(word, person).format(**blanks))
        return self.phrase(word, person, **blanks)

    def test(self, word: str, data: Data) -> str:
        lexicon = self.lexicon
        then = self.sentence(data["then"]) or lexicon.phrases["nothing"]
        if word == "contest":
            said = lexicon.phrases["contest"].format(own=data["own"], their=data["their"], then=then)
        else:
            name = "check_known" if "knowledge" in data else "check"
            known = lexicon.knowledge[data["knowledge"]] if "knowledge" in data else ""
            said = lexicon.phrases[name].format(
                attribute=data["attribute"], knowledge=known, difficulty=data["difficulty"], then=then
            )
        if data.get("else"):
            said = lexicon.phrases["otherwise"].format(then=said, other=self.sentence(data["else"]))
        return said

    def line(self, person: Person, *parts: str) -> str:
        return " ".join(part for part in (person.subject, *parts) if part)

    def phrase(self, name: str, person: Person, **blanks: object) -> str:
        return self.lexicon.phrases[name].format(s=person.subject, o=person.object, p=person.owner, **blanks)

    def on_cards(self, word: str, data: Data) -> str:
        phrases = self.lexicon.phrases
        if data["what"] == "self":
            return phrases["this_card"].format(verb=phrases[word].split(" ", 1)[0])
        return phrases[word].format(cards=self.cards(data), zone=self.zone(data, data.get("who", "me")))

    def cards(self, data: Data) -> str:
        amount = data["amount"]
        lexicon = self.lexicon
        if isinstance(amount, int):
            return f"{amount} {lexicon.noun(data['what'], amount > 1)}"
        if amount == "all":
            return f"{lexicon.phrases['all']} {lexicon.noun(data['what'], True)}"
        word, number = next(iter(amount.items()))
        return lexicon.phrases[word].format(n=number, cards=lexicon.noun(data["what"], number > 1))

    def zone(self, data: Data, who: Any) -> str:
        zone = data["what"]["zone"]
        if zone == "scenario":
            return self.lexicon.phrases["scenario"]
        return self.lexicon.possessed(zone, self.who(who))

    # Parts of sentences

    def who(self, data: Any) -> Person:
        return self.lexicon.people[data] if isinstance(data, str) else self.lexicon.each(data["all"])

    def stat(self, data: Data) -> str:
        """Name the stat that a modifier changes, as it follows the number: `CON`, `normal DMG`, `EQUIPMENT space`."""
        lexicon, stat = self.lexicon, data["stat"]
        if isinstance(stat, str):
            if stat in lexicon.changes:
                return lexicon.changes[stat][abs(data["amount"]) > 1]
            said = stat if stat in ATTRIBUTES else lexicon.stats[stat]
        elif "knowledge" in stat:
            said = lexicon.stats["knowledge"].format(knowledge=lexicon.knowledge[stat["knowledge"]])
        else:
            said = self.means(lexicon.means, stat["dmg_with"], stat=lexicon.stats["dmg"])
        return lexicon.change.format(stat=said)

    def means(self, phrases: Mapping[str, str], means: Any, **blanks: str) -> str:
        """Write the means of an attack: one of the means, or any with a property."""
        if isinstance(means, str):
            return phrases[means].format(**blanks)
        return phrases["property"].format(property=self.lexicon.properties[means["property"]], **blanks)

    def rule(self, data: Data, person: Person) -> str:
        lexicon, rule = self.lexicon, data["rule"]
        word, held = (rule, "") if isinstance(rule, str) else next(iter(rule.items()))
        by, suit = lexicon.untargetable.get(held, ""), lexicon.suits.get(held, "")
        return lexicon.rules[word][0 if person.you else 1].format(by=by, suit=suit, at=held)

    def duration(self, data: Data) -> str:
        duration = data.get("duration")
        if duration is None:
            return ""
        lexicon = self.lexicon
        if isinstance(duration, str):
            return lexicon.durations[duration]
        word, value = next(iter(duration.items()))
        if word == "counters":
            return lexicon.durations[word].format(counter=lexicon.counters[value])
        return lexicon.durations[word].format(p=self.who(value).owner)

    def value(self, data: Any) -> str:
        lexicon = self.lexicon
        if isinstance(data, int):
            return str(data)
        if isinstance(data, str):
            return lexicon.values[data]
        word, held = next(iter(data.items()))
        match word:
            case "hp" | "hp_max":
                return lexicon.values[word].format(p=self.who(held).owner)
            case "counters":
                return lexicon.values[word].format(counter=lexicon.counters[held])
            case "count":
                cards = lexicon.noun(held["what"], True)
                return lexicon.values[word].format(cards=cards, zone=self.zone(held, held["of"]))
            case "distance":
                a, b = self.who(held["of"]), self.who(held["to"])
                return lexicon.values[word].format(a=a.subject, b=b.subject)
            case "attribute":
                return lexicon.values[word].format(attribute=held["name"], p=self.who(held["of"]).owner)
        raise KeyError(word)

    def clause(self, data: Any) -> str:
        """Return a condition as it follows "if", where a comparison has a verb."""
        if isinstance(data, dict) and "compare" in data:
            held = data["compare"]
            return self.lexicon.clauses[held["is"]].format(a=self.value(held["of"]), b=self.value(held["to"]))
        return self.condition(data)

    def condition(self, data: Any) -> str:
        lexicon = self.lexicon
        if isinstance(data, str):
            return lexicon.conditions[data]
        word, held = next(iter(data.items()))
        match word:
            case "not":
                return lexicon.negated(self.condition(held))
            case "compare":
                return lexicon.signs[held["is"]].format(a=self.value(held["of"]), b=self.value(held["to"]))
            case "has":
                return self.about(word, held["of"], marker=lexicon.markers[held["marker"]])
            case "property":
                return self.about(word, held["of"], property=lexicon.properties[held["is"]])
            case "kind":
                return self.about(word, held["of"], kind=lexicon.kinds[held["is"]])
            case "adjacent" | "behind":
                other = self.who(held["to"])
                return self.about(word, held["of"], o=other.object, p2=other.owner)
            case "by":
                return lexicon.conditions[word].format(by=self.means(lexicon.bys, held))
            case "source":
                return lexicon.conditions[word].format(cards=lexicon.noun(held, False))
            case "zone":
                return lexicon.conditions[word].format(zone=lexicon.zones[held])
            case "apotheosis":
                return lexicon.conditions[f"apotheosis_{held}"]
            case _:
                return self.about(word, held)

    def about(self, word: str, who: Any, **blanks: str) -> str:
        lexicon = self.lexicon
        person = self.who(who)
        filled = {"s": person.subject, "p": person.owner, **blanks}
        filled["is"], filled["has"] = lexicon.verb("is", person), lexicon.verb("has", person)
        return lexicon.conditions[word].format(**filled)
