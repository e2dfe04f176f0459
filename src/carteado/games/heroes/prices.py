"""What an action costs, and what the seat that pays will have left (HEROES-7 to 12)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.games.heroes.actions import Do
from carteado.games.heroes.board import PLACES, SUBSTITUTIONS, Zone
from carteado.games.heroes.language.printed import Power
from carteado.games.heroes.pieces import Declaration
from carteado.games.heroes.rules import characters, equipment, powers, sources, stats
from carteado.games.heroes.state import HeroesState
from carteado.games.heroes.words import card

DECLARED: Final = (Do.TARGET, Do.DONE, Do.OPPONENT)  # answers that go on with a declaration


def price(table: HeroesState, action: Action) -> list[Message]:
    decision = table.decision
    assert decision is not None
    seat, form, d = decision.seat, action[0], table.declaring
    if d is not None and form in DECLARED:
        return power_price(table, d.actor, powers.find(table, d.card, d.index))
    if d is not None and form == Do.PAY:
        return paying(table, seat, d, action[1])
    told = PRICES.get(form)
    return told(table, seat, action) if told is not None else []


def name(table: HeroesState, id: int) -> Message:
    return card(table.card(id).id)


# Cards of the hand


def fielding(table: HeroesState, seat: int, action: Action) -> list[Message]:
    """Return a team place or a substitution, and one of the turn's fieldings (HEROES-11.1, 11.3)."""
    own = table.players[seat]
    if own.places < PLACES:
        paid = Message("price-heroes-place", left=PLACES - own.places - 1)
    else:
        paid = Message("price-heroes-substitution", left=SUBSTITUTIONS - own.substitutions - 1)
    return [paid, fielding_left(table, seat)]


def fielding_left(table: HeroesState, seat: int) -> Message:
    left = characters.field_limit(table, seat) - table.players[seat].fielded - 1
    return Message("price-heroes-fielding", left=left)


def swapping(table: HeroesState, seat: int, action: Action) -> list[Message]:
    """Return a substitution and the character that goes, with its energy and action cards (HEROES-18.4)."""
    left = SUBSTITUTIONS - table.players[seat].substitutions - 1
    out = table.unit(action[2])
    gone = Message("price-heroes-out", card=name(table, out.id), energy=out.energy, actions=len(out.attached))
    return [Message("price-heroes-substitution", left=left), fielding_left(table, seat), gone]


def source(table: HeroesState, seat: int, action: Action) -> list[Message]:
    return [*entry(table, seat, action[1]), Message("price-heroes-source")]


def entry(table: HeroesState, seat: int, id: int) -> list[Message]:
    """Return the basic sources that a source costs (HEROES-8.3)."""
    amount = table.card(id).discard_basic
    left = len(sources.basic(table, seat)) - amount
    return [Message("price-heroes-discard-source", amount=amount, left=left)] if amount else []


def event(table: HeroesState, seat: int, action: Action) -> list[Message]:
    """Return the event that goes, and the turn's only event (HEROES-9.1, 9.2)."""
    gone = [Message("price-heroes-event-gone", card=name(table, table.event))] if table.event >= 0 else []
    return [Message("price-heroes-event"), *gone]


def equip(table: HeroesState, seat: int, action: Action) -> list[Message]:
    return reserve(table, seat, equipment.cost(table, table.card(action[1]), seat))


def attach(table: HeroesState, seat: int, action: Action) -> list[Message]:
    """Return one of the places for action cards (HEROES-12.8)."""
    most, host = table.config.attachments, action[2]
    if not most:
        return []
    left = most - len(table.unit(host).attached) - 1
    return [Message("price-heroes-attachment", card=name(table, host), left=left)]


# Energy


def reserve(table: HeroesState, seat: int, amount: int) -> list[Message]:
    return [Message("price-heroes-reserve", amount=amount, left=table.players[seat].reserve - amount)]


def allocate(table: HeroesState, seat: int, action: Action) -> list[Message]:
    return reserve(table, seat, 1)


def withdraw(table: HeroesState, seat: int, action: Action) -> list[Message]:
    return [energy(table, action[1], 1)]


def energy(table: HeroesState, id: int, amount: int) -> Message:
    """Tell energy that a card gives; equipment without any is discarded (HEROES-10.4)."""
    left = table.unit(id).energy - amount
    last = "yes" if left == 0 and table.zones[id] == Zone.SUPPORT else "no"
    return Message("price-heroes-energy", amount=amount, card=name(table, id), left=left, last=last)


# Powers


def use(table: HeroesState, seat: int, action: Action) -> list[Message]:
    _, id, number = action
    actor = table.unit(id).at if table.zones[id] == Zone.ATTACHED else id
    return power_price(table, actor, powers.find(table, id, max(0, number - 1)))


def power_price(table: HeroesState, actor: int, power: Power) -> list[Message]:
    """Return everything that a power costs, in the order of HEROES-25.7."""
    made: list[Message] = []
    if power.use:
        made.append(energy(table, actor, power.use))
    if power.discard_hand:
        left = len(table.players[table.owners[actor]].hand) - power.discard_hand
        made.append(Message("price-heroes-discard", amount=power.discard_hand, left=left))
    if power.hurt:
        made.append(Message("price-heroes-health", amount=power.hurt))
    if power.once_per_game:
        made.append(Message("price-heroes-once"))
    return made


def paying(table: HeroesState, seat: int, d: Declaration, id: int) -> list[Message]:
    """Return the price of what is declared; Health is paid by the character that is named (HEROES-14.6)."""
    if d.index == Declaration.ENTRY:
        return entry(table, seat, d.card)
    power = powers.find(table, d.card, d.index)
    made = power_price(table, d.actor, power)
    if power.hurt and len(d.payment) == power.discard_hand:
        left = stats.health(table, table.unit(id)) - power.hurt
        suffers = Message("price-heroes-health-of", amount=power.hurt, card=name(table, id), left=left)
        made = [suffers if part.id == "price-heroes-health" else part for part in made]
    return made


def relocate(table: HeroesState, seat: int, action: Action) -> list[Message]:
    return [Message("price-heroes-relocation")]


PRICES: Final[Mapping[int, Callable[[HeroesState, int, Action], list[Message]]]] = {
    Do.FIELD: fielding,
    Do.SWAP: swapping,
    Do.SOURCE: source,
    Do.EVENT: event,
    Do.EQUIP: equip,
    Do.ATTACH: attach,
    Do.ALLOCATE: allocate,
    Do.WITHDRAW: withdraw,
    Do.ACTIVATE: use,
    Do.USE: use,
    Do.RELOCATE: relocate,
}
