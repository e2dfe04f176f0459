"""What a seat may see (section 7): built from what is public, and from the cards that seat knows."""

from __future__ import annotations

from typing import Any

from carteado.games.duel.board import COLUMNS, KEYWORDS, ROWS, Kind, Seen, Zone, slot
from carteado.games.duel.grammar import PLACES, AimField
from carteado.games.duel.rules import DuelState
from carteado.games.duel.table import ITEM_KINDS, STATS, ItemKind, Phase
from carteado.kit.cards import DURATIONS
from carteado.kit.seeing import own_options
from carteado.kit.table import Item, Modifier, Piece

AIM = AimField("to")


def view(state: DuelState, seat: int | None) -> dict[str, Any]:
    return Eyes(state, seat).table()


class Eyes:
    """One seat looking at the table; None is a spectator."""

    def __init__(self, state: DuelState, seat: int | None) -> None:
        self.state = state
        self.seat = seat

    def knows(self, id: int) -> bool:
        return self.state.seen[id] & (Seen.PUBLIC if self.seat is None else 1 << self.seat) != 0

    def table(self) -> dict[str, Any]:
        state = self.state
        decision, outcome = state.decision, state.outcome()
        return {
            "game": state.game.id,
            "seat": self.seat,
            "options": own_options(state, "deck_", self.seat),
            "turn": state.turn,
            "first": state.first,
            "active": state.active,
            "players": [self.player(player) for player in (0, 1)],
            "columns": [self.enchants(Zone.COLUMN, column) for column in range(COLUMNS)],
            "chain": [self.item(item, link) for link, item in enumerate(state.chain)],
            "declared": None if state.pending is None else self.item(state.pending, 0),
            "passes": state.passes if state.phase == Phase.RESPOND else 0,
            "priority": state.priority if state.phase == Phase.RESPOND else None,
            "declaring": self.declaring(),
            "play_order": [self.in_order(id) for id in state.in_play],
            "prompt": None if decision is None else {"seat": decision.seat, "kind": decision.kind},
            "outcome": None if outcome is None else outcome.record(),
        }

    def card(self, id: int) -> dict[str, Any]:
        return {"id": id, "card": self.state.cards[id].id}

    # Players

    def player(self, player: int) -> dict[str, Any]:
        state = self.state
        hero = state.hero(player)
        own = player == self.seat
        data: dict[str, Any] = {
            "hero": {**self.card(player), "hp": state.hp_of(hero), "max_hp": state.max_hp_of(hero)},
            "hero_action_used": state.acted[player],
            "mana_gain_used": state.gained[player],
            "own_turns": state.own_turns[player],
            "exchanged": None if state.exchanged[player] < 0 else state.exchanged[player],
            "cooldowns": self.cooldowns(player),
            "mana": state.mana[player],
            "bonus": state.bonus_mana[player],
            "max_mana": len(state.mana_zones[player]),
            "hand_count": len(state.hands[player]),
            "hand": [self.hand_card(id, player) for id in state.hands[player] if self.knows(id)],
            "deck_count": len(state.decks[player]),
            "grave": [self.card(id) for id in state.graves[player]],
            "mana_zone": [self.card(id) for id in state.mana_zones[player]],
            "shard": None if state.shards[player] < 0 else self.card(state.shards[player]),
            "traps": [self.trap(id, place + 1) for place, id in enumerate(state.traps[player])],
            **{row: self.row(player, number) for number, row in enumerate(ROWS)},
            "row_enchants": {row: self.enchants(Zone.ROW, player * 2 + number) for number, row in enumerate(ROWS)},
            "hero_enchants": self.enchants(Zone.HERO_ENCHANTS, player),
        }
        if own:
            data["deck"] = sorted(state.cards[id].id for id in state.decks[player])
            data["aside"] = list(state.aside[player])
        return data

    def cooldowns(self, player: int) -> dict[str, int]:
        """The own-turn count at which each ability is usable again."""
        abilities = self.state.cards[player].abilities
        return {ability.id: self.state.cooldowns[player][n] for n, ability in enumerate(abilities)}

    def hand_card(self, id: int, player: int) -> dict[str, Any]:
        card = self.state.card(id)
        cost, loyalty = self.state.mana_cost(card, player), self.state.loyalty_cost(card, player)
        return {**self.card(id), "cost": cost, "loyalty": loyalty}

    def trap(self, id: int, place: int) -> dict[str, Any]:
        piece = self.state.piece(id)
        data: dict[str, Any] = {"place": place, "turn": piece.turn, "mana": piece.paid_mana, "hp": piece.paid_hp}
        if self.knows(id):
            data.update(self.card(id))
        if piece.owner == self.seat:
            data["waiting"] = any(effect.source == id for effect in self.state.trap_queue)
        return data

    # The board

    def row(self, player: int, row: int) -> list[dict[str, Any] | None]:
        pieces = [self.state.creature_at(slot(player, row, column)) for column in range(COLUMNS)]
        return [None if piece is None else self.creature(piece) for piece in pieces]

    def creature(self, piece: Piece) -> dict[str, Any]:
        state = self.state
        return {
            **self.card(piece.id),
            "atk": state.atk_of(piece),
            "hp": state.hp_of(piece),
            "max_hp": state.max_hp_of(piece),
            "armor": state.armor_of(piece),
            "damage": piece.damage,
            "keywords": words_of(state.keywords_of(piece)),
            "exhausted": piece.exhausted,
            "stunned": piece.stunned,
            "modifiers": [modifier(entry) for entry in piece.mods],
            "enchants": [{**self.card(id), "owner": state.owners[id]} for id in state.enchants_on(piece.id)],
        }

    def enchants(self, zone: int, at: int) -> list[dict[str, Any]]:
        state = self.state
        found = [id for id in state.in_play if state.zones[id] == zone and state.piece(id).at == at]
        return [{**self.card(id), "owner": state.owners[id]} for id in found]

    def in_order(self, id: int) -> Any:
        """The number of a card, or the place of a trap that is face down."""
        state = self.state
        if state.zones[id] != Zone.TRAPS or self.knows(id):
            return id
        owner = state.owners[id]
        return {"seat": owner, "trap": state.traps[owner].index(id) + 1}

    # The chain

    def item(self, item: Item, link: int) -> dict[str, Any]:
        data: dict[str, Any] = {"link": link + 1, "kind": ITEM_KINDS[item.kind], "seat": item.player}
        if item.kind != ItemKind.END_TURN:
            data.update(self.card(item.source))
        if item.kind == ItemKind.ATTACK:
            data["target"] = item.targets[0]
            data["target_card"] = self.state.cards[item.targets[0]].id
            data["blocker"] = None if item.blocker < 0 else self.card(item.blocker)
        elif item.block is not None:
            data["targets"] = [self.aim(item, number) for number in range(len(item.targets))]
            if item.kind == ItemKind.ABILITY:
                data["ability"] = item.block.name.partition("/")[2]
        if item.place >= 0:
            data["place"] = place_name(self.state, item)
        data["negated"] = item.negated
        return data

    def aim(self, item: Item, number: int) -> str:
        """A target as an action writes it; a trap that is gone has no place any more."""
        assert item.block is not None
        choice = item.targets[number]
        target = item.block.targets[number]
        if choice < 0 or not target.allows(self.state, item.source, item.player, choice):
            return f"@{choice}" if choice >= 0 and self.knows(choice) else ""
        return AIM.word((target.written(self.state, choice),))

    def declaring(self) -> dict[str, Any] | None:
        """A declaration with open questions is known to its player only."""
        d, decision = self.state.declaring, self.state.decision
        if d is None or decision is None or decision.seat != self.seat:
            return None
        return {**self.card(d.source), "targets": list(d.targets), "payment": list(d.payment)}


def place_name(state: DuelState, item: Item) -> str:
    """The row or column of an enchant, as its player wrote it."""
    if state.card(item.source).kind == Kind.COLUMN_ENCHANT:
        return f"column{item.place + 1}"
    side = 0 if item.place // 2 == item.player else 1
    return PLACES[side * 2 + item.place % 2]


def words_of(keywords: int) -> list[str]:
    return [word for bit, word in enumerate(KEYWORDS) if keywords >> bit & 1]


def modifier(entry: Modifier) -> dict[str, Any]:
    changes = {stat: change for stat, change in zip(STATS, entry.changes, strict=True) if change}
    return {**changes, "keywords": words_of(entry.keywords), "duration": DURATIONS[entry.duration], "by": entry.player}
