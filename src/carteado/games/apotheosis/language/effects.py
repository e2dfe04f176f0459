"""Build the effects of a card from checked card data: timing, targets, cost, operations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.games.apotheosis.board import KNOWLEDGE, Suit, Zone
from carteado.games.apotheosis.language.bases import Condition, Word
from carteado.games.apotheosis.language.operations.answers import Bonus, Negate, Reroll
from carteado.games.apotheosis.language.operations.cards import Drain, Draw, Points
from carteado.games.apotheosis.language.operations.characters import (
    Damage,
    GainAp,
    Heal,
    Lending,
    LoseHp,
    Marker,
    Revive,
    Unmark,
)
from carteado.games.apotheosis.language.operations.flow import Flow, ForEach, Repeat, tone_of
from carteado.games.apotheosis.language.operations.handling import Handling
from carteado.games.apotheosis.language.printed import Aim, ApoCard, Bar, Catalog, Cost, Passive, Power
from carteado.games.apotheosis.language.selectors import Me
from carteado.games.apotheosis.language.terms import ACTIVATIONS, TASKS, TIMINGS, Activation, Stat, Watch
from carteado.games.apotheosis.language.words import LANGUAGE, Needs
from carteado.kit.cards import Block, Op
from carteado.kit.constants import Data
from carteado.kit.language.base import Scope

WATCHES = {
    "within": Watch.PLACES,
    "distance": Watch.PLACES,
    "adjacent": Watch.PLACES,
    "behind": Watch.PLACES,
    "hp": Watch.HP,
    "count": Watch.CARDS,
    "exhausted": Watch.CARDS,
    "recovered": Watch.CARDS,
    "active": Watch.TIME,
    "turn": Watch.TIME,
    "round": Watch.TIME,
}
# Operations whose feasibility does not depend on what is paid from the inventory (UNPAID), depends only on how much is
# paid (COUNTING), or can only become easier (EASED).
UNPAID = Lending | Damage | LoseHp | GainAp | Marker | Unmark | Bonus | Reroll | Negate
COUNTING = Draw | Heal | Revive
EASED = Draw


class Builder:
    """Builds the effects of one card."""

    def __init__(self, made: Catalog, card: ApoCard) -> None:
        self.card = card
        self.blocks = made.blocks

    def fill(self, data: Data) -> None:
        for index, effect in enumerate(data.get("effects", [])):
            self.card.powers.append(self.power(index, effect))
        for power in self.card.powers:
            self.card.passive = self.card.passive or bool(power.passives)
            self.card.piled = self.card.piled or power.pile
            self.card.shared = self.card.shared or power.team
            if power.activation != Activation.PERMANENT:
                self.card.hears |= 1 << power.when
                self.hear(power, 1 << power.when)
        self.card.own_knowledge = self.given_knowledge()
        self.card.watch = depends_on([effect["do"] for effect in data.get("effects", []) if is_permanent(effect)])

    def hear(self, power: Power, moment: int) -> None:
        """Add a timing to the event masks: automatic or manual, on the table or held (APOTHEOSIS-4.8, 30.4)."""
        card = self.card
        if power.activation == Activation.AUTO:
            card.auto_hears |= moment
            card.held_auto_hears |= moment if power.hand else 0
        else:
            card.manual_hears |= moment
            card.held_manual_hears |= moment if power.hand or card.suit == Suit.EVENT else 0

    def given_knowledge(self) -> list[int]:
        """Return what the card adds to its holder's knowledge (APOTHEOSIS-2.5)."""
        given = [0] * len(KNOWLEDGE)
        for power in self.card.powers:
            for passive in power.passives:
                change = passive.change
                if Stat.KNOW <= change.stat < Stat.DMG_WITH:
                    given[change.stat - Stat.KNOW] += change.amount
        return given if any(given) else []

    def power(self, index: int, data: Data) -> Power:
        made = Power(self.card, index)
        scope = Scope(LANGUAGE, {}, self.blocks, f"{self.card.id}/e{index + 1}")
        self.keywords(made, data.get("keywords", []))
        for word in data.get("when", []):
            if word == "attached":
                made.attached = True
            else:
                made.when = TIMINGS.index(word)
        made.needs = scope.build(Needs, data["needs"]) if "needs" in data else None
        made.aim = scope.build(Aim, data["target"]) if "target" in data else None
        made.requires = [scope.build(Condition, entry) for entry in data.get("requires", [])]
        made.cost = scope.build(Cost, data.get("cost", {}))
        made.costly = bool(data.get("cost"))
        if "bar" in data:
            self.bar(made, scope.build(Bar, data["bar"]))
        if made.activation == Activation.PERMANENT:
            made.passives = [self.passive(entry, scope) for entry in data["do"]]
        else:
            made.block = scope.build(Block, data.get("do", []))
        self.weigh(made)
        return made

    def passive(self, data: Data, scope: Scope) -> Passive:
        """Build a change that lasts as long as its card is in play; only its condition stays beside it."""
        change: Lending = scope.build(Op, {word: held for word, held in data.items() if word != "if"})
        return Passive(change.change(), change.to, scope.build(Condition, data["if"]) if "if" in data else None)

    def keywords(self, made: Power, words: list[str]) -> None:
        for word in words:
            if word in ("auto", "permanent", "temp"):
                made.activation = ACTIVATIONS.index(word)
            elif word in TIMINGS:
                made.when = TIMINGS.index(word)
            elif word in TASKS:
                made.task = TASKS.index(word)
        made.once_per_turn = "once_per_turn" in words
        made.once_per_round = "once_per_round" in words
        made.once_per_battle = "once_per_battle" in words
        made.sacrifice = "turn_sacrifice" in words
        made.no_response = "no_response" in words
        made.no_negation = "no_negation" in words
        made.hand = "hand" in words
        made.pile = "discard_pile" in words
        made.team = "team" in words

    def bar(self, made: Power, bar: Bar) -> None:
        """Add the bar, whose AP and a Skill's own SP and MP are part of the cost (APOTHEOSIS-11.3)."""
        made.bar = True
        made.damage = bar.dmg
        made.range = bar.range
        made.cost.ap += bar.ap
        if self.card.suit == Suit.SKILL:
            made.cost.sp += self.card.sp
            made.cost.mp += self.card.mp

    def weigh(self, made: Power) -> None:
        """Set an effect's class (APOTHEOSIS-27.2), and how the rules test its feasibility (APOTHEOSIS-22.2)."""
        ops = [op for op in made.block.ops if isinstance(op, Word)]
        made.tone = tone_of(made.block)
        tested = [op for op in ops if not op.always()]
        plain = made.damage is not None and all(op.chancy() for op in ops)
        made.always = plain or (not tested and not uses_selectors(ops))
        cost = made.cost
        elsewhere = any(due.cards.this or due.cards.zone != Zone.INVENTORY for due in cost.dues)
        counted = any(op.counted for op in ops)
        bought = [op for op in tested if elsewhere or op.counted or not isinstance(op, UNPAID)]
        paid = bool(bought) and (bool(cost.dues) or cost.hp > 0 or cost.exhaust)
        points = cost.sp + cost.mp + cost.spmp > 0 and any(touches_points(op) for op in tested)
        repeated = counted or any(isinstance(op, Repeat | ForEach) for op in ops)
        made.needs_dry_run = not made.always and (len(tested) > 1 or paid or points or repeated)
        easy = len(tested) == 1 and not elsewhere and cost.hp == 0 and not counted
        made.eased = easy and isinstance(tested[0], EASED)
        made.picky = any(elsewhere or op.counted or not isinstance(op, COUNTING) for op in bought)


def is_permanent(data: Data) -> bool:
    return "permanent" in data.get("keywords", [])


def depends_on(data: Any) -> int:
    """Return the mask of changes that the passives of a card depend on."""
    found = 0
    if isinstance(data, Mapping):
        for key, held in data.items():
            found |= WATCHES.get(key, 0) | depends_on(held)
    elif isinstance(data, list):
        for held in data:
            found |= depends_on(held)
    elif isinstance(data, str):
        found = WATCHES.get(data, 0)
    return found


def uses_selectors(ops: list[Word]) -> bool:
    """Whether an operation that is always possible needs a character other than its user."""
    return any(isinstance(op, Lending | Marker | Unmark) and not isinstance(op.whom(), Me) for op in ops)


def touches_points(op: Word) -> bool:
    return isinstance(op, Points | Drain | Handling | Flow)
