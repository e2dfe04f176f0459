"""Card texts in Portuguese: nouns have a gender, adjectives agree, prepositions contract."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from carteado.games.duel.language.lexicon import Data, Lexicon
from carteado.kit.telling import Thing, contract, signed

VERBS = "destrua|exaura|atordoe|prepare|mova|devolva|anule|veja|ponha"


class Portuguese(Lexicon):
    lang = "pt"
    joined = " e "
    free = "grátis"
    once = "uma vez por turno"
    extra_cost = "Custo adicional"
    attached = "Encanta o herói inimigo"
    look_at_hand = "veja a mão do oponente"
    keywords = {
        "alert": "Alerta",
        "ranged": "À distância",
        "elusive": "Esquiva",
        "overrun": "Atropelar",
        "drain": "Drenar",
        "venom": "Veneno",
        "ward": "Resguardo",
        "barrier": "Barreira",
        "bulwark": "Baluarte",
        "cannot_attack": "Não pode atacar",
        "cannot_block": "Não pode bloquear",
    }
    cannot = {
        "cannot_attack": ("não pode atacar", "não podem atacar"),
        "cannot_block": ("não pode bloquear", "não podem bloquear"),
    }
    stats = {"atk": "ATK", "hp": "PV", "armor": "Armadura"}
    words = {
        "self": Thing("esta criatura"),
        "host": Thing("a criatura encantada"),
        "it": Thing("essa criatura"),
        "by": Thing("a atacante"),
        "attacked": Thing("o alvo do ataque"),
        "that_shard": Thing("esse estilhaço"),
        "item": Thing("essa ação"),
        "my_hero": Thing("o seu herói"),
        "foe_hero": Thing("o herói inimigo"),
        "heroes": Thing("ambos os heróis", many=True),
    }
    players = {"own": "você", "enemy": "o oponente", "any": "um jogador"}
    turns = {"own": "do seu turno", "enemy": "do turno do oponente", "any": "de cada turno"}
    aims = {"hero": "um herói", "creature": "uma criatura"}
    durations = {"this_turn": "neste turno", "until_my_turn": "até seu próximo turno", "forever": ""}
    events = {
        "played": "Ao ser jogada",
        "enters": "Quando {who} entra em jogo",
        "dies": "Quando {who} morre",
        "attacks": "Quando {who} ataca {at}",
        "blocks": "Quando {who} bloqueia",
        "damaged": "Quando {who} sofre dano",
        "hits_hero": "Quando {who} causa dano de combate ao herói inimigo",
        "spell_played": "Quando {player} joga um feitiço {kind}",
        "ability_used": "Quando {player} usa uma habilidade",
        "shard_played": "Quando {player} joga um estilhaço",
        "turn_start": "No início {turn}",
        "turn_end": "No fim {turn}",
    }
    simples = {
        "destroy": ("destrua {what}", "destrua {what}"),
        "exhaust": ("exaura {what}", "exaura {what}"),
        "stun": ("atordoe {what}", "atordoe {what}"),
        "ready": ("prepare {what}", "prepare {what}"),
        "move": ("mova {what} para a outra fileira", "mova {what} para a outra fileira"),
        "return": ("devolva {what} à mão do dono", "devolva {what} às mãos dos donos"),
        "negate": ("anule {what}", "anule {what}"),
        "reveal": ("veja {what}", "veja {what}"),
    }
    rows: ClassVar[dict[str, str]] = {"attack": "ataque", "defense": "defesa"}
    places: ClassVar[dict[str, str]] = {"row": "nesta fileira", "column": "nesta coluna"}
    states: ClassVar[dict[str, str]] = {"ready": "pronta", "exhausted": "exausta", "damaged": "ferida"}
    jobs: ClassVar[dict[str, str]] = {
        "warrior": "Guerreiro",
        "mage": "Mago",
        "scout": "Batedor",
        "cleric": "Clérigo",
        "beast": "Fera",
        "construct": "Constructo",
        "spirit": "Espírito",
        "rogue": "Ladino",
    }
    card_kinds = {
        "shard": "estilhaço",
        "creature": "criatura",
        "trap": "armadilha",
        "hero": "herói",
        "cast": "Conjuração",
        "burst": "Lampejo",
        "row_enchant": "Encantamento de Fileira",
        "column_enchant": "Encantamento de Coluna",
        "creature_enchant": "Encantamento de Criatura",
        "hero_enchant": "Encantamento de Herói",
    }
    nouns: ClassVar[dict[str, tuple[str, str]]] = {
        "creature": ("a", "criatura"),
        "character": ("o", "personagem"),
        "item": ("o", "feitiço ou habilidade"),
        "enchant": ("o", "encantamento"),
        "trap": ("a", "armadilha"),
        "grave": ("a", "carta de criatura"),
    }
    types: ClassVar[dict[str, tuple[str, str]]] = {
        "spell": ("o", "feitiço"),
        "creature": ("a", "criatura"),
        "trap": ("a", "armadilha"),
        "shard": ("o", "estilhaço"),
    }

    def smooth(self, text: str) -> str:
        """Contractions, and a pronoun after a verb joins it: "atordoe-a"."""
        for pronoun, ending in (("ela", "a"), ("ele", "o")):
            text = re.sub(rf"\b({VERBS}) {pronoun}\b", rf"\1-{ending}", text, flags=re.IGNORECASE)
        return contract(text)

    def verbs(self) -> tuple[tuple[str, str], tuple[str, str]]:
        return ("recebe", "recebem"), ("tem", "têm")

    def spell_kind(self, kind: str) -> str:
        return f"de {self.card_kinds[kind]}"

    def job(self, job: str) -> str:
        return self.jobs[job]

    def noun(self, filter: Data, place: str, plural: bool, chosen: str = "", kind: str = "creature") -> str:
        """Noun, side, "alvo", state, job, where, limits; adjectives agree with the noun."""
        gender, noun = self.nouns[kind]
        s = "s" if plural else ""
        states = {name: word[:-1] + gender for name, word in self.states.items()}
        parts = [
            noun + s,
            {"own": f"aliad{gender}{s}", "enemy": f"inimig{gender}{s}"}.get(filter.get("side", ""), ""),
            chosen,
            states[filter["state"]] + s if "state" in filter else "",
            f"({self.jobs[filter['job']]})" if "job" in filter else "",
            self.in_row(filter, plural),
            self.places[place] if filter.get("here") else "",
            "no seu cemitério" if kind == "grave" else "",
            self.limits(filter),
        ]
        return " ".join(part for part in parts if part)

    def in_row(self, filter: Data, plural: bool) -> str:
        if "row" not in filter:
            return ""
        many = plural and filter.get("side", "any") == "any"
        return f"{'nas fileiras' if many else 'na fileira'} de {self.rows[filter['row']]}"

    def limits(self, filter: Data) -> str:
        said = [f"com custo {filter['cost_max']} ou menor"] if "cost_max" in filter else []
        said += [f"com ATK {filter['atk_min']} ou maior"] if "atk_min" in filter else []
        return " ".join(said)

    def someone(self, filter: Data, place: str) -> str:
        return f"{'outra' if filter.get('other') else 'uma'} {self.noun(filter, place, plural=False)}"

    def every(self, filter: Data, place: str) -> Thing:
        other = "outras " if filter.get("other") else ""
        return Thing(f"todas as {other}{self.noun(filter, place, plural=True)}", many=True)

    def random(self, filter: Data, place: str) -> Thing:
        many = filter["amount"] > 1
        noun = self.noun(filter, place, many, chosen="aleatórias" if many else "aleatória")
        return Thing(f"{filter['amount']} {noun}", many)

    def around(self, word: str, centre: Thing, filter: Data, place: str) -> Thing:
        creatures = self.every(filter, place).text
        match word:
            case "adjacent":
                return Thing(f"{creatures} adjacentes a {centre.text}", many=True)
            case "area":
                return Thing(f"{centre.text} e {creatures} adjacentes a ela", many=True)
            case "same_row":
                return Thing(f"{creatures} da fileira de {centre.text}", many=True)
            case _:
                return Thing(f"{creatures} da coluna de {centre.text}", many=True)

    def here(self, place: str) -> Thing:
        return Thing(f"todas as criaturas {self.places[place]}", many=True)

    def target(self, target: Data) -> Thing:
        kind = target["kind"]
        shown = {name: value for name, value in target.items() if name != "side" or kind != "grave"}
        gender = self.nouns[kind][0]
        determiner = f"outr{gender}" if target.get("other") else gender
        return Thing(f"{determiner} {self.noun(shown, '', False, 'alvo', kind)}")

    def again(self, kind: str) -> Thing:
        return Thing(f"el{self.ending(kind)}")

    def ending(self, kind: str) -> str:
        return "a" if self.nouns[kind][0] == "a" else "e"

    def counted(self, plus: int, noun: str) -> str:
        return f"{plus} mais o número de {noun}" if plus else f"o número de {noun}"

    def costs(self, cost: Data) -> list[str]:
        said = {
            "mana": "{n} de mana",
            "hp": "{n} PV",
            "discard": "descarte {n} carta{s}",
            "sacrifice": "sacrifique {n} criatura{s}",
            "cooldown": "recarga {n}",
        }
        return [said[name].format(n=n, s="" if n == 1 else "s") for name, n in cost.items()]

    def give(self, word: str, amount: str, data: Any, to: Thing) -> str:
        if word == "damage":
            how_much = f"cause {amount} de dano" if isinstance(data, int) else f"cause dano igual a {amount}"
        else:
            how_much = f"restaure {amount} PV" if isinstance(data, int) else f"restaure PV iguais a {amount}"
        return f"{how_much} a {to.text}"

    def lose(self, amount: str, who: Thing) -> str:
        return f"{who.text} {'perdem' if who.many else 'perde'} {amount} PV"

    def summon(self, amount: str, data: Any, token: Data, row: str) -> str:
        name = token["name"]["pt"] if data == 1 else token.get("plural", token["name"])["pt"]
        return f"invoque {amount} {name} na sua fileira de {self.rows[row]}"

    def revive(self, what: Thing, row: str) -> str:
        return f"ponha {what.text} em jogo na sua fileira de {self.rows[row]}"

    def deal(self, word: str, who: str, amount: str, data: Any, type: str) -> str:
        me = who == "me"
        cards = f"{amount} {'carta' if data == 1 else 'cartas'}"
        deck, zone = (
            ("do seu baralho", "na sua zona de mana") if me else ("do baralho do oponente", "na zona de mana dele")
        )
        match word:
            case "draw" if type:
                return f"{'compre' if me else 'o oponente compra'} {self.topmost(type, amount, data)} do topo {deck}"
            case "draw":
                return f"{'compre' if me else 'o oponente compra'} {cards}"
            case "discard":
                return f"{'descarte' if me else 'o oponente descarta'} {cards} ao acaso"
            case "mill":
                return f"ponha {cards} do topo {deck} no cemitério"
            case "gain_mana":
                return f"{'ganhe' if me else 'o oponente ganha'} {amount} de mana neste turno"
            case _:
                return f"ponha {cards} do topo {deck} {zone}"

    def topmost(self, type: str, amount: str, data: Any) -> str:
        gender, noun = self.types[type]
        if data == 1:
            return f"{gender} {noun} mais próxim{gender}"
        return f"{gender}s {amount} {noun}s mais próxim{gender}s"

    def cards_cost(self, type: str, change: int, who: str) -> str:
        more = "a menos" if change < 0 else "a mais"
        return f"{self.whose(type, who)} custam {abs(change)} {more}"

    def whose(self, type: str, who: str) -> str:
        gender, noun = self.types[type]
        if who == "me":
            return f"{'seus' if gender == 'o' else 'suas'} {noun}s"
        return f"{gender}s {noun}s do oponente"

    def spells_hurt(self, change: int, who: str) -> str:
        return f"{self.whose('spell', who)} causam {signed(change)} de dano"

    def died(self, kind: str) -> str:
        return f"se el{self.ending(kind)} morreu"

    def while_in(self, row: str) -> str:
        return f"enquanto estiver na fileira de {self.rows[row]}"

    def if_count(self, number: int, least: bool, filter: Data, place: str) -> str:
        plural = number != 1
        other = ("outras " if plural else "outra ") if filter.get("other") else ""
        noun = self.noun(filter, place, plural)
        return f"se há {'ao menos' if least else 'no máximo'} {number} {other}{noun}"

    def if_number(self, word: str, of: str, number: int, least: bool) -> str:
        bound = "ou mais" if least else "ou menos"
        if word == "hp":
            return f"se {self.words[of].text} tem {number} PV {bound}"
        cards = f"{number} {'carta' if number == 1 else 'cartas'} {bound}"
        if word == "hand":
            return f"se {'você' if of == 'me' else 'o oponente'} tem {cards} na mão"
        return f"se {'seu cemitério' if of == 'me' else 'o cemitério do oponente'} tem {cards}"
