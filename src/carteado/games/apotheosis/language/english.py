"""How cards are told in English (APO-30, section 5)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from carteado.games.apotheosis.board import COUNTERS, KNOWLEDGE, MARKERS, PROPERTIES, RARITIES, SPECIFIERS, SUITS, TYPES
from carteado.games.apotheosis.language.lexicon import Data, Person, Tongue

PATHS = {
    **dict.fromkeys(("magician", "priestess", "empress", "emperor", "priest", "lovers", "chariot"), "the "),
    **dict.fromkeys(("hermit", "wheel", "hanged", "devil", "tower", "star", "moon", "sun", "world"), "the "),
    **dict.fromkeys(("force", "justice", "death", "temperance", "judgment"), ""),
}
"""The article of each path."""


def as_written(names: Iterable[str]) -> dict[str, str]:
    """Words that card files and cards share."""
    return {name: name for name in names}


def one(name: str) -> Person:
    return Person(name, name, f"{name}'s")


class English(Tongue):
    lang = "en"
    joined = "; "
    requirement = "Req."
    boxes = {
        "auto": "Auto",
        "permanent": "Permanent",
        "temp": "Temp",
        "onPlay": "On Play",
        "onExit": "On Exit",
        "onObtain": "On Obtain",
        "onReveal": "On Reveal",
        "onConceal": "On Conceal",
        "onExhaust": "On Exhaust",
        "onRecover": "On Recover",
        "onDiscard": "On Discard",
        "onBury": "On Bury",
        "onBanish": "On Banish",
        "startOfYourTurn": "Start of Your Turn",
        "endOfYourTurn": "End of Your Turn",
        "startOfTeamTurn": "Start of a Team Turn",
        "endOfTeamTurn": "End of a Team Turn",
        "startOfPartnersTurn": "Start of a Partner's Turn",
        "endOfPartnersTurn": "End of a Partner's Turn",
        "startOfOpponentsTurn": "Start of an Opponent's Turn",
        "endOfOpponentsTurn": "End of an Opponent's Turn",
        "startOfAllTurns": "Start of All Turns",
        "endOfAllTurns": "End of All Turns",
        "startOfThisCharacterTurn": "Start of This Character's Turn",
        "endOfThisCharacterTurn": "End of This Character's Turn",
        "startOfRound": "Start of Round",
        "endOfRound": "End of Round",
        "startOfBattle": "Start of Battle",
        "endOfBattle": "End of Battle",
        "checking": "Checking",
        "attacking": "Attacking",
        "attacked": "Attacked",
        "selected": "Selected",
        "rolling": "Rolling",
        "oncePerTurn": "Once per Turn",
        "oncePerRound": "Once per Round",
        "oncePerBattle": "Once per Battle",
        "turnSacrifice": "Sacrifice Your Turn",
        "noResponse": "No Response",
        "noNegation": "No Negation",
        "hand": "Hand",
        "discardPile": "Discard Pile",
        "team": "Team",
        "discard": "Discard",
        "bury": "Bury",
        "banish": "Banish",
        "register": "Register",
    }
    plain = {
        "respond(activation)": "In response to an activation",
        "respond(attack)": "In response to an attack",
        "injured": "When you suffer injury",
        "anyTurn": "During any character's turn",
        "attached": "While this card is attached",
    }
    people = {
        "you": Person("you", "you", "your", True),
        "this": one("this character"),
        "target": one("the target"),
        "attacker": one("the attacker"),
        "defender": one("the defender"),
        "active": one("the active character"),
        "actor": Person("its user", "its user", "its user's"),
    }
    stats = {
        "dmg": "DMG",
        "dmg_taken": "DMG taken",
        "injury_taken": "injury taken",
        "range": "RANGE",
        "hp_max": "maximum HP",
        "healing": "healing",
        "check": "checks",
        "equip": "EQUIPMENT spaces",
        "memento": "MEMENTO spaces",
        "support": "SUPPORT spaces",
        "inventory": "INVENTORY spaces",
        "move_cost": "movement cost",
        "recomposition": "recomposition",
        "salvation": "Divine Salvation cost",
        "know": "level of {knowledge}",
    }
    change = "{stat}"
    changes = {
        "check": ("in checks", "in checks"),
        "equip": ("EQUIPMENT space", "EQUIPMENT spaces"),
        "memento": ("MEMENTO space", "MEMENTO spaces"),
        "support": ("SUPPORT space", "SUPPORT spaces"),
        "inventory": ("INVENTORY space", "INVENTORY spaces"),
    }
    means = {
        "normal": "normal {stat}",
        "item": "{stat} of ITEM",
        "skill": "{stat} of SKILL",
        "technique": "{stat} of techniques",
        "prop": "{stat} with {prop}",
    }
    properties = as_written(PROPERTIES)
    knowledge = as_written((*KNOWLEDGE, "free"))
    suits = {name: name.upper() for name in SUITS}
    rarities = as_written(RARITIES)
    types = as_written(TYPES)
    specifiers = as_written(SPECIFIERS)
    paths = {name: f"path of {article}{name}" for name, article in PATHS.items()}
    spaces = "EQUIPMENT +{equip}, MEMENTO +{memento}"
    markers = as_written(MARKERS)
    counters = as_written(COUNTERS)
    zones = {
        "inventory": "inventory",
        "equip": "EQUIPMENT",
        "memento": "MEMENTO",
        "support": "SUPPORT",
        "sheet": "sheet",
        "table": "table",
        "discard": "discard pile",
        "deck": "deck",
        "scenario": "scenario",
    }
    states = {"exhausted": "exhausted", "recovered": "recovered", "concealed": "concealed", "revealed": "revealed"}
    values = {
        "natural": "the natural roll",
        "total": "the total",
        "injury": "the injury",
        "round": "the round",
        "hp": "{p} HP",
        "hp_max": "{p} maximum HP",
        "attribute": "{p} {attribute}",
        "counters": "❂{counter} on this card",
        "count": "the number of {cards} in {zone}",
        "dist": "distance between {a} and {b}",
        "price": "PRICE",
        "xp": "XP",
        "will": "WILL",
        "fate": "FATE",
    }
    signs = {
        "<": "{a} below {b}",
        "<=": "{a} at most {b}",
        "==": "{a} exactly {b}",
        "!=": "{a} not {b}",
        ">=": "{a} at least {b}",
        ">": "{a} above {b}",
    }
    clauses = {
        "<": "{a} is below {b}",
        "<=": "{a} is at most {b}",
        "==": "{a} is exactly {b}",
        "!=": "{a} is not {b}",
        ">=": "{a} is at least {b}",
        ">": "{a} is above {b}",
    }
    resources = {"ap": "AP", "sp": "SP", "mp": "MP", "spmp": "SP/MP", "hp": "HP"}
    rules = {
        "untargetable": ("cannot be targeted by enemy {by}", "cannot be targeted by enemy {by}"),
        "ignore_control": ("ignore areas of control", "ignores areas of control"),
        "sp_as_mp": ("may pay MP with SP", "may pay MP with SP"),
        "pierce": (
            "make direct attacks that ignore pieces in the way",
            "makes direct attacks that ignore pieces in the way",
        ),
        "crit_on": ("roll perfectly on {at} or more", "rolls perfectly on {at} or more"),
        "cannot_move": ("cannot move", "cannot move"),
        "cannot_attack": ("cannot attack", "cannot attack"),
        "cannot_activate": ("cannot activate {suit}", "cannot activate {suit}"),
        "knockout": ("are knocked out instead of dying", "is knocked out instead of dying"),
    }
    untargetable = {
        "attack": "attacks",
        "ranged": "attacks from distance 2 or more",
        "normal": "normal attacks",
        "item": "ITEMS",
        "skill": "SKILLS",
        "technique": "techniques",
        "event": "EVENTS",
        "any": "cards and attacks",
    }
    verbs = {
        "modify": ("get", "gets"),
        "lose_hp": ("lose {n} HP", "loses {n} HP"),
        "gain_ap": ("gain {n} AP", "gains {n} AP"),
        "lose_ap": ("lose {n} AP", "loses {n} AP"),
        "points": ("recover {n} SP/MP", "recovers {n} SP/MP"),
        "drain": ("exhaust {n} SP/MP", "exhausts {n} SP/MP"),
        "draw": ("draw {n}", "draws {n}"),
        "marker": ("become {marker}", "becomes {marker}"),
        "unmark": ("are no longer {marker}", "is no longer {marker}"),
        "redirect": ("become the target", "becomes the target"),
        "is": ("are", "is"),
        "has": ("have", "has"),
    }
    ways = {
        "free": "move {o} up to {n} {tiles}",
        "push": "push {o} {n} {tiles}",
        "pull": "pull {o} {n} {tiles}",
        "jump": "move {o} to an empty tile within {n} {tiles}",
        "beside": "move {o} beside you",
    }
    durations = {
        "turn": "this turn",
        "round": "this round",
        "battle": "this battle",
        "start": "until the start of {p} next turn",
        "end": "until the end of {p} next turn",
        "counters": "while it has {counter}",
    }
    conditions = {
        "has": "{s} {is} {marker}",
        "prop": "{s} {has} ■{prop}",
        "ally": "{s} {is} your ally",
        "partner": "{s} {is} your partner",
        "enemy": "{s} {is} an enemy",
        "kind": "{s} {is} a {kind}",
        "awake": "{p} ENTITY is awake",
        "adjacent": "{s} {is} adjacent to {o}",
        "behind": "{s} {is} behind {o}",
        "hit": "the attack hits",
        "by": "the attack is {by}",
        "source": "the card is {cards}",
        "zone": "this card is in the {zone}",
        "exhausted": "this card is exhausted",
        "turn": "it is {p} turn",
        "apotheosis_great": "you are in great apotheosis",
        "apotheosis_lesser": "you are in lesser apotheosis",
    }
    bys = {
        "normal": "normal",
        "item": "of ITEM",
        "skill": "of SKILL",
        "technique": "of a technique",
        "prop": "with ■{prop}",
    }
    phrases = {
        "damage": "deal {n} DMG to {o}",
        "heal": "heal {n} HP of {o}",
        "revive": "revive {o} with {n} HP",
        "search": "search {zone} for {cards}",
        "get": "get {cards} from {zone}",
        "place": "place {cards} from {zone}",
        "return": "return {cards} from {zone} to the inventory",
        "discard": "discard {cards} from {zone}",
        "bury": "bury {cards} from {zone}",
        "banish": "banish {cards} from {zone}",
        "exhaust": "exhaust {cards} of {zone}",
        "recover": "recover {cards} of {zone}",
        "reveal": "reveal {cards} of {zone}",
        "conceal": "conceal {cards} of {zone}",
        "this_card": "{verb} this card",
        "attach": "attach {cards} from {zone} to {o}",
        "counter_put": "put {n} ❂{counter} on this card",
        "counter_remove": "remove {n} ❂{counter} from this card",
        "swap": "swap {o} and {other}",
        "strike": "make a free normal attack on {o}",
        "bonus": "{n} to it",
        "reroll": "reroll",
        "negate": "negate it",
        "roll": "roll {n}",
        "check": "check {attribute} {difficulty}: {then}",
        "check_known": "check {attribute} ({knowledge}) {difficulty}: {then}",
        "contest": "contest {own} against {their}: {then}",
        "otherwise": "{then}; otherwise {other}",
        "if": "if {condition}, {then}",
        "choose": "choose: {branches}",
        "or": ", or ",
        "nothing": "nothing",
        "pay": "pay {n} {resource}",
        "points": "{n} {resource}",
        "pay_cards": "{verb} {cards} from {zone}",
        "exhaust_this": "exhaust this card",
        "remove": "remove {n} ❂{counter}",
        "value": "discard {n} {value}",
        "all": "all",
        "random": "{n} random {cards}",
        "up_to": "up to {n} {cards}",
        "bar": "{dmg}{range}{ap} AP{points}",
        "scenario": "the scenario",
    }
    kinds = {"hero": "Hero", "companion": "Companion"}
    sides = {"ally": "ally", "partner": "partner", "enemy": "enemy", "any": "character"}

    def each(self, data: Data) -> Person:
        said = f"each {self.sides[data['side']]}"
        if "kind" in data:
            said += f" {self.kinds[data['kind']]}"
        if "within" in data:
            said += f" within {data['within']}"
        return Person(said, said, f"{said}'s")

    def noun(self, data: Data, many: bool) -> str:
        parts = []
        if "state" in data:
            parts.append(self.states[data["state"]])
        if "rarity" in data:
            parts.append(self.rarities[data["rarity"]])
        parts += [f"■{self.properties[data['prop']]}"] if "prop" in data else []
        parts.append(self.suits[data["suit"]] if "suit" in data else "cards" if many else "card")
        if "know" in data:
            parts.append(f"of {self.knowledge[data['know']]}")
        if "level_max" in data:
            parts.append(f"of level {data['level_max']} or less")
        return " ".join(parts)

    def possessed(self, zone: str, person: Person) -> str:
        if person.subject.startswith("each "):
            return f"the {self.zones[zone]} of {person.object}"
        return f"{person.owner} {self.zones[zone]}"

    def aim(self, data: Data) -> str:
        side, kind = self.sides[data["side"]], data.get("kind")
        said = {None: side, "dead": f"knocked out or dead {side}"}.get(kind) or f"{side} {self.kinds[data['kind']]}"
        reach = f", {self.stats['range']} {data['range']}" if "range" in data else ""
        return f"Target: {'an' if said[0] in 'ae' else 'a'} {said}{reach}"

    def negated(self, condition: str) -> str:
        said, verbs = re.subn(r"\b(is|are)\b", r"\1 not", condition, count=1)
        return said if verbs else f"not: {condition}"
