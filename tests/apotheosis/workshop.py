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
    shape |= {"illustration": f"{id.lower()}.svg", "artist": "game-icons.net"}
    return {**shape, **fields, "effects": list(effects)}


def resource(id: str, suit: str, *effects: Made, **fields: Any) -> Made:
    """A free resource card."""
    points = {"sp": 0, "mp": 1} if suit == "skill" else {}
    return made(id, suit, *effects, **{"knowledge": ["free"], "value": {VALUES[suit]: 3}, **points, **fields})


def item(id: str, *effects: Made, **fields: Any) -> Made:
    return resource(id, "item", *effects, **fields)


def event(id: str, *effects: Made, **fields: Any) -> Made:
    return resource(id, "event", *effects, **fields)


def effect(*do: Made, keywords: str = "", **fields: Any) -> Made:
    """An effect with its keywords in one text."""
    return {**({"keywords": keywords.split()} if keywords else {}), **fields, "do": list(do)}


def cards_op(verb: str, what: Any, amount: Any = 1, who: str = "me") -> Made:
    return {verb: {"amount": amount, "what": what, "who": who}}


def stat(name: Any, amount: int, to: Any = "me", **fields: Any) -> Made:
    return {"modify": {"to": to, "stat": name, "amount": amount, **fields}}


def compare(of: Any, sign: str, to: Any) -> Made:
    return {"compare": {"of": of, "is": sign, "to": to}}


INVENTORY = {"zone": "inventory"}
HEAL = {"heal": {"amount": 1, "to": "me"}}
LOSE = {"lose_hp": {"amount": 1, "who": "me"}}
DISCARD = cards_op("discard", INVENTORY)
HERO = {"side": "enemy", "kind": "hero"}
EMPTY_HANDED = compare({"count": {"what": INVENTORY, "of": "me"}}, "==", 0)

TESTS = [
    event("TST1", effect(HEAL, DISCARD)),
    event(
        "TST2",
        effect({"roll": {"dice": "1d6"}}, {**cards_op("discard", {"zone": "table"}), "if": EMPTY_HANDED}, HEAL),
    ),
    item("TST3", effect({"draw": {"who": "me", "amount": 1}}, keywords="rolling")),
    item("TST4", effect({"bonus": ONE}, keywords="rolling discard")),
    item("TST5", effect(DISCARD, keywords="auto", when=["injured"])),
    event(
        "TST6",
        effect(cards_op("return", {"zone": "sheet", "suit": "class"}, who="target"), keywords="discard", target=HERO),
    ),
    item("TST7", effect(DISCARD, keywords="auto", when=["respond_attack"])),
    item("TST8", effect(HEAL, keywords="once_per_turn", requires=[compare({"hp": "me"}, "<", 5)])),
    item("TST9", effect(LOSE, keywords="auto start_of_your_turn")),
    item("TST10", effect(HEAL, cost={"discard": {"amount": 1, "what": "self"}})),
]

# From TST20 on: corners of chapters 1 to 19 and 31.
TABLE_CORNERS = [
    item("TST20", knowledge=["athletics", "defense"]),
    item("TST21", level=2),
    item("TST22", level=3),
    item("TST23", effect(stat({"knowledge": "mental"}, 1), keywords="permanent"), knowledge=["mental"]),
    item("TST24", effect(stat({"knowledge": "athletics"}, 1), keywords="permanent")),
    item("TST25", effect(stat({"knowledge": "defense"}, 1), keywords="permanent"), knowledge=["athletics"]),
    item("TST26", effect(stat("hp_max", 3), keywords="permanent")),
    item("TST27", effect(stat("memento", 1), keywords="permanent")),
    event("TST28", effect(cards_op("place", INVENTORY), keywords="discard")),
    item("TST29", effect(stat("injury_taken", -3), keywords="permanent")),
    item("TST30", effect(stat("dmg_taken", -20), keywords="permanent")),
    event("TST31", effect({"damage": {"amount": "1d2", "to": {"all": {"side": "any"}}}}, keywords="discard")),
    event("TST32", effect({"lose_hp": {"amount": 10, "who": {"all": {"side": "any"}}}}, keywords="discard")),
    item("TST33", effect(stat("equip", 2), keywords="permanent")),
    item("TST34", properties=["BEAST"], specifier="accessory"),
    item("TST35", properties=["BEAST"]),
    event("TST36", effect(HEAL, keywords="discard", cost={"value": {"of": "price", "amount": 1}})),
    event("TST37", effect(HEAL, keywords="discard", cost={"value": {"of": "will", "amount": 4}})),
    event("TST38", effect(cards_op("discard", {"zone": "table"}), keywords="discard")),
    event(
        "TST39",
        effect(cards_op("bury", {"zone": "sheet", "suit": "class"}, who="target"), keywords="discard", target=HERO),
    ),
    event("TST40", effect({"draw": {"who": "me", "amount": 3}}, keywords="discard")),
    event("TST41", effect(HEAL, keywords="discard", cost={"value": {"of": "fate", "amount": 4}})),
    resource("TST43", "skill", {**effect(HEAL, keywords="hand"), "bar": {"ap": 1}}, sp=1, mp=0),
    event("TST44", effect(HEAL, cost={"ap": 1}), knowledge=["elemental"]),
    event("TST45", effect(HEAL, cost={"ap": 1}), level=2),
    event("TST46", effect(cards_op("get", {"zone": "discard", "suit": "item"}), cost={"ap": 1})),
    event("TST47", effect(HEAL, cost={"ap": 1, "mp": 1})),
    item("TST48", effect({"lose_hp": {"amount": 2, "who": "attacker"}}, keywords="attacked once_per_turn")),
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
            keywords="discard",
        ),
    ),
    event(
        "TST54",
        effect(
            cards_op("discard", {"zone": "inventory", "suit": "item"}),
            keywords="discard",
            cost={"discard": {"amount": 1, "what": INVENTORY}},
        ),
    ),
    item("TST55", effect(HEAL, cost={"exhaust": "self"})),
    event("TST50", effect(cards_op("discard", INVENTORY, who="target"), keywords="discard", target=HERO)),
    event("TST51", effect({"bonus": {"amount": -2}}, keywords="auto attacked")),
    event("TST52", effect({"bonus": {"amount": 3}}, keywords="auto attacking")),
    event("TST53", effect(cards_op("return", {"zone": "equip"}, who="target"), keywords="discard", target=HERO)),
    event("TST42", effect({"move": {"what": "me", "amount": 2, "way": "jump"}}, keywords="discard")),
]

# From TST60 on: corners of chapters 20 to 30.
ANSWER = {"when": ["respond_activation"]}
TAKE_CLASS = cards_op("return", {"zone": "sheet", "suit": "class"}, who="actor")
SAP = {"lose_hp": {"amount": 1, "who": "target"}}
MEMENTO_UP = {"zone": "memento", "state": "recovered"}
MEMENTO_DOWN = {"zone": "memento", "state": "exhausted"}
EFFECT_CORNERS = [
    item("TST60", effect({"lose_hp": {"amount": 2, "who": "actor"}}, keywords="once_per_turn", **ANSWER)),
    event("TST61", effect({"banish": {"amount": 1, "what": "self"}}, keywords="discard")),
    item("TST62", effect(HEAL, keywords="auto start_of_your_turn", cost={"sp": 1})),
    event("TST63", effect({"roll": {"dice": "1d6"}}, {**DISCARD, "if": compare("total", "<", 4)}, keywords="discard")),
    event("TST64", effect(DISCARD, keywords="discard", cost={"discard": {"amount": 1, "what": INVENTORY}})),
    resource("TST91", "skill", sp=0, mp=3),
    resource("TST99", "skill", sp=0, mp=0),
    item("TST92", effect({**stat("PER", 1), "if": compare({"hp": "me"}, ">=", 1)}, keywords="permanent")),
    item(
        "TST93",
        effect({"counter": {"name": "TIME", "amount": 1}}, keywords="once_per_turn hand"),
        effect(stat("PER", 2), keywords="permanent"),
    ),
    event("TST94", effect(cards_op("conceal", {**INVENTORY, "state": "revealed"}), keywords="discard")),
    item("TST95", effect({"bonus": {"amount": -1}}, keywords="auto attacked hand")),
    resource(
        "TST96",
        "skill",
        {
            "bar": {"dmg": "FOR+1d2", "range": "R1", "ap": 1},
            "do": [{"do": [SAP, {"marker": {"name": "MARKED", "to": "target"}}], "if": "hit"}],
        },
    ),
    resource(
        "TST97",
        "companion",
        effect({"damage": {"amount": "FOR+1d2", "to": "target"}}, target=HERO, cost={"ap": 1}),
        type="creature",
        path="moon",
        attributes={"CON": 4, "FOR": 7, "AGI": 3, "PER": 3, "INT": 2, "CAR": 2, "ESP": 1},
    ),
    event("TST98", effect({"drain": {"amount": 3, "from": "target"}}, keywords="discard", target=HERO)),
    event("TST89", effect({"choose": {"options": [[HEAL], [DISCARD]]}}, DISCARD, keywords="discard")),
    event("TST90", effect({"drain": {"amount": 2, "from": "target"}}, keywords="discard", target=HERO)),
    item("TST65", effect({"heal": {"amount": 2, "to": "actor"}}, keywords="once_per_turn", **ANSWER)),
    event("TST66", effect(cards_op("place", {**INVENTORY, "suit": "item"}), HEAL, keywords="discard")),
    item("TST67", effect(TAKE_CLASS, keywords="once_per_turn", **ANSWER)),
    item("TST68", effect(HEAL, keywords="end_of_your_turn", cost={"ap": 1})),
    event(
        "TST69",
        effect({"gain_ap": {"amount": 2, "who": "target"}}, keywords="discard", target={"side": "any"}, cost={"ap": 1}),
    ),
    item("TST70", effect(HEAL, keywords="start_of_round once_per_round", cost={"ap": 1})),
    item("TST71", effect(DISCARD, LOSE, keywords="auto start_of_your_turn")),
    item(
        "TST72",
        effect({"recover": {"amount": 1, "what": "self"}}, keywords="auto on_exhaust"),
        effect({"exhaust": {"amount": 1, "what": "self"}}, keywords="auto on_recover"),
        effect(HEAL, cost={"exhaust": "self"}),
    ),
    item(
        "TST73",
        effect({"exhaust": {"amount": 1, "what": "self"}}),
        effect({"recover": {"amount": 1, "what": "self"}}),
    ),
    item("TST74", effect(cards_op("recover", MEMENTO_DOWN), keywords="start_of_battle")),
    item("TST75", effect(cards_op("exhaust", MEMENTO_UP), keywords="auto start_of_round")),
    item(
        "TST77",
        effect(
            {**stat("PER", 2), "if": compare({"attribute": {"name": "PER", "of": "me"}}, ">=", 8)}, keywords="permanent"
        ),
    ),
    item("TST78", effect(stat("CON", 1), stat("CON", 1, {"all": {"side": "partner"}}), keywords="permanent")),
    event("TST79", effect(HEAL, keywords="discard", requires=[EMPTY_HANDED])),
    item("TST81", effect(LOSE, keywords="auto selected")),
    item("TST82", effect(HEAL, keywords="once_per_turn no_response"), effect(HEAL, keywords="once_per_turn")),
    event(
        "TST83",
        effect({"counter": {"name": "TIME", "amount": 1}}, keywords="register", cost={"ap": 1}),
        effect(HEAL, keywords="auto on_play"),
    ),
    event(
        "TST84",
        effect(HEAL, {"roll": {"dice": "1d6"}}, cards_op("discard", {"zone": "table"}), HEAL, keywords="discard"),
    ),
    item(
        "TST85", effect(HEAL, keywords="discard_pile discard", cost={"ap": 1}), effect(LOSE, keywords="auto on_discard")
    ),
    event("TST86", effect(cards_op("discard", INVENTORY, 2), keywords="discard")),
    made(
        "TST87",
        "class",
        effect({"banish": {"amount": 1, "what": "self"}}, keywords="auto on_exit"),
        path="emperor",
        bonus={"CON": 1, "FOR": 1},
        knowledge=["athletics", "defense"],
        spaces={"equip": 1, "memento": 1},
    ),
    item("TST88", effect(HEAL, cost={"sp": 1, "spmp": 1})),
    event("TST100", effect(cards_op("exhaust", MEMENTO_UP), keywords="discard", cost={"mp": 1})),
    item("TST101", effect(HEAL, keywords="once_per_turn", requires=[{"zone": "table"}])),
    item("TST104", effect(HEAL, keywords="auto attacked", requires=[{"source": {"suit": "skill"}}])),
    item("TST103", effect(stat("CON", -1, {"all": {"side": "enemy", "within": 1}}), keywords="permanent")),
    event("TST102", effect(HEAL, keywords="discard", requires=[{"zone": "table"}])),
    item(
        "TST80", effect(stat("CON", 1), keywords="permanent"), effect(stat("AGI", 2, duration="round"), keywords="temp")
    ),
]


faults = partial(refused, SET)


@cache
def workshop() -> Apotheosis:
    """The game with more cards."""
    return Apotheosis(folder_with([*TESTS, *TABLE_CORNERS, *EFFECT_CORNERS], FOLDER))


def lay_made(*players: Mapping[str, Any], **position: Any) -> Table:
    """As `battle.lay`, with the made cards among the others."""
    return BattleTable(workshop(), players=[dict(side) for side in players], **position)
