"""Hero actions and abilities that cannot be used (DUEL-11, 7.4)."""

from __future__ import annotations

from carteado.core.state import Action
from carteado.games.duel.prices import cost_terms
from carteado.games.duel.reasons import aims, shortfalls
from carteado.games.duel.reasons.cards import exhausted, not_in_hand, not_own_creature, token
from carteado.games.duel.reasons.message import Reason, name, why
from carteado.games.duel.rules import mana
from carteado.games.duel.state import DuelState
from carteado.games.duel.words import ability as ability_name


def hero_draw(table: DuelState, player: int, action: Action) -> Reason:
    cost, have = table.config.hero_draw_cost, mana.available(table, player)
    if reason := hero_spent(table, player) or empty_deck(table, player, "11.2"):
        return reason
    return why("draw-mana", "11.2", cost=cost, have=have) if cost > have else None


def hero_replace(table: DuelState, player: int, action: Action) -> Reason:
    return (
        hero_spent(table, player)
        or empty_deck(table, player, "11.3")
        or not_in_hand(table, player, action[1], "11.3")
        or token(table, action[1], "11.3")
    )


def hero_spent(table: DuelState, player: int) -> Reason:
    return why("hero-acted", "11.1", hero=name(table, player)) if table.players[player].acted else None


def empty_deck(table: DuelState, player: int, rule: str) -> Reason:
    return why("empty-deck", rule) if not table.players[player].deck else None


def ability(table: DuelState, player: int, action: Action) -> Reason:
    _, source, number, aim, payment = action
    if reason := no_source(table, player, source) or no_ability(table, source, number):
        return reason
    used = table.card(source).abilities[number]
    what = ability_name(table.card(source).id, used.id)
    hand = len(table.players[player].hand)
    return (
        spent(table, player, source, number)
        or shortfalls.of_terms(table, player, what, cost_terms(used.cost), hand)
        or aims.wrong_first(table, player, source, what, used.block.targets, used.cost, aim, payment)
    )


def no_source(table: DuelState, player: int, source: int) -> Reason:
    if source == player:
        return None
    if source == 1 - player:
        return why("not-yours", "11.4", card=name(table, source))
    return not_own_creature(table, player, source, "7.4")


def no_ability(table: DuelState, source: int, number: int) -> Reason:
    """A card with fewer abilities, or a silenced creature, which has none (DUEL-19.4)."""
    count = len(table.card(source).abilities)
    if number >= count:
        rule = "7.4" if source > 1 else "11.4"
        return why("no-ability", rule, card=name(table, source), number=number + 1, count=count)
    return why("silenced", "19.4", card=name(table, source)) if table.piece(source).silenced else None


def spent(table: DuelState, player: int, source: int, number: int) -> Reason:
    """A hero that has acted or an ability that cools down (DUEL-11.1, 11.5); a creature that is exhausted."""
    if source != player:
        return exhausted(table, source)
    own = table.players[player]
    if own.acted:
        return hero_spent(table, player)
    turns = own.cooldowns[number] - own.own_turns
    if turns <= 0:
        return None
    used = table.card(source).abilities[number]
    return why("cooldown", "11.5", what=ability_name(table.card(source).id, used.id), turns=turns)
