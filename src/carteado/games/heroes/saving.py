"""Heroes tables as plain data: saves, and positions for tests and puzzles.

A position, as given to `game.position({...})` (all keys optional)::

    mode: traditional           # traditional, arena, teams, mixed, challengers; `seats` as in game.new
    seats: 2
    options: {hand_limit: none, combat: turn_player}
    seed: 0
    dice: [1, 3]                # the next rolls, see below
    shuffles: [[C07, S01]]      # the next shuffles of a deck: these cards on top, in this order, the rest at random
    turn: 5                     # number of the turn; default 1 + 2 x seats, a turn of the start player in round 3
    round: 3                    # default by `turn` and `seats`; in challengers give `round` rather than `turn`
    start: 0                    # the start player
    active: 0                   # the turn player; default by `turn` and `start`
    at: main                    # main: the turn player is asked in MAIN
                                # turn: before START of the active player's turn, which then runs
                                # combat: before COMBAT (challengers: GRAND COMBAT), with its combat_start triggers
                                # resolution: before RESOLUTION; end: before END
    event: V09                  # or {card: V09, owner: 1}; owner 0 unless said
    mob: M02                    # challengers only; details as for a character; default the option `mob`
    stage: 2                    # mixed only: 1 teams (the default), 2 arena among those not `eliminated`
    players:                    # one entry a seat; missing ones are empty
      - hand: [C01, S01]
        deck: [S01, A02, C10]   # top first; default empty
        reserve: 3              # default 0
        team:                   # characters, in the order they entered
          - C07
          - {card: C16, energy: 4, damage: 2,
             protection: 0,                   # what is left of the pool; default the printed one
             tokens: [taunt, {type: agility, n: 3}, {type: poison, n: 4, stack: true, turn: 5},
                      {type: burn, fresh: true}],
             actions: [A22, A03],             # attached action cards, in the order attached; {card: A34, used: true}
             orientation: upright,            # upright, passive, active
             used: [a1],                      # printed passive actions already used this turn
             readied: false,                  # already readied this turn (22.12)
             common: true,                    # challengers: stands in the Common Team
             order: 3}                        # entry order, see below
        sources: [S01, {card: S05, used: true}]               # used: its activation, this turn
        equipment: [Q05, {card: Q02, energy: 6, used: [a1]}]  # energy 1 unless said
        dead: [C01, C02]        # the Dead Zone
        knockouts: 2            # default the number of characters in `dead`
        places: 4               # team places used; default team + knockouts, at most 4
        substitutions: 0        # used so far
        fielded: 0              # characters fielded this turn, swaps included
        own_turns: 3            # own turns begun, this one included (1 = own first turn); default by `turn`
        source_played: false    # this turn
        event_played: false
        relocated: false
        once: [A33]             # once_per_game actions already used
        eliminated: false       # true, or 1, 2, ... in the order of leaving

`n` of a token is the number of singles, or the size of a stack. A token was received one turn ago (in challengers:
one round ago) unless `turn` says otherwise or it is `fresh`, received in this one.

Dice. Every random result that is not a shuffle is a roll of `dice`, in order: the Burn roll is a d4, 1 keeps the
token; `chance(p,q)` is a dq, p or less is true; a random character among n is a dn, counted from 1 over the
candidates in entry order (the Mob last); a random discard from n cards is a dn over the hand in its order; the start
player is a dn, 1 being seat 0 (only in game.new and in a second stage).

Numbers. Every card that can be seen has a number, written `@N`. In a position they count from @0: for each seat its
hand, then its team (each character followed by its attached actions), sources and equipment; then the event; then the
Mob; then for each seat deck and dead. Entry order is that of the numbers, except that characters with `order` come
first, in that order.

Actions (grammar.py). In MAIN: `field @4`; `swap @4 @7` (field @4 in the place of @7); `source @4`; `event @4`; `equip
@4`; `attach @4 @7`; `allocate @7` (one energy at a time, to a character or to equipment); `withdraw @9` (one energy
from a silo); `use @7 a1` (a printed action of @7: a1, a2, ... in printed order, active and passive counted together);
`use @12` (the attached action card @12); `activate @9` (a source or equipment; `activate @9 a2` its second
activation); `relocate @7`; `end_main`. In a combat slot, kind `slot`: `use @7 a1`, `use @12`, `pass`; after each use
of an action with `uses n`, kind `again`: the same `use ...`, or `pass`.

What an action needs is asked afterwards, one answer at a time: `target @12` (kind `target`; a character or equipment;
for `enemies:n` until there are n, or `done`), `opponent 1` (kind `opponent`), `pay @4` (kind `pay`: a hand card for
discard_hand, an own character for hurt, a basic source for discard_basic). In a search, kind `search`: `take C07` or
`done`. For the hand limit, kind `discard`: `discard @4`, card by card; the first goes higher. Nothing is paid before
all targets are chosen. A question with only one answer is not asked: the one target is taken, a slot with nothing to
use is passed, the last forced discard is made. MAIN is always asked. With the option `concede` on, every list ends
with `concede`.

One guard: energy that was withdrawn from a silo cannot be allocated to that same silo again in the same turn.

A view, as `state.view(seat)` gives it::

    game, mode, seat, options     # options without the decks of others
    stage                         # 1, or 2 in the second stage of mixed
    round, turn, start, active    # active: the turn player; None in GRAND COMBAT and the RESOLUTION after it
    phase                         # start draw energy main combat resolution end
    players: [{seat, side,        # side: the number of its team; everybody their own outside teams; 0 in challengers
        eliminated,               # None, or 1, 2, ... in the order of leaving; those of one check share it
        playing,                  # false for those not in this stage of mixed
        hand_count, hand,         # hand: [{id, card}] for its owner, else []
        deck_count, reserve, income,
        deck,                     # only for the owner while searching: the sorted ids of cards
        team: [character], sources: [{id, card, used}],
        equipment: [{id, card, energy, storage, silo, used}],
        dead: [{id, card}], knockouts, places, substitutions, fielded, field_limit, own_turns,
        source_played, event_played, relocated, once}]
    event: None or {id, card, owner}
    mob: None or character        # owner None
    order: [{id, card, owner, done}]    # the attack order of the running combat, [] outside
    slot: None or id of the active character
    seen_hands: [{seat, turn, cards}]   # hands this seat saw by reveal, as they were (23.4)
    shown: [{seat, turn, cards}]        # what the last action showed to all before it went out of sight (23.3)
    using: None or {id, card, action, targets, payment}    # what is being declared, for everyone
    prompt: None or {seat, kind}
    outcome

    character: {id, card, owner, health, max_health, damage, protection, pool, shields, speed, energy, storage,
        orientation, abilities, common, readied,
        tokens: [{type, n, stack, turn, effective}],          # older first; type as in `immunity:poison`
        actions: [{id, card, used, works}],                   # attached; works: false while dormant (12.10)
        used: [a1],                                           # printed passive actions used this turn
        order}

In a save, `table` holds `cards`, `owners` and `zones` by card number, and `decks`, `hands` and `dead` as lists of
numbers by seat."""

from __future__ import annotations

from typing import Any

from carteado.games.heroes.board import PHASES, STANCES, TOKENS, ZONES
from carteado.games.heroes.declaring import OPPONENT, PAY, TARGET
from carteado.games.heroes.effects import SEARCH
from carteado.games.heroes.fighting import AGAIN, SLOT
from carteado.games.heroes.pieces import Deed, Snapshot, TokenObject, Unit, Using
from carteado.games.heroes.playing import MAIN
from carteado.games.heroes.rules import HeroesState
from carteado.games.heroes.turning import DISCARD
from carteado.kit.table import Effect

ASKED = {d[0].kind: d for d in (MAIN, SLOT, AGAIN, TARGET, OPPONENT, PAY, SEARCH, DISCARD)}
NUMBERS = (
    "stage",
    "start",
    "active",
    "turn",
    "round",
    "unsettled",
    "heard_now",
    "gone",
    "event",
    "mob",
    "slot_at",
    "slot",
    "acting",
    "acted",
    "uses_left",
    "search_type",
    "search_left",
    "counter",
    "reason",
)
LISTS = (
    "owners",
    "in_play",
    "slots",
    "slot_used",
    "ranking",
    "sides",
    "playing",
    "eliminated",
    "reserve",
    "knockouts",
    "places",
    "substitutions",
    "fielded",
    "own_turns",
    "source_played",
    "event_played",
    "relocated",
)
ZONE_LISTS = ("hands", "decks", "dead", "teams", "plants", "support", "once")
UNIT_NUMBERS = (
    "at",
    "order",
    "damage",
    "doomed",
    "energy",
    "pool",
    "bonus_health",
    "used",
    "readied",
    "common",
    "emptied",
)
DEED_NUMBERS = ("source", "player", "at", "it", "by", "order", "index", "kind", "power", "actor", "attack")
DEED_LISTS = ("checked", "evaded", "perceived")


def dump(state: HeroesState) -> dict[str, Any]:
    decision = state.decision
    return {
        **{name: getattr(state, name) for name in NUMBERS},
        **{name: list(getattr(state, name)) for name in LISTS},
        **{name: [list(ids) for ids in getattr(state, name)] for name in ZONE_LISTS},
        "phase": PHASES[state.phase],
        "cards": [card.id for card in state.cards],
        "zones": [ZONES[zone] for zone in state.zones],
        "units": [dump_unit(state.unit(id)) for id in state.in_play],
        "effects": [dump_deed(effect) for effect in state.effects],
        "queue": [dump_deed(effect) for effect in state.queue],
        "using": None if state.using is None else dump_using(state.using),
        "snapshots": [dump_snapshot(snapshot) for snapshot in state.snapshots],
        "shown": [dump_snapshot(snapshot) for snapshot in state.shown],
        "decision": None if decision is None else {"seat": decision.seat, "kind": decision.kind},
    }


def dump_unit(unit: Unit) -> dict[str, Any]:
    return {
        **{name: getattr(unit, name) for name in UNIT_NUMBERS},
        "stance": STANCES[unit.stance],
        "tokens": [dump_token(token) for token in unit.tokens],
        "attached": list(unit.attached),
    }


def dump_token(token: TokenObject) -> dict[str, Any]:
    return {
        "type": TOKENS[token.kind],
        "n": token.size,
        "stack": token.stack,
        "turn": token.turn,
        "order": token.order,
    }


def dump_deed(effect: Effect) -> dict[str, Any]:
    assert isinstance(effect, Deed)
    return {
        **{name: getattr(effect, name) for name in DEED_NUMBERS},
        **{name: list(getattr(effect, name)) for name in DEED_LISTS},
        "block": effect.block.name,
        "chosen": [list(ids) for ids in effect.chosen],
    }


def dump_using(u: Using) -> dict[str, Any]:
    return {
        "actor": u.actor,
        "card": u.card,
        "index": u.index,
        "chosen": [list(ids) for ids in u.chosen],
        "aim": u.aim,
        "payment": list(u.payment),
    }


def dump_snapshot(snapshot: Snapshot) -> dict[str, Any]:
    return {"by": snapshot.by, "seat": snapshot.seat, "turn": snapshot.turn, "cards": list(snapshot.cards)}


def restore(state: HeroesState, data: dict[str, Any]) -> HeroesState:
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
    for id, unit in zip(state.in_play, data["units"], strict=True):
        state.pieces[id] = load_unit(state, id, unit)
    state.static_sources = [id for id in state.in_play if state.cards[id].statics]
    for card in state.cards:
        state.heard |= card.hears
    state.effects = [load_deed(state, effect) for effect in data["effects"]]
    state.queue = [load_deed(state, effect) for effect in data["queue"]]
    state.using = None if data["using"] is None else Using(**data["using"])
    state.snapshots = [Snapshot(**snapshot) for snapshot in data["snapshots"]]
    state.shown = [Snapshot(**snapshot) for snapshot in data["shown"]]
    asked = data["decision"]
    state.decision = None if asked is None else ASKED[asked["kind"]][asked["seat"]]
    return state


def load_unit(state: HeroesState, id: int, data: dict[str, Any]) -> Unit:
    unit = Unit(id, state.owners[id], state.zones[id], data["at"], data["order"])
    for name in UNIT_NUMBERS:
        setattr(unit, name, data[name])
    unit.stance = STANCES.index(data["stance"])
    unit.hold([load_token(token) for token in data["tokens"]])
    unit.attached = list(data["attached"])
    return unit


def load_token(data: dict[str, Any]) -> TokenObject:
    return TokenObject(TOKENS.index(data["type"]), data["n"], data["stack"], data["turn"], data["order"])


def load_deed(state: HeroesState, data: dict[str, Any]) -> Deed:
    deed = Deed(data["source"], data["player"], state.catalog.blocks[data["block"]])
    for name in DEED_NUMBERS:
        setattr(deed, name, data[name])
    for name in DEED_LISTS:
        setattr(deed, name, list(data[name]))
    deed.chosen = [list(ids) for ids in data["chosen"]]
    return deed
