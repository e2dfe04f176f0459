"""A battle of Apotheosis for tests: lay it, play by the ids of cards and by tiles, and look at what is there.

In actions a card is named by its id: the one of that id that is offered, or else the one that whoever is asked holds.
`S01#2` is the second S01 by number; `P1.I06` is one that belongs to P1. Characters are named by their tile, or, where a
test looks at them, Heroes by their seat::

    table = lay({"at": "c3", "equip": ["I01"]}, {"at": "c4", "hp": 5})
    do(table, "use I01 e1", dice=[3])
    assert hp(table, "c4") == hp(table, P1) == 3

The names of the fields of views and saves are in this file and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import carteado
from carteado.core.rng import Scripted, seeded
from table import Table

P0, P1, P2, P3 = range(4)
CARD = r"(?:H|C|E|I|S|K|V|TST)[0-9]{1,2}"
NAME = re.compile(rf"(?:P([0-9])\.)?({CARD})(?:#([0-9]+))?")
NUMBER = re.compile(r"@([0-9]+)")
KNOWLEDGE = (
    *("faith", "arcane", "cooperation", "defense", "athletics", "practice", "art"),
    *("instruction", "cunning", "elemental", "transmutation", "vital", "mental", "dimensional"),
)
ATTRIBUTES = ("CON", "FOR", "AGI", "PER", "INT", "CAR", "ESP")

Seen = dict[str, Any]
Side = Mapping[str, Any]
Who = str | int


# Laying


def lay(*sides: Side, **position: Any) -> Table:
    """A table in the main phase of P0 in round 2, unless `round`, `active` or `at` says otherwise.

    What the players have comes in the order of the seats; those left out are plain Heroes on their start tiles.
    """
    return Table("apotheosis", **{"players": [dict(side) for side in sides], **position})


def able(*classes: str, house: str = "H08", **side: Any) -> Seen:
    """A Hero of level 6 with these Classes, who knows everything and has 5 in every attribute not said otherwise."""
    five = {**dict.fromkeys(ATTRIBUTES, 5), **side.pop("attributes", {})}
    known = dict.fromkeys(KNOWLEDGE, 3)
    return {
        "hero": {"house": house, "classes": list(classes)},
        "attributes": five,
        "knowledge": known,
        "level": 6,
    } | side


def exhausted(*cards: str) -> list[Seen]:
    """Cards laid sideways: `memento=["S01", *exhausted("S09", "S11")]`."""
    return [{"card": card, "exhausted": True} for card in cards]


def deal(seed: int = 0, *, seats: int | None = None, mode: str | None = None, **options: Any) -> Table:
    """A fresh game, at its first question."""
    table = lay()
    setup = table.game.setup(seats=seats, mode=mode, options=options)
    table.state = table.game.deal(setup, seeded(seed), [])
    return table


def refusal(*, seats: int | None = None, mode: str | None = None, **options: Any) -> str | None:
    """The code under which a game with these options is refused, None where it is not: heroes are options too."""
    try:
        carteado.load("apotheosis").new(seed=1, seats=seats, mode=mode, options=options)
    except carteado.Refusal as refused:
        assert isinstance(refused, carteado.Invalid)
        return refused.code
    return None


def twin(table: Table) -> Table:
    """The same table, to try something on."""
    other = object.__new__(Table)
    other.game = table.game
    other.state = table.state.clone()
    other.state.events = []
    return other


# Playing


def do(table: Table, *actions: str, dice: Sequence[int] = ()) -> Table:
    """Take the actions one after the other; `dice` are the next natural faces, and all of them must be rolled."""
    if dice:
        table.state.rng = Scripted(list(dice), [], table.state.rng)
    for action in actions:
        table.play(numbered(table, action))
    if dice:
        assert dice_left(table) == [], f"not rolled: {dice_left(table)}"
    return table


def pass_all(table: Table) -> Table:
    """Pass every window that is asked, until something else is."""
    while (now := asked(table)) is not None and now[1] == "window":
        table.play("pass")
    return table


def end_turn(table: Table) -> Table:
    """End the turn and pass every window, until the next question that is none."""
    return pass_all(do(table, "end_turn"))


def legal(table: Table, *forms: str) -> list[str]:
    """The legal actions with the ids of cards; only those of the named forms, if any are named."""
    printed = cards_by_number(table)
    written = [NUMBER.sub(lambda found: printed[int(found[1])], text) for text in table.legal()]
    return [action for action in written if not forms or action.split()[0] in forms]


def answers(table: Table, form: str) -> list[str]:
    """What may be named in that form: `answers(table, "target")` are tiles, `answers(table, "pick")` cards."""
    return [action.removeprefix(f"{form} ") for action in legal(table, form)]


def offers(table: Table, action: str) -> bool:
    return numbered(table, action) in table.legal()


def refuses(table: Table, action: str) -> bool:
    """Whether the rules refuse the action, leave everything as it was, and never offered it."""
    return table.refuses(numbered(table, action)) and not offers(table, action)


def numbered(table: Table, action: str) -> str:
    """The action with its cards turned into numbers."""
    form, *words = action.split()
    if form == "take" or not any(NAME.fullmatch(word) for word in words):
        return action
    return " ".join([form, *[number_word(table, form, word) for word in words]])


def number_word(table: Table, form: str, word: str) -> str:
    name = NAME.fullmatch(word)
    if name is None:
        return word
    printed, saved = cards_by_number(table), saved_table(table)
    found = [number for number, id in enumerate(printed) if id == name[2]]
    if name[1] is not None:
        found = [number for number in found if saved["owners"][number] == int(name[1])]
    assert found, f"no {word} anywhere"
    if name[3] is None:
        offered = [int(hit[1]) for text in table.legal() if text.startswith(form) and (hit := NUMBER.search(text))]
        found = [number for number in found if number in offered] or found
    held = [number for number in found if saved["holders"][number] == (asked(table) or (None,))[0]]
    found = held or found
    return f"@{found[int(name[3] or 1) - 1]}"


# Looking at the table


def saved_table(table: Table) -> Seen:
    """Everything, secrets included: no seat may see this."""
    saved: Seen = table.state.save()["table"]
    return saved


def cards_by_number(table: Table) -> list[str]:
    printed: list[str] = saved_table(table)["cards"]
    return printed


def asked(table: Table) -> tuple[int, str] | None:
    """Who is asked what, by the kinds of grammar.py; None when the battle is over."""
    decision = table.state.decision
    return None if decision is None else (decision.seat, decision.kind)


def dice_left(table: Table) -> list[int]:
    """What has not been rolled of the dice that the table was laid with."""
    return list(table.state.rng.dice) if isinstance(table.state.rng, Scripted) else []


def scores(table: Table) -> list[float] | None:
    """[1, 0] when P0 won, [0.5, 0.5] in a draw, None while the battle goes on."""
    outcome = table.state.outcome()
    return None if outcome is None else outcome.scores


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


def player(table: Table, seat: int) -> Seen:
    """That seat's side of the table as its owner sees it."""
    found: Seen = table.view(seat)["players"][seat]
    return found


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


def log(table: Table, seat: int | None) -> list[Seen]:
    """Everything that seat has heard since the table was laid."""
    return [event.heard_by(seat) for event in table.state.events or []]


def story(table: Table, *kinds: str) -> list[Seen]:
    """What everyone has heard of these kinds of events, in order."""
    return [heard for heard in log(table, None) if heard["event"] in kinds]


def activated(table: Table) -> list[str]:
    """The effects that were activated since the table was laid, in order: `I14 e1`."""
    return [f"{heard['card']} e{heard['effect']}" for heard in story(table, "used")]


def blows(table: Table) -> list[tuple[int, int]]:
    """DMG and injury of every attack on every target since the table was laid."""
    return [(heard["damage"], heard["injury"]) for heard in story(table, "hit", "missed")]


def known(table: Table, *seats: int | None) -> list[Any]:
    """All that these seats see and have heard, the options apart."""
    return [({**table.view(seat), "options": None}, log(table, seat)) for seat in seats]


def mentioned(*data: Any) -> set[str]:
    """Every card id named anywhere in this data."""
    return set(re.findall(rf"\b{CARD}\b", str(data)))
