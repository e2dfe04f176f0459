"""Looking at a battle of Apotheosis in tests: Heroes are named by their seat, other characters by their tile.

The names of the fields of views and saves are in this file and `battle`, and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from table import Seen, Table, asked, log, player

CARD = r"(?:H|C|E|I|S|K|V|TST)[0-9]{1,2}"
NAME = re.compile(rf"(?:P([0-9])\.)?({CARD})(?:#([0-9]+))?")
KNOWLEDGE = (
    *("faith", "arcane", "cooperation", "defense", "athletics", "practice", "art"),
    *("instruction", "cunning", "elemental", "transmutation", "vital", "mental", "dimensional"),
)
ATTRIBUTES = ("CON", "FOR", "AGI", "PER", "INT", "CAR", "ESP")

Who = str | int


# Looking at the table


def saved_table(table: Table) -> Seen:
    """Everything, secrets included: no seat may see this."""
    saved: Seen = table.state.save()["table"]
    return saved


def cards_by_number(table: Table) -> list[str]:
    printed: list[str] = saved_table(table)["cards"]
    return printed


def round_number(table: Table) -> int:
    found: int = table.view(None)["round"]
    return found


def active(table: Table) -> str | None:
    """The tile of the character whose turn it is."""
    found: str | None = table.view(None)["active"]
    return found


def order(table: Table) -> list[str]:
    """The tiles of those who have a turn in this round, in turn order; those who had it are left out."""
    return [entry["at"] for entry in table.view(None)["order"] if not entry["done"]]


def scenario(table: Table) -> list[str]:
    return names(table.view(None)["scenario"])


def scenario_counters(table: Table, card: str) -> dict[str, int]:
    found: dict[str, int] = among(table.view(None)["scenario"], card)["counters"]
    return found


def banished(table: Table) -> list[str]:
    return names(table.view(None)["banished"])


def tiles(table: Table) -> dict[str, tuple[str, int, str]]:
    """Terrain, altitude and state of the tiles that are not plain field."""
    return {
        seen["at"]: (seen["terrain"], seen["altitude"], seen["state"]) for seen in table.view(None)["board"]["tiles"]
    }


def board_size(table: Table) -> tuple[int, int]:
    """Width and height."""
    board = table.view(None)["board"]
    return board["width"], board["height"]


def master(table: Table) -> Seen:
    """Sizes of the Master's Hand and deck, the discard pile, the waves to come."""
    found: Seen = table.view(None)["master"]
    return found


def master_hand(table: Table) -> list[str]:
    """Top first: no seat may see this."""
    printed = cards_by_number(table)
    return [printed[number] for number in saved_table(table)["master_hand"]]


# Looking at characters and objects


def piece(table: Table, who: Who) -> Seen:
    """The piece on a tile, or the Hero of a seat."""
    pieces: list[Seen] = table.view(None)["pieces"]
    if isinstance(who, int):
        found = [seen for seen in pieces if seen["kind"] == "hero" and seen["seat"] == who]
    else:
        found = [seen for seen in pieces if seen["at"] == who]
    assert len(found) == 1, f"no piece {who} among {[seen['at'] for seen in pieces]}"
    return found[0]


def pieces(table: Table) -> dict[str, str]:
    """What stands or lies on which tile: the House of a Hero, the card of a Companion, the name of an object."""
    return {seen["at"]: seen.get("card", seen.get("name", "")) for seen in table.view(None)["pieces"] if seen["at"]}


def where(table: Table, card: str) -> str | None:
    """The tile of the one Companion of that card, None if it has no piece."""
    found = [at for at, name in pieces(table).items() if name == card]
    assert len(found) <= 1, f"several {card}: {found}"
    return found[0] if found else None


def hp(table: Table, who: Who) -> int:
    found: int = piece(table, who)["hp"]
    return found


def hp_max(table: Table, who: Who) -> int:
    found: int = piece(table, who)["hp_max"]
    return found


def ap(table: Table, who: Who) -> int:
    found: int = piece(table, who)["ap"]
    return found


def debt(table: Table, who: Who) -> int:
    found: int = piece(table, who)["debt"]
    return found


def life(table: Table, who: Who) -> str:
    """alive, ko, dead, overkill or removed."""
    return str(piece(table, who)["life"])


def at(table: Table, who: Who) -> str | None:
    found: str | None = piece(table, who)["at"]
    return found


def facing(table: Table, who: Who) -> str:
    return str(piece(table, who)["facing"])


def markers(table: Table, who: Who) -> set[str]:
    return set(piece(table, who)["markers"])


def rules(table: Table, who: Who) -> set[str]:
    """The flags on a character."""
    return set(piece(table, who)["rules"])


def control(table: Table, who: Who) -> set[str]:
    """The tiles of its area of control."""
    return set(piece(table, who)["control"])


def attribute(table: Table, who: Who, name: str) -> int:
    found: int = piece(table, who)["attributes"][name]
    return found


def attributes(table: Table, who: Who) -> list[int]:
    """CON FOR AGI PER INT CAR ESP."""
    found = piece(table, who)["attributes"]
    return [found[name] for name in ATTRIBUTES]


def lootable(table: Table, who: Who) -> list[str]:
    """The Items that lie in a body or container."""
    return names(piece(table, who)["items"])


def reach(table: Table) -> dict[str, int]:
    """The tiles that the character in its main phase can move to, and their cost."""
    now = asked(table)
    assert now is not None
    pieces: list[Seen] = table.view(now[0])["pieces"]
    found: dict[str, int] = next(seen["reach"] for seen in pieces if "reach" in seen)
    return found


# Looking at a player


def names(zone: Sequence[Seen]) -> list[str]:
    return [seen.get("card", "?") for seen in zone]


def among(zone: Sequence[Seen], word: str) -> Seen:
    """The card of that name in a zone."""
    name = NAME.fullmatch(word)
    assert name is not None, f"{word} is not a card's name"
    copies = [seen for seen in zone if seen.get("card") == name[2]]
    nth = int(name[3] or 1)
    assert nth <= len(copies), f"no {word} among {names(zone)}"
    return copies[nth - 1]


def held(table: Table, seat: int, word: str) -> Seen:
    """A card on the table or in the inventory of that seat, sheet included."""
    side = player(table, seat)
    entity = side["sheet"]["entity"]
    sheet = [side["sheet"]["house"], *side["sheet"]["classes"], *([entity] if entity else [])]
    zones = [*sheet, *side["equip"], *side["memento"], *side["support"], *side["inventory"]]
    return among(zones, word)


def inventory(table: Table, seat: int) -> list[str]:
    return names(player(table, seat)["inventory"])


def equip(table: Table, seat: int) -> list[str]:
    return names(player(table, seat)["equip"])


def memento(table: Table, seat: int) -> list[str]:
    return names(player(table, seat)["memento"])


def support(table: Table, seat: int) -> list[str]:
    return names(player(table, seat)["support"])


def classes(table: Table, seat: int) -> list[str]:
    return names(player(table, seat)["sheet"]["classes"])


def entity(table: Table, seat: int) -> str | None:
    found = player(table, seat)["sheet"]["entity"]
    return None if found is None else str(found["card"])


def is_awake(table: Table, seat: int) -> bool:
    return not player(table, seat)["sheet"]["entity"]["concealed"]


def is_exhausted(table: Table, seat: int, word: str) -> bool:
    return bool(held(table, seat, word)["exhausted"])


def sideways(table: Table, seat: int) -> list[str]:
    """The exhausted cards of the memento."""
    return [seen["card"] for seen in player(table, seat)["memento"] if seen["exhausted"]]


def upright(table: Table, seat: int) -> list[str]:
    """The recovered cards of the memento."""
    return [seen["card"] for seen in player(table, seat)["memento"] if not seen["exhausted"]]


def is_concealed(table: Table, seat: int, word: str) -> bool:
    return bool(held(table, seat, word)["concealed"])


def is_shown(table: Table, seat: int, word: str) -> bool:
    """Whether a card of the inventory is seen by all."""
    return bool(held(table, seat, word)["shown"])


def counters(table: Table, seat: int, word: str) -> dict[str, int]:
    found: dict[str, int] = held(table, seat, word)["counters"]
    return found


def attached(table: Table, seat: int, word: str) -> list[str]:
    """The cards under a Companion of that seat."""
    return names(held(table, seat, word)["attached"])


def deck(table: Table, seat: int) -> list[str]:
    """Top first: no seat may see this."""
    printed = cards_by_number(table)
    return [printed[number] for number in reversed(saved_table(table)["decks"][seat])]


def is_locked(table: Table, seat: int) -> bool:
    return bool(player(table, seat)["locked"])


def discard(table: Table, seat: int) -> list[str]:
    """Oldest first: the last one is on top."""
    return names(player(table, seat)["discard"])


def sheet_discard(table: Table, seat: int) -> list[str]:
    """Oldest first."""
    return names(player(table, seat)["sheet_discard"])


def sheet_deck(table: Table, seat: int) -> list[str]:
    """Top first."""
    found: list[str] = player(table, seat)["sheet_deck"]
    return found


def level(table: Table, seat: int) -> int:
    found: int = player(table, seat)["level"]
    return found


def knowledge(table: Table, seat: int) -> dict[str, int]:
    """What the Hero knows, by level; without what it does not know."""
    found: dict[str, int] = player(table, seat)["knowledge"]
    return found


def spaces(table: Table, seat: int) -> tuple[int, int, int, int]:
    """Of equipment, memento, support and inventory."""
    found = player(table, seat)["spaces"]
    return found["equip"], found["memento"], found["support"], found["inventory"]


# What the seats know


def story(table: Table, *kinds: str) -> list[Seen]:
    """What everyone has heard of these kinds of events, in order."""
    return [heard for heard in log(table, None) if heard["event"] in kinds]


def activated(table: Table) -> list[str]:
    """The effects that were activated since the table was laid, in order: `I14 e1`."""
    return [f"{heard['card']} e{heard['effect']}" for heard in story(table, "used")]


def blows(table: Table) -> list[tuple[int, int]]:
    """DMG and injury of every attack on every target since the table was laid."""
    return [(heard["damage"], heard["injury"]) for heard in story(table, "hit", "missed")]


def mentioned(*data: Any) -> set[str]:
    """Every card id named anywhere in this data."""
    return set(re.findall(rf"\b{CARD}\b", str(data)))
