"""Build the catalog of printed cards that the rules run from checked card data."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, cast

from carteado.games.duel.board import FACTIONS, JOBS, KEYWORDS, KINDS, RARITIES, TYPES, WHENS, Kind, Type
from carteado.games.duel.language.cards import CARD
from carteado.games.duel.language.checks import check_set
from carteado.games.duel.language.listening import listened
from carteado.games.duel.language.printed import Ability, Catalog, Cost, DuelBlock, DuelCard, DuelStatic, Target, Way
from carteado.games.duel.language.selectors import EVERY, TargetFilter
from carteado.games.duel.language.statics import ChangeOwnCost
from carteado.games.duel.language.targets import CreatureTarget
from carteado.games.duel.language.tokens import with_tokens
from carteado.games.duel.language.words import LANGUAGE, SUBJECTS, Extra, TriggerIf
from carteado.kit.cards import Op, Trigger
from carteado.kit.cardset import CardSet
from carteado.kit.constants import Data, bits, place
from carteado.kit.language.building import CardBuilder
from carteado.kit.language.kinds import Many
from carteado.kit.nodes import Itself

FOLDER = Path(__file__).parent.parent / "cards"
SET = CardSet(
    FOLDER, CARD, check_set, lambda card: (TYPES.index(card["type"]) == Type.HERO, card["id"]), expand=with_tokens
)
read_faults, printed = SET.read_faults, SET.printed
OPERATIONS, STATICS, TARGETS, WAYS = Many(Op), Many(DuelStatic), Many(Target), Many(Way)


@lru_cache(maxsize=64)
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


class Builder(CardBuilder[Catalog, DuelCard]):
    """Adds the effects of one card."""

    language = LANGUAGE

    def fill(self, data: Data) -> None:
        card = self.card
        if "extra_cost" in data:
            card.extra = self.scope("extra_cost").build(Extra, data["extra_cost"])
        if card.type == Type.SPELL:
            card.block = self.block("effects", data.get("effects", []), self.spell_targets(data))
            card.modes = [self.mode(index, entry) for index, entry in enumerate(data.get("modes", []))]
        card.x = data.get("x", False)
        card.ways = WAYS.build(data.get("ways", []), self.scope("ways"))
        if "own_cost" in data:
            card.own_cost = self.scope("own_cost").build(ChangeOwnCost, data["own_cost"])
        card.triggers = [self.trigger(index, entry) for index, entry in enumerate(data.get("triggers", []))]
        for trigger in card.triggers:
            card.hears |= 1 << trigger.when
            card.played_targets = cast(DuelBlock, trigger.block).targets or card.played_targets
        card.rules = STATICS.build(data.get("static", []), self.scope("static"))
        card.statics = [*card.rules]
        for static in card.rules:
            card.touches |= static.touches()
        card.abilities = [self.ability(entry) for entry in data.get("abilities", [])]
        card.hears |= listened(card)

    def spell_targets(self, data: Data) -> list[Target]:
        """Return the targets of a spell; a creature enchant has one that its file does not name: its host."""
        if self.card.kind == Kind.CREATURE_ENCHANT:
            return [CreatureTarget(TargetFilter(EVERY))]
        return self.targets(data)

    def targets(self, data: Data) -> list[Target]:
        made: list[Target] = TARGETS.build(data.get("targets", []), self.scope("targets"))
        return made

    def block(self, place: str, ops: list[Any], targets: list[Target]) -> DuelBlock:
        scope = self.scope(place)
        made = DuelBlock(scope.path, OPERATIONS.build(ops, scope), targets)
        self.made.blocks[made.name] = made
        return made

    def trigger(self, index: int, data: Data) -> Trigger:
        place, when = f"trigger{index + 1}", data["when"]
        scope = self.scope(place)
        who = scope.build(SUBJECTS[when], data["who"]) if when in SUBJECTS else Itself()
        condition = scope.build(TriggerIf, data["if"]) if "if" in data else None
        once = data.get("once", False) or self.card.type == Type.TRAP
        block = self.block(place, data["do"], self.targets(data))
        return Trigger(index, WHENS.index(when), who, condition, once, block)

    def mode(self, index: int, data: Data) -> DuelBlock:
        return self.block(f"mode{index + 1}", data["effects"], self.targets(data))

    def ability(self, data: Data) -> Ability:
        block = self.block(data["id"], data["do"], self.targets(data))
        return Ability(data["id"], self.scope(data["id"]).build(Cost, data["cost"]), block)
