"""The table as a seat may see it (HEROES-23)."""

from __future__ import annotations

from typing import Literal, cast

from carteado.games.heroes import board
from carteado.games.heroes.board import ABILITIES, MODES, PHASES, STANCES, TOKENS, Phase
from carteado.games.heroes.pieces import Declaration, Snapshot, TokenObject, Unit
from carteado.games.heroes.rules import characters, energy, equipment, immunities, powers, sources, stats, tokens
from carteado.games.heroes.state import HeroesState
from carteado.games.heroes.view.structures import (
    Asking,
    Attached,
    Character,
    Equipment,
    InHand,
    InOrder,
    Limits,
    ModeName,
    Orientation,
    Outcome,
    PhaseName,
    Player,
    Shown,
    StageMode,
    Token,
    Using,
    View,
)
from carteado.kit import seeing
from carteado.kit.flow import ASKS
from carteado.kit.seeing import own_options, prompt

LIMITS: Limits = {
    "team": board.TEAM_SIZE,
    "knockouts": board.KNOCKOUTS,
    "places": board.PLACES,
    "substitutions": board.SUBSTITUTIONS,
    "sources": board.SOURCES,
}


def view(state: HeroesState, seat: int | None) -> View:
    return Viewer(state, seat).table()


class Viewer(seeing.Viewer[HeroesState]):
    def table(self) -> View:
        state, clock, combat = self.state, self.state.clock, self.state.combat
        outcome = state.outcome()
        return {
            "game": state.game.id,
            "mode": cast(ModeName, MODES[state.config.mode]),
            "seat": self.seat,
            "options": own_options(state, "deck_", self.seat),
            "limits": LIMITS,
            "stage": clock.stage,
            "stages": [cast(StageMode, MODES[mode]) for mode in state.config.stages],
            "round": clock.round,
            "turn": clock.turn,
            "start": clock.start,
            "active": none_below_0(clock.active),
            "phase": phase_name(clock.phase),
            "players": [self.player(seat) for seat in range(state.config.seats)],
            "event": None if state.event < 0 else {**self.card(state.event), "owner": state.owners[state.event]},
            "mob": None if state.mob < 0 else self.character(state.unit(state.mob)),
            "order": [self.in_order(place, id) for place, id in enumerate(combat.order)],
            "slot": none_below_0(combat.actor),
            "seen_hands": [self.snapshot(seen) for seen in state.snapshots if seen.by == self.seat],
            "shown": [self.snapshot(shown) for shown in state.shown],
            "using": None if state.declaring is None else self.using(state.declaring),
            "asking": self.asking(),
            "prompt": prompt(state, self.seat),
            "outcome": None if outcome is None else cast(Outcome, outcome.record()),
        }

    # Players

    def player(self, seat: int) -> Player:
        state, own = self.state, self.state.players[seat]
        near = self.seat or 0
        made: Player = {
            "seat": seat,
            "side": own.side,
            "ally": seat != near and own.side == state.players[near].side,
            "playing": own.playing,
            "eliminated": own.eliminated or None,
            "hand_count": len(own.hand),
            "hand": [self.hand_card(id) for id in own.hand] if seat == self.seat else [],
            "deck_count": len(own.deck),
            "reserve": own.reserve,
            "income": len(sources.basic(state, seat)),
            "team": [self.character(state.unit(id)) for id in own.team],
            "sources": [{**self.card(id), "used": state.unit(id).used != 0} for id in own.sources],
            "equipment": [self.equipment(state.unit(id)) for id in own.equipment],
            "dead": self.cards(own.dead),
            "knockouts": own.knockouts,
            "places": own.places,
            "substitutions": own.substitutions,
            "fielded": own.fielded,
            "field_limit": characters.field_limit(state, seat),
            "own_turns": own.own_turns,
            "source_played": own.source_played,
            "event_played": own.event_played,
            "relocated": own.relocated,
            "once": [state.catalog.cards[number].id for number in own.once],
        }
        decision = state.decision
        if decision is not None and decision.kind == "search" and decision.seat == seat == self.seat:
            made["deck"] = self.sorted_ids(own.deck)
        return made

    def hand_card(self, id: int) -> InHand:
        made: InHand = {"id": id, "card": self.state.cards[id].id}
        card = self.state.card(id)
        if card.cost:
            made["cost"] = equipment.cost(self.state, card, self.state.owners[id])
        return made

    # Cards in play

    def character(self, unit: Unit) -> Character:
        state = self.state
        abilities = stats.abilities(state, unit)
        suppressed = immunities.suppressed(state, unit)
        return {
            **self.card(unit.id),
            "owner": none_below_0(unit.owner),
            "health": stats.health(state, unit),
            "max_health": stats.max_health(state, unit),
            "damage": unit.damage,
            "protection": stats.protection(state, unit),
            "pool": unit.pool,
            "shields": stats.shields(state, unit),
            "speed": stats.speed(state, unit),
            "energy": unit.energy,
            "storage": energy.storage(state, unit),
            "orientation": cast(Orientation, STANCES[unit.stance]),
            "abilities": [word for place, word in enumerate(ABILITIES) if abilities >> place & 1],
            "common": unit.common,
            "readied": unit.readied,
            "tokens": [self.token(token, suppressed) for token in unit.tokens],
            "actions": [self.attached(state.unit(id)) for id in unit.attached],
            "used": used_words(unit),
            "order": unit.order,
        }

    def token(self, token: TokenObject, suppressed: int) -> Token:
        return {
            "type": TOKENS[token.kind],
            "n": token.size,
            "stack": token.stack,
            "turn": token.turn,
            "fresh": token.turn >= tokens.now(self.state),
            "turns": max(0, token.turn - tokens.now(self.state)),
            "helpful": board.BUFFS >> token.kind & 1 == 1,
            "effective": suppressed >> token.kind & 1 == 0,
        }

    def attached(self, unit: Unit) -> Attached:
        return {**self.card(unit.id), "used": unit.used != 0, "works": powers.card_works(self.state, unit)}

    def equipment(self, unit: Unit) -> Equipment:
        card = self.state.card(unit.id)
        return {
            **self.card(unit.id),
            "energy": unit.energy,
            "storage": card.storage,
            "silo": card.silo,
            "drawn_from": unit.emptied,
            "used": used_words(unit),
        }

    # Combat and declarations

    def in_order(self, place: int, id: int) -> InOrder:
        combat = self.state.combat
        done = place < combat.place or (place == combat.place and combat.actor < 0)
        return {**self.card(id), "owner": none_below_0(self.state.owners[id]), "done": done}

    def snapshot(self, seen: Snapshot) -> Shown:
        cards = [self.state.catalog.cards[number].id for number in seen.cards]
        return {"seat": seen.seat, "turn": seen.turn, "cards": cards}

    def using(self, d: Declaration) -> Using:
        state, owner = self.state, self.state.owners[d.card]
        is_entry = d.index == Declaration.ENTRY
        made: Using = {
            "id": d.card,
            "card": state.cards[d.card].id,
            "seat": owner,
            "targets": [],
            "opponents": [],
            "paid": len(d.payment),
            "payment": list(d.payment) if is_entry or owner == self.seat else [],
        }
        if not is_entry:
            made["actor"], made["action"] = d.actor, f"a{d.index + 1}"
            for aim, chosen in zip(powers.find(state, d.card, d.index).aims, d.chosen, strict=False):
                made["opponents" if aim.is_player() else "targets"] += chosen
        return made

    def asking(self) -> Asking | None:
        asked = self.state.asking
        if asked is None:
            return None
        kind = cast(Literal["may", "option"], ASKS[asked.kind])
        chosen = [number + 1 for number in asked.picked]
        return {**self.card(self.state.effects[-1].source), "kind": kind, "chosen": chosen, "most": asked.most}


def none_below_0(number: int) -> int | None:
    return number if number >= 0 else None


def phase_name(phase: int) -> PhaseName:
    """Return the phase of the rulebook (HEROES-6.1) to which a step belongs."""
    if Phase.COMBAT <= phase <= Phase.AGAIN:
        return "combat"
    if phase == Phase.RESOLUTION or phase == Phase.EXPIRY:
        return "resolution"
    return cast(PhaseName, PHASES[min(phase, Phase.END)])


def used_words(unit: Unit) -> list[str]:
    """Return the powers that were used this turn: `a1`, `a2`."""
    return [f"a{place + 1}" for place in range(9) if unit.used >> place & 1]
