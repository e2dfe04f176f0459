"""Cards made for tests: the test-only cards of the worked examples, and corners that no printed card reaches."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

from apotheosis.battle import BattleTable
from carteado.games.apotheosis.game import Apotheosis
from carteado.games.apotheosis.language.catalog import FOLDER, SET
from making import Made, folder_with, refused
from table import Table

VALUES = {"item": "price", "skill": "xp", "companion": "will", "event": "fate"}
ONE = {"amount": 1}


def made(id: str, suit: str, *effects: Made, **fields: Any) -> Made:
    """A card of any suit: level 1, common, of Threshold, without properties, unless `fields` say otherwise."""
    shape: Made = {"id": id, "suit": suit, "name": {"en": f"Made {id}", "pt": f"Feita {id}"}, "level": 1}
    shape |= {"rarity": "common", "collection": "Threshold", "properties": []}
    shape |= {"illustration": f"{id.lower()}.svg", "artist": "Ateliê Vagalume"}
    return {**shape, **fields, "effects": list(effects)}


def resource(id: str, suit: str, *effects: Made, **fields: Any) -> Made:
    """A free resource card."""
    points = {"sp": 0, "mp": 1} if suit == "skill" else {}
    return made(id, suit, *effects, **{"knowledge": ["free"], "value": {VALUES[suit]: 3}, **points, **fields})


def item(id: str, *effects: Made, **fields: Any) -> Made:
    return resource(id, "item", *effects, **fields)


def event(id: str, *effects: Made, **fields: Any) -> Made:
    return resource(id, "event", *effects, **fields)


def effect(*do: Made, kw: str = "", **fields: Any) -> Made:
    """An effect with its keywords in one text."""
    return {**({"kw": kw.split()} if kw else {}), **fields, "do": list(do)}


def cards_op(verb: str, what: Any, amount: Any = 1, who: str = "you") -> Made:
    return {verb: {"amount": amount, "what": what, "who": who}}


def stat(name: str, amount: int, to: Any = "you", **fields: Any) -> Made:
    return {"modify": {"to": to, "stat": name, "amount": amount, **fields}}


def compare(of: Any, sign: str, to: Any) -> Made:
    return {"compare": {"of": of, "is": sign, "to": to}}


INVENTORY = {"zone": "inventory"}
HEAL = {"heal": {"amount": 1, "to": "you"}}
LOSE = {"lose_hp": {"amount": 1, "who": "you"}}
DISCARD = cards_op("discard", INVENTORY)
HERO = {"side": "enemy", "kind": "hero"}
EMPTY_HANDED = compare({"count": {"what": INVENTORY, "who": "you"}}, "==", 0)

TESTS = [
    event("TST1", effect(HEAL, DISCARD)),
    event(
        "TST2",
        effect({"roll": {"dice": "1d6"}}, {**cards_op("discard", {"zone": "table"}), "if": EMPTY_HANDED}, HEAL),
    ),
    item("TST3", effect({"draw": {"who": "you", "amount": 1}}, kw="rolling")),
    item("TST4", effect({"bonus": ONE}, kw="rolling discard")),
    item("TST5", effect(DISCARD, kw="auto", when=["injured"])),
    event(
        "TST6",
        effect(cards_op("return", {"zone": "sheet", "suit": "class"}, who="target"), kw="discard", target=HERO),
    ),
    item("TST7", effect(DISCARD, kw="auto", when=["respond(attack)"])),
    item("TST8", effect(HEAL, kw="oncePerTurn", req=[compare({"hp": "you"}, "<", 5)])),
    item("TST9", effect(LOSE, kw="auto startOfYourTurn")),
    item("TST10", effect(HEAL, cost={"discard": {"amount": 1, "what": "card"}})),
]

# From TST20 on: corners of chapters 1 to 19 and 31.
TABLE_CORNERS = [
    item("TST20", knowledge=["athletics", "defense"]),
    item("TST21", level=2),
    item("TST22", level=3),
    item("TST23", effect(stat("know", 1, knowledge="mental"), kw="permanent"), knowledge=["mental"]),
    item("TST24", effect(stat("know", 1, knowledge="athletics"), kw="permanent")),
    item("TST25", effect(stat("know", 1, knowledge="defense"), kw="permanent"), knowledge=["athletics"]),
    item("TST26", effect(stat("hp_max", 3), kw="permanent")),
    item("TST27", effect(stat("memento", 1), kw="permanent")),
    event("TST28", effect(cards_op("place", INVENTORY), kw="discard")),
    item("TST29", effect(stat("injury_taken", -3), kw="permanent")),
    item("TST30", effect(stat("dmg_taken", -20), kw="permanent")),
    event("TST31", effect({"damage": {"amount": "1d2", "to": {"each": {"side": "any"}}}}, kw="discard")),
    event("TST32", effect({"lose_hp": {"amount": 10, "who": {"each": {"side": "any"}}}}, kw="discard")),
    item("TST33", effect(stat("equip", 2), kw="permanent")),
    item("TST34", properties=["BEAST"], specifier="accessory"),
    item("TST35", properties=["BEAST"]),
    event("TST36", effect(HEAL, kw="discard", cost={"value": {"of": "price", "amount": 1}})),
    event("TST37", effect(HEAL, kw="discard", cost={"value": {"of": "will", "amount": 4}})),
    event("TST38", effect(cards_op("discard", {"zone": "table"}), kw="discard")),
    event(
        "TST39",
        effect(cards_op("bury", {"zone": "sheet", "suit": "class"}, who="target"), kw="discard", target=HERO),
    ),
    event("TST40", effect({"draw": {"who": "you", "amount": 3}}, kw="discard")),
    event("TST41", effect(HEAL, kw="discard", cost={"value": {"of": "fate", "amount": 4}})),
    resource("TST43", "skill", {**effect(HEAL, kw="hand"), "bar": {"ap": 1}}, sp=1, mp=0),
    event("TST44", effect(HEAL, cost={"ap": 1}), knowledge=["elemental"]),
    event("TST45", effect(HEAL, cost={"ap": 1}), level=2),
    event("TST46", effect(cards_op("get", {"zone": "discard", "suit": "item"}), cost={"ap": 1})),
    event("TST47", effect(HEAL, cost={"ap": 1, "mp": 1})),
    item("TST48", effect({"lose_hp": {"amount": 2, "who": "attacker"}}, kw="attacked oncePerTurn")),
    event(
        "TST49",
        effect(
            {
                "check": {
                    "attribute": "INT",
                    "difficulty": 8,
                    "then": [{"check": {"attribute": "PER", "difficulty": 8, "then": [HEAL]}}],
                }
            },
            kw="discard",
        ),
    ),
    event(
        "TST54",
        effect(
            cards_op("discard", {"zone": "inventory", "suit": "item"}),
            kw="discard",
            cost={"discard": {"amount": 1, "what": INVENTORY}},
        ),
    ),
    item("TST55", effect(HEAL, cost={"exhaust": "card"})),
    event("TST50", effect(cards_op("discard", INVENTORY, who="target"), kw="discard", target=HERO)),
    event("TST51", effect({"bonus": {"amount": -2}}, kw="auto attacked")),
    event("TST52", effect({"bonus": {"amount": 3}}, kw="auto attacking")),
    event("TST53", effect(cards_op("return", {"zone": "equip"}, who="target"), kw="discard", target=HERO)),
    event("TST42", effect({"move": {"what": "you", "amount": 2, "way": "jump"}}, kw="discard")),
]

# From TST60 on: corners of chapters 20 to 30.
ANSWER = {"when": ["respond(activation)"]}
TAKE_CLASS = cards_op("return", {"zone": "sheet", "suit": "class"}, who="actor")
MEMENTO_UP = {"zone": "memento", "state": "recovered"}
MEMENTO_DOWN = {"zone": "memento", "state": "exhausted"}
EFFECT_CORNERS = [
    item("TST60", effect({"lose_hp": {"amount": 2, "who": "actor"}}, kw="oncePerTurn", **ANSWER)),
    event("TST61", effect({"banish": {"amount": 1, "what": "card"}}, kw="discard")),
    item("TST62", effect(HEAL, kw="auto startOfYourTurn", cost={"sp": 1})),
    event("TST63", effect({"roll": {"dice": "1d6"}}, {**DISCARD, "if": compare("total", "<", 4)}, kw="discard")),
    event("TST64", effect(DISCARD, kw="discard", cost={"discard": {"amount": 1, "what": INVENTORY}})),
    event("TST89", effect({"choose": [[HEAL], [DISCARD]]}, DISCARD, kw="discard")),
    event("TST90", effect({"drain": {"amount": 2, "who": "target"}}, kw="discard", target=HERO)),
    item("TST65", effect({"heal": {"amount": 2, "to": "actor"}}, kw="oncePerTurn", **ANSWER)),
    event("TST66", effect(cards_op("place", {**INVENTORY, "suit": "item"}), HEAL, kw="discard")),
    item("TST67", effect(TAKE_CLASS, kw="oncePerTurn", **ANSWER)),
    item("TST68", effect(HEAL, kw="endOfYourTurn", cost={"ap": 1})),
    event(
        "TST69",
        effect({"gain_ap": {"amount": 2, "who": "target"}}, kw="discard", target={"side": "any"}, cost={"ap": 1}),
    ),
    item("TST70", effect(HEAL, kw="startOfRound oncePerRound", cost={"ap": 1})),
    item("TST71", effect(DISCARD, LOSE, kw="auto startOfYourTurn")),
    item(
        "TST72",
        effect({"recover": {"amount": 1, "what": "card"}}, kw="auto onExhaust"),
        effect({"exhaust": {"amount": 1, "what": "card"}}, kw="auto onRecover"),
        effect(HEAL, cost={"exhaust": "card"}),
    ),
    item(
        "TST73",
        effect({"exhaust": {"amount": 1, "what": "card"}}),
        effect({"recover": {"amount": 1, "what": "card"}}),
    ),
    item("TST74", effect(cards_op("recover", MEMENTO_DOWN), kw="startOfBattle")),
    item("TST75", effect(cards_op("exhaust", MEMENTO_UP), kw="auto startOfRound")),
    item("TST77", effect({**stat("PER", 2), "if": compare({"PER": "you"}, ">=", 8)}, kw="permanent")),
    item("TST78", effect(stat("CON", 1), stat("CON", 1, {"each": {"side": "partner"}}), kw="permanent")),
    event("TST79", effect(HEAL, kw="discard", req=[EMPTY_HANDED])),
    item("TST81", effect(LOSE, kw="auto selected")),
    item("TST82", effect(HEAL, kw="oncePerTurn noResponse"), effect(HEAL, kw="oncePerTurn")),
    event(
        "TST83",
        effect({"counter": {"name": "TIME", "amount": 1}}, kw="register", cost={"ap": 1}),
        effect(HEAL, kw="auto onPlay"),
    ),
    event("TST84", effect(HEAL, {"roll": {"dice": "1d6"}}, cards_op("discard", {"zone": "table"}), HEAL, kw="discard")),
    item("TST85", effect(HEAL, kw="discardPile discard", cost={"ap": 1}), effect(LOSE, kw="auto onDiscard")),
    event("TST86", effect(cards_op("discard", INVENTORY, 2), kw="discard")),
    made(
        "TST87",
        "class",
        effect({"banish": {"amount": 1, "what": "card"}}, kw="auto onExit"),
        path="emperor",
        bonus={"CON": 1, "FOR": 1},
        knowledge=["athletics", "defense"],
        spaces={"equip": 1, "memento": 1},
    ),
    item("TST88", effect(HEAL, cost={"sp": 1, "spmp": 1})),
    item("TST80", effect(stat("CON", 1), kw="permanent"), effect(stat("AGI", 2, duration="round"), kw="temp")),
]


faults = partial(refused, SET)


@cache
def workshop() -> Apotheosis:
    """The game with more cards."""
    return Apotheosis(folder_with([*TESTS, *TABLE_CORNERS, *EFFECT_CORNERS], FOLDER))


def lay_made(*players: Mapping[str, Any], **position: Any) -> Table:
    """As `battle.lay`, with the made cards among the others."""
    return BattleTable(workshop(), players=[dict(side) for side in players], **position)
