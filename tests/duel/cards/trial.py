"""One card on trial: lay a table around it, play it, and look at everything that changed.

Places are those of board.py: `Trial("EMB-13", {"B.atk1": "ROO-08"})` has Molten Lance in A's hand, exactly the mana it
costs, a hero of its faction, and an Elder Stag opposite. Creatures are told as `ROO-08 5/2 of 6 exhausted`, followed by
their keywords, Armor and enchants.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from duel.board import A, DuelTable, pass_all
from duel.cards.printed import PRINTED, TOKENS
from duel.looking import ROWS, SEATS, acted, bonus, enchants, gained, grave, hand, hp, mana, shard, slots, traps
from table import Seen, Table, cards, deck, do, legal, scores

Changes = dict[str, Any]
PAY = re.compile(r"\bpay(?=[A-Z])")
HEROES = {"ember": "EMB-H1", "tide": "TID-H1", "root": "ROO-H1", "dusk": "DUS-H1", "neutral": "EMB-H1"}


def hurt(card: str, damage: int, **state: Any) -> dict[str, Any]:
    """A creature that has taken damage."""
    return {"card": card, "damage": damage, **state}


def tired(card: str, **state: Any) -> dict[str, Any]:
    """A creature that is exhausted."""
    return {"card": card, "exhausted": True, **state}


def bearing(card: str, *enchants: Any, **state: Any) -> dict[str, Any]:
    """A creature that carries enchants of its owner, or as positions write them."""
    return {"card": card, "enchants": list(enchants), **state}


class Trial(DuelTable):
    """A's main phase of turn 3; without a card, just the table."""

    def __init__(
        self,
        card: str | None = None,
        places: Mapping[str, Any] | None = None,
        a: Mapping[str, Any] | None = None,
        b: Mapping[str, Any] | None = None,
        **position: Any,
    ) -> None:
        sides: list[dict[str, Any]] = [dict(a or {}), {"hero": "ROO-H1", **(b or {})}]
        if card is not None:
            printed = PRINTED[card]
            sides[A] = {"hero": HEROES[printed.faction], "mana": printed.cost, **sides[A]}
            if printed.kind == "shard":
                sides[A] = {"mana_gain_used": False, **sides[A]}
            sides[A]["hand"] = [card, *sides[A].get("hand", [])]
        for place, creature in (places or {}).items():
            row = sides[SEATS.index(place[0])].setdefault(ROWS[place[2:5]], {})
            row[int(place[5])] = creature
        super().__init__("duel", **{"turn": 3, "players": sides, **position})
        self.card = card or ""
        self.before = everything(self)

    def do(self, *actions: str) -> Trial:
        do(self, *actions)
        return self

    def end_turn(self, times: int = 1) -> Trial:
        """End this turn and the following ones; nobody answers."""
        for _ in range(times):
            do(self, "end_turn")
            pass_all(self)
        return self

    def now(self, *places: str) -> Any:
        """What is at a place or in a zone, in words; a list when several are named."""
        found = everything(self)
        return found.get(places[0]) if len(places) == 1 else [found.get(place) for place in places]

    def changes(self) -> Changes:
        """Everything that is not as it was when we last looked; None for what is no longer there."""
        before, self.before = self.before, everything(self)
        names = [*before, *(name for name in self.before if name not in before)]
        return {name: self.before.get(name) for name in names if self.before.get(name) != before.get(name)}

    # The card on trial

    def aims(self) -> set[str]:
        """What the spell may be aimed at, or paid with; the empty word when it needs nothing."""
        return self.after("play_spell", self.card)

    def ability_aims(self, ability: str) -> set[str]:
        """What an ability, written as `A a1` or `B.atk2 a1`, may be aimed at or paid with."""
        return self.after("use_ability", *ability.split())

    def targets(self) -> set[str]:
        """What is offered as target of the creature just played."""
        return self.after("target")

    def after(self, *words: str) -> set[str]:
        """How the legal actions that begin with these words go on."""
        plays = [PAY.sub("pay:", action).split() for action in legal(self)]
        return {" ".join(play[len(words) :]) for play in plays if play[: len(words)] == list(words)}

    def cast(self, aim: str = "") -> Changes:
        """Play the spell: what it changes, besides its mana, its leaving the hand and its coming into the graveyard."""
        self.do(f"play_spell {self.card} {aim}".strip())
        pass_all(self)
        return self.without_price(buried=PRINTED[self.card].kind in ("cast", "burst") and self.card not in TOKENS)

    def enter(self, place: str = "A.atk1", target: str = "") -> Changes:
        """Play the creature: what changes, besides its mana and its leaving the hand."""
        self.do(f"play_creature {self.card} {ROWS[place[2:5]]} {place[5]}")
        if target:
            self.do(f"target {target}")
        return self.without_price()

    def set(self) -> Trial:
        """Set the trap: nothing else changes."""
        self.do(f"set_trap {self.card}")
        assert self.without_price() == {"A.traps": [self.card]}
        return self

    def shard(self) -> Changes:
        """Play the shard: what changes, besides its coming into the shard zone and the one mana gain of the turn."""
        self.do(f"play_shard {self.card}")
        changed = self.without_price()
        assert (changed.pop("A.shard"), changed.pop("A.gained")) == (self.card, True)
        return changed

    def without_price(self, buried: bool = False) -> Changes:
        """What changed, less what is only the price: the card no longer in hand, its mana paid, the spell buried."""
        before = self.before
        changed = self.changes()
        full, most = before["A.mana"]
        held = list(before["A.hand"])
        held.remove(self.card)
        if changed.get("A.mana") == (full - PRINTED[self.card].cost, most):
            del changed["A.mana"]
        if changed.get("A.hand") == held:
            del changed["A.hand"]
        if buried:
            *others, last = changed.pop("A.grave")
            assert last == self.card
            if others != before["A.grave"]:
                changed["A.grave"] = others
        return changed


def becomes(aim: str, now: Any) -> Changes:
    """Return the change of one character: the HP of a hero, a creature in words."""
    return {f"{aim}.hp" if aim in SEATS else aim: now}


def waits_for_its_own_death(card: str) -> None:
    """Neither its wounds nor the deaths of others set it off."""
    facts = PRINTED[card]
    tough = {"card": card, "modifiers": [{"hp": 5, "duration": "forever", "by": A}]}
    places = {"A.atk1": tough, "A.atk2": "EMB-07", "A.def1": "EMB-07", "A.def5": "DUS-02", "B.def5": "DUS-02"}
    wounds = {"hp": 15}
    wounded = f"{card} {facts.atk}/{facts.hp + 3} of {facts.hp + 5}"
    assert Trial("EMB-15", places, wounds, wounds).cast("A.atk1") == {"A.atk1": wounded}
    for side in SEATS:
        died = {f"{side}.def5": None, f"{side}.grave": ["DUS-02"]}
        assert Trial("EMB-15", places, wounds, wounds).cast(f"{side}.def5") == died


def everything(table: Table) -> Changes:
    """The whole table in words, by place and zone."""
    found: Changes = {place: fully(seen) for place, seen in slots(table).items()}
    for seat, name in enumerate(SEATS):
        found[f"{name}.hp"] = hp(table, seat)
        found[f"{name}.mana"] = mana(table, seat)
        found[f"{name}.bonus"] = bonus(table, seat)
        found[f"{name}.hand"] = hand(table, seat)
        found[f"{name}.deck"] = len(deck(table, seat))
        found[f"{name}.grave"] = grave(table, seat)
        found[f"{name}.traps"] = traps(table, seat)
        found[f"{name}.shard"] = shard(table, seat)
        found[f"{name}.acted"] = acted(table, seat)
        found[f"{name}.gained"] = gained(table, seat)
        found[f"{name}.enchants"] = enchants(table, name)
        for row in ROWS.values():
            found[f"{name}.{row}"] = enchants(table, f"{name}.{row}")
    for column in range(1, 6):
        found[f"column{column}"] = enchants(table, f"column{column}")
    found["scores"] = scores(table)
    return found


def fully(seen: Seen) -> str:
    """`ROO-08 5/2 of 6 exhausted overrun armor1 [EMB-20]`."""
    words = [seen["card"], f"{seen['atk']}/{seen['hp']}"]
    if seen["hp"] != seen["max_hp"]:
        words.append(f"of {seen['max_hp']}")
    words += [word for word in ("exhausted", "stunned") if seen[word]]
    words += sorted(seen["keywords"])
    if seen["armor"]:
        words.append(f"armor{seen['armor']}")
    if seen["enchants"]:
        words.append(f"[{' '.join(cards(seen['enchants']))}]")
    return " ".join(words)
