"""What operations do at the table: cards chosen and moved, pieces placed and moved, modifiers (5.6, APO-8.10, 12)."""

from __future__ import annotations

from carteado.games.apotheosis.asking import Demand
from carteado.games.apotheosis.board import ATTACHMENTS, COUNTERS, FOREVER, MARKERS, SUITS, Kind, Mode, Step, Suit, Zone
from carteado.games.apotheosis.frames import Act, Deed, FrameKind, Run
from carteado.games.apotheosis.grid import STRIDE, distance, tile_text
from carteado.games.apotheosis.pieces import Char, Mod
from carteado.games.apotheosis.printed import Amount, Cards, Word
from carteado.games.apotheosis.terms import Doing, Rule, Some, Until, Verb, Way, What, rule_names, stat_name
from carteado.games.apotheosis.windows import Windows
from carteado.kit.cards import NOBODY


class Verbs(Windows):
    """The hands of the operations."""

    # Operations under way (APO-23)

    def step_run(self, run: Run) -> None:
        act = self.effects[run.item]
        assert isinstance(act, Act)
        ops = run.block.ops
        if act.stopped or run.at >= len(ops):
            self.effects.pop()
            return
        op = ops[run.at]
        assert isinstance(op, Word)
        laps = 1
        if op.names_target and len(act.targets) > 1 and not self.dry and run.block is act.block:
            laps = len(act.targets)
        if not self.dry and laps > 1:
            act.current = run.lap
        if run.inside == 0 and not op.feasible(self, act):
            self.impossible(act, run, laps)
            return
        self.more = False
        op.run(self, act)
        if self.more:
            run.inside += 1
            return
        run.inside = 0
        run.state = []
        self.next_lap(act, run, laps)

    def next_lap(self, act: Act, run: Run, laps: int) -> None:
        """Operations that name the target happen once for each (APO-10.4 (7)), with all that depends on them."""
        if run.lap + 1 < laps:
            run.lap += 1
        else:
            run.lap = 0
            run.at += 1
            if run.block is act.block:
                act.current = 0

    def impossible(self, act: Act, run: Run, laps: int) -> None:
        """What was done stays; the rest is ignored, except for other targets (APO-23.2, 23.3)."""
        if self.dry:
            self.failed = True
        elif laps > 1:
            self.next_lap(act, run, laps)
        else:
            act.stopped = True

    def this_run(self) -> Run:
        """The list of operations that runs now."""
        frame = self.effects[len(self.effects) - 1]
        assert isinstance(frame, Run)
        return frame

    # Cards of an operation

    def op_cards(self, act: Act, verb: int, cards: Cards, who: int) -> list[int]:
        """The cards an operation could take from somebody."""
        if cards.this:
            found = [act.source]
        else:
            found = self.zone_cards(who, cards, act.source)
        fitting = [id for id in found if self.fits(act, verb, id, who)]
        if not fitting and verb == Verb.PLACE and not self.dry and self.top() == FrameKind.RUN:
            # APO-23.4: what can no longer be placed goes where 2.4 and 4.3 say, and the effect goes on.
            return found
        return fitting

    def fits(self, act: Act, verb: int, id: int, who: int) -> bool:
        zone = self.zones[id]
        if verb == Verb.EXHAUST:
            return not self.exhausted[id] and self.can_lie(id)
        if verb == Verb.RECOVER:
            return self.exhausted[id]
        if verb == Verb.REVEAL:
            return self.can_reveal(id)
        if verb == Verb.CONCEAL:
            return self.can_conceal(id)
        if verb == Verb.PLACE:
            return self.chars[who].kind == Kind.HERO and self.placeable(id, who)
        if verb == Verb.SEARCH:
            return self.chars[who].kind == Kind.HERO
        if verb == Verb.GET:
            return self.can_get(who)
        if verb == Verb.RETURN:
            return Zone.SHEET <= zone <= Zone.SUPPORT
        return zone != Zone.BANISHED or verb == Verb.BANISH

    def can_lie(self, id: int) -> bool:
        """Only table cards and cards kept revealed can be exhausted (APO-2.16)."""
        return Zone.SHEET <= self.zones[id] <= Zone.SUPPORT or self.kept_revealed(id)

    def can_reveal(self, id: int) -> bool:
        zone = self.zones[id]
        if zone == Zone.INVENTORY:
            return not self.shown[id] and not self.has_counters(id)
        if zone == Zone.SUPPORT:
            char = self.companion(id)
            hero = self.chars[self.holders[id]]
            return self.concealed[id] and not self.chars[char].barred and hero.at >= 0 and bool(self.beside(hero.at))
        return zone == Zone.SHEET and self.concealed[id]

    def can_conceal(self, id: int) -> bool:
        zone = self.zones[id]
        if zone == Zone.INVENTORY:
            return self.shown[id]
        if zone == Zone.SUPPORT:
            return not self.concealed[id] and self.is_summon(id)
        return zone == Zone.SHEET and not self.concealed[id] and self.card(id).suit == Suit.ENTITY

    def can_get(self, who: int) -> bool:
        char = self.chars[who]
        if char.kind == Kind.COMPANION:
            return len(self.attached_to(char.card)) < ATTACHMENTS
        return char.kind == Kind.HERO

    def enough(self, amount: Amount, count: int) -> bool:
        if amount.way == Some.UP_TO:
            return True
        return count >= (1 if amount.way == Some.ALL else amount.number)

    def choose_cards(self, act: Act, amount: Amount, pool: list[int], who: int) -> None:
        """Ask whoever may: the holder of a hidden zone, else the user of the effect (R-73)."""
        if amount.way == Some.ALL:
            self.answer = pool
        elif amount.way == Some.RANDOM:
            self.answer = self.draw_lots(pool, amount.number)
        elif amount.way == Some.NUMBER and len(pool) == amount.number:
            self.answer = pool
        else:
            seat = act.player
            if pool and self.zones[pool[0]] == Zone.INVENTORY:
                seat = self.chars[who].seat
            if pool and self.zones[pool[0]] == Zone.DECK:
                seat = self.chars[who].seat
                pool.sort(key=self.printed_order)
            ask = self.ask_set(What.CARDS, seat, pool, Demand.COUNT)
            ask.most = min(amount.number, len(pool))
            ask.least = 0 if amount.way == Some.UP_TO else ask.most
            ask.who = who

    def printed_order(self, id: int) -> int:
        return self.cards[id].number * 1024 + id

    def draw_lots(self, pool: list[int], number: int) -> list[int]:
        rest = pool.copy()
        found: list[int] = []
        while rest and len(found) < number:
            found.append(rest.pop(self.pick_random(len(rest))))
        return found

    def do_verb(self, act: Act, verb: int, chosen: list[int], who: int) -> None:
        """The operation on the cards that were chosen."""
        if verb == Verb.PLACE or verb == Verb.REVEAL:
            for id in reversed(chosen):
                self.begin_showing(verb, id, who)
            return
        searched = False
        for id in chosen:
            if verb == Verb.SEARCH:
                searched = searched or self.zones[id] == Zone.DECK
                self.fetch(id, who, True)
            elif verb == Verb.GET:
                self.fetch(id, who, False)
            elif verb == Verb.RETURN:
                self.report_returned(id)
                self.to_inventory(id, self.holders[id])
            elif verb == Verb.EXHAUST:
                self.exhaust_card(id)
            elif verb == Verb.RECOVER:
                self.recover_card(id)
            elif verb == Verb.CONCEAL:
                self.conceal_one(id)
            else:
                self.move_by(verb, id)
        if searched:
            self.shuffle_deck(self.pile(self.chars[who].seat))

    def fetch(self, id: int, who: int, search: bool) -> None:
        """Search shows the card to all; a Companion that gets a card has it attached (APO-12.12)."""
        char = self.chars[who]
        if self.events is not None:
            self.report("searched" if search else "got", {"who": self.who_is(who), **self.named(id)})
        if char.kind == Kind.COMPANION:
            if len(self.attached_to(char.card)) < ATTACHMENTS:
                self.to_host(id, char.card)
        else:
            self.to_inventory(id, who)

    def begin_showing(self, verb: int, id: int, who: int) -> None:
        """Placing and evoking may ask for a tile."""
        zone = self.zones[id]
        if verb == Verb.REVEAL and zone == Zone.INVENTORY:
            self.show_inventory(id)
        elif verb == Verb.REVEAL and zone == Zone.SHEET:
            self.awaken(id)
        else:
            deed = Deed(Doing.PLACE if verb == Verb.PLACE else Doing.EVOKE, who)
            deed.source = id
            deed.at = 2 if verb == Verb.REVEAL else 0
            self.effects.append(deed)

    def conceal_one(self, id: int) -> None:
        zone = self.zones[id]
        if zone == Zone.SHEET:
            self.fall_asleep(id)
        elif zone == Zone.SUPPORT:
            self.unevoke(self.chars[self.companion(id)])
        else:
            self.hide_inventory(id)

    def awaken(self, id: int) -> None:
        char = self.chars[self.holders[id]]
        char.woke = self.stamp
        if self.events is not None:
            self.report("awoke", {"who": self.who_is(char.id), **self.named(id)})
        self.reveal_table(id)

    def fall_asleep(self, id: int) -> None:
        char = self.chars[self.holders[id]]
        char.slept = self.stamp
        if self.events is not None:
            self.report("slept", {"who": self.who_is(char.id), **self.named(id)})
        self.conceal_table(id)

    # Placing (APO-4.3, 4.6, 12.3)

    def area_of(self, id: int) -> int:
        suit = self.card(id).suit
        return Zone.EQUIP if suit == Suit.ITEM else Zone.MEMENTO if suit == Suit.SKILL else Zone.SUPPORT

    def placeable(self, id: int, who: int) -> bool:
        card = self.card(id)
        if card.suit < Suit.ITEM or card.suit == Suit.EVENT or not self.meets(who, id):
            return False
        zone = self.area_of(id)
        held = self.area(who, zone)
        if len(held) >= self.spaces(who, zone):
            return False
        if card.specifier >= 0:
            for other in held:
                if self.card(other).specifier == card.specifier:
                    return False
        return card.suit != Suit.COMPANION or self.is_summon(id) or bool(self.access(self.chars[who]))

    def access(self, char: Char) -> list[int]:
        """Empty access tiles (APO-8.4), ascending."""
        return [at for at in self.access_tiles(char) if self.empty(at)]

    def access_tiles(self, char: Char) -> list[int]:
        wide, high = self.config.width, self.config.height
        if self.mode == Mode.FFA:
            side = char.team
            if side < 2:
                y = 0 if side == 0 else high - 1
                return [y * STRIDE + x for x in range(1, wide - 1)]
            x = 0 if side == 2 else wide - 1
            return [y * STRIDE + x for y in range(1, high - 1)]
        row = 0 if char.team == 0 else high - 1
        return [row * STRIDE + x for x in range(wide)]

    def home_facing(self, char: Char) -> int:
        """Toward the opposite edge (APO-8.3, 12.3)."""
        if self.mode == Mode.FFA:
            return (0, 2, 1, 3)[char.team]
        return 0 if char.team == 0 else 2

    def step_place(self, deed: Deed) -> None:
        """Inventory to table; a human or creature needs an access tile."""
        who, id = deed.user, deed.source
        char = self.chars[who]
        if deed.at == 0:
            deed.at = 1
            if not self.placeable(id, who):
                # APO-23.4: without space or requirement it goes where APO-2.4 and 4.3 say.
                self.effects.pop()
                if self.zones[id] != Zone.INVENTORY or self.holders[id] != who:
                    self.to_inventory(id, who)
            elif self.card(id).suit == Suit.COMPANION and not self.is_summon(id):
                self.ask_way(What.TILE, char.seat, self.access(char), who)
            return
        self.effects.pop()
        card = self.card(id)
        summon = card.suit == Suit.COMPANION and self.is_summon(id)
        if self.events is not None:
            facts = {"who": self.who_is(who)}
            if summon:
                self.report_secret("placed_hidden", facts, self.named(id), self.eyes(char.seat))
            else:
                self.report("placed", {**facts, **self.named(id), "suit": SUITS[card.suit]})
        if card.suit == Suit.COMPANION:
            self.recruit(id, who, NOBODY if summon else self.answer[0])
        else:
            self.to_table(id, who, False)
        self.unsettled = True

    def recruit(self, id: int, who: int, at: int) -> None:
        """The piece first, so that onPlay finds it; it acts last in this round (APO-7.7)."""
        hero = self.chars[who]
        char = self.add_companion(id, who, at, self.home_facing(hero))
        self.to_table(id, who, at < 0)
        self.derive()
        char.hp = self.hp_max(char.id)
        if at >= 0 and self.round > 0:
            self.act_last(char.id)

    def step_evoke(self, deed: Deed) -> None:
        """Stages 2 and 3: the tile, then the piece (APO-12.4); before them the payment of the action."""
        who, id = deed.user, deed.source
        hero = self.chars[who]
        char = self.chars[self.companion(id)]
        if deed.at == 2:
            deed.at = 3
            tiles = self.beside(hero.at) if hero.at >= 0 else []
            if tiles:
                self.ask_way(What.TILE, hero.seat, tiles, who)
            else:
                self.effects.pop()
            return
        self.effects.pop()
        char.facing = hero.facing
        self.put(char, self.answer[0])
        if self.events is not None:
            self.report("evoked", {"who": self.who_is(who), **self.named(id)})
        if not char.had_turn:
            self.act_last(char.id)
        self.reveal_table(id)

    # Moving pieces (APO-8.10)

    def can_shift(self, act: Act, who: int, steps: int, way: int) -> bool:
        char = self.chars[who]
        if char.at < 0:
            return False
        if way == Way.FREE or way == Way.JUMP:
            return self.rules_of(who) & Rule.CANNOT_MOVE == 0 and len(self.landings(act, who, steps, way)) > 0
        if way == Way.BESIDE:
            return len(self.landings(act, who, steps, way)) > 0
        step = self.axis(act, who, way)
        return step != 0 and self.empty(char.at + step)

    def landings(self, act: Act, who: int, steps: int, way: int) -> list[int]:
        """The tiles that free movement, a jump or `beside` may end on, without a stay."""
        char = self.chars[who]
        if way == Way.BESIDE:
            here = self.chars[act.you].at
            return [] if here < 0 else self.beside(here)
        if way == Way.JUMP:
            return [at for at in self.empty_tiles() if distance(at, char.at) <= steps]
        costs = self.paths_of(char, steps, True).costs
        return [at for at in self.empty_tiles() if costs[at] < FOREVER]

    def axis(self, act: Act, who: int, way: int) -> int:
        """One step straight away from the user, or toward it; 0 when they share a tile."""
        user, char = self.chars[act.user], self.chars[who]
        if user.at < 0 or user.at == char.at:
            return 0
        dx = char.at % STRIDE - user.at % STRIDE
        dy = char.at // STRIDE - user.at // STRIDE
        wide, high = abs(dx), abs(dy)
        if wide >= high:
            step = 1 if dx > 0 else -1
        else:
            step = STRIDE if dy > 0 else -STRIDE
        return step if way == Way.PUSH else -step

    def shove(self, act: Act, who: int, steps: int, way: int) -> None:
        """Step by step, stopping before the first tile that is not empty."""
        char = self.chars[who]
        step = self.axis(act, who, way)
        for _ in range(steps):
            if not self.empty(char.at + step):
                break
            self.put(char, char.at + step)
        self.report_moved_piece(char)

    def report_moved_piece(self, char: Char) -> None:
        if self.events is not None:
            self.report("moved", {"who": self.who_is(char.id), "to": tile_text(char.at)})

    def begin_shift(self, act: Act, who: int, steps: int, way: int) -> None:
        """Ask where to; free movement may also stay."""
        deed = Deed(Doing.MOVE, who)
        deed.number = steps
        deed.it = way
        deed.points = self.landings(act, who, steps, way)
        deed.source = act.player
        self.effects.append(deed)

    def step_shift(self, deed: Deed) -> None:
        char = self.chars[deed.user]
        if deed.at == 0:
            ways = deed.points
            if deed.it == Way.FREE:
                ways = sorted([*ways, char.at])
            self.ask_way(What.TILE, deed.source, ways, char.id)
        elif deed.at == 1:
            to = self.answer[0]
            deed.moved = [to]
            if deed.it != Way.FREE or to == char.at:
                self.answer = [char.facing]
            else:
                ways = self.last_steps(self.paths_of(char, deed.number, True), to, deed.number)
                self.ask_way(What.STEP, deed.source, ways, char.id)
        else:
            self.effects.pop()
            to = deed.moved[0]
            if to != char.at:
                char.facing = self.answer[0]
                self.put(char, to)
                self.report_moved_piece(char)
            return
        deed.at += 1

    # Modifiers (APO-15.4)

    def add_mod(self, mod: Mod) -> None:
        """Outside a turn, what lasts this turn is over at once (5.5)."""
        if mod.until == Until.TURN and not Step.TURN <= self.step_now <= Step.CLOSE:
            return
        self.mods = [*self.mods, mod]
        self.dirty = True
        self.unsettled = True
        if self.events is not None:
            self.report("modified", {"who": self.who_is(mod.who), **self.mod_facts(mod)})

    def mod_facts(self, mod: Mod) -> dict[str, object]:
        """A modifier as events and views name it."""
        if mod.stat >= 0:
            return {"stat": stat_name(mod.stat), "amount": mod.amount}
        return {"rules": rule_names(mod.rules, mod.crit)}

    def expire(self, until: int, of: int) -> None:
        """Durations that end now; of an `until_end` those made before this turn began."""
        kept: list[Mod] = []
        for mod in self.mods:
            over = mod.until == until and (of < 0 or mod.of == of)
            if over and until == Until.END and mod.since == self.stamp:
                over = False
            if not over:
                kept.append(mod)
        if len(kept) < len(self.mods):
            self.mods = kept
            self.dirty = True
            self.unsettled = True

    # Markers and counters (APO-15)

    def mark(self, who: int, marker: int) -> None:
        char = self.chars[who]
        if not char.markers >> marker & 1:
            char.markers |= 1 << marker
            self.dirty = True
            if self.events is not None:
                self.report("marked", {"who": self.who_is(who), "marker": MARKERS[marker]})

    def unmark(self, who: int, marker: int) -> None:
        char = self.chars[who]
        if char.markers >> marker & 1:
            char.markers &= ~(1 << marker)
            self.dirty = True
            if self.events is not None:
                self.report("unmarked", {"who": self.who_is(who), "marker": MARKERS[marker]})

    def count(self, id: int, counter: int, number: int) -> None:
        self.counts[counter][id] += number
        if self.zones[id] == Zone.INVENTORY:
            self.show(id)
        self.settle_counters(id)
        if self.events is not None:
            facts = {**self.named(id), "counter": COUNTERS[counter], "amount": number}
            self.report("counted", {**facts, "total": self.counts[counter][id]})

    def give_ap(self, who: int, amount: int) -> None:
        """APO-25.4."""
        char = self.chars[who]
        if self.in_turn(who):
            char.ap = max(0, char.ap + amount)
        else:
            char.debt -= amount
        if self.events is not None:
            self.report("action_points", {"who": self.who_is(who), "amount": amount})
