"""Looking at a game of Heroes: the names of the fields of views and saves are in this file and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from table import Seen, Table, actor, asked, legal, log, player

CARD = r"[CMSVQA][0-9]{2}"
NAME = re.compile(rf"(?:P([0-9])\.)?({CARD})(?:#([0-9]+))?")
NUMBER = re.compile(r"@([0-9]+)")


# Cards and their names


def among(zone: Sequence[Seen], word: str) -> Seen:
    """The card of that name in a zone."""
    name = NAME.fullmatch(word)
    assert name is not None, f"{word} is not a card's name"
    copies = [seen for seen in zone if seen["card"] == name[2]]
    nth = int(name[3] or 1)
    assert nth <= len(copies), f"no {word} among {cards(zone)}"
    return copies[nth - 1]


def in_play(table: Table, word: str, seat: int | None = None) -> Seen:
    """The card of that name in play: `P1.C16`, or `C16` if only one player has it, or if that seat has it."""
    name = NAME.fullmatch(word)
    assert name is not None, f"{word} is not a card's name"
    owners = [owner for owner, seen in board(table) if seen["card"] == name[2]]
    if name[1] is not None:
        owner: int | None = int(name[1])
    elif seat in owners:
        owner = seat
    else:
        assert owners, f"no {word} in play"
        assert len(set(owners)) == 1, f"several players have a {word}"
        owner = owners[0]
    return among([seen for whose, seen in board(table) if whose == owner], word)


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


# What may be done


def targets(table: Table) -> list[str]:
    """The characters, or equipment, that may be the target asked for."""
    assert (asked(table) or (0, "over"))[1] == "target", f"no target is asked: {asked(table)}"
    return [action.removeprefix("target ") for action in legal(table, "target")]


# Looking at the table


def round_number(table: Table) -> int:
    found: int = table.view(None)["round"]
    return found


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
    found = table.view(None)["event"]
    return None if found is None else str(found["card"])


def sides(table: Table) -> list[int]:
    """The team of every seat."""
    return [side["side"] for side in table.view(None)["players"]]


# Looking at a player


def cards(zone: Sequence[Seen]) -> list[str]:
    return [seen["card"] for seen in zone]


def hand(table: Table, seat: int) -> list[str]:
    """In the order the cards came."""
    return cards(player(table, seat)["hand"])


def deck(table: Table, seat: int) -> list[str]:
    """Top first: no seat may see this."""
    saved = table.state.save()["table"]
    return [saved["cards"][id] for id in saved["decks"][seat]]


def reserve(table: Table, seat: int) -> int:
    found: int = player(table, seat)["reserve"]
    return found


def team(table: Table, seat: int) -> list[str]:
    """The characters of the player in play, in entry order."""
    return cards(player(table, seat)["team"])


def sources(table: Table, seat: int) -> list[str]:
    return cards(player(table, seat)["sources"])


def equipment(table: Table, seat: int) -> dict[str, int]:
    """The energy on each equipment."""
    return {seen["card"]: seen["energy"] for seen in player(table, seat)["equipment"]}


def dead(table: Table, seat: int) -> list[str]:
    """The Dead Zone, in the order the cards came."""
    return cards(player(table, seat)["dead"])


def knockouts(table: Table, seat: int) -> int:
    found: int = player(table, seat)["knockouts"]
    return found


def places(table: Table, seat: int) -> tuple[int, int]:
    """Team places and substitutions used."""
    side = player(table, seat)
    return side["places"], side["substitutions"]


def eliminated(table: Table) -> list[int | None]:
    """By seat: None, or 1, 2, ... in the order of leaving."""
    return [side["eliminated"] for side in table.view(None)["players"]]


# Looking at a character or equipment


def hp(table: Table, name: str) -> str:
    """Current Health / Protection pool, as the worked examples write it: `6/1`."""
    seen = in_play(table, name)
    return f"{seen['health']}/{seen['pool']}"


def max_health(table: Table, name: str) -> int:
    found: int = in_play(table, name)["max_health"]
    return found


def protection(table: Table, name: str) -> int:
    """Displayed Protection: pool and Shields."""
    found: int = in_play(table, name)["protection"]
    return found


def speed(table: Table, name: str) -> int:
    found: int = in_play(table, name)["speed"]
    return found


def energy(table: Table, name: str) -> int:
    """On a character or on equipment."""
    found: int = in_play(table, name)["energy"]
    return found


def storage(table: Table, name: str) -> int:
    found: int = in_play(table, name)["storage"]
    return found


def orientation(table: Table, name: str) -> str:
    return str(in_play(table, name)["orientation"])


def abilities(table: Table, name: str) -> set[str]:
    return set(in_play(table, name)["abilities"])


def tokens(table: Table, name: str) -> list[str]:
    """The tokens on a character, older first, a stack with its size: `["agility", "agility", "poison*4"]`."""
    found = []
    for seen in in_play(table, name)["tokens"]:
        found += [f"{seen['type']}*{seen['n']}"] if seen["stack"] else [seen["type"]] * seen["n"]
    return found


def received(table: Table, name: str) -> list[tuple[str, int]]:
    """The tokens on a character and the turns they were received in, older first."""
    return [(seen["type"], seen["turn"]) for seen in in_play(table, name)["tokens"]]


def effective(table: Table, name: str) -> list[str]:
    """The kinds of tokens on a character that are not suppressed, older first."""
    return [seen["type"] for seen in in_play(table, name)["tokens"] if seen["effective"]]


def attached(table: Table, name: str) -> list[str]:
    return cards(in_play(table, name)["actions"])


def works(table: Table, name: str) -> bool:
    """Whether an attached action card is not dormant."""
    return bool(in_play(table, name)["works"])


# What the seats know


def story(table: Table, *kinds: str) -> list[str]:
    """What everyone has heard of these kinds of events, in order: `["slot C01", "dissipated"]`."""
    return [
        f"{heard['event']} {heard.get('card', '')}".strip() for heard in log(table, None) if heard["event"] in kinds
    ]


def random_results(table: Table, seat: int | None) -> list[str]:
    """What that seat has heard of chance: `burn C03 1` for a roll, `picked C04` for a target."""
    found = []
    for heard in log(table, seat):
        if heard["event"] == "rolled":
            found.append(f"{heard['what']} {heard['card']} {heard['result']}")
        if heard["event"] == "picked":
            found.append(f"picked {heard['card']}")
    return found


def mentioned(*data: Any) -> set[str]:
    """Every card id named anywhere in this data."""
    return set(re.findall(rf"\b{CARD}\b", str(data)))
