"""Saves: a battle as plain data, secrets included, and back."""

from __future__ import annotations

from typing import Any

from carteado.games.apotheosis.asking import DECISIONS
from carteado.games.apotheosis.board import COUNTERS, GROUNDS, KINDS, LIVES, STEPS, TERRAINS, ZONES
from carteado.games.apotheosis.frames import Act, Ask, Blow, Deed, Roll, Run, Test, Window
from carteado.games.apotheosis.language.terms import UNTILS
from carteado.games.apotheosis.opening import find_tiles
from carteado.games.apotheosis.pieces import Char, Mod, Shifts, Wave
from carteado.games.apotheosis.questions import WHATS
from carteado.games.apotheosis.rules import ApoState
from carteado.kit.table import Effect

NUMBERS = (
    "round",
    "active",
    "order_at",
    "stamp",
    "acted",
    "actions",
    "activations",
    "opened",
    "closing",
    "after_action",
    "asking",
    "prepared",
    "counter",
    "ending",
    "reason",
    "unsettled",
)
LISTS = (
    "owners",
    "seen",
    "holders",
    "exhausted",
    "concealed",
    "shown",
    "entered",
    "hosts",
    "locked",
    "scenario",
    "banished",
    "master_hand",
    "turn_order",
    "result",
    "proofs",
    "altitude",
)
PILES = ("decks", "discards", "sheet_decks", "sheet_discards", "inventories", "aside")
CHAR_FIELDS = (
    "seat",
    "team",
    "card",
    "at",
    "facing",
    "hp",
    "ap",
    "debt",
    "markers",
    "saved",
    "had_turn",
    "woke",
    "slept",
    "barred",
    "fixed_max",
    "gone",
    "name",
    "con",
    "check_attribute",
    "check_knowledge",
    "check_difficulty",
)
SHIFT_FIELDS = ("attributes", "knowledge", "level", "hp_max", "spaces")
MOD_FIELDS = ("who", "stat", "amount", "rules", "crit", "of", "since", "card")
FRAMES: dict[str, tuple[str, ...]] = {
    "act": (
        "source",
        "player",
        "at",
        "user",
        "you",
        "this",
        "targets",
        "current",
        "about",
        "attacker",
        "defender",
        "actor",
        "answered",
        "subject",
        "injury",
        "natural",
        "total",
        "hits",
        "paid",
        "points",
        "zone",
        "negated",
        "stopped",
        "free",
        "window",
        "everyone",
    ),
    "run": ("at", "item", "lap", "inside", "state"),
    "blow": (
        "at",
        "item",
        "user",
        "targets",
        "way",
        "properties",
        "bonus",
        "bonuses",
        "redirected",
        "silent",
    ),
    "roll": ("at", "item", "user", "dice", "plus", "silent", "faces", "extras", "bonus", "way", "properties"),
    "test": ("at", "item", "user", "attribute", "knowledge", "silent", "bonus"),
    "window": (
        "at",
        "item",
        "when",
        "subject",
        "attacker",
        "injury",
        "waiting",
        "used",
        "priority",
        "passes",
    ),
    "ask": (
        "at",
        "item",
        "what",
        "player",
        "pool",
        "picked",
        "least",
        "most",
        "sp",
        "mp",
        "any",
        "mixed",
        "rule",
        "who",
        "ways",
    ),
    "deed": ("at", "it", "what", "user", "source", "points", "moved", "number"),
}
NAMES = {Act: "act", Run: "run", Blow: "blow", Roll: "roll", Test: "test", Window: "window", Ask: "ask", Deed: "deed"}


def dump(state: ApoState) -> dict[str, Any]:
    decision = state.decision
    return {
        **{name: getattr(state, name) for name in NUMBERS},
        **{name: list(getattr(state, name)) for name in LISTS},
        **{name: [list(ids) for ids in getattr(state, name)] for name in PILES},
        "step": STEPS[state.step_now],
        "cards": [card.id for card in state.cards],
        "zones": [ZONES[zone] for zone in state.zones],
        "counters": {name: list(state.counts[place]) for place, name in enumerate(COUNTERS)},
        "attachments": {str(host): list(ids) for host, ids in sorted(state.attachments.items()) if ids},
        "containers": {str(body): list(ids) for body, ids in sorted(state.containers.items()) if ids},
        "ground": [GROUNDS[ground] for ground in state.ground],
        "terrain": [TERRAINS[terrain] for terrain in state.terrain],
        "waves": [{"round": wave.round, "cards": wave.cards} for wave in state.waves],
        "limits": {str(key): used for key, used in sorted(state.limits.items())},
        "characters": [dump_char(char) for char in state.chars],
        "modifiers": [dump_mod(mod) for mod in state.mods],
        "stack": [dump_frame(frame) for frame in state.effects],
        "queue": [dump_frame(frame) for frame in state.queue],
        "decision": None if decision is None else {"seat": decision.seat, "kind": decision.kind},
    }


def dump_char(char: Char) -> dict[str, Any]:
    shifts = char.shifts
    return {
        "kind": KINDS[char.kind],
        "life": LIVES[char.life],
        **{name: getattr(char, name) for name in CHAR_FIELDS},
        "shifts": None if shifts is None else {name: getattr(shifts, name) for name in SHIFT_FIELDS},
    }


def dump_mod(mod: Mod) -> dict[str, Any]:
    return {"until": UNTILS[mod.until], **{name: getattr(mod, name) for name in MOD_FIELDS}}


def dump_frame(frame: Effect) -> dict[str, Any]:
    name = NAMES[type(frame)]
    data: dict[str, Any] = {"frame": name, **{field: plain(getattr(frame, field)) for field in FRAMES[name]}}
    if isinstance(frame, Act):
        data["effect"] = frame.power.index
        data["of"] = frame.power.card.id
    elif isinstance(frame, Run):
        data["block"] = frame.block.name
    return data


def plain(value: Any) -> Any:
    return [plain(item) for item in value] if isinstance(value, list) else value


def restore(state: ApoState, data: dict[str, Any]) -> ApoState:
    """What `dump` wrote, onto an empty table."""
    state.clear()
    for name in NUMBERS:
        setattr(state, name, data[name])
    for name in LISTS:
        setattr(state, name, list(data[name]))
    for name in PILES:
        setattr(state, name, [list(ids) for ids in data[name]])
    state.step_now = STEPS.index(data["step"])
    state.cards = [state.catalog.by_id[id] for id in data["cards"]]
    state.zones = [ZONES.index(zone) for zone in data["zones"]]
    state.counts = [list(data["counters"][name]) for name in COUNTERS]
    state.attachments = {int(host): list(ids) for host, ids in data["attachments"].items()}
    state.containers = {int(body): list(ids) for body, ids in data["containers"].items()}
    state.ground = [GROUNDS.index(ground) for ground in data["ground"]]
    state.terrain = [TERRAINS.index(terrain) for terrain in data["terrain"]]
    state.waves = [Wave(wave["round"], [list(cards) for cards in wave["cards"]]) for wave in data["waves"]]
    state.limits = {int(key): used for key, used in data["limits"].items()}
    state.chars = [load_char(place, char) for place, char in enumerate(data["characters"])]
    state.mods = [load_mod(mod) for mod in data["modifiers"]]
    state.effects = [load_frame(state, frame) for frame in data["stack"]]
    state.queue = [load_frame(state, frame) for frame in data["queue"]]
    index_table(state)
    asked = data["decision"]
    state.decision = None if asked is None else DECISIONS[WHATS.index(asked["kind"])][asked["seat"]]
    return state


def index_table(state: ApoState) -> None:
    """What is kept beside the cards and characters to find them quickly."""
    state.note_all()
    find_tiles(state)
    for char in state.chars:
        if char.at >= 0:
            state.board[char.at] = char.id


def load_char(place: int, data: dict[str, Any]) -> Char:
    char = Char(place, KINDS.index(data["kind"]), data["seat"], data["team"], data["card"])
    char.life = LIVES.index(data["life"])
    for name in CHAR_FIELDS:
        setattr(char, name, data[name])
    if data["shifts"] is not None:
        char.shifts = Shifts()
        for name in SHIFT_FIELDS:
            setattr(char.shifts, name, data["shifts"][name])
    return char


def load_mod(data: dict[str, Any]) -> Mod:
    return Mod(
        data["who"],
        data["stat"],
        data["amount"],
        data["rules"],
        data["crit"],
        UNTILS.index(data["until"]),
        data["of"],
        data["since"],
        data["card"],
    )


def load_frame(state: ApoState, data: dict[str, Any]) -> Effect:
    frame = empty_frame(state, data)
    for name in FRAMES[data["frame"]]:
        setattr(frame, name, plain(data[name]))
    return frame


def empty_frame(state: ApoState, data: dict[str, Any]) -> Effect:
    match data["frame"]:
        case "act":
            power = state.catalog.by_id[data["of"]].powers[data["effect"]]
            return Act(data["source"], power, data["user"], data["you"], data["this"])
        case "run":
            return Run(state.catalog.blocks[data["block"]], data["item"])
        case "blow":
            return Blow(data["user"], data["targets"], data["item"], data["way"])
        case "roll":
            return Roll(data["user"], data["dice"], data["plus"], data["silent"])
        case "test":
            return Test(data["user"], data["attribute"], data["knowledge"], data["silent"])
        case "window":
            return Window(data["when"], data["subject"], data["item"])
        case "ask":
            return Ask(data["what"], data["player"], data["pool"])
        case _:
            return Deed(data["what"], data["user"])
