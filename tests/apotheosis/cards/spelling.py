"""A card's data spelled as calls, as in the card tables, so that it can be read beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.games.apotheosis.language.renamed import RENAMED

Data = Mapping[str, Any]

AMOUNT_FIRST = {"lose_hp": "who", "points": "who", "drain": "from", "draw": "who", "heal": "to", "damage": "to"} | {
    "revive": "what",
    "gain_ap": "who",
}
NAMES = {"gain_ap": "ap"}
OLD = {new: old for old, words in RENAMED.items() for new in words}  # the card tables keep the old spelling
OLD |= {"self": "this"}
RARITIES = {"common": "c", "uncommon": "u", "rare": "r", "epic": "e", "legendary": "l"}


def spelled(effect: Data) -> str:
    """`[permanent] do: mod(CON, 1, you)`."""
    needs = f"needs: {filters(effect['needs'])} · " if "needs" in effect else ""
    boxes = "".join(f"{{{OLD.get(word, word)}}}" for word in effect.get("when", []))
    boxes += "".join(f"[{OLD.get(word, word)}]" for word in effect.get("keywords", []))
    parts = [bar(effect["bar"])] if "bar" in effect else []
    parts += [f"req: {'; '.join(map(condition, effect['requires']))}"] if "requires" in effect else []
    parts += [f"cost: {', '.join(cost(*entry) for entry in effect['cost'].items())}"] if "cost" in effect else []
    parts += [f"target: char({side(effect['target'])})"] if "target" in effect else []
    parts += [f"do: {ops(effect['do'])}"] if "do" in effect else []
    return f"{needs}{boxes}{' ' if boxes else ''}{' · '.join(parts)}"


def call(name: str, *words: Any) -> str:
    return f"{name}({', '.join(str(word) for word in words if word != '')})"


def one(data: Data) -> tuple[str, Any]:
    """The only entry of a mapping."""
    ((word, value),) = data.items()
    return word, value


def bar(data: Data) -> str:
    return call("bar", data.get("dmg", "-"), data.get("range", "-"), data["ap"])


def side(data: Data) -> str:
    within = [f"within={data['within']}"] if "within" in data else []
    return ", ".join([data["side"], *(data[word] for word in ("kind", "range") if word in data), *within])


def who(data: Any) -> str:
    return OLD.get(data, data) if isinstance(data, str) else f"each({side(data['all'])})"


def cost(word: str, value: Any) -> str:
    match word:
        case "exhaust":
            return call(word, "card")
        case "counters":
            return call(word, value["name"], value["amount"])
        case "value":
            return call(word, value["of"], value["amount"])
        case "discard" | "bury" | "banish":
            return on_cards(word, value)
    return call(word, value)


# Operations


def ops(data: list[Data]) -> str:
    return "; ".join(map(op, data))


def op(data: Data) -> str:
    word = next(key for key in data if key not in ("if", "else"))
    said = ops(data["do"]) if word == "do" else verb(word, data[word])
    if "if" not in data:
        return said
    otherwise = f"[{ops(data['else'])}]" if "else" in data else ""
    return call("if", condition(data["if"]), f"[{said}]", otherwise)


def verb(word: str, data: Any) -> str:
    if word in AMOUNT_FIRST:
        return call(NAMES.get(word, word), data["amount"], who(data[AMOUNT_FIRST[word]]))
    match word:
        case "modify":
            return call("mod", stat(data), data["amount"], who(data["to"]), duration(data))
        case "grant":
            rule = data["rule"]
            return call("rule", rule if isinstance(rule, str) else call(*one(rule)), who(data["to"]), duration(data))
        case "bonus":
            return call(word, data["amount"])
        case "reroll" | "negate":
            return call(word)
        case "counter":
            return call(word, data["name"], data["amount"])
        case "marker" | "unmark":
            return call(word, data["name"], who(data["to" if word == "marker" else "from"]))
        case "move":
            return call(word, who(data["what"]), data["amount"], data["way"])
        case "swap":
            return call(word, who(data["what"]), who(data["with"]))
        case "strike":
            return call(word, who(data["what"]))
        case "redirect":
            return call(word, who(data["to"]))
        case "roll":
            return call(word, data["dice"])
        case "choose":
            return call(word, *(f"[{ops(branch)}]" for branch in data))
        case "check" | "contest":
            kind = ("attribute", "knowledge", "difficulty") if word == "check" else ("own", "their")
            branches = [f"[{ops(data.get(branch, []))}]" for branch in ("then", "else")]
            return call(word, *(data[key] for key in kind), *branches)
    return on_cards(word, data)


def on_cards(word: str, data: Data) -> str:
    what, amount = data["what"], data["amount"]
    if not isinstance(amount, int):
        amount = call(*one(amount))
    whose = data.get("who", data.get("to", ""))
    return call(word, amount, "card" if what == "self" else zone(what), who(whose) if whose else "")


def zone(data: Data) -> str:
    return call(data["zone"], filters({word: value for word, value in data.items() if word != "zone"}))


def filters(data: Data) -> str:
    short = {word: RARITIES[value] if word == "rarity" else value for word, value in data.items()}
    return ", ".join(value if word == "state" else f"{OLD.get(word, word)}={value}" for word, value in short.items())


def stat(data: Data) -> str:
    name = data["stat"]
    if isinstance(name, str):
        return name
    word, more = one(name)
    return call("know" if word == "knowledge" else "dmg", more if isinstance(more, str) else filters(more))


def duration(data: Data) -> str:
    until = data.get("duration", "")
    if isinstance(until, str):
        return until
    word, value = one(until)
    return call(word, value) if word == "counters" else call(f"until_{word}", who(value))


# Conditions


def condition(data: Any) -> str:
    if isinstance(data, str):
        return data
    word, held = one(data)
    match word:
        case "not":
            return f"not {condition(held)}"
        case "compare":
            return f"{value(held['of'])} {held['is']} {value(held['to'])}"
        case "has":
            return call(word, held["marker"], who(held["of"]))
        case "property":
            return call("prop", held["is"], who(held["of"]))
        case "kind":
            return call(word, who(held["of"]), held["is"])
        case "adjacent" | "behind":
            return call(word, who(held["of"]), who(held["to"]))
    return call(word, who(held) if isinstance(held, str) else filters(held))


def value(data: Any) -> str:
    if not isinstance(data, Mapping):
        return str(data)
    word, held = one(data)
    match word:
        case "count":
            return call(word, zone(held["what"]), who(held["of"]))
        case "distance":
            return call("dist", who(held["of"]), who(held["to"]))
        case "attribute":
            return call(held["name"], who(held["of"]))
    return call(word, who(held))
