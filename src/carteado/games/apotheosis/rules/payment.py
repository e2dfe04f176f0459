"""Costs: AP, borrowed or not, SP and MP by exhausting, change, cards and values (APOTHEOSIS-11, 25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.board import Kind, Suit, Zone
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.language.printed import Cards, Cost, Due
from carteado.games.apotheosis.language.terms import Rule, Stat
from carteado.games.apotheosis.rules import (
    areas,
    choices,
    counters,
    death,
    questions,
    requirements,
    stats,
    status,
    turns,
    zones,
)
from carteado.games.apotheosis.steps import Demand
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

SUITS_OF_VALUE: Final[tuple[int, ...]] = (Suit.ITEM, Suit.SKILL, Suit.COMPANION, Suit.EVENT)
EVOKE_COST: Final = Cost(mp=2)
AWAKEN_COST: Final = Cost(spmp=2)


def affords(table: ApoState, who: int, ap: int) -> bool:
    """Whether a character has these AP, or may borrow them (APOTHEOSIS-25.2)."""
    char = table.chars[who]
    if ap == 0:
        return True
    if turns.in_turn(table, who):
        return char.ap >= ap
    return char.debt < stats.attribute(table, who, Stat.AGI)


def spend(table: ApoState, who: int, ap: int) -> None:
    """Spend AP, or borrow them outside the character's own turn (APOTHEOSIS-25)."""
    char = table.chars[who]
    if ap == 0:
        return
    if turns.in_turn(table, who):
        char.ap -= ap
    else:
        char.debt += ap
        if table.events is not None:
            table.report("borrowed", {"who": table.who_is(who), "amount": ap, "debt": char.debt})


def payers(table: ApoState, who: int, cost: Cost, besides: int) -> list[int]:
    """Return the recovered memento cards with a positive value in a resource of the cost."""
    if table.chars[who].kind != Kind.HERO:
        return []
    either = cost.spmp > 0
    pays_sp = cost.sp > 0 or either or (cost.mp > 0 and stats.rules(table, who) & Rule.SP_AS_MP != 0)
    pays_mp = cost.mp > 0 or either
    found: list[int] = []
    for id in areas.cards(table, who, Zone.MEMENTO):
        card = table.card(id)
        if table.exhausted[id] or id == besides:
            continue
        if (card.sp > 0 and pays_sp) or (card.mp > 0 and pays_mp):
            found.append(id)
    return found


def can_pay(table: ApoState, who: int, cost: Cost, besides: int = NOBODY) -> bool:
    """Whether the SP and MP of a cost can be paid."""
    if cost.sp + cost.mp + cost.spmp == 0:
        return True
    sp, mp, _ = choices.totals(table, payers(table, who, cost, besides))
    if sp < cost.sp or sp + mp < cost.sp + cost.mp + cost.spmp:
        return False
    return mp >= cost.mp or stats.rules(table, who) & Rule.SP_AS_MP != 0


def ask_payment(table: ApoState, who: int, cost: Cost, besides: int = NOBODY) -> None:
    pool = payers(table, who, cost, besides)
    ask = questions.ask_set(table, What.PAY, table.chars[who].seat, pool, Demand.PAY)
    ask.sp = cost.sp
    ask.mp = cost.mp
    ask.any = cost.spmp
    ask.mixed = stats.rules(table, who) & Rule.SP_AS_MP != 0


def take_payment(table: ApoState, who: int, cost: Cost, paid: list[int]) -> list[int]:
    """Exhaust what was chosen, ask for the change, and return what was paid."""
    status.exhaust_all(table, paid)
    ask_change(table, who, cost, paid)
    return paid.copy()


def ask_change(table: ApoState, who: int, cost: Cost, paid: list[int]) -> None:
    """Ask which other exhausted memento cards recover, up to the overpaid amount."""
    sp, mp, _ = choices.totals(table, paid)
    pool = [id for id in areas.cards(table, who, Zone.MEMENTO) if table.exhausted[id] and id not in paid]
    ask = questions.ask_set(table, What.CHANGE, table.chars[who].seat, pool, Demand.WITHIN)
    ask.mixed = cost.spmp > 0 or (cost.mp > 0 and stats.rules(table, who) & Rule.SP_AS_MP != 0)
    ask.any = sp + mp - cost.sp - cost.mp - cost.spmp
    ask.sp = sp - cost.sp
    ask.mp = mp - cost.mp


def zone_cards(table: ApoState, who: int, cards: Cards, besides: int) -> list[int]:
    """Return the matching cards of a character's zone, ascending, without the activating card (APOTHEOSIS-21.2)."""
    zone = cards.zone
    found: list[int] = []
    if zone == Zone.SCENARIO:
        found = [id for id in table.piles.scenario if id != besides and requirements.matches(table, id, cards.filter)]
    elif who < 0 or table.chars[who].kind == Kind.OBJECT:
        return found
    elif zone == Zone.INVENTORY:
        found = inventory(table, who)
    elif zone == Zone.DISCARD:
        found = table.piles.discards[zones.pile_of(table, table.chars[who].seat)].copy()
    elif zone == Zone.DECK:
        found = (
            []
            if table.chars[who].kind != Kind.HERO
            else table.piles.decks[zones.pile_of(table, table.chars[who].seat)].copy()
        )
    elif zone == Zone.TABLE:
        found = (
            areas.cards(table, who, Zone.EQUIP)
            + areas.cards(table, who, Zone.MEMENTO)
            + areas.cards(table, who, Zone.SUPPORT)
        )
    else:
        found = areas.cards(table, who, zone)
    found = [
        id
        for id in found
        if id != besides and requirements.matches(table, id, cards.filter) and table.card(id).suit > 0
    ]
    found.sort()
    return found


def cards_meant(table: ApoState, act: Act, cards: Cards, who: int) -> list[int]:
    """Return the card itself, or the matching cards of a character."""
    return [act.source] if cards.this else zone_cards(table, who, cards, act.source)


def inventory(table: ApoState, who: int) -> list[int]:
    """Return a Hero's inventory; a Companion has none."""
    char = table.chars[who]
    if char.kind != Kind.HERO:
        return []
    return table.piles.inventories[char.seat].copy()


def due_cards(table: ApoState, act: Act, due: Due, taken: list[int]) -> list[int]:
    """Return the cards that may pay a due; a Companion pays values with its attachments (APOTHEOSIS-12.9)."""
    if due.cards.this:
        return [act.source]
    if due.value >= 0:
        char = table.chars[act.user]
        held = inventory(table, act.user) if char.kind == Kind.HERO else zones.attached_to(table, char.card).copy()
        suit = SUITS_OF_VALUE[due.value]
        found = [id for id in held if table.card(id).suit == suit and id != act.source and table.card(id).value > 0]
        found.sort()
    else:
        found = zone_cards(table, act.user, due.cards, act.source)
    return [id for id in found if id not in taken]


def can_pay_due(table: ApoState, act: Act, due: Due, taken: list[int]) -> bool:
    pool = due_cards(table, act, due, taken)
    if due.value >= 0:
        return sum([table.card(id).value for id in pool]) >= due.number
    if len(pool) < due.number:
        return False
    taken.extend(pool[: due.number])
    return True


def can_afford(table: ApoState, act: Act) -> bool:
    """Whether every cost can be paid (APOTHEOSIS-22.1); the Master's Hand pays nothing (APOTHEOSIS-19.2)."""
    if act.free:
        return True
    power = act.power
    cost = power.cost
    user = act.user
    if not affords(table, user, cost.ap):
        return False
    if not can_pay(table, user, cost, besides(table, act)):
        return False
    if cost.hp > 0 and table.chars[user].hp <= cost.hp:
        return False
    if cost.exhaust and table.exhausted[act.source]:
        return False
    if cost.counters > 0 and table.counts[cost.counter][act.source] < cost.counters:
        return False
    if cost.dues:
        taken: list[int] = []
        for due in cost.dues:
            if not can_pay_due(table, act, due, taken):
                return False
    return True


def besides(table: ApoState, act: Act) -> int:
    """Return the card that may not pay: the activating one, unless it is a Skill with a bar (APOTHEOSIS-11.3, 21.2)."""
    if act.power.bar and table.zones[act.source] == Zone.MEMENTO:
        return NOBODY
    return act.source


def choose_payment(table: ApoState, act: Act) -> None:
    """Choose the lowest numbers for every part of the cost that is still open."""
    cost = act.power.cost
    if cost.sp + cost.mp + cost.spmp > 0 and not act.points:
        sp = mp = 0
        points: list[int] = []
        for id in payers(table, act.user, cost, besides(table, act)):
            if sp >= cost.sp and mp >= cost.mp and sp + mp >= cost.sp + cost.mp + cost.spmp:
                break
            points.append(id)
            sp += table.card(id).sp
            mp += table.card(id).mp
        act.points = points
    taken: list[int] = [id for ids in act.paid for id in ids]
    for place in range(len(act.paid), len(cost.dues)):
        due = cost.dues[place]
        pool = due_cards(table, act, due, taken)
        chosen: list[int] = []
        total = 0
        for id in pool:
            if total >= due.number:
                break
            chosen.append(id)
            total += table.card(id).value if due.value >= 0 else 1
        act.paid = [*act.paid, chosen]
        taken.extend(chosen)


def pay(table: ApoState, act: Act) -> None:
    """Pay all costs at once (APOTHEOSIS-21.3)."""
    if act.free:
        return
    cost = act.power.cost
    user = act.user
    spend(table, user, cost.ap)
    status.exhaust_all(table, act.points)
    if cost.hp > 0:
        death.lose(table, user, cost.hp)
    if cost.exhaust:
        status.exhaust(table, act.source)
    if cost.counters > 0:
        table.counts[cost.counter][act.source] -= cost.counters
        counters.settle_counters(table, act.source)
    for place in range(len(act.paid)):
        for id in act.paid[place]:
            zones.move_by(table, cost.dues[place].verb, id)
