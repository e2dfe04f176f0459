"""Build the catalog of printed cards that the rules run from checked card data (HEROES-25)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from carteado.games.heroes import board
from carteado.games.heroes.language.cards import CARD
from carteado.games.heroes.language.checks import check_set
from carteado.games.heroes.language.printed import Aim, Catalog, Cost, HeroCard, HeroStatic, Power
from carteado.games.heroes.language.promise import promise
from carteado.games.heroes.language.reach import attacks
from carteado.games.heroes.language.words import LANGUAGE, SUBJECTS, ActionCost, EquipmentCost, SourceCost
from carteado.kit.cards import NOBODY, Block, Condition, Op, Trigger
from carteado.kit.cardset import CardSet
from carteado.kit.constants import Data, bits, place
from carteado.kit.language.building import CardBuilder
from carteado.kit.language.kinds import Many

FOLDER = Path(__file__).parent.parent / "cards"
SET = CardSet(FOLDER, CARD, check_set, lambda card: (board.TYPES.index(card["type"]), card["id"]))
read_faults, printed = SET.read_faults, SET.printed
OPERATIONS, STATICS, AIMS = Many(Op), Many(HeroStatic), Many(Aim)
COSTS = {"character": ActionCost, "action": ActionCost, "equipment": EquipmentCost, "source": SourceCost}


@lru_cache(maxsize=64)
def catalog(folder: Path = FOLDER) -> Catalog:
    """Return all cards of a folder as the rules read them."""
    made = Catalog()
    for number, (id, data) in enumerate(printed(folder).items()):
        card = plain_card(number, data)
        made.by_id[id] = card
        made.cards.append(card)
        if not card.mob:
            made.by_type[card.type].append(card)
        Builder(made, card).fill(data)
    return made


def plain_card(number: int, data: Data) -> HeroCard:
    """Make a card with its numbers; its effects are added afterwards."""
    card = HeroCard(data["id"], number, board.TYPES.index(data["type"]))
    card.unique = data.get("unique", False)
    card.mob = data.get("subtype") == "mob"
    card.five_star = data.get("subtype") == "five_star"
    card.basic = data.get("subtype") == "basic"
    card.copies = 1 if card.unique or card.five_star else board.COPIES
    card.name = data["name"]["en"]
    card.alter_ego = data.get("alter_ego", "-")
    card.earth = data.get("earth", 0)
    card.alignment = place(board.ALIGNMENTS, data, "alignment")
    card.stars = data.get("stars", 0)
    card.health = data.get("health", 0)
    card.protection = data.get("protection", 0)
    card.speed = data.get("speed", 0)
    card.abilities_held = bits(board.ABILITIES, data, "abilities")
    card.alliances = bits(board.ALLIANCES, data, "alliances")
    card.ability = board.ABILITIES.index(data["ability"]) if data.get("ability", "general") != "general" else NOBODY
    card.cost = data["cost"] if data["type"] == "equipment" else 0
    card.storage = data.get("storage", board.STORAGE)
    card.silo = data.get("silo", False)
    card.discard_basic = data.get("entry", {}).get("discard_basic", 0)
    return card


class Builder(CardBuilder[Catalog, HeroCard]):
    """Adds the powers, triggers and statics of one card."""

    language = LANGUAGE

    def fill(self, data: Data) -> None:
        card = self.card
        powers = [data] if data["type"] == "action" else data.get("actions", data.get("activations", []))
        card.powers = [self.power(index, entry, data["type"]) for index, entry in enumerate(powers)]
        card.triggers = [self.trigger(index, entry) for index, entry in enumerate(data.get("triggers", []))]
        for trigger in card.triggers:
            card.hears |= 1 << trigger.when
        card.rules = STATICS.build(data.get("static", []), self.scope("static"))
        card.statics = [*card.rules]
        for static in card.rules:
            card.immunities |= static.immunity()
            card.changes |= sum(1 << stat for stat in range(len(board.STATS)) if static.change(stat))

    def block(self, place: str, ops: list[Any]) -> Block:
        scope = self.scope(place)
        made = Block(scope.path, OPERATIONS.build(ops, scope))
        self.made.blocks[made.name] = made
        return made

    def power(self, index: int, data: Data, type: str) -> Power:
        place = f"a{index + 1}"
        scope = self.scope(place)
        cost: Cost = scope.build(COSTS[type], data["cost"])
        condition: Condition | None = scope.build(Condition, data["if"]) if "if" in data else None
        made = Power(
            index,
            self.block(place, data["do"]),
            AIMS.build(data.get("targets", []), scope),
            passive=data.get("kind") == "passive",
            use=cost.use,
            keep=cost.keep,
            generate=cost.generate,
            discard_hand=cost.discard_hand,
            hurt=cost.hurt,
            uses=data.get("uses", 1),
            cant_miss=data.get("cant_miss", False),
            once_per_game=data.get("once_per_game", False),
            condition=condition,
            attack=attacks(data),
            furious=attacks(data, "damage"),
            promise=promise(data),
            number=len(self.made.powers),
        )
        self.made.powers.append(made)
        return made

    def trigger(self, index: int, data: Data) -> Trigger:
        place, when = f"trigger{index + 1}", data["when"]
        who = self.scope(place).build(SUBJECTS[when], data["who"])
        return Trigger(
            index, board.WHENS.index(when), who, None, data.get("once", False), self.block(place, data["do"])
        )
