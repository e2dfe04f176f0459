"""Looking at a game of Heroes; `characters` looks at what is in play.

The names of the fields of views and saves are in these two files and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator

from table import Seen, Table, actor, card_id, cards, fact, log, player, story

# Cards and their names


def name_of(table: Table, id: int) -> str:
    """What a number stands for, as the one who is asked sees it: `C16`, or `P1.C16` where several players show one."""
    shown = [*board(table), *[(actor(table), seen) for seen in player(table, actor(table))["hand"]]]
    for owner, seen in shown:
        if seen["id"] == id:
            others = {whose for whose, other in board(table) if other["card"] == seen["card"]}
            return str(seen["card"]) if others <= {owner} else f"P{owner}.{seen['card']}"
    return f"@{id}"


def board(table: Table) -> Iterator[tuple[int | None, Seen]]:
    """Every card in play and whose it is; the Mob is nobody's."""
    view = table.view(None)
    for seat, side in enumerate(view["players"]):
        for seen in side["team"]:
            yield seat, seen
            yield from [(seat, action) for action in seen["actions"]]
        yield from [(seat, seen) for seen in (*side["sources"], *side["equipment"])]
    if view["event"] is not None:
        yield view["event"]["owner"], view["event"]
    if view["mob"] is not None:
        yield None, view["mob"]


# The table


def phase(table: Table) -> str:
    return str(table.view(None)["phase"])


def slot(table: Table) -> str | None:
    """The active character, if a combat slot is being resolved."""
    active = table.view(None)["slot"]
    return next((str(seen["card"]) for _, seen in board(table) if seen["id"] == active), None)


def order(table: Table) -> list[str]:
    """The attack order of the running combat, those who have acted included."""
    return cards(table.view(None)["order"])


def event(table: Table) -> str | None:
    """The event in play."""
    return card_id(table.view(None)["event"])


def sides(table: Table) -> list[int]:
    """The team of every seat."""
    return [side["side"] for side in table.view(None)["players"]]


def eliminated(table: Table) -> list[int | None]:
    """By seat: None, or 1, 2, ... in the order of leaving."""
    return [side["eliminated"] for side in table.view(None)["players"]]


# A player


hand = fact(player, "hand", cards)  # in the order the cards came
team = fact(player, "team", cards)  # the characters in play, in entry order
dead = fact(player, "dead", cards)  # in the order the cards came
sources = fact(player, "sources", cards)
reserve = fact(player, "reserve", int)
knockouts = fact(player, "knockouts", int)


def equipment(table: Table, seat: int) -> dict[str, int]:
    """The energy on each equipment."""
    return {seen["card"]: seen["energy"] for seen in player(table, seat)["equipment"]}


def places(table: Table, seat: int) -> tuple[int, int]:
    """Team places and substitutions used."""
    side = player(table, seat)
    return side["places"], side["substitutions"]


# What story


def told(table: Table, *kinds: str) -> list[str]:
    """What everyone has heard of these kinds of events, in order: `["slot C01", "dissipated"]`."""
    return [f"{heard['event']} {heard.get('card', '')}".strip() for heard in story(table, *kinds)]


def random_results(table: Table, seat: int | None) -> list[str]:
    """What that seat has heard of chance: `burn C03 1` for a roll, `picked C04` for a target."""
    found = []
    for heard in log(table, seat):
        if heard["event"] == "rolled":
            found.append(f"{heard['what']} {heard['card']} {heard['result']}")
        if heard["event"] == "picked":
            found.append(f"picked {heard['card']}")
    return found
