"""The duel in words: actions, events and the whole table, for a reader of any language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.message import Blank, Message
from carteado.games.duel.board import COLUMNS, ROWS
from carteado.games.duel.language.catalog import SET, printed
from carteado.games.duel.language.text import card_text
from carteado.kit.seeing import cards_in
from carteado.kit.words import CardNames, hyphens, player, slug

CELL = 12
NAMES = CardNames("duel")
card, facts, text, named = NAMES.card, NAMES.facts, NAMES.text, NAMES.named


def row_name(row: str) -> Message:
    return Message(f"duel-row-{row}")


def ability(card_id: str, id: str) -> Message:
    return Message(f"duel-ability-{card_id.lower()}-{id}")


def counter(name: str) -> Message:
    return Message(f"duel-counter-{slug(name)}")


# Actions


def action(data: Mapping[str, Any], view: Mapping[str, Any]) -> Message:
    """Put an action into words, from its JSON form, for a seat with this view."""
    known = cards_in(view)
    blanks: dict[str, Blank] = {}
    for name, value in data.items():
        if name in ("card", "creature", "source", "target", "payment"):
            blanks[name] = numbered(value, known)
        elif name == "to":
            blanks["aim"] = aimed(value, known)
        elif name == "row":
            blanks["row"] = row_name(value)
        elif name == "ability":
            blanks["ability"] = ability(known[data["source"]], value)
        elif name != "type":
            blanks[name] = str(value)
    if data["type"] in ("play_spell", "use_ability"):
        blanks["aimed"] = "yes" if "aim" in blanks else "no"
        blanks["paid"] = "yes" if "payment" in blanks else "no"
        blanks = {"aim": "", "payment": "", **blanks}
    if data["type"] == "option":
        return option(data["number"], view)
    if data["type"] in ("yes", "no") and view["asking"] and view["asking"]["price"]:
        return Message(f"duel-action-{data['type']}-price", price=price(view["asking"]["price"]))
    return Message(f"duel-action-{hyphens(data['type'])}", **blanks)


def option(number: int, view: Mapping[str, Any]) -> Message:
    """Say what an option is: a mode, a way to pay, or a block of the card that asks."""
    name = (view["declaring"] or view["asking"])["options"][number - 1]
    if name.endswith("/way0"):
        return Message("duel-action-printed-cost")
    return Message(f"duel-choice-{slug(name)}")


def price(paid: Mapping[str, int]) -> list[Message]:
    return [Message("duel-board-cost", kind=kind, amount=amount) for kind, amount in paid.items()]


def numbered(id: int, known: Mapping[int, str]) -> Message:
    """Return a card by its number; only the number if the card is no longer visible."""
    return named({"id": id, "card": known[id]}) if id in known else Message("duel-aim-card", number=str(id))


def aimed(aim: str, known: Mapping[int, str]) -> Message:
    """Put an aim into words: a card, a trap, a link, a row or a column."""
    for word in ("trap", "link", "column"):
        if aim.startswith(word):
            return Message(f"duel-aim-{word}", number=aim.removeprefix(word))
    return numbered(int(aim[1:]), known) if aim.startswith("@") else Message(f"duel-aim-{hyphens(aim)}")


# Events


def event(heard: Mapping[str, Any]) -> Message:
    """Put an event as a seat heard it into words; there is a separate text for those who know its secret."""
    name = hyphens(heard["event"])
    blanks: dict[str, Blank] = {}
    for fact, value in heard.items():
        if fact in ("seat", "owner"):
            blanks["who" if fact == "seat" else fact] = player(value)
        elif fact == "row":
            blanks["row"] = row_name(value)
        elif fact == "hp":
            blanks["hp"] = max(0, value)
        elif fact == "name":
            blanks["name"] = counter(value)
        elif fact == "into":
            blanks["into"] = card(value)
        elif fact == "cards":
            blanks["cards"] = [named(entry) for entry in value]
        elif fact not in ("event", "id", "card"):
            blanks[fact] = value
    if "card" in heard:
        blanks["card"] = named(heard)
    add_second_card(heard, blanks)
    if heard["event"] == "used_ability":
        blanks["ability"] = ability(heard["card"], heard["ability"])
    if heard["event"] == "ended":
        blanks["reason"] = reason(heard["reason"], heard["winner"])
    if heard["event"] == "put_into_deck":
        name = f"put-into-deck-{heard['where']}"
    if heard["event"] == "enchanted":
        name = f"enchanted-{hyphens(heard['zone'])}"
    secret = heard["event"] in SECRETS and ("card" in heard or bool(heard.get("cards")))
    return Message(f"duel-event-{name}{'-seen' if secret else ''}", **blanks)


SECRETS = (
    *("drew", "looked", "looked_at_cards", "looked_at_trap", "mulliganed", "picked", "put_into_deck"),
    *("replaced", "set_trap", "took"),
)


def add_second_card(heard: Mapping[str, Any], blanks: dict[str, Blank]) -> None:
    for name in ("target", "with", "host"):
        if name in heard:
            blanks.pop(f"{name}_card", None)
            blanks[name] = named({"id": heard[name], "card": heard[f"{name}_card"]})


def reason(why: str, winner: int) -> Message:
    if winner < 0:
        return Message(f"duel-reason-{hyphens(why)}")
    return Message(f"duel-reason-{hyphens(why)}", who=player(winner), loser=player(1 - winner))


# The table


def table(view: Mapping[str, Any]) -> list[Message]:
    """Describe the table, far side first: heroes, the board as a grid, every card in words, the chain, the hand."""
    near = view["seat"] if view["seat"] is not None else 0
    far = 1 - near
    lines = [Message("duel-table-turn", turn=view["turn"], who=player(view["active"])), *side(view, far)]
    lines += [*grid(view, near, far), *creatures(view, far), *creatures(view, near), *enchants(view), *side(view, near)]
    lines += chain(view)
    if view["outcome"] is not None:
        outcome = view["outcome"]
        winner = outcome["winners"][0] if outcome["winners"] else -1
        return [*lines, Message("duel-table-over", reason=reason(outcome["reason"], winner))]
    return [*lines, *hand(view, near)] if view["seat"] is not None else lines


def side(view: Mapping[str, Any], seat: int) -> list[Message]:
    """Describe one player's hero, mana and counts, and the cards beside the rows."""
    data = view["players"][seat]
    hero = data["hero"]
    held = marks(hero)
    blanks = {"hp": hero["hp"], "most": hero["max_hp"], "marks": held, "marked": "yes" if held else "no"}
    lines = [
        Message("duel-table-hero", who=player(seat), hero=named(hero), **blanks),
        Message(
            "duel-table-counts",
            mana=data["mana"],
            most=data["max_mana"],
            bonus=data["bonus"],
            hand=data["hand_count"],
            deck=data["deck_count"],
            grave=len(data["grave"]),
            traps=len(data["traps"]),
        ),
    ]
    if data["shard"] is not None:
        lines.append(Message("duel-table-shard", card=named(data["shard"])))
    for trap in data["traps"]:
        known = named(trap) if "card" in trap else Message("duel-face-down")
        lines.append(Message("duel-table-trap", place=trap["place"], card=known, turn=trap["turn"], mana=trap["mana"]))
    if data["grave"]:
        lines.append(Message("duel-table-grave", cards=[named(entry) for entry in data["grave"]]))
    if data["exile"]:
        lines.append(Message("duel-table-exile", cards=[named(entry) for entry in data["exile"]]))
    used = "yes" if data["hero_action_used"] else "no"
    if seat == view["seat"]:
        gained = "yes" if data["mana_gain_used"] else "no"
        lines += [Message("duel-table-used", hero=used, mana=gained), *abilities(hero["card"])]
    return lines


def abilities(hero: str) -> list[Message]:
    return [Message("duel-table-abilities", text=Message(f"duel-text-{hero.lower()}"))] if has_text(hero) else []


def grid(view: Mapping[str, Any], near: int, far: int) -> list[Message]:
    """Draw the five columns, attack rows face to face; a star marks a ready creature."""
    head = "".join(f"{column + 1:<{CELL}}" for column in range(COLUMNS)).rstrip()
    order = [(far, "defense"), (far, "attack"), (near, "attack"), (near, "defense")]
    rows = [
        Message(
            "duel-grid-row",
            cells="".join(cell(entry) for entry in view["players"][seat][row]),
            side="none" if view["seat"] is None else "own" if seat == view["seat"] else "enemy",
            place=row,
            row=row_name(row),
            who=player(seat),
        )
        for seat, row in order
    ]
    return [Message("duel-grid-head", cells=head), *rows]


def cell(entry: Mapping[str, Any] | None) -> str:
    if entry is None:
        return f"{'.':<{CELL}}"
    return f"{'@' + str(entry['id'])} {entry['atk']}/{entry['hp']}{'' if entry['exhausted'] else '*'}".ljust(CELL)


def creatures(view: Mapping[str, Any], seat: int) -> list[Message]:
    lines = []
    for row in ROWS:
        for column, entry in enumerate(view["players"][seat][row], 1):
            if entry is not None:
                lines.append(creature(entry, seat, row, column))
    return lines


def creature(entry: Mapping[str, Any], seat: int, row: str, column: int) -> Message:
    traits = [Message("duel-keyword", keyword=keyword) for keyword in entry["keywords"]]
    traits += marks(entry)
    state = "stunned" if entry["stunned"] else "exhausted" if entry["exhausted"] else "ready"
    traits.append(Message("duel-state", state=state))
    traits += [Message("duel-carries", card=named(enchant)) for enchant in entry["enchants"]]
    if does_something(entry["card"]):
        return Message(
            "duel-table-creature-text", text=text(entry["card"]), **standing(entry, seat, row, column, traits)
        )
    return Message("duel-table-creature", **standing(entry, seat, row, column, traits))


def marks(entry: Mapping[str, Any]) -> list[Message]:
    """Describe what lies on a creature or a hero: Armor, counters, silence, borrowed control, prevention."""
    made = [Message("duel-armor", amount=entry["armor"])] if entry["armor"] else []
    made += [Message("duel-counters", name=counter(name), amount=n) for name, n in entry["counters"].items()]
    made += [Message("duel-mark", mark=mark) for mark in ("silenced", "borrowed") if entry.get(mark)]
    if entry["shield"]:
        made.append(Message("duel-shield", amount=entry["shield"]))
    return made


def has_text(id: str) -> bool:
    return bool(card_text(id, "en", SET.folder_of(id)))


def does_something(id: str) -> bool:
    """Whether the card has text besides its keywords, which are listed anyway."""
    return any(name in printed(SET.folder_of(id))[id] for name in ("static", "triggers", "abilities"))


def standing(entry: Mapping[str, Any], seat: int, row: str, column: int, traits: list[Message]) -> dict[str, Blank]:
    return {
        "who": player(seat),
        "row": row_name(row),
        "column": column,
        "card": named(entry),
        "atk": entry["atk"],
        "hp": entry["hp"],
        "most": entry["max_hp"],
        "traits": traits,
    }


def enchants(view: Mapping[str, Any]) -> list[Message]:
    """Describe enchants of rows, columns and heroes, with their texts."""
    lines = []
    for seat, data in enumerate(view["players"]):
        for row in ROWS:
            for entry in data["row_enchants"][row]:
                lines.append(Message("duel-table-row-enchant", who=player(seat), row=row_name(row), **enchant(entry)))
        for entry in data["hero_enchants"]:
            lines.append(Message("duel-table-hero-enchant", who=player(seat), **enchant(entry)))
    for column, entries in enumerate(view["columns"], 1):
        for entry in entries:
            lines.append(Message("duel-table-column-enchant", column=column, **enchant(entry)))
    return lines


def enchant(entry: Mapping[str, Any]) -> dict[str, Blank]:
    return {"card": named(entry), "owner": player(entry["owner"]), "text": text(entry["card"])}


def chain(view: Mapping[str, Any]) -> list[Message]:
    """Describe the links of the chain, newest first, as they will resolve."""
    items = [*view["chain"], *([view["declared"]] if view["declared"] else [])]
    known = cards_in(view)
    return [link(item, known) for item in reversed(items)]


def question(view: Mapping[str, Any]) -> list[Message]:
    """Describe what a decision is about: the chain to respond to, the card that is being played, or that asks."""
    lines = chain(view)
    if view["declaring"] is not None:
        lines.append(Message("duel-declaring", card=named(view["declaring"])))
    if view["asking"] is not None:
        lines.append(Message("duel-asking", card=named(view["asking"]), text=text(view["asking"]["card"])))
        for entry in view["asking"]["cards"]:
            lines.append(Message("duel-asking-card", card=named(entry), facts=facts(entry["card"])))
    return lines


def link(item: Mapping[str, Any], known: Mapping[int, str]) -> Message:
    blanks: dict[str, Blank] = {"link": str(item["link"]), "who": player(item["seat"])}
    kind = item["kind"]
    if kind == "attack":
        blanks["card"] = named(item)
        blanks["target"] = named({"id": item["target"], "card": item["target_card"]})
        if item["blocker"] is not None:
            return Message("duel-chain-attack-blocked", blocker=named(item["blocker"]), **blanks)
    elif kind != "end_turn":
        aims = [aimed(aim, known) for aim in [*item.get("targets", []), item.get("place", "")] if aim]
        blanks["card"] = named(item)
        blanks["aims"] = aims
        blanks["aimed"] = "yes" if aims else "no"
        if kind == "ability":
            blanks["ability"] = ability(item["card"], item["ability"])
    return Message(f"duel-chain-{hyphens(kind)}", **blanks)


def hand(view: Mapping[str, Any], seat: int) -> list[Message]:
    """List the cards of the reader's hand, with cost and text, and the known ones of the foe's."""
    lines = [in_hand(entry, "duel-table-hand") for entry in view["players"][seat]["hand"]]
    return [*lines, *(in_hand(entry, "duel-table-known") for entry in view["players"][1 - seat]["hand"])]


def in_hand(entry: Mapping[str, Any], id: str) -> Message:
    blanks: dict[str, Blank] = {
        "card": named(entry),
        "facts": facts(entry["card"]),
        "price": Message("duel-price", cost=entry["cost"], loyalty=entry["loyalty"]),
    }
    if has_text(entry["card"]):
        return Message(f"{id}-text", text=text(entry["card"]), **blanks)
    return Message(id, **blanks)


# The end


def ending(view: Mapping[str, Any]) -> list[Message]:
    """Say why the game ended, and how many HP the heroes had left, the reader's first."""
    outcome = view["outcome"]
    winner = outcome["winners"][0] if outcome["winners"] else -1
    near = view["seat"] or 0
    heroes = [view["players"][seat]["hero"] for seat in (near, 1 - near)]
    left = [
        Message("duel-ending-hero", hero=named(hero), hp=max(0, hero["hp"]), most=hero["max_hp"]) for hero in heroes
    ]
    return [reason(outcome["reason"], winner), Message("duel-ending-left", heroes=left, turn=view["turn"])]
