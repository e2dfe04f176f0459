"""From checked card data to the nodes that the rules run (HEROES-25)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from carteado.games.heroes import board
from carteado.games.heroes.language import conditions, operations, selectors
from carteado.games.heroes.language.checks import check_set
from carteado.games.heroes.language.printed import TARGET_KINDS, Aim, Catalog, HeroCard, HeroStatic, Power
from carteado.games.heroes.language.promise import promise
from carteado.games.heroes.language.schema import CARD, TURN_EVENTS
from carteado.kit import nodes as kit
from carteado.kit.cards import NOBODY, SIDES, Amount, Block, Condition, Op, Selector, Side, Trigger, Who
from carteado.kit.cardset import CardSet

FOLDER = Path(__file__).parent.parent / "cards"
SET = CardSet(FOLDER, CARD, check_set, lambda card: (board.TYPES.index(card["type"]), card["id"]))
read_faults, printed = SET.read_faults, SET.printed
MANY = 1_000_000
WORDS: dict[str, Selector] = {
    "self": kit.Self(),
    "it": kit.It(),
    "by": kit.By(),
    "t1": selectors.Aimed(0, None),
    "t2": selectors.Aimed(1, None),
    "host": selectors.Host(),
}


@cache
def catalog(folder: Path = FOLDER) -> Catalog:
    """All cards as the rules read them."""
    made = Catalog()
    for number, (id, data) in enumerate(printed(folder).items()):
        card = plain_card(number, data)
        made.by_id[id] = card
        made.cards.append(card)
        if not card.mob:
            made.by_type[card.type].append(card)
        Builder(made, card).fill(data)
    return made


def plain_card(number: int, data: Mapping[str, Any]) -> HeroCard:
    """The numbers of a card."""
    card = HeroCard(data["id"], number, board.TYPES.index(data["type"]))
    card.unique = data.get("unique", False)
    card.mob = data.get("subtype") == "mob"
    card.five_star = data.get("subtype") == "five_star"
    card.basic = data.get("subtype") == "basic"
    card.copies = 1 if card.unique or card.five_star else board.COPIES
    card.name = data["name"]["en"]
    card.alter_ego = data.get("alter_ego", "-")
    card.earth = data.get("earth", 0)
    card.alignment = board.ALIGNMENTS.index(data["alignment"]) if "alignment" in data else NOBODY
    card.stars = data.get("stars", 0)
    card.health = data.get("health", 0)
    card.protection = data.get("protection", 0)
    card.speed = data.get("speed", 0)
    card.abilities_held = word_bits(board.ABILITIES, data.get("abilities", []))
    card.alliances = word_bits(board.ALLIANCES, data.get("alliances", []))
    card.ability = board.ABILITIES.index(data["ability"]) if data.get("ability", "general") != "general" else NOBODY
    card.cost = data["cost"] if data["type"] == "equipment" else 0
    card.storage = data.get("storage", board.STORAGE)
    card.silo = data.get("silo", False)
    card.discard_basic = data.get("entry", {}).get("discard_basic", 0)
    return card


def word_bits(words: tuple[str, ...], found: list[str]) -> int:
    return sum(1 << words.index(word) for word in found)


class Builder:
    """Builds the nodes of one card. Its blocks are named after it, so that saves survive new cards."""

    def __init__(self, made: Catalog, card: HeroCard) -> None:
        self.made = made
        self.card = card

    def fill(self, data: Mapping[str, Any]) -> None:
        card = self.card
        powers = [data] if data["type"] == "action" else data.get("actions", data.get("activations", []))
        card.powers = [self.power(index, entry) for index, entry in enumerate(powers)]
        card.triggers = [self.trigger(index, entry) for index, entry in enumerate(data.get("triggers", []))]
        for trigger in card.triggers:
            card.hears |= 1 << trigger.when
        card.rules = [static(entry) for entry in data.get("static", [])]
        card.statics = [*card.rules]

    def block(self, name: str, ops: list[Any]) -> Block:
        made = Block(f"{self.card.id}/{name}", [operation(op) for op in ops])
        self.made.blocks[made.name] = made
        return made

    def power(self, index: int, data: Mapping[str, Any]) -> Power:
        aims = [aim(entry) for entry in data.get("targets", [])]
        made = Power(index, self.block(f"a{index + 1}", data["do"]), aims)
        made.passive = data.get("kind") == "passive"
        for name in ("use", "keep", "generate", "discard_hand", "hurt"):
            setattr(made, name, data["cost"].get(name, 0) if isinstance(data["cost"], Mapping) else 0)
        made.uses = data.get("uses", 1)
        made.cant_miss = data.get("cant_miss", False)
        made.once_per_game = data.get("once_per_game", False)
        made.condition = condition(data.get("if"))
        made.attack = any(covers_enemies(op, data) for op in data["do"])
        made.furious = any("damage" in op and covers_enemies(op, data) for op in data["do"])
        made.promise = promise(data)
        made.number = len(self.made.powers)
        self.made.powers.append(made)
        return made

    def trigger(self, index: int, data: Mapping[str, Any]) -> Trigger:
        block = self.block(f"trigger{index + 1}", data["do"])
        return Trigger(index, board.WHENS.index(data["when"]), who(data), None, False, block)


def who(data: Mapping[str, Any]) -> Who:
    if data["who"] == "self":
        return kit.Itself()
    side = data["who"]["side"]
    if data["when"] in TURN_EVENTS:
        return selectors.SomeTurn(side == "own")
    return selectors.Someone(SIDES.index(side))


def covers_enemies(op: Mapping[str, Any], data: Mapping[str, Any]) -> bool:
    """Whether an operation's selector can reach enemies (HEROES-13.11)."""
    sides = {entry["id"]: entry.get("side", "any") for entry in data.get("targets", []) if entry["kind"] == "character"}
    body = next(value for name, value in op.items() if name != "if")
    for part in ("to", "from", "what"):
        found = body.get(part)
        if isinstance(found, str):
            side = sides.get(found, "own")
        elif isinstance(found, Mapping):
            side = next(iter(found.values())).get("side", "any")
        else:
            continue
        if side != "own":
            return True
    return False


def aim(data: Mapping[str, Any]) -> Aim:
    kind = TARGET_KINDS.index(data["kind"])
    side = SIDES.index(data.get("side", "any"))
    return Aim(kind, side, character_filter(data), data.get("most", 1))


def character_filter(data: Mapping[str, Any]) -> selectors.CharacterFilter:
    made = selectors.CharacterFilter()
    made.side = SIDES.index(data.get("side", "any"))
    made.other = data.get("other", False)
    made.token = board.TOKENS.index(data["token"]) if "token" in data else NOBODY
    made.alliance = 1 << board.ALLIANCES.index(data["alliance"]) if "alliance" in data else 0
    made.ability = board.ABILITIES.index(data["ability"]) if "ability" in data else NOBODY
    made.alignment = board.ALIGNMENTS.index(data["alignment"]) if "alignment" in data else NOBODY
    made.earth = data.get("earth", NOBODY)
    made.stars_max = data.get("stars_max", NOBODY)
    made.energy_min = data.get("energy_min", 0)
    made.damaged = data.get("state") == "damaged"
    return made


def selector(data: Any) -> Selector:
    if isinstance(data, str):
        return WORDS[data]
    ((word, value),) = data.items()
    if word == "all":
        return kit.All(character_filter(value))
    if word == "random":
        return kit.Random(value["amount"], character_filter(value))
    return selectors.Weakest(character_filter(value))


def amount(data: Any) -> Amount:
    if isinstance(data, int):
        return kit.Number(data)
    if "count" in data:
        return kit.Count(character_filter(data["count"]), data.get("plus", 0))
    stat = tokens_held(data["tokens"]) if "tokens" in data else board.NUMBERS.index(data["stat"])
    return conditions.StatOf(stat, selector(data["of"]), data.get("plus", 0))


def tokens_held(type: str) -> int:
    """The `Number` of a character that is the size of its tokens of a kind."""
    return board.Number.TOKENS + board.TOKENS.index(type)


def bounds(data: Mapping[str, Any]) -> tuple[int, int]:
    if "exactly" in data:
        return data["exactly"], data["exactly"]
    return data.get("min", 0), data.get("max", MANY)


def condition(data: Mapping[str, Any] | None) -> Condition | None:
    if data is None:
        return None
    ((word, value),) = data.items()
    match word:
        case "turn":
            return conditions.Turn(value == "own")
        case "event":
            return conditions.EventIs({"none": NOBODY, "own": Side.OWN, "any": Side.ANY}[value])
        case "chance":
            return conditions.Chance(value["wins"], value["in"])
    least, most = bounds(value)
    match word:
        case "count" if "among" in value:
            place = ("t1", "t2").index(value["among"])
            return conditions.Among(selectors.Aimed(place, character_filter(value["of"])), least, most)
        case "count":
            return kit.Counted(character_filter(value["of"]), least, most)
        case "hand":
            return conditions.HandWithin(least, most)
        case "kos":
            return conditions.KosWithin(least, most)
        case "sources":
            return conditions.SourcesWithin(least, most)
        case "tokens":
            return conditions.StatWithin(tokens_held(value["type"]), selector(value["of"]), least, most)
    return conditions.StatWithin(board.NUMBERS.index(word), selector(value["of"]), least, most)


def operation(data: Mapping[str, Any]) -> Op:
    word = next(name for name in data if name != "if")
    made = verb(word, data[word])
    found = condition(data.get("if"))
    return made if found is None else kit.If(found, made)


def verb(word: str, data: Mapping[str, Any]) -> Op:
    number = amount(data.get("amount", MANY))
    to = selector(data["to"]) if "to" in data else WORDS["self"]
    source = selector(data["from"]) if "from" in data else WORDS["self"]
    seats = board.PLAYERS.index(data["who"]) if "who" in data else NOBODY
    match word:
        case "damage":
            return operations.Damage(number, to, data.get("pierce", False))
        case "heal":
            return operations.Heal(number, to)
        case "token":
            return operations.GiveTokens(board.TOKENS.index(data["type"]), number, data.get("stack", False), to)
        case "remove":
            return operations.RemoveTokens(token_kinds(data["tokens"]), number, source)
        case "move_token":
            return operations.MoveTokens(token_kinds(data["tokens"]), data.get("amount", MANY), source, to)
        case "energy":
            return operations.GiveEnergy(number, to) if "to" in data else operations.GainEnergy(number, seats)
        case "drain":
            return operations.Drain(number, source)
        case "move_energy":
            return operations.MoveEnergy(number, source, to)
        case "draw":
            return operations.DrawCards(number, seats)
        case "discard":
            return operations.DiscardCards(number, seats)
        case "reveal":
            return operations.RevealHand(seats)
        case "search":
            return operations.SearchDeck(board.TYPES.index(data["type"]), data["amount"])
        case "end_event":
            return operations.EndEvent()
        case "knock_out":
            return operations.KnockOut(selector(data["what"]))
        case _:
            return operations.ReadyAgain(selector(data["what"]))


def token_kinds(word: str) -> int:
    """A kind of token, or a family; the name of a kind comes first."""
    return 1 << board.TOKENS.index(word) if word in board.TOKENS else board.GROUPS[word]


def static(data: Mapping[str, Any]) -> HeroStatic:
    made = HeroStatic(selector(data["to"]) if "to" in data else None, [data.get(stat, 0) for stat in board.STATS])
    made.who = board.PLAYERS.index(data["who"]) if "who" in data else NOBODY
    made.storage = data.get("storage", 0)
    made.prevent = data.get("prevent", 0)
    made.immune = 1 << board.Token.IMMUNITY + board.IMMUNITIES.index(data["immune"]) if "immune" in data else 0
    made.grant = 1 << board.ABILITIES.index(data["grant"]) if "grant" in data else 0
    made.equipment_cost = data.get("cost", 0)
    forbidden = data.get("forbid", "")
    if isinstance(forbidden, Mapping):
        made.forbid = board.Forbid.ABILITY
        made.forbid_ability = board.ABILITIES.index(forbidden["ability"])
    else:
        made.forbid = board.FORBIDDEN.index(forbidden)
    made.field_limit = data.get("field_limit", 0)
    made.slowest_first = data.get("order") == "slowest_first"
    made.duplicate_names = data.get("duplicate_names", False)
    made.multi_action = data.get("multi_action", 0)
    return made
