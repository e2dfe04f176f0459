"""The end of a battle: victory, the round limit, heirs (APOTHEOSIS-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.board import Kind, Life, Mode, Step, Suit, Zone
from carteado.games.apotheosis.frames import Deed
from carteado.games.apotheosis.language.terms import When
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import (
    areas,
    companions,
    encounter,
    questions,
    resolution,
    tiles,
    turns,
    zones,
)
from carteado.games.apotheosis.steps import DeedStep, Doing
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def check_victory(table: ApoState) -> None:
    if table.clock.step >= Step.BATTLE_END:
        return
    if table.mode == Mode.ENCOUNTER:
        check_encounter(table)
        return
    teams: list[int] = []
    for char in table.chars:
        if char.acts() and char.team not in teams:
            teams.append(char.team)
    if not teams:
        finish_battle(table, [1] * table.seats, "nobody_left")
    elif len(teams) == 1:
        finish_battle(table, scores_of(table, teams), "last_team")


def check_encounter(table: ApoState) -> None:
    if not any(char.team == 0 and char.acts() for char in table.chars):
        finish_battle(table, [0] * table.seats, "lost")
    elif not table.piles.waves and not encounter.is_alive(table):
        finish_battle(table, [2] * table.seats, "won")


def scores_of(table: ApoState, teams: list[int]) -> list[int]:
    """Return twice the scores: 2 for a sole winning team, 1 for each team that shares the best place."""
    points = 2 if len(teams) == 1 else 1
    return [points if table.chars[seat].team in teams else 0 for seat in range(table.seats)]


def end_by_limit(table: ApoState) -> None:
    """End at the round limit: most living Heroes, then the highest sum of HP (APOTHEOSIS-18.2)."""
    best: list[int] = []
    most = -1
    for team in range(table.seats):
        heroes = hp = 0
        for char in table.chars:
            if char.team == team and char.acts():
                heroes += 1 if char.kind == Kind.HERO else 0
                hp += char.hp
        key = heroes * 100000 + hp
        if key > most:
            best, most = [team], key
        elif key == most:
            best.append(team)
    finish_battle(table, scores_of(table, best), "round_limit")


def finish_battle(table: ApoState, scores: list[int], ending: str) -> None:
    """Fix the result and drop the stack."""
    table.result = scores
    table.ending = ending
    table.effects = []
    table.queue = []
    table.clock.active = NOBODY
    table.clock.stamp += 1
    turns.go(table, Step.BATTLE_END)


def battle_end_step(table: ApoState) -> None:
    """Run the end of the battle (APOTHEOSIS-18.3)."""
    if not table.clock.opened:
        turns.phase(table, When.END_OF_BATTLE, Step.HEIRS)
        return
    for id in table.piles.scenario.copy():
        zones.to_discard(table, id)
    for char in table.chars:
        wake_up(table, char)
    table.clock.asking = 0
    turns.go(table, Step.HEIRS)


def wake_up(table: ApoState, char: Char) -> None:
    """Unevoke summons, revive the knocked out with 1 HP."""
    if char.gone or char.kind == Kind.OBJECT:
        return
    if companions.is_evoked(table, char):
        companions.unevoke(table, char)
    if char.life == Life.KO:
        char.life = Life.ALIVE
        char.hp = 1
        char.fixed_max = NOBODY
        areas.clear_passives(table)


def heirs_step(table: ApoState) -> None:
    """Bury dead Heroes one by one, and ask for an heir of each Item (APOTHEOSIS-18.3)."""
    while table.clock.asking < table.seats:
        hero = table.chars[table.clock.asking]
        if hero.life != Life.ALIVE:
            items = bury_hero(table, hero)
            if items:
                table.effects.append(Deed(Doing.HEIR, hero.id, items[0]))
                return
        table.clock.asking += 1
    table.mods = []
    for id in range(len(table.cards)):
        if table.zones[id] == Zone.SHEET:
            zones.clear_counters(table, id)
    areas.clear_passives(table)
    turns.go(table, Step.OVER)


def over_step(table: ApoState) -> None:
    """Set and report the reason of the end."""
    table.reason = table.ending
    if table.events is not None:
        table.report("ended", {"reason": table.ending, "scores": [score / 2 for score in table.result]})


def bury_hero(table: ApoState, hero: Char) -> list[int]:
    """Move everything but Items away; return the Items that wait for an heir."""
    items: list[int] = []
    for id in range(len(table.cards)):
        if table.holders[id] != hero.id or table.zones[id] == Zone.ATTACHED:
            continue
        suit = table.card(id).suit
        if suit == Suit.HOUSE:
            zones.banish(table, id)
        elif suit == Suit.ITEM:
            items.append(id)
        elif suit != Suit.COMPANION or table.zones[id] == Zone.INVENTORY:
            zones.to_discard(table, id)
    return items


def heirs(table: ApoState, hero: Char) -> list[int]:
    """Return living allies with room, by tile, then NOBODY, which stands for the pile."""
    allies = [char.id for char in table.chars if char.team == hero.team and char.id != hero.id and char.acts()]
    able = [who for who in allies if resolution.can_get(table, who)]
    return [*tiles.by_tile(table, able), NOBODY]


def step_heir(table: ApoState, deed: Deed) -> None:
    """Ask who gets an Item, and hand it over."""
    hero = table.chars[deed.user]
    if deed.at == DeedStep.ASK:
        questions.ask_user(table, deed, What.HEIR, heirs(table, hero))
        return
    table.effects.pop()
    heir = deed.answer[0]
    if heir < 0:
        zones.to_discard(table, deed.source)
    else:
        resolution.fetch(table, deed.source, heir, "got")
