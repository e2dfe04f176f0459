"""What may be activated: limits, flags, costs, and a dry run of all or nothing (APO-22, 24, 28.4)."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.aiming import Aiming
from carteado.games.apotheosis.board import Step, Zone
from carteado.games.apotheosis.frames import Act, FrameKind, Run, Window
from carteado.games.apotheosis.language.printed import Power, Word
from carteado.games.apotheosis.language.terms import Activation, Reach, Rule, When

PACK: Final = 100000


class Permitting(Aiming):
    """Whether an activation is legal."""

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

    def holds_all(self, act: Act) -> bool:
        return all(condition.holds(self, act.source, act.player, act) for condition in act.power.req)

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

    def legal_aims(self, act: Act) -> list[int]:
        """Whom it may be aimed at, so that the whole of it can be done."""
        found: list[int] = []
        for who in self.aims(act):
            act.targets = [who]
            if self.passes(act):
                found.append(who)
        act.targets = []
        return found

    def passes(self, act: Act) -> bool:
        """APO-22.2: each operation can be done, on a scratch copy where one bears on the next."""
        power = act.power
        if power.always:
            return True
        return self.some_payment(act) if power.scratch else self.feasible(act)

    def feasible(self, act: Act) -> bool:
        """Each operation can be done as things are now."""
        for op in act.power.block.ops:
            assert isinstance(op, Word)
            if not op.feasible(self, act):
                return False
        return True

    # Dry runs (APO-22.2)

    def some_payment(self, act: Act) -> bool:
        """The lowest numbers, else any other card that a due of one card may be paid with (APO-6.7)."""
        if (act.power.eased and self.feasible(act)) or self.dry_run(act):
            return True
        dues = act.power.cost.dues
        place = len(act.paid)
        if act.free or place >= len(dues) or dues[place].value >= 0 or dues[place].number != 1:
            return False
        taken = [id for ids in act.paid for id in ids]
        return bool(self.pay_through(act, self.due_cards(act, dues[place], taken)))

    def pay_through(self, act: Act, pool: list[int]) -> list[int]:
        """Where the dry run depends on which card is paid, those that pass it (APO-6.7)."""
        tried: dict[int, bool] = {}
        found: list[int] = []
        for id in pool:
            alike = self.zones[id] == Zone.INVENTORY and not act.power.picky and not self.has_counters(id)
            key = -1 - self.owners[id] if alike else id
            if key not in tried:
                paid = act.paid
                act.paid = [*paid, [id]]
                tried[key] = self.some_payment(act)
                act.paid = paid
            if tried[key]:
                found.append(id)
        return found

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

    def scratch(self) -> Permitting:
        """A copy on which nothing is reported, triggered or asked."""
        raise NotImplementedError

    def step_frame(self) -> None:
        raise NotImplementedError

    def choose_payment(self, act: Act) -> None:
        """The lowest numbers that pay, where nothing was chosen yet."""
        cost = act.power.cost
        if cost.sp + cost.mp + cost.spmp > 0 and not act.points:
            sp = mp = 0
            points: list[int] = []
            for id in self.payers(act.user, cost.sp, cost.mp, cost.spmp, self.besides(act)):
                if sp >= cost.sp and mp >= cost.mp and sp + mp >= cost.sp + cost.mp + cost.spmp:
                    break
                points.append(id)
                sp += self.card(id).sp
                mp += self.card(id).mp
            act.points = points
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
            act.paid = [*act.paid, chosen]
            taken.extend(chosen)


def power_ignores(act: Act) -> bool:
    """No operation names the target: once is enough."""
    for op in act.block.ops:
        assert isinstance(op, Word)
        if op.names_target:
            return False
    return True
