"""The actions of the main phase: which are legal, and carrying them out (APOTHEOSIS-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.core.state import Action
from carteado.games.apotheosis.actions import Do, What
from carteado.games.apotheosis.board import ATTACHMENTS, FACINGS, FOREVER, REST_POINTS, Ap, Kind, Life, Suit, Zone
from carteado.games.apotheosis.frames import Act, Deed
from carteado.games.apotheosis.language.printed import Power
from carteado.games.apotheosis.language.terms import Activation, Rule, Stat, When
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import (
    activation,
    areas,
    attacks,
    characters,
    choices,
    companions,
    death,
    entities,
    legality,
    movement,
    payment,
    placement,
    questions,
    stats,
    status,
    tiles,
    timing,
    zones,
)
from carteado.games.apotheosis.steps import DeedStep, Doing

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

KINDS: Final = 3  # Items, Skills and Companions, in this order among suits, areas and forms


def is_manual(power: Power) -> bool:
    """Whether an effect is manual, or a temp that is activated (APOTHEOSIS-30.1)."""
    if power.activation == Activation.MANUAL:
        return True
    return power.activation == Activation.TEMP and (power.bar or power.costly or power.card.suit == Suit.EVENT)


def actions(table: ApoState) -> list[Action]:
    """Return every legal action, in the order of the forms (APOTHEOSIS-9)."""
    char = table.chars[table.clock.active]
    found: list[Action] = []
    add_moves(table, char, found)
    if char.ap >= Ap.TURN:
        found += [(Do.TURN, way) for way in range(4) if way != char.facing]
    if not table.clock.acted:
        add_rest(table, char, found)
    if char.ap >= Ap.NORMAL:
        found += [(Do.ATTACK, table.chars[who].at) for who in attacks.normal_targets(table, char)]
    if char.kind == Kind.HERO and char.ap >= Ap.PLACE:
        add_placing(table, char, found)
    add_uses(table, char, found)
    if char.kind == Kind.HERO:
        add_entity(table, char, found)
        add_summons(table, char, found)
        add_attach(table, char, found)
    if char.ap >= Ap.LOOT:
        add_loot(table, char, found)
    if char.kind == Kind.COMPANION and not table.clock.acted and companions.can_evolve(table, char):
        found.append((Do.EVOLVE,))
    if char.ap >= Ap.CHECK:
        found += [(Do.CHECK, other.at) for other in tiles.neighbours(table, char) if other.check_attribute >= 0]
    found.append((Do.END_TURN,))
    if table.config.concede:
        found.append((Do.CONCEDE,))
    return found


def add_moves(table: ApoState, char: Char, found: list[Action]) -> None:
    if char.ap <= 0 or stats.rules(table, char.id) & Rule.CANNOT_MOVE:
        return
    table.index.walk = movement.paths_of(table, char, char.ap, False)
    costs = table.index.walk.costs
    for at in tiles.empty_tiles(table):
        if costs[at] < FOREVER:
            found.append((Do.MOVE, at))


def add_rest(table: ApoState, char: Char, found: list[Action]) -> None:
    """Offer Rest, unless it would do nothing (APOTHEOSIS-9.3)."""
    if char.hp < stats.hp_max(table, char.id):
        found.append((Do.REST, 0))
    if char.kind == Kind.HERO:
        for id in areas.cards(table, char.id, Zone.MEMENTO):
            if table.exhausted[id] and 0 < choices.points(table, id) <= REST_POINTS:
                found.append((Do.REST, 1))
                return


def add_placing(table: ApoState, char: Char, found: list[Action]) -> None:
    """Offer to equip, learn and recruit, and to unequip, forget and abandon."""
    held = placement.placeable_cards(table, char.id)
    for kind in range(KINDS):
        for id in held:
            if table.card(id).suit == Suit.ITEM + kind:
                found.append((Do.EQUIP + kind, id))
    for kind in range(KINDS):
        for id in choices.singles(table, areas.cards(table, char.id, Zone.EQUIP + kind)):
            if kind < KINDS - 1 or can_abandon(table, id):
                found.append((Do.UNEQUIP + kind, id))


def can_abandon(table: ApoState, id: int) -> bool:
    """Whether a Companion may leave; all but summons need an access tile (APOTHEOSIS-12.5)."""
    who = characters.of_card(table, id)
    if who < 0 or table.chars[who].life != Life.ALIVE:
        return False
    if companions.is_summon(table, id):
        return True
    char = table.chars[who]
    return char.at in tiles.access_tiles(table, char) or bool(tiles.access(table, char))


def add_entity(table: ApoState, char: Char, found: list[Action]) -> None:
    """Offer to awaken the Entity or let it sleep (APOTHEOSIS-13.2, 13.3)."""
    entity = areas.entity(table, char.id)
    if entity < 0:
        return
    if table.concealed[entity]:
        if char.slept != table.clock.stamp and payment.can_pay(table, char.id, payment.AWAKEN_COST):
            found.append((Do.AWAKEN,))
    elif char.woke != table.clock.stamp:
        found.append((Do.SLEEP,))


def add_summons(table: ApoState, char: Char, found: list[Action]) -> None:
    """Offer to evoke summons, of copies that no rule distinguishes only the first, and to unevoke them."""
    asleep: list[int] = []
    for id in areas.cards(table, char.id, Zone.SUPPORT):
        if not table.concealed[id] or any(choices.twins(table, other, id) for other in asleep):
            continue
        if payment.can_pay(table, char.id, payment.EVOKE_COST) and status.can_reveal(table, id):
            asleep.append(id)
            found.append((Do.EVOKE, id))
    for id in areas.cards(table, char.id, Zone.SUPPORT):
        if not table.concealed[id] and companions.is_summon(table, id):
            found.append((Do.UNEVOKE, id))


def add_attach(table: ApoState, char: Char, found: list[Action]) -> None:
    if char.ap < Ap.ATTACH:
        return
    for other in tiles.neighbours(table, char):
        if other.kind == Kind.COMPANION and other.seat == char.seat and other.life == Life.ALIVE:
            under = len(zones.attached_to(table, other.card))
            if under or table.piles.inventories[char.seat]:
                found.append((Do.ATTACH, other.at))


def add_loot(table: ApoState, char: Char, found: list[Action]) -> None:
    if char.kind == Kind.COMPANION and len(zones.attached_to(table, char.card)) >= ATTACHMENTS:
        return
    for other in tiles.neighbours(table, char):
        if death.lootable(table, other):
            found.append((Do.LOOT, other.at))


def add_uses(table: ApoState, char: Char, found: list[Action]) -> None:
    """Offer activations of the main phase (APOTHEOSIS-20.5)."""
    uses: list[Action] = []
    for id in areas.usable(table, char.seat):
        for power in table.card(id).powers:
            if power.when == When.MAIN and is_manual(power):
                act = main_act(table, char, id, power)
                if act is not None and legality.can(table, act):
                    uses.append((Do.USE, id, power.index))
    found += choices.without_copies(table, uses)


def main_act(table: ApoState, char: Char, id: int, power: Power) -> Act | None:
    """Return the activation by the active character; None if it may not activate the card now."""
    zone = table.zones[id]
    if zone == Zone.SCENARIO:
        return new_act(table, id, power, char.id, char.id)
    if zone == Zone.DISCARD:
        if power.pile and table.owners[id] == char.seat and char.kind == Kind.HERO:
            return new_act(table, id, power, char.id, char.id)
        return None
    if not timing.can_act_from(table, id, power, True):
        return None
    user = characters.subject_of(table, id, power)
    if user == char.id:
        return new_act(table, id, power, user, characters.you_of(table, user))
    if power.team and user >= 0 and table.chars[user].team == char.team and characters.alive(table, user):
        return new_act(table, id, power, char.id, char.id)
    return None


def new_act(table: ApoState, id: int, power: Power, user: int, you: int) -> Act:
    act = Act(id, power, user, you, user)
    act.player = table.chars[user].seat
    return act


def take_action(table: ApoState, action: Action) -> None:
    """Take an action of the active character; push a frame for what must be asked."""
    char = table.chars[table.clock.active]
    form = action[0]
    table.clock.actions += 1
    table.clock.activations = 0
    table.clock.after_action = True
    if form == Do.USE:
        act = main_act(table, char, action[1], table.card(action[1]).powers[action[2]])
        assert act is not None
        table.clock.closing = table.clock.closing or act.power.sacrifice
        activation.declare(table, act)
        return
    table.clock.acted = True
    if form == Do.MOVE:
        begin(table, Doing.MOVE, char, action[1])
    elif form == Do.TURN:
        char.ap -= Ap.TURN
        tiles.turn(table, char, action[1])
        if table.events is not None:
            table.report("turned", {"who": table.who_is(char.id), "facing": FACINGS[char.facing]})
    elif form == Do.ATTACK:
        char.ap -= Ap.NORMAL
        attacks.strike(table, char.id, table.occupants[action[1]])
    elif form <= Do.ABANDON:
        place_action(table, char, form, action)
    else:
        special_action(table, char, form, action)


def place_action(table: ApoState, char: Char, form: int, action: Action) -> None:
    if form == Do.REST:
        rest(table, char, action[1])
    elif form <= Do.RECRUIT:
        begin(table, Doing.PLACE, char, action[1], Ap.PLACE)
    else:
        char.ap -= Ap.PLACE
        zones.give_back(table, action[1])


def special_action(table: ApoState, char: Char, form: int, action: Action) -> None:
    if form == Do.AWAKEN:
        begin(table, Doing.AWAKEN, char, areas.entity(table, char.id))
    elif form == Do.SLEEP:
        entities.fall_asleep(table, areas.entity(table, char.id))
    elif form == Do.EVOKE:
        begin(table, Doing.EVOKE, char, action[1])
    elif form == Do.UNEVOKE:
        companions.unevoke(table, table.chars[characters.of_card(table, action[1])])
    elif form == Do.ATTACH:
        begin(table, Doing.ATTACH, char, table.chars[table.occupants[action[1]]].card, Ap.ATTACH)
    elif form == Do.LOOT:
        begin(table, Doing.LOOT, char, table.occupants[action[1]], Ap.LOOT)
    elif form == Do.EVOLVE:
        table.clock.closing = True
        begin(table, Doing.EVOLVE, char, char.card)
    else:
        begin(table, Doing.CHECK, char, table.occupants[action[1]], Ap.CHECK)


def begin(table: ApoState, what: int, char: Char, source: int, ap: int = 0) -> None:
    """Pay AP, and put a deed on the stack."""
    char.ap -= ap
    table.effects.append(Deed(what, char.id, source))


def rest(table: ApoState, char: Char, way: int) -> None:
    """Rest: heal 1, or recover Skills (APOTHEOSIS-9.3)."""
    table.clock.closing = True
    table.announce("rested", char.id)
    if way == 0:
        death.heal(table, char.id, 1)
    else:
        table.effects.append(Deed(Doing.REST, char.id))


def step_recover(table: ApoState, deed: Deed) -> None:
    """Ask which Skills recover, by recomposition or Rest."""
    who = deed.user
    if deed.at == DeedStep.ASK:
        deed.at = DeedStep.ANSWERED
        if deed.what == Doing.REST:
            questions.ask_points(table, What.POINTS, who, REST_POINTS, 1)
        else:
            points = table.config.recomposition + stats.value(table, who, Stat.RECOMPOSITION)
            questions.ask_points(table, What.RECOMPOSITION, who, points, 0)
        return
    table.effects.pop()
    status.recover_all(table, deed.answer)


def concede(table: ApoState, seat: int) -> None:
    """Let all characters of a seat fall, without Salvation (APOTHEOSIS-9.14)."""
    for char in table.chars:
        if char.seat == seat and char.life == Life.ALIVE and not char.gone:
            char.saved = True
            death.lose(table, char.id, char.hp + stats.hp_max(table, char.id))
