"""Looking at a battle of Apotheosis in tests: Heroes are named by their seat, other characters by their tile.

The names of the fields of views and saves are in this file and `battle`, and nowhere else.
"""

from __future__ import annotations

from table import NAME as NAME
from table import Seen, Table, among, asked, card_id, cards, fact, player, saved
from table import mentioned as mentioned
from table import round_number as round_number
from table import story as story

KNOWLEDGE = (
    *("faith", "arcane", "cooperation", "defense", "athletics", "practice", "art"),
    *("instruction", "cunning", "elemental", "transmutation", "vital", "mental", "dimensional"),
)
ATTRIBUTES = ("CON", "FOR", "AGI", "PER", "INT", "CAR", "ESP")

Who = str | int


# Looking at the table


saved_table = saved
names = cards


def cards_by_number(table: Table) -> list[str]:
    printed: list[str] = saved(table)["cards"]
    return printed


def active(table: Table) -> str | None:
    """The tile of the character whose turn it is."""
    found: str | None = table.view(None)["active"]
    return found


def order(table: Table) -> list[str]:
    """The tiles of those who have a turn in this round, in turn order; those who had it are left out."""
    return [entry["at"] for entry in table.view(None)["order"] if not entry["done"]]


def scenario(table: Table) -> list[str]:
    return cards(table.view(None)["scenario"])


def scenario_counters(table: Table, card: str) -> dict[str, int]:
    found: dict[str, int] = among(table.view(None)["scenario"], card)["counters"]
    return found


def banished(table: Table) -> list[str]:
    return cards(table.view(None)["banished"])


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
    return [printed[number] for number in saved(table)["master_hand"]]


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


hp = fact(piece, "hp", int)
hp_max = fact(piece, "hp_max", int)
ap = fact(piece, "ap", int)
debt = fact(piece, "debt", int)
life = fact(piece, "life", str)  # alive, ko, dead, overkill or removed
facing = fact(piece, "facing", str)
markers = fact(piece, "markers", set)
rules = fact(piece, "rules", set)  # the flags on a character
control = fact(piece, "control", set)  # the tiles of its area of control
lootable = fact(piece, "items", cards)  # the Items that lie in a body or container


def at(table: Table, who: Who) -> str | None:
    found: str | None = piece(table, who)["at"]
    return found


def attribute(table: Table, who: Who, name: str) -> int:
    return int(piece(table, who)["attributes"][name])


def attributes(table: Table, who: Who) -> list[int]:
    """CON FOR AGI PER INT CAR ESP."""
    return [attribute(table, who, name) for name in ATTRIBUTES]


def reach(table: Table) -> dict[str, int]:
    """The tiles that the character in its main phase can move to, and their cost."""
    now = asked(table)
    assert now is not None
    pieces: list[Seen] = table.view(now[0])["pieces"]
    found: dict[str, int] = next(seen["reach"] for seen in pieces if "reach" in seen)
    return found


# Looking at a player


def held(table: Table, seat: int, word: str) -> Seen:
    """A card on the table or in the inventory of that seat, sheet included."""
    side = player(table, seat)
    entity = side["sheet"]["entity"]
    sheet = [side["sheet"]["house"], *side["sheet"]["classes"], *([entity] if entity else [])]
    zones = [*sheet, *side["equip"], *side["memento"], *side["support"], *side["inventory"]]
    return among(zones, word)


inventory = fact(player, "inventory", cards)
equip = fact(player, "equip", cards)
memento = fact(player, "memento", cards)
support = fact(player, "support", cards)
discard = fact(player, "discard", cards)  # oldest first: the last one is on top
sheet_discard = fact(player, "sheet_discard", cards)  # oldest first
sheet_deck = fact(player, "sheet_deck", list)  # top first
level = fact(player, "level", int)
is_locked = fact(player, "locked", bool)
knowledge = fact(player, "knowledge", dict)  # what the Hero knows, by level; without what it does not know


def deck(table: Table, seat: int) -> list[str]:
    """Top first: no seat may see this."""
    printed = cards_by_number(table)
    return [printed[number] for number in reversed(saved(table)["decks"][seat])]


def classes(table: Table, seat: int) -> list[str]:
    return cards(player(table, seat)["sheet"]["classes"])


def entity(table: Table, seat: int) -> str | None:
    return card_id(player(table, seat)["sheet"]["entity"])


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
    return cards(held(table, seat, word)["attached"])


def spaces(table: Table, seat: int) -> tuple[int, int, int, int]:
    """Of equipment, memento, support and inventory."""
    found = player(table, seat)["spaces"]
    return found["equip"], found["memento"], found["support"], found["inventory"]


# What the seats know


def activated(table: Table) -> list[str]:
    """The effects that were activated since the table was laid, in order: `I14 e1`."""
    return [f"{heard['card']} e{heard['effect']}" for heard in story(table, "used")]


def blows(table: Table) -> list[tuple[int, int]]:
    """DMG and injury of every attack on every target since the table was laid."""
    return [(heard["damage"], heard["injury"]) for heard in story(table, "hit", "missed")]
