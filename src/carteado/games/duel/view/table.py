"""The table as a seat may see it."""

from __future__ import annotations

from typing import cast

from carteado.games.duel import pieces
from carteado.games.duel.board import COLUMNS, DURATIONS, KEYWORDS, STATS, Kind, Phase, Row, Seen, Zone, slot
from carteado.games.duel.grammar import PLACES, AimField
from carteado.games.duel.language.picking import Unless
from carteado.games.duel.pieces import ITEM_KINDS, DuelPiece, Item, ItemKind
from carteado.games.duel.rules import costs, creatures, moving, spells, stats
from carteado.games.duel.state import DuelState
from carteado.games.duel.view.structures import (
    Asking,
    AskKind,
    Creature,
    Declaring,
    Enchant,
    FaceDown,
    InHand,
    Link,
    LinkKind,
    Modifier,
    Player,
    Trap,
    View,
)
from carteado.kit import seeing
from carteado.kit.flow import ASKS, Ask
from carteado.kit.flow_words import Choose
from carteado.kit.seeing import Outcome, own_options, prompt

AIM = AimField("to")
PRICES = ("mana", "hp")


def view(state: DuelState, seat: int | None) -> View:
    return Viewer(state, seat).table()


class Viewer(seeing.Viewer[DuelState]):
    def knows(self, id: int) -> bool:
        return self.state.seen[id] & (Seen.PUBLIC if self.seat is None else 1 << self.seat) != 0

    def table(self) -> View:
        state, clock, chain = self.state, self.state.clock, self.state.chain
        outcome = state.outcome()
        responding = clock.phase == Phase.RESPOND
        return {
            "game": state.game.id,
            "seat": self.seat,
            "options": own_options(state, "deck_", self.seat),
            "turn": clock.turn,
            "first": clock.first,
            "active": clock.active,
            "players": [self.player(player) for player in (0, 1)],
            "columns": [self.enchants(Zone.COLUMN, column) for column in range(COLUMNS)],
            "chain": [self.link(item, place) for place, item in enumerate(chain.links)],
            "declared": None if chain.pending is None else self.link(chain.pending, 0),
            "passes": chain.passes if responding else 0,
            "priority": clock.priority if responding else None,
            "declaring": self.declaring(),
            "asking": self.asking(),
            "play_order": [self.in_order(id) for id in state.in_play],
            "prompt": prompt(state, self.seat),
            "outcome": None if outcome is None else cast(Outcome, outcome.record()),
        }

    # Players

    def player(self, player: int) -> Player:
        state, own = self.state, self.state.players[player]
        hero = state.piece(player)
        made: Player = {
            "hero": {
                **self.card(player),
                "hp": stats.hp(state, hero),
                "max_hp": stats.max_hp(state, hero),
                "armor": stats.armor(state, hero),
                "shield": hero.shield,
                "counters": counters_of(hero),
            },
            "hero_action_used": own.acted,
            "mana_gain_used": own.gained,
            "own_turns": own.own_turns,
            "exchanged": None if own.exchanged < 0 else own.exchanged,
            "cooldowns": self.cooldowns(player),
            "mana": own.mana,
            "bonus": own.bonus_mana,
            "max_mana": len(own.mana_zone),
            "hand_count": len(own.hand),
            "hand": [self.hand_card(id, player) for id in own.hand if self.knows(id)],
            "deck_count": len(own.deck),
            "grave": self.cards(own.grave),
            "exile": self.cards(moving.exiled(state, player)),
            "mana_zone": self.cards(own.mana_zone),
            "shard": None if own.shard < 0 else self.card(own.shard),
            "traps": [self.trap(id, place) for place, id in enumerate(own.traps, 1)],
            "attack": self.row(player, Row.ATTACK),
            "defense": self.row(player, Row.DEFENSE),
            "row_enchants": {
                "attack": self.enchants(Zone.ROW, player * 2 + Row.ATTACK),
                "defense": self.enchants(Zone.ROW, player * 2 + Row.DEFENSE),
            },
            "hero_enchants": [*self.enchants(Zone.HERO_ENCHANTS, player), *self.enchants(Zone.EMBLEM, player)],
        }
        if player == self.seat:
            made["deck"] = self.sorted_ids(own.deck)
            made["aside"] = list(own.aside)
        return made

    def cooldowns(self, player: int) -> dict[str, int]:
        """Return for each ability the own-turn count at which it is usable again."""
        until = self.state.players[player].cooldowns
        return {ability.id: until[n] for n, ability in enumerate(self.state.card(player).abilities)}

    def hand_card(self, id: int, player: int) -> InHand:
        state, card = self.state, self.state.card(id)
        cost, loyalty = costs.mana_cost(state, card, player), costs.loyalty_cost(state, card, player)
        return {**self.card(id), "cost": cost, "loyalty": loyalty}

    def trap(self, id: int, place: int) -> Trap:
        piece = self.state.piece(id)
        made: Trap = {"place": place, "turn": piece.turn, "mana": piece.paid_mana, "hp": piece.paid_hp}
        if self.knows(id):
            made["id"], made["card"] = id, self.state.cards[id].id
        if piece.owner == self.seat:
            made["waiting"] = any(effect.source == id for effect in self.state.trap_queue)
        return made

    # The board

    def row(self, player: int, row: int) -> list[Creature | None]:
        standing = [creatures.at(self.state, slot(player, row, column)) for column in range(COLUMNS)]
        return [None if piece is None else self.creature(piece) for piece in standing]

    def creature(self, piece: DuelPiece) -> Creature:
        state = self.state
        return {
            **self.card(piece.id),
            "atk": stats.atk(state, piece),
            "hp": stats.hp(state, piece),
            "max_hp": stats.max_hp(state, piece),
            "armor": stats.armor(state, piece),
            "damage": piece.damage,
            "keywords": words_of(stats.keywords(state, piece)),
            "exhausted": piece.exhausted,
            "stunned": piece.stunned,
            "silenced": piece.silenced,
            "borrowed": piece.borrowed,
            "shield": piece.shield,
            "counters": counters_of(piece),
            "modifiers": [modifier(entry) for entry in piece.modifiers],
            "enchants": [self.enchant(id) for id in spells.enchants_on(state, piece.id)],
        }

    def enchants(self, zone: int, at: int) -> list[Enchant]:
        state = self.state
        return [self.enchant(id) for id in state.in_play if state.zones[id] == zone and state.piece(id).at == at]

    def enchant(self, id: int) -> Enchant:
        return {**self.card(id), "owner": self.state.owners[id]}

    def in_order(self, id: int) -> int | FaceDown:
        """Return the number of a card, or the place of a face-down trap."""
        state = self.state
        if state.zones[id] != Zone.TRAPS or self.knows(id):
            return id
        owner = state.owners[id]
        return {"seat": owner, "trap": state.players[owner].traps.index(id) + 1}

    # The chain

    def link(self, item: Item, place: int) -> Link:
        kind: LinkKind = ITEM_KINDS[item.kind]
        made: Link = {"link": place + 1, "kind": kind, "seat": item.player, "negated": item.negated}
        cards = self.state.cards
        if item.kind != ItemKind.END_TURN:
            made["id"], made["card"] = item.source, cards[item.source].id
        if item.kind == ItemKind.ATTACK:
            made["target"], made["target_card"] = item.targets[0], cards[item.targets[0]].id
            made["blocker"] = None if item.blocker < 0 else self.card(item.blocker)
        elif item.block is not None:
            made["targets"] = [self.aim(item, number) for number in range(len(item.targets))]
            if item.kind == ItemKind.ABILITY:
                made["ability"] = item.block.name.partition("/")[2]
        if item.place >= 0:
            made["place"] = place_name(self.state, item)
        return made

    def aim(self, item: Item, number: int) -> str:
        """Return a target as an action writes it; a trap that is gone no longer has a place."""
        assert item.block is not None
        choice = item.targets[number]
        target = item.block.targets[number]
        if choice < 0 or not target.allows(self.state, item.source, item.player, choice):
            return f"@{choice}" if choice >= 0 and self.knows(choice) else ""
        return AIM.word((target.written(self.state, choice),))

    def declaring(self) -> Declaring | None:
        """Return the seat's incomplete declaration; other seats do not see it."""
        d, decision = self.state.declaring, self.state.decision
        if d is None or decision is None or decision.seat != self.seat:
            return None
        return {
            **self.card(d.source),
            "targets": list(d.targets),
            "payment": list(d.payment),
            "options": self.declared_options(d, decision.kind),
        }

    def declared_options(self, d: pieces.Declaration, kind: str) -> list[str]:
        """Return the names of the ways to pay, of which the first is the printed one, or of the modes."""
        card = self.state.card(d.source)
        if kind == "way":
            return [f"{card.id}/way{number}" for number in range(len(card.ways) + 1)]
        return [mode.name for mode in card.modes] if kind == "mode" else []

    def asking(self) -> Asking | None:
        """Return the open question; only the seat that is asked sees what it has picked so far."""
        asked = self.state.asking
        if asked is None:
            return None
        cards = [self.card(id) for id in asked.choices if self.knows(id)] if asked.kind == Ask.PICK else []
        made: Asking = {
            **self.card(self.state.effects[-1].source),
            "kind": cast(AskKind, ASKS[asked.kind]),
            "cards": cards,
            "picked": list(asked.picked) if asked.seat == self.seat else [],
            "least": asked.least,
            "most": asked.most,
            "options": [],
            "price": {},
        }
        effect = self.state.effects[-1]
        op = effect.block.ops[effect.at - 1].inner()
        if isinstance(op, Choose):
            made["options"] = [block.name for block in op.options.blocks]
        elif isinstance(op, Unless):
            made["price"] = {name: amount for name in PRICES if (amount := getattr(op.pays, name))}
        return made


def place_name(state: DuelState, item: Item) -> str:
    """Return the row or column of an enchant, as its player wrote it."""
    if state.card(item.source).kind == Kind.COLUMN_ENCHANT:
        return f"column{item.place + 1}"
    side = 0 if item.place // 2 == item.player else 1
    return PLACES[side * 2 + item.place % 2]


def counters_of(piece: DuelPiece) -> dict[str, int]:
    return {counter.name: counter.amount for counter in piece.counters}


def words_of(keywords: int) -> list[str]:
    return [word for bit, word in enumerate(KEYWORDS) if keywords >> bit & 1]


def modifier(entry: pieces.Modifier) -> Modifier:
    made: Modifier = {"keywords": words_of(entry.keywords), "duration": DURATIONS[entry.duration], "by": entry.player}
    changes = {stat: change for stat, change in zip(STATS, entry.changes, strict=True) if change}
    return {**made, **cast(Modifier, changes)}
