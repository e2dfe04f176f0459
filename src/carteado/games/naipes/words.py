"""Naipes in words: actions, events and the whole table, for a reader of any language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from carteado.core.message import Blank, Message
from carteado.games.naipes.board import SLOTS


def hyphens(name: str) -> str:
    return name.replace("_", "-")


def player(seat: int) -> Message:
    return Message("player", seat=seat)


def card(name: str) -> Message:
    return Message("naipes-card", rank=name[:-1], suit=name[-1])


def unit(names: list[str]) -> Message:
    if len(names) == 1:
        return card(names[0])
    return Message("naipes-forged", first=card(names[0]), second=card(names[1]))


def pack_card(id: str, data: Mapping[str, Any]) -> tuple[Message, Message, Message]:
    """Return a card's name, its kind, and what it does."""
    if data["kind"] == "ruler":
        return ruler(id), Message("naipes-kind-ruler", copies=data["copies"]), Message(f"naipes-about-{id.lower()}")
    if data["kind"] == "commander":
        return card(id), Message("naipes-kind-commander"), Message(f"naipes-about-{data['suit'].lower()}")
    return card(id), Message("naipes-kind-soldier", category=data["category"]), Message("naipes-about-soldier")


def slot(name: str) -> Message:
    return Message("naipes-slot", slot=name)


def ruler(name: str) -> Message:
    return Message("naipes-ruler", ruler=name)


def cost(name: str) -> Message:
    return Message("naipes-cost", cost=name)


def action(data: Mapping[str, Any], view: Mapping[str, Any]) -> Message:
    """Put an action into words, from its JSON form; the words do not depend on the view."""
    blanks = {name: value for name, value in data.items() if name != "type"}
    if data["type"] == "king_play":
        blanks.setdefault("index", 0)
    return Message(f"naipes-action-{hyphens(data['type'])}", **as_blanks(blanks))


def as_blanks(facts: Mapping[str, Any]) -> dict[str, Blank]:
    """Turn facts into blanks: cards, slots, rulers, costs and seats by name, everything else unchanged."""
    blanks: dict[str, Blank] = {}
    for name, value in facts.items():
        if name in SAID:
            blank, say = SAID[name]
            blanks[blank] = say(value)
        else:
            blanks[name] = str(value).lower() if isinstance(value, bool) else value
    return blanks


SAID: dict[str, tuple[str, Callable[[Any], Message]]] = {
    "seat": ("who", player),
    "final_seat": ("who", player),
    "card": ("card", card),
    "cards": ("unit", unit),
    "cards2": ("unit2", unit),
    "replaced": ("old", unit),
    "slot": ("slot", slot),
    "to": ("to", slot),
    "ruler": ("ruler", ruler),
    "cost": ("cost", cost),
}


def event(heard: Mapping[str, Any]) -> Message:
    """Put an event as a seat heard it into words; there is a separate text for those who know its secret."""
    name = heard["event"]
    facts = {fact: value for fact, value in heard.items() if fact not in ("event", *UNSAID.get(name, ()))}
    id = f"naipes-event-{hyphens(name)}{manner(heard)}"
    if name in ("revealed", "dealt", "ended"):
        return Message(id, **SPECIAL[name](facts))
    return Message(id, **as_blanks(facts))


# Facts of an event that its sentence leaves out.
UNSAID: dict[str, tuple[str, ...]] = {
    "placed": ("up",),
    "reinforced": ("up",),
    "substituted": ("up", "index"),
    "emptied": ("seat",),
    "shuffled": ("seat",),
    "exchanged": ("to",),
    "converted": ("cost",),
    "declined": ("answer",),
}
KNOWN = {"chose": "ruler", "dealt": "cards", "drew": "card", "bought": "card", "took": "card"}


def manner(heard: Mapping[str, Any]) -> str:
    """Return the suffix of the message that fits what was heard: no card, a card known, or a card face up."""
    name = heard["event"]
    if name in ("placed", "substituted"):
        return "-up" if heard["up"] else "-known" if "cards" in heard else ""
    return "-known" if KNOWN.get(name, "") in heard else ""


def revealed(facts: Mapping[str, Any]) -> dict[str, Blank]:
    first, second = facts["rulers"]
    return {"who": player(0), "ruler": ruler(first), "other": player(1), "ruler2": ruler(second)}


def dealt(facts: Mapping[str, Any]) -> dict[str, Blank]:
    who = player(facts["seat"])
    return {"who": who, "cards": cards(facts["cards"])} if "cards" in facts else {"who": who, "count": facts["count"]}


def ended(facts: Mapping[str, Any]) -> dict[str, Blank]:
    """Return the blanks of the result: a summary of NAIPES-7.8."""
    return {
        "reason": Message(f"naipes-reason-{facts['reason']}"),
        "who": player(0),
        "score": score(facts, 0),
        "other": player(1),
        "score2": score(facts, 1),
    }


def score(facts: Mapping[str, Any], seat: int) -> Message:
    return Message("naipes-score", won=facts["won"][seat], total=facts["totals"][seat])


SPECIAL = {"revealed": revealed, "dealt": dealt, "ended": ended}


def cards(names: list[str]) -> list[Message]:
    return [card(name) for name in names]


# The table


def table(view: Mapping[str, Any]) -> list[Message]:
    """Describe everything a player looks at before choosing, the reader's own side first."""
    sides = [1, 0] if view["seat"] == 1 else [0, 1]
    lines = [*course(view)]
    if view["phase"] != "ruler_choice":
        lines += [column(view, name, sides) for name in SLOTS]
        lines += [government(view, seat) for seat in sides]
        lines += [in_hand(view, seat) for seat in sides]
        lines.append(Message("naipes-table-piles", deck=view["deck"], discard=view["discard"]))
    if view["dealt"] is not None:
        lines.append(Message("naipes-table-dealt", rulers=[ruler(name) for name in view["dealt"]]))
    if view["shown"] is not None:
        lines.append(Message("naipes-table-shown", cards=cards(view["shown"])))
    return lines


def course(view: Mapping[str, Any]) -> list[Message]:
    """Describe whose turn it is and what is left of it, or how the match ended."""
    if view["outcome"] is not None:
        return [Message("naipes-table-over", **ended(view["outcome"]))]
    if view["phase"] == "ruler_choice":
        return [Message("naipes-table-choice", who=player(view["prompt"]["seat"]))]
    lines = [Message("naipes-table-turn", turn=view["turn"], who=player(view["active"]))]
    lines.append(Message("naipes-table-actions", main=view["main"], add=view["add"]))
    marks = [name for name in ("bought", "joker_active") if view["flags"][name]]
    lines += [Message(f"naipes-table-{hyphens(name)}") for name in marks]
    if view["final_seat"] is not None:
        lines.append(Message("naipes-table-final", who=player(view["final_seat"])))
    return lines


def column(view: Mapping[str, Any], name: str, sides: list[int]) -> Message:
    first, second = sides
    return Message(
        "naipes-table-column",
        column=Message("naipes-column", slot=name),
        who=player(first),
        side=side(view["players"][first], name),
        other=player(second),
        side2=side(view["players"][second], name),
    )


def side(owner: Mapping[str, Any], name: str) -> Message:
    """Describe one slot: its total, if the reader knows it, and its units."""
    units = owner["slots"][name]
    commander = f"A{name}" in owner["commanders"]
    standing = [standing_unit(seen) for seen in units] + ([Message("naipes-commander")] if commander else [])
    if not standing:
        return Message("naipes-side-empty")
    if any("value" not in seen for seen in units):
        return Message("naipes-side-hidden", units=standing)
    return Message("naipes-side", total=sum(seen["value"] for seen in units) + commander, units=standing)


def standing_unit(seen: Mapping[str, Any]) -> Message:
    if "cards" not in seen:
        return Message("naipes-down")
    return unit(seen["cards"]) if seen["up"] else Message("naipes-down-known", unit=unit(seen["cards"]))


def government(view: Mapping[str, Any], seat: int) -> Message:
    owner = view["players"][seat]
    used = "true" if owner["used"] else "false"
    return Message("naipes-table-ruler", who=player(seat), ruler=ruler(owner["ruler"]), used=used)


def in_hand(view: Mapping[str, Any], seat: int) -> Message:
    hand = view["players"][seat]["hand"]
    if isinstance(hand, list) and hand:
        return Message("naipes-table-hand", who=player(seat), cards=cards(hand))
    return Message("naipes-table-hand-size", who=player(seat), count=view["players"][seat]["hand_size"])


# The end


def ending(view: Mapping[str, Any]) -> list[Message]:
    """Say what decided the match, the reader's side first, and which battle was the closest."""
    outcome = view["outcome"]
    own, other = (1, 0) if view["seat"] == 1 else (0, 1)
    counts = [("won", outcome["won"]), ("total", outcome["totals"])]
    blanks = {f"{name}{place}": both[seat] for name, both in counts for place, seat in enumerate((own, other), 1)}
    lines = [Message(f"naipes-ending-{outcome['reason']}", **blanks)]
    fought = {name: column["totals"] for name, column in outcome["columns"].items() if column["winner"] is not None}
    if fought:
        name = min(fought, key=lambda name: abs(fought[name][0] - fought[name][1]))
        column = Message("naipes-column", slot=name)
        lines.append(Message("naipes-ending-closest", column=column, own=fought[name][own], other=fought[name][other]))
    return lines
