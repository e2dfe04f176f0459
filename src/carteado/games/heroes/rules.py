"""The course of a game of Heroes: setup, turns, rounds, stages and actions (HEROES-5, 6, 15.7, 20, 21)."""

from __future__ import annotations

from carteado.core.rng import Rng
from carteado.core.state import Action, Decision, Outcome
from carteado.games.heroes import hiding, judging
from carteado.games.heroes.board import (
    BURN_SIDES,
    BURNING,
    LASTING,
    MOB_HEALTH,
    MOST_SEATS,
    MOST_TRIGGERS,
    Do,
    Mode,
    Phase,
    Stance,
    Token,
    Type,
    When,
    Zone,
)
from carteado.games.heroes.pieces import Deed, TokenObject, Unit
from carteado.games.heroes.playing import ENTRY, MAIN, Playing
from carteado.kit.cards import NOBODY, Trigger
from carteado.kit.table import Effect, News, Piece

DISCARD = [Decision(seat, "discard") for seat in range(MOST_SEATS)]
EVENT_LAST = 1_000_000_000
PER_SEAT = 10_000_000


class HeroesState(Playing):
    """A game of Heroes, standing at a decision or over."""

    def copy(self) -> HeroesState:
        twin = HeroesState(self.game, self.setup, self.rng.copy(), self.config, self.catalog, self.seats)
        self.copy_heroes(twin)
        return twin

    def deal_hidden(self, seat: int | None, rng: Rng) -> None:
        hiding.deal_hidden(self, NOBODY if seat is None else seat, rng)

    def worth(self, seat: int) -> float:
        return judging.worth(self, seat)

    def outcome(self) -> Outcome | None:
        """A seat's score is the share of the others that it has beaten; a tie counts half."""
        if not self.reason:
            return None
        ranks = self.ranking
        if self.mode == Mode.CHALLENGERS:
            scores = [1.0 if rank == 0 else 0.0 for rank in ranks]
        else:
            scores = [self.score(seat) for seat in range(self.seats)]
        return Outcome(scores, self.reason, {"turns": self.turn, "rounds": self.round, "ranking": list(ranks)})

    def score(self, seat: int) -> float:
        own = self.ranking[seat]
        if own == 0 and self.is_sole_winner(seat):
            return 1.0
        beaten = 0.0
        others = 0
        for other in range(self.seats):
            if self.sides[other] != self.sides[seat] or self.ranking[other] != own:
                others += 1
                if self.ranking[other] > own:
                    beaten += 1.0
                elif self.ranking[other] == own:
                    beaten += 0.5
        return beaten / others if others else 0.5

    def is_sole_winner(self, seat: int) -> bool:
        for other in range(self.seats):
            if self.ranking[other] == 0 and self.sides[other] != self.sides[seat]:
                return False
        return True

    # Setup (HEROES-5)

    def begin_game(self, start: int) -> None:
        """Decks hold their cards in any order; from here on it is the rules' business."""
        self.start = start
        self.tell_seat("starts", start)
        order = [seat for seat in self.seats_from(start) if self.playing[seat]]
        for seat in order:
            self.shuffle_deck(seat)
            self.draw_cards(seat, self.config.opening_hand)
        for seat in order:
            self.redraw(seat)
        self.turn = 0
        self.round = 1
        self.begin_turn(start)

    def redraw(self, seat: int) -> None:
        """HEROES-5.3; a deck that holds too few characters is left as it is."""
        held = self.count_characters(self.hands[seat])
        most = held + self.count_characters(self.decks[seat])
        while held < self.config.mulligan_below and most >= self.config.mulligan_below:
            self.show(seat, self.hands[seat])
            if self.events is not None:
                self.report("redrew", {"seat": seat, "cards": [self.named(id) for id in self.hands[seat]]})
            for id in self.hands[seat]:
                self.to_bottom(id)
            self.hands[seat] = []
            self.shuffle_deck(seat)
            self.draw_cards(seat, self.config.opening_hand)
            held = self.count_characters(self.hands[seat])

    def count_characters(self, ids: list[int]) -> int:
        total = 0
        for id in ids:
            if self.card(id).type == Type.CHARACTER:
                total += 1
        return total

    def put_mob(self, id: int) -> None:
        """HEROES-21.2."""
        unit = self.put_in_play(id, Zone.MOB, NOBODY)
        unit.pool = self.card(id).protection
        unit.bonus_health = MOB_HEALTH * self.seats
        self.mob = id

    def begin_final(self, seats: list[int]) -> None:
        """All cards return to their decks, setup is done anew, everybody for themselves (HEROES-20.6, 20.7)."""
        self.stage = 2
        self.gone = 0
        self.drop_everything()
        self.playing = [seat in seats for seat in range(self.seats)]
        self.sides = list(range(self.seats))
        self.eliminated = [0] * self.seats
        for counts in (self.knockouts, self.places, self.substitutions, self.fielded, self.own_turns, self.reserve):
            for seat in range(self.seats):
                counts[seat] = 0
        self.once = [[] for _ in range(self.seats)]
        if self.events is not None:
            self.report("stage", {"stage": 2, "seats": list(seats)})
        self.begin_game(seats[self.rng.roll(len(seats)) - 1])

    def drop_everything(self) -> None:
        """Nothing is under way, nothing is in play, everything lies in the decks."""
        self.effects = []
        self.queue = []
        self.batch = []
        self.using = None
        self.decision = None
        self.slots = []
        self.slot = NOBODY
        self.slot_at = NOBODY
        self.slot_used = []
        self.search_type = NOBODY
        self.search_left = 0
        self.event = NOBODY
        self.in_play = []
        self.static_sources = []
        self.unsettled = False
        for id in range(len(self.cards)):
            self.pieces[id] = None
            self.zones[id] = Zone.DECK
        for seat in range(self.seats):
            self.hands[seat] = []
            self.dead[seat] = []
            self.teams[seat] = []
            self.plants[seat] = []
            self.support[seat] = []
            self.decks[seat] = [id for id in range(len(self.cards)) if self.owners[id] == seat]

    # The course of a turn (HEROES-6, 21.4)

    def step(self) -> None:
        """Nothing runs and no trigger waits: what comes next."""
        self.heard_now = 0
        phase = self.phase
        if phase == Phase.MAIN:
            if self.alive(self.active):
                self.decision = MAIN[self.active]
            else:
                self.leave_main()
        elif phase == Phase.ACT:
            self.act()
        elif phase == Phase.BLEED:
            self.bleed()
        elif phase == Phase.AGAIN:
            self.go_again()
        elif phase == Phase.SLOT:
            self.next_slot()
        elif phase == Phase.START:
            self.start_turn()
        elif phase == Phase.DRAW:
            self.draw_phase()
        elif phase == Phase.ENERGY:
            self.energy_phase()
        elif phase == Phase.COMBAT:
            self.begin_combat()
        elif phase == Phase.ORDER:
            self.fix_order()
        elif phase == Phase.RESOLUTION:
            self.resolution()
        elif phase == Phase.EXPIRY:
            self.expire()
        elif phase == Phase.END:
            self.end_phase()
        elif phase == Phase.DISSIPATE:
            self.dissipate_all()
        elif phase == Phase.HAND_LIMIT:
            self.hand_limit()
        else:
            self.next_turn()

    def begin_turn(self, seat: int) -> None:
        self.turn += 1
        self.active = seat
        self.own_turns[seat] += 1
        self.fielded[seat] = 0
        self.source_played[seat] = False
        self.event_played[seat] = False
        self.relocated[seat] = False
        if self.events is not None:
            self.report("turn", {"seat": seat, "turn": self.turn, "round": self.round})
        self.phase = Phase.START

    def start_turn(self) -> None:
        """Everything upright, all limits anew, then triggers (HEROES-6.2, 21.5)."""
        for id in self.in_play:
            unit = self.unit(id)
            if self.mode != Mode.CHALLENGERS or unit.owner == self.active:
                unit.stance = Stance.UPRIGHT
                unit.used = 0
                unit.readied = False
                unit.emptied = False
        self.phase = Phase.DRAW
        self.fire(When.TURN_START, NOBODY, None, NOBODY, NOBODY, self.active, NOBODY)
        self.close_batch()

    def draw_phase(self) -> None:
        """HEROES-6.3, 6.4."""
        self.phase = Phase.ENERGY
        seat = self.active
        if not self.alive(seat):
            return
        if self.turn > 1 or self.config.first_turn_draw or self.mode == Mode.CHALLENGERS:
            self.draw_cards(seat, self.config.draws_per_turn)
        if not self.teams[seat] and not self.holds_fighter(seat):
            self.call_up(seat)

    def call_up(self, seat: int) -> None:
        """The first character of the deck that can be fielded; what lies above it goes to the bottom."""
        deck = self.decks[seat]
        for place in range(len(deck)):
            id = deck[place]
            if self.may_field(self.card(id), seat):
                self.show(seat, deck[: place + 1])
                if self.events is not None:
                    shown = [self.named(other) for other in deck[: place + 1]]
                    self.report("called_up", {"seat": seat, **self.named(id), "cards": shown})
                self.decks[seat] = deck[place + 1 :] + deck[:place]
                self.zones[id] = Zone.HAND
                self.hands[seat].append(id)
                return

    def energy_phase(self) -> None:
        """HEROES-6.5."""
        self.phase = Phase.MAIN
        if self.alive(self.active):
            self.gain_energy(self.active, len(self.basic_sources(self.active)))

    def resolution(self) -> None:
        """HEROES-15.7, step 1."""
        self.phase = Phase.EXPIRY
        self.fire(When.RESOLUTION, NOBODY, None, NOBODY, NOBODY, self.active, NOBODY)
        self.close_batch()

    def expire(self) -> None:
        """HEROES-15.7, steps 2 to 6."""
        self.phase = Phase.NEXT if self.mode == Mode.CHALLENGERS else Phase.END
        units = self.all_characters()
        if self.config.turn_player_combat and self.mode != Mode.CHALLENGERS:
            units = [unit for unit in units if unit.owner == self.active]
        units = [unit for unit in units if unit.tokens]
        if len(units) > 1:
            units.sort(key=lambda unit: (self.rank_of(unit.owner), unit.order))
        listed = [self.due(unit) for unit in units]
        for place in range(len(units)):
            listed[place] = self.roll_burns(units[place], listed[place])
        harm = [self.harm_of(units[place], listed[place]) for place in range(len(units))]
        for place in range(len(units)):
            self.let_expire(units[place], listed[place])
        for place in range(len(units)):
            if harm[place] > 0:
                self.hurt(units[place], harm[place], None, False)
        self.unsettled = True
        self.settle()
        self.close_batch()

    def due(self, unit: Unit) -> list[TokenObject]:
        """Every stack that is not fresh, and of each kind the oldest such single (HEROES-15.5, 15.6)."""
        now = self.clock()
        singles = 0
        found: list[TokenObject] = []
        for token in unit.tokens:
            if token.turn >= now or LASTING >> token.kind & 1:
                continue
            if token.stack:
                found.append(token)
            elif singles >> token.kind & 1 == 0:
                singles |= 1 << token.kind
                found.append(token)
        return found

    def roll_burns(self, unit: Unit, listed: list[TokenObject]) -> list[TokenObject]:
        """One chance in four that a Burn stays (HEROES-16.11)."""
        if unit.held >> Token.BURN & 1 == 0 or not self.has(unit, Token.BURN):
            return listed
        kept: list[TokenObject] = []
        for token in listed:
            if token.kind != Token.BURN or self.roll("burn", BURN_SIDES, unit.id) != 1:
                kept.append(token)
        return kept

    def harm_of(self, unit: Unit, listed: list[TokenObject]) -> int:
        """What expires burns, poisons or sickens, unless an immunity suppresses it now."""
        hurting = BURNING & unit.held
        if hurting:
            hurting &= ~self.suppressed(unit)
        total = 0
        for token in listed:
            if hurting >> token.kind & 1:
                total += token.size
        return total

    def let_expire(self, unit: Unit, listed: list[TokenObject]) -> None:
        if listed:
            unit.hold([token for token in unit.tokens if token not in listed])
            if self.events is not None:
                for token in listed:
                    self.report_token("expired", unit, token)

    def end_phase(self) -> None:
        """HEROES-6.10, step 1."""
        self.phase = Phase.DISSIPATE
        if self.alive(self.active):
            self.fire(When.TURN_END, NOBODY, None, NOBODY, NOBODY, self.active, NOBODY)
            self.close_batch()

    def dissipate_all(self) -> None:
        """HEROES-6.10, steps 2 and 3."""
        self.phase = Phase.HAND_LIMIT
        for seat in self.seats_from(self.turn_seat()):
            if self.alive(seat):
                self.fill_silos(seat)
                self.dissipate(seat)

    def hand_limit(self) -> None:
        """HEROES-6.10, step 4."""
        seat = self.active
        most = self.config.hand_limit
        if most and self.alive(seat) and len(self.hands[seat]) > most:
            self.decision = DISCARD[seat]
        else:
            self.phase = Phase.NEXT

    def next_turn(self) -> None:
        """The next player, a new round when the order wraps past the start player's seat (HEROES-1.6)."""
        if self.mode == Mode.CHALLENGERS:
            self.next_of_round()
            return
        seat = self.active
        while True:
            seat = (seat + 1) % self.seats
            if seat == self.start:
                if self.round >= self.config.round_limit:
                    self.end_by_rounds()
                    return
                self.round += 1
            if self.alive(seat):
                break
        self.begin_turn(seat)

    def next_of_round(self) -> None:
        """Every player's turn, then GRAND COMBAT and RESOLUTION (HEROES-21.4, 21.12)."""
        if self.active < 0:
            if self.round >= self.config.challenge_base + self.config.challenge_per_player * self.seats:
                self.end("rounds_over", [1] * self.seats)
                return
            self.round += 1
            self.begin_turn(self.turn_seat())
            return
        seat = (self.active + 1) % self.seats
        while seat != self.start:
            if self.alive(seat):
                self.begin_turn(seat)
                return
            seat = (seat + 1) % self.seats
        self.active = NOBODY
        self.phase = Phase.COMBAT
        if self.events is not None:
            self.report("grand_combat", {"round": self.round})

    # Triggers (HEROES-22.5 to 22.7)

    def triggered(self, source: Piece, trigger: Trigger, news: News) -> Effect:
        """Turn order from the turn player, then older first; the event last."""
        deed = Deed(source.id, source.owner, trigger.block)
        deed.it = news.it
        deed.by = news.by
        deed.index = trigger.index
        deed.kind = source.order
        deed.order = source.order + (EVENT_LAST if source.zone == Zone.EVENT else PER_SEAT * self.rank_of(source.owner))
        return deed

    def begin(self, effect: Effect) -> None:
        """A trigger resolves only if its card is still in play, and not after fifty others."""
        self.heard_now += 1
        unit = self.find_unit(effect.source)
        if self.heard_now > MOST_TRIGGERS:
            self.queue.clear()
        elif unit is not None and unit.order == effect.kind:
            self.tell_card("triggered", effect.player, effect.source)
            self.effects.append(effect)

    # Actions

    def find_legal(self) -> list[Action]:
        decision = self.decision
        assert decision is not None
        found = self.answers(decision.seat, decision.kind)
        if self.config.concede:
            found.append((Do.CONCEDE,))
        return found

    def answers(self, seat: int, kind: str) -> list[Action]:
        u = self.using
        if u is not None:
            if u.index == ENTRY:
                return [(Do.PAY, id) for id in self.entry_payments(u)]
            return self.using_actions(u, kind)
        if kind == "main":
            return self.main_actions(seat)
        if kind == "slot":
            unit = self.unit(self.slot)
            found = self.slot_actions(unit)
            if not self.has(unit, Token.FURY):
                found.append((Do.PASS,))
            return found
        if kind == "again":
            return [self.again_action(), (Do.PASS,)]
        if kind == "search":
            found = [(Do.TAKE, number) for number in self.in_deck(seat, self.search_type)]
            found.append((Do.DONE,))
            return found
        return [(Do.DISCARD, id) for id in self.hands[seat]]

    def perform(self, action: Action) -> None:
        decision = self.decision
        assert decision is not None
        seat = decision.seat
        self.decision = None
        self.shown = []
        form = action[0]
        if form == Do.CONCEDE:
            self.concede(seat)
        elif self.using is not None:
            self.answer(seat, action)
        elif decision.kind == "main":
            self.do_main(seat, action)
        elif decision.kind == "slot":
            self.do_slot(action)
        elif decision.kind == "again":
            if form == Do.PASS:
                self.stop_repeating()
            else:
                self.repeat()
        elif form == Do.TAKE:
            self.take_found(seat, action[1])
        elif form == Do.DONE:
            self.end_search(seat)
        else:
            self.hand_to_bottom(seat, action[1])
        self.advance()

    def answer(self, seat: int, action: Action) -> None:
        u = self.using
        assert u is not None
        if u.index != ENTRY:
            self.answer_using(action)
            return
        self.using = None
        self.play_source(seat, u.card, [*u.payment, action[1]])
        self.settle()
        self.close_batch()

    def do_slot(self, action: Action) -> None:
        if action[0] == Do.PASS:
            self.tell_card("passed", self.owners[self.slot], self.slot)
            self.end_slot()
        else:
            self.use_in_slot(action)

    def concede(self, seat: int) -> None:
        """HEROES-19.3: whatever that player was about to do is dropped."""
        self.using = None
        self.search_type = NOBODY
        self.search_left = 0
        self.tell_seat("conceded", seat)
        self.eliminate([seat])
        self.settle()
        self.close_batch()
