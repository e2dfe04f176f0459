"""What an attack comes to before its dice are rolled: the sum, the CON that it is compared with, the injury."""

from __future__ import annotations

from contextlib import suppress
from typing import cast

from carteado.core.message import Message
from carteado.core.rng import ChanceAsked, NoChance
from carteado.core.state import Action
from carteado.games.apotheosis.actions import Do
from carteado.games.apotheosis.frames import Act, Blow, Roll
from carteado.games.apotheosis.language.printed import Formula
from carteado.games.apotheosis.language.terms import By, Stat
from carteado.games.apotheosis.rules import attacks, death, stats, sums
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.words.sums import chain


def odds(table: ApoState, action: Action) -> list[Message]:
    """Say what an attack comes to for each known target: one that begins, or the one under way after an answer."""
    if action[0] == Do.ATTACK:
        return [of_attack(table, table.clock.active, attacks.NORMAL, By.NORMAL, 0, who) for who in at(table, action[1])]
    if action[0] in (Do.USE, Do.PASS):
        world = after(table, action)
        begun = begun_in(table, world)
        if begun is not None:
            return of_activation(table, begun, begun.targets)
        rolled = any(isinstance(frame, Roll) for frame in table.effects)
        return [] if rolled else of_blow(world)
    if action[0] == Do.TARGET:
        act = next((frame for frame in reversed(table.effects) if isinstance(frame, Act)), None)
        return [] if act is None else of_activation(table, act, at(table, action[1]))
    return []


def at(table: ApoState, tile: int) -> list[int]:
    return [char.id for char in table.chars if char.at == tile and not char.gone]


def after(table: ApoState, action: Action) -> ApoState:
    """Take an action in a copy of the table, up to the first draw of chance; with one legal target, nobody is asked."""
    world = cast(ApoState, table.clone())
    world.rng, world.events = NoChance(), None
    with suppress(ChanceAsked):
        world.apply(action)
    return world


def begun_in(table: ApoState, world: ApoState) -> Act | None:
    """Return the activation of the world that was not under way before."""
    before = [(frame.source, frame.power) for frame in table.effects if isinstance(frame, Act)]
    acts = (frame for frame in reversed(world.effects) if isinstance(frame, Act))
    return next((act for act in acts if (act.source, act.power) not in before), None)


def of_blow(table: ApoState) -> list[Message]:
    """Say what the attack under way comes to, with all that has changed it so far."""
    blow = next((frame for frame in reversed(table.effects) if isinstance(frame, Blow)), None)
    if blow is None:
        return []
    formula = attacks.formula_of(table, blow)
    return [
        of_attack(table, blow.user, formula, blow.way, blow.properties, who, blow.bonus + blow.bonuses[place])
        for place, who in enumerate(blow.targets)
    ]


def of_activation(table: ApoState, act: Act, targets: list[int]) -> list[Message]:
    damage = act.power.damage
    if damage is None:
        return []
    way, properties = attacks.means(act.power), act.power.card.properties
    return [of_attack(table, act.user, damage, way, properties, who) for who in targets]


def of_attack(
    table: ApoState, user: int, formula: Formula, way: int, properties: int, target: int, changed: int = 0
) -> Message:
    """Return the sum with its dice, from the least to the most, and the injuries of both (APOTHEOSIS-10.5, 10.6)."""
    known = [sums.attribute(table, user, which) for which in formula.attributes]
    more = formula.plus + attacks.attack_bonus(table, user, way, properties)
    more += stats.value(table, target, Stat.DMG_TAKEN) + changed
    plain = sum(part["amount"] for part in known) + more
    con = stats.attribute(table, target, Stat.CON)
    least, most = (max(1, plain + dice) for dice in (len(formula.dice), sum(formula.dice)))
    hurt = [
        max(0, death.injury(damage, con) + stats.value(table, target, Stat.INJURY_TAKEN)) for damage in (least, most)
    ]
    return Message(
        "apotheosis-odds",
        sum=chain([*known, *sums.bonus(more)]),
        dice="+".join(f"d{size}" for size in formula.dice) or "none",
        least=least,
        most=most,
        con=con,
        few=hurt[0],
        many=hurt[1],
        sure="yes" if hurt[0] == hurt[1] else "no",
    )
