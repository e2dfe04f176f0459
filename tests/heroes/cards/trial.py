"""One card tried on a table: what its use changes, and nothing else.

`me` (who has the card) and `ally` stand against `foe` and `other`. Both of ours have 4 damage, both of theirs no
Protection and 2 energy, so that what a card says can be read off: "damage 2, 1 Bleed, then 1 Agility for itself" is
`{"foe": "-2 bleed", "me": "agility"}`. What the card costs is paid before and is no change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from heroes.arena import HeroesTable, lay
from heroes.cards.printed import ACTION_CARDS, POWERS
from heroes.looking import board
from table import Seen, asked, deck, do, player

HOSTS = {
    "general": "C23",
    "energy": "C26",
    "elemental": "C20",
    "toxic": "C19",
    "science": "C16",
    "mentalism": "C17",
    "magic": "C30",
    "strength": "C26",
    "speed": "C18",
    "flight": "C18",
    "cosmic": "C28",
    "divine": "C23",
}
ROLES = ({"me": "C23", "ally": "C08"}, {"foe": "C10", "other": "C29"})
PERSONS = ({"damage": 4}, {"protection": 0, "energy": 2})
SIDES = (
    {"hand": ["S01", "S02"], "deck": ["S03", "C01", "Q01", "S04", "V01"]},
    {"hand": ["S03", "S04"], "deck": ["S01", "S02", "V02"]},
)
Details = dict[str, Any]


class Trial(HeroesTable):
    """`Trial("C26 a1")`, `Trial("A06")`, `Trial("Q05")`; any role given anew, or None to be left out."""

    def __init__(self, deed: str, you: Details | None = None, opponent: Details | None = None, **given: Any) -> None:
        self.deed = deed
        self.card = deed.split()[0]
        self.power = POWERS.get(deed)
        cast: list[dict[str, Details]] = []
        for roles, usual in zip(ROLES, PERSONS, strict=True):
            cast.append({})
            for role, name in roles.items():
                details = given.pop(role, {})
                if details is not None:
                    cast[-1][role] = {"card": name, **usual, **details}
        for seat, role in enumerate(("friend", "third")):
            if role in given:
                cast[seat][role] = {**PERSONS[seat], **given.pop(role)}
        players: list[Details] = [{**SIDES[seat], "team": list(cast[seat].values())} for seat in (0, 1)]
        self.give_the_card(cast[0], players[0])
        for seat, more in enumerate((you, opponent)):
            players[seat] |= more or {}
        at = "combat" if self.card[0] in "CA" else "main"
        made = lay(*players, **{"at": at, **given})
        self.game, self.state = made.game, made.state
        teams = [player(self, seat)["team"] for seat in (0, 1)]
        self.ids = {
            role: seen["id"]
            for roles, team in zip(cast, teams, strict=True)
            for role, seen in zip(roles, team, strict=True)
        }
        self.before = self.look()

    def give_the_card(self, cast: dict[str, Details], side: Details) -> None:
        needs = 0 if self.power is None else self.power.needs
        me = cast["me"]
        if self.card[0] == "C":
            me |= {"card": self.card, "energy": me.get("energy", needs)}
        elif self.card[0] == "A":
            me |= {"card": HOSTS[ACTION_CARDS[self.card].ability]} if me["card"] == "C23" else {}
            me |= {"energy": me.get("energy", needs), "actions": [self.card]}
        elif self.card[0] == "Q":
            side["equipment"] = [{"card": self.card, "energy": needs + 1}]
        elif self.card[0] == "S":
            side["sources"] = [self.card]

    # Playing

    def command(self) -> str:
        """What its owner does to use the card."""
        if self.card[0] == "C":
            return f"use @{self.ids['me']} {self.deed.split()[1]}"
        id = next(seen["id"] for seat, seen in board(self) if seat == 0 and seen["card"] == self.card)
        return f"use @{id}" if self.card[0] == "A" else f"activate @{id}"

    def ask(self) -> Trial:
        """Until its owner may use the card."""
        while self.card[0] in "CA" and self.view(None)["slot"] != self.ids["me"]:
            assert (asked(self) or (0, "over"))[1] == "slot", f"{self.card} never had a slot: {asked(self)}"
            self.play("pass")
        return self

    def offered(self) -> bool:
        """Whether its owner ever may use it this turn, while everybody passes."""
        command = self.command()
        while (asked(self) or (0, "over"))[1] == "slot":
            if command in self.legal():
                return True
            self.play("pass")
        return command in self.legal()

    def use(self, *answers: str, dice: Sequence[int] = ()) -> dict[str, str]:
        """Use it with these answers, roles for targets, and tell what has changed but for the price."""
        self.ask()
        self.before = self.look()
        self.pay()
        do(self, self.command(), *[self.answer(word) for word in answers], dice=dice)
        return self.changes()

    def answer(self, text: str) -> str:
        """`foe` is the target foe, `pay me` lets me pay; other answers are those of `arena.do`."""
        if text in self.ids:
            return f"target @{self.ids[text]}"
        return " ".join(f"@{self.ids[word]}" if word in self.ids else word for word in text.split())

    def pay(self) -> None:
        if self.power is not None:
            spent = self.power.amount("use") - self.power.amount("generate")
            payer = "me" if self.card[0] in "CA" else self.card
            self.before[payer]["energy"] -= spent

    def targets(self) -> list[str]:
        """The roles that may be the target asked for."""
        assert (asked(self) or (0, "over"))[1] == "target", f"no target is asked: {asked(self)}"
        offered = [text.removeprefix("target @") for text in self.legal() if text.startswith("target @")]
        return [role for role, id in self.ids.items() if str(id) in offered]

    # Looking

    def look(self) -> dict[str, Any]:
        """Everything a use can change: characters by role, equipment by card, the players, the event."""
        seen = {entry["id"]: entry for _, entry in board(self)}
        found: dict[str, Any] = {role: dict(seen[id]) if id in seen else None for role, id in self.ids.items()}
        for seat, who in enumerate(("you", "opponent")):
            side = player(self, seat)
            found[who] = {
                "hand": len(side["hand"]),
                "deck": len(deck(self, seat)),
                "reserve": side["reserve"],
                "knockouts": side["knockouts"],
                "seen": len(self.view(seat)["seen_hands"]),
            }
            found |= {gear["card"]: {"energy": gear["energy"]} for gear in side["equipment"]}
        event = self.view(None)["event"]
        return found if event is None else found | {event["card"]: {}}

    def changes(self) -> dict[str, str]:
        after = self.look()
        told = {key: tell(was, after.get(key)) for key, was in self.before.items()}
        return {key: text for key, text in told.items() if text}


def tell(was: Seen | None, now: Seen | None) -> str:
    """`-2 energy+1 bleed -taunt`: Health, numbers, tokens received, tokens lost."""
    if was is None or now is None:
        return "" if was is None else "out"
    found = [f"{now['health'] - was['health']:+d}"] if was.get("health") != now.get("health") else []
    for name in ("pool", "energy", "hand", "deck", "reserve", "knockouts", "seen"):
        if was.get(name) != now.get(name):
            found.append(f"{name}{now[name] - was[name]:+d}")
    had, has = held(was), held(now)
    return " ".join([*found, *(has - had).elements(), *(f"-{token}" for token in (had - has).elements())])


def held(seen: Seen) -> Counter[str]:
    found: Counter[str] = Counter()
    for token in seen.get("tokens", []):
        if token["stack"]:
            found[f"{token['type']}*{token['n']}"] += 1
        else:
            found[token["type"]] += token["n"]
    return found


def expected(text: str) -> dict[str, str]:
    """`foe -1 bleed; me agility` as `Trial.use` tells it."""
    return dict(part.split(maxsplit=1) for part in text.split("; "))
