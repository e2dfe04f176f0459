"""The table in words: the board as a grid, the pieces, the sides, the scenario, and the reader's inventory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.message import Blank, Message
from carteado.games.apotheosis.board import LETTERS
from carteado.games.apotheosis.language.catalog import SET
from carteado.games.apotheosis.language.text import card_text
from carteado.games.apotheosis.words.names import card, facts, named, piece_name, rule, text
from carteado.kit.words import hyphens, player

CELL = 7
SIGNS = {"n": "^", "e": ">", "s": "v", "w": "<"}
GROUND = {"blocked": "#", "disabled": " "}


def table(view: Mapping[str, Any]) -> list[Message]:
    """Describe the board as a grid, the pieces, then tables, scenario, banished cards, and the inventory."""
    lines = [Message("apotheosis-table-round", round=view["round"], limit=view["round_limit"])]
    lines += grid(view)
    lines += legend(view)
    lines += turns(view)
    lines += [line for piece in view["pieces"] for line in piece_lines(piece, view)]
    lines += [line for data in view["players"] for line in side(data)]
    for zone in ("scenario", "banished"):
        if view[zone]:
            lines.append(Message(f"apotheosis-table-{zone}", cards=[full(entry) for entry in view[zone]]))
    lines += master(view)
    if view["outcome"] is not None:
        return [*lines, Message(f"apotheosis-event-ended-{hyphens(view['outcome']['reason'])}")]
    return [*lines, *inventory(view)]


# The board


def grid(view: Mapping[str, Any]) -> list[Message]:
    """Draw the board, north at the top: each piece as its label and facing. The legend explains the rest."""
    board = view["board"]
    pieces = {piece["at"]: piece for piece in view["pieces"] if piece["at"] is not None}
    tiles = {tile["at"]: tile for tile in board["tiles"]}
    feared = controlled(view)
    head = "".join(f"{LETTERS[x]:<{CELL}}" for x in range(board["width"])).rstrip()
    lines = [Message("apotheosis-grid-head", cells=head)]
    for y in range(board["height"], 0, -1):
        row = [f"{LETTERS[x]}{y}" for x in range(board["width"])]
        drawn = [standing(pieces[at], view) if at in pieces else ground(tiles.get(at), at in feared) for at in row]
        cells = "".join(cell.ljust(CELL) for cell in drawn).rstrip()
        lines.append(Message("apotheosis-grid-row", row=f"{y:>2}", cells=cells))
    return lines


def own_team(view: Mapping[str, Any]) -> int | None:
    return None if view["seat"] is None else view["players"][view["seat"]]["team"]


def controlled(view: Mapping[str, Any]) -> set[str]:
    """Return the tiles in an area of control of an enemy of the reader."""
    team = own_team(view)
    return {at for piece in view["pieces"] if team not in (None, piece["team"]) for at in piece["control"]}


def standing(piece: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    up = piece["kind"] != "object" and piece["life"] == "alive"
    return label(piece, view) + (SIGNS[piece["facing"]] if up else "" if piece["kind"] == "object" else "x")


def label(piece: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """Return a piece's label: `H2` is the hero of the second seat, `K17` the Companion @17; lower case for enemies."""
    if piece["kind"] == "object":
        return "O"
    if piece["kind"] == "hero":
        said = f"H{piece['seat'] + 1}"
    else:
        said = f"K{piece.get('id', '')}"
    return said if own_team(view) in (None, piece["team"]) else said.lower()


def ground(tile: Mapping[str, Any] | None, feared: bool) -> str:
    """Return the mark of a tile: `+` if an enemy controls it, a digit for its altitude."""
    plain = "+" if feared else "."
    if tile is None:
        return plain
    sign = GROUND.get(tile["state"]) or ("~" if tile["terrain"] != "field" else plain)
    return f"{sign}{tile['altitude'] or ''}"


def legend(view: Mapping[str, Any]) -> list[Message]:
    lines = [Message("apotheosis-legend-pieces" if view["seat"] is not None else "apotheosis-legend-watching")]
    return [*lines, Message("apotheosis-legend-ground")] if view["board"]["tiles"] else lines


def turns(view: Mapping[str, Any]) -> list[Message]:
    """Describe whose turn it is, and who follows in this round."""
    pieces = {piece["piece"]: piece for piece in view["pieces"]}
    standing = {piece["at"]: piece for piece in view["pieces"] if piece["at"] is not None}
    lines = []
    if view["active"] in standing:
        lines.append(Message("apotheosis-table-turn", who=piece_name(standing[view["active"]])))
    rest = [entry["piece"] for entry in view["order"] if not entry["done"] and entry["piece"] in pieces]
    if rest:
        lines.append(Message("apotheosis-table-next", order=[piece_name(pieces[who]) for who in rest]))
    return lines


def piece_lines(piece: Mapping[str, Any], view: Mapping[str, Any]) -> list[Message]:
    """Describe one piece: its tile, HP, AP and attributes, markers and flags."""
    blanks: dict[str, Blank] = {
        "label": label(piece, view),
        "piece": piece_name(piece),
        "hp": piece["hp"],
        "most": piece["hp_max"],
    }
    if piece["at"] is None or piece["life"] != "alive":
        life = Message(f"apotheosis-life-{piece['life']}")
        lines = [Message("apotheosis-table-fallen", life=life, tile=piece["at"] or "none", **blanks)]
    elif piece["kind"] == "object":
        con = piece["attributes"]["CON"]
        lines = [Message("apotheosis-table-object", con=con, tile=piece["at"], **blanks)]
    else:
        way = Message(f"apotheosis-way-{piece['facing']}")
        owed = {"ap": piece["ap"], "debt": piece["debt"]}
        attributes = " ".join(f"{name} {value}" for name, value in piece["attributes"].items())
        traits = [Message(f"apotheosis-marker-{name.lower()}") for name in piece["markers"]]
        traits += [rule(word) for word in piece["rules"]]
        lines = [
            Message("apotheosis-table-piece", way=way, tile=piece["at"], **owed, **blanks),
            Message("apotheosis-table-attributes", attributes=attributes),
        ]
        if traits:
            lines.append(Message("apotheosis-table-traits", traits=traits))
    if piece["items"]:
        lines.append(Message("apotheosis-table-items", cards=[named(item) for item in piece["items"]]))
    return lines


# The sides


def side(data: Mapping[str, Any]) -> list[Message]:
    """Describe one player's table: sheet, areas, counts of hidden cards, the pile."""
    known = [
        Message("apotheosis-known", knowledge=Message(f"apotheosis-word-{name}"), level=level)
        for name, level in data["knowledge"].items()
    ]
    has = "yes" if known else "no"
    who = player(data["seat"])
    lines = [Message("apotheosis-table-side", who=who, level=data["level"], known=has, knowledge=known)]
    sheet = data["sheet"]
    cards = [entry for entry in (sheet["house"], *sheet["classes"], sheet["entity"]) if entry]
    if cards:
        lines.append(Message("apotheosis-table-sheet", cards=[full(entry) for entry in cards]))
    for area in ("equip", "memento", "support"):
        if data[area]:
            filled = {"count": len(data[area]), "spaces": data["spaces"][area]}
            lines.append(Message(f"apotheosis-table-{area}", cards=[full(entry) for entry in data[area]], **filled))
    counts = {"inventory": data["inventory_count"], "most": data["spaces"]["inventory"], "deck": data["deck_count"]}
    lines.append(Message("apotheosis-table-counts", **counts))
    pile = [*data["discard"], *data["sheet_discard"]]
    if pile:
        lines.append(
            Message("apotheosis-table-discard", count=len(pile), cards=[card(entry["card"]) for entry in pile])
        )
    return lines


def full(entry: Mapping[str, Any]) -> Message:
    """Describe a card on a table with its state."""
    if "card" not in entry:
        return Message("apotheosis-face-down")
    traits = [Message(f"apotheosis-{state}") for state in ("exhausted", "concealed") if entry.get(state)]
    traits += [
        Message("apotheosis-counters", counter=Message(f"apotheosis-counter-{name.lower()}"), count=count)
        for name, count in entry.get("counters", {}).items()
    ]
    traits += [Message("apotheosis-carries", card=named(under)) for under in entry.get("attached", [])]
    if not traits:
        return named(entry)
    return Message("apotheosis-lying", card=named(entry), traits=traits)


def master(view: Mapping[str, Any]) -> list[Message]:
    """Describe the Master's Hand, and what enters in which round."""
    if view["master"] is None:
        return []
    lines = [Message("apotheosis-table-master", hand=view["master"]["hand_count"])]
    for wave in view["master"]["waves"]:
        cards = [card(id) for id in wave["cards"]]
        lines.append(Message("apotheosis-table-wave", round=wave["round"], cards=cards))
    return lines


def inventory(view: Mapping[str, Any]) -> list[Message]:
    """Describe the cards of the reader's inventory, and the visible ones of others."""
    lines = []
    for data in view["players"]:
        for entry in data["inventory"]:
            mine = data["seat"] == view["seat"]
            lines.append(held(entry, "apotheosis-table-held" if mine else "apotheosis-table-known"))
    return lines


def held(entry: Mapping[str, Any], id: str) -> Message:
    blanks: dict[str, Blank] = {"card": full(entry), "facts": facts(entry["card"])}
    if card_text(entry["card"], "en", SET.folder_of(entry["card"])):
        return Message(f"{id}-text", text=text(entry["card"]), **blanks)
    return Message(id, **blanks)


# The end


def ending(view: Mapping[str, Any]) -> list[Message]:
    """Say why the battle ended, and how many HP each Hero had left."""
    heroes = [piece for piece in view["pieces"] if piece["kind"] == "hero"]
    left = [
        Message("apotheosis-ending-hero", hero=piece_name(piece), hp=max(0, piece["hp"]), most=piece["hp_max"])
        for piece in heroes
    ]
    why = Message(f"apotheosis-event-ended-{hyphens(view['outcome']['reason'])}")
    return [why, Message("apotheosis-ending-left", heroes=left, round=view["round"])]
