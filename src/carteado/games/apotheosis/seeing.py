"""What a seat may see (section 8): built from what is public, and from the cards that seat knows.

A view, as `state.view(seat)` gives it::

    game, mode, seat, options     # options without the heroes and decks of others
    round, round_limit, step      # step: mulligan prepare battle round recomposition order turn start main end
                                  # round_end battle_end over
    turn                          # how many turns of this round have begun
    active: None or tile
    order: [{piece, at, done}]    # the turn order of this round; at None: gone from the board
    board: {name, width, height, tiles: [{at, terrain, altitude, state}]}       # tiles unlike plain field only
    pieces: [{piece, kind, seat, team, at, facing, hp, hp_max, life, ap, debt, markers,
        id, card,                 # House of a Hero, card of a Companion; both absent for objects and for bodies
                                  # whose card is gone
        name,                     # of an object
        attributes: {CON: ...}, base: {CON: ...},    # now, and without modifiers
        rules: [cannot_move],     # flags, `untargetable(ranged)` with their word
        control: [tile],          # its area of control
        saved,                    # Divine Salvation used
        items: [{id, card}],      # what can be looted from it
        check,                    # None, or {attribute, knowledge, difficulty}
        reach}]                   # only in the view of the seat that plays it now: {tile: AP} it can move to
                                  # kind: hero companion object; life: alive ko dead overkill removed
                                  # seat None: the master's
    players: [{seat, team, hero,  # hero: the number of its piece
        level, knowledge: {defense: 2}, spaces: {equip, memento, support, inventory},
        sheet: {house, classes: [card], entity: None or card}, equip, memento, support,
        inventory_count, inventory: [card],     # the cards this seat may see
        deck_count, locked, deck,               # deck: the sorted ids, for its owner only
        discard, sheet_discard,                 # [{id, card}], oldest first
        sheet_deck_count, sheet_deck,           # sheet_deck for its owner only
        aside}]                                 # mulligan: numbers picked so far, own only
    card: {id, card, exhausted, concealed, counters: {TIME: 2}, attached: [{id, card}], used: [e1], shown,
        piece}                    # a concealed card of another: {concealed: true} alone; piece: of a Companion
    scenario: [card with owner], banished: [{id, card, owner}]
    master: None or {hand_count, deck_count, discard, waves: [{round, cards: [card id]}]}
    stack: [{kind: activation, piece, id, card, effect, targets: [tile], negated}      # the oldest first
            {kind: attack, piece, targets, bonus, bonuses} {kind: roll, piece, faces, natural, total}
            {kind: check, piece, attribute}
            {kind: window, when, subject}]      # only in the view of the seat that is asked in it
    modifiers: [{piece, stat or rules, amount, until}]
    proofs: [{seat, id, card}]     # hidden cards that were shown to all since the last answer, the newest last
    prompt: None or {seat, kind}  # of others only `main`, `mulligan` and `prepare` are seen (section 8)
    asked: what the question is about, for the seat asked: {id, card, effect, picked: [N],
        demand,                   # count: from `least` to `most` cards; pay: cards that cover `need`; within: cards
                                  # up to `need`; value: cards worth `least` in all; minimal: no more cards than cover
                                  # `need`; one: one of the answers
        least, most, need: {sp, mp, any},
        steps: {e: 3}}            # of a Move, asked for its last step: what it costs in all
    outcome
"""

from __future__ import annotations

from typing import Any

from carteado.games.apotheosis.board import KNOWLEDGE, STEPS, Mode, Suit, Zone
from carteado.games.apotheosis.language.terms import Stat
from carteado.games.apotheosis.rules import areas, turns
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.surveying import Surveying
from carteado.kit.seeing import own_options, prompt

SHOWN_STEPS = {
    "master": "round",
    "next": "turn",
    "receive": "turn",
    "close": "end",
    "expire": "round_end",
    "heirs": "battle_end",
}


def view(state: ApoState, seat: int | None) -> dict[str, Any]:
    return Eyes(state, seat).table()


class Eyes(Surveying):
    """The whole table before one seat."""

    def table(self) -> dict[str, Any]:
        state = self.state
        outcome = state.outcome()
        step = STEPS[state.clock.step]
        return {
            "game": state.game.id,
            "mode": state.setup.mode,
            "seat": self.seat,
            "options": own_options(state, "hero_", self.seat),
            "round": state.clock.round,
            "round_limit": turns.ENCOUNTER_LIMIT if state.mode == Mode.ENCOUNTER else state.config.round_limit,
            "turn": state.clock.order_at,
            "step": SHOWN_STEPS.get(step, step),
            "active": self.at(state.chars[state.clock.active]) if state.clock.active >= 0 else None,
            "order": self.order(),
            "board": self.board(),
            "pieces": [self.piece(char) for char in state.chars if not char.gone and self.is_piece(char)],
            "players": [self.player(seat) for seat in range(state.seats)],
            "scenario": [{**self.card(id), "owner": self.owner(id)} for id in state.piles.scenario],
            "banished": [{**self.named(id), "owner": self.owner(id)} for id in state.piles.banished],
            "master": self.master(),
            "stack": [entry for frame in state.effects for entry in self.under_way(frame)],
            "modifiers": [self.modifier(mod) for mod in state.mods],
            "proofs": self.proofs(),
            "prompt": prompt(state, self.seat),
            "asked": self.asked(),
            "outcome": None if outcome is None else outcome.record(),
        }

    def player(self, seat: int) -> dict[str, Any]:
        state = self.state
        char = state.chars[seat]
        stats = char.stats
        sheet = [self.card(id) for id in areas.sheet(state, seat)]
        data: dict[str, Any] = {
            "seat": seat,
            "team": char.team,
            "hero": seat,
            "level": char.level,
            "knowledge": {
                name: stats[Stat.KNOW + place] for place, name in enumerate(KNOWLEDGE) if stats[Stat.KNOW + place] > 0
            },
            "spaces": {
                "equip": areas.spaces(state, seat, Zone.EQUIP),
                "memento": areas.spaces(state, seat, Zone.MEMENTO),
                "support": areas.spaces(state, seat, Zone.SUPPORT),
                "inventory": max(0, stats[Stat.INVENTORY]),
            },
            "sheet": self.sheet(seat, sheet),
            "equip": [self.card(id) for id in areas.cards(state, seat, Zone.EQUIP)],
            "memento": [self.card(id) for id in areas.cards(state, seat, Zone.MEMENTO)],
            "support": [self.card(id) for id in areas.cards(state, seat, Zone.SUPPORT)],
            "inventory_count": len(state.piles.inventories[seat]),
            "inventory": [self.card(id) for id in state.piles.inventories[seat] if self.knows(id)],
            "deck_count": len(state.piles.decks[seat]),
            "locked": state.piles.locked[seat],
            "discard": [self.named(id) for id in state.piles.discards[seat]],
            "sheet_discard": [self.named(id) for id in state.piles.sheet_discards[seat]],
            "sheet_deck_count": len(state.piles.sheet_decks[seat]),
        }
        if seat == self.seat:
            data["deck"] = sorted(state.cards[id].id for id in state.piles.decks[seat])
            data["sheet_deck"] = [state.cards[id].id for id in reversed(state.piles.sheet_decks[seat])]
            data["aside"] = list(state.piles.aside[seat])
        return data

    def sheet(self, seat: int, cards: list[dict[str, Any]]) -> dict[str, Any]:
        state = self.state
        suits = [state.card(id).suit for id in areas.sheet(state, seat)]
        by_suit = list(zip(suits, cards, strict=True))
        return {
            "house": next((card for suit, card in by_suit if suit == Suit.HOUSE), None),
            "classes": [card for suit, card in by_suit if suit == Suit.CLASS],
            "entity": next((card for suit, card in by_suit if suit == Suit.ENTITY), None),
        }

    def master(self) -> dict[str, Any] | None:
        state = self.state
        if state.mode != Mode.ENCOUNTER:
            return None
        pile = state.seats
        return {
            "hand_count": len(state.piles.master_hand),
            "deck_count": len(state.piles.decks[pile]),
            "discard": [self.named(id) for id in state.piles.discards[pile]],
            "waves": [
                {"round": wave.round, "cards": [state.catalog.cards[cards[0]].id for cards in wave.cards]}
                for wave in state.piles.waves
            ],
        }
