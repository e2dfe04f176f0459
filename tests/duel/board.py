"""A duel for tests: lay it, play by the names of cards and places, and look at what is there.

Seat 0 is A and seat 1 is B. Places are written as in the rulebook's examples: `A.atk3` and `B.def1` are creatures, `A`
and `B` the heroes. In actions a card is named by its id: first looked for in the hand of whoever is asked, then on the
board, then in that player's graveyard. What is not a place or an id (`attack 3`, `trap1`, `link1`, `column3`,
`enemy_attack`) stays as it is::

    table = lay(a={"hand": ["EMB-13"], "mana": 2}, b={"attack": {3: "ROO-03"}})
    do(table, "play_spell EMB-13 B.atk3", "pass")
    assert creatures(table) == {}

The names of the fields of views and saves are in this file and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from table import Seen, Table, actor, asked, dealt, do, player

A, B = 0, 1
SEATS = "AB"
ROWS = {"atk": "attack", "def": "defense"}
PLACE = re.compile(r"([AB])(?:\.(atk|def)([1-5]))?")
CARD = re.compile(r"[A-Z]{3}-[A-Z0-9]+")
NUMBER = re.compile(r"(pay)?@([0-9]+)")


class DuelTable(Table):
    def numbered(self, action: str) -> str:
        """`pay:EMB-13` or `pay:A.atk1` is a payment."""
        return " ".join([number_word(self, word) for word in action.split()])

    def named(self, action: str) -> str:
        known = names(self)
        return NUMBER.sub(lambda found: ("pay:" if found[1] else "") + known[int(found[2])], action)


# Laying


def lay(a: Mapping[str, Any] | None = None, b: Mapping[str, Any] | None = None, **position: Any) -> Table:
    """A table in A's main phase of turn 3, unless `turn`, `active` or `at` says otherwise."""
    return DuelTable("duel", **{"turn": 3, "players": [dict(a or {}), dict(b or {})], **position})


# Playing


def pass_all(table: Table) -> Table:
    """Pass until nobody is asked to respond any more."""
    while asked(table) in ((A, "respond"), (B, "respond")):
        table.play("pass")
    return table


def number_word(table: Table, word: str) -> str:
    before, _, name = word.rpartition(":")
    if PLACE.fullmatch(name) or CARD.fullmatch(name):
        return f"{before}{find(table, actor(table), name)}"
    return word


def find(table: Table, seat: int, name: str) -> str:
    """The number of a place (`B.atk2`) or of a card as that seat would mean it: `find(table, A, "EMB-13") == "@4"`."""
    place = PLACE.fullmatch(name)
    if place is not None:
        if place[2] is None:
            return f"@{SEATS.index(place[1])}"
        return f"@{creature(table, name)['id']}"
    for zone in (player(table, seat)["hand"], list(on_board(table, seat)), player(table, seat)["grave"]):
        for seen in zone:
            if seen["card"] == name:
                return f"@{seen['id']}"
    raise AssertionError(f"{SEATS[seat]} sees no {name}")


def names(table: Table) -> dict[int, str]:
    """What every number stands for, as the one who is asked sees it."""
    seat = actor(table)
    found = {A: "A", B: "B"}
    for zone in (player(table, seat)["hand"], player(table, A)["grave"], player(table, B)["grave"]):
        found.update({seen["id"]: seen["card"] for seen in zone})
    found.update({seen["id"]: seen["card"] for seen in on_board(table, seat)})
    found.update({seen["id"]: place for place, seen in slots(table).items()})
    return found


# Looking


def slots(table: Table) -> dict[str, Seen]:
    """All creatures in play, by place."""
    found = {}
    for seat in (A, B):
        for short, row in ROWS.items():
            for column, seen in enumerate(player(table, seat)[row], start=1):
                if seen is not None:
                    found[f"{SEATS[seat]}.{short}{column}"] = seen
    return found


def creature(table: Table, place: str) -> Seen:
    """The creature at a place: card, id, atk, hp, max_hp, damage, armor, keywords, exhausted, stunned, enchants."""
    found = slots(table)
    assert place in found, f"nobody at {place}: {creatures(table)}"
    return found[place]


def creatures(table: Table) -> dict[str, str]:
    """All creatures in play, each in words: `{"A.atk1": "EMB-07 3/4 exhausted"}`."""
    return {place: in_words(seen) for place, seen in slots(table).items()}


def in_words(seen: Seen) -> str:
    state = [word for word in ("exhausted", "stunned") if seen[word]]
    return " ".join([seen["card"], f"{seen['atk']}/{seen['hp']}", *state])


def keywords(table: Table, place: str) -> set[str]:
    return set(creature(table, place)["keywords"])


def enchants(table: Table, place: str) -> list[str]:
    """The enchants on a creature, on a hero (`A`), in a row (`A.attack`) or in a column (`column3`)."""
    if place in ("A", "B"):
        return cards(player(table, SEATS.index(place))["hero_enchants"])
    if place.startswith("column"):
        return cards(table.view(None)["columns"][int(place[-1]) - 1])
    if place[2:] in ROWS.values():
        return cards(player(table, SEATS.index(place[0]))["row_enchants"][place[2:]])
    return cards(creature(table, place)["enchants"])


def on_board(table: Table, seat: int) -> Iterator[Seen]:
    """Every card on the board that the seat can name."""
    view = table.view(seat)
    for side in view["players"]:
        for row in ROWS.values():
            for seen in side[row]:
                if seen is not None:
                    yield seen
                    yield from seen["enchants"]
            yield from side["row_enchants"][row]
        yield from side["hero_enchants"]
        yield from [trap for trap in side["traps"] if "card" in trap]
        if side["shard"] is not None:
            yield side["shard"]
    for column in view["columns"]:
        yield from column


def cards(seen: Sequence[Seen]) -> list[str]:
    return [one["card"] for one in seen]


def hp(table: Table, seat: int) -> int:
    found: int = player(table, seat)["hero"]["hp"]
    return found


def hps(table: Table) -> tuple[int, int]:
    """The HP of both heroes."""
    return hp(table, A), hp(table, B)


def mana(table: Table, seat: int) -> tuple[int, int]:
    """Mana and maximum mana, without bonus mana."""
    side = player(table, seat)
    return side["mana"], side["max_mana"]


def bonus(table: Table, seat: int) -> int:
    found: int = player(table, seat)["bonus"]
    return found


def hand(table: Table, seat: int) -> list[str]:
    """In alphabetical order."""
    return sorted(cards(player(table, seat)["hand"]))


def hand_ids(table: Table, seat: int) -> list[int]:
    """The numbers of the cards in hand, in the order they came."""
    return [seen["id"] for seen in player(table, seat)["hand"]]


def grave(table: Table, seat: int) -> list[str]:
    """Oldest first."""
    return cards(player(table, seat)["grave"])


def mana_zone(table: Table, seat: int) -> list[str]:
    return cards(player(table, seat)["mana_zone"])


def shard(table: Table, seat: int) -> str | None:
    found = player(table, seat)["shard"]
    return None if found is None else str(found["card"])


def traps(table: Table, seat: int) -> list[str]:
    """In the order set, as their owner sees them."""
    return cards(player(table, seat)["traps"])


def deck(table: Table, seat: int) -> list[str]:
    """Top first: no seat may see this."""
    saved = table.state.save()["table"]
    return [saved["cards"][id] for id in saved["decks"][seat]]


def chain(table: Table) -> list[str]:
    """The items of the chain, bottom first: `attack`, `end_turn`, or the id of the spell or of the ability's source."""
    return [
        item["card"] if item["kind"] in ("spell", "ability") else item["kind"] for item in table.view(None)["chain"]
    ]


def acted(table: Table, seat: int) -> bool:
    """Whether the hero action is used."""
    return bool(player(table, seat)["hero_action_used"])


def gained(table: Table, seat: int) -> bool:
    """Whether the mana gain is used."""
    return bool(player(table, seat)["mana_gain_used"])


def mentioned(*data: Any) -> set[str]:
    """Every card id named anywhere in this data."""
    return set(CARD.findall(str(data)))


# For rulings and examples


def end_turn(table: Table) -> Table:
    """End the turn; nobody answers."""
    return pass_all(do(table, "end_turn"))


def deal(seed: int = 0, **options: Any) -> Table:
    """A fresh match at its mulligan, with A as first player: the first seed from this one on that says so."""
    table = lay()
    seed *= 100
    while table.view(None)["first"] != A or table.view(None)["turn"] > 1:
        dealt(table, seed, **options)
        seed += 1
    table.state.events = []
    return table


def story(table: Table, *kinds: str) -> list[str]:
    """What everyone has heard of these kinds of events, in order, and forget it: `["damaged ROO-03 2"]`."""
    return [event_in_words(event) for event in table.heard(None) if event["event"] in kinds]


def event_in_words(event: Mapping[str, Any]) -> str:
    words = [event["event"], event.get("card"), event.get("amount")]
    if "atk" in event:
        words.append(f"{event['atk']}/{event['hp']}")
    return " ".join([str(word) for word in words if word is not None])


def put_aside(table: Table, *places: int) -> list[str]:
    """The player who is asked changes the cards at these places of the hand; returns those that stay."""
    named = names(table)
    numbers = [int(action.split("@")[1]) for action in table.legal() if action.startswith("mulligan")]
    for place in places:
        table.play(f"mulligan @{numbers[place]}")
    return [named[number] for place, number in enumerate(numbers) if place not in places]
