"""The course of a game of Heroes: setup, turns, rounds and stages (HEROES-5, 6, 20, 21)."""

from __future__ import annotations

from carteado.core.state import Decision
from carteado.games.heroes.board import MOB_HEALTH, MOST_SEATS, Mode, Phase, Stance, Type, When, Zone
from carteado.games.heroes.playing import MAIN
from carteado.games.heroes.wearing import Wearing
from carteado.kit.cards import NOBODY

DISCARD = [Decision(seat, "discard") for seat in range(MOST_SEATS)]


class Turning(Wearing):
    """What comes next when nothing runs and nobody is asked."""

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
        self.fire(When.TURN_START, side=self.active)
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

    def end_phase(self) -> None:
        """HEROES-6.10, step 1."""
        self.phase = Phase.DISSIPATE
        if self.alive(self.active):
            self.fire(When.TURN_END, side=self.active)
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
