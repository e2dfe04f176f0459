"""Apotheosis in words: actions, events and the whole table, for a reader of any language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from carteado.core.message import Blank, Message
from carteado.games.apotheosis.board import LETTERS
from carteado.games.apotheosis.telling import card_text

CELL = 7
SIGNS = {"n": "^", "e": ">", "s": "v", "w": "<"}
GROUND = {"blocked": "#", "disabled": " "}
PEOPLE = ("who", "target")
MEASURES = ("amount", "hp", "debt", "count", "damage", "injury", "total", "difficulty", "own", "their", "round")
SECRETS = ("drew", "buried", "placed_hidden")


def hyphens(name: str) -> str:
    return name.lower().replace("_", "-")


def player(seat: int) -> Message:
    return Message("player", seat=seat)


def card(id: str) -> Message:
    return Message(f"apotheosis-card-{id.lower()}")


def facts(id: str) -> Message:
    """What is printed around a card's text."""
    return Message(f"apotheosis-facts-{id.lower()}")


def text(id: str) -> Message:
    return Message(f"apotheosis-text-{id.lower()}")


def named(data: Mapping[str, Any]) -> Message:
    """A card that is seen: its name and number."""
    return Message("apotheosis-named", card=card(data["card"]), number=str(data["id"]))


def somebody(data: Mapping[str, Any]) -> Message:
    """A piece, as events name it."""
    if "object" in data:
        return thing(data["object"])
    if data["seat"] is None:
        if "card" in data:
            return Message("apotheosis-masters", card=card(data["card"]), number=str(data["id"]))
        return Message("apotheosis-masters-body")
    if "card" in data:
        return Message(
            "apotheosis-companion", card=card(data["card"]), number=str(data["id"]), who=player(data["seat"])
        )
    return Message("apotheosis-hero" if data["hero"] else "apotheosis-body", who=player(data["seat"]))


def thing(name: str) -> Message:
    return Message("apotheosis-object-gate") if name == "gate" else Message("apotheosis-object", name=name)


# Actions


def action(data: Mapping[str, Any], view: Mapping[str, Any]) -> Message:
    """An action, from its JSON form, to a seat that sees this."""
    known = dict(seen_cards(view))
    pieces = {piece["at"]: piece for piece in view["pieces"] if piece["at"] is not None}
    blanks: dict[str, Blank] = {}
    for name, value in data.items():
        if name == "card":
            blanks[name] = printed_name(value) if isinstance(value, str) else numbered(value, known)
        elif name in ("target", "companion", "container", "object", "heir"):
            blanks["piece"] = standing(value, pieces)
        elif name in ("facing", "direction"):
            blanks["way"] = Message(f"apotheosis-way-{value}")
        elif name == "effect":
            blanks["effect"] = value[1:]
        elif name != "type":
            blanks[name] = str(value)
    name = hyphens(data["type"])
    if data["type"] == "rest":
        return Message(f"apotheosis-action-rest-{data['gain']}")
    return Message(f"apotheosis-action-{name}", **blanks)


def printed_name(id: str) -> Message:
    return card(id)


def standing(at: str, pieces: Mapping[str, Mapping[str, Any]]) -> Message:
    """Who stands on a tile."""
    if at not in pieces:
        return Message("apotheosis-tile", tile=at)
    return Message("apotheosis-at", piece=piece_name(pieces[at]), tile=at)


def piece_name(piece: Mapping[str, Any]) -> Message:
    if piece["kind"] == "object":
        return thing(piece["name"])
    facts = {"seat": piece["seat"], "hero": piece["kind"] == "hero"}
    if piece["kind"] == "companion" and "card" in piece:
        facts.update(card=piece["card"], id=piece["id"])
    return somebody(facts)


def seen_cards(view: Any) -> Iterator[tuple[int, str]]:
    """The number and name of every card in a view, wherever it lies."""
    if isinstance(view, Mapping):
        if "id" in view and "card" in view:
            yield view["id"], view["card"]
        for part in view.values():
            yield from seen_cards(part)
    elif isinstance(view, list):
        for part in view:
            yield from seen_cards(part)


def numbered(id: int, known: Mapping[int, str]) -> Message:
    """A card by its number; only the number of one that has gone out of sight."""
    return named({"id": id, "card": known[id]}) if id in known else Message("apotheosis-number", number=str(id))


# Events


def event(heard: Mapping[str, Any]) -> Message:
    """An event as a seat heard it; with the secret part it has a text of its own."""
    name = heard["event"]
    blanks: dict[str, Blank] = {fact: heard[fact] for fact in MEASURES if fact in heard}
    for fact in PEOPLE:
        if fact in heard:
            blanks[fact] = somebody(heard[fact])
    if "seat" in heard:
        blanks["who"] = player(heard["seat"])
    if "owner" in heard:
        blanks["who"] = Message("apotheosis-master") if heard["owner"] is None else player(heard["owner"])
    if "card" in heard:
        blanks["card"] = named(heard)
    if "cards" in heard:
        blanks["cards"] = [named(entry) for entry in heard["cards"]]
    if "faces" in heard:
        blanks["faces"] = ", ".join(str(face) for face in heard["faces"])
    return Message(f"apotheosis-event-{event_name(name, heard, blanks)}", **blanks)


def event_name(name: str, heard: Mapping[str, Any], blanks: dict[str, Blank]) -> str:
    """The text of an event, and the blanks that only it has."""
    said = hyphens(name)
    if name in SECRETS:
        return f"{said}-seen" if "card" in heard or heard.get("cards") else said
    match name:
        case "used":
            blanks["effect"] = str(heard["effect"])
            if "targets" in heard:
                blanks["targets"] = [somebody(target) for target in heard["targets"]]
                return "used-on"
        case "placed":
            return f"placed-{heard['suit']}"
        case "fell":
            return "fell-ko" if heard["ko"] else said
        case "checked" | "contested":
            return f"{said}-{'won' if heard['success'] else 'lost'}"
        case "marked" | "unmarked":
            blanks["marker"] = Message(f"apotheosis-marker-{heard['marker'].lower()}")
        case "counted":
            blanks["counter"] = Message(f"apotheosis-counter-{heard['counter'].lower()}")
        case "modified":
            if "rules" in heard:
                blanks["rules"] = [rule(word) for word in heard["rules"]]
                return "modified-rules"
            blanks["amount"] = f"{heard['amount']:+d}"
            blanks["stat"] = stat(heard["stat"])
        case "moved":
            blanks["tile"] = heard["to"]
        case "turned":
            blanks["way"] = Message(f"apotheosis-way-{heard['facing']}")
        case "attached":
            blanks["host"] = named({"id": heard["host"], "card": heard["host_card"]})
        case "evolved":
            blanks["new"] = named({"id": heard["new_id"], "card": heard["new"]})
        case "order":
            blanks["order"] = [somebody(entry) for entry in heard["order"]]
        case "ended":
            return f"ended-{hyphens(heard['reason'])}"
    return said


def stat(name: str) -> Message:
    """`CON`, `dmg(skill)`, `know(mental)` in words."""
    word, _, inner = name.rstrip(")").partition("(")
    if not inner:
        return Message(f"apotheosis-stat-{hyphens(word)}")
    return Message(f"apotheosis-stat-{word}-of", of=Message(f"apotheosis-word-{inner.lower()}"))


def rule(name: str) -> Message:
    word, _, inner = name.rstrip(")").partition("(")
    if not inner:
        return Message(f"apotheosis-rule-{hyphens(word)}")
    of: Blank = inner if word == "crit_on" else Message(f"apotheosis-word-{inner}")
    return Message(f"apotheosis-rule-{hyphens(word)}", of=of)


# The table


def table(view: Mapping[str, Any]) -> list[Message]:
    """The board as a grid, the pieces in words, then tables, scenario, what is under way, and the inventory."""
    lines = [Message("apotheosis-table-round", round=view["round"], limit=view["round_limit"])]
    lines += grid(view)
    lines += [line for piece in view["pieces"] for line in piece_lines(piece, view)]
    lines += [line for data in view["players"] for line in side(data)]
    if view["scenario"]:
        lines.append(Message("apotheosis-table-scenario", cards=[full(entry) for entry in view["scenario"]]))
    if view["master"] is not None:
        lines.append(
            Message("apotheosis-table-master", hand=view["master"]["hand_count"], waves=len(view["master"]["waves"]))
        )
    if view["outcome"] is not None:
        return [*lines, Message(f"apotheosis-event-ended-{hyphens(view['outcome']['reason'])}")]
    return [*lines, *inventory(view)]


def grid(view: Mapping[str, Any]) -> list[Message]:
    """North above. A piece is its number and where it faces; # is a wall, a digit after a dot the altitude."""
    board = view["board"]
    pieces = {piece["at"]: piece for piece in view["pieces"] if piece["at"] is not None}
    tiles = {tile["at"]: tile for tile in board["tiles"]}
    head = "".join(f"{LETTERS[x]:<{CELL}}" for x in range(board["width"])).rstrip()
    lines = [Message("apotheosis-grid-head", cells=head)]
    for y in range(board["height"], 0, -1):
        cells = "".join(cell(f"{LETTERS[x]}{y}", pieces, tiles) for x in range(board["width"])).rstrip()
        lines.append(Message("apotheosis-grid-row", row=f"{y:>2}", cells=cells))
    return lines


def cell(at: str, pieces: Mapping[str, Mapping[str, Any]], tiles: Mapping[str, Mapping[str, Any]]) -> str:
    piece, tile = pieces.get(at), tiles.get(at)
    if piece is not None:
        sign = SIGNS[piece["facing"]] if piece["kind"] != "object" and piece["life"] == "alive" else "x"
        letter = {"hero": "H", "companion": "K", "object": "O"}[piece["kind"]]
        return f"{letter}{piece['piece']}{sign}".ljust(CELL)
    if tile is None:
        return ".".ljust(CELL)
    ground = GROUND.get(tile["state"]) or ("~" if tile["terrain"] != "field" else ".")
    return f"{ground}{tile['altitude'] or ''}".ljust(CELL)


def piece_lines(piece: Mapping[str, Any], view: Mapping[str, Any]) -> list[Message]:
    """One piece: where it stands, its HP, AP and attributes, markers and flags."""
    blanks: dict[str, Blank] = {
        "number": str(piece["piece"]),
        "piece": piece_name(piece),
        "tile": piece["at"] or "-",
        "hp": piece["hp"],
        "most": piece["hp_max"],
        "life": Message(f"apotheosis-life-{piece['life']}"),
    }
    if piece["kind"] == "object":
        return [Message("apotheosis-table-object", con=piece["attributes"]["CON"], **blanks)]
    attributes = " ".join(f"{name} {value}" for name, value in piece["attributes"].items())
    traits = [Message(f"apotheosis-marker-{name.lower()}") for name in piece["markers"]]
    traits += [rule(word) for word in piece["rules"]]
    way = Message(f"apotheosis-way-{piece['facing']}")
    lines = [
        Message("apotheosis-table-piece", ap=piece["ap"], debt=piece["debt"], attributes=attributes, way=way, **blanks)
    ]
    if traits:
        lines.append(Message("apotheosis-table-traits", traits=traits))
    if piece["items"]:
        lines.append(Message("apotheosis-table-items", cards=[named(item) for item in piece["items"]]))
    return lines


def side(data: Mapping[str, Any]) -> list[Message]:
    """One player's table: sheet, areas, counts of what is hidden."""
    who = player(data["seat"])
    known = [
        Message("apotheosis-known", knowledge=Message(f"apotheosis-word-{name}"), level=level)
        for name, level in data["knowledge"].items()
    ]
    lines = [
        Message("apotheosis-table-side", who=who, level=data["level"], known="yes" if known else "no", knowledge=known)
    ]
    sheet = data["sheet"]
    cards = [
        *([sheet["house"]] if sheet["house"] else []),
        *sheet["classes"],
        *([sheet["entity"]] if sheet["entity"] else []),
    ]
    if cards:
        lines.append(Message("apotheosis-table-sheet", cards=[full(entry) for entry in cards]))
    for area in ("equip", "memento", "support"):
        if data[area]:
            spaces = data["spaces"][area]
            lines.append(
                Message(f"apotheosis-table-{area}", spaces=spaces, cards=[full(entry) for entry in data[area]])
            )
    counts = {"inventory": data["inventory_count"], "deck": data["deck_count"], "discard": len(data["discard"])}
    lines.append(Message("apotheosis-table-counts", **counts))
    return lines


def full(entry: Mapping[str, Any]) -> Message:
    """A card on a table with how it lies."""
    if "card" not in entry:
        return Message("apotheosis-face-down")
    traits = []
    if entry["exhausted"]:
        traits.append(Message("apotheosis-exhausted"))
    if entry["concealed"]:
        traits.append(Message("apotheosis-concealed"))
    traits += [
        Message("apotheosis-counters", counter=Message(f"apotheosis-counter-{name.lower()}"), count=count)
        for name, count in entry["counters"].items()
    ]
    traits += [Message("apotheosis-carries", card=named(under)) for under in entry["attached"]]
    if not traits:
        return named(entry)
    return Message("apotheosis-lying", card=named(entry), traits=traits)


def under_way(entry: Mapping[str, Any], view: Mapping[str, Any]) -> list[Message]:
    """What is declared and not resolved."""
    pieces = {piece["piece"]: piece for piece in view["pieces"]}
    if entry["kind"] == "window" or entry["piece"] not in pieces:
        return []
    who = piece_name(pieces[entry["piece"]])
    if entry["kind"] == "activation":
        return [Message("apotheosis-stack-activation", who=who, card=named(entry), effect=entry["effect"][1:])]
    if entry["kind"] == "roll":
        faces = ", ".join(str(face) for face in entry["faces"])
        return [Message("apotheosis-stack-roll", who=who, faces=faces, total=entry["total"])]
    return [Message(f"apotheosis-stack-{entry['kind']}", who=who)]


def inventory(view: Mapping[str, Any]) -> list[Message]:
    """The cards of the reader's inventory with what they are and do, and those of others that all see."""
    lines = []
    for data in view["players"]:
        for entry in data["inventory"]:
            mine = data["seat"] == view["seat"]
            lines.append(held(entry, "apotheosis-table-held" if mine else "apotheosis-table-known"))
    return lines


def held(entry: Mapping[str, Any], id: str) -> Message:
    blanks: dict[str, Blank] = {"card": named(entry), "facts": facts(entry["card"])}
    if card_text(entry["card"], "en"):
        return Message(f"{id}-text", text=text(entry["card"]), **blanks)
    return Message(id, **blanks)


def question(view: Mapping[str, Any]) -> list[Message]:
    """What is under way, to whoever is asked in the middle of it."""
    return [line for entry in view["stack"] for line in under_way(entry, view)]
