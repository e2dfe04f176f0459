"""The course of a duel: setup, turns and actions (DUEL-3, 4, 17)."""

from __future__ import annotations

from carteado.core.rng import Rng
from carteado.core.state import Action, Outcome
from carteado.games.duel import hiding, judging
from carteado.games.duel.board import Kind, When, Zone
from carteado.games.duel.declaring import MAIN, MULLIGAN, Do
from carteado.games.duel.playing import Playing
from carteado.games.duel.table import ItemKind, Phase
from carteado.kit.cards import NOBODY, Duration
from carteado.kit.table import Item


class DuelState(Playing):
    """A duel, standing at a decision or over."""

    def copy(self) -> DuelState:
        twin = DuelState(self.game, self.setup, self.rng.copy(), self.config, self.catalog)
        self.copy_duel(twin)
        return twin

    def deal_hidden(self, seat: int | None, rng: Rng) -> None:
        hiding.deal_hidden(self, -1 if seat is None else seat, rng)

    def outcome(self) -> Outcome | None:
        if not self.reason:
            return None
        scores = [0.5, 0.5] if self.winner < 0 else [float(self.winner == 0), float(self.winner == 1)]
        return Outcome(scores, self.reason, {"turns": self.turn})

    def whose_turn(self) -> int | None:
        return self.active if self.turn > 0 else None

    def worth(self, seat: int) -> float:
        return judging.worth(self, seat)

    # Setup (DUEL-3)

    def start(self) -> None:
        """Decks lie shuffled: opening hands, then the mulligan."""
        self.phase = Phase.MULLIGAN
        self.priority = self.first
        self.active = self.first
        for player in (self.first, 1 - self.first):
            self.draw(player, self.config.hand_start, NOBODY)
        self.advance()

    def mulligan_step(self) -> None:
        """Who has not chosen is asked; when both have, it is done (DUEL-3.4)."""
        if self.config.mulligan_max == 0 or self.priority == NOBODY:
            self.finish_setup()
        else:
            self.decision = MULLIGAN[self.priority]

    def choose_mulligan(self, player: int, action: Action) -> None:
        if action[0] == Do.MULLIGAN:
            self.aside[player].append(action[1])
            if len(self.aside[player]) < min(self.config.mulligan_max, len(self.hands[player])):
                self.decision = MULLIGAN[player]
                return
        self.priority = 1 - self.first if player == self.first else NOBODY

    def finish_setup(self) -> None:
        second = 1 - self.first
        self.exchange(self.first)
        self.exchange(second)
        self.draw(second, self.config.second_extra_cards, NOBODY)
        for _ in range(self.config.second_sparks):
            id = self.add_card(self.catalog.by_id["SPK-00"], second, Zone.HAND)
            self.show(id)
            self.hands[second].append(id)
        if self.config.second_sparks and self.events is not None:
            self.report("sparks", {"seat": second, "count": self.config.second_sparks})
        self.begin_turn(self.first)

    def exchange(self, player: int) -> None:
        """Draw first, then shuffle the cards put aside into the deck (R-46)."""
        aside = self.aside[player]
        self.aside[player] = []
        self.exchanged[player] = len(aside)
        if self.events is not None:
            cards = [self.named(id) for id in aside]
            self.report_secret("mulliganed", {"seat": player, "count": len(aside)}, {"cards": cards}, 1 << player)
        if not aside:
            return
        for id in aside:
            self.hands[player].remove(id)
        self.draw(player, len(aside), NOBODY)
        for id in aside:
            self.zones[id] = Zone.DECK
            self.seen[id] = 0
            self.decks[player].append(id)
        self.rng.shuffle(self.decks[player])

    # The course of a turn (DUEL-4)

    def step(self) -> None:
        """Nothing runs and no trigger waits: a trap, or the next step of the turn."""
        phase = self.phase
        if self.trap_queue and not self.chain_open():
            self.spring(self.trap_queue.pop(0))
        elif phase == Phase.MAIN:
            self.decision = MAIN[self.active]
        elif phase == Phase.OPENING:
            self.open_pending()
        elif phase == Phase.BLOCKED:
            self.after_block()
        elif phase == Phase.RESPOND:
            self.give_priority()
        elif phase == Phase.RESOLVE:
            self.resolve_next()
        elif phase == Phase.START:
            self.start_turn()
        elif phase == Phase.TURN_END:
            self.end_turn()
        elif phase == Phase.CLOSING:
            self.close_turn()
        elif phase == Phase.NEXT_TURN:
            self.next_turn()
        else:
            self.mulligan_step()

    def begin_turn(self, player: int) -> None:
        """Steps 1 and 2 of DUEL-4.2."""
        self.turn += 1
        self.active = player
        self.own_turns[player] += 1
        self.gained[player] = False
        self.acted[player] = False
        for id in self.in_play:
            if self.zones[id] != Zone.TRAPS:
                self.piece(id).fired = 0
        if self.events is not None:
            self.report("turn", {"seat": player, "turn": self.turn})
        self.end_modifiers(Duration.UNTIL_MY_TURN, player)
        self.settle()
        self.close_batch()
        self.phase = Phase.START

    def start_turn(self) -> None:
        """Steps 3 to 7 of DUEL-4.2."""
        player = self.active
        shard = self.shards[player]
        if shard >= 0:
            self.leave_board(self.piece(shard))
            self.put_to_mana(player, shard)
        self.mana[player] = len(self.mana_zones[player])
        if self.events is not None:
            self.report("mana", {"seat": player, "mana": self.mana[player]})
        for piece in self.creatures_of(player):
            if not piece.stunned:
                piece.exhausted = False
            piece.stunned = False
        self.phase = Phase.MAIN
        self.turn_draw(player)
        if not self.reason:
            self.fire(When.TURN_START, NOBODY, None, NOBODY, NOBODY, player, Kind.NONE)
            self.settle()
            self.close_batch()

    def turn_draw(self, player: int) -> None:
        for _ in range(self.config.draw_per_turn):
            if not self.draw_one(player) and self.config.fatigue_loss > 0:
                if self.events is not None:
                    self.report("fatigue", {"seat": player})
                self.lose_hp(self.config.fatigue_loss, [player])
        self.victory_check()

    def end_turn(self) -> None:
        """DUEL-4.4, first half."""
        self.phase = Phase.CLOSING
        self.fire(When.TURN_END, NOBODY, None, NOBODY, NOBODY, self.active, Kind.NONE)
        self.close_batch()

    def close_turn(self) -> None:
        """DUEL-4.4, second half: what lasted this turn is over."""
        self.phase = Phase.NEXT_TURN
        self.end_modifiers(Duration.THIS_TURN, NOBODY)
        self.bonus_mana = [0, 0]
        self.settle()
        self.close_batch()

    def next_turn(self) -> None:
        if self.turn >= self.config.turn_limit:
            self.end(NOBODY, "turn_limit")
        else:
            self.begin_turn(1 - self.active)

    # Actions

    def perform(self, action: Action) -> None:
        decision = self.decision
        assert decision is not None
        player = decision.seat
        self.decision = None
        self.resolved = 0
        form = action[0]
        if form == Do.CONCEDE:
            self.end(1 - player, "concede")
            return
        if form <= Do.PLAY_SPELL or form == Do.PLAY_SHARD or form == Do.USE_ABILITY:
            self.declare(self.start_declaring(action, player), player)
        elif form == Do.TARGET or form == Do.PAY:
            started = self.declaring
            assert started is not None
            self.declare(self.answer(started, action, player), player)
        elif form == Do.ATTACK:
            self.declare_attack(player, action[1], action[2])
        elif form == Do.END_TURN:
            self.open(Item(ItemKind.END_TURN, player, NOBODY, None, []))
        elif form == Do.PASS:
            self.pass_priority()
        elif form == Do.BLOCK:
            self.declare_block(player, action[1])
        elif form == Do.NO_BLOCK:
            self.report_seat("not_blocked", player)
            self.open_chain()
        elif form == Do.MULLIGAN or form == Do.KEEP:
            self.choose_mulligan(player, action)
        else:
            self.simple_action(form, player, action)
        self.advance()

    def report_seat(self, name: str, player: int) -> None:
        if self.events is not None:
            self.report(name, {"seat": player})

    def simple_action(self, form: int, player: int, action: Action) -> None:
        """What nobody can respond to and needs no further choice (DUEL-12.2)."""
        if form == Do.SET_TRAP:
            self.set_trap(player, action[1])
        elif form == Do.CARD_TO_MANA:
            self.card_to_mana(player, action[1])
        elif form == Do.HERO_DRAW:
            self.acted[player] = True
            self.spend(player, self.config.hero_draw_cost)
            self.report_seat("hero_drew", player)
            self.draw_one(player)
        else:
            self.replace(player, action[1])
