"""Build the effects of a card from checked card data: timing, targets, cost, operations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.games.apotheosis.board import COUNTERS, KNOWLEDGE, Suit, Zone
from carteado.games.apotheosis.language import parser, selectors
from carteado.games.apotheosis.language.composer import Composer, tone_of
from carteado.games.apotheosis.language.operations.answers import Bonus, Negate, Reroll
from carteado.games.apotheosis.language.operations.branches import Choose, If
from carteado.games.apotheosis.language.operations.cards import Draw, Handle, Points
from carteado.games.apotheosis.language.operations.characters import Damage, GainAp, Heal, LoseHp, Mark, Modify, Revive
from carteado.games.apotheosis.language.parser import ANYTHING, Data
from carteado.games.apotheosis.language.printed import Aim, ApoCard, Cards, Catalog, Due, Power, Word
from carteado.games.apotheosis.language.schema import VALUE_WORDS
from carteado.games.apotheosis.language.terms import (
    ACTIVATIONS,
    SIDES,
    SORTS,
    TASKS,
    TIMINGS,
    VERBS,
    Activation,
    Stat,
    Verb,
    Watch,
)
from carteado.kit.cards import NOBODY

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
UNPAID = Modify | Damage | LoseHp | GainAp | Mark | Bonus | Reroll | Negate
COUNTING = Draw | Heal | Revive
EASED = Draw


class Builder:
    """Builds the effects of one card."""

    def __init__(self, made: Catalog, card: ApoCard) -> None:
        self.card = card
        self.composer = Composer(made.blocks)

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
        words = data.get("keywords", [])
        self.keywords(made, words)
        for word in data.get("when", []):
            if word == "attached":
                made.attached = True
            else:
                made.when = TIMINGS.index(word)
        made.needs = parser.tag(data["needs"]) if "needs" in data else None
        self.bar(made, data)
        made.requires = [parser.condition(entry) for entry in data.get("requires", [])]
        self.cost(made, data.get("cost", {}))
        if "bar" in data:
            self.bar_cost(made, data["bar"]["ap"])
        if made.activation == Activation.PERMANENT:
            made.passives = [parser.passive(entry) for entry in data["do"]]
        else:
            made.block = self.composer.block(f"{self.card.id}/e{index + 1}", data.get("do", []))
        self.weigh(made)
        return made

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

    def bar(self, made: Power, data: Data) -> None:
        bar = data.get("bar")
        if bar is not None:
            made.bar = True
            made.damage = parser.formula(bar["dmg"]) if "dmg" in bar else None
            made.range = parser.reach(bar["range"]) if "range" in bar else None
        if "target" in data:
            aim = data["target"]
            range = parser.reach(aim["range"]) if "range" in aim else None
            made.aim = Aim(SIDES.index(aim["side"]), SORTS.index(aim.get("kind", "")), range)

    def cost(self, made: Power, data: Data) -> None:
        cost = made.cost
        cost.ap = data.get("ap", 0)
        cost.sp = data.get("sp", 0)
        cost.mp = data.get("mp", 0)
        cost.spmp = data.get("spmp", 0)
        cost.hp = data.get("hp", 0)
        cost.exhaust = "exhaust" in data
        if "counters" in data:
            cost.counter = COUNTERS.index(data["counters"]["name"])
            cost.counters = data["counters"]["amount"]
        for word, value in data.items():
            if word in ("discard", "bury", "banish"):
                cost.dues.append(Due(VERBS.index(word), value["amount"], parser.cards(value["what"]), NOBODY))
            elif word == "value":
                kind = VALUE_WORDS.index(value["of"])
                cost.dues.append(Due(Verb.DISCARD, value["amount"], Cards(Zone.INVENTORY, ANYTHING, False), kind))
        made.costly = bool(data)

    def bar_cost(self, made: Power, ap: int) -> None:
        """Add the bar's AP and a Skill's own SP and MP to the cost (APOTHEOSIS-11.3)."""
        made.cost.ap += ap
        if self.card.suit == Suit.SKILL:
            made.cost.sp += self.card.sp
            made.cost.mp += self.card.mp

    def weigh(self, made: Power) -> None:
        """Set an effect's class (APOTHEOSIS-27.2), and how the rules test its feasibility (APOTHEOSIS-22.2)."""
        ops = [op for op in made.block.ops if isinstance(op, Word)]
        made.tone = tone_of(made.block)
        tested = [op for op in ops if not op.always]
        plain = made.damage is not None and all(getattr(op, "chancy", False) for op in ops)
        made.always = plain or (not tested and not uses_selectors(ops))
        cost = made.cost
        elsewhere = any(due.cards.this or due.cards.zone != Zone.INVENTORY for due in cost.dues)
        bought = [op for op in tested if elsewhere or not isinstance(op, UNPAID)]
        paid = bool(bought) and (bool(cost.dues) or cost.hp > 0 or cost.exhaust)
        points = cost.sp + cost.mp + cost.spmp > 0 and any(touches_points(op) for op in tested)
        made.needs_dry_run = not made.always and (len(tested) > 1 or paid or points)
        made.eased = len(tested) == 1 and not elsewhere and cost.hp == 0 and isinstance(tested[0], EASED)
        made.picky = any(elsewhere or not isinstance(op, COUNTING) for op in bought)


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
    return any(isinstance(op, Modify | Mark) and not isinstance(op.who, selectors.You) for op in ops)


def touches_points(op: Word) -> bool:
    return isinstance(op, Points | Handle | If | Choose)
