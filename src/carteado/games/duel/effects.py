"""What effects do to heroes and creatures, and who dies of it (DUEL-13, 14, 15)."""

from __future__ import annotations

from carteado.games.duel.board import COLUMNS, Keyword, Kind, Row, When, Zone, row_of
from carteado.games.duel.moving import Moving, place_of
from carteado.games.duel.table import Phase
from carteado.kit.cards import NOBODY
from carteado.kit.table import Effect, Modifier, News, Piece


class Effects(Moving):
    """The verbs of the card language, on a duel's table."""

    # HP

    def damage(self, e: Effect, amount: int, to: list[int]) -> None:
        """The `damage` operation: to all at the same time; spells add spell damage (DUEL-14.3)."""
        if e.kind == Kind.CAST or e.kind == Kind.BURST:
            amount += self.spell_damage(e.player)
        total = 0
        for id in to:
            total += self.hurt(id, amount, e.source)
        source = self.creature(e.source)
        if total > 0 and source is not None and self.has(source, Keyword.DRAIN):
            self.heal_one(source.owner, total)

    def hurt(self, id: int, amount: int, by: int) -> int:
        """Armor, barrier, and the rest is dealt (DUEL-14.2); returns what was dealt."""
        piece = self.character(id)
        if piece is None or amount <= 0:
            return 0
        if piece.zone != Zone.HERO:
            amount -= self.armor_of(piece)
            if amount <= 0:
                return 0
            if self.has(piece, Keyword.BARRIER):
                self.break_barrier(piece)
                return 0
        piece.damage += amount
        self.unsettled = True
        if self.events is not None:
            self.report("damaged", {**self.named(id), "amount": amount, "hp": self.hp_of(piece)})
        self.fire(When.DAMAGED, id, piece, by, NOBODY, piece.owner, Kind.NONE)
        return amount

    def break_barrier(self, piece: Piece) -> None:
        piece.bare = True
        if piece.mods:
            piece.mods = [without_barrier(modifier) for modifier in piece.mods]
        if self.events is not None:
            self.report("barrier_broken", self.named(piece.id))

    def character(self, id: int) -> Piece | None:
        """A creature in play or a hero."""
        if id < 0:
            return None
        return self.pieces[id] if self.zones[id] == Zone.CREATURES or self.zones[id] == Zone.HERO else None

    def heal(self, amount: int, to: list[int]) -> None:
        for id in to:
            self.heal_one(id, amount)

    def heal_one(self, id: int, amount: int) -> None:
        """DUEL-14.4."""
        piece = self.character(id)
        if piece is None or piece.damage <= 0 or amount <= 0:
            return
        healed = min(piece.damage, amount)
        piece.damage -= healed
        if self.events is not None:
            self.report("healed", {**self.named(id), "amount": healed, "hp": self.hp_of(piece)})

    def lose_hp(self, amount: int, who: list[int]) -> None:
        """Not damage: no Armor, no triggers (DUEL-14.6)."""
        for id in who:
            piece = self.character(id)
            if piece is not None and amount > 0:
                piece.damage += amount
                self.unsettled = True
                if self.events is not None:
                    self.report("lost_hp", {**self.named(id), "amount": amount, "hp": self.hp_of(piece)})

    # The state of creatures

    def destroy(self, what: list[int]) -> None:
        """A creature is marked and dies in the state check; an enchant or trap goes to its owner's graveyard."""
        for id in what:
            piece = self.pieces[id] if id >= 0 else None
            if piece is None or piece.zone == Zone.HERO:
                continue
            if piece.zone == Zone.CREATURES:
                piece.doomed = True
                self.unsettled = True
            else:
                self.leave_board(piece)
                self.bury(id)
                if self.events is not None:
                    self.report("destroyed", self.named(id))

    def modify(self, modifier: Modifier, to: list[int]) -> None:
        for id in to:
            piece = self.creature(id)
            if piece is not None:
                piece.mods = [*piece.mods, modifier]
                self.unsettled = True
                if self.events is not None:
                    self.report("modified", {**self.named(id), "atk": self.atk_of(piece), "hp": self.hp_of(piece)})

    def end_modifiers(self, duration: int, player: int) -> None:
        """Those of that duration are over: of one player, or of both (NOBODY)."""
        for piece in self.creatures():
            if piece.mods:
                kept = [m for m in piece.mods if m.duration != duration or (player != NOBODY and m.player != player)]
                if len(kept) < len(piece.mods):
                    piece.mods = kept
                    self.unsettled = True

    def exhaust(self, what: list[int]) -> None:
        for id in what:
            piece = self.creature(id)
            if piece is not None and not piece.exhausted:
                piece.exhausted = True
                if self.events is not None:
                    self.report("exhausted", self.named(id))

    def stun(self, what: list[int]) -> None:
        """Exhausted, and skips its next readying."""
        for id in what:
            piece = self.creature(id)
            if piece is not None:
                piece.exhausted = True
                piece.stunned = True
                if self.events is not None:
                    self.report("stunned", self.named(id))

    def ready(self, what: list[int]) -> None:
        for id in what:
            piece = self.creature(id)
            if piece is not None and piece.exhausted:
                piece.exhausted = False
                if self.events is not None:
                    self.report("readied", self.named(id))

    def move_over(self, what: list[int]) -> None:
        """To the same column of the other row of its side, if that is empty (4.5, move)."""
        for id in what:
            piece = self.creature(id)
            if piece is None:
                continue
            to = piece.at + COLUMNS if row_of(piece.at) == Row.ATTACK else piece.at - COLUMNS
            if self.slots[to] < 0:
                self.slots[piece.at] = NOBODY
                self.slots[to] = id
                piece.at = to
                self.unsettled = True
                if self.events is not None:
                    self.report("moved", {**self.named(id), **place_of(to)})

    # Looking and negating

    def reveal_hand(self, player: int) -> None:
        """The foe's hand, for the player only (DUEL-18.2)."""
        foe = 1 - player
        shown = [self.named(id) for id in self.hands[foe]] if self.events is not None else []
        for id in self.hands[foe]:
            self.seen[id] |= 1 << player
        self.report_secret("looked", {"seat": player, "count": len(self.hands[foe])}, {"cards": shown}, 1 << player)

    def reveal_traps(self, player: int, what: list[int]) -> None:
        for id in what:
            if self.zones[id] == Zone.TRAPS:
                self.seen[id] |= 1 << player
                place = self.traps[self.owners[id]].index(id) + 1
                self.report_secret("looked_at_trap", {"seat": player, "trap": place}, self.named(id), 1 << player)

    def negate(self, item: int) -> None:
        """An item that is declared or in the chain will do nothing; otherwise no effect."""
        found = None
        if self.chain_open():
            if item < len(self.chain):
                found = self.chain[item]
        elif item == 0:
            found = self.pending
        if found is not None and not found.negated:
            found.negated = True
            if self.events is not None:
                self.report("negated", {"link": item + 1, **self.named(found.source)})

    # Death (DUEL-14.5)

    def settle(self) -> None:
        """The state check: all that must die, die together; again until nothing dies."""
        while self.unsettled:
            self.unsettled = False
            dead: list[Piece] = []
            for id in self.slots:
                if id >= 0:
                    piece = self.piece(id)
                    if piece.doomed or self.hp_of(piece) <= 0:
                        dead.append(piece)
            if dead:
                self.die(dead)

    def die(self, dead: list[Piece]) -> None:
        """They leave in play order, each followed by its enchants; `dies` is heard by those dying too (DUEL-13.1)."""
        if len(dead) > 1:
            dead = [self.piece(id) for id in self.in_play if is_among(id, dead)]
        for piece in dead:
            piece.last_atk = self.atk_of(piece)
        for piece in dead:
            self.leave_board(piece)
            self.bury(piece.id)
            if self.events is not None:
                self.report("died", {"seat": piece.owner, **self.named(piece.id)})
            if self.effects:
                self.effects[-1].killed = [*self.effects[-1].killed, piece.id]
            self.drop_enchants(piece.id)
        if self.heard >> When.DIES & 1:
            for piece in dead:
                news = News(When.DIES, piece.id, piece, NOBODY, NOBODY, piece.owner, Kind.NONE)
                self.tell(news)
                for other in dead:
                    self.hear(other, news)

    def victory_check(self) -> None:
        """DUEL-15.1."""
        lost = [self.hero_hp(0) <= 0, self.hero_hp(1) <= 0]
        if lost[0] and lost[1]:
            self.end(NOBODY, "both_heroes")
        elif lost[0] or lost[1]:
            self.end(1 if lost[0] else 0, "hero")

    def end(self, winner: int, reason: str) -> None:
        """The game ends at once; queues and chain are dropped."""
        self.winner = winner
        self.reason = reason
        self.decision = None
        self.effects = []
        self.queue = []
        self.batch = []
        self.trap_queue = []
        self.chain = []
        self.pending = None
        self.declaring = None
        self.phase = Phase.MAIN
        if self.events is not None:
            self.report("ended", {"reason": reason, "winner": winner})


def without_barrier(modifier: Modifier) -> Modifier:
    if modifier.keywords & Keyword.BARRIER == 0:
        return modifier
    return Modifier(modifier.changes, modifier.keywords & ~Keyword.BARRIER, modifier.duration, modifier.player)


def is_among(id: int, pieces: list[Piece]) -> bool:
    return any(piece.id == id for piece in pieces)
