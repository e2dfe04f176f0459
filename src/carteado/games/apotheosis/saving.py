"""Apotheosis tables as plain data: saves, and positions for tests and puzzles.

A position, as given to `game.position({...})` (all keys optional)::

    mode: duel                  # duel, teams, ffa, encounter; `seats` as in game.new
    seats: 2
    options: {board: court, round_limit: 20}
    seed: 0
    dice: [6, 2]                # natural faces of the next six-sided dice, and draws at random, see below
    shuffles: [[S01, V03]]      # the next shuffles of a deck: these cards on top, in this order, the rest at random
    round: 2                    # number of the round
    at: main                    # main: the active character is asked in T5; see "Moments" below
    active: c1                  # the tile of the character whose turn it is; default the hero of seat 0
    order: [c7, b7]             # who has a turn after the active character in this round; default all others by PER,
                                # ties in the order in which they are laid
    acted: false                # the active character has taken an action or activated a card this turn (APO-7.8)
    tiles: {b4: blocked, a4: {terrain: swamp, altitude: 1}}      # states: blocked, disabled; default field, altitude 0
    objects: [{at: c7, con: 8, hp: 8, name: gate, items: [I01],  # items: it is a container
               check: {attribute: INT, knowledge: arcane, difficulty: 9}}]      # what APO-9.13 offers beside it
    scenario: [V14, {card: V01, owner: 1, counters: {TIME: 2}}]  # owner 0 unless said
    players:                    # one entry a seat; missing ones are plain heroes on their start tiles
      - hero: P1                # a ready hero, {house: H01, classes: [C02, C24], entity: E03}, or plain (the default)
        attributes: {CON: 6}    # House and Classes together, before every modifier; default as printed
        knowledge: {defense: 2} # from Classes, before modifiers; default as printed
        level: 6                # default 1 + levels of the Classes
        hp_max: 10              # before modifiers; default 4 + level
        spaces: {equip: 3, memento: 3, support: 1, inventory: 16}    # before modifiers; default as printed
        at: c1                  # default the start tile; null: no piece on the board
        facing: n               # n e s w; default toward the opposite edge
        hp: 5                   # default the maximum; 0 or less: knocked out or dead, lying there
        ap: 6                   # default AGI for the active character, else 0
        debt: 0                 # action points borrowed; negative is credit
        markers: [HIDDEN]
        awake: true             # its Entity; default asleep
        saved: false            # Divine Salvation is used
        modifiers: [{stat: CON, amount: 2, until: round}]       # also {rule: cannot_move, until: turn}, see below
        equip: [I01, {card: I06, exhausted: true}, {card: I04, counters: {CHARGE: 2}, used: [e2]}]
        memento: [S01, {card: S03, exhausted: true}]
        support: [{card: K01, at: b1, facing: n, hp: 3, ap: 0, debt: 0, markers: [], saved: false,
                   attached: [I01, S01]},
                  {card: K10, concealed: true}]                 # a summon not evoked; evoked it has `at`
        inventory: [V03, {card: I04, counters: {CHARGE: 1}}, {card: I08, shown: true}]
                                # with counters: kept revealed; shown: seen by all until the end of the turn
        deck: [S01, I01]        # top first; default five I08
        locked: false           # APO-5.5
        discard: [V01, V03]     # oldest first: the last one is on top
        sheet_deck: [C01]       # top first
        sheet_discard: [C02]
        banished: [V12]
    master:                     # encounter only; with `master` the encounter's own table is not laid, only this one
      characters: [{card: K04, at: b7, facing: s, hp: 5, attached: [I03]}]
      hand: [V01, V14]          # the Master's Hand, top first
      deck: []
      discard: []
      waves: [{round: 3, cards: [K04, {card: K06, attached: [I03]}]}]

A plain hero has the Nameless House H00 (no effects, not in the set), 5 in every attribute, level 6, 10 HP, level 3 of
every knowledge, 9 spaces of equip and memento, 3 of support. So every card of the set can be laid on its table.
`used: [e2]` on any card says that its second effect was activated this turn (so also this round and battle).
`until` of a modifier: turn, round, battle, {start: c1} or {end: c1} (T1 or T7 of the next turn of who stands there).

Moments (`at`): `main` T5; `turn` before T1 of the active character, whose turn then runs; `start` before T4; `end`
before T6; `battle` before round 1, startOfBattle runs; `round` before RD1; `recomposition` before RD2; `order` before
RD3 (waves enter first); `round_end` before RD5; `battle_end` before APO-18.3, the outcome by APO-18.2; `mulligan` and
`prepare` before steps 3 and 4 of APO-6.4 with these hands. Windows and triggers come by playing from there.

Dice. Each die of a formula takes one natural face, main die first, extras when they are rolled; a reroll takes new
ones; ties in the turn order take one each, the earlier laid first. `random(n)` takes one number per card: a dm over the
m candidates that are left, in ascending number.

Numbers. Every card that can be seen has a number, written `@N`. In a position they count from @0: for each seat its
sheet (House, Classes, Entity), equip, memento, support (each Companion followed by its attachments), inventory; then
the scenario; then the items of objects; then of the master its characters (each followed by its attachments) and hand;
then for each seat deck, discard, sheet_deck, sheet_discard and banished; then the master's deck and discard.
Pieces are named by their tile: `c4` is x = 3, y = 4. Effects of a card are e1, e2, ... in printed order.

Actions (grammar.py). In the main phase, kind `main`: `move c4`; `turn w`; `rest heal`, `rest recover`; `attack c4` (the
Normal attack); `equip @4`, `learn @4`, `recruit @4`; `unequip @4`, `forget @4`, `abandon @4`; `use @4 e1` (activate);
`awaken`, `sleep`; `evoke @4`, `unevoke @4`; `attach b2`; `loot b2`; `evolve`; `check b2`; `end_turn`.

What an action needs is asked afterwards, one small answer at a time (APO-6.7):

    kind                            answers
    mulligan                        pick @4 (card by card, ascending), done
    prepare                         pick @4 (then its tile), done
    target                          target c4 (a bar's or effect's target; of an answer to an Area attack the defender)
    tile                            tile c4 (where a piece is put or moves to; its own tile is a stay)
    step                            step e (the last step of a path, which sets the facing)
    pay                             pick @4, done (SP/MP, discarded, buried, banished cards, values)
    change                          pick @4, done (APO-11.2)
    window                          use @4 e1, pass
    trigger                         accept, decline (an automatic effect that has a cost)
    branch                          choose 1, choose 2
    cards                           pick @4 (or take K02 out of a deck), done (an operation's cards)
    points, drain, recomposition    pick @4, done
    upkeep, salvation               accept, decline; then kind pay
    spaces, inventory               pick @4 (overflow: to the inventory, or discarded)
    experience                      pick @4, done (attached Skills of an Evolve)
    evolution                       pick @4 (out of the inventory), take K02 (out of the deck)
    detach, attach                  pick @4, done
    loot                            pick @4
    heir                            give c4 (a dead hero's item to who stands there), done (to the pile)

A question with only one answer is not asked, except `main` and `mulligan`. Copies that no rule tells apart are offered
once. With the option `concede` on, the list of `main` ends with `concede`.

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
    card: {id, card, exhausted, concealed, counters: {TIME: 2}, attached: [{id, card}], used: [e1], ready,
        shown, piece}             # a concealed card of another: {concealed: true} alone; piece: of a Companion
    scenario: [card with owner], banished: [{id, card, owner}]
    master: None or {hand_count, deck_count, discard, waves: [{round, cards: [card id]}]}
    stack: [{kind: activation, piece, id, card, effect, targets: [tile], negated}      # the oldest first
            {kind: attack, piece, targets, formula} {kind: roll, piece, faces, natural, total} {kind: check, ...}
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

from carteado.games.apotheosis.asking import DECISIONS
from carteado.games.apotheosis.board import COUNTERS, GROUNDS, KINDS, LIVES, STEPS, TERRAINS, ZONES
from carteado.games.apotheosis.frames import Act, Ask, Blow, Deed, Roll, Run, Test, Window
from carteado.games.apotheosis.opening import find_tiles
from carteado.games.apotheosis.pieces import Char, Mod, Shifts, Wave
from carteado.games.apotheosis.questions import WHATS
from carteado.games.apotheosis.rules import ApoState
from carteado.games.apotheosis.terms import UNTILS
from carteado.kit.table import Effect

NUMBERS = (
    "round",
    "active",
    "order_at",
    "stamp",
    "acted",
    "actions",
    "activations",
    "opened",
    "closing",
    "after_action",
    "asking",
    "prepared",
    "counter",
    "ending",
    "reason",
    "unsettled",
)
LISTS = (
    "owners",
    "seen",
    "holders",
    "exhausted",
    "concealed",
    "shown",
    "entered",
    "hosts",
    "locked",
    "scenario",
    "banished",
    "master_hand",
    "turn_order",
    "result",
    "proofs",
    "altitude",
)
PILES = ("decks", "discards", "sheet_decks", "sheet_discards", "inventories", "aside")
CHAR_FIELDS = (
    "seat",
    "team",
    "card",
    "at",
    "facing",
    "hp",
    "ap",
    "debt",
    "markers",
    "saved",
    "had_turn",
    "woke",
    "slept",
    "barred",
    "fixed_max",
    "gone",
    "name",
    "con",
    "check_attribute",
    "check_knowledge",
    "check_difficulty",
)
SHIFT_FIELDS = ("attributes", "knowledge", "level", "hp_max", "spaces")
MOD_FIELDS = ("who", "stat", "amount", "rules", "crit", "of", "since", "card")
FRAMES: dict[str, tuple[str, ...]] = {
    "act": (
        "source",
        "player",
        "at",
        "user",
        "you",
        "this",
        "targets",
        "current",
        "about",
        "attacker",
        "defender",
        "actor",
        "answered",
        "subject",
        "injury",
        "natural",
        "total",
        "hits",
        "paid",
        "points",
        "zone",
        "negated",
        "stopped",
        "free",
        "window",
        "everyone",
    ),
    "run": ("at", "item", "lap", "inside", "state"),
    "blow": (
        "at",
        "item",
        "user",
        "targets",
        "way",
        "properties",
        "bonus",
        "bonuses",
        "redirected",
        "silent",
    ),
    "roll": ("at", "item", "user", "dice", "plus", "silent", "faces", "extras", "bonus", "way", "properties"),
    "test": ("at", "item", "user", "attribute", "knowledge", "silent", "bonus"),
    "window": (
        "at",
        "item",
        "when",
        "subject",
        "attacker",
        "injury",
        "waiting",
        "used",
        "priority",
        "passes",
    ),
    "ask": (
        "at",
        "item",
        "what",
        "player",
        "pool",
        "picked",
        "least",
        "most",
        "sp",
        "mp",
        "any",
        "mixed",
        "rule",
        "who",
        "ways",
    ),
    "deed": ("at", "it", "what", "user", "source", "points", "moved", "number"),
}
NAMES = {Act: "act", Run: "run", Blow: "blow", Roll: "roll", Test: "test", Window: "window", Ask: "ask", Deed: "deed"}


def dump(state: ApoState) -> dict[str, Any]:
    decision = state.decision
    return {
        **{name: getattr(state, name) for name in NUMBERS},
        **{name: list(getattr(state, name)) for name in LISTS},
        **{name: [list(ids) for ids in getattr(state, name)] for name in PILES},
        "step": STEPS[state.step_now],
        "cards": [card.id for card in state.cards],
        "zones": [ZONES[zone] for zone in state.zones],
        "counters": {name: list(state.counts[place]) for place, name in enumerate(COUNTERS)},
        "attachments": {str(host): list(ids) for host, ids in sorted(state.attachments.items()) if ids},
        "containers": {str(body): list(ids) for body, ids in sorted(state.containers.items()) if ids},
        "ground": [GROUNDS[ground] for ground in state.ground],
        "terrain": [TERRAINS[terrain] for terrain in state.terrain],
        "waves": [{"round": wave.round, "cards": wave.cards} for wave in state.waves],
        "limits": {str(key): used for key, used in sorted(state.limits.items())},
        "characters": [dump_char(char) for char in state.chars],
        "modifiers": [dump_mod(mod) for mod in state.mods],
        "stack": [dump_frame(frame) for frame in state.effects],
        "queue": [dump_frame(frame) for frame in state.queue],
        "decision": None if decision is None else {"seat": decision.seat, "kind": decision.kind},
    }


def dump_char(char: Char) -> dict[str, Any]:
    shifts = char.shifts
    return {
        "kind": KINDS[char.kind],
        "life": LIVES[char.life],
        **{name: getattr(char, name) for name in CHAR_FIELDS},
        "shifts": None if shifts is None else {name: getattr(shifts, name) for name in SHIFT_FIELDS},
    }


def dump_mod(mod: Mod) -> dict[str, Any]:
    return {"until": UNTILS[mod.until], **{name: getattr(mod, name) for name in MOD_FIELDS}}


def dump_frame(frame: Effect) -> dict[str, Any]:
    name = NAMES[type(frame)]
    data: dict[str, Any] = {"frame": name, **{field: plain(getattr(frame, field)) for field in FRAMES[name]}}
    if isinstance(frame, Act):
        data["effect"] = frame.power.index
        data["of"] = frame.power.card.id
    elif isinstance(frame, Run):
        data["block"] = frame.block.name
    return data


def plain(value: Any) -> Any:
    return [plain(item) for item in value] if isinstance(value, list) else value


def restore(state: ApoState, data: dict[str, Any]) -> ApoState:
    """What `dump` wrote, onto an empty table."""
    state.clear()
    for name in NUMBERS:
        setattr(state, name, data[name])
    for name in LISTS:
        setattr(state, name, list(data[name]))
    for name in PILES:
        setattr(state, name, [list(ids) for ids in data[name]])
    state.step_now = STEPS.index(data["step"])
    state.cards = [state.catalog.by_id[id] for id in data["cards"]]
    state.zones = [ZONES.index(zone) for zone in data["zones"]]
    state.counts = [list(data["counters"][name]) for name in COUNTERS]
    state.attachments = {int(host): list(ids) for host, ids in data["attachments"].items()}
    state.containers = {int(body): list(ids) for body, ids in data["containers"].items()}
    state.ground = [GROUNDS.index(ground) for ground in data["ground"]]
    state.terrain = [TERRAINS.index(terrain) for terrain in data["terrain"]]
    state.waves = [Wave(wave["round"], [list(cards) for cards in wave["cards"]]) for wave in data["waves"]]
    state.limits = {int(key): used for key, used in data["limits"].items()}
    state.chars = [load_char(place, char) for place, char in enumerate(data["characters"])]
    state.mods = [load_mod(mod) for mod in data["modifiers"]]
    state.effects = [load_frame(state, frame) for frame in data["stack"]]
    state.queue = [load_frame(state, frame) for frame in data["queue"]]
    index_table(state)
    asked = data["decision"]
    state.decision = None if asked is None else DECISIONS[WHATS.index(asked["kind"])][asked["seat"]]
    return state


def index_table(state: ApoState) -> None:
    """What is kept beside the cards and characters to find them quickly."""
    state.note_all()
    find_tiles(state)
    for char in state.chars:
        if char.at >= 0:
            state.board[char.at] = char.id


def load_char(place: int, data: dict[str, Any]) -> Char:
    char = Char(place, KINDS.index(data["kind"]), data["seat"], data["team"], data["card"])
    char.life = LIVES.index(data["life"])
    for name in CHAR_FIELDS:
        setattr(char, name, data[name])
    if data["shifts"] is not None:
        char.shifts = Shifts()
        for name in SHIFT_FIELDS:
            setattr(char.shifts, name, data["shifts"][name])
    return char


def load_mod(data: dict[str, Any]) -> Mod:
    return Mod(
        data["who"],
        data["stat"],
        data["amount"],
        data["rules"],
        data["crit"],
        UNTILS.index(data["until"]),
        data["of"],
        data["since"],
        data["card"],
    )


def load_frame(state: ApoState, data: dict[str, Any]) -> Effect:
    frame = empty_frame(state, data)
    for name in FRAMES[data["frame"]]:
        setattr(frame, name, plain(data[name]))
    return frame


def empty_frame(state: ApoState, data: dict[str, Any]) -> Effect:
    match data["frame"]:
        case "act":
            power = state.catalog.by_id[data["of"]].powers[data["effect"]]
            return Act(data["source"], power, data["user"], data["you"], data["this"])
        case "run":
            return Run(state.catalog.blocks[data["block"]], data["item"])
        case "blow":
            return Blow(data["user"], data["targets"], data["item"], data["way"])
        case "roll":
            return Roll(data["user"], data["dice"], data["plus"], data["silent"])
        case "test":
            return Test(data["user"], data["attribute"], data["knowledge"], data["silent"])
        case "window":
            return Window(data["when"], data["subject"], data["item"])
        case "ask":
            return Ask(data["what"], data["player"], data["pool"])
        case _:
            return Deed(data["what"], data["user"])
