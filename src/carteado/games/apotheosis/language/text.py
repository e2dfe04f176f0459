"""The text of a card, from the same data that its nodes are built from (5.7). The words come from a lexicon."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from carteado.games.apotheosis.board import ATTRIBUTES
from carteado.games.apotheosis.language.catalog import FOLDER, printed
from carteado.games.apotheosis.language.english import English
from carteado.games.apotheosis.language.lexicon import Data, Person, Tongue
from carteado.games.apotheosis.language.portuguese import Portuguese
from carteado.games.apotheosis.language.terms import CARD_VERBS, KEYWORD_TIMINGS, LIMITS, SCOPES, TASKS
from carteado.kit.telling import capital, signed

TONGUES: dict[str, Tongue] = {"en": English(), "pt": Portuguese()}
GROUPS = {
    **dict.fromkeys(("auto", "permanent", "temp"), "activation"),
    **dict.fromkeys(KEYWORD_TIMINGS, "timing"),
    **dict.fromkeys(LIMITS, "limit"),
    **dict.fromkeys(SCOPES, "scope"),
    **dict.fromkeys(TASKS[1:], "task"),
}
TILE_WORDS = {"en": ("tile", "tiles"), "pt": ("casa", "casas")}


@cache
def card_text(id: str, lang: str, folder: Path = FOLDER) -> str:
    """What a card of that folder does, in that language: keyword boxes, the requirement box, a sentence.

    >>> card_text("I08", "en")
    '❰Permanent❱ You get +1 CON.'
    """
    card, texts = printed(folder)[id], effect_texts(id, lang, folder)
    whole = [with_bar(card, *pair, lang) for pair in zip(card.get("effects", []), texts, strict=True)]
    return " ".join(text for text in whole if text)


def effect_texts(id: str, lang: str, folder: Path = FOLDER) -> list[str]:
    """Each effect by itself, in printed order; an effect that is all bar says nothing."""
    return [Teller(TONGUES[lang], effect).text() for effect in printed(folder)[id].get("effects", [])]


def told_with_bar(effect: Data) -> bool:
    """A technique's bar stands in the text behind its tag; so does a bar that has a cost and no sentence."""
    return "bar" in effect and ("needs" in effect or ("cost" in effect and "do" not in effect))


def with_bar(card: Data, effect: Data, text: str, lang: str) -> str:
    if not told_with_bar(effect):
        return text
    bar = f"[{bar_text(card, effect, lang)}]"
    tag = Teller(TONGUES[lang], effect).tag()
    rest = text.removeprefix(tag).strip()
    parts = [bar, rest] if "do" in effect else [rest, f"{bar}."]
    return " ".join(part for part in (tag, *parts) if part)


def points_texts(card: Data, lang: str) -> list[str]:
    """The SP and MP of a Skill."""
    tongue = TONGUES[lang]
    return [
        tongue.phrases["points"].format(n=card[name], resource=tongue.resources[name])
        for name in ("sp", "mp")
        if card.get(name)
    ]


def bar_text(card: Data, effect: Data, lang: str) -> str:
    """The activation bar: DMG, RANGE, AP, and the SP and MP of a Skill."""
    tongue = TONGUES[lang]
    bar = effect["bar"]
    points = "".join(f", {price}" for price in points_texts(card, lang))
    dmg = f"{tongue.stats['dmg']} {bar['dmg']}, " if "dmg" in bar else ""
    reach = f"{tongue.stats['range']} {bar['range']}, " if "range" in bar else ""
    return tongue.phrases["bar"].format(dmg=dmg, range=reach, ap=bar["ap"], points=points)


class Teller:
    """Tells one effect in one language."""

    def __init__(self, tongue: Tongue, effect: Data) -> None:
        self.tongue = tongue
        self.effect = effect

    def text(self) -> str:
        said = self.sentence(self.effect.get("do", []))
        heads = [*self.heads(), *self.requirements(), *self.aim()]
        if heads and said and heads[-1] in self.tongue.plain.values():
            heads[-1] += ","
        else:
            said = capital(said)
        parts = [*heads, *([f"{said}."] if said else [])]
        tag = self.tag()
        return self.tongue.smooth(" ".join([*([tag] if tag else []), *parts])) if parts else tag

    def tag(self) -> str:
        """A technique starts with what unlocks it."""
        needs = self.effect.get("needs")
        if needs is None:
            return ""
        tongue = self.tongue
        word, value = next(iter(needs.items()))
        names = {"suit": tongue.suits, "prop": tongue.properties, "know": tongue.knowledge, "rarity": tongue.rarities}
        return f"⟦{'■' if word == 'prop' else ''}{names[word][value]}⟧"

    def heads(self) -> list[str]:
        """Boxes in printed order; a plain word stands where the timing would."""
        words = self.effect.get("kw", [])
        first = [word for word in words if GROUPS[word] in ("activation", "timing")]
        rest = [word for word in words if word not in first]
        plain = [self.tongue.plain[word] for word in self.effect.get("when", [])]
        return [*map(self.box, first), *plain, *map(self.box, rest)]

    def box(self, word: str) -> str:
        return f"❰{self.tongue.boxes[word]}❱"

    def requirements(self) -> list[str]:
        said = [self.condition(entry) for entry in self.effect.get("req", [])]
        said += [self.cost(word, value) for word, value in self.effect.get("cost", {}).items()]
        return [f"❰✔{self.tongue.requirement} {'; '.join(said)}❱"] if said else []

    def aim(self) -> list[str]:
        """Whom the target may be; a bar already says how far away."""
        if "target" not in self.effect:
            return []
        return [f"{self.tongue.aim(self.effect['target'])}."]

    def cost(self, word: str, value: Any) -> str:
        tongue = self.tongue
        if word in tongue.resources:
            return tongue.phrases["pay"].format(n=value, resource=tongue.resources[word])
        if word == "exhaust":
            return tongue.phrases["exhaust_this"]
        if word == "counters":
            return tongue.phrases["remove"].format(n=value["amount"], counter=tongue.counters[value["name"]])
        if word == "value":
            return tongue.phrases["value"].format(n=value["amount"], value=tongue.values[value["of"]])
        return self.on_cards(word, value)

    # Operations

    def sentence(self, ops: list[Data]) -> str:
        return self.tongue.joined.join(self.operation(op) for op in ops)

    def operation(self, op: Data) -> str:
        word = next(key for key in op if key not in ("if", "else"))
        said = self.sentence(op[word]) if word == "do" else self.verb(word, op[word])
        if "if" in op:
            said = self.tongue.phrases["if"].format(condition=self.clause(op["if"]), then=said)
        if "else" in op:
            said = self.tongue.phrases["otherwise"].format(then=said, other=self.sentence(op["else"]))
        return said

    def verb(self, word: str, data: Any) -> str:
        tongue = self.tongue
        if word in CARD_VERBS:
            return self.on_cards(word, data)
        match word:
            case "modify":
                person = self.who(data["to"])
                change = f"{signed(data['amount'])} {self.stat(data)}"
                return self.line(person, tongue.verb("modify", person), change, self.duration(data))
            case "grant":
                person = self.who(data["to"])
                return self.line(person, self.rule(data, person), self.duration(data))
            case "gain_ap":
                person = self.who(data["who"])
                name = "gain_ap" if data["amount"] > 0 else "lose_ap"
                return self.line(person, tongue.verb(name, person).format(n=abs(data["amount"])))
            case "lose_hp" | "points" | "drain" | "draw":
                person = self.who(data["who"])
                return self.line(person, tongue.verb(word, person).format(n=data["amount"]))
            case "marker" | "unmark":
                person = self.who(data["who"])
                return self.line(person, tongue.verb(word, person).format(marker=tongue.markers[data["name"]]))
            case "damage" | "heal" | "revive":
                person = self.who(data["what" if word == "revive" else "to"])
                return self.phrase(word, person, n=self.formula(data["amount"]))
            case _:
                return self.rare(word, data)

    def rare(self, word: str, data: Any) -> str:
        tongue = self.tongue
        match word:
            case "attach":
                cards, zone = self.cards(data), self.zone(data, "you")
                return self.phrase("attach", self.who(data["to"]), cards=cards, zone=zone)
            case "counter":
                name = "counter_put" if data["amount"] > 0 else "counter_remove"
                return tongue.phrases[name].format(n=abs(data["amount"]), counter=tongue.counters[data["name"]])
            case "move":
                person = self.who(data["what"])
                tiles = TILE_WORDS[tongue.lang][data["amount"] > 1]
                return tongue.ways[data["way"]].format(s=person.subject, o=person.object, n=data["amount"], tiles=tiles)
            case "swap":
                other = self.who(data["with"])
                return self.phrase("swap", self.who(data["what"]), other=other.subject)
            case "strike":
                return self.phrase("strike", self.who(data["what"]))
            case "redirect":
                person = self.who(data["to"])
                return self.line(person, tongue.verb("redirect", person))
            case "bonus":
                amount = data["amount"]
                return tongue.phrases["bonus"].format(n=signed(amount) if isinstance(amount, int) else f"+{amount}")
            case "reroll" | "negate":
                return tongue.phrases[word]
            case "roll":
                return tongue.phrases["roll"].format(n=data["dice"])
            case "choose":
                return tongue.phrases["choose"].format(
                    branches=tongue.phrases["or"].join(self.sentence(branch) for branch in data)
                )
            case _:
                return self.test(word, data)

    def test(self, word: str, data: Data) -> str:
        tongue = self.tongue
        then = self.sentence(data["then"]) or tongue.phrases["nothing"]
        if word == "contest":
            said = tongue.phrases["contest"].format(own=data["own"], their=data["their"], then=then)
        else:
            name = "check_known" if "knowledge" in data else "check"
            known = tongue.knowledge[data["knowledge"]] if "knowledge" in data else ""
            said = tongue.phrases[name].format(
                attribute=data["attribute"], knowledge=known, difficulty=data["difficulty"], then=then
            )
        if data.get("else"):
            said = tongue.phrases["otherwise"].format(then=said, other=self.sentence(data["else"]))
        return said

    def line(self, person: Person, *parts: str) -> str:
        return " ".join(part for part in (person.subject, *parts) if part)

    def phrase(self, name: str, person: Person, **blanks: object) -> str:
        return self.tongue.phrases[name].format(s=person.subject, o=person.object, p=person.owner, **blanks)

    def formula(self, amount: Any) -> str:
        return str(amount)

    def on_cards(self, word: str, data: Data) -> str:
        phrases = self.tongue.phrases
        if data["what"] == "card":
            return phrases["this_card"].format(verb=phrases[word].split(" ", 1)[0])
        return phrases[word].format(cards=self.cards(data), zone=self.zone(data, data.get("who", "you")))

    def cards(self, data: Data) -> str:
        amount = data["amount"]
        tongue = self.tongue
        if isinstance(amount, int):
            return f"{amount} {tongue.noun(data['what'], amount > 1)}"
        if amount == "all":
            return f"{tongue.phrases['all']} {tongue.noun(data['what'], True)}"
        word, number = next(iter(amount.items()))
        return tongue.phrases[word].format(n=number, cards=tongue.noun(data["what"], number > 1))

    def zone(self, data: Data, who: Any) -> str:
        zone = data["what"]["zone"]
        if zone == "scenario":
            return self.tongue.phrases["scenario"]
        return self.tongue.possessed(zone, self.who(who))

    # Parts of sentences

    def who(self, data: Any) -> Person:
        return self.tongue.people[data] if isinstance(data, str) else self.tongue.each(data["each"])

    def stat(self, data: Data) -> str:
        """What a modifier changes, as it stands behind the number: `CON`, `normal DMG`, `EQUIPMENT space`."""
        tongue = self.tongue
        stat = data["stat"]
        said = stat if stat in ATTRIBUTES else tongue.stats[stat]
        if stat in tongue.changes:
            said = tongue.changes[stat][abs(data["amount"]) > 1]
        elif "with" in data:
            means = data["with"]
            word = means if isinstance(means, str) else "prop"
            prop = "" if word == means else tongue.properties[means["prop"]]
            said = tongue.change.format(stat=tongue.means[word].format(stat=said, prop=prop))
        else:
            said = tongue.change.format(stat=said.format(knowledge=tongue.knowledge.get(data.get("knowledge", ""))))
        return said

    def rule(self, data: Data, person: Person) -> str:
        tongue = self.tongue
        by = tongue.untargetable.get(data.get("by", ""), "")
        suit = tongue.suits.get(data.get("suit", ""), "")
        return tongue.rules[data["rule"]][0 if person.you else 1].format(by=by, suit=suit, at=data.get("at", ""))

    def duration(self, data: Data) -> str:
        duration = data.get("duration")
        if duration is None:
            return ""
        tongue = self.tongue
        if isinstance(duration, str):
            return tongue.durations[duration]
        word, value = next(iter(duration.items()))
        if word == "counters":
            return tongue.durations[word].format(counter=tongue.counters[value])
        return tongue.durations[word].format(p=self.who(value).owner)

    def value(self, data: Any) -> str:
        tongue = self.tongue
        if isinstance(data, int):
            return str(data)
        if isinstance(data, str):
            return tongue.values[data]
        word, held = next(iter(data.items()))
        match word:
            case "hp" | "hp_max":
                return tongue.values[word].format(p=self.who(held).owner)
            case "counters":
                return tongue.values[word].format(counter=tongue.counters[held])
            case "count":
                cards = tongue.noun(held["what"], True)
                return tongue.values[word].format(cards=cards, zone=self.zone(held, held["who"]))
            case "dist":
                a, b = self.who(held["of"]), self.who(held["to"])
                return tongue.values[word].format(a=a.subject, b=b.subject)
            case _:
                return tongue.values["attribute"].format(attribute=word, p=self.who(held).owner)

    def clause(self, data: Any) -> str:
        """A condition behind "if", where a comparison has a verb."""
        if isinstance(data, dict) and "compare" in data:
            held = data["compare"]
            return self.tongue.clauses[held["is"]].format(a=self.value(held["of"]), b=self.value(held["to"]))
        return self.condition(data)

    def condition(self, data: Any) -> str:
        tongue = self.tongue
        if isinstance(data, str):
            return tongue.conditions[data]
        word, held = next(iter(data.items()))
        match word:
            case "not":
                return tongue.negated(self.condition(held))
            case "compare":
                return tongue.signs[held["is"]].format(a=self.value(held["of"]), b=self.value(held["to"]))
            case "has":
                return self.about(word, held["who"], marker=tongue.markers[held["marker"]])
            case "prop":
                return self.about(word, held["who"], prop=tongue.properties[held["is"]])
            case "kind":
                return self.about(word, held["of"], kind=tongue.kinds[held["is"]])
            case "adjacent" | "behind":
                other = self.who(held["to"])
                return self.about(word, held["of"], o=other.object, p2=other.owner)
            case "by":
                if isinstance(held, str):
                    return tongue.conditions[word].format(by=tongue.bys[held])
                by = tongue.bys["prop"].format(prop=tongue.properties[held["prop"]])
                return tongue.conditions[word].format(by=by)
            case "source":
                return tongue.conditions[word].format(cards=tongue.noun(held, False))
            case "zone":
                return tongue.conditions[word].format(zone=tongue.zones[held])
            case "apotheosis":
                return tongue.conditions[f"apotheosis_{held}"]
            case _:
                return self.about(word, held)

    def about(self, word: str, who: Any, **blanks: str) -> str:
        tongue = self.tongue
        person = self.who(who)
        filled = {"s": person.subject, "p": person.owner, **blanks}
        filled["is"], filled["has"] = tongue.verb("is", person), tongue.verb("has", person)
        return tongue.conditions[word].format(**filled)
