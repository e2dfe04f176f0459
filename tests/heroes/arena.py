"""A game of Heroes for tests: lay it, and play by the ids of cards. `looking` and `characters` see what is there.

In actions a card is named by its id. What is played, paid or discarded is looked for in the hand of whoever is asked,
everything else in play. `P1.C16` is player 1's where several players show a C16; `C07#2` is a player's second C07, in
entry order::

    table = lay({"team": [{"card": "C26", "energy": 2}]}, {"team": ["C16", "C10"]}, at="combat")
    do(table, "use C26 a1", "target C10")
    assert hp(table, "C10") == "6/0"
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.rng import Scripted, seeded
from heroes.characters import in_play
from heroes.looking import hand, name_of, slot
from table import NAME, NUMBER, Table, actor, among, answers, asked, do, player, refused

P0, P1, P2, P3 = range(4)
BYSTANDER = {"team": ["C04"]}
FROM_HAND = ("field", "swap", "source", "event", "equip", "attach", "discard")
OFFERED = ("pay", "target")

Side = Mapping[str, Any]


class HeroesTable(Table):
    def numbered(self, action: str) -> str:
        form, *words = action.split()
        if form == "take":
            return action
        return " ".join([form, *[number_word(self, form, place, word) for place, word in enumerate(words)]])

    def named(self, action: str) -> str:
        return NUMBER.sub(lambda found: name_of(self, int(found[1])), action)


# Laying


def lay(*sides: Side, **position: Any) -> Table:
    """A table in the MAIN of P0 in turn 5 (of round 3, in a duel), unless `turn`, `active` or `at` says otherwise.

    What the players have comes in the order of the seats; those left out have nothing.
    """
    return HeroesTable("heroes", **{"players": [dict(side) for side in sides], **position})


def fight(*sides: Side, **position: Any) -> Table:
    """A table at the first slot asked in COMBAT, or GRAND COMBAT."""
    return lay(*sides, **{"at": "combat", **position})


def resolve(*sides: Side, **position: Any) -> Table:
    """A table after RESOLUTION and END: the next player's MAIN, or the end of the game."""
    return lay(*sides, **{"at": "resolution", **position})


def worn(card: str, *held: Any, **details: Any) -> dict[str, Any]:
    """A character with these tokens: `worn("C12", "taunt", some("slow", 2), energy=3)`."""
    return {"card": card, "tokens": list(held), **details}


def some(kind: str, n: int, **details: Any) -> dict[str, Any]:
    """So many single tokens."""
    return {"type": kind, "n": n, **details}


def stack(kind: str, n: int, **details: Any) -> dict[str, Any]:
    return {"type": kind, "n": n, "stack": True, **details}


def deal(seed: int = 0, *, start: int = P0, seats: int | None = None, mode: str | None = None, **options: Any) -> Table:
    """A fresh game in the first MAIN of that start player."""
    table = lay()
    setup = table.game.setup(seats=seats, mode=mode, options=options)
    table.state = table.game.deal(setup, Scripted([start + 1], [], seeded(seed)), [])
    assert table.view(None)["start"] == start
    return table


def refusal(**options: Any) -> str | None:
    """The code under which a game with these options is refused, None where it is not: decks are options too."""
    return refused("heroes", **options)


def accepts(mode: str, seats: int, **options: Any) -> bool:
    """Whether a game of that mode can be played by so many."""
    return refused("heroes", mode=mode, seats=seats, **options) is None


# Playing


def allocate(table: Table, name: str, amount: int) -> Table:
    return do(table, *[f"allocate {name}"] * amount)


def end_main(table: Table) -> Table:
    """End MAIN: the first slot with something to use is asked, or already the next turn."""
    return do(table, "end_main")


def pass_slots(table: Table) -> Table:
    """Nobody does anything until somebody is asked something else than a slot."""
    while asked(table) in [(seat, kind) for seat in range(6) for kind in ("slot", "again")]:
        table.play("pass")
    return table


def end_turn(table: Table) -> Table:
    """End MAIN, pass every slot, keep the oldest cards in hand: the next player's MAIN."""
    pass_slots(end_main(table))
    while (who := asked(table)) is not None and who[1] == "discard":
        table.play(table.legal()[-1])
    return table


def slot_of(table: Table, name: str) -> Table:
    """Pass until the slot of that character is asked."""
    while slot(table) != NAME.sub(r"\2", name):
        assert (asked(table) or (0, "over"))[1] in ("slot", "again"), f"{name} never had a slot: {asked(table)}"
        table.play("pass")
    return table


def targets(table: Table) -> list[str]:
    """The characters, or equipment, that may be the target asked for."""
    assert (asked(table) or (0, "over"))[1] == "target", f"no target is asked: {asked(table)}"
    return answers(table, "target")


def number_word(table: Table, form: str, place: int, word: str) -> str:
    name = NAME.fullmatch(word)
    if name is None:
        return word
    if form in OFFERED:
        offered = [int(action.split("@")[1]) for action in table.legal() if action.startswith(f"{form} @")]
        for id in offered:
            if name_of(table, id) == word:
                return f"@{id}"
    seat = actor(table)
    if (place == 0 and form in FROM_HAND) or (form == "pay" and word in hand(table, seat)):
        return f"@{among(player(table, seat)['hand'], word)['id']}"
    return f"@{in_play(table, word, seat)['id']}"
