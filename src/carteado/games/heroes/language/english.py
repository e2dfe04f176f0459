"""Card texts in English."""

from __future__ import annotations

import re

from carteado.games.heroes.language.lexicon import Lexicon
from carteado.kit.telling import Thing

TURNS_OF_PHRASE = [
    (r"\b(knock) out (it|them)\b", r"\1 \2 out"),
    (r"\(X = ([^()]+) of it\)", r"(X = its \1)"),
    (r"\bthere are (at least|exactly) 1 among\b", r"there is \1 1 among"),
]


class English(Lexicon):
    lang = "en"
    immunity = "Immunity: {what}"
    again = ("it", "them")
    entry = "Entry: {cost}"
    priority = "only {condition}"
    amount = "{plus} + X"
    count_of = " (X = the number of {what})"
    stat_of = " (X = {stat} of {what})"
    sources = "your energy sources"
    cards = ("card", "cards")
    tokens = {
        "agility": "Agility",
        "slow": "Slow",
        "strength": "Strength",
        "weakness": "Weakness",
        "more_life": "More Life",
        "less_life": "Less Life",
        "shield": "Shield",
        "taunt": "Taunt",
        "perception": "Perception",
        "evasion": "Evasion",
        "sight": "Privileged Sight",
        "invisibility": "Invisibility",
        "poison": "Poison",
        "burn": "Burn",
        "bleed": "Bleed",
        "disease": "Disease",
        "silence": "Silence",
        "confusion": "Confusion",
        "stun": "Stun",
        "fury": "Fury",
    }
    immunities = {
        "damage": "Damage",
        "death": "Death",
        "heal": "Healing",
        "silence": "Silence",
        "confusion": "Confusion",
        "stun": "Stun",
        "fury": "Fury",
        "burn": "Burn",
        "poison": "Poison",
        "bleed": "Bleed",
        "disease": "Disease",
        "attribute_plus": "Attribute tokens (+)",
        "attribute_minus": "Attribute tokens (-)",
        "special_plus": "Special tokens (+)",
        "special_minus": "Special tokens (-)",
        "buff": "Buff",
        "debuff": "Debuff",
    }
    groups = {
        "attribute_plus": ("attribute token (+)", "attribute tokens (+)"),
        "attribute_minus": ("attribute token (-)", "attribute tokens (-)"),
        "continuous": ("continuous damage token", "continuous damage tokens"),
        "special_plus": ("special token (+)", "special tokens (+)"),
        "special_minus": ("special token (-)", "special tokens (-)"),
        "immunity": ("immunity", "immunities"),
        "buff": ("buff", "buffs"),
        "debuff": ("debuff", "debuffs"),
        "any": ("token", "tokens"),
        "": ("{token} token", "{token} tokens"),
    }
    abilities = {
        "energy": "Energy",
        "elemental": "Elemental",
        "toxic": "Toxic",
        "science": "Science",
        "mentalism": "Mentalism",
        "magic": "Magic",
        "strength": "Strength",
        "speed": "Speed",
        "flight": "Flight",
        "cosmic": "Cosmic",
        "divine": "Divine",
        "general": "General",
    }
    alliances = {
        "dawn": "Dawn Guard",
        "garden": "Living Garden",
        "mist": "Mist Syndicate",
        "forge": "Titanium Forge",
        "choir": "Star Choir",
        "court": "Broken Court",
    }
    alignments = {
        "hero": "hero",
        "villain": "villain",
        "hero_villain": "hero-villain",
        "villain_hero": "villain-hero",
    }
    numbers = {
        "health": "Health",
        "protection": "Protection",
        "speed": "Speed",
        "energy": "energy",
        "damage_taken": "damage taken",
        "stars": "stars",
        "damage": "damage",
    }
    types = {
        "character": ("character", "characters"),
        "source": ("energy source", "energy sources"),
        "event": ("event", "events"),
        "equipment": ("equipment", "equipment"),
        "action": ("action", "actions"),
    }
    kinds = {"active": "active action", "passive": "passive action"}
    words = {
        "self": Thing("this character"),
        "this": Thing("this card"),
        "it": Thing("that character"),
        "by": Thing("the attacker"),
    }
    players = {
        "me": Thing("you"),
        "foes": Thing("each opponent"),
        "all": Thing("each player"),
        "active": Thing("the turn player"),
        "target": Thing("target opponent"),
        "again": Thing("that player"),
    }
    targets = {
        "enemy": "target enemy",
        "own": "target ally",
        "own_other": "another target ally",
        "any": "target character",
        "any_other": "another target character",
        "most": "up to {most} target enemies",
        "enemy_equipment": "target enemy equipment",
        "own_equipment": "target equipment of yours",
    }
    every = {
        "enemy": "all enemies",
        "own": "all allies",
        "own_other": "all other allies",
        "any": "all characters",
        "any_other": "all other characters",
    }
    someone = {
        "enemy": "a random enemy",
        "own": "a random ally",
        "own_other": "another random ally",
        "any": "a random character",
        "any_other": "another random character",
    }
    weakest = {"enemy": "the weakest enemy", "own": "the weakest ally", "any": "the weakest character"}
    filters = {
        "token": "with {what}",
        "alliance": "of the {what}",
        "ability": "with {what}",
        "alignment": "aligned {what}",
        "earth": "of Earth {what}",
        "stars_max": "with at most {what} stars",
        "energy_min": "with at least {what} energy",
        "state": "with damage",
    }
    bounds = {"min": "at least {n}", "max": "at most {n}", "exactly": "exactly {n}"}
    conditions = {
        "count": "if there are {bound} among {what}",
        "among": "if {what} is{filter}",
        "stat": "if {what} has {bound} {stat}",
        "stat_many": "if {what} have {bound} {stat}",
        "hand": "if you have {bound} {cards} in hand",
        "kos": "if you have {bound} knock-out{s}",
        "chance": "({wins} in {sides} chance)",
    }
    turns = {"own": "on your turn", "other": "on another player's turn"}
    slot = {
        "any": "if an event is in play",
        "own": "if your event is in play",
        "none": "if no event is in play",
    }
    events = {
        "enters": "When this enters play",
        "ko": "When {who} is knocked out",
        "turn_start": "At the start of {whose} turn",
        "combat_start": "At the start of combat{whose}",
        "resolution": "In the resolution phase{whose}",
        "turn_end": "At the end of {whose} turn",
        "attacks": "After {who} attacks",
        "damaged": "When {who} loses Health",
    }
    subjects = {"self": "this character", "own": "an ally", "enemy": "an enemy", "any": "a character"}
    whose = {"own": "your", "any": "each player's", "own_phase": " on your turn", "any_phase": ""}
    forbidden = {
        "passive": "passive actions",
        "advanced_sources": "activating advanced sources",
        "heal": "healing",
        "ability": "attached actions of {what}",
    }
    costs = {
        "use": "Use {n}",
        "keep": "Keep {n}",
        "generate": "Generate {n}",
        "discard_basic": "Discard {n} basic source",
        "discard_hand": "Discard {n} from hand",
        "hurt": "Lose {n} Health",
    }
    flags = {
        "passive": "passive",
        "uses": "up to {n} times",
        "cant_miss": "cannot miss",
        "once_per_game": "once per game",
    }
    statics = {
        "storage": "Storage ({n})",
        "storage_of": "{what}: Storage ({n})",
        "change": "{what}: {n} {stat}",
        "prevent": "Prevent {n} damage to {what}",
        "immune": "{what}: Immunity: {type}",
        "grant": "{what}: ability {type}",
        "cost": "Equipment of {what} costs {n}",
        "forbid": "{what}: forbidden: {type}",
        "field_limit": "{what} may field {n} per turn",
        "order": "The slowest act first",
        "duplicate_names": "The name rule is off for {what}",
        "multi_action": "{n} actions per turn",
    }
    steps = {
        "damage": "deal {n} damage to {to}",
        "pierce": "deal {n} piercing damage to {to}",
        "heal": "heal {n} on {to}",
        "token": "put {n} {token} token on {to}",
        "tokens": "put {n} {token} tokens on {to}",
        "stack": "put a stack of {n} {token} on {to}",
        "remove": "remove {n} {what} from {source}",
        "remove_all": "remove all {what} from {source}",
        "move_token": "move {n} {what} from {source} to {to}",
        "move_token_all": "move all {what} from {source} to {to}",
        "energy": "generate {n} energy on {to}",
        "energy_who": "generate {n} energy for {who}",
        "drain": "dissipate {n} energy from {source}",
        "move_energy": "move {n} energy from {source} to {to}",
        "draw": "draw {n} {cards}",
        "draw_who": "{who} draws {n} {cards}",
        "discard": "discard {n} {cards} at random",
        "discard_who": "{who} discards {n} {cards} at random",
        "reveal": "look at the hand of {who}",
        "search": "search your deck for {n} {type}",
        "end_event": "discard the event in play",
        "knock_out": "knock out {what}",
        "ready": "ready {what}",
    }
    scopes = {
        "turn_player": "the turn player",
        "each_opponent": "each opponent",
        "each_player": "each player",
        "everyone": "all characters",
        "random_character": "a random character",
        "all_allies": "all allies",
        "all_enemies": "all enemies",
    }
    facts = {
        "character": "character, stars {stars}, Health {health}, Protection {protection}, "
        "Speed {speed}; abilities: {abilities}",
        "mob": "Mob, stars {stars}, Health {health}, Protection {protection}, Speed {speed}; abilities: {abilities}",
        "basic": "basic energy source",
        "advanced": "advanced energy source",
        "event": "event for {scope}",
        "equipment": "equipment, cost {cost}, storage {storage}",
        "silo": "silo, cost {cost}, storage {storage}",
        "action": "{kind}, {ability}",
        "unique": "{facts}; unique",
    }

    def smooth(self, text: str) -> str:
        """What no template says well: "knock it out", "its Poison"."""
        for clumsy, better in TURNS_OF_PHRASE:
            text = re.sub(clumsy, better, text, flags=re.IGNORECASE)
        return text
