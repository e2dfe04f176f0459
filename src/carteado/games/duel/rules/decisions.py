"""Decisions: the legal actions of each, and what an action starts (DUEL-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Action
from carteado.games.duel.actions import CONCEDE, END_TURN, HERO_DRAW, KEEP, NO_BLOCK, PASS, Aim, Do
from carteado.games.duel.board import COLUMNS, ROW_SIZE, SIDE_SIZE, Keyword, Kind, Phase, Trait, Type
from carteado.games.duel.language.printed import Cost, Target
from carteado.games.duel.pieces import Item, ItemKind
from carteado.games.duel.rules import (
    chain,
    combat,
    costs,
    declaration,
    ending,
    heroes,
    mana,
    questions,
    setup,
    stats,
    traps,
)
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def find_legal(table: DuelState) -> list[Action]:
    decision = table.decision
    assert decision is not None
    out: list[Action] = []
    player = decision.seat
    if table.asking is not None:
        questions.add_answers(table, table.asking, out)
    elif table.declaring is not None:
        declaration.add_answers(table, table.declaring, player, out)
    elif table.clock.phase == Phase.MAIN:
        add_main(table, player, out)
    elif table.clock.phase == Phase.RESPOND:
        add_links(table, player, out)
        out.append(PASS)
    elif table.clock.phase == Phase.MULLIGAN:
        add_mulligan(table, player, out)
    else:
        for piece in combat.blockers(table, player):
            out.append((Do.BLOCK, piece.id))
        out.append(NO_BLOCK)
    if table.config.concede:
        out.append(CONCEDE)
    return out


def add_mulligan(table: DuelState, player: int, out: list[Action]) -> None:
    """Add the cards to put aside, one by one, and `keep` (DUEL-3.4)."""
    own = table.players[player]
    for id in own.hand:
        if id not in own.aside:
            out.append((Do.MULLIGAN, id))
    out.append(KEEP)


def add_main(table: DuelState, player: int, out: list[Action]) -> None:
    """Add the actions of the main phase, in the order of DUEL-17.2."""
    own = table.players[player]
    cards = playable_cards(table, player)
    for id in cards:
        if table.card(id).type == Type.CREATURE:
            add_creature(table, player, id, out)
    for id in cards:
        if table.card(id).type == Type.SPELL:
            add_spell(table, player, id, out)
    if len(own.traps) < table.config.trap_max:
        for id in own.hand:
            if table.card(id).type == Type.TRAP and costs.affordable(table, player, id):
                out.append((Do.SET_TRAP, id))
    add_gains(table, player, out)
    add_hero_actions(table, player, out)
    add_abilities(table, player, out)
    if table.clock.turn > 1:
        add_attacks(table, player, out)
    out.append(END_TURN)


def playable_cards(table: DuelState, player: int) -> list[int]:
    """Return the hand, followed by the cards that can be played from the graveyard (DUEL-19.10)."""
    own = table.players[player]
    if table.heard >> Trait.PLAYED_FROM_GRAVE & 1 == 0:
        return own.hand
    return own.hand + [id for id in own.grave if any(way.from_grave for way in table.card(id).ways)]


def add_creature(table: DuelState, player: int, id: int, out: list[Action]) -> None:
    """Add playing a creature to any empty slot of the two rows (DUEL-7.1)."""
    if not (costs.ways(table, player, id) if table.card(id).ways else costs.affordable(table, player, id)):
        return
    base = player * SIDE_SIZE
    for place in range(SIDE_SIZE):
        if table.slots[base + place] < 0:
            out.append((Do.PLAY_CREATURE, id, place // ROW_SIZE, place % ROW_SIZE))


def add_spell(table: DuelState, player: int, id: int, out: list[Action]) -> None:
    card = table.card(id)
    if not (costs.ways(table, player, id) if card.ways else costs.affordable(table, player, id)):
        return
    if card.kind == Kind.ROW_ENCHANT:
        for row in range(4):
            out.append((Do.PLAY_SPELL, id, Aim.ROW + row, Aim.NONE))
    elif card.kind == Kind.COLUMN_ENCHANT:
        for column in range(COLUMNS):
            out.append((Do.PLAY_SPELL, id, Aim.COLUMN + column, Aim.NONE))
    elif card.asks():
        if declaration.open_modes(table, id, player):
            out.append((Do.PLAY_SPELL, id, Aim.NONE, Aim.NONE))
    else:
        add_aims(table, player, [Do.PLAY_SPELL, id], card.block.targets, card.extra, out)


def add_aims(
    table: DuelState, player: int, head: list[int], targets: list[Target], cost: Cost, out: list[Action]
) -> None:
    """Add one action for each first target, or, without targets, for each first payment. `head` begins each action."""
    form, source = head[0], head[1]
    start = tuple(head)
    if targets:
        first = targets[0]
        for choice in first.choices(table, source, player):
            if len(targets) == 1 or declaration.has_other(table, targets[1], source, player, choice):
                out.append((*start, first.written(table, choice), Aim.NONE))
    elif cost.discard or cost.sacrifice:
        for id in costs.payable(table, player, cost, source if form == Do.PLAY_SPELL else NOBODY, []):
            out.append((*start, Aim.NONE, id))
    else:
        out.append((*start, Aim.NONE, Aim.NONE))


def add_gains(table: DuelState, player: int, out: list[Action]) -> None:
    """Add the mana gain of the turn (DUEL-5.3)."""
    own = table.players[player]
    if own.gained:
        return
    if own.shard < 0:
        for id in own.hand:
            if table.card(id).type == Type.SHARD and costs.affordable(table, player, id):
                out.append((Do.PLAY_SHARD, id))
    for id in own.hand:
        if not table.card(id).token:
            out.append((Do.CARD_TO_MANA, id))


def add_hero_actions(table: DuelState, player: int, out: list[Action]) -> None:
    """Add drawing and replacing by the hero action (DUEL-11.2, 11.3)."""
    own = table.players[player]
    if own.acted or not own.deck:
        return
    if table.config.hero_draw_cost <= mana.available(table, player):
        out.append(HERO_DRAW)
    for id in own.hand:
        if not table.card(id).token:
            out.append((Do.HERO_REPLACE, id))


def add_abilities(table: DuelState, player: int, out: list[Action]) -> None:
    """Add abilities of the hero (DUEL-11.4, 11.5), then of ready creatures in slot order (DUEL-7.4)."""
    own = table.players[player]
    if not own.acted:
        for number in range(len(own.cooldowns)):
            if own.own_turns >= own.cooldowns[number]:
                add_ability(table, player, player, number, out)
    base = player * SIDE_SIZE
    for at in range(base, base + SIDE_SIZE):
        id = table.slots[at]
        if id >= 0:
            abilities = table.card(id).abilities
            if abilities and not (table.piece(id).exhausted or table.piece(id).silenced):
                for number in range(len(abilities)):
                    add_ability(table, player, id, number, out)


def add_ability(table: DuelState, player: int, source: int, number: int, out: list[Action]) -> None:
    ability = table.card(source).abilities[number]
    if costs.can_pay(table, player, 0, 0, ability.cost, len(table.players[player].hand)):
        add_aims(table, player, [Do.USE_ABILITY, source, number], ability.block.targets, ability.cost, out)


def add_attacks(table: DuelState, player: int, out: list[Action]) -> None:
    """Add attacks of ready creatures in the attack row on any enemy (DUEL-8.1)."""
    base = player * SIDE_SIZE
    targets: list[int] = []
    for at in range(base, base + ROW_SIZE):
        id = table.slots[at]
        if id < 0:
            continue
        piece = table.piece(id)
        if piece.exhausted or stats.has(table, piece, Keyword.CANNOT_ATTACK):
            continue
        targets = targets or combat.targets(table, player)
        for target in targets:
            out.append((Do.ATTACK, id, target))


def add_links(table: DuelState, player: int, out: list[Action]) -> None:
    """Add responses: bursts and abilities (DUEL-12.5, 12.6)."""
    if not chain.may_link(table, player):
        return
    for id in playable_cards(table, player):
        if table.card(id).kind == Kind.BURST:
            add_spell(table, player, id, out)
    add_abilities(table, player, out)


def perform(table: DuelState, action: Action) -> None:
    """Carry out an action or start its declaration; the rules then run up to the next decision."""
    decision = table.decision
    assert decision is not None
    player = decision.seat
    table.decision = None
    table.resolved = 0
    form = action[0]
    if form == Do.CONCEDE:
        ending.end(table, 1 - player, "concede")
    elif form <= Do.PLAY_SPELL or form == Do.PLAY_SHARD or form == Do.USE_ABILITY:
        declaration.declare(table, declaration.start(table, action, player), player)
    elif form == Do.TARGET or form == Do.PAY:
        started = table.declaring
        assert started is not None
        declaration.declare(table, declaration.answer(table, started, action, player), player)
    elif form > Do.CONCEDE:
        answer_question(table, action, player)
    elif form == Do.ATTACK:
        combat.declare_attack(table, player, action[1], action[2])
    elif form == Do.END_TURN:
        chain.add(table, Item(ItemKind.END_TURN, player, NOBODY, None, []))
    elif form == Do.PASS:
        chain.pass_priority(table)
    elif form == Do.BLOCK:
        combat.declare_block(table, player, action[1])
    elif form == Do.NO_BLOCK:
        combat.decline_block(table, player)
    elif form == Do.MULLIGAN or form == Do.KEEP:
        setup.choose_mulligan(table, player, action)
    else:
        perform_simple(table, form, player, action)


def answer_question(table: DuelState, action: Action, player: int) -> None:
    """Answer a question of the running effect, or of the declaration."""
    if table.asking is not None:
        questions.answer(table, table.asking, action)
        return
    started = table.declaring
    assert started is not None
    declaration.declare(table, declaration.answer(table, started, action, player), player)


def perform_simple(table: DuelState, form: int, player: int, action: Action) -> None:
    """Carry out an action that nobody can respond to and that needs no further choice (DUEL-12.2)."""
    if form == Do.SET_TRAP:
        traps.set_down(table, player, action[1])
    elif form == Do.CARD_TO_MANA:
        mana.card_to_mana(table, player, action[1])
    elif form == Do.HERO_DRAW:
        heroes.draw(table, player)
    else:
        heroes.replace(table, player, action[1])
