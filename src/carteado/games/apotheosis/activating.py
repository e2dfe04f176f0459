"""Activations: legality, all or nothing, and the steps from declaration to task (APO-20 to 23, 26, 28)."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.asking import Demand
from carteado.games.apotheosis.board import ACTIVATION_LIMIT, MASTER, Kind, Life, Step, Suit, Zone
from carteado.games.apotheosis.frames import Act, Blow, FrameKind, Run, Window
from carteado.games.apotheosis.grid import distance, facing_to
from carteado.games.apotheosis.paying import Paying
from carteado.games.apotheosis.printed import Power, Range, Word
from carteado.games.apotheosis.table import ALL_EYES, Char
from carteado.games.apotheosis.terms import Activation, By, Reach, Rule, Side, Sort, Stat, Task, What, When
from carteado.kit.cards import NOBODY

PACK: Final = 100000
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


class Activating(Paying):
    """What may be activated, and how it goes."""

    # Limits (APO-28.4)

    def limited(self, id: int, power: Power) -> bool:
        if not (power.once_per_turn or power.once_per_round or power.once_per_battle):
            return False
        used = self.limits.get(id * 8 + power.index, -1)
        if used < 0:
            return False
        if power.once_per_battle:
            return True
        if power.once_per_round and used // PACK == self.round:
            return True
        return power.once_per_turn and used % PACK == self.stamp

    def count_use(self, act: Act) -> None:
        power = act.power
        if power.once_per_turn or power.once_per_round or power.once_per_battle:
            self.limits[act.source * 8 + power.index] = self.round * PACK + self.stamp

    def unresolved(self, id: int, power: Power) -> bool:
        """APO-24.7."""
        for frame in self.effects:
            if frame.kind == FrameKind.ACT and frame.source == id:
                assert isinstance(frame, Act)
                if frame.power is power:
                    return True
        return False

    # Legality (APO-22)

    def can(self, act: Act) -> bool:
        """Timing and place are settled by the caller; everything else is tested here."""
        power, user = act.power, act.user
        if not self.alive(user) or self.limited(act.source, power) or self.unresolved(act.source, power):
            return False
        if not act.free and not self.allowed(act):
            return False
        if self.effects and power.when != When.MAIN and not self.windowed(act):
            return False
        for condition in power.req:
            if not condition.holds(self, act.source, act.player, act):
                return False
        if not self.can_afford(act):
            return False
        return self.some_target(act)

    def windowed(self, act: Act) -> bool:
        """Each effect once in one window (APO-24.3)."""
        if act.window < 0:
            return True
        window = self.effects[act.window]
        assert isinstance(window, Window)
        return act.source * 8 + act.power.index not in window.used

    def allowed(self, act: Act) -> bool:
        """Flags, the sacrifice of the turn, and APO-2.5 where the card does not lie on a table."""
        power = act.power
        card = power.card
        rules = self.rules_of(act.user)
        if rules & (Rule.CANNOT_ACTIVATE << card.suit) and power.activation != Activation.AUTO:
            return False
        if power.damage is not None and rules & Rule.CANNOT_ATTACK:
            return False
        if power.sacrifice and not (act.user == self.active and self.step_now == Step.MAIN and not self.acted):
            return False
        if card.sheet:
            return True
        zone = self.zones[act.source]
        if zone == Zone.INVENTORY or zone == Zone.DISCARD:
            holder = self.holders[act.source] if zone == Zone.INVENTORY else act.user
            return self.meets(holder, act.source)
        if zone == Zone.SCENARIO:
            return power.activation == Activation.AUTO or self.meets(act.user, act.source)
        return True

    def some_target(self, act: Act) -> bool:
        """Some target makes it legal, and the whole list of operations passes a dry run."""
        if act.everyone:
            return self.passes(act)
        if not self.needs_target(act.power):
            return self.passes(act)
        if act.targets:
            return self.passes(act)
        reach = self.bar_range(act)
        if reach is not None and reach.kind == Reach.AREA:
            act.targets = self.covered(act.user, reach.reach)
            legal = bool(act.targets) and self.passes(act)
            act.targets = []
            return legal
        for who in self.aims(act):
            act.targets = [who]
            legal = self.passes(act)
            act.targets = []
            if legal:
                return True
        return False

    def needs_target(self, power: Power) -> bool:
        return power.range is not None or power.aim is not None

    def bar_range(self, act: Act) -> Range | None:
        """The range of the bar, with the user's modifier for D and A bars of 2 or more (APO-10.2)."""
        reach = act.power.range
        if reach is None:
            aim = act.power.aim
            return None if aim is None else aim.range
        if reach.kind == Reach.AREA or reach.reach < 2:
            return reach
        change = self.stat(act.user, Stat.RANGE)
        if change == 0:
            return reach
        return Range(reach.kind, max(1, reach.reach + change))

    def covered(self, user: int, reach: int) -> list[int]:
        """Every other living character within an Area, in turn order."""
        at = self.chars[user].at
        return [
            who
            for who in self.in_order()
            if who != user and self.acts(self.chars[who]) and distance(self.chars[who].at, at) <= reach
        ]

    def aims(self, act: Act) -> list[int]:
        """Whom the effect may be aimed at, by tile; feasibility comes afterwards."""
        user = self.chars[act.user]
        if user.at < 0:
            return []
        aim = act.power.aim
        reach = self.bar_range(act)
        found: list[int] = []
        for char in self.chars:
            if char.at < 0 or char.gone:
                continue
            if aim is None:
                if char.id == user.id or char.life != Life.ALIVE:
                    continue
            elif not self.aimed(aim.side, aim.kind, user, char):
                continue
            if reach is not None and not self.reaches(user.id, char.id, reach.kind, reach.reach):
                continue
            if not self.shielded(act, char):
                found.append(char.id)
        return self.by_tile(found)

    def aimed(self, side: int, kind: int, user: Char, char: Char) -> bool:
        """5.3: side and kind; an ally may be the user itself."""
        if char.kind == Kind.OBJECT:
            return False
        if kind == Sort.DEAD:
            if char.life != Life.KO and char.life != Life.DEAD:
                return False
            if char.kind == Kind.COMPANION and char.life == Life.DEAD:
                return False
        elif char.life != Life.ALIVE:
            return False
        if kind == Sort.HERO and char.kind != Kind.HERO:
            return False
        if kind == Sort.COMPANION and char.kind != Kind.COMPANION:
            return False
        if side == Side.ENEMY:
            return char.team != user.team
        if side == Side.ALLY:
            return char.team == user.team
        if side == Side.PARTNER:
            return char.team == user.team and char.id != user.id
        return char.id != user.id

    def shielded(self, act: Act, char: Char) -> bool:
        """The flag `untargetable`: enemies cannot choose this character by such means."""
        user = self.chars[act.user]
        if char.team == user.team or char.kind == Kind.OBJECT:
            return False
        rules = self.rules_of(char.id) // Rule.UNTARGETABLE & 255
        if rules == 0:
            return False
        means = 1 << 7
        suit = act.power.card.suit
        if suit == Suit.ITEM:
            means |= 1 << 3
        elif suit == Suit.SKILL:
            means |= 1 << 4
        elif suit == Suit.COMPANION:
            means |= 1 << 5
        elif suit == Suit.EVENT:
            means |= 1 << 6
        if act.power.damage is not None:
            means |= self.attack_means(user, char)
        return rules & means != 0

    def attack_means(self, user: Char, char: Char) -> int:
        """Attack, and ranged from distance 2."""
        return 3 if distance(user.at, char.at) >= 2 else 1

    def passes(self, act: Act) -> bool:
        """APO-22.2: each operation can be done, on a scratch copy where one bears on the next."""
        power = act.power
        if power.always:
            return True
        if power.scratch:
            return self.some_payment(act)
        for op in power.block.ops:
            assert isinstance(op, Word)
            if not op.feasible(self, act):
                return False
        return True

    def some_payment(self, act: Act) -> bool:
        """The lowest numbers, else any other card that a due of one card may be paid with (APO-6.7)."""
        if self.dry_run(act):
            return True
        dues = act.power.cost.dues
        place = len(act.paid)
        if act.free or place >= len(dues) or dues[place].value >= 0 or dues[place].number != 1:
            return False
        taken = [id for ids in act.paid for id in ids]
        return bool(self.pay_through(act, self.due_cards(act, dues[place], taken)))

    def dry_run(self, act: Act) -> bool:
        """Costs are paid with the lowest numbers, every die shows 1, nobody answers."""
        twin = self.scratch()
        trial = act.copy()
        trial.natural = 1
        twin.effects.append(trial)
        if not trial.free:
            twin.choose_payment(trial)
            twin.pay(trial)
        for place in range(max(1, len(trial.targets))):
            trial.current = place
            trial.hits = []
            twin.effects.append(Run(trial.block, len(twin.effects) - 1))
            while not twin.failed and len(twin.effects) > 0 and twin.effects[len(twin.effects) - 1] is not trial:
                twin.step_frame()
            if twin.failed or len(trial.targets) == 0 or power_ignores(trial):
                break
        return not twin.failed

    def scratch(self) -> Activating:
        """A copy on which nothing is reported, triggered or asked."""
        raise NotImplementedError

    def step_frame(self) -> None:
        raise NotImplementedError

    def choose_payment(self, act: Act) -> None:
        """The lowest numbers that pay, where nothing was chosen yet."""
        cost = act.power.cost
        if cost.sp + cost.mp + cost.spmp > 0 and not act.points:
            sp = mp = 0
            for id in self.payers(act.user, cost.sp, cost.mp, cost.spmp, self.besides(act)):
                if sp >= cost.sp and mp >= cost.mp and sp + mp >= cost.sp + cost.mp + cost.spmp:
                    break
                act.points.append(id)
                sp += self.card(id).sp
                mp += self.card(id).mp
        taken: list[int] = [id for ids in act.paid for id in ids]
        for place in range(len(act.paid), len(cost.dues)):
            due = cost.dues[place]
            pool = self.due_cards(act, due, taken)
            chosen: list[int] = []
            total = 0
            for id in pool:
                if total >= due.number:
                    break
                chosen.append(id)
                total += self.card(id).value if due.value >= 0 else 1
            act.paid.append(chosen)
            taken.extend(chosen)

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
            act.paid.append(self.answer.copy())
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
        ways: list[int] = []
        for who in self.aims(act):
            act.targets = [who]
            if self.passes(act):
                ways.append(who)
        act.targets = []
        self.ask_way(What.TARGET, act.player, ways, act.user)

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

    def holds_all(self, act: Act) -> bool:
        return all(condition.holds(self, act.source, act.player, act) for condition in act.power.req)

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

    def pay_through(self, act: Act, pool: list[int]) -> list[int]:
        """Where the dry run depends on which card is paid, those that pass it (APO-6.7)."""
        tried: dict[int, bool] = {}
        found: list[int] = []
        for id in pool:
            alike = self.zones[id] == Zone.INVENTORY and not act.power.picky and not self.has_counters(id)
            key = -1 - self.owners[id] if alike else id
            if key not in tried:
                act.paid.append([id])
                tried[key] = self.some_payment(act)
                act.paid.pop()
            if tried[key]:
                found.append(id)
        return found

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

    def still_target(self, act: Act, who: int) -> bool:
        """APO-23.3."""
        char = self.chars[who]
        if char.at < 0 or char.gone:
            return False
        aim = act.power.aim
        if aim is not None and not self.aimed(aim.side, aim.kind, self.chars[act.user], char):
            return False
        if aim is None and char.life != Life.ALIVE:
            return False
        reach = self.bar_range(act)
        if reach is not None and not self.reaches(act.user, who, reach.kind, reach.reach):
            return False
        return (reach is not None and reach.kind == Reach.AREA) or not self.shielded(act, char)

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


def power_ignores(act: Act) -> bool:
    """No operation names the target: once is enough."""
    for op in act.block.ops:
        assert isinstance(op, Word)
        if op.names_target:
            return False
    return True
