"""What an action costs, and what the character that pays will have left (APOTHEOSIS-9, 11, 21.3, 25)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.games.apotheosis.actions import Do, What
from carteado.games.apotheosis.board import COUNTERS, EVOLVE_XP, VALUES, Ap
from carteado.games.apotheosis.frames import Act, Ask, Deed, FrameKind, Window
from carteado.games.apotheosis.language.printed import Cost, Due
from carteado.games.apotheosis.language.terms import TASKS, VERBS, Rule, Task
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import (
    choices,
    companions,
    death,
    main_phase,
    movement,
    payment,
    questions,
    stats,
    timing,
    turns,
)
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.steps import Demand, Doing
from carteado.games.apotheosis.words.names import card
from carteado.kit.cards import NOBODY

# The actions of the main phase with a fixed price in AP.
FIXED: Final[Mapping[int, int]] = {
    Do.TURN: Ap.TURN,
    Do.ATTACK: Ap.NORMAL,
    Do.ATTACH: Ap.ATTACH,
    Do.LOOT: Ap.LOOT,
    Do.CHECK: Ap.CHECK,
    **dict.fromkeys(range(Do.EQUIP, Do.ABANDON + 1), Ap.PLACE),
}


def price(table: ApoState, action: Action) -> list[Message]:
    ask = questions.asked(table)
    if ask is not None:
        return answer_price(table, ask, action)
    if action[0] == Do.USE:
        return use_price(table, action)
    kind = table.decision.kind if table.decision is not None else ""
    return main_price(table, action) if kind == "main" else []


# The main phase


def main_price(table: ApoState, action: Action) -> list[Message]:
    char, form = table.chars[table.clock.active], action[0]
    if form in FIXED:
        return [ap(FIXED[form], char.ap)]
    if form == Do.MOVE:
        return [ap(walking(table, action[1]), char.ap)]
    if form == Do.REST:
        return [Message("price-apotheosis-turn")]
    if form == Do.EVOLVE:
        have = sum(table.card(id).value for id in companions.experience(table, char))
        return [Message("price-apotheosis-turn"), of_value("xp", EVOLVE_XP, have)]
    if form == Do.AWAKEN:
        return [*points(table, char.id, payment.AWAKEN_COST), Message("price-apotheosis-upkeep")]
    if form == Do.EVOKE:
        return points(table, char.id, payment.EVOKE_COST)
    return []


def ap(amount: int, have: int) -> Message:
    return Message("price-apotheosis-ap", amount=amount, left=have - amount)


def walking(table: ApoState, to: int) -> int:
    """Return the AP of the cheapest way to a tile; the question about the last step tells the price of each."""
    char = table.chars[table.clock.active]
    return int(movement.paths_of(table, char, char.ap, False).costs[to])


# Activations


def use_price(table: ApoState, action: Action) -> list[Message]:
    """Return the price of an effect, in the main phase or as an answer in a window."""
    assert table.decision is not None
    _, id, place = action
    power = table.card(id).powers[place]
    if questions.top(table) == FrameKind.WINDOW:
        window = cast(Window, table.effects[len(table.effects) - 1])
        act = timing.listener(table, window, id, power, table.decision.seat)
    else:
        act = main_phase.main_act(table, table.chars[table.clock.active], id, power)
    assert act is not None
    return act_price(table, act)


def act_price(table: ApoState, act: Act) -> list[Message]:
    cost = act.power.cost
    made = [Message("price-apotheosis-turn")] if act.power.sacrifice else []
    made += action_points(table, act.user, cost.ap)
    made += points(table, act.user, cost, payment.besides(table, act))
    if cost.hp:
        made.append(Message("price-apotheosis-hp", amount=cost.hp, left=table.chars[act.user].hp - cost.hp))
    if cost.exhaust:
        made.append(Message("price-apotheosis-exhaust", card=card(act.power.card.id)))
    if cost.counters:
        left = table.counts[cost.counter][act.source] - cost.counters
        counter = Message(f"apotheosis-counter-{COUNTERS[cost.counter].lower()}")
        made.append(Message("price-apotheosis-counters", amount=cost.counters, counter=counter, left=left))
    return [*made, *dues(table, act), *afterwards(table, act)]


def action_points(table: ApoState, who: int, amount: int) -> list[Message]:
    """Return AP as they are paid: spent in the own turn, else borrowed from turns to come (APOTHEOSIS-25)."""
    if amount == 0:
        return []
    char = table.chars[who]
    if turns.in_turn(table, who):
        return [ap(amount, char.ap)]
    return [Message("price-apotheosis-borrowed", amount=amount, debt=char.debt + amount)]


def points(table: ApoState, who: int, cost: Cost, besides: int = NOBODY) -> list[Message]:
    """Return SP and MP, each with what the recovered Skills of the memento are worth in it."""
    return [
        Message("price-apotheosis-points", points=worth(resource, amount), have=have)
        for resource, amount, have in points_of(table, who, cost, besides)
    ]


def points_of(table: ApoState, who: int, cost: Cost, besides: int) -> list[tuple[str, int, int]]:
    """Return each resource of a cost in SP and MP, its amount, and what the recovered Skills come to."""
    sp, mp, _ = choices.totals(table, payment.payers(table, who, cost, besides))
    mixed = stats.rules(table, who) & Rule.SP_AS_MP != 0
    parts = [("sp", cost.sp, sp), ("mp", cost.mp, sp + mp if mixed else mp), ("any", cost.spmp, sp + mp)]
    return [part for part in parts if part[1]]


def worth(resource: str, amount: int) -> Message:
    return Message(f"apotheosis-worth-{resource}", amount=amount)


def dues(table: ApoState, act: Act) -> list[Message]:
    """Return the cards that are put away: so many of a zone, or of a total value."""
    made: list[Message] = []
    for due in act.power.cost.dues:
        pool = payment.due_cards(table, act, due, [])
        if due.value >= 0:
            made.append(of_value(VALUES[due.value], due.number, sum(table.card(id).value for id in pool)))
        else:
            made.append(put_away(act, due, len(pool)))
    return made


def put_away(act: Act, due: Due, have: int) -> Message:
    verb = VERBS[due.verb]
    if due.cards.this:
        return Message("price-apotheosis-this-card", verb=verb, card=card(act.power.card.id))
    return Message("price-apotheosis-cards", verb=verb, amount=due.number, have=have)


def of_value(value: str, amount: int, have: int) -> Message:
    return Message("price-apotheosis-value", value=Message(f"apotheosis-value-{value}"), amount=amount, have=have)


def afterwards(table: ApoState, act: Act) -> list[Message]:
    """Return what a use takes besides its cost: its limit, and the card by its task (APOTHEOSIS-21.6, 28.4)."""
    power = act.power
    limits = (power.once_per_battle, power.once_per_round, power.once_per_turn)
    words = zip(("battle", "round", "turn"), limits, strict=True)
    made = [Message("price-apotheosis-limit", limit=word) for word, limited in words if limited]
    if power.task not in (Task.NONE, Task.REGISTER):
        made.append(Message("price-apotheosis-this-card", verb=TASKS[power.task], card=card(power.card.id)))
    return made


# Answers to questions


def answer_price(table: ApoState, ask: Ask, action: Action) -> list[Message]:
    """Return what a yes, a last step, or a card that pays costs."""
    if action[0] == Do.ACCEPT:
        return ACCEPTED[ask.what](table, table.chars[ask.who])
    deed = table.effects[len(table.effects) - 2]
    if action[0] == Do.STEP and isinstance(deed, Deed) and deed.what == Doing.MOVE:
        char = table.chars[deed.user]
        paths = movement.paths_of(table, char, char.ap, False)
        return [ap(movement.arrival(table, paths, deed.source, action[1]), char.ap)]
    if action[0] == Do.PICK and ask.what == What.PAY and ask.rule == Demand.PAY:
        return [Message("price-apotheosis-exhaust", card=card(table.card(action[1]).id))]
    return []


def trigger_price(table: ApoState, char: Char) -> list[Message]:
    act = table.effects[len(table.effects) - 2]
    assert isinstance(act, Act)
    return act_price(table, act)


def upkeep_price(table: ApoState, char: Char) -> list[Message]:
    return points(table, char.id, payment.AWAKEN_COST)


def salvation_price(table: ApoState, char: Char) -> list[Message]:
    have = sum(table.card(id).value for id in death.fate_pool(table, char))
    return [of_value("fate", death.salvation_cost(table, char), have)]


ACCEPTED: Final[Mapping[int, Callable[[ApoState, Char], list[Message]]]] = {
    What.TRIGGER: trigger_price,
    What.UPKEEP: upkeep_price,
    What.SALVATION: salvation_price,
}
