"""From checked card data to the nodes that the rules run (DUEL-0.1, section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from carteado.games.duel import nodes
from carteado.games.duel.board import FACTIONS, JOBS, KEYWORDS, KINDS, RARITIES, ROWS, TYPES, WHENS, Kind, Type, Zone
from carteado.games.duel.checking import check_set
from carteado.games.duel.language import CARD, SIDE_EVENTS, STATES
from carteado.games.duel.table import EMPTY, FREE, STATS, Catalog, DuelCard
from carteado.kit import nodes as kit
from carteado.kit.cards import (
    DURATIONS,
    NOBODY,
    SIDES,
    Ability,
    Amount,
    Block,
    Condition,
    Cost,
    Op,
    Selector,
    Static,
    Target,
    Trigger,
    Who,
)
from carteado.kit.cardset import CardSet

FOLDER = Path(__file__).parent / "cards"
SET = CardSet(FOLDER, CARD, check_set, lambda card: (TYPES.index(card["type"]) == Type.HERO, card["id"]))
read_faults, printed = SET.read_faults, SET.printed
MANY = 1_000_000
POSITIONS: dict[str, type[nodes.Near]] = {
    "adjacent": nodes.Adjacent,
    "area": nodes.Area,
    "same_row": nodes.SameRow,
    "same_column": nodes.SameColumn,
}
WORDS: dict[str, Selector] = {
    "self": kit.Self(),
    "it": kit.It(),
    "by": kit.By(),
    "item": kit.ItemOf(),
    "t1": kit.Chosen(0),
    "t2": kit.Chosen(1),
    "host": nodes.Host(),
    "here": nodes.Here(),
    "my_hero": nodes.MyHero(),
    "foe_hero": nodes.FoeHero(),
    "heroes": nodes.Heroes(),
}


@cache
def catalog(folder: Path = FOLDER) -> Catalog:
    """All cards as the rules read them."""
    made = Catalog()
    data = printed(folder)
    for number, (id, card) in enumerate(data.items()):
        made.by_id[id] = plain_card(number, card)
        made.cards.append(made.by_id[id])
    for id, card in data.items():
        Builder(made, id).fill(card)
    return made


def plain_card(number: int, data: Mapping[str, Any]) -> DuelCard:
    """The numbers of a card; what it does comes afterwards, since effects may name other cards."""
    card = DuelCard(data["id"], number, TYPES.index(data["type"]), FACTIONS.index(data["faction"]))
    card.rarity = RARITIES.index(data["rarity"])
    card.cost = data.get("cost", 0)
    card.loyalty = data.get("loyalty", 0)
    card.atk = data.get("atk", 0)
    card.hp = data.get("hp", 0)
    card.job = JOBS.index(data["job"]) if "job" in data else NOBODY
    card.kind = KINDS.index(data["kind"]) if "kind" in data else Kind.NONE
    card.keywords = keyword_bits(data)
    card.token = data.get("token", False)
    card.basic = data.get("basic", False)
    card.attach_enemy = "attach" in data
    return card


def keyword_bits(data: Mapping[str, Any]) -> int:
    return sum(1 << KEYWORDS.index(word) for word in data.get("keywords", []))


def stat_changes(data: Mapping[str, Any]) -> list[int]:
    return [data.get(stat, 0) for stat in STATS]


class Builder:
    """Builds the nodes of one card. Its blocks are named after it, so that saves survive new cards."""

    def __init__(self, made: Catalog, id: str) -> None:
        self.made = made
        self.card = made.by_id[id]

    def fill(self, data: Mapping[str, Any]) -> None:
        card = self.card
        card.extra = cost(data["extra_cost"]) if "extra_cost" in data else FREE
        if card.type == Type.SPELL:
            targets = self.targets(data.get("targets", []))
            if card.kind == Kind.CREATURE_ENCHANT:
                targets = [nodes.CreatureTarget(nodes.CreatureFilter(), False)]
            card.block = self.block("effects", data.get("effects", []), targets)
        else:
            card.block = EMPTY
        card.triggers = [self.trigger(index, entry) for index, entry in enumerate(data.get("triggers", []))]
        for trigger in card.triggers:
            card.hears |= 1 << trigger.when
            if trigger.block.targets:
                card.played_targets = trigger.block.targets
        card.statics = [self.static(entry) for entry in data.get("static", [])]
        card.abilities = [self.ability(entry) for entry in data.get("abilities", [])]

    def block(self, name: str, ops: list[Any], targets: list[Target]) -> Block:
        made = Block(f"{self.card.id}/{name}", [self.operation(op) for op in ops], targets)
        self.made.blocks[made.name] = made
        return made

    def trigger(self, index: int, data: Mapping[str, Any]) -> Trigger:
        block = self.block(f"trigger{index + 1}", data["do"], self.targets(data.get("targets", [])))
        once = data.get("once", False) or self.card.type == Type.TRAP
        return Trigger(index, WHENS.index(data["when"]), self.who(data), self.condition(data.get("if")), once, block)

    def who(self, data: Mapping[str, Any]) -> Who:
        who = data.get("who", "self")
        if who == "self":
            return kit.Itself()
        if who == "my_hero":
            return nodes.MyHeroWho()
        if data["when"] in SIDE_EVENTS:
            return nodes.SomeSide(SIDES.index(who.get("side", "any")), place(KINDS, who, "kind"))
        return nodes.Someone(creature_filter(who), place(("hero", "creature"), who, "at"))

    def static(self, data: Mapping[str, Any]) -> Static:
        to = self.selector(data["to"]) if "to" in data else None
        made = Static(to, stat_changes(data), keyword_bits(data), self.condition(data.get("if")))
        made.foe = data.get("who") == "foe"
        made.spell_damage = data.get("spell_damage", 0)
        made.cost = data.get("cost", 0)
        made.cost_type = TYPES.index(data["cards"]["type"]) if "cards" in data else NOBODY
        return made

    def ability(self, data: Mapping[str, Any]) -> Ability:
        block = self.block(data["id"], data["do"], self.targets(data.get("targets", [])))
        return Ability(data["id"], cost(data["cost"]), block)

    def targets(self, data: list[Any]) -> list[Target]:
        return [target(entry) for entry in data]

    def selector(self, data: Any) -> Selector:
        if isinstance(data, str):
            return WORDS[data]
        ((word, value),) = data.items()
        if word == "all":
            return kit.All(creature_filter(value))
        if word == "random":
            return kit.Random(value["amount"], creature_filter(value))
        if isinstance(value, str):
            return POSITIONS[word](WORDS[value], None)
        return POSITIONS[word](WORDS[value["of"]], creature_filter(value) if len(value) > 1 else None)

    def amount(self, data: Any) -> Amount:
        if isinstance(data, int):
            return kit.Number(data)
        return kit.Count(creature_filter(data["count"]), data.get("plus", 0))

    def condition(self, data: Mapping[str, Any] | None) -> Condition | None:
        if data is None:
            return None
        ((word, value),) = data.items()
        if word == "killed":
            return kit.Killed(int(value[1:]) - 1)
        if word == "row":
            return nodes.InRow(ROWS.index(value["is"]))
        least, most = value.get("min", 0), value.get("max", MANY)
        if word == "count":
            return kit.Counted(creature_filter(value["of"]), least, most)
        if word == "hp":
            return nodes.HeroHp(value["of"] == "foe_hero", value.get("min", -MANY), most)
        return nodes.CardsIn(Zone.HAND if word == "hand" else Zone.GRAVE, value["of"] == "foe", least, most)

    def operation(self, data: Mapping[str, Any]) -> Op:
        word = next(name for name in data if name != "if")
        made = self.bare_operation(word, data[word])
        condition = self.condition(data.get("if"))
        return made if condition is None else kit.If(condition, made)

    def bare_operation(self, word: str, data: Mapping[str, Any]) -> Op:
        match word:
            case "damage":
                return kit.Damage(self.amount(data["amount"]), self.selector(data["to"]))
            case "heal":
                return kit.Heal(self.amount(data["amount"]), self.selector(data["to"]))
            case "lose_hp":
                return kit.LoseHp(self.amount(data["amount"]), self.selector(data["who"]))
            case "modify":
                changes, keywords = stat_changes(data), keyword_bits(data)
                return kit.Modify(self.selector(data["to"]), changes, keywords, DURATIONS.index(data["duration"]))
            case "revive":
                return nodes.Revive(self.selector(data["what"]), ROWS.index(data["row"]))
            case "summon":
                token = self.made.by_id[data["token"]]
                return nodes.Summon(token, self.amount(data["amount"]), ROWS.index(data["row"]))
            case "draw":
                return kit.Draw(data["who"] == "foe", self.amount(data["amount"]), place(TYPES, data, "type"))
            case "discard" | "mill" | "gain_mana" | "ramp":
                return self.player_operation(word, data["who"] == "foe", self.amount(data["amount"]))
            case "reveal" if data["what"] == "hand":
                return nodes.RevealHand()
            case _:
                return self.plain_operation(word, self.selector(data["what"]))

    def player_operation(self, word: str, foe: bool, amount: Amount) -> Op:
        match word:
            case "discard":
                return kit.Discard(foe, amount)
            case "mill":
                return kit.Mill(foe, amount)
            case "gain_mana":
                return nodes.GainMana(foe, amount)
            case _:
                return nodes.Ramp(foe, amount)

    def plain_operation(self, word: str, what: Selector) -> Op:
        match word:
            case "destroy":
                return kit.Destroy(what)
            case "exhaust":
                return kit.Exhaust(what)
            case "stun":
                return nodes.Stun(what)
            case "ready":
                return kit.Ready(what)
            case "move":
                return nodes.Move(what)
            case "return":
                return kit.Return(what)
            case "negate":
                return kit.Negate(what)
            case _:
                return nodes.RevealTrap(what)


def place(words: tuple[str, ...], data: Mapping[str, Any], key: str) -> int:
    """The place of a word in its list, NOBODY when it is not said."""
    return words.index(data[key]) if key in data else NOBODY


def creature_filter(data: Mapping[str, Any]) -> nodes.CreatureFilter:
    made = nodes.CreatureFilter()
    made.side = SIDES.index(data.get("side", "any"))
    made.other = data.get("other", False)
    made.row = place(ROWS, data, "row")
    made.job = place(JOBS, data, "job")
    made.state = place(STATES, data, "state") + 1
    made.cost_max = data.get("cost_max", NOBODY)
    made.atk_min = data.get("atk_min", NOBODY)
    made.here = data.get("here", False)
    return made


def target(data: Mapping[str, Any]) -> Target:
    match data["kind"]:
        case "creature" | "character":
            return nodes.CreatureTarget(creature_filter(data), data["kind"] == "character")
        case "item":
            return nodes.ItemTarget()
        case "enchant":
            return nodes.EnchantTarget(SIDES.index(data.get("side", "any")))
        case "trap":
            return nodes.TrapTarget()
        case _:
            return nodes.GraveTarget(creature_filter(data))


def cost(data: Mapping[str, Any]) -> Cost:
    mana, hp, discard, sacrifice = (data.get(name, 0) for name in ("mana", "hp", "discard", "sacrifice"))
    return Cost(mana, hp, discard, sacrifice, data.get("cooldown", 1))
