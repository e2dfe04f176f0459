"""Positions: any table as plain data, for tests and puzzles.

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
    acted: false                # the active character has acted or activated a card this turn (APOTHEOSIS-7.8)
    tiles: {b4: blocked, a4: {terrain: swamp, altitude: 1}}      # states: blocked, disabled; default field, altitude 0
    objects: [{at: c7, con: 8, hp: 8, name: gate, items: [I01],  # items: it is a container
               check: {attribute: INT, knowledge: arcane, difficulty: 9}}]      # what APOTHEOSIS-9.13 offers beside it
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
        locked: false           # APOTHEOSIS-5.5
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
RD3 (waves enter first); `round_end` before RD5; `battle_end` before APOTHEOSIS-18.3, the outcome by APOTHEOSIS-18.2;
`mulligan` and `prepare` before steps 3 and 4 of APOTHEOSIS-6.4 with these hands. Windows and triggers come by
playing from there.

Dice. Each die of a formula takes one natural face, main die first, extras when they are rolled; a reroll takes new
ones; ties in the turn order take one each, the earlier laid first. `random(n)` takes one number per card: a dm over the
m candidates that are left, in ascending number.

Numbers. Every card that can be seen has a number, written `@N`. In a position they count from @0: for each seat its
sheet (House, Classes, Entity), equip, memento, support (each Companion followed by its attachments), inventory; then
the scenario; then the items of objects; then of the master its characters (each followed by its attachments) and hand;
then for each seat deck, discard, sheet_deck, sheet_discard and banished; then the master's deck and discard.
Pieces are named by their tile: `c4` is x = 3, y = 4. Effects of a card are e1, e2, ... in printed order.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core import phrases
from carteado.core.errors import Invalid
from carteado.core.rng import Scripted
from carteado.games.apotheosis.board import GROUNDS, MASTER, TERRAINS, Kind, Mode, Step, Zone
from carteado.games.apotheosis.language.terms import Stat
from carteado.games.apotheosis.rules import decisions, ending, passives, stats, tiles
from carteado.games.apotheosis.rules.setup import lay_board, lay_gate
from carteado.games.apotheosis.staging import Staging
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.written import MOMENTS, TABLE

IN_TURN = ("main", "turn", "start", "end")


class Layer(Staging):
    """Lays one table, from the tiles to the moment."""

    def lay(self) -> ApoState:
        state, table = self.state, self.table
        state.clock.step = Step.MAIN
        state.clock.round = table.get("round", 2)
        state.clock.stamp = 100 * (state.clock.round + 1)
        self.lay_tiles()
        for seat in range(state.seats):
            self.add_hero(seat)
        for seat in range(state.seats):
            self.lay_cards(seat)
        for entry in table.get("scenario", []):
            self.lay_scenario(entry)
        for entry in table.get("objects", []):
            self.lay_object(entry)
        self.lay_master()
        for seat in range(state.seats):
            self.lay_piles(seat)
        self.lay_master_piles()
        for seat in range(state.seats):
            self.finish_hero(seat)
        for char, entries in self.later:
            self.modifiers(char, entries)
        self.fix_orders()
        self.begin()
        return state

    def lay_tiles(self) -> None:
        state = self.state
        lay_board(state)
        if state.mode == Mode.ENCOUNTER and "master" not in self.table:
            lay_gate(state)
        for text, entry in self.table.get("tiles", {}).items():
            at = self.tile(str(text), "tiles")
            data: Mapping[str, Any] = {"state": entry} if isinstance(entry, str) else entry
            state.board.ground[at] = GROUNDS.index(data.get("state", "open"))
            state.board.terrain[at] = TERRAINS.index(data.get("terrain", "field"))
            state.board.altitude[at] = data.get("altitude", 0)
        tiles.index_board(state)

    # Scripts and the moment

    def fix_orders(self) -> None:
        """Scripted shuffles name printed cards: of each seat the copy in its deck, else in its pile, else elsewhere."""
        state = self.state
        rng = state.rng
        if not isinstance(rng, Scripted) or not rng.orders:
            return
        fixed: list[list[int]] = []
        for order in rng.orders:
            ids: list[int] = []
            for printed in order:
                for owner in (*range(state.seats), MASTER):
                    copies = [
                        id
                        for id in range(len(state.cards))
                        if state.cards[id].number == printed and state.owners[id] == owner and id not in ids
                    ]
                    copies.sort(
                        key=lambda copy: (state.zones[copy] != Zone.DECK, state.zones[copy] != Zone.DISCARD, copy)
                    )
                    ids += copies[:1]
            fixed.append(ids)
        rng.orders = fixed

    def begin(self) -> None:
        state, table = self.state, self.table
        at = table.get("at", "main")
        passives.derive(state)
        state.clock.step = MOMENTS[at]
        self.set_order(at in IN_TURN)
        state.clock.acted = table.get("acted", False)
        if at in ("mulligan", "prepare", "battle"):
            state.clock.round = 0
        if at == "round":
            state.clock.round -= 1
        if at == "battle_end":
            ending.end_by_limit(state)
        state.unsettled = True
        state.clock.opened = False
        decisions.advance(state)

    def set_order(self, in_turn: bool) -> None:
        state, table = self.state, self.table
        living = [char.id for char in state.chars if char.acts()]
        if not in_turn:
            state.clock.turn_order = sorted(living, key=lambda who: -stats.attribute(state, who, Stat.PER))
            state.clock.order_at = len(state.clock.turn_order)
            return
        if "active" not in table and not living:
            raise Invalid("position-bad-value", field="active", found="null", allowed=phrases.LIVING_TILE)
        active = self.who(table["active"], "active") if "active" in table else living[0]
        state.clock.active = active
        if "order" in table:
            after = [self.who(text, "order") for text in table["order"]]
        else:
            after = sorted(
                (who for who in living if who != active), key=lambda who: -stats.attribute(state, who, Stat.PER)
            )
        gone = [who for who in living if who != active and who not in after]
        for who in gone:
            state.chars[who].had_turn = True
        state.clock.turn_order = [*gone, active, *after]
        state.clock.order_at = len(gone) + 1
        char = state.chars[active]
        if table.get("at", "main") != "turn":
            char.had_turn = True
            data = self.players[char.seat] if char.kind == Kind.HERO else {}
            if "ap" not in data and char.ap == 0:
                char.ap = max(0, stats.attribute(state, active, Stat.AGI))

    def who(self, text: str, field: str) -> int:
        who = self.state.occupants[self.tile(text, field)]
        if who < 0 or not self.state.chars[who].acts():
            raise Invalid("position-bad-value", field=field, found=text, allowed=phrases.LIVING_TILE)
        return who


def lay(state: ApoState, table: Mapping[str, Any]) -> ApoState:
    TABLE.check(table, "")
    return Layer(state, table).lay()
