"""What an action costs, and what the seat that pays will have left (DUEL-6)."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.games.duel.actions import Do
from carteado.games.duel.board import Keyword, Zone
from carteado.games.duel.language.picking import Unless
from carteado.games.duel.language.printed import Cost, Count
from carteado.games.duel.pieces import Declaration
from carteado.games.duel.rules import costs, creatures, declaration, mana, stats
from carteado.games.duel.state import DuelState
from carteado.games.duel.words import card
from carteado.kit.flow import Ask


@dataclass(frozen=True)
class Terms:
    """Everything that a declaration costs, in the order of DUEL-6.3 to 6.6."""

    mana: int = 0
    hp: int = 0
    discard: int = 0
    sacrifice: int = 0

    def parts(self) -> list[Terms]:
        """Split into terms of one resource each."""
        return [Terms(**{name: amount}) for name, amount in self.amounts()]

    def amounts(self) -> list[tuple[str, int]]:
        """Return the resources that cost something, each with its amount."""
        named = [(field.name, getattr(self, field.name)) for field in fields(self)]
        return [(name, amount) for name, amount in named if amount]

    def payable(self, table: DuelState, player: int, hand: int) -> bool:
        """Whether the player can pay; `hand` is how many cards may be discarded."""
        rest = Cost(discard=Count(self.discard), sacrifice=Count(self.sacrifice))
        return costs.can_pay(table, player, self.mana, self.hp, rest, hand)


def card_terms(table: DuelState, player: int, id: int, way: int = 0) -> Terms:
    """Return what it costs to play a card in one of its ways; 0 is the printed one (DUEL-19.10)."""
    printed = table.card(id)
    loyalty = costs.loyalty_cost(table, printed, player)
    if way > 0:
        return cost_terms(printed.ways[way - 1].pay, 0, loyalty)
    return cost_terms(printed.extra, costs.mana_cost(table, printed, player), loyalty)


def cost_terms(cost: Cost, printed: int = 0, loyalty: int = 0) -> Terms:
    return Terms(printed + cost.mana, loyalty + cost.hp, cost.discard, cost.sacrifice)


def hand_beside(table: DuelState, player: int, id: int) -> int:
    """Return how many cards of the hand may be discarded for a card (DUEL-6.6)."""
    return len(table.players[player].hand) - (1 if table.zones[id] == Zone.HAND else 0)


# The price of an action


def price(table: DuelState, action: Action) -> list[Message]:
    decision = table.decision
    assert decision is not None
    player, form = decision.seat, action[0]
    if form == Do.CONCEDE:
        return []
    if table.asking is not None:
        return answer_price(table, player, action)
    if table.declaring is not None:
        return declared_price(table, player, declaration.answer(table, table.declaring, action, player))
    if form in (Do.PLAY_CREATURE, Do.PLAY_SPELL, Do.PLAY_SHARD, Do.USE_ABILITY):
        return declared_price(table, player, declaration.start(table, action, player))
    if form == Do.SET_TRAP:
        return terms_price(table, player, card_terms(table, player, action[1]), hand_beside(table, player, action[1]))
    return simple_price(table, player, action)


def simple_price(table: DuelState, player: int, action: Action) -> list[Message]:
    """Return the price of an action that is not declared (DUEL-12.2), of an attack or of a block."""
    form = action[0]
    if form == Do.CARD_TO_MANA:
        return [Message("price-duel-mana-gain")]
    if form == Do.HERO_DRAW:
        drawing = Terms(mana=table.config.hero_draw_cost)
        return [*terms_price(table, player, drawing, 0), Message("price-duel-hero-action")]
    if form == Do.HERO_REPLACE:
        return [Message("price-duel-hero-action")]
    if form == Do.ATTACK or (form == Do.BLOCK and not stats.has(table, table.piece(action[1]), Keyword.BULWARK)):
        return [exhaustion(table, action[1])]
    return []


def answer_price(table: DuelState, player: int, action: Action) -> list[Message]:
    """Return what a yes costs, where paying prevents an effect (DUEL-17.6)."""
    assert table.asking is not None
    effect = table.effects[-1]
    op = effect.block.ops[effect.at - 1].inner()
    if action[0] != Do.YES or table.asking.kind != Ask.MAY or not isinstance(op, Unless):
        return []
    return terms_price(table, player, cost_terms(op.pays), 0)


def declared_price(table: DuelState, player: int, d: Declaration) -> list[Message]:
    """Return the price of a card or ability as far as it is declared; of each way to pay that is still open."""
    if d.form == Do.USE_ABILITY:
        return ability_price(table, player, d)
    beside = hand_beside(table, player, d.source)
    open_ways = [d.way] if d.way >= 0 else costs.ways(table, player, d.source) if table.card(d.source).ways else [0]
    each = [terms_price(table, player, with_x(table, player, d, way), beside) for way in open_ways]
    made = each[0] if len(each) == 1 else [alternatives(each)]
    if table.card(d.source).x and d.number < 0:
        made.append(Message("price-duel-x", most=max(costs.most_x(table, player, in_way(d, way)) for way in open_ways)))
    return [*made, Message("price-duel-mana-gain")] if d.form == Do.PLAY_SHARD else made


def with_x(table: DuelState, player: int, d: Declaration, way: int) -> Terms:
    terms = card_terms(table, player, d.source, way)
    return replace(terms, mana=terms.mana + max(0, d.number))


def in_way(d: Declaration, way: int) -> Declaration:
    chosen = d.copy()
    chosen.way = way
    return chosen


def alternatives(each: list[list[Message]]) -> Message:
    """Join the prices of several ways to pay: "2 mana, or 3 HP and discard a card"."""
    return either([Message("price-duel-way", parts=parts or [Message("price-duel-free")]) for parts in each])


def either(messages: list[Message]) -> Message:
    made = messages[0]
    for other in messages[1:]:
        made = Message("price-duel-or", first=made, second=other)
    return made


def ability_price(table: DuelState, player: int, d: Declaration) -> list[Message]:
    cost = table.card(d.source).abilities[d.ability].cost
    made = terms_price(table, player, cost_terms(cost), len(table.players[player].hand))
    if d.source != player:
        return [*made, exhaustion(table, d.source)]
    made.append(Message("price-duel-hero-action"))
    if cost.cooldown > 1:
        made.append(Message("price-duel-cooldown", turns=int(cost.cooldown)))
    return made


def terms_price(table: DuelState, player: int, terms: Terms, hand: int) -> list[Message]:
    """Return one message for each resource; `hand` is how many cards there are to discard."""
    have = {
        "mana": mana.available(table, player),
        "hp": stats.hero_hp(table, player),
        "discard": hand,
        "sacrifice": len(creatures.of(table, player)),
    }
    return [Message(f"price-duel-{name}", amount=amount, left=have[name] - amount) for name, amount in terms.amounts()]


def exhaustion(table: DuelState, id: int) -> Message:
    return Message("price-duel-exhaust", card=card(table.card(id).id))
