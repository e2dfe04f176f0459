"""What a seat may see (section 8): built from what is public, and from the cards that seat knows."""

from __future__ import annotations

from typing import Any

from carteado.games.apotheosis.activating import Stage
from carteado.games.apotheosis.board import (
    ATTRIBUTES,
    BOARDS,
    COUNTERS,
    FACINGS,
    FOREVER,
    GROUNDS,
    KINDS,
    KNOWLEDGE,
    LIVES,
    MARKERS,
    MASTER,
    STEPS,
    TERRAINS,
    Ground,
    Kind,
    Mode,
    Suit,
    Zone,
)
from carteado.games.apotheosis.frames import Act, Ask, Blow, Deed, Roll, Test, Window
from carteado.games.apotheosis.grid import tile_text
from carteado.games.apotheosis.pieces import Char, Mod
from carteado.games.apotheosis.questions import What
from carteado.games.apotheosis.rules import ApoState
from carteado.games.apotheosis.table import PUBLIC, TILES
from carteado.games.apotheosis.terms import TIMINGS, UNTILS, Rule, Scan, Stat, Until, rule_names
from carteado.games.apotheosis.turning import ENCOUNTER_LIMIT
from carteado.kit.table import Effect

OPEN_PROMPTS = ("main", "mulligan", "prepare")
SHOWN_STEPS = {
    "master": "round",
    "next": "turn",
    "receive": "turn",
    "close": "end",
    "expire": "round_end",
    "heirs": "battle_end",
}
DEMANDS = ("count", "pay", "within", "value", "minimal", "one")
WINDOW_WORDS = {Scan.START_OF_TURN: "startOfTurn", Scan.END_OF_TURN: "endOfTurn"}


def view(state: ApoState, seat: int | None) -> dict[str, Any]:
    return Eyes(state, seat).table()


class Eyes:
    """One seat looking at the table; None is a spectator."""

    def __init__(self, state: ApoState, seat: int | None) -> None:
        self.state = state
        self.seat = seat
        if state.dirty:
            state.derive()

    def knows(self, id: int) -> bool:
        return self.state.seen[id] & (PUBLIC if self.seat is None else 1 << self.seat) != 0

    def table(self) -> dict[str, Any]:
        state = self.state
        outcome = state.outcome()
        step = STEPS[state.step_now]
        return {
            "game": state.game.id,
            "mode": state.setup.mode,
            "seat": self.seat,
            "options": self.options(),
            "round": state.round,
            "round_limit": ENCOUNTER_LIMIT if state.mode == Mode.ENCOUNTER else state.config.round_limit,
            "turn": state.order_at,
            "step": SHOWN_STEPS.get(step, step),
            "active": self.at(state.chars[state.active]) if state.active >= 0 else None,
            "order": self.order(),
            "board": self.board(),
            "pieces": [self.piece(char) for char in state.chars if not char.gone and self.is_piece(char)],
            "players": [self.player(seat) for seat in range(state.seats)],
            "scenario": [{**self.card(id), "owner": self.owner(id)} for id in state.scenario],
            "banished": [{**self.named(id), "owner": self.owner(id)} for id in state.banished],
            "master": self.master(),
            "stack": [entry for frame in state.effects for entry in self.under_way(frame)],
            "modifiers": [self.modifier(mod) for mod in state.mods],
            "proofs": self.proofs(),
            "prompt": self.prompt(),
            "asked": self.asked(),
            "outcome": None if outcome is None else outcome.record(),
        }

    def proofs(self) -> list[dict[str, Any]]:
        state = self.state
        found: list[dict[str, Any]] = []
        for at in range(0, len(state.proofs), 3):
            seat, id, number = state.proofs[at : at + 3]
            found.append({"seat": None if seat == MASTER else seat, "id": id, "card": state.catalog.cards[number].id})
        return found

    def options(self) -> dict[str, Any]:
        """Without the heroes and decks of others."""
        return {
            name: value
            for name, value in self.state.setup.options.items()
            if not name.startswith("hero_") or name == f"hero_{self.seat}"
        }

    def prompt(self) -> dict[str, Any] | None:
        """Whether another seat was asked in the middle of something is its secret (section 8)."""
        decision = self.state.decision
        if decision is None or (decision.seat != self.seat and decision.kind not in OPEN_PROMPTS):
            return None
        return {"seat": decision.seat, "kind": decision.kind}

    # The board

    def board(self) -> dict[str, Any]:
        state = self.state
        size = (state.config.width, state.config.height)
        tiles = [
            {
                "at": tile_text(at),
                "terrain": TERRAINS[state.terrain[at]],
                "altitude": state.altitude[at],
                "state": GROUNDS[state.ground[at]],
            }
            for at in range(TILES)
            if at % 16 < size[0]
            and at // 16 < size[1]
            and (state.ground[at] != Ground.OPEN or state.terrain[at] or state.altitude[at])
        ]
        name = next(name for name in BOARDS if name == state.setup.options["board"])
        return {"name": name, "width": size[0], "height": size[1], "tiles": tiles}

    def at(self, char: Char) -> str | None:
        return tile_text(char.at) if char.at >= 0 else None

    def order(self) -> list[dict[str, Any]]:
        """Who had a turn, and who will have one: the fallen leave the order (APO-16.2)."""
        state = self.state
        found = [(who, place < state.order_at) for place, who in enumerate(state.turn_order)]
        return [
            {"piece": who, "at": self.at(state.chars[who]), "done": done}
            for who, done in found
            if done or state.acts(state.chars[who])
        ]

    def is_piece(self, char: Char) -> bool:
        return char.at >= 0 or char.kind == Kind.HERO

    def piece(self, char: Char) -> dict[str, Any]:
        state = self.state
        data: dict[str, Any] = {
            "piece": char.id,
            "kind": KINDS[char.kind],
            "seat": None if char.seat == MASTER else char.seat,
            "team": char.team,
            "at": self.at(char),
            "facing": FACINGS[char.facing],
            "hp": char.hp,
            "hp_max": state.hp_max(char.id),
            "life": LIVES[char.life],
            "ap": char.ap,
            "debt": char.debt,
            "markers": [name for place, name in enumerate(MARKERS) if char.markers >> place & 1],
            "attributes": {name: state.attribute(char.id, place) for place, name in enumerate(ATTRIBUTES)},
            "base": self.base(char),
            "rules": rule_names(char.rules, char.crit),
            "control": self.control(char),
            "saved": char.saved,
            "items": [self.named(id) for id in state.lootable(char)] if char.at >= 0 else [],
            "check": self.check(char),
        }
        if char.kind == Kind.OBJECT:
            data["name"] = char.name
        elif char.card >= 0 and self.knows(char.card):
            data.update(self.named(char.card))
        asked = state.decision
        if asked is not None and asked.kind == "main" and char.id == state.active and self.seat == char.seat:
            data["reach"] = self.reach(char)
        return data

    def base(self, char: Char) -> dict[str, int]:
        """House and Classes, or the printed numbers, without modifiers and Entity."""
        state = self.state
        values = [0] * 7
        if char.kind == Kind.OBJECT:
            values[0] = char.con
        elif char.kind == Kind.COMPANION:
            values = list(state.card(char.card).base) if char.card >= 0 else values
        else:
            for id in state.sheet_of(char.id):
                card = state.card(id)
                if card.suit != Suit.ENTITY:
                    values = [value + more for value, more in zip(values, card.base, strict=True)]
            if char.shifts is not None:
                values = [value + more for value, more in zip(values, char.shifts.attributes, strict=True)]
        return dict(zip(ATTRIBUTES, values, strict=True))

    def control(self, char: Char) -> list[str]:
        state = self.state
        if not state.acts(char):
            return []
        near = (char.at - 16, char.at - 1, char.at + 1, char.at + 16)
        return [tile_text(at) for at in near if state.exists(at) and state.controls(char, at)]

    def check(self, char: Char) -> dict[str, Any] | None:
        if char.check_attribute < 0:
            return None
        known = None if char.check_knowledge < 0 else KNOWLEDGE[char.check_knowledge]
        return {
            "attribute": ATTRIBUTES[char.check_attribute],
            "knowledge": known,
            "difficulty": char.check_difficulty,
        }

    def reach(self, char: Char) -> dict[str, int]:
        state = self.state
        if char.rules & Rule.CANNOT_MOVE:
            return {}
        costs = state.paths_of(char, char.ap, False).costs
        return {tile_text(at): costs[at] for at in state.empty_tiles() if costs[at] < FOREVER}

    # Players

    def player(self, seat: int) -> dict[str, Any]:
        state = self.state
        char = state.chars[seat]
        stats = char.stats
        sheet = [self.card(id) for id in state.sheet_of(seat)]
        data: dict[str, Any] = {
            "seat": seat,
            "team": char.team,
            "hero": seat,
            "level": char.level,
            "knowledge": {
                name: stats[Stat.KNOW + place] for place, name in enumerate(KNOWLEDGE) if stats[Stat.KNOW + place] > 0
            },
            "spaces": {
                "equip": state.spaces(seat, Zone.EQUIP),
                "memento": state.spaces(seat, Zone.MEMENTO),
                "support": state.spaces(seat, Zone.SUPPORT),
                "inventory": max(0, stats[Stat.INVENTORY]),
            },
            "sheet": self.sheet(seat, sheet),
            "equip": [self.card(id) for id in state.area(seat, Zone.EQUIP)],
            "memento": [self.card(id) for id in state.area(seat, Zone.MEMENTO)],
            "support": [self.card(id) for id in state.area(seat, Zone.SUPPORT)],
            "inventory_count": len(state.inventories[seat]),
            "inventory": [self.card(id) for id in state.inventories[seat] if self.knows(id)],
            "deck_count": len(state.decks[seat]),
            "locked": state.locked[seat],
            "discard": [self.named(id) for id in state.discards[seat]],
            "sheet_discard": [self.named(id) for id in state.sheet_discards[seat]],
            "sheet_deck_count": len(state.sheet_decks[seat]),
        }
        if seat == self.seat:
            data["deck"] = sorted(state.cards[id].id for id in state.decks[seat])
            data["sheet_deck"] = [state.cards[id].id for id in reversed(state.sheet_decks[seat])]
            data["aside"] = list(state.aside[seat])
        return data

    def sheet(self, seat: int, cards: list[dict[str, Any]]) -> dict[str, Any]:
        state = self.state
        suits = [state.card(id).suit for id in state.sheet_of(seat)]
        by_suit = list(zip(suits, cards, strict=True))
        return {
            "house": next((card for suit, card in by_suit if suit == Suit.HOUSE), None),
            "classes": [card for suit, card in by_suit if suit == Suit.CLASS],
            "entity": next((card for suit, card in by_suit if suit == Suit.ENTITY), None),
        }

    def named(self, id: int) -> dict[str, Any]:
        return {"id": id, "card": self.state.cards[id].id}

    def owner(self, id: int) -> int | None:
        owner = self.state.owners[id]
        return None if owner == MASTER else owner

    def card(self, id: int) -> dict[str, Any]:
        state = self.state
        if not self.knows(id):
            return {"concealed": True}
        companion = state.companion(id) if state.zones[id] == Zone.SUPPORT else -1
        return {
            **self.named(id),
            "exhausted": state.exhausted[id],
            "concealed": state.concealed[id],
            "counters": {
                name: state.counts[place][id] for place, name in enumerate(COUNTERS) if state.counts[place][id]
            },
            "attached": [self.named(under) for under in state.attached_to(id)],
            "used": self.used(id),
            "shown": state.shown[id] or state.kept_revealed(id),
            "piece": companion if companion >= 0 else None,
        }

    def used(self, id: int) -> list[str]:
        """The effects whose limit is used up for now."""
        return [f"e{power.index + 1}" for power in self.state.card(id).powers if self.state.limited(id, power)]

    def master(self) -> dict[str, Any] | None:
        state = self.state
        if state.mode != Mode.ENCOUNTER:
            return None
        pile = state.seats
        return {
            "hand_count": len(state.master_hand),
            "deck_count": len(state.decks[pile]),
            "discard": [self.named(id) for id in state.discards[pile]],
            "waves": [
                {"round": wave.round, "cards": [state.catalog.cards[cards[0]].id for cards in wave.cards]}
                for wave in state.waves
            ],
        }

    # What is under way

    def under_way(self, frame: Effect) -> list[dict[str, Any]]:
        """Only what was declared before all; a declaration half made, and the moment to answer it, are a seat's own."""
        state = self.state
        if isinstance(frame, Act):
            if frame.at <= Stage.PAY and frame.player != self.seat:
                return []
            return [
                {
                    "kind": "activation",
                    "piece": frame.user,
                    **self.named(frame.source),
                    "effect": f"e{frame.power.index + 1}",
                    "targets": [self.at(state.chars[who]) for who in frame.targets],
                    "negated": frame.negated,
                }
            ]
        if isinstance(frame, Blow):
            return [
                {
                    "kind": "attack",
                    "piece": frame.user,
                    "targets": [self.at(state.chars[who]) for who in frame.targets],
                    "bonus": frame.bonus,
                    "bonuses": list(frame.bonuses),
                }
            ]
        if isinstance(frame, Roll):
            faces = [*frame.faces, *frame.extras]
            natural = frame.faces[0] if frame.faces else 0
            return [
                {
                    "kind": "roll",
                    "piece": frame.user,
                    "faces": faces,
                    "natural": natural,
                    "total": state.roll_total(frame),
                }
            ]
        if isinstance(frame, Test):
            return [{"kind": "check", "piece": frame.user, "attribute": ATTRIBUTES[frame.attribute]}]
        if isinstance(frame, Window) and state.decision is not None and state.decision.seat == self.seat:
            when = WINDOW_WORDS.get(frame.when) or TIMINGS[frame.when]
            subject = None if frame.subject < 0 else self.at(state.chars[frame.subject])
            return [{"kind": "window", "when": when, "subject": subject}]
        return []

    def modifier(self, mod: Mod) -> dict[str, Any]:
        until: Any = UNTILS[mod.until]
        if mod.until == Until.COUNTERS:
            until = {"counters": COUNTERS[mod.of]}
        elif mod.until >= Until.START:
            until = {UNTILS[mod.until]: mod.of}
        return {"piece": mod.who, **self.state.mod_facts(mod), "until": until}

    def asked(self) -> dict[str, Any] | None:
        """What the question is about, for the seat asked."""
        state = self.state
        ask = state.asked()
        if state.decision is None or state.decision.seat != self.seat or ask is None:
            return None
        data: dict[str, Any] = {"picked": list(ask.picked), "demand": DEMANDS[ask.rule]}
        data.update({"least": ask.least, "most": ask.most})
        data["need"] = {"sp": ask.sp, "mp": ask.mp, "any": ask.any}
        if ask.what == What.SALVATION:
            data["least"] = state.salvation_cost(state.chars[ask.who])
        if ask.what == What.STEP:
            data["steps"] = self.steps(ask)
        for frame in reversed(state.effects):
            if isinstance(frame, Act):
                data.update({**self.named(frame.source), "effect": f"e{frame.power.index + 1}"})
                break
        return data

    def steps(self, ask: Ask) -> dict[str, int]:
        """What the Move costs in all with each last step; nothing where an effect moves for free."""
        state = self.state
        char = state.chars[ask.who]
        move = next(frame for frame in reversed(state.effects) if isinstance(frame, Deed))
        if move.moved:
            return {}
        paths = state.paths_of(char, char.ap, False)
        return {FACINGS[way]: state.arrival(paths, move.source, way) for way in ask.ways}
