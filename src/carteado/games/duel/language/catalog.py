"""Build the catalog of printed cards that the rules run from checked card data."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from carteado.games.duel.board import (
    DURATIONS,
    FACTIONS,
    JOBS,
    KEYWORDS,
    KINDS,
    RARITIES,
    ROWS,
    STATS,
    TYPES,
    WHENS,
    Kind,
    Type,
)
from carteado.games.duel.language import conditions, operations, selectors, targets
from carteado.games.duel.language.checks import check_set
from carteado.games.duel.language.printed import Ability, Catalog, Cost, DuelBlock, DuelCard, DuelStatic, Target
from carteado.games.duel.language.schema import CARD, SIDE_EVENTS, STATES
from carteado.kit import nodes as kit
from carteado.kit.cards import NOBODY, SIDES, Amount, Condition, Op, Selector, Trigger, Who
from carteado.kit.cardset import CardSet
from carteado.kit.constants import Data, bits, place

FOLDER = Path(__file__).parent.parent / "cards"
SET = CardSet(FOLDER, CARD, check_set, lambda card: (TYPES.index(card["type"]) == Type.HERO, card["id"]))
read_faults, printed = SET.read_faults, SET.printed
MANY = 1_000_000
NEAR: dict[str, type[selectors.Near]] = {
    "adjacent": selectors.Adjacent,
    "area": selectors.Area,
    "same_row": selectors.SameRow,
    "same_column": selectors.SameColumn,
}
WORDS: dict[str, Selector] = {
    "self": kit.Self(),
    "it": kit.It(),
    "by": kit.By(),
    "item": selectors.ItemOf(),
    "t1": selectors.Chosen(0),
    "t2": selectors.Chosen(1),
    "host": selectors.Host(),
    "here": selectors.Here(),
    "my_hero": selectors.MyHero(),
    "foe_hero": selectors.FoeHero(),
    "heroes": selectors.Heroes(),
    "hand": selectors.FoeHand(),
}
EACH: dict[str, type[operations.Each]] = {
    "destroy": operations.Destroy,
    "exhaust": operations.Exhaust,
    "stun": operations.Stun,
    "ready": operations.Ready,
    "move": operations.Move,
    "negate": operations.Negate,
    "reveal": operations.Reveal,
}
FOR_PLAYER: dict[str, type[operations.ForPlayer]] = {
    "discard": operations.Discard,
    "mill": operations.Mill,
    "gain_mana": operations.GainMana,
    "ramp": operations.Ramp,
}


@cache
def catalog(folder: Path = FOLDER) -> Catalog:
    """Return all cards of a folder as the rules read them."""
    made = Catalog()
    data = printed(folder)
    for number, (id, card) in enumerate(data.items()):
        made.by_id[id] = plain_card(number, card)
        made.cards.append(made.by_id[id])
    for id, card in data.items():
        Builder(made, made.by_id[id]).fill(card)
    return made


def plain_card(number: int, data: Data) -> DuelCard:
    """Make a card with its numbers; its effects are added afterwards, because they may name other cards."""
    card = DuelCard(data["id"], number, TYPES.index(data["type"]), FACTIONS.index(data["faction"]))
    card.rarity = RARITIES.index(data["rarity"])
    card.cost = data.get("cost", 0)
    card.loyalty = data.get("loyalty", 0)
    card.atk = data.get("atk", 0)
    card.hp = data.get("hp", 0)
    card.job = place(JOBS, data, "job")
    card.kind = place(KINDS, data, "kind")
    card.keywords = bits(KEYWORDS, data, "keywords")
    card.token = data.get("token", False)
    card.basic = data.get("basic", False)
    card.attach_enemy = "attach" in data
    return card


class Builder:
    """Adds the effects of one card. Its blocks are named after the card, so that saves survive new cards."""

    def __init__(self, made: Catalog, card: DuelCard) -> None:
        self.made = made
        self.card = card

    def fill(self, data: Data) -> None:
        card = self.card
        if "extra_cost" in data:
            card.extra = cost(data["extra_cost"])
        if card.type == Type.SPELL:
            card.block = self.block("effects", data.get("effects", []), self.spell_targets(data))
        card.triggers = [self.trigger(index, entry) for index, entry in enumerate(data.get("triggers", []))]
        for trigger in card.triggers:
            card.hears |= 1 << trigger.when
            card.played_targets = self.made.blocks[trigger.block.name].targets or card.played_targets
        card.rules = [static(entry) for entry in data.get("static", [])]
        card.statics = [*card.rules]
        card.abilities = [self.ability(entry) for entry in data.get("abilities", [])]

    def spell_targets(self, data: Data) -> list[Target]:
        """Return the targets of a spell; a creature enchant has one that its file does not name: its host."""
        if self.card.kind == Kind.CREATURE_ENCHANT:
            return [targets.CreatureTarget(selectors.CreatureFilter())]
        return [target(entry) for entry in data.get("targets", [])]

    def block(self, name: str, ops: list[Any], aims: list[Target]) -> DuelBlock:
        made = DuelBlock(f"{self.card.id}/{name}", [self.operation(op) for op in ops], aims)
        self.made.blocks[made.name] = made
        return made

    def trigger(self, index: int, data: Data) -> Trigger:
        block = self.block(f"trigger{index + 1}", data["do"], [target(entry) for entry in data.get("targets", [])])
        once = data.get("once", False) or self.card.type == Type.TRAP
        return Trigger(index, WHENS.index(data["when"]), who(data), condition(data.get("if")), once, block)

    def ability(self, data: Data) -> Ability:
        block = self.block(data["id"], data["do"], [target(entry) for entry in data.get("targets", [])])
        return Ability(data["id"], cost(data["cost"]), block)

    def operation(self, data: Data) -> Op:
        word = next(name for name in data if name != "if")
        made = self.bare_operation(word, data[word])
        found = condition(data.get("if"))
        return made if found is None else kit.If(found, made)

    def bare_operation(self, word: str, data: Data) -> Op:
        match word:
            case "damage":
                return operations.Damage(amount(data["amount"]), selector(data["to"]))
            case "heal":
                return operations.Heal(amount(data["amount"]), selector(data["to"]))
            case "lose_hp":
                return operations.LoseHp(amount(data["amount"]), selector(data["who"]))
            case "modify":
                changes, keywords = stat_changes(data), bits(KEYWORDS, data, "keywords")
                return operations.Modify(selector(data["to"]), changes, keywords, DURATIONS.index(data["duration"]))
            case "revive":
                return operations.Revive(selector(data["what"]), ROWS.index(data["row"]))
            case "summon":
                token = self.made.by_id[data["token"]]
                return operations.Summon(token, amount(data["amount"]), ROWS.index(data["row"]))
            case "draw":
                return operations.Draw(data["who"] == "foe", amount(data["amount"]), place(TYPES, data, "type"))
            case "return":
                return operations.Return(selector(data["what"]))
        if word in FOR_PLAYER:
            return FOR_PLAYER[word](data["who"] == "foe", amount(data["amount"]))
        return EACH[word](selector(data["what"]))


def stat_changes(data: Data) -> list[int]:
    return [data.get(stat, 0) for stat in STATS]


def cost(data: Data) -> Cost:
    return Cost(**data)


def static(data: Data) -> DuelStatic:
    return DuelStatic(
        selector(data["to"]) if "to" in data else None,
        stat_changes(data),
        bits(KEYWORDS, data, "keywords"),
        condition(data.get("if")),
        foe=data.get("who") == "foe",
        cost=data.get("cost", 0),
        cost_type=place(TYPES, data.get("cards", {}), "type"),
        spell_damage=data.get("spell_damage", 0),
    )


def who(data: Data) -> Who:
    said = data.get("who", "self")
    if said == "self":
        return kit.Itself()
    if said == "my_hero":
        return selectors.MyHeroWho()
    if data["when"] in SIDE_EVENTS:
        return selectors.SomeSide(SIDES.index(said.get("side", "any")), place(KINDS, said, "kind"))
    return selectors.Someone(creature_filter(said), place(("hero", "creature"), said, "at"))


def selector(data: Any) -> Selector:
    if isinstance(data, str):
        return WORDS[data]
    ((word, value),) = data.items()
    if word == "all":
        return kit.All(creature_filter(value))
    if word == "random":
        return kit.Random(value["amount"], creature_filter(value))
    if isinstance(value, str):
        return NEAR[word](WORDS[value], None)
    return NEAR[word](WORDS[value["of"]], creature_filter(value) if len(value) > 1 else None)


def creature_filter(data: Data) -> selectors.CreatureFilter:
    return selectors.CreatureFilter(
        side=SIDES.index(data.get("side", "any")),
        other=data.get("other", False),
        row=place(ROWS, data, "row"),
        job=place(JOBS, data, "job"),
        state=place(STATES, data, "state") + 1,
        cost_max=data.get("cost_max", NOBODY),
        atk_min=data.get("atk_min", NOBODY),
        here=data.get("here", False),
    )


def amount(data: Any) -> Amount:
    if isinstance(data, int):
        return kit.Number(data)
    return kit.Count(creature_filter(data["count"]), data.get("plus", 0))


def condition(data: Data | None) -> Condition | None:
    if data is None:
        return None
    ((word, value),) = data.items()
    if word == "killed":
        return conditions.Killed(int(value[1:]) - 1)
    if word == "row":
        return conditions.InRow(ROWS.index(value["is"]))
    least, most = value.get("min", 0), value.get("max", MANY)
    if word == "count":
        return kit.Counted(creature_filter(value["of"]), least, most)
    if word == "hp":
        return conditions.HeroHp(value["of"] == "foe_hero", value.get("min", -MANY), most)
    zone = conditions.InHand if word == "hand" else conditions.InGrave
    return zone(value["of"] == "foe", least, most)


def target(data: Data) -> Target:
    match data["kind"]:
        case "creature":
            return targets.CreatureTarget(creature_filter(data))
        case "character":
            return targets.CharacterTarget(creature_filter(data))
        case "item":
            return targets.ItemTarget()
        case "enchant":
            return targets.EnchantTarget(SIDES.index(data.get("side", "any")))
        case "trap":
            return targets.TrapTarget()
        case _:
            return targets.GraveTarget(creature_filter(data))
