"""The whole table as one seat sees it."""

from __future__ import annotations

from typing import cast

from carteado.games.apotheosis.board import KNOWLEDGE, STEPS, Mode, Suit, Zone
from carteado.games.apotheosis.language.terms import Stat
from carteado.games.apotheosis.rules import areas, turns
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.view import board, pending, structures
from carteado.games.apotheosis.view.cards import Viewer
from carteado.kit.seeing import own_options, prompt

SHOWN_STEPS = {
    "master": "round",
    "next": "turn",
    "receive": "turn",
    "close": "end",
    "expire": "round_end",
    "heirs": "battle_end",
}


def view(state: ApoState, seat: int | None) -> structures.View:
    viewer = Viewer(state, seat)
    outcome = state.outcome()
    step = STEPS[state.clock.step]
    stack = [entry for frame in state.effects if (entry := pending.under_way(viewer, frame)) is not None]
    acting = next((entry["piece"] for entry in reversed(stack) if "piece" in entry), state.clock.active)
    return {
        "game": state.game.id,
        "mode": cast(structures.Mode, state.setup.mode),
        "seat": viewer.seat,
        "options": own_options(state, "hero_", viewer.seat),
        "round": state.clock.round,
        "round_limit": turns.ENCOUNTER_LIMIT if state.mode == Mode.ENCOUNTER else state.config.round_limit,
        "turn": state.clock.order_at,
        "step": SHOWN_STEPS.get(step, step),
        "active": viewer.at(state.chars[state.clock.active]) if state.clock.active >= 0 else None,
        "acting": acting if acting >= 0 else None,
        "order": board.order(viewer),
        "board": board.board(viewer),
        "pieces": [board.piece(viewer, char) for char in state.chars if board.is_seen(char)],
        "players": [player(viewer, seat) for seat in range(state.seats)],
        "scenario": [viewer.in_scenario(id) for id in state.piles.scenario],
        "banished": [{**viewer.named(id), "owner": viewer.owner(id)} for id in state.piles.banished],
        "master": master(viewer),
        "stack": stack,
        "modifiers": [pending.modifier(viewer, mod) for mod in state.mods],
        "proofs": pending.proofs(viewer),
        "prompt": prompt(state, viewer.seat),
        "asked": pending.asked(viewer),
        "sights": board.sights(viewer, state.chars[acting]) if viewer.asks and acting >= 0 else {},
        "outcome": None if outcome is None else cast(structures.Outcome, outcome.record()),
    }


def player(viewer: Viewer, seat: int) -> structures.Player:
    state = viewer.state
    char = state.chars[seat]
    known = [(name, char.stats[Stat.KNOW + place]) for place, name in enumerate(KNOWLEDGE)]
    data: structures.Player = {
        "seat": seat,
        "team": char.team,
        "hero": seat,
        "level": char.level,
        "knowledge": {name: level for name, level in known if level > 0},
        "spaces": {
            "equip": areas.spaces(state, seat, Zone.EQUIP),
            "memento": areas.spaces(state, seat, Zone.MEMENTO),
            "support": areas.spaces(state, seat, Zone.SUPPORT),
            "inventory": max(0, char.stats[Stat.INVENTORY]),
        },
        "points": points(viewer, seat),
        "sheet": sheet(viewer, seat),
        "equip": [viewer.on_table(id) for id in areas.cards(state, seat, Zone.EQUIP)],
        "memento": [viewer.on_table(id) for id in areas.cards(state, seat, Zone.MEMENTO)],
        "support": [viewer.on_table(id) for id in areas.cards(state, seat, Zone.SUPPORT)],
        "inventory_count": len(state.piles.inventories[seat]),
        "inventory": [viewer.lying(id) for id in state.piles.inventories[seat] if viewer.knows(id)],
        "deck_count": len(state.piles.decks[seat]),
        "locked": state.piles.locked[seat],
        "discard": [viewer.named(id) for id in state.piles.discards[seat]],
        "sheet_discard": [viewer.named(id) for id in state.piles.sheet_discards[seat]],
        "sheet_deck_count": len(state.piles.sheet_decks[seat]),
    }
    if seat == viewer.seat:
        data["deck"] = sorted(state.cards[id].id for id in state.piles.decks[seat])
        data["sheet_deck"] = [state.cards[id].id for id in reversed(state.piles.sheet_decks[seat])]
        data["aside"] = list(state.piles.aside[seat])
    return data


def points(viewer: Viewer, seat: int) -> structures.Points:
    state = viewer.state
    known = [id for id in areas.cards(state, seat, Zone.MEMENTO) if viewer.knows(id)]
    cards = [state.card(id) for id in known]
    ready = [state.card(id) for id in known if not state.exhausted[id]]
    return {
        "sp": sum(card.sp for card in ready),
        "mp": sum(card.mp for card in ready),
        "sp_max": sum(card.sp for card in cards),
        "mp_max": sum(card.mp for card in cards),
    }


def sheet(viewer: Viewer, seat: int) -> structures.Sheet:
    by_suit = [(viewer.state.card(id).suit, viewer.on_table(id)) for id in areas.sheet(viewer.state, seat)]
    return {
        "house": next((card for suit, card in by_suit if suit == Suit.HOUSE), None),
        "classes": [card for suit, card in by_suit if suit == Suit.CLASS],
        "entity": next((card for suit, card in by_suit if suit == Suit.ENTITY), None),
    }


def master(viewer: Viewer) -> structures.Master | None:
    state = viewer.state
    if state.mode != Mode.ENCOUNTER:
        return None
    pile, cards = state.seats, state.catalog.cards
    return {
        "hand_count": len(state.piles.master_hand),
        "deck_count": len(state.piles.decks[pile]),
        "discard": [viewer.named(id) for id in state.piles.discards[pile]],
        "waves": [
            {"round": wave.round, "cards": [cards[together[0]].id for together in wave.cards]}
            for wave in state.piles.waves
        ],
    }
