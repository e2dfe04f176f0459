"""Duel tables as plain data: saves, and positions for tests and puzzles.

A position, as given to `game.position({...})` (all keys optional)::

    turn: 3                   # number of the turn (DUEL-4.1); no attacks on turn 1
    first: 0                  # who had turn 1
    active: 0                 # whose turn it is; default by `turn` and `first`
    at: main                  # main: the active player is asked now; turn: before the start of turn (DUEL-4.2 runs)
    options: {STRIKE_BACK: off}
    seed: 0
    shuffles: [[12, 15]]      # scripted shuffles of a deck: these numbers on top, in this order
    columns: {3: [TID-19, {card: EMB-19, owner: 1}]}      # column enchants; owner 0 unless said
    players:                  # two
      - hero: EMB-H1          # default EMB-H1 for seat 0, ROO-H1 for seat 1
        hp: 17                # default the maximum
        hand: [EMB-13, EMB-15]
        deck: [DUS-01, EMB-07]   # top first; default five basic shards of the hero's faction; [] is an empty deck
        grave: [EMB-01]       # oldest first
        mana: 4               # default the size of the mana zone
        mana_zone: 4          # that many basic shards, or a list of cards; default as many as `mana`
        bonus: 0
        shard: SHD-E          # the card in the shard zone
        traps: [EMB-22, {card: NEU-13, turn: 2}]          # in the order set
        attack:               # creatures by column
          2: EMB-06
          3: {card: EMB-07, damage: 2, exhausted: true, stunned: false, order: 1,
              modifiers: [{atk: 3, duration: this_turn, by: 0}],     # also hp, armor, keywords
              enchants: [EMB-20, {card: DUS-20, owner: 1}]}          # owner: this player unless said
        defense: {}
        row_enchants: {attack: [EMB-18, {card: TID-18, owner: 1}], defense: []}
        hero_enchants: [NEU-19, {card: DUS-21, owner: 1}]
        hero_action_used: true   # both true by default, as in the worked examples (section 6)
        mana_gain_used: true
        cooldowns: {a2: 4}    # the own-turn count at which that hero ability is usable again
        own_turns: 2          # default by `turn` and `first`

Creatures are ready unless `exhausted`. Numbers: the heroes are @0 and @1. Then come, counting from @2, for seat 0 and
then for seat 1: hand, attack row (columns in order, each creature followed by its enchants), defense row, traps, shard,
row enchants (attack, defense), hero enchants; then the column enchants; then for each seat deck, grave and mana zone.
The play order is that of the numbers, except that cards with `order` come before all others, in that order.

Actions in tests (grammar.py): `play_creature @5 attack 3`; `play_spell @4`, `play_spell @4 @12`, `... trap2`,
`... link1` (the first, bottom item of the chain is link1), `... enemy_attack` (a row), `... column3`,
`play_spell @4 pay@12` (sacrifice or discard @12); `set_trap @4`; `play_shard @4`; `card_to_mana @4`; `hero_draw`;
`hero_replace @4`; `use_ability @7 a1 @12`, `use_ability @1 a1 pay@9`; `attack @7 @1`; `end_turn`; `pass`;
`block @9`, `no_block`; `mulligan @4` card by card and `keep` (asked no more after MULLIGAN_MAX cards).
A creature whose `played` trigger has more than one legal target asks `target @12` (or `trap1`) afterwards; with one
it takes it. A second target and further payments are asked the same way (`target ...`, `pay @5`), before anything is
paid. With the option CONCEDE on, every list ends with `concede`.
"""

from __future__ import annotations

from typing import Any

from carteado.games.duel.board import ZONES, Zone
from carteado.games.duel.declaring import BLOCK, MAIN, MULLIGAN, PAY, RESPOND, TARGET
from carteado.games.duel.rules import DuelState
from carteado.games.duel.table import ITEM_KINDS, PHASES, STATS, Declaration
from carteado.kit.cards import DURATIONS, Block
from carteado.kit.table import Effect, Item, Modifier, Piece

ASKED = {d[0].kind: d for d in (MAIN, RESPOND, BLOCK, MULLIGAN, TARGET, PAY)}
NUMBERS = ("first", "active", "turn", "priority", "passes", "winner", "resolved", "unsettled", "counter", "reason")
LISTS = (
    "owners",
    "seen",
    "last",
    "in_play",
    "shards",
    "mana",
    "bonus_mana",
    "gained",
    "acted",
    "own_turns",
    "exchanged",
)
ZONE_LISTS = ("hands", "decks", "graves", "mana_zones", "traps", "aside", "cooldowns")
PIECE_NUMBERS = (
    "at",
    "order",
    "damage",
    "exhausted",
    "stunned",
    "doomed",
    "bare",
    "fired",
    "paid_mana",
    "paid_hp",
    "turn",
)
EFFECT_NUMBERS = ("source", "player", "at", "it", "by", "item", "order", "index", "kind")


def dump(state: DuelState) -> dict[str, Any]:
    decision = state.decision
    return {
        **{name: getattr(state, name) for name in NUMBERS},
        **{name: list(getattr(state, name)) for name in LISTS},
        **{name: [list(ids) for ids in getattr(state, name)] for name in ZONE_LISTS},
        "phase": PHASES[state.phase],
        "cards": [card.id for card in state.cards],
        "zones": [ZONES[zone] for zone in state.zones],
        "pieces": [dump_piece(state.piece(id)) for id in state.in_play],
        "effects": [dump_effect(effect) for effect in state.effects],
        "queue": [dump_effect(effect) for effect in state.queue],
        "trap_queue": [dump_effect(effect) for effect in state.trap_queue],
        "chain": [dump_item(item) for item in state.chain],
        "pending": None if state.pending is None else dump_item(state.pending),
        "declaring": None if state.declaring is None else dump_declaration(state.declaring),
        "decision": None if decision is None else {"seat": decision.seat, "kind": decision.kind},
    }


def dump_piece(piece: Piece) -> dict[str, Any]:
    return {
        **{name: getattr(piece, name) for name in PIECE_NUMBERS},
        "modifiers": [dump_modifier(modifier) for modifier in piece.mods],
    }


def dump_modifier(modifier: Modifier) -> dict[str, Any]:
    """As positions write it."""
    changes = {stat: change for stat, change in zip(STATS, modifier.changes, strict=True) if change}
    return {**changes, "keywords": modifier.keywords, "duration": DURATIONS[modifier.duration], "by": modifier.player}


def dump_effect(effect: Effect) -> dict[str, Any]:
    return {
        **{name: getattr(effect, name) for name in EFFECT_NUMBERS},
        "block": effect.block.name,
        "targets": list(effect.targets),
        "killed": list(effect.killed),
    }


def dump_item(item: Item) -> dict[str, Any]:
    return {
        "kind": ITEM_KINDS[item.kind],
        "player": item.player,
        "source": item.source,
        "block": None if item.block is None else item.block.name,
        "targets": list(item.targets),
        "place": item.place,
        "blocker": item.blocker,
        "negated": item.negated,
    }


def dump_declaration(d: Declaration) -> dict[str, Any]:
    return {
        "form": d.form,
        "source": d.source,
        "ability": d.ability,
        "place": d.place,
        "targets": list(d.targets),
        "payment": list(d.payment),
    }


def restore(state: DuelState, data: dict[str, Any]) -> DuelState:
    """What `dump` wrote, onto an empty table."""
    for name in NUMBERS:
        setattr(state, name, data[name])
    for name in LISTS:
        setattr(state, name, list(data[name]))
    for name in ZONE_LISTS:
        setattr(state, name, [list(ids) for ids in data[name]])
    state.phase = PHASES.index(data["phase"])
    state.cards = [state.catalog.by_id[id] for id in data["cards"]]
    state.zones = [ZONES.index(zone) for zone in data["zones"]]
    state.pieces = [None] * len(state.cards)
    for id, piece in zip(state.in_play, data["pieces"], strict=True):
        state.pieces[id] = load_piece(state, id, piece)
    index_table(state)
    state.effects = [load_effect(state, effect) for effect in data["effects"]]
    state.queue = [load_effect(state, effect) for effect in data["queue"]]
    state.trap_queue = [load_effect(state, effect) for effect in data["trap_queue"]]
    state.chain = [load_item(state, item) for item in data["chain"]]
    state.pending = None if data["pending"] is None else load_item(state, data["pending"])
    state.declaring = None if data["declaring"] is None else Declaration(**data["declaring"])
    asked = data["decision"]
    state.decision = None if asked is None else ASKED[asked["kind"]][asked["seat"]]
    return state


def index_table(state: DuelState) -> None:
    """What is kept beside the cards to find them quickly."""
    state.heard = 0
    for card in state.cards:
        state.heard |= card.hears
    state.static_sources = [id for id in state.in_play if state.cards[id].statics]
    for id in state.in_play:
        if state.zones[id] == Zone.CREATURES:
            state.slots[state.piece(id).at] = id


def load_piece(state: DuelState, id: int, data: dict[str, Any]) -> Piece:
    piece = Piece(id, state.owners[id], state.zones[id], data["at"], data["order"])
    for name in PIECE_NUMBERS:
        setattr(piece, name, data[name])
    piece.mods = [load_modifier(modifier) for modifier in data["modifiers"]]
    return piece


def load_modifier(data: dict[str, Any]) -> Modifier:
    changes = [data.get(stat, 0) for stat in STATS]
    return Modifier(changes, data["keywords"], DURATIONS.index(data["duration"]), data["by"])


def load_effect(state: DuelState, data: dict[str, Any]) -> Effect:
    effect = Effect(data["source"], data["player"], find_block(state, data["block"]), list(data["targets"]))
    for name in EFFECT_NUMBERS:
        setattr(effect, name, data[name])
    effect.killed = list(data["killed"])
    return effect


def find_block(state: DuelState, name: str) -> Block:
    return state.catalog.blocks[name]


def load_item(state: DuelState, data: dict[str, Any]) -> Item:
    block = None if data["block"] is None else find_block(state, data["block"])
    item = Item(ITEM_KINDS.index(data["kind"]), data["player"], data["source"], block, list(data["targets"]))
    item.place = data["place"]
    item.blocker = data["blocker"]
    item.negated = data["negated"]
    return item
