"""The single things of a position: one card, one piece, what is on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core import phrases
from carteado.core.errors import Invalid, unknown
from carteado.games.apotheosis.board import COUNTERS, FACINGS, MARKERS, PACK, Life, Zone
from carteado.games.apotheosis.grammar import EFFECTS, read_tile
from carteado.games.apotheosis.language.parser import NO_CRIT, rule_of, stat_of
from carteado.games.apotheosis.language.terms import UNTILS, Until
from carteado.games.apotheosis.pieces import Char, Mod
from carteado.games.apotheosis.rules import areas, passives, stats, tiles, zones
from carteado.games.apotheosis.state import ApoState
from carteado.kit.cards import NOBODY
from carteado.kit.laying import detailed, number


class Putting:
    """Puts cards and pieces where a position says."""

    def __init__(self, state: ApoState, table: Mapping[str, Any]) -> None:
        self.state = state
        self.table = table
        self.later: list[tuple[Char, Any]] = []

    # Cards

    def card(self, entry: Any) -> dict[str, Any]:
        data = detailed(entry)
        self.number_of(data["card"])
        return data

    def number_of(self, id: str) -> int:
        by_id = self.state.catalog.by_id
        if id not in by_id:
            raise unknown("position-bad-value", id, by_id, field="card")
        return by_id[id].number

    def add(self, data: Mapping[str, Any], owner: int, zone: int, holder: int, *suits: int) -> int:
        state = self.state
        card = state.catalog.by_id[data["card"]]
        if suits and card.suit not in suits:
            raise Invalid("position-bad-value", field="card", found=card.id, allowed=phrases.FITTING_CARD)
        id = zones.add(state, card, owner, zone, holder)
        state.exhausted[id] = data.get("exhausted", False)
        for name, count in data.get("counters", {}).items():
            state.counts[COUNTERS.index(name)][id] = count
        for effect in data.get("used", []):
            state.limits[id * 8 + EFFECTS.index(effect)] = state.clock.round * PACK + state.clock.stamp
        return id

    def shown(self, entry: Any, owner: int, zone: int, holder: int, *suits: int) -> int:
        id = self.add(self.card(entry), owner, zone, holder, *suits)
        zones.show(self.state, id)
        zones.enter(self.state, id)
        return id

    def attach(self, data: Mapping[str, Any], host: int, owner: int, holder: int) -> None:
        state = self.state
        for entry in data.get("attached", []):
            id = self.add(self.card(entry), owner, Zone.ATTACHED, holder)
            state.hosts[id] = host
            zones.show(state, id)
            state.piles.attachments.setdefault(host, []).append(id)

    # Pieces

    def tile(self, text: str, field: str) -> int:
        at = read_tile(text)
        wide, high = self.state.config.width, self.state.config.height
        if at is None or at % 16 >= wide or at // 16 >= high:
            raise Invalid("position-bad-value", field=field, found=text, allowed=phrases.TILE)
        return at

    def stand(self, char: Char, text: str, field: str) -> None:
        at = self.tile(text, field)
        if not tiles.empty(self.state, at):
            raise Invalid("position-bad-value", field=field, found=text, allowed=phrases.EMPTY_TILE)
        tiles.put(self.state, char, at)

    def lay_character(self, char: Char, data: Mapping[str, Any], standing: bool) -> None:
        self.lay_piece(char, data)
        if standing:
            self.stand(char, data.get("at", ""), "at")
        char.barred = data.get("barred", False)
        char.ap = data.get("ap", 0)
        self.set_hp(char, data)
        self.later.append((char, data.get("modifiers", [])))

    def lay_piece(self, char: Char, data: Mapping[str, Any]) -> None:
        """What is said alike of Heroes and Companions."""
        facing = data.get("facing")
        char.facing = tiles.home_facing(self.state, char) if facing is None else FACINGS.index(facing)
        char.markers = sum(1 << MARKERS.index(name) for name in set(data.get("markers", [])))
        char.saved = data.get("saved", False)
        char.debt = data.get("debt", 0)

    def set_hp(self, char: Char, data: Mapping[str, Any]) -> None:
        state = self.state
        passives.derive(state)
        most = stats.hp_max(state, char.id)
        char.hp = number(data, "hp", most, -999, most)
        if char.hp <= 0:
            char.fixed_max = most
            char.life = Life.KO if char.hp == 0 else Life.DEAD
            if char.hp <= -most:
                char.life = Life.OVERKILL if char.hp > -2 * most else Life.REMOVED
        areas.clear(state)

    def modifiers(self, char: Char, entries: Any) -> None:
        state = self.state
        for entry in entries:
            until = entry.get("until", "battle")
            of = NOBODY
            if isinstance(until, Mapping):
                until, place = next(iter(until.items()), ("", ""))
                of = state.occupants[self.tile(place, "until")]
            stat, rules, crit = NOBODY, 0, NO_CRIT
            try:
                if "stat" in entry:
                    stat = stat_of(entry)
                else:
                    rules, crit = rule_of(entry)
            except (KeyError, ValueError):
                allowed = phrases.STAT_OR_RULE
                raise Invalid("position-bad-value", field="modifiers", found=str(entry), allowed=allowed) from None
            since = state.clock.stamp - 1 if UNTILS.index(until) == Until.END else state.clock.stamp
            mod = Mod(char.id, stat, entry.get("amount", 0), rules, crit, UNTILS.index(until), of, since, NOBODY)
            state.mods = [*state.mods, mod]
        state.dirty = True
