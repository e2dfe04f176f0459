"""Activations step by step, from declaration to task, and the triggers that wait (APO-20, 21, 23, 26, 28)."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.asking import Demand
from carteado.games.apotheosis.board import ACTIVATION_LIMIT, MASTER, Kind, Step, Suit, Zone
from carteado.games.apotheosis.frames import Act, Blow, Run, Window
from carteado.games.apotheosis.grid import facing_to
from carteado.games.apotheosis.language.printed import Power
from carteado.games.apotheosis.language.terms import Activation, By, Reach, Task, When
from carteado.games.apotheosis.permitting import Permitting
from carteado.games.apotheosis.questions import What
from carteado.games.apotheosis.table import ALL_EYES
from carteado.kit.cards import NOBODY

GAME_MASTER: Final = -2


class Stage:
    """Steps of an activation (APO-21)."""

    ACCEPT: Final = 0
    ACCEPTED: Final = 1
    TARGET: Final = 2
    TARGETED: Final = 3
    POINTS: Final = 4
    POINTED: Final = 5
    DUES: Final = 6
    DUE: Final = 7
    PAY: Final = 8
    CHANGE: Final = 9
    SELECTED: Final = 10
    RESPOND: Final = 11
    STRIKE: Final = 12
    RESOLVE: Final = 13
    TASK: Final = 14


class Activating(Permitting):
    """How an activation goes."""

    # The steps (APO-21)

    def declare(self, act: Act) -> None:
        """Put a legal activation on the stack."""
        act.player = self.chars[act.user].seat
        act.at = Stage.TARGET
        self.effects.append(act)

    def step_act(self, act: Act) -> None:
        stage = act.at
        act.at = stage + 1
        if stage == Stage.ACCEPT:
            self.ask_yes(What.TRIGGER, act.player, act.user)
        elif stage == Stage.ACCEPTED:
            if self.answer[0] == 0:
                self.effects.pop()
        elif stage == Stage.TARGET:
            self.ask_target(act)
        elif stage == Stage.TARGETED:
            self.take_target(act)
        elif stage == Stage.POINTS:
            cost = act.power.cost
            if cost.sp + cost.mp + cost.spmp > 0 and not act.free:
                self.ask_payment(act.user, cost.sp, cost.mp, cost.spmp, self.besides(act))
            else:
                self.answer = []
        elif stage == Stage.POINTED:
            act.points = self.answer.copy()
        elif stage == Stage.DUES:
            self.ask_due(act)
        elif stage == Stage.DUE:
            act.paid = [*act.paid, self.answer.copy()]
            act.at = Stage.DUES
        elif stage == Stage.PAY:
            self.declared(act)
        elif stage == Stage.CHANGE:
            self.change_and_select(act)
        else:
            self.step_declared(act, stage)

    def step_declared(self, act: Act, stage: int) -> None:
        """From the windows on: a dead user's activation is cancelled (APO-16.2)."""
        if not self.alive(act.user) and stage < Stage.TASK:
            act.at = Stage.TASK
        elif stage == Stage.SELECTED:
            self.open_selected(act)
        elif stage == Stage.RESPOND:
            if not act.power.no_response:
                self.open_window(When.RESPOND_ACTIVATION, NOBODY, len(self.effects) - 1)
        elif stage == Stage.STRIKE:
            if not act.negated and act.power.damage is not None:
                self.strike_with(act)
        elif stage == Stage.RESOLVE:
            self.resolve(act)
        else:
            self.effects.pop()
            self.do_task(act)
            self.unsettled = True

    def ask_target(self, act: Act) -> None:
        power = act.power
        if act.window >= 0 and power.when == When.RESPOND_ATTACK and self.ask_defender(act):
            return
        if act.targets or act.everyone or not self.needs_target(power):
            act.at = Stage.POINTS
            return
        reach = self.bar_range(act)
        if reach is not None and reach.kind == Reach.AREA:
            act.targets = self.covered(act.user, reach.reach)
            act.at = Stage.POINTS
            return
        self.ask_way(What.TARGET, act.player, self.legal_aims(act), act.user)

    def ask_defender(self, act: Act) -> bool:
        """An answer to an Area attack names one target as defender (APO-24.5)."""
        blow = self.effects[act.about]
        assert isinstance(blow, Blow)
        if act.defender >= 0 or len(blow.targets) < 2:
            return False
        ways: list[int] = []
        for who in blow.targets:
            act.defender = who
            if self.holds_all(act) and self.passes(act):
                ways.append(who)
        act.defender = NOBODY
        self.ask_way(What.TARGET, act.player, ways, act.user)
        return True

    def take_target(self, act: Act) -> None:
        if act.window >= 0 and act.power.when == When.RESPOND_ATTACK and act.defender < 0:
            act.defender = self.answer[0]
            act.at = Stage.TARGET
        else:
            act.targets = self.answer.copy()

    def ask_due(self, act: Act) -> None:
        """The next due, card by card; done when all are chosen."""
        dues = act.power.cost.dues
        place = len(act.paid)
        if act.free or place >= len(dues):
            act.at = Stage.PAY
            return
        due = dues[place]
        taken = [id for ids in act.paid for id in ids]
        pool = self.due_cards(act, due, taken)
        if due.value >= 0:
            ask = self.ask_set(What.PAY, act.player, pool, Demand.VALUE)
            ask.least = due.number
            return
        if act.power.scratch and due.number == 1:
            pool = self.pay_through(act, pool)
        ask = self.ask_set(What.PAY, act.player, pool, Demand.COUNT)
        ask.least = due.number
        ask.most = due.number

    def declared(self, act: Act) -> None:
        """Payment; the card is shown and its limits are counted (APO-21.3)."""
        id = act.source
        act.zone = self.zones[id]
        if act.zone == Zone.INVENTORY and not self.has_counters(id):
            self.show(id)
        if self.events is not None:
            self.report_use(act)
        self.count_use(act)
        if self.comes_out(act):
            self.trigger(When.ON_REVEAL, id, act.you, Zone.INVENTORY)
        if act.power.when == When.MAIN and self.step_now == Step.MAIN and act.user == self.active:
            self.acted = True
        if act.targets and act.power.damage is not None and act.power.range is not None:
            self.face(act.user, act.targets)
        self.pay(act)

    def comes_out(self, act: Act) -> bool:
        """Declared from a concealed place by decision; a card that only proves its trigger is not revealed (R-19)."""
        id = act.source
        own_event = When.MAIN < act.power.when <= When.ON_BANISH
        return act.zone == Zone.INVENTORY and not own_event and not self.has_counters(id) and not self.shown[id]

    def report_use(self, act: Act) -> None:
        facts = {"who": self.who_is(act.user), **self.named(act.source), "effect": act.power.index + 1}
        if act.targets:
            facts["targets"] = [self.who_is(who) for who in act.targets]
        self.report("used", facts)

    def face(self, user: int, targets: list[int]) -> None:
        """The attacker faces its target (APO-8.6); an Area has none to face."""
        char = self.chars[user]
        if len(targets) == 1 and char.at >= 0 and self.chars[targets[0]].at >= 0 and targets[0] != user:
            self.turn(char, facing_to(char.at, self.chars[targets[0]].at, char.facing))

    def change_and_select(self, act: Act) -> None:
        if act.points and len(act.points) > 0:
            cost = act.power.cost
            self.ask_change(act.user, cost.sp, cost.mp, cost.spmp, act.points)
        else:
            self.answer = []

    def open_selected(self, act: Act) -> None:
        """A window for each chosen target in turn order (APO-24.1 a); change comes first."""
        self.take_change()
        self.answer = []
        if act.power.no_response or not self.needs_target(act.power):
            return
        place = len(self.effects) - 1
        for who in reversed(self.in_turns(act.targets)):
            if self.chars[who].kind != Kind.OBJECT:
                self.open_window(When.SELECTED, who, place)

    def open_window(self, when: int, subject: int, about: int) -> None:
        raise NotImplementedError

    def strike_with(self, act: Act) -> None:
        """The DMG of the bar (APO-10.4)."""
        blow = Blow(act.user, act.targets.copy(), len(self.effects) - 1, self.means(act.power))
        blow.properties = act.power.card.properties
        blow.silent = act.power.no_response
        blow.at = 1
        self.effects.append(blow)

    def means(self, power: Power) -> int:
        suit = power.card.suit
        if suit == Suit.ITEM:
            return By.ITEM
        if suit == Suit.SKILL:
            return By.SKILL
        return By.TECHNIQUE if suit == Suit.COMPANION else By.OTHER

    def resolve(self, act: Act) -> None:
        """Targets are looked at again; then the operations (APO-23)."""
        if act.negated:
            return
        if act.power.damage is None:
            act.targets = [who for who in act.targets if self.still_target(act, who)]
        elif not act.targets:
            return
        act.current = 0
        if act.block.ops:
            self.effects.append(Run(act.block, len(self.effects) - 1))

    def do_task(self, act: Act) -> None:
        """APO-21.6, 26.2: if the card is still where it was activated from."""
        id = act.source
        task = act.power.task
        if self.zones[id] != act.zone:
            return
        if task == Task.NONE or (task == Task.REGISTER and act.zone == Zone.SCENARIO):
            if act.zone == Zone.INVENTORY:
                self.conceal_again(act)
            return
        if task == Task.REGISTER and not act.negated:
            self.to_scenario(id)
        elif task == Task.BURY:
            self.to_deck(id)
        elif task == Task.BANISH:
            self.to_banished(id)
        else:
            self.to_discard(id)

    def conceal_again(self, act: Act) -> None:
        """An Event without a task is concealed in the inventory again (APO-14.1)."""
        id = act.source
        if not self.shown[id] and not self.has_counters(id):
            self.seen[id] = self.eyes(self.chars[self.holders[id]].seat)
            if self.comes_out(act):
                self.trigger(When.ON_CONCEAL, id, act.you, Zone.INVENTORY)

    # Waiting triggers (APO-28)

    def begin_waiting(self, frame: object) -> None:
        """The first of the queue: a window of an injury, or an effect that its own card's event raised."""
        if isinstance(frame, Window):
            if self.alive(frame.subject):
                self.effects.append(frame)
            return
        assert isinstance(frame, Act)
        self.begin_trigger(frame)

    def begin_trigger(self, act: Act) -> None:
        """Legal when its turn comes, or skipped; with a cost, or by hand, it may be declined (APO-21)."""
        self.activations += 1
        if self.activations > ACTIVATION_LIMIT and act.power.activation == Activation.AUTO:
            return
        if act.zone == Zone.INVENTORY and not self.card(act.source).sheet and not self.meets(act.you, act.source):
            return
        optional = act.power.costly or act.power.activation == Activation.MANUAL
        if optional and self.chars[act.user].seat == MASTER and act.user != self.active:
            return
        act.zone = NOBODY
        if not self.can_trigger(act):
            return
        if self.seen[act.source] != ALL_EYES and self.zones[act.source] == Zone.INVENTORY:
            self.flash(act)
        act.at = Stage.ACCEPT if optional else Stage.TARGET
        self.effects.append(act)

    def can_trigger(self, act: Act) -> bool:
        power = act.power
        if not self.alive(act.user) or self.limited(act.source, power) or self.unresolved(act.source, power):
            return False
        return self.holds_all(act) and self.can_afford(act) and self.some_target(act)

    def flash(self, act: Act) -> None:
        """A hidden card proves its trigger to all (R-19)."""
        self.prove(act.source, act.you)
        if self.events is not None:
            self.report("proved", {"who": self.who_is(act.you), **self.named(act.source)})
