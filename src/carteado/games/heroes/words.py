"""Heroes in words: actions, events and the whole table, for a reader of any language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.message import Blank, Message
from carteado.games.heroes.language.catalog import SET
from carteado.games.heroes.language.text import card_text
from carteado.kit.seeing import cards_in
from carteado.kit.words import CardNames, hyphens

View = Mapping[str, Any]
NAMES = CardNames("heroes")
card, facts, text, named = NAMES.card, NAMES.facts, NAMES.text, NAMES.named


def player(seat: int | None) -> Message:
    """Name a seat; None is the Mob."""
    return Message("heroes-the-mob") if seat is None else Message("player", seat=seat)


def power(block: str) -> Message:
    """Return the name of a power from the name of its block, such as `C07/a1`."""
    return Message(f"heroes-power-{hyphens(block)}")


def token(type: str) -> Message:
    return Message(f"heroes-token-{hyphens(type)}")


# Actions


def action(data: View, view: View) -> Message:
    """Put an action into words, from its JSON form, for a seat with this view."""
    known = cards_in(view)
    blanks: dict[str, Blank] = {}
    for name, value in data.items():
        if data["type"] == "take" and name == "card":
            blanks[name] = card(value)
        elif name in ("card", "out", "to", "silo"):
            blanks[name] = numbered(value, known)
        elif name == "seat":
            blanks["who"] = player(value)
        elif name == "number":
            blanks[name] = str(value)
    kind = hyphens(data["type"])
    if data["type"] in ("use", "activate") and data["card"] in known:
        blanks["power"] = power(f"{known[data['card']]}/{data.get('action', 'a1')}")
        if data["type"] == "use" and "action" not in data:
            kind = "use-attached"
            blanks["host"] = numbered(host_of(data["card"], view), known)
    elif data["type"] in ("use", "activate"):
        kind = f"{kind}-unseen"
    elif data["type"] == "relocate" and is_common(data["card"], view):
        kind = "relocate-back"
    return Message(f"heroes-action-{kind}", **blanks)


def is_common(id: int, view: View) -> bool:
    """Whether a character is in the Common Team (HEROES-21.6)."""
    return any(entry["id"] == id and entry["common"] for side in view["players"] for entry in side["team"])


def host_of(id: int, view: View) -> int:
    """Return the character that carries an attached action card."""
    for side in view["players"]:
        for character in side["team"]:
            if any(attached["id"] == id for attached in character["actions"]):
                return int(character["id"])
    return id


def numbered(id: int, known: Mapping[int, str]) -> Message:
    """Return a card by its number; only the number if the card is not visible."""
    return named({"id": id, "card": known[id]}) if id in known else Message("heroes-number", number=str(id))


# Events

SECRETS = ("drew", "revealed")


def event(heard: View) -> Message:
    """Put an event as a seat heard it into words; there is a separate text for those who know its secret."""
    name = hyphens(heard["event"])
    blanks: dict[str, Blank] = {}
    for fact, value in heard.items():
        if fact in ("seat", "whose"):
            blanks["who" if fact == "seat" else fact] = player(value)
        elif fact in ("cards", "with"):
            blanks[fact] = [named(entry) if isinstance(entry, Mapping) else card(entry) for entry in value]
        elif fact in ("opponents", "seats", "winners"):
            blanks[fact] = [player(seat) for seat in value]
        elif fact == "token":
            blanks[fact] = token(value)
        elif fact == "power":
            blanks[fact] = power(value)
        elif fact == "health":
            blanks[fact] = max(0, value)
        elif fact in ("amount", "count", "lost", "pool", "stage", "turn", "round", "cost", "result", "sides", "number"):
            blanks[fact] = value
        elif fact == "stack":
            blanks[fact] = "yes" if value else "no"
        elif fact in ("what", "reserve", "mode"):
            blanks[fact] = value
    if "card" in heard:
        blanks["card"] = named(heard)
    for second in ("to", "out"):
        if second in heard:
            blanks[second] = named({"id": heard[second], "card": heard[f"{second}_card"]})
    if heard["event"] == "ended":
        blanks["reason"] = reason(heard["reason"], heard["winners"])
    if heard["event"] in ("used", "activated"):
        aimed = [*heard["with"], *heard["opponents"]]
        blanks["aims"] = [named(aim) if isinstance(aim, Mapping) else player(aim) for aim in aimed]
        blanks["aimed"] = "yes" if aimed else "no"
        blanks.pop("with", None)
        blanks.pop("opponents", None)
    secret = heard["event"] in SECRETS and "cards" in heard
    return Message(f"heroes-event-{name}{'-seen' if secret else ''}", **blanks)


def reason(why: str, winners: list[int]) -> Message:
    return Message(f"heroes-reason-{hyphens(why)}", who=[player(seat) for seat in winners], drawn=len(winners))


# The table


def table(view: View) -> list[Message]:
    """Describe the turn, the event, the Mob, other players, the reader's own side, the order of combat, the hand."""
    lines = [heading(view)]
    if view["event"] is not None:
        event = view["event"]
        lines.append(
            Message("heroes-table-event", card=named(event), who=player(event["owner"]), text=text(event["card"]))
        )
    if view["mob"] is not None:
        lines += [Message("heroes-table-mob"), *character(view["mob"])]
    others = [side for side in view["players"] if side["seat"] != view["seat"]]
    own = [side for side in view["players"] if side["seat"] == view["seat"]]
    for side in [*others, *own]:
        lines += player_lines(view, side)
    if view["order"]:
        lines.append(Message("heroes-table-order", cards=[in_order(entry, view["slot"]) for entry in view["order"]]))
    lines += [seen_hand(entry) for entry in view["seen_hands"][-1:]]
    if view["outcome"] is not None:
        outcome = view["outcome"]
        first = [seat for seat, rank in enumerate(outcome["ranking"]) if rank == 0]
        return [*lines, Message("heroes-table-over", reason=reason(outcome["reason"], first))]
    for side in own:
        lines += [in_hand(entry) for entry in side["hand"]]
    return lines


def question(view: View) -> list[Message]:
    """Name the card whose effect asks, with its text."""
    asking = view["asking"]
    return [] if asking is None else [Message("heroes-asking", card=named(asking), text=text(asking["card"]))]


def heading(view: View) -> Message:
    if view["active"] is None:
        return Message("heroes-table-grand-combat", round=view["round"], phase=view["phase"])
    stage = view["stage"] if view["mode"] == "mixed" else 0
    return Message(
        "heroes-table-turn",
        turn=view["turn"],
        round=view["round"],
        who=player(view["active"]),
        phase=Message("heroes-phase", phase=view["phase"]),
        stage=stage,
        mode=stage_mode(view),
    )


def stage_mode(view: View) -> str:
    """Return how the stage is played: the mode, in Mixed that of the stage."""
    stages: list[str] = view["stages"]
    return stages[view["stage"] - 1] if stages else str(view["mode"])


def player_lines(view: View, side: View) -> list[Message]:
    """Describe one player's counts, characters, sources and equipment."""
    who = player(side["seat"])
    if not side["playing"]:
        return [Message("heroes-table-not-playing", who=who)]
    if side["eliminated"] is not None:
        return [Message("heroes-table-eliminated", who=who)]
    lines = [
        Message(
            "heroes-table-player",
            who=who,
            team=side["side"] + 1 if stage_mode(view) == "teams" else 0,
            knockouts=side["knockouts"],
            substitutions=side["substitutions"],
            reserve=side["reserve"],
            hand=side["hand_count"],
            deck=side["deck_count"],
        )
    ]
    for entry in side["team"]:
        lines += character(entry)
    if side["sources"]:
        lines.append(Message("heroes-table-sources", cards=[source(entry) for entry in side["sources"]]))
    lines += [equipment(entry) for entry in side["equipment"]]
    if side["dead"]:
        lines.append(Message("heroes-table-dead", cards=[named(entry) for entry in side["dead"]]))
    return lines


def character(entry: View) -> list[Message]:
    """Describe a character: its numbers, its tokens and attached cards, and its powers."""
    traits = [Message("heroes-orientation", orientation=entry["orientation"])]
    if entry["common"]:
        traits.append(Message("heroes-common"))
    traits += token_traits(entry["tokens"])
    lines = [
        Message(
            "heroes-table-character",
            card=named(entry),
            health=entry["health"],
            most=entry["max_health"],
            protection=entry["protection"],
            speed=entry["speed"],
            energy=entry["energy"],
            storage=entry["storage"],
            traits=traits,
        ),
        Message("heroes-table-text", text=text(entry["card"])),
    ]
    for attached in entry["actions"]:
        works = "yes" if attached["works"] else "no"
        lines.append(Message("heroes-table-attached", card=named(attached), text=text(attached["card"]), works=works))
    return lines


def token_traits(tokens: list[View]) -> list[Message]:
    """Describe tokens: singles of one kind and length together, stacks separately."""
    traits: dict[tuple[Any, ...], int] = {}
    for place, entry in enumerate(tokens):
        key = (entry["type"], entry["stack"], entry["effective"], entry["turns"], place if entry["stack"] else -1)
        traits[key] = traits.get(key, 0) + entry["n"]
    return [
        Message(
            "heroes-token-held",
            token=token(type),
            amount=amount,
            stack="yes" if stack else "no",
            effective="yes" if effective else "no",
            turns=turns,
        )
        for (type, stack, effective, turns, _), amount in traits.items()
    ]


def has_text(id: str) -> bool:
    return bool(card_text(id, "en", SET.folder_of(id)))


def source(entry: View) -> Message:
    if has_text(entry["card"]):
        used = "yes" if entry["used"] else "no"
        return Message("heroes-source-advanced", card=named(entry), text=text(entry["card"]), used=used)
    return named(entry)


def equipment(entry: View) -> Message:
    blanks: dict[str, Blank] = {"card": named(entry), "energy": entry["energy"], "storage": entry["storage"]}
    if has_text(entry["card"]):
        return Message("heroes-table-equipment-text", text=text(entry["card"]), **blanks)
    return Message("heroes-table-equipment", **blanks)


def in_order(entry: View, slot: int | None) -> Message:
    state = "now" if entry["id"] == slot else "done" if entry["done"] else "waits"
    return Message("heroes-in-order", card=named(entry), state=state)


def seen_hand(entry: View) -> Message:
    return Message(
        "heroes-table-seen-hand",
        who=player(entry["seat"]),
        turn=entry["turn"],
        cards=[card(id) for id in entry["cards"]],
    )


def in_hand(entry: View) -> Message:
    kind = facts(entry["card"])
    if has_text(entry["card"]):
        return Message("heroes-table-hand-text", card=named(entry), facts=kind, text=text(entry["card"]))
    return Message("heroes-table-hand", card=named(entry), facts=kind)


# The end


def ending(view: View) -> list[Message]:
    """Say why the game ended, and what each side had left."""
    outcome = view["outcome"]
    first = [seat for seat, rank in enumerate(outcome["ranking"]) if rank == 0]
    playing = [side for side in view["players"] if side["playing"]]
    lines = [reason(outcome["reason"], first), *(side_left(side, view["limits"]["knockouts"]) for side in playing)]
    if view["mob"] is not None:
        health = max(0, view["mob"]["health"])
        lines.append(
            Message("heroes-ending-mob", card=named(view["mob"]), health=health, most=view["mob"]["max_health"])
        )
    return lines


def side_left(side: View, most: int) -> Message:
    """Count a side's knock-outs and the Health of those who stand."""
    health = sum(max(0, entry["health"]) for entry in side["team"])
    return Message(
        "heroes-ending-side", who=player(side["seat"]), knockouts=side["knockouts"], most=most, health=health
    )
