"""What is put on characters and cards: modifiers, markers, counters, action points (APO-15, 25.4)."""

from __future__ import annotations

from carteado.games.apotheosis.board import COUNTERS, MARKERS, Step, Zone
from carteado.games.apotheosis.language.terms import Until, rule_names, stat_name
from carteado.games.apotheosis.pieces import Mod
from carteado.games.apotheosis.running import Running


class Marking(Running):
    """What stays with a character or card for a while."""

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

    # Markers, counters, action points

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
