"""Build the catalog of printed cards that the rules run from checked card data (HEROES-25)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from carteado.games.heroes import board
from carteado.games.heroes.language import conditions, operations, selectors
from carteado.games.heroes.language.checks import check_set
from carteado.games.heroes.language.printed import TARGET_KINDS, Aim, Catalog, HeroCard, HeroStatic, Power
from carteado.games.heroes.language.promise import promise
from carteado.games.heroes.language.schema import CARD, TURN_EVENTS
from carteado.games.heroes.pieces import Player
from carteado.games.heroes.rules import damage, energy, zones
from carteado.kit import nodes as kit
from carteado.kit.cards import NOBODY, SIDES, Amount, Block, Condition, Op, Selector, Side, Trigger, Who
from carteado.kit.cardset import CardSet
from carteado.kit.constants import Data, bit, bits, place

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
OF_PLAYER: dict[str, Callable[[Player], int]] = {
    "hand": lambda own: len(own.hand),
    "kos": lambda own: own.knockouts,
    "sources": lambda own: len(own.sources),
}


@cache
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


class Builder:
    """Builds the nodes of one card. Its blocks are named after the card, so that saves survive new cards."""

    def __init__(self, made: Catalog, card: HeroCard) -> None:
        self.made = made
        self.card = card

    def fill(self, data: Data) -> None:
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

    def power(self, index: int, data: Data) -> Power:
        cost = data["cost"] if isinstance(data["cost"], Mapping) else {}
        made = Power(
            index,
            self.block(f"a{index + 1}", data["do"]),
            [aim(entry) for entry in data.get("targets", [])],
            passive=data.get("kind") == "passive",
            use=cost.get("use", 0),
            keep=cost.get("keep", 0),
            generate=cost.get("generate", 0),
            discard_hand=cost.get("discard_hand", 0),
            hurt=cost.get("hurt", 0),
            uses=data.get("uses", 1),
            cant_miss=data.get("cant_miss", False),
            once_per_game=data.get("once_per_game", False),
            condition=condition(data.get("if")),
            attack=any(covers_enemies(op, data) for op in data["do"]),
            furious=any("damage" in op and covers_enemies(op, data) for op in data["do"]),
            promise=promise(data),
            number=len(self.made.powers),
        )
        self.made.powers.append(made)
        return made

    def trigger(self, index: int, data: Data) -> Trigger:
        block = self.block(f"trigger{index + 1}", data["do"])
        return Trigger(index, board.WHENS.index(data["when"]), who(data), None, False, block)


def who(data: Data) -> Who:
    if data["who"] == "self":
        return kit.Itself()
    side = data["who"]["side"]
    if data["when"] in TURN_EVENTS:
        return selectors.SomeTurn(side == "own")
    return selectors.Someone(SIDES.index(side))


def covers_enemies(op: Data, data: Data) -> bool:
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


def aim(data: Data) -> Aim:
    kind = TARGET_KINDS.index(data["kind"])
    side = SIDES.index(data.get("side", "any"))
    return Aim(kind, side, character_filter(data), data.get("most", 1))


def character_filter(data: Data) -> selectors.CharacterFilter:
    return selectors.CharacterFilter(
        side=SIDES.index(data.get("side", "any")),
        other=data.get("other", False),
        token=place(board.TOKENS, data, "token"),
        alliance=bit(board.ALLIANCES, data, "alliance"),
        ability=place(board.ABILITIES, data, "ability"),
        alignment=place(board.ALIGNMENTS, data, "alignment"),
        earth=data.get("earth", NOBODY),
        stars_max=data.get("stars_max", NOBODY),
        energy_min=data.get("energy_min", 0),
        damaged=data.get("state") == "damaged",
    )


def selector(data: Any) -> Selector:
    if isinstance(data, str):
        return WORDS[data]
    ((word, value),) = data.items()
    if word == "all":
        return kit.All(character_filter(value))
    if word == "random":
        return kit.Random(kit.Size(value["amount"]), character_filter(value))
    return selectors.Weakest(character_filter(value))


def amount(data: Any) -> Amount:
    if isinstance(data, int):
        return kit.Number(data)
    if "count" in data:
        counted = kit.Count(character_filter(data["count"]))
        return kit.Plus(counted, kit.More(data["plus"])) if "plus" in data else counted
    stat = tokens_held(data["tokens"]) if "tokens" in data else board.NUMBERS.index(data["stat"])
    return conditions.StatOf(stat, selector(data["of"]), data.get("plus", 0))


def tokens_held(type: str) -> int:
    """Return the `Number` that stands for the size of a character's tokens of a kind."""
    return board.Number.TOKENS + board.TOKENS.index(type)


def bounds(data: Data) -> tuple[int, int]:
    if "exactly" in data:
        return data["exactly"], data["exactly"]
    return data.get("min", 0), data.get("max", MANY)


def condition(data: Data | None) -> Condition | None:
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
            aim = ("t1", "t2").index(value["among"])
            return conditions.Among(least, most, selectors.Aimed(aim, character_filter(value["of"])))
        case "count":
            return kit.Counted(character_filter(value["of"]), kit.Least(least), kit.Most(most))
        case "hand" | "kos" | "sources":
            return conditions.PlayerWithin(least, most, OF_PLAYER[word])
        case "tokens":
            return conditions.StatWithin(least, most, tokens_held(value["type"]), selector(value["of"]))
    return conditions.StatWithin(least, most, board.NUMBERS.index(word), selector(value["of"]))


def operation(data: Data) -> Op:
    word = next(name for name in data if name != "if")
    made = verb(word, data[word])
    found = condition(data.get("if"))
    return made if found is None else kit.If(made, found)


def verb(word: str, data: Data) -> Op:
    number = amount(data.get("amount", MANY))
    to = selector(data["to"]) if "to" in data else WORDS["self"]
    source = selector(data["from"]) if "from" in data else WORDS["self"]
    players = selectors.Players(place(board.PLAYERS, data, "who"))
    match word:
        case "damage":
            return operations.Damage(number, to, data.get("pierce", False))
        case "heal":
            return operations.EachByRule(number, to, damage.heal)
        case "token":
            return operations.GiveTokens(number, to, board.TOKENS.index(data["type"]), data.get("stack", False))
        case "remove":
            return operations.RemoveTokens(number, source, token_kinds(data["tokens"]))
        case "move_token":
            return operations.MoveTokens(token_kinds(data["tokens"]), data.get("amount", MANY), source, to)
        case "energy":
            if "to" in data:
                return operations.EachByRule(number, to, energy.place)
            return operations.ToPlayers(number, players, energy.gain)
        case "drain":
            return operations.EachByRule(number, source, energy.lose)
        case "move_energy":
            return operations.MoveEnergy(number, source, to)
        case "draw":
            return operations.ToPlayers(number, players, zones.draw)
        case "discard":
            return operations.ToPlayers(number, players, zones.discard_at_random)
        case "reveal":
            return operations.RevealHand(players)
        case "search":
            return operations.SearchDeck(board.TYPES.index(data["type"]), data["amount"])
        case "end_event":
            return operations.EndEvent()
        case "knock_out":
            return operations.KnockOut(selector(data["what"]))
        case _:
            return operations.ReadyAgain(selector(data["what"]))


def token_kinds(word: str) -> int:
    """Return the mask of a kind of token, or of a family if no kind has this name."""
    return 1 << board.TOKENS.index(word) if word in board.TOKENS else board.GROUPS[word]


def static(data: Data) -> HeroStatic:
    forbidden = data.get("forbid", "")
    ability = forbidden if isinstance(forbidden, Mapping) else {}
    return HeroStatic(
        selector(data["to"]) if "to" in data else None,
        [data.get(stat, 0) for stat in board.STATS],
        who=place(board.PLAYERS, data, "who"),
        storage=data.get("storage", 0),
        prevent=data.get("prevent", 0),
        immune=bit(board.IMMUNITIES, data, "immune") << board.Token.IMMUNITY,
        grant=bit(board.ABILITIES, data, "grant"),
        equipment_cost=data.get("cost", 0),
        forbid=board.Forbid.ABILITY if ability else board.FORBIDDEN.index(forbidden),
        forbid_ability=place(board.ABILITIES, ability, "ability"),
        field_limit=data.get("field_limit", 0),
        slowest_first=data.get("order") == "slowest_first",
        duplicate_names=data.get("duplicate_names", False),
        multi_action=data.get("multi_action", 0),
    )
