"""Looking at a character, equipment or attached action of Heroes, named by its card: `hp(table, "P1.C16")`."""

from __future__ import annotations

from heroes.looking import board
from table import NAME, Seen, Table, among, cards, fact


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


def hp(table: Table, name: str) -> str:
    """Current Health / Protection pool, as the worked examples write it: `6/1`."""
    seen = in_play(table, name)
    return f"{seen['health']}/{seen['pool']}"


max_health = fact(in_play, "max_health", int)
protection = fact(in_play, "protection", int)  # as displayed: pool and Shields
speed = fact(in_play, "speed", int)
energy = fact(in_play, "energy", int)
storage = fact(in_play, "storage", int)
orientation = fact(in_play, "orientation", str)
abilities = fact(in_play, "abilities", set)
attached = fact(in_play, "actions", cards)
works = fact(in_play, "works", bool)  # whether an attached action card is not dormant


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
