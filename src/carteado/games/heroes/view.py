"""What a seat may see (HEROES-23): built from what is public, and from that seat's own hand."""

from __future__ import annotations

from typing import Any

from carteado.games.heroes.board import ABILITIES, MODES, STANCES, TOKENS, Phase
from carteado.games.heroes.pieces import Snapshot, TargetKind, Unit, Using
from carteado.games.heroes.playing import ENTRY
from carteado.games.heroes.rules import HeroesState
from carteado.kit.seeing import own_options, prompt

# The phases of the rulebook (HEROES-6.1) by the steps they are made of.
PHASE_NAMES = {
    Phase.START: "start",
    Phase.DRAW: "draw",
    Phase.ENERGY: "energy",
    Phase.MAIN: "main",
    **dict.fromkeys(range(Phase.COMBAT, Phase.AGAIN + 1), "combat"),
    Phase.RESOLUTION: "resolution",
    Phase.EXPIRY: "resolution",
    **dict.fromkeys(range(Phase.END, Phase.NEXT + 1), "end"),
}


def view(state: HeroesState, seat: int | None) -> dict[str, Any]:
    return Eyes(state, seat).table()


class Eyes:
    """One seat looking at the table; None is a spectator."""

    def __init__(self, state: HeroesState, seat: int | None) -> None:
        self.state = state
        self.seat = seat

    def table(self) -> dict[str, Any]:
        state = self.state
        outcome = state.outcome()
        return {
            "game": state.game.id,
            "mode": MODES[state.mode],
            "seat": self.seat,
            "options": own_options(state, "deck_", self.seat),
            "stage": state.stage,
            "round": state.round,
            "turn": state.turn,
            "start": state.start,
            "active": state.active if state.active >= 0 else None,
            "phase": PHASE_NAMES[state.phase],
            "players": [self.player(seat) for seat in range(state.seats)],
            "event": None if state.event < 0 else {**self.card(state.event), "owner": state.owners[state.event]},
            "mob": None if state.mob < 0 else self.character(state.unit(state.mob)),
            "order": [self.in_order(place, id) for place, id in enumerate(state.slots)],
            "slot": state.slot if state.slot >= 0 else None,
            "seen_hands": [self.snapshot(seen) for seen in state.snapshots if seen.by == self.seat],
            "shown": [self.snapshot(shown) for shown in state.shown],
            "using": None if state.using is None else self.using(state.using),
            "prompt": prompt(state, self.seat),
            "outcome": None if outcome is None else outcome.record(),
        }

    def card(self, id: int) -> dict[str, Any]:
        return {"id": id, "card": self.state.cards[id].id}

    def player(self, seat: int) -> dict[str, Any]:
        state = self.state
        own = seat == self.seat
        data: dict[str, Any] = {
            "seat": seat,
            "side": state.sides[seat],
            "playing": state.playing[seat],
            "eliminated": state.eliminated[seat] or None,
            "hand_count": len(state.hands[seat]),
            "hand": [self.hand_card(id, seat) for id in state.hands[seat]] if own else [],
            "deck_count": len(state.decks[seat]),
            "reserve": state.reserve[seat],
            "income": len(state.basic_sources(seat)),
            "team": [self.character(state.unit(id)) for id in state.teams[seat]],
            "sources": [{**self.card(id), "used": state.unit(id).used != 0} for id in state.plants[seat]],
            "equipment": [self.equipment(state.unit(id)) for id in state.support[seat]],
            "dead": [self.card(id) for id in state.dead[seat]],
            "knockouts": state.knockouts[seat],
            "places": state.places[seat],
            "substitutions": state.substitutions[seat],
            "fielded": state.fielded[seat],
            "field_limit": state.field_limit(seat),
            "own_turns": state.own_turns[seat],
            "source_played": state.source_played[seat],
            "event_played": state.event_played[seat],
            "relocated": state.relocated[seat],
            "once": [state.catalog.cards[number].id for number in state.once[seat]],
        }
        if own and self.is_searching():
            data["deck"] = sorted(state.cards[id].id for id in state.decks[seat])
        return data

    def is_searching(self) -> bool:
        decision = self.state.decision
        return decision is not None and decision.seat == self.seat and decision.kind == "search"

    def hand_card(self, id: int, seat: int) -> dict[str, Any]:
        data = self.card(id)
        card = self.state.card(id)
        if card.cost:
            data["cost"] = self.state.equipment_cost(card, seat)
        return data

    def character(self, unit: Unit) -> dict[str, Any]:
        state = self.state
        sleeping = state.suppressed(unit)
        return {
            **self.card(unit.id),
            "owner": unit.owner if unit.owner >= 0 else None,
            "health": state.health(unit),
            "max_health": state.max_health(unit),
            "damage": unit.damage,
            "protection": state.protection(unit),
            "pool": unit.pool,
            "shields": state.shields(unit),
            "speed": state.speed(unit),
            "energy": unit.energy,
            "storage": state.storage(unit),
            "orientation": STANCES[unit.stance],
            "abilities": [word for place, word in enumerate(ABILITIES) if state.abilities(unit) >> place & 1],
            "common": unit.common,
            "readied": unit.readied,
            "tokens": [
                {
                    "type": TOKENS[token.kind],
                    "n": token.size,
                    "stack": token.stack,
                    "turn": token.turn,
                    "effective": sleeping >> token.kind & 1 == 0,
                }
                for token in unit.tokens
            ],
            "actions": [self.attached(state.unit(id)) for id in unit.attached],
            "used": used_words(unit),
            "order": unit.order,
        }

    def attached(self, unit: Unit) -> dict[str, Any]:
        return {**self.card(unit.id), "used": unit.used != 0, "works": self.state.card_works(unit)}

    def equipment(self, unit: Unit) -> dict[str, Any]:
        card = self.state.card(unit.id)
        return {
            **self.card(unit.id),
            "energy": unit.energy,
            "storage": card.storage,
            "silo": card.silo,
            "drawn_from": unit.emptied,
            "used": used_words(unit),
        }

    def in_order(self, place: int, id: int) -> dict[str, Any]:
        owner = self.state.owners[id]
        done = place < self.state.slot_at or (place == self.state.slot_at and self.state.slot < 0)
        return {**self.card(id), "owner": owner if owner >= 0 else None, "done": done}

    def snapshot(self, seen: Snapshot) -> dict[str, Any]:
        cards = [self.state.catalog.cards[number].id for number in seen.cards]
        return {"seat": seen.seat, "turn": seen.turn, "cards": cards}

    def using(self, u: Using) -> dict[str, Any]:
        """What is being declared; hand cards that pay are known to their owner only until they go."""
        state = self.state
        data: dict[str, Any] = {**self.card(u.card), "seat": state.owners[u.card], "targets": [], "opponents": []}
        if u.index != ENTRY:
            power = state.power(u.card, u.index)
            data.update(actor=u.actor, action=f"a{u.index + 1}")
            for aim, chosen in zip(power.aims, u.chosen, strict=False):
                data["opponents" if aim.kind == TargetKind.PLAYER else "targets"] += chosen
        data["paid"] = len(u.payment)
        data["payment"] = list(u.payment) if u.index == ENTRY or state.owners[u.card] == self.seat else []
        return data


def used_words(unit: Unit) -> list[str]:
    return [f"a{place + 1}" for place in range(9) if unit.used >> place & 1]
