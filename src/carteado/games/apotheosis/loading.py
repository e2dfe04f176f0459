"""From checked card data to the nodes that the rules run (section 5)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from carteado.games.apotheosis import deeds, nodes
from carteado.games.apotheosis.board import (
    ATTRIBUTES,
    COLLECTIONS,
    COUNTERS,
    FOREVER,
    KNOWLEDGE,
    MARKERS,
    PATHS,
    PROPERTIES,
    RARITIES,
    SPECIFIERS,
    SUITS,
    TYPES,
    ZONES,
    Kind,
    Suit,
    Zone,
)
from carteado.games.apotheosis.checking import check_set
from carteado.games.apotheosis.language import CARD, SIGNS, VALUE_WORDS
from carteado.games.apotheosis.printed import (
    Aim,
    Amount,
    ApoCard,
    Cards,
    Catalog,
    Due,
    Formula,
    Passive,
    Power,
    Range,
    Tag,
    Word,
)
from carteado.games.apotheosis.terms import (
    BYS,
    REACHES,
    RULES,
    SIDES,
    SORTS,
    STATES,
    STATS,
    TASKS,
    TIMINGS,
    UNTARGETABLE,
    UNTILS,
    VERBS,
    WAYS,
    Activation,
    Rule,
    Some,
    Stat,
    Until,
    Verb,
    Watch,
)
from carteado.kit.cardfile import read_card_files
from carteado.kit.cards import NOBODY, Block, Condition, Selector
from carteado.kit.cards import Amount as Number
from carteado.kit.faults import Fault, FaultyCards
from carteado.kit.shapes import Noted

FOLDER = Path(__file__).parent / "cards"
Data = Mapping[str, Any]
WORDS: dict[str, Selector] = {
    "you": nodes.You(),
    "this": nodes.This(),
    "target": nodes.Chosen(),
    "attacker": nodes.Attacker(),
    "defender": nodes.Defender(),
    "active": nodes.Active(),
    "actor": nodes.Actor(),
}
TONES = {
    "search": 1,
    "get": 1,
    "place": 1,
    "return": -1,
    "discard": -1,
    "bury": -1,
    "banish": -1,
    "exhaust": -1,
    "recover": 1,
    "reveal": 0,
    "conceal": 0,
}
NO_CRIT = 6
WATCHES = {
    "within": Watch.PLACES,
    "dist": Watch.PLACES,
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
ANYTHING = Tag()
# Operations whose feasibility no payment out of the inventory changes; then those that mind only how much is paid.
UNPAID = (
    deeds.Modify | deeds.Damage | deeds.LoseHp | deeds.GainAp | deeds.Mark | deeds.Bonus | deeds.Reroll | deeds.Negate
)
COUNTING = deeds.Draw | deeds.Heal | deeds.Revive


def read_faults(folder: Path = FOLDER) -> tuple[list[Noted], list[Fault]]:
    """The cards of a folder as checked data, and everything that is wrong with them."""
    faults: list[Fault] = []
    cards = read_card_files(sorted(folder.glob("*.yaml")), CARD, faults)
    check_set(cards)
    return [card for _, card in cards], sorted(faults, key=Fault.position)


@cache
def printed(folder: Path = FOLDER) -> dict[str, Noted]:
    """The data of every card by its id, in printed order; FaultyCards when there is anything wrong."""
    cards, faults = read_faults(folder)
    if faults:
        raise FaultyCards(faults)
    return {card["id"]: card for card in sorted(cards, key=lambda card: (SUITS.index(card["suit"]), card["id"]))}


@cache
def catalog(folder: Path = FOLDER) -> Catalog:
    """All cards as the rules read them."""
    made = Catalog()
    for number, (id, data) in enumerate(printed(folder).items()):
        card = plain_card(number, data)
        made.by_id[id] = card
        made.cards.append(card)
        Builder(made, card).fill(data)
    return made


def plain_card(number: int, data: Data) -> ApoCard:
    """The numbers of a card (APO-2.2)."""
    card = ApoCard(data["id"], number, SUITS.index(data["suit"]), data["level"])
    card.token = data.get("token", False)
    card.rarity = RARITIES.index(data["rarity"])
    card.collection = COLLECTIONS.index(data["collection"])
    card.properties = sum(1 << PROPERTIES.index(word) for word in data.get("properties", []))
    known = data.get("knowledge", [])
    card.free = "free" in known
    card.knowledge = [KNOWLEDGE.index(word) for word in known if word != "free"]
    points = data.get("base") or data.get("bonus") or data.get("attributes") or {}
    card.base = [points.get(name, 0) for name in ATTRIBUTES]
    card.path = place(PATHS, data, "path")
    card.equip = data.get("spaces", {}).get("equip", 0)
    card.memento = data.get("spaces", {}).get("memento", 0)
    card.specifier = place(SPECIFIERS, data, "specifier")
    card.value = next(iter(data.get("value", {}).values()), 0)
    card.sp = data.get("sp", 0)
    card.mp = data.get("mp", 0)
    card.type = place(TYPES, data, "type")
    return card


class Builder:
    """Builds what one card does. Every list of operations gets a name that saves can use."""

    def __init__(self, made: Catalog, card: ApoCard) -> None:
        self.made = made
        self.card = card

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
        self.card.watch = watched([effect["do"] for effect in data.get("effects", []) if is_permanent(effect)])

    def hear(self, power: Power, moment: int) -> None:
        """By itself or by hand, on the table and in an inventory (APO-4.8, 30.4)."""
        card = self.card
        if power.activation == Activation.AUTO:
            card.auto_hears |= moment
            card.held_auto_hears |= moment if power.hand else 0
        else:
            card.manual_hears |= moment
            card.held_manual_hears |= moment if power.hand or card.suit == Suit.EVENT else 0

    def given_knowledge(self) -> list[int]:
        """What the card adds to its holder's knowledge (APO-2.5)."""
        given = [0] * len(KNOWLEDGE)
        for power in self.card.powers:
            for passive in power.passives:
                if Stat.KNOW <= passive.stat < Stat.DMG_WITH:
                    given[passive.stat - Stat.KNOW] += passive.amount
        return given if any(given) else []

    def power(self, index: int, data: Data) -> Power:
        made = Power(self.card, index)
        words = data.get("kw", [])
        self.keywords(made, words)
        for word in data.get("when", []):
            if word == "attached":
                made.attached = True
            else:
                made.when = TIMINGS.index(word)
        made.needs = tag(data["needs"]) if "needs" in data else None
        self.bar(made, data)
        made.req = [condition(entry) for entry in data.get("req", [])]
        self.cost(made, data.get("cost", {}))
        if "bar" in data:
            self.bar_cost(made, data["bar"]["ap"])
        if made.activation == Activation.PERMANENT:
            made.passives = [passive(entry) for entry in data["do"]]
        else:
            made.block = self.block(f"{self.card.id}/e{index + 1}", data.get("do", []))
        self.weigh(made)
        return made

    def keywords(self, made: Power, words: list[str]) -> None:
        for word in words:
            if word in ("auto", "permanent", "temp"):
                made.activation = ("manual", "auto", "permanent", "temp").index(word)
            elif word in TIMINGS:
                made.when = TIMINGS.index(word)
            elif word in TASKS:
                made.task = TASKS.index(word)
        made.once_per_turn = "oncePerTurn" in words
        made.once_per_round = "oncePerRound" in words
        made.once_per_battle = "oncePerBattle" in words
        made.sacrifice = "turnSacrifice" in words
        made.no_response = "noResponse" in words
        made.no_negation = "noNegation" in words
        made.hand = "hand" in words
        made.pile = "discardPile" in words
        made.team = "team" in words

    def bar(self, made: Power, data: Data) -> None:
        bar = data.get("bar")
        if bar is not None:
            made.bar = True
            made.damage = formula(bar["dmg"]) if "dmg" in bar else None
            made.range = reach(bar["range"]) if "range" in bar else None
        if "target" in data:
            aim = data["target"]
            range = reach(aim["range"]) if "range" in aim else None
            made.aim = Aim(SIDES.index(aim["side"]), place(SORTS, aim, "kind") if "kind" in aim else 0, range)

    def cost(self, made: Power, data: Data) -> None:
        """The bar's AP and a Skill's own SP and MP are part of it (APO-11.3)."""
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
                cost.dues.append(Due(VERBS.index(word), value["amount"], cards(value["what"]), NOBODY))
            elif word == "value":
                kind = VALUE_WORDS.index(value["of"])
                cost.dues.append(Due(Verb.DISCARD, value["amount"], Cards(Zone.INVENTORY, ANYTHING, False), kind))
        made.costly = bool(data)

    def bar_cost(self, made: Power, ap: int) -> None:
        made.cost.ap += ap
        if self.card.suit == Suit.SKILL:
            made.cost.sp += self.card.sp
            made.cost.mp += self.card.mp

    def weigh(self, made: Power) -> None:
        """Its class (APO-27.2), and how its feasibility is found out (APO-22.2)."""
        ops = [op for op in made.block.ops if isinstance(op, Word)]
        tones = [op.tone for op in ops]
        made.tone = -1 if -1 in tones else 1 if 1 in tones else 0
        tested = [op for op in ops if not op.always]
        plain = made.damage is not None and all(getattr(op, "chancy", False) for op in ops)
        made.always = plain or (not tested and not uses_selectors(ops))
        cost = made.cost
        elsewhere = any(due.cards.this or due.cards.zone != Zone.INVENTORY for due in cost.dues)
        bought = [op for op in tested if elsewhere or not isinstance(op, UNPAID)]
        paid = bool(bought) and (bool(cost.dues) or cost.hp > 0 or cost.exhaust)
        points = cost.sp + cost.mp + cost.spmp > 0 and any(touches_points(op) for op in tested)
        made.scratch = not made.always and (len(tested) > 1 or paid or points)
        made.picky = any(elsewhere or not isinstance(op, COUNTING) for op in bought)

    def block(self, name: str, ops: list[Data]) -> Block:
        made = Block(name, [], [])
        for place, entry in enumerate(ops):
            made.ops.append(self.operation(f"{name}.{place + 1}", entry))
        self.made.blocks[name] = made
        return made

    def operation(self, name: str, data: Data) -> Word:
        word = next(key for key in data if key not in ("if", "else"))
        if "if" in data:
            inner = data["do"] if word == "do" else [{word: data[word]}]
            then = self.block(f"{name}.then", inner)
            other = self.block(f"{name}.else", data["else"]) if "else" in data else None
            made: Word = deeds.If(condition(data["if"]), then, other, data["if"] == "hit")
            made.tone = tone_of(then)
            made.names_target = mentions(data, "target") or mentions(data, "hit")
            return made
        made = self.bare_operation(name, word, data[word])
        made.names_target = mentions(data[word], "target") or made.names_target
        return made

    def bare_operation(self, name: str, word: str, data: Any) -> Word:
        match word:
            case "modify" | "grant":
                return modifier(word, data)
            case "damage":
                return deeds.Damage(formula(str(data["amount"])), who(data["to"]))
            case "lose_hp":
                return deeds.LoseHp(data["amount"], who(data["who"]))
            case "heal":
                return deeds.Heal(data["amount"], who(data["to"]))
            case "revive":
                return deeds.Revive(data["amount"], who(data["what"]))
            case "gain_ap":
                return deeds.GainAp(data["amount"], who(data["who"]))
            case "points" | "drain":
                return deeds.Points(data["amount"], who(data["who"]), word == "drain")
            case "draw":
                return deeds.Draw(data["amount"], who(data["who"]))
            case "attach":
                return deeds.Attach(amount(data["amount"]), cards(data["what"]), who(data["to"]))
            case "counter":
                return deeds.PutCounter(COUNTERS.index(data["name"]), data["amount"])
            case "marker" | "unmark":
                return deeds.Mark(MARKERS.index(data["name"]), who(data["who"]), word == "unmark")
            case _ if word in TONES:
                made = deeds.CardsOp(
                    VERBS.index(word),
                    amount(data["amount"]),
                    cards(data["what"]),
                    who(data.get("who", "you")),
                    TONES[word],
                )
                made.always = made.amount.way == Some.UP_TO
                return made
            case _:
                return self.rare_operation(name, word, data)

    def rare_operation(self, name: str, word: str, data: Any) -> Word:
        match word:
            case "move":
                return deeds.Shift(who(data["what"]), data["amount"], WAYS.index(data["way"]))
            case "swap":
                return deeds.Swap(who(data["what"]), who(data["with"]))
            case "strike":
                return deeds.Strike(who(data["what"]))
            case "bonus":
                if isinstance(data["amount"], int):
                    return deeds.Bonus(data["amount"], [])
                return deeds.Bonus(0, formula(data["amount"]).dice)
            case "reroll":
                return deeds.Reroll()
            case "negate":
                return deeds.Negate()
            case "redirect":
                return deeds.Redirect(who(data["to"]))
            case "roll":
                return deeds.RollOp(formula(data["dice"]).dice)
            case "do":
                return deeds.If(
                    nodes.Compare(nodes.Whole(0), 1, nodes.Whole(0)), self.block(f"{name}.then", data), None, False
                )
            case "choose":
                made = deeds.Choose([self.block(f"{name}.{n + 1}", ops) for n, ops in enumerate(data)])
                made.tone = tone_of(made.branches[0])
                return made
            case "check":
                then, other = self.branches(name, data)
                attribute = ATTRIBUTES.index(data["attribute"])
                return deeds.Check(attribute, place(KNOWLEDGE, data, "knowledge"), data["difficulty"], then, other)
            case _:
                then, other = self.branches(name, data)
                return deeds.Contest(ATTRIBUTES.index(data["own"]), ATTRIBUTES.index(data["their"]), then, other)

    def branches(self, name: str, data: Data) -> tuple[Block, Block]:
        return self.block(f"{name}.then", data["then"]), self.block(f"{name}.else", data.get("else", []))


def is_permanent(data: Data) -> bool:
    return "permanent" in data.get("kw", [])


def watched(data: Any) -> int:
    """What the passives of a card look at, so that only such changes make them be computed anew."""
    found = 0
    if isinstance(data, Mapping):
        for key, held in data.items():
            found |= WATCHES.get(key, 0) | watched(held)
    elif isinstance(data, list):
        for held in data:
            found |= watched(held)
    elif isinstance(data, str):
        found = WATCHES.get(data, 0)
    return found


def tone_of(block: Block) -> int:
    """Of a branch: deductive, recovery or neutral."""
    tones = [op.tone for op in block.ops if isinstance(op, Word)]
    return -1 if -1 in tones else 1 if 1 in tones else 0


def uses_selectors(ops: list[Word]) -> bool:
    """Whether an operation that is always possible still needs somebody to be there."""
    return any(isinstance(op, deeds.Modify | deeds.Mark) and not isinstance(op.who, nodes.You) for op in ops)


def touches_points(op: Word) -> bool:
    return isinstance(op, deeds.Points | deeds.CardsOp | deeds.If | deeds.Choose)


def mentions(data: Any, word: str) -> bool:
    """Whether a word stands anywhere in this data."""
    if isinstance(data, Mapping):
        return any(mentions(value, word) for value in data.values())
    if isinstance(data, list):
        return any(mentions(value, word) for value in data)
    return bool(data == word)


def place(words: tuple[str, ...], data: Data, key: str) -> int:
    """The place of a word in its list, NOBODY when it is not said."""
    return words.index(data[key]) if key in data else NOBODY


def who(data: Any) -> Selector:
    if isinstance(data, str):
        return WORDS[data]
    each = data["each"]
    kind = SORTS.index(each["kind"]) if "kind" in each else 0
    return nodes.Each(SIDES.index(each["side"]), kind, each.get("within", FOREVER))


def tag(data: Data) -> Tag:
    made = Tag()
    made.suit = place(SUITS, data, "suit")
    made.property = place(PROPERTIES, data, "prop")
    made.knowledge = place(KNOWLEDGE, data, "know")
    made.rarity = place(RARITIES, data, "rarity")
    made.level = data.get("level_max", FOREVER)
    made.state = 1 << STATES.index(data["state"]) if "state" in data else 0
    return made


def cards(data: Any) -> Cards:
    if data == "card":
        return Cards(NOBODY, ANYTHING, True)
    return Cards(ZONES.index(data["zone"]), tag(data), False)


def amount(data: Any) -> Amount:
    if isinstance(data, int):
        return Amount(data, Some.NUMBER)
    if data == "all":
        return Amount(0, Some.ALL)
    word, number = next(iter(data.items()))
    return Amount(number, Some.RANDOM if word == "random" else Some.UP_TO)


def formula(text: str) -> Formula:
    """
    >>> made = formula("FOR+1d3+2")
    >>> made.attributes, made.dice, made.plus
    ([1], [3], 2)
    """
    attributes: list[int] = []
    dice: list[int] = []
    plus = 0
    for term in text.split("+"):
        rolled = re.fullmatch(r"(\d)d(\d)", term)
        if rolled is not None:
            dice += [int(rolled[2])] * int(rolled[1])
        elif term in ATTRIBUTES:
            attributes.append(ATTRIBUTES.index(term))
        else:
            plus += int(term)
    return Formula(attributes, dice, plus)


def reach(text: str) -> Range:
    return Range(REACHES.index(text[0]), int(text[1:]))


def stat_of(data: Data) -> int:
    """The number of a stat, with what an attack must be made with or which knowledge it is."""
    stat = data["stat"]
    if stat == "know":
        return Stat.KNOW + KNOWLEDGE.index(data["knowledge"])
    if stat == "dmg" and "with" in data:
        means = data["with"]
        if isinstance(means, str):
            return Stat.DMG_BY + BYS.index(means)
        return Stat.DMG_WITH + PROPERTIES.index(means["prop"])
    return STATS.index(stat)


def rule_of(data: Data) -> tuple[int, int]:
    """The bits of a flag, and the face from which a roll is perfect."""
    rule = data["rule"]
    if rule == "untargetable":
        return Rule.UNTARGETABLE << UNTARGETABLE.index(data["by"]), NO_CRIT
    if rule == "cannot_activate":
        return Rule.CANNOT_ACTIVATE << SUITS.index(data["suit"]), NO_CRIT
    if rule == "crit_on":
        return 0, data["at"]
    return 1 << RULES.index(rule), NO_CRIT


def modifier(word: str, data: Data) -> deeds.Modify:
    if word == "modify":
        made = deeds.Modify(stat_of(data), data["amount"], 0, NO_CRIT, who(data["to"]))
    else:
        rules, crit = rule_of(data)
        made = deeds.Modify(NOBODY, 0, rules, crit, who(data["to"]))
    duration = data.get("duration", "battle")
    if isinstance(duration, str):
        made.until = UNTILS.index(duration)
    else:
        key, value = next(iter(duration.items()))
        made.until = UNTILS.index(key)
        if made.until == Until.COUNTERS:
            made.counter = COUNTERS.index(value)
        else:
            made.of = who(value)
    return made


def passive(data: Data) -> Passive:
    word = next(key for key in data if key not in ("if", "else"))
    held = condition(data["if"]) if "if" in data else None
    if word == "modify":
        return Passive(stat_of(data[word]), data[word]["amount"], 0, NO_CRIT, who(data[word]["to"]), held)
    rules, crit = rule_of(data[word])
    return Passive(NOBODY, 0, rules, crit, who(data[word]["to"]), held)


def value(data: Any) -> Number:
    if isinstance(data, int):
        return nodes.Whole(data)
    if isinstance(data, str):
        return {
            "natural": nodes.Natural(False),
            "total": nodes.Natural(True),
            "injury": nodes.InjuryNow(),
            "round": nodes.RoundNow(),
        }[data]
    word, held = next(iter(data.items()))
    match word:
        case "hp" | "hp_max":
            return nodes.HpOf(who(held), word == "hp_max")
        case "counters":
            return nodes.CountersHere(COUNTERS.index(held))
        case "count":
            return nodes.CardCount(cards(held["what"]), who(held["who"]))
        case "dist":
            return nodes.Distance(who(held["of"]), who(held["to"]))
        case _:
            return nodes.AttributeOf(ATTRIBUTES.index(word), who(held))


def condition(data: Any) -> Condition:
    if data == "hit":
        return nodes.IsHit()
    if data == "exhausted":
        return nodes.LiesDown()
    word, held = next(iter(data.items()))
    match word:
        case "not":
            return nodes.Not(condition(held))
        case "compare":
            return nodes.Compare(value(held["of"]), SIGNS.index(held["is"]), value(held["to"]))
        case "has":
            return nodes.Has(MARKERS.index(held["marker"]), who(held["who"]))
        case "prop":
            return nodes.HasProperty(PROPERTIES.index(held["is"]), who(held["who"]))
        case "ally" | "partner" | "enemy":
            return nodes.OfSide(SIDES.index(word), who(held), held == "actor")
        case "kind":
            return nodes.IsKind(who(held["of"]), Kind.HERO if held["is"] == "hero" else Kind.COMPANION)
        case "awake":
            return nodes.Awake(who(held))
        case "adjacent" | "behind":
            return nodes.Adjacent(who(held["of"]), who(held["to"]), word == "behind")
        case "by":
            if isinstance(held, str):
                return nodes.MadeBy(BYS.index(held), NOBODY)
            return nodes.MadeBy(NOBODY, PROPERTIES.index(held["prop"]))
        case "source":
            return nodes.Answers(tag(held))
        case "zone":
            return nodes.InZone(ZONES.index(held))
        case "turn":
            return nodes.TurnOf(who(held))
        case _:
            return nodes.InApotheosis(held == "great")
