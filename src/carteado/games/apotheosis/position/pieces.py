"""Lay the characters of a position: the keys that Heroes and Companions share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.games.apotheosis.board import CRIT, FACINGS, MARKERS, Life
from carteado.games.apotheosis.language.bases import RuleWord, StatWord
from carteado.games.apotheosis.language.printed import Change
from carteado.games.apotheosis.language.terms import UNTILS, Until
from carteado.games.apotheosis.language.words import LANGUAGE
from carteado.games.apotheosis.pieces import Char, Mod
from carteado.games.apotheosis.position.layer import Layer
from carteado.games.apotheosis.rules import areas, passives, stats, tiles
from carteado.kit.cards import NOBODY
from carteado.kit.language.base import Scope
from carteado.kit.position import number


def lay_character(layer: Layer, char: Char, data: Mapping[str, Any], standing: bool) -> None:
    lay_piece(layer, char, data)
    if standing:
        layer.stand(char, data.get("at", ""), "at")
    char.barred = data.get("barred", False)
    char.ap = data.get("ap", 0)
    set_hp(layer, char, data)
    layer.later.append((char, data.get("modifiers", [])))


def lay_piece(layer: Layer, char: Char, data: Mapping[str, Any]) -> None:
    """Lay the piece of a Hero or Companion."""
    facing = data.get("facing")
    char.facing = tiles.home_facing(layer.state, char) if facing is None else FACINGS.index(facing)
    char.markers = sum(1 << MARKERS.index(name) for name in set(data.get("markers", [])))
    char.saved = data.get("saved", False)
    char.debt = data.get("debt", 0)


def set_hp(layer: Layer, char: Char, data: Mapping[str, Any]) -> None:
    state = layer.state
    passives.derive(state)
    most = stats.hp_max(state, char.id)
    char.hp = number(data, "hp", most, -999, most)
    if char.hp <= 0:
        char.fixed_max = most
        char.life = Life.KO if char.hp == 0 else Life.DEAD
        if char.hp <= -most:
            char.life = Life.OVERKILL if char.hp > -2 * most else Life.REMOVED
    areas.clear(state)


def add_modifiers(layer: Layer, char: Char, entries: Any) -> None:
    state = layer.state
    for entry in entries:
        until = entry.get("until", "battle")
        of = NOBODY
        if isinstance(until, Mapping):
            until, place = next(iter(until.items()), ("", ""))
            of = state.occupants[layer.tile(place, "until")]
        since = state.clock.stamp - 1 if UNTILS.index(until) == Until.END else state.clock.stamp
        state.mods = [*state.mods, Mod(char.id, change_of(entry), UNTILS.index(until), of, since, NOBODY)]
    state.dirty = True


def change_of(modifier: Mapping[str, Any]) -> Change:
    """Read the stat or the rule of a modifier as card files write them."""
    scope = Scope(LANGUAGE, {}, {}, "")
    if "rule" in modifier:
        rule: RuleWord = scope.build(RuleWord, modifier["rule"])
        return rule.change()
    stat: StatWord = scope.build(StatWord, modifier["stat"])
    return Change(stat.stat(), modifier.get("amount", 0), 0, CRIT)
