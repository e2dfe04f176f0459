"""What may be declared, and how a declaration is made: card, place, targets, payment (DUEL-6, 17)."""

from __future__ import annotations

from typing import Final

from carteado.core.state import Action, Decision
from carteado.games.duel.board import COLUMNS, ROW_SIZE, SIDE_SIZE, Aim, Keyword, Kind, Type, Zone
from carteado.games.duel.effects import Effects
from carteado.games.duel.table import FREE, Declaration, DuelCard, Phase
from carteado.kit.cards import NOBODY, Cost, Target
from carteado.kit.table import Piece


class Do:
    """The forms of the grammar, in the order of DUEL-17.2 to 17.5."""

    PLAY_CREATURE: Final = 0
    PLAY_SPELL: Final = 1
    SET_TRAP: Final = 2
    PLAY_SHARD: Final = 3
    CARD_TO_MANA: Final = 4
    HERO_DRAW: Final = 5
    HERO_REPLACE: Final = 6
    USE_ABILITY: Final = 7
    ATTACK: Final = 8
    END_TURN: Final = 9
    PASS: Final = 10
    BLOCK: Final = 11
    NO_BLOCK: Final = 12
    MULLIGAN: Final = 13
    KEEP: Final = 14
    TARGET: Final = 15
    PAY: Final = 16
    CONCEDE: Final = 17


HERO_DRAW: Final[Action] = (Do.HERO_DRAW,)
END_TURN: Final[Action] = (Do.END_TURN,)
PASS: Final[Action] = (Do.PASS,)
NO_BLOCK: Final[Action] = (Do.NO_BLOCK,)
KEEP: Final[Action] = (Do.KEEP,)
CONCEDE: Final[Action] = (Do.CONCEDE,)

MAIN: Final = [Decision(0, "main"), Decision(1, "main")]
RESPOND: Final = [Decision(0, "respond"), Decision(1, "respond")]
BLOCK: Final = [Decision(0, "block"), Decision(1, "block")]
MULLIGAN: Final = [Decision(0, "mulligan"), Decision(1, "mulligan")]
TARGET: Final = [Decision(0, "target"), Decision(1, "target")]
PAY: Final = [Decision(0, "pay"), Decision(1, "pay")]


class Declaring(Effects):
    """The legal actions of every decision."""

    def find_legal(self) -> list[Action]:
        decision = self.decision
        assert decision is not None
        out: list[Action] = []
        player = decision.seat
        if self.declaring is not None:
            self.add_answers(self.declaring, player, out)
        elif self.phase == Phase.MAIN:
            self.add_main(player, out)
        elif self.phase == Phase.RESPOND:
            self.add_links(player, out)
            out.append(PASS)
        elif self.phase == Phase.MULLIGAN:
            self.add_mulligan(player, out)
        else:
            for piece in self.blockers(player):
                out.append((Do.BLOCK, piece.id))
            out.append(NO_BLOCK)
        if self.config.concede:
            out.append(CONCEDE)
        return out

    def add_mulligan(self, player: int, out: list[Action]) -> None:
        """Card by card (DUEL-3.4)."""
        for id in self.hands[player]:
            if id not in self.aside[player]:
                out.append((Do.MULLIGAN, id))
        out.append(KEEP)

    # The main phase (DUEL-17.2)

    def add_main(self, player: int, out: list[Action]) -> None:
        hand = self.hands[player]
        for id in hand:
            if self.card(id).type == Type.CREATURE:
                self.add_creature(player, id, out)
        for id in hand:
            if self.card(id).type == Type.SPELL:
                self.add_spell(player, id, out)
        if len(self.traps[player]) < self.config.trap_max:
            for id in hand:
                if self.card(id).type == Type.TRAP and self.affordable(player, id):
                    out.append((Do.SET_TRAP, id))
        self.add_gains(player, out)
        self.add_hero_actions(player, out)
        self.add_abilities(player, out)
        if self.turn > 1:
            self.add_attacks(player, out)
        out.append(END_TURN)

    def affordable(self, player: int, id: int) -> bool:
        card = self.card(id)
        cost = self.mana_cost(card, player)
        return self.can_pay(player, cost, self.loyalty_cost(card, player), card.extra, len(self.hands[player]) - 1)

    def add_creature(self, player: int, id: int, out: list[Action]) -> None:
        """Any empty slot of the two rows (DUEL-7.1)."""
        if not self.affordable(player, id):
            return
        base = player * SIDE_SIZE
        for place in range(SIDE_SIZE):
            if self.slots[base + place] < 0:
                out.append((Do.PLAY_CREATURE, id, place // ROW_SIZE, place % ROW_SIZE))

    def add_spell(self, player: int, id: int, out: list[Action]) -> None:
        if not self.affordable(player, id):
            return
        card = self.card(id)
        if card.kind == Kind.ROW_ENCHANT:
            for row in range(4):
                out.append((Do.PLAY_SPELL, id, Aim.ROW + row, Aim.NONE))
        elif card.kind == Kind.COLUMN_ENCHANT:
            for column in range(COLUMNS):
                out.append((Do.PLAY_SPELL, id, Aim.COLUMN + column, Aim.NONE))
        else:
            self.add_aims(player, id, [Do.PLAY_SPELL, id], card.block.targets, card.extra, id, out)

    def add_aims(
        self,
        player: int,
        source: int,
        start: list[int],
        targets: list[Target],
        cost: Cost,
        card: int,
        out: list[Action],
    ) -> None:
        """One action for each first target; without targets one for each first payment."""
        head = tuple(start)
        if targets:
            first = targets[0]
            for choice in first.choices(self, source, player):
                if len(targets) == 1 or self.other_choices(targets[1], source, player, choice):
                    out.append((*head, first.written(self, choice), Aim.NONE))
        elif cost.discard or cost.sacrifice:
            for id in self.payable(player, cost, card, []):
                out.append((*head, Aim.NONE, id))
        else:
            out.append((*head, Aim.NONE, Aim.NONE))

    def other_choices(self, target: Target, source: int, player: int, taken: int) -> list[int]:
        return [choice for choice in target.choices(self, source, player) if choice != taken]

    def payable(self, player: int, cost: Cost, card: int, paid: list[int]) -> list[int]:
        """What may pay next: discards first, then sacrifices (DUEL-6.6)."""
        if len(paid) < cost.discard:
            return [id for id in self.hands[player] if id != card and id not in paid]
        return [piece.id for piece in self.creatures_of(player) if piece.id not in paid]

    def add_gains(self, player: int, out: list[Action]) -> None:
        """DUEL-5.3."""
        if self.gained[player]:
            return
        hand = self.hands[player]
        if self.shards[player] < 0:
            for id in hand:
                if self.card(id).type == Type.SHARD and self.affordable(player, id):
                    out.append((Do.PLAY_SHARD, id))
        for id in hand:
            if not self.cards[id].token:
                out.append((Do.CARD_TO_MANA, id))

    def add_hero_actions(self, player: int, out: list[Action]) -> None:
        """DUEL-11.2, 11.3."""
        if self.acted[player] or not self.decks[player]:
            return
        if self.config.hero_draw_cost <= self.available_mana(player):
            out.append(HERO_DRAW)
        for id in self.hands[player]:
            if not self.cards[id].token:
                out.append((Do.HERO_REPLACE, id))

    def add_abilities(self, player: int, out: list[Action]) -> None:
        """Of the hero (DUEL-11.4, 11.5), then of ready creatures in slot order (DUEL-7.4)."""
        if not self.acted[player]:
            for number in range(len(self.cards[player].abilities)):
                if self.own_turns[player] >= self.cooldowns[player][number]:
                    self.add_ability(player, player, number, out)
        base = player * SIDE_SIZE
        for at in range(base, base + SIDE_SIZE):
            id = self.slots[at]
            if id >= 0 and self.cards[id].abilities and not self.piece(id).exhausted:
                for number in range(len(self.cards[id].abilities)):
                    self.add_ability(player, id, number, out)

    def add_ability(self, player: int, source: int, number: int, out: list[Action]) -> None:
        ability = self.cards[source].abilities[number]
        if self.can_pay(player, 0, 0, ability.cost, len(self.hands[player])):
            head = [Do.USE_ABILITY, source, number]
            self.add_aims(player, source, head, ability.block.targets, ability.cost, NOBODY, out)

    def add_attacks(self, player: int, out: list[Action]) -> None:
        """DUEL-8.1."""
        base = player * SIDE_SIZE
        for at in range(base, base + ROW_SIZE):
            id = self.slots[at]
            if id < 0:
                continue
            piece = self.piece(id)
            if piece.exhausted or self.has(piece, Keyword.CANNOT_ATTACK):
                continue
            out.append((Do.ATTACK, id, 1 - player))
            other = SIDE_SIZE - base
            for enemy in range(other, other + SIDE_SIZE):
                target = self.slots[enemy]
                if target >= 0:
                    out.append((Do.ATTACK, id, target))

    # The other decisions

    def add_links(self, player: int, out: list[Action]) -> None:
        """DUEL-12.5, 12.6."""
        if not self.may_link(player):
            return
        for id in self.hands[player]:
            if self.card(id).kind == Kind.BURST:
                self.add_spell(player, id, out)
        self.add_abilities(player, out)

    def may_link(self, player: int) -> bool:
        return any(item.player != player for item in self.chain)

    def blockers(self, player: int) -> list[Piece]:
        """Ready creatures of the defense row that are not the target (DUEL-8.4)."""
        found: list[Piece] = []
        pending = self.pending
        if pending is None:
            return found
        base = player * SIDE_SIZE + ROW_SIZE
        for at in range(base, base + ROW_SIZE):
            id = self.slots[at]
            if id >= 0 and id != pending.targets[0]:
                piece = self.piece(id)
                if not piece.exhausted and not self.has(piece, Keyword.CANNOT_BLOCK):
                    found.append(piece)
        return found

    # Follow-up questions of one declaration

    def targets_of(self, d: Declaration) -> list[Target]:
        if d.form == Do.USE_ABILITY:
            return self.cards[d.source].abilities[d.ability].block.targets
        card = self.card(d.source)
        return card.block.targets if d.form == Do.PLAY_SPELL else card.played_targets

    def cost_of(self, d: Declaration) -> Cost:
        """What it costs besides the printed mana and loyalty of a card."""
        if d.form == Do.USE_ABILITY:
            return self.cards[d.source].abilities[d.ability].cost
        return self.card(d.source).extra if d.form == Do.PLAY_SPELL else FREE

    def target_choices(self, d: Declaration, player: int) -> list[int]:
        target = self.targets_of(d)[len(d.targets)]
        return [choice for choice in target.choices(self, d.source, player) if choice not in d.targets]

    def pay_choices(self, d: Declaration, player: int) -> list[int]:
        card = NOBODY if d.form == Do.USE_ABILITY else d.source
        return self.payable(player, self.cost_of(d), card, d.payment)

    def add_answers(self, d: Declaration, player: int, out: list[Action]) -> None:
        targets = self.targets_of(d)
        if len(d.targets) < len(targets):
            target = targets[len(d.targets)]
            for choice in self.target_choices(d, player):
                out.append((Do.TARGET, target.written(self, choice)))
            return
        for id in self.pay_choices(d, player):
            out.append((Do.PAY, id))

    def read_aim(self, target: Target, source: int, player: int, aim: int) -> int:
        """The choice that an action's number means."""
        for choice in target.choices(self, source, player):
            if target.written(self, choice) == aim:
                return choice
        return NOBODY

    def start_declaring(self, action: Action, player: int) -> Declaration:
        """What the first action says of a declaration."""
        form = action[0]
        source = action[1]
        if form == Do.PLAY_CREATURE:
            at = player * SIDE_SIZE + action[2] * ROW_SIZE + action[3]
            return Declaration(form, source, NOBODY, at, [], [])
        if form == Do.PLAY_SHARD:
            return Declaration(form, source, NOBODY, NOBODY, [], [])
        ability = action[2] if form == Do.USE_ABILITY else NOBODY
        aim = action[3] if form == Do.USE_ABILITY else action[2]
        pay = action[4] if form == Do.USE_ABILITY else action[3]
        d = Declaration(form, source, ability, NOBODY, [], [] if pay == Aim.NONE else [pay])
        if aim >= Aim.COLUMN and aim != Aim.NONE:
            d.place = aim - Aim.COLUMN
        elif aim >= Aim.ROW and aim != Aim.NONE:
            side, row = (aim - Aim.ROW) // 2, (aim - Aim.ROW) % 2
            d.place = (player if side == 0 else 1 - player) * 2 + row
        elif aim != Aim.NONE:
            d.targets = [self.read_aim(self.targets_of(d)[0], source, player, aim)]
        return d

    def answer(self, d: Declaration, action: Action, player: int) -> Declaration:
        """The declaration with one more target or payment; the old one, which clones share, stays as it was."""
        more = Declaration(d.form, d.source, d.ability, d.place, d.targets, d.payment)
        if action[0] == Do.TARGET:
            target = self.targets_of(d)[len(d.targets)]
            more.targets = [*d.targets, self.read_aim(target, d.source, player, action[1])]
        else:
            more.payment = [*d.payment, action[1]]
        return more

    def ask_more(self, d: Declaration, player: int) -> bool:
        """Ask what the declaration still needs; a single choice is taken, a missing one is left open (DUEL-6.7)."""
        targets = self.targets_of(d)
        while len(d.targets) < len(targets):
            choices = self.target_choices(d, player)
            if len(choices) > 1:
                self.declaring = d
                self.decision = TARGET[player]
                return True
            d.targets = [*d.targets, choices[0] if choices else NOBODY]
        cost = self.cost_of(d)
        if len(d.payment) < cost.discard + cost.sacrifice:
            self.declaring = d
            self.decision = PAY[player]
            return True
        return False

    # Paying (DUEL-6.1)

    def pay(self, player: int, mana: int, hp: int, cost: Cost, payment: list[int]) -> None:
        """All costs at once."""
        self.spend(player, mana + cost.mana)
        if hp + cost.hp > 0:
            self.lose_hp(hp + cost.hp, [player])
        for id in payment:
            if self.zones[id] == Zone.HAND:
                self.discard_card(player, id)
            else:
                self.destroy([id])

    def spend(self, player: int, mana: int) -> None:
        """Bonus mana first (DUEL-5.5)."""
        bonus = self.bonus_mana[player]
        used = min(bonus, mana)
        self.bonus_mana[player] = bonus - used
        self.mana[player] -= mana - used

    def pay_for_card(self, player: int, card: DuelCard, payment: list[int]) -> None:
        self.pay(player, self.mana_cost(card, player), self.loyalty_cost(card, player), card.extra, payment)
