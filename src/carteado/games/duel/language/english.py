"""Card texts in English."""

from __future__ import annotations

from typing import Any, ClassVar

from carteado.games.duel.language.lexicon import Data, Lexicon
from carteado.kit.telling import Thing, signed

YOURS = "your"
THEIRS = "the opponent's"


class English(Lexicon):
    lang = "en"
    joined = " and "
    free = "free"
    once = "once per turn"
    extra_cost = "Additional cost"
    attached = "Enchants the enemy hero"
    look_at_hand = "look at the opponent's hand"
    keywords = {
        "alert": "Alert",
        "ranged": "Ranged",
        "elusive": "Elusive",
        "overrun": "Overrun",
        "drain": "Drain",
        "venom": "Venom",
        "ward": "Ward",
        "barrier": "Barrier",
        "bulwark": "Bulwark",
        "cannot_attack": "Can't attack",
        "cannot_block": "Can't block",
    }
    cannot = {"cannot_attack": ("can't attack", "can't attack"), "cannot_block": ("can't block", "can't block")}
    stats = {"atk": "ATK", "hp": "HP", "armor": "Armor"}
    words = {
        "self": Thing("this creature"),
        "host": Thing("the enchanted creature"),
        "it": Thing("that creature"),
        "by": Thing("the attacker"),
        "attacked": Thing("the target of the attack"),
        "that_shard": Thing("that shard"),
        "item": Thing("that action"),
        "my_hero": Thing("your hero"),
        "foe_hero": Thing("the enemy hero"),
        "heroes": Thing("both heroes", many=True),
    }
    players = {"own": "you play", "enemy": "the opponent plays", "any": "a player plays"}
    turns = {"own": "your turn", "enemy": "the opponent's turn", "any": "each turn"}
    aims = {"hero": "a hero", "creature": "a creature"}
    durations = {"this_turn": "this turn", "until_my_turn": "until your next turn", "forever": ""}
    events = {
        "played": "When played",
        "enters": "When {who} enters play",
        "dies": "When {who} dies",
        "attacks": "When {who} attacks {at}",
        "blocks": "When {who} blocks",
        "damaged": "When {who} takes damage",
        "hits_hero": "When {who} deals combat damage to the enemy hero",
        "spell_played": "When {player} a {kind} spell",
        "ability_used": "When {player} an ability",
        "shard_played": "When {player} a shard",
        "turn_start": "At the start of {turn}",
        "turn_end": "At the end of {turn}",
    }
    simples = {
        "destroy": ("destroy {what}", "destroy {what}"),
        "exhaust": ("exhaust {what}", "exhaust {what}"),
        "stun": ("stun {what}", "stun {what}"),
        "ready": ("ready {what}", "ready {what}"),
        "move": ("move {what} to its other row", "move {what} to their other rows"),
        "return": ("return {what} to its owner's hand", "return {what} to their owners' hands"),
        "negate": ("negate {what}", "negate {what}"),
        "reveal": ("look at {what}", "look at {what}"),
    }
    card_kinds = {
        "shard": "shard",
        "creature": "creature",
        "trap": "trap",
        "hero": "hero",
        "cast": "Cast",
        "burst": "Burst",
        "row_enchant": "Row Enchant",
        "column_enchant": "Column Enchant",
        "creature_enchant": "Creature Enchant",
        "hero_enchant": "Hero Enchant",
    }
    nouns: ClassVar[dict[str, str]] = {
        "creature": "creature",
        "character": "character",
        "item": "spell or ability",
        "enchant": "enchant",
        "trap": "trap",
        "grave": "creature card in your graveyard",
    }
    types: ClassVar[dict[str, str]] = {"spell": "spell", "creature": "creature", "trap": "trap", "shard": "shard"}

    def verbs(self) -> tuple[tuple[str, str], tuple[str, str]]:
        return ("gets", "get"), ("has", "have")

    def event(self, when: str, **blanks: str) -> str:
        said = super().event(when, **blanks)
        if when == "ability_used":
            return said.replace("you play", "you use").replace("plays", "uses")
        return said

    def job(self, job: str) -> str:
        return job.title()

    def spell_kind(self, kind: str) -> str:
        return self.card_kinds[kind]

    def noun(self, filter: Data, place: str, plural: bool, noun: str = "creature") -> str:
        """Side, state, job, noun, where, limits."""
        many = plural and filter.get("side", "any") == "any"
        parts = [
            {"own": "friendly", "enemy": "enemy"}.get(filter.get("side", ""), ""),
            filter.get("state", ""),
            filter.get("job", "").title(),
            f"{noun}s" if plural else noun,
            f"in the {filter['row']} row{'s' if many else ''}" if "row" in filter else "",
            f"in this {place}" if filter.get("here") else "",
            self.limits(filter),
        ]
        return " ".join(part for part in parts if part)

    def limits(self, filter: Data) -> str:
        said = [f"with cost {filter['cost_max']} or less"] if "cost_max" in filter else []
        said += [f"with ATK {filter['atk_min']} or more"] if "atk_min" in filter else []
        return " ".join(said)

    def someone(self, filter: Data, place: str) -> str:
        noun = self.noun(filter, place, plural=False)
        if filter.get("other"):
            return f"another {noun}"
        return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"

    def every(self, filter: Data, place: str) -> Thing:
        other = "other " if filter.get("other") else ""
        return Thing(f"all {other}{self.noun(filter, place, plural=True)}", many=True)

    def random(self, filter: Data, place: str) -> Thing:
        many = filter["amount"] > 1
        return Thing(f"{filter['amount']} random {self.noun(filter, place, plural=many)}", many)

    def around(self, word: str, centre: Thing, filter: Data, place: str) -> Thing:
        creatures = self.every(filter, place).text
        match word:
            case "adjacent":
                return Thing(f"{creatures} adjacent to {centre.text}", many=True)
            case "area":
                return Thing(f"{centre.text} and {creatures} adjacent to it", many=True)
            case _:
                return Thing(f"{creatures} in the {word.removeprefix('same_')} of {centre.text}", many=True)

    def here(self, place: str) -> Thing:
        return Thing(f"all creatures in this {place}", many=True)

    def target(self, target: Data) -> Thing:
        kind = target["kind"]
        shown = {name: value for name, value in target.items() if name != "side" or kind != "grave"}
        return Thing(
            f"{'another target' if target.get('other') else 'target'} {self.noun(shown, '', False, self.nouns[kind])}"
        )

    def again(self, kind: str) -> Thing:
        return Thing("it")

    def counted(self, plus: int, noun: str) -> str:
        return f"{plus} plus the number of {noun}" if plus else f"the number of {noun}"

    def costs(self, cost: Data) -> list[str]:
        said = {
            "mana": "{n} mana",
            "hp": "{n} HP",
            "discard": "discard {n} card{s}",
            "sacrifice": "sacrifice {n} creature{s}",
            "cooldown": "cooldown {n}",
        }
        return [said[name].format(n=n, s="" if n == 1 else "s") for name, n in cost.items()]

    def give(self, word: str, amount: str, data: Any, to: Thing) -> str:
        verb, unit = ("deal", "damage") if word == "damage" else ("restore", "HP")
        how_much = f"{amount} {unit}" if isinstance(data, int) else f"{unit} equal to {amount}"
        return f"{verb} {how_much} to {to.text}"

    def lose(self, amount: str, who: Thing) -> str:
        return f"{who.text} {'lose' if who.many else 'loses'} {amount} HP"

    def summon(self, amount: str, data: Any, token: Data, row: str) -> str:
        name = token["name"]["en"] if data == 1 else token.get("plural", token["name"])["en"]
        return f"summon {amount} {name} in your {row} row"

    def revive(self, what: Thing, row: str) -> str:
        return f"put {what.text} into play in your {row} row"

    def deal(self, word: str, who: str, amount: str, data: Any, type: str) -> str:
        me = who == "me"
        cards = "card" if data == 1 else "cards"
        deck, hand = (YOURS, YOURS) if me else (THEIRS, "their")
        top = "the top card" if data == 1 else f"the top {amount} cards"
        match word:
            case "draw" if type:
                several = "" if data == 1 else f"{amount} "
                kind = self.types[type] + ("" if data == 1 else "s")
                return f"{'draw' if me else 'the opponent draws'} the {several}topmost {kind} of {deck} deck"
            case "draw":
                return f"{'draw' if me else 'the opponent draws'} {amount} {cards}"
            case "discard":
                return f"{'discard' if me else 'the opponent discards'} {amount} {cards} at random"
            case "mill":
                return f"put {top} of {deck} deck into the graveyard"
            case "gain_mana":
                return f"{'gain' if me else 'the opponent gains'} {amount} mana this turn"
            case _:
                return f"put {top} of {deck} deck into {hand} mana zone"

    def cards_cost(self, type: str, change: int, who: str) -> str:
        cards = f"{self.types[type]}s"
        more = "less" if change < 0 else "more"
        return f"{YOURS if who == 'me' else THEIRS} {cards} cost {abs(change)} {more}"

    def spells_hurt(self, change: int, who: str) -> str:
        return f"{YOURS if who == 'me' else THEIRS} spells deal {signed(change)} damage"

    def died(self, kind: str) -> str:
        return "if it died"

    def while_in(self, row: str) -> str:
        return f"while in the {row} row"

    def if_count(self, number: int, least: bool, filter: Data, place: str) -> str:
        noun = ("other " if filter.get("other") else "") + self.noun(filter, place, plural=number != 1)
        return f"if there {'is' if number == 1 else 'are'} at {'least' if least else 'most'} {number} {noun}"

    def if_number(self, word: str, of: str, number: int, least: bool) -> str:
        if word == "hp":
            return f"if {self.words[of].text} has {number} HP or {'more' if least else 'less'}"
        bound = f"{number} or {'more' if least else 'fewer'} cards"
        if word == "hand":
            return f"if {'you have' if of == 'me' else 'the opponent has'} {bound} in hand"
        return f"if {YOURS if of == 'me' else THEIRS} graveyard has {bound}"
