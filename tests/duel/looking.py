"""Looking at a duel: the names of the fields of views and saves are in this file and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from table import Seen, Table, actor, card_id, cards, fact, player

SEATS = "AB"
ROWS = {"atk": "attack", "def": "defense"}


# The board


def slots(table: Table) -> dict[str, Seen]:
    """All creatures in play, by place."""
    found = {}
    for seat, name in enumerate(SEATS):
        for short, row in ROWS.items():
            for column, seen in enumerate(player(table, seat)[row], start=1):
                if seen is not None:
                    found[f"{name}.{short}{column}"] = seen
    return found


def creature(table: Table, place: str) -> Seen:
    """The creature at a place: card, id, atk, hp, max_hp, damage, armor, keywords, exhausted, stunned, enchants."""
    found = slots(table)
    assert place in found, f"nobody at {place}: {creatures(table)}"
    return found[place]


def creatures(table: Table) -> dict[str, str]:
    """All creatures in play, each in words: `{"A.atk1": "EMB-07 3/4 exhausted"}`."""
    return {place: in_words(seen) for place, seen in slots(table).items()}


def alike(table: Table) -> dict[str, list[str]]:
    """Return the places of the creatures in play, by what stands there: `{"ROO-08 5/3": ["B.atk2", "B.atk3"]}`."""
    found: dict[str, list[str]] = {}
    for place, words in creatures(table).items():
        found.setdefault(words, []).append(place)
    return found


def in_words(seen: Seen) -> str:
    state = [word for word in ("exhausted", "stunned") if seen[word]]
    return " ".join([seen["card"], f"{seen['atk']}/{seen['hp']}", *state])


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


def names(table: Table) -> dict[int, str]:
    """What every number stands for, as the one who is asked sees it."""
    seat = actor(table)
    found = dict(enumerate(SEATS))
    asking = table.view(seat)["asking"]
    for zone in (
        asking["cards"] if asking else [],
        player(table, seat)["hand"],
        *(player(table, owner)["grave"] for owner in range(2)),
    ):
        found.update({seen["id"]: seen["card"] for seen in zone})
    found.update({seen["id"]: seen["card"] for seen in on_board(table, seat)})
    found.update({seen["id"]: place for place, seen in slots(table).items()})
    return found


def chain(table: Table) -> list[str]:
    """The items of the chain, bottom first: `attack`, `end_turn`, or the id of the spell or of the ability's source."""
    return [
        item["card"] if item["kind"] in ("spell", "ability") else item["kind"] for item in table.view(None)["chain"]
    ]


keywords = fact(creature, "keywords", set)


# A player


def hp(table: Table, seat: int) -> int:
    return int(player(table, seat)["hero"]["hp"])


def hps(table: Table) -> tuple[int, int]:
    """The HP of both heroes."""
    return hp(table, 0), hp(table, 1)


def mana(table: Table, seat: int) -> tuple[int, int]:
    """Mana and maximum mana, without bonus mana."""
    side = player(table, seat)
    return side["mana"], side["max_mana"]


def hand(table: Table, seat: int) -> list[str]:
    """In alphabetical order."""
    return sorted(cards(player(table, seat)["hand"]))


def hand_ids(table: Table, seat: int) -> list[int]:
    """The numbers of the cards in hand, in the order they came."""
    return [seen["id"] for seen in player(table, seat)["hand"]]


grave = fact(player, "grave", cards)  # oldest first
traps = fact(player, "traps", cards)  # in the order set, as their owner sees them
mana_zone = fact(player, "mana_zone", cards)
shard = fact(player, "shard", card_id)
bonus = fact(player, "bonus", int)
acted = fact(player, "hero_action_used", bool)  # whether the hero action is used
gained = fact(player, "mana_gain_used", bool)  # whether the mana gain is used


# What happened


def told(table: Table, *kinds: str) -> list[str]:
    """What everyone has heard of these kinds of events, in order, and forget it: `["damaged ROO-03 2"]`."""
    return [event_in_words(event) for event in table.heard(None) if event["event"] in kinds]


def event_in_words(event: Mapping[str, Any]) -> str:
    words = [event["event"], event.get("card"), event.get("amount")]
    if "atk" in event:
        words.append(f"{event['atk']}/{event['hp']}")
    return " ".join([str(word) for word in words if word is not None])
