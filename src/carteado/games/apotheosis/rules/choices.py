"""Choose sets of cards: which may be picked next, and when a set is complete (APOTHEOSIS-6.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Action
from carteado.games.apotheosis.board import Zone
from carteado.games.apotheosis.frames import Ask
from carteado.games.apotheosis.rules import characters, zones
from carteado.games.apotheosis.steps import Demand

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def open_cards(table: ApoState, ask: Ask) -> list[int]:
    """Return the cards that may be picked next; each set has one order, copies are offered once (APOTHEOSIS-6.7)."""
    rest = rest_of(table, ask)
    firsts = [place for place, id in enumerate(rest) if not has_twin(table, id, rest, place)]
    return [rest[place] for place in firsts if completable(table, ask, rest[place], rest, place)]


def rest_of(table: ApoState, ask: Ask) -> list[int]:
    """Return the pool after the last pick, without copies of cards that were skipped."""
    pool = ask.pool
    if not ask.picked:
        return pool
    last = pool.index(ask.picked[len(ask.picked) - 1])
    passed = [id for id in pool[:last] if id not in ask.picked]
    return [id for id in pool[last + 1 :] if not any(twins(table, other, id) for other in passed)]


def singles(table: ApoState, ids: list[int]) -> list[int]:
    """Return the first of each group of copies that no rule distinguishes (APOTHEOSIS-6.7)."""
    found: list[int] = []
    for id in ids:
        if not has_twin(table, id, found, len(found)):
            found.append(id)
    return found


def has_twin(table: ApoState, id: int, rest: list[int], place: int) -> bool:
    card = table.cards[id]
    return any(table.cards[rest[before]] is card and twins(table, rest[before], id) for before in range(place))


def twins(table: ApoState, a: int, b: int) -> bool:
    """Whether two cards are copies that no rule distinguishes."""
    if table.cards[a] is not table.cards[b] or table.zones[a] != table.zones[b]:
        return False
    if table.exhausted[a] != table.exhausted[b] or table.shown[a] != table.shown[b]:
        return False
    if table.owners[a] != table.owners[b] or table.holders[a] != table.holders[b] or table.hosts[a] != table.hosts[b]:
        return False
    if zones.has_counters(table, a) or zones.has_counters(table, b):
        return False
    if zones.attached_to(table, a) or zones.attached_to(table, b):
        return False
    if table.zones[a] == Zone.SUPPORT and not same_piece(table, a, b):
        return False
    for power in range(len(table.card(a).powers)):
        if table.limits.get(a * 8 + power, -1) != table.limits.get(b * 8 + power, -1):
            return False
    return True


def same_piece(table: ApoState, a: int, b: int) -> bool:
    """Whether two summons that are not evoked are alike; Companions with pieces never are."""
    one, other = table.chars[characters.of_card(table, a)], table.chars[characters.of_card(table, b)]
    if one.at >= 0 or other.at >= 0 or one.had_turn != other.had_turn or one.barred != other.barred:
        return False
    return one.hp == other.hp and one.debt == other.debt and one.markers == other.markers


def completable(table: ApoState, ask: Ask, id: int, rest: list[int], place: int) -> bool:
    """Whether the demand can still be met after picking this card."""
    count = len(ask.picked) + 1
    demand = ask.rule
    if demand == Demand.COUNT:
        return count <= ask.most and count + len(rest) - place - 1 >= ask.least
    chosen = [*ask.picked, id]
    if demand == Demand.MINIMAL:
        return minimal_with(table, chosen, rest[place + 1 :], ask.any)
    if demand == Demand.WITHIN:
        sp, mp, _ = totals(table, chosen)
        if points(table, id) == 0:
            return False
        return sp + mp <= ask.any if ask.mixed else sp <= ask.sp and mp <= ask.mp
    sp, mp, value = totals(table, chosen + rest[place + 1 :])
    return value >= ask.least if demand == Demand.VALUE else covers(ask, sp, mp)


def totals(table: ApoState, ids: list[int]) -> tuple[int, int, int]:
    """Return the SP, the MP and the value of cards together."""
    sp = mp = value = 0
    for id in ids:
        card = table.card(id)
        sp += card.sp
        mp += card.mp
        value += card.value
    return sp, mp, value


def points(table: ApoState, id: int) -> int:
    """Return SP plus MP."""
    card = table.card(id)
    return card.sp + card.mp


def covers(ask: Ask, sp: int, mp: int) -> bool:
    """Whether these SP and MP cover the cost (APOTHEOSIS-11.1)."""
    if sp < ask.sp or sp + mp < ask.sp + ask.mp + ask.any:
        return False
    return ask.mixed or mp >= ask.mp


def satisfied(table: ApoState, ask: Ask) -> bool:
    """Whether `done` may be answered."""
    demand = ask.rule
    if demand == Demand.COUNT or demand == Demand.WITHIN:
        return len(ask.picked) >= ask.least
    sp, mp, value = totals(table, ask.picked)
    if demand == Demand.VALUE:
        return value >= ask.least
    if demand == Demand.MINIMAL:
        return sp + mp >= ask.any
    return covers(ask, sp, mp)


def minimal_with(table: ApoState, chosen: list[int], rest: list[int], need: int) -> bool:
    """Whether the chosen cards can be completed from the rest to a minimal set with SP+MP of at least `need`."""
    worths = [points(table, id) for id in chosen]
    total = sum(worths)
    if total >= need:
        return total - min(worths) < need
    return any(minimal_with(table, [*chosen, rest[place]], rest[place + 1 :], need) for place in range(len(rest)))


def without_copies(table: ApoState, actions: list[Action]) -> list[Action]:
    """Return the actions, of copies that no rule distinguishes only the first (APOTHEOSIS-6.7)."""
    found: list[Action] = []
    for action in actions:
        if not any(other[2] == action[2] and twins(table, other[1], action[1]) for other in found):
            found.append(action)
    return found


def printed_order(table: ApoState, id: int) -> int:
    return table.cards[id].number * 1024 + id
