"""What the naipes tests look at: the names of the view, the save and the events, in one place."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from table import Table, player, twin

SUITS = "CSHD"
SLOTS = "CSWHD"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
PACK = [rank + suit for suit in SUITS for rank in RANKS]
SOLDIERS = [card for card in PACK if card[0] != "A"]
CARD = re.compile(r"(?<![0-9A-Z])(?:10|[A2-9])[CSHD](?![0-9A-Z])")
PLAYS = ("place", "reinforce", "substitute")

MAIN = (1, 0)
ADDITIONAL = (0, 1)
FREE = (0, 0)


def lay(**position: Any) -> Table:
    return Table("naipes", **position)


def ended(*slots: Mapping[str, list[str]], options: Mapping[str, Any] | None = None, **position: Any) -> Table:
    """A match whose last seat has just passed over these slots."""
    return lay(deck=[], final_seat=0, slots=[*slots, {}, {}][:2], options=options or {}, **position).play("pass")


def unit(seen: Mapping[str, Any]) -> str:
    """A unit as positions write it: `6S`, `2C+8H`, `6S (down)`."""
    return "+".join(seen["cards"]) + ("" if seen["up"] else " (down)")


def slot(table: Table, seat: int, name: str) -> list[str]:
    return [unit(seen) for seen in player(table, seat)["slots"][name]]


def slots(table: Table, seat: int) -> dict[str, list[str]]:
    """All slots of that seat that hold anything."""
    return {name: slot(table, seat, name) for name in SLOTS if slot(table, seat, name)}


def values(table: Table, seat: int, name: str) -> list[int]:
    return [seen["value"] for seen in player(table, seat)["slots"][name]]


def hand(table: Table, seat: int) -> set[str]:
    side = player(table, seat)
    assert len(set(side["hand"])) == len(side["hand"]) == side["hand_size"]
    return set(side["hand"])


def hand_sizes(table: Table) -> list[int]:
    return [side["hand_size"] for side in table.view(None)["players"]]


def commanders(table: Table, seat: int) -> list[str]:
    return list(player(table, seat)["commanders"])


def used(table: Table) -> list[bool]:
    return [side["used"] for side in table.view(None)["players"]]


def rulers(table: Table) -> list[str | None]:
    return [side["ruler"] for side in table.view(None)["players"]]


def left(table: Table) -> tuple[int, int]:
    """Main and additional actions left."""
    view = table.view(None)
    return view["main"], view["add"]


def flags(table: Table) -> dict[str, bool]:
    return dict(table.view(None)["flags"])


def final_seat(table: Table) -> int | None:
    found: int | None = table.view(None)["final_seat"]
    return found


def deck(table: Table) -> list[str]:
    """The deck, top first: no seat may see this."""
    return list(table.state.save()["table"]["deck"])


def discard(table: Table) -> set[str]:
    """The pile: no seat may see this."""
    found = table.state.save()["table"]["discard"]
    assert len(set(found)) == len(found) == table.view(None)["discard"]
    return set(found)


def shown(table: Table, seat: int) -> set[str]:
    """The cards that seat is being shown."""
    return set(table.view(seat)["shown"] or [])


def cost(table: Table, action: str) -> tuple[int, int]:
    """The main and additional actions that this action takes."""
    before, after = left(table), left(twin(table).play(action))
    return before[0] - after[0], before[1] - after[1]


def plays(table: Table, *types: str) -> list[str]:
    """The legal actions of these types; unless named, all that play a unit from hand."""
    return [action for action in table.legal() if action.split()[0] in (types or PLAYS)]


def into(table: Table, name: str) -> list[str]:
    """The legal plays from hand into that slot."""
    return [play for play in plays(table) if play.split()[2] == name]


def priced(table: Table, *types: str) -> dict[str, tuple[int, int]]:
    """The same, with what each costs."""
    return {action: cost(table, action) for action in plays(table, *types)}


def mentioned(*data: Any) -> set[str]:
    """Every card named anywhere in this data."""
    return set(CARD.findall(json.dumps(data)))


def category(value: int) -> str:
    """NAIPES-1.3."""
    return "Lo" if value <= 4 else "Md" if value <= 7 else "Hi"


def outcome(table: Table) -> dict[str, Any]:
    found = table.state.outcome()
    assert found is not None, "the match goes on"
    return {"reason": found.reason, "scores": found.scores, **found.facts}


def random_games(seeds: range, **options: Any) -> Iterator[Table]:
    """The table at every question of some games played at random, and at their ends."""
    table = lay()
    for seed in seeds:
        table.state = table.game.new(seed=seed, options=options)
        step = seed
        while table.state.decision is not None:
            yield table
            step = step * 1103515245 + 12345 & 0x7FFFFFFF
            table.state.apply(table.state.legal()[step // 65536 % len(table.state.legal())])
        yield table


def in_play(table: Table) -> list[str]:
    """Every card of the table, place by place."""
    units = [unit for seat in (0, 1) for name in SLOTS for unit in slot(table, seat, name)]
    cards = [card for unit in units for card in unit.removesuffix(" (down)").split("+")]
    aces = [ace for seat in (0, 1) for ace in commanders(table, seat)]
    return [*cards, *aces, *hand(table, 0), *hand(table, 1), *deck(table), *discard(table)]
