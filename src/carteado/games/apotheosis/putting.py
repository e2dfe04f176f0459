"""The single things of a position: one card, one piece, what is on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.errors import Invalid, unknown
from carteado.games.apotheosis.board import COUNTERS, FACINGS, MARKERS, Life, Zone
from carteado.games.apotheosis.grammar import read_tile
from carteado.games.apotheosis.permitting import PACK
from carteado.games.apotheosis.pieces import Char, Mod
from carteado.games.apotheosis.reading import NO_CRIT, rule_of, stat_of
from carteado.games.apotheosis.rules import ApoState
from carteado.games.apotheosis.terms import UNTILS, Until
from carteado.kit import phrases
from carteado.kit.cards import NOBODY
from carteado.kit.laying import known, number

CARD = ("card", "exhausted", "counters", "used", "owner")
COMPANION = (
    *CARD,
    "at",
    "facing",
    "hp",
    "ap",
    "debt",
    "markers",
    "saved",
    "attached",
    "concealed",
    "modifiers",
    "barred",
)


class Putting:
    """Puts cards and pieces where a position says."""

    def __init__(self, state: ApoState, table: Mapping[str, Any]) -> None:
        self.state = state
        self.table = table
        self.later: list[tuple[Char, Any]] = []

    # Cards

    def card(self, entry: Any, names: tuple[str, ...]) -> dict[str, Any]:
        data = {"card": entry} if isinstance(entry, str) else dict(entry)
        known(data, names, "card")
        by_id = self.state.catalog.by_id
        if data.get("card") not in by_id:
            raise unknown("position-bad-value", data.get("card"), by_id, field="card")
        return data

    def add(self, data: Mapping[str, Any], owner: int, zone: int, holder: int, *suits: int) -> int:
        state = self.state
        card = state.catalog.by_id[data["card"]]
        if suits and card.suit not in suits:
            raise Invalid("position-bad-value", field="card", found=card.id, allowed=phrases.FITTING_CARD)
        id = state.add(card, owner, zone, holder)
        state.exhausted[id] = bool(data.get("exhausted", False))
        for name, count in dict(data.get("counters", {})).items():
            if name not in COUNTERS:
                raise unknown("position-bad-value", name, COUNTERS, field="counters")
            state.counts[COUNTERS.index(name)][id] = count
        for effect in data.get("used", []):
            index = int(str(effect)[1:]) - 1
            state.limits[id * 8 + index] = state.round * PACK + state.stamp
        return id

    def shown(self, entry: Any, owner: int, zone: int, holder: int, *suits: int) -> int:
        id = self.add(self.card(entry, CARD), owner, zone, holder, *suits)
        self.state.show(id)
        self.state.enter(id)
        return id

    def attach(self, data: Mapping[str, Any], host: int, owner: int, holder: int) -> None:
        state = self.state
        for entry in data.get("attached", []):
            id = self.add(self.card(entry, CARD), owner, Zone.ATTACHED, holder)
            state.hosts[id] = host
            state.show(id)
            state.attachments.setdefault(host, []).append(id)

    # Pieces

    def tile(self, text: Any, field: str) -> int:
        at = read_tile(str(text))
        wide, high = self.state.config.width, self.state.config.height
        if at is None or at % 16 >= wide or at // 16 >= high:
            raise Invalid("position-bad-value", field=field, found=str(text), allowed=phrases.TILE)
        return at

    def stand(self, char: Char, text: Any, field: str) -> None:
        at = self.tile(text, field)
        if not self.state.empty(at):
            raise Invalid("position-bad-value", field=field, found=str(text), allowed=phrases.EMPTY_TILE)
        self.state.put(char, at)

    def lay_character(self, char: Char, data: Mapping[str, Any], standing: bool) -> None:
        state = self.state
        char.facing = word(data, "facing", FACINGS, FACINGS[state.home_facing(char)])
        if standing:
            self.stand(char, data["at"], "at")
        char.markers = markers(data)
        char.saved = bool(data.get("saved", False))
        char.barred = bool(data.get("barred", False))
        char.debt = number(data, "debt", 0, -99, 99)
        char.ap = number(data, "ap", 0, 0, 99)
        self.set_hp(char, data)
        self.later.append((char, data.get("modifiers", [])))

    def set_hp(self, char: Char, data: Mapping[str, Any]) -> None:
        state = self.state
        state.derive()
        most = state.hp_max(char.id)
        char.hp = number(data, "hp", most, -999, most)
        if char.hp <= 0:
            char.fixed_max = most
            char.life = Life.KO if char.hp == 0 else Life.DEAD
            if char.hp <= -most:
                char.life = Life.OVERKILL if char.hp > -2 * most else Life.REMOVED
        state.forget()

    def modifiers(self, char: Char, entries: Any) -> None:
        state = self.state
        for entry in entries:
            data = dict(entry)
            until = data.get("until", "battle")
            of = NOBODY
            if isinstance(until, Mapping):
                until, place = next(iter(until.items()))
                of = state.board[self.tile(place, "until")]
            if until not in UNTILS:
                raise unknown("position-bad-value", until, UNTILS, field="until")
            stat, rules, crit = NOBODY, 0, NO_CRIT
            try:
                if "stat" in data:
                    stat = stat_of(data)
                else:
                    rules, crit = rule_of(data)
            except (KeyError, ValueError):
                allowed = phrases.STAT_OR_RULE
                raise Invalid("position-bad-value", field="modifiers", found=str(data), allowed=allowed) from None
            since = state.stamp - 1 if UNTILS.index(until) == Until.END else state.stamp
            mod = Mod(char.id, stat, data.get("amount", 0), rules, crit, UNTILS.index(until), of, since, NOBODY)
            state.mods = [*state.mods, mod]
        state.dirty = True


def index(words: tuple[str, ...], found: Any, field: str) -> int:
    if found not in words:
        raise unknown("position-bad-value", found, words, field=field)
    return words.index(found)


def word(data: Mapping[str, Any], name: str, words: tuple[str, ...], default: str) -> int:
    return index(words, data.get(name, default), name)


def markers(data: Mapping[str, Any]) -> int:
    return sum(1 << index(MARKERS, name, "markers") for name in data.get("markers", []))
