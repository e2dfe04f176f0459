"""How cards are told in Portuguese (APO-30, section 5)."""

from __future__ import annotations

import re

from carteado.games.apotheosis.language.lexicon import Data, Person, Tongue
from carteado.kit.telling import contract

MASCULINE = ("entity", "item", "companion", "event")


def one(name: str) -> Person:
    """Masculine, with its article: contractions come when the sentence is whole."""
    return Person(f"o {name}", f"a o {name}", f"de o {name}")


class Portuguese(Tongue):
    lang = "pt"
    joined = "; "
    requirement = "Req."
    boxes = {
        "auto": "Auto",
        "permanent": "Permanente",
        "temp": "Temp",
        "onPlay": "Ao Entrar",
        "onExit": "Ao Sair",
        "onObtain": "Ao Obter",
        "onReveal": "Ao Revelar",
        "onConceal": "Ao Ocultar",
        "onExhaust": "Ao Exaurir",
        "onRecover": "Ao Recuperar",
        "onDiscard": "Ao Descartar",
        "onBury": "Ao Enterrar",
        "onBanish": "Ao Banir",
        "startOfYourTurn": "No Início do seu Turno",
        "endOfYourTurn": "No Final do seu Turno",
        "startOfTeamTurn": "No Início do Turno do Time",
        "endOfTeamTurn": "No Final do Turno do Time",
        "startOfPartnersTurn": "No Início do Turno do Parceiro",
        "endOfPartnersTurn": "No Final do Turno do Parceiro",
        "startOfOpponentsTurn": "No Início do Turno Adversário",
        "endOfOpponentsTurn": "No Final do Turno Adversário",
        "startOfAllTurns": "No Início de Todos os Turnos",
        "endOfAllTurns": "No Final de Todos os Turnos",
        "startOfThisCharacterTurn": "No Início do Turno deste Personagem",
        "endOfThisCharacterTurn": "No Final do Turno deste Personagem",
        "startOfRound": "Início da Rodada",
        "endOfRound": "Fim da Rodada",
        "startOfBattle": "Início da Batalha",
        "endOfBattle": "Fim da Batalha",
        "checking": "Realizando um Teste",
        "attacking": "Quando Atacando",
        "attacked": "Quando Atacado",
        "selected": "Quando Selecionado como Alvo",
        "rolling": "Rolando um Dado",
        "oncePerTurn": "Uma vez por Turno",
        "oncePerRound": "Uma vez por Rodada",
        "oncePerBattle": "Uma vez por Batalha",
        "turnSacrifice": "Sacrifique o seu Turno",
        "noResponse": "Sem Resposta",
        "noNegation": "Sem Negação",
        "hand": "Mão",
        "discardPile": "Pilha de Descarte",
        "team": "Time",
        "discard": "Descarte",
        "bury": "Enterre",
        "banish": "Bana",
        "register": "Lance",
    }
    plain = {
        "respond(activation)": "Em resposta a uma ativação",
        "respond(attack)": "Em resposta a um ataque",
        "injured": "Quando você sofrer LESÃO",
        "anyTurn": "Durante o turno de qualquer personagem",
        "attached": "Enquanto esta carta estiver anexada",
    }
    people = {
        "you": Person("você", "a você", "de você", True),
        "this": Person("este personagem", "a este personagem", "de este personagem"),
        "target": one("alvo"),
        "attacker": one("atacante"),
        "defender": one("defensor"),
        "active": one("personagem do turno"),
        "actor": one("autor da jogada"),
    }
    stats = {
        "dmg": "DANO",
        "dmg_taken": "DANO sofrido",
        "injury_taken": "LESÃO sofrida",
        "range": "ALCANCE",
        "hp_max": "VIDA máxima",
        "healing": "cura",
        "check": "testes",
        "equip": "espaços de EQUIPAMENTO",
        "memento": "espaços de MEMENTO",
        "support": "espaços de SUPORTE",
        "inventory": "espaços de INVENTÁRIO",
        "move_cost": "custo de mover",
        "recomposition": "recomposição",
        "salvation": "custo da Salvação Divina",
        "know": "nível de {knowledge}",
    }
    change = "de {stat}"
    changes = {
        "check": ("em testes", "em testes"),
        "equip": ("espaço de EQUIPAMENTO", "espaços de EQUIPAMENTO"),
        "memento": ("espaço de MEMENTO", "espaços de MEMENTO"),
        "support": ("espaço de SUPORTE", "espaços de SUPORTE"),
        "inventory": ("espaço de INVENTÁRIO", "espaços de INVENTÁRIO"),
    }
    means = {
        "normal": "{stat} normal",
        "item": "{stat} de ITEM",
        "skill": "{stat} de HABILIDADE",
        "technique": "{stat} de técnica",
        "prop": "{stat} com {prop}",
    }
    properties = {
        "BLADE": "LÂMINA",
        "BOW": "ARCO",
        "STAFF": "CAJADO",
        "SHIELD": "ESCUDO",
        "POTION": "POÇÃO",
        "TOOL": "FERRAMENTA",
        "FIRE": "FOGO",
        "WATER": "ÁGUA",
        "EARTH": "TERRA",
        "AIR": "AR",
        "LIGHT": "LUZ",
        "SHADOW": "SOMBRA",
        "BLOOD": "SANGUE",
        "MIND": "MENTE",
        "SONG": "CANÇÃO",
        "PRAYER": "PRECE",
        "BEAST": "FERA",
        "SPIRIT": "ESPÍRITO",
        "CLIMATE": "CLIMA",
        "TRAP": "ARDIL",
        "GUARD": "GUARDA",
        "TRAVEL": "VIAGEM",
        "OATH": "JURAMENTO",
    }
    knowledge = {
        "faith": "Fé",
        "arcane": "Arcano",
        "cooperation": "Cooperação",
        "defense": "Defesa",
        "athletics": "Atletismo",
        "practice": "Prática",
        "art": "Arte",
        "instruction": "Instrução",
        "cunning": "Astúcia",
        "elemental": "Elemental",
        "transmutation": "Transmutação",
        "vital": "Vital",
        "mental": "Mental",
        "dimensional": "Dimensional",
        "free": "Livre",
    }
    suits = {
        "house": "CASA",
        "class": "CLASSE",
        "entity": "ENTE",
        "item": "ITEM",
        "skill": "HABILIDADE",
        "companion": "COMPANHEIRO",
        "event": "EVENTO",
    }
    rarities = {"common": "comum", "uncommon": "incomum", "rare": "rara", "epic": "épica", "legendary": "lendária"}
    types = {"human": "humano", "creature": "criatura", "summon": "invocação"}
    specifiers = {
        "vest": "veste",
        "headpiece": "cabeça",
        "feet": "pés",
        "accessory": "acessório",
        "utility": "utilidade",
    }
    paths = {
        "magician": "caminho do Mago",
        "priestess": "caminho da Sacerdotisa",
        "empress": "caminho da Imperatriz",
        "emperor": "caminho do Imperador",
        "priest": "caminho do Sacerdote",
        "lovers": "caminho dos Enamorados",
        "chariot": "caminho do Carro",
        "force": "caminho da Força",
        "hermit": "caminho do Eremita",
        "wheel": "caminho da Roda",
        "justice": "caminho da Justiça",
        "hanged": "caminho do Enforcado",
        "death": "caminho da Morte",
        "temperance": "caminho da Temperança",
        "devil": "caminho do Diabo",
        "tower": "caminho da Torre",
        "star": "caminho da Estrela",
        "moon": "caminho da Lua",
        "sun": "caminho do Sol",
        "judgment": "caminho do Julgamento",
        "world": "caminho do Mundo",
    }
    spaces = "EQUIPAMENTO +{equip}, MEMENTO +{memento}"
    markers = {"HIDDEN": "FURTIVO", "BURNING": "EM CHAMAS", "POISONED": "ENVENENADO", "MARKED": "MARCADO"}
    counters = {"TIME": "TEMPO", "CHARGE": "CARGA"}
    zones = {
        "inventory": "o INVENTÁRIO",
        "equip": "o EQUIPAMENTO",
        "memento": "o MEMENTO",
        "support": "o SUPORTE",
        "sheet": "a FICHA",
        "table": "a MESA",
        "discard": "a pilha de descarte",
        "deck": "o baralho",
        "scenario": "o CENÁRIO",
    }
    states = {"exhausted": "exaurida", "recovered": "recuperada", "concealed": "oculta", "revealed": "revelada"}
    values = {
        "natural": "o resultado natural",
        "total": "o total",
        "injury": "LESÃO",
        "round": "rodada",
        "hp": "VIDA {p}",
        "hp_max": "VIDA máxima {p}",
        "attribute": "{attribute} {p}",
        "counters": "❂{counter} nesta carta",
        "count": "o número de {cards} em {zone}",
        "dist": "distância entre {a} e {b}",
        "price": "PREÇO",
        "xp": "XP",
        "will": "VONTADE",
        "fate": "DESTINO",
    }
    signs = {
        "<": "{a} menor que {b}",
        "<=": "{a} no máximo {b}",
        "==": "{a} igual a {b}",
        "!=": "{a} diferente de {b}",
        ">=": "{a} no mínimo {b}",
        ">": "{a} maior que {b}",
    }
    clauses = {
        "<": "{a} for menor que {b}",
        "<=": "{a} for no máximo {b}",
        "==": "{a} for igual a {b}",
        "!=": "{a} for diferente de {b}",
        ">=": "{a} for no mínimo {b}",
        ">": "{a} for maior que {b}",
    }
    resources = {"ap": "AÇÃO", "sp": "ESTAMINA", "mp": "MANA", "spmp": "ESTAMINA/MANA", "hp": "VIDA"}
    rules = {
        "untargetable": ("não pode ser alvo de {by}", "não pode ser alvo de {by}"),
        "ignore_control": ("ignora áreas de domínio", "ignora áreas de domínio"),
        "sp_as_mp": ("pode pagar MANA com ESTAMINA", "pode pagar MANA com ESTAMINA"),
        "pierce": (
            "faz ataques DIRETOS que ignoram peças no trajeto",
            "faz ataques DIRETOS que ignoram peças no trajeto",
        ),
        "crit_on": ("tem rolagem perfeita com {at} ou mais", "tem rolagem perfeita com {at} ou mais"),
        "cannot_move": ("não pode mover", "não pode mover"),
        "cannot_attack": ("não pode atacar", "não pode atacar"),
        "cannot_activate": ("não pode ativar {suit}", "não pode ativar {suit}"),
        "knockout": ("fica nocauteado em vez de morrer", "fica nocauteado em vez de morrer"),
    }
    untargetable = {
        "attack": "ataque inimigo",
        "ranged": "ataque inimigo a 2 casas ou mais",
        "normal": "Ataque Normal inimigo",
        "item": "ITEM inimigo",
        "skill": "HABILIDADE inimiga",
        "technique": "técnica inimiga",
        "event": "EVENTO inimigo",
        "any": "carta ou ataque inimigo",
    }
    verbs = {
        "modify": ("recebe", "recebe"),
        "lose_hp": ("perde {n} de VIDA", "perde {n} de VIDA"),
        "gain_ap": ("ganha {n} de AÇÃO", "ganha {n} de AÇÃO"),
        "lose_ap": ("perde {n} de AÇÃO", "perde {n} de AÇÃO"),
        "points": ("recupera {n} de ESTAMINA/MANA", "recupera {n} de ESTAMINA/MANA"),
        "drain": ("exaure {n} de ESTAMINA/MANA", "exaure {n} de ESTAMINA/MANA"),
        "draw": ("puxa {n}", "puxa {n}"),
        "marker": ("fica {marker}", "fica {marker}"),
        "unmark": ("deixa de estar {marker}", "deixa de estar {marker}"),
        "redirect": ("torna-se o alvo", "torna-se o alvo"),
        "is": ("está", "está"),
        "has": ("possui", "possui"),
    }
    ways = {
        "free": "mova {s} até {n} {tiles}",
        "push": "empurre {s} {n} {tiles}",
        "pull": "puxe {s} {n} {tiles}",
        "jump": "mova {s} para uma casa vazia a até {n} {tiles}",
        "beside": "mova {s} para junto de você",
    }
    durations = {
        "turn": "neste turno",
        "round": "nesta rodada",
        "battle": "nesta batalha",
        "start": "até o início do próximo turno {p}",
        "end": "até o final do próximo turno {p}",
        "counters": "enquanto possuir ❂{counter}",
    }
    conditions = {
        "has": "{s} está {marker}",
        "prop": "{s} possui ■{prop}",
        "ally": "{s} é aliado",
        "partner": "{s} é parceiro",
        "enemy": "{s} é inimigo",
        "kind": "{s} é {kind}",
        "awake": "o ENTE {p} está desperto",
        "adjacent": "{s} está adjacente {o}",
        "behind": "{s} está atrás {p2}",
        "hit": "o ataque acertar",
        "by": "o ataque for {by}",
        "source": "a carta for {cards}",
        "zone": "esta carta está em {zone}",
        "exhausted": "esta carta está exaurida",
        "turn": "for o turno {p}",
        "apotheosis_great": "você está em Grande Apoteose",
        "apotheosis_lesser": "você está em Pequena Apoteose",
    }
    bys = {
        "normal": "normal",
        "item": "de ITEM",
        "skill": "de HABILIDADE",
        "technique": "de técnica",
        "prop": "com ■{prop}",
    }
    phrases = {
        "damage": "cause {n} de DANO {o}",
        "heal": "cure {n} de VIDA {p}",
        "revive": "reviva {s} com {n} de VIDA",
        "search": "busque {cards} em {zone}",
        "get": "obtenha {cards} de {zone}",
        "place": "baixe {cards} de {zone}",
        "return": "devolva {cards} de {zone} ao INVENTÁRIO",
        "discard": "descarte {cards} de {zone}",
        "bury": "enterre {cards} de {zone}",
        "banish": "bana {cards} de {zone}",
        "exhaust": "exaura {cards} de {zone}",
        "recover": "recupere {cards} de {zone}",
        "reveal": "revele {cards} de {zone}",
        "conceal": "oculte {cards} de {zone}",
        "this_card": "{verb} esta carta",
        "attach": "anexe {cards} de {zone} {o}",
        "counter_put": "coloque {n} ❂{counter} nesta carta",
        "counter_remove": "remova {n} ❂{counter} desta carta",
        "swap": "troque de lugar {s} e {other}",
        "strike": "faça um Ataque Normal grátis {o}",
        "bonus": "{n} nele",
        "reroll": "role novamente",
        "negate": "negue-a",
        "roll": "role {n}",
        "check": "teste de {attribute} {difficulty}: {then}",
        "check_known": "teste de {attribute} ({knowledge}) {difficulty}: {then}",
        "contest": "competição {own} contra {their}: {then}",
        "otherwise": "{then}; senão {other}",
        "if": "se {condition}, {then}",
        "choose": "escolha: {branches}",
        "or": ", ou ",
        "nothing": "nada",
        "pay": "pague {n} de {resource}",
        "points": "{n} de {resource}",
        "pay_cards": "{verb} {cards} de {zone}",
        "exhaust_this": "exaura esta carta",
        "remove": "remova {n} ❂{counter}",
        "value": "descarte {n} de {value}",
        "all": "todas",
        "random": "{n} {cards} ao acaso",
        "up_to": "até {n} {cards}",
        "bar": "{dmg}{range}{ap} de AÇÃO{points}",
        "scenario": "o CENÁRIO",
    }
    kinds = {"hero": "Herói", "companion": "COMPANHEIRO"}
    sides = {"ally": "aliado", "partner": "parceiro", "enemy": "inimigo", "any": "personagem"}

    def smooth(self, text: str) -> str:
        return contract(text)

    def each(self, data: Data) -> Person:
        said = f"cada {self.sides[data['side']]}"
        if "kind" in data:
            said += f" {self.kinds[data['kind']]}"
        if "within" in data:
            said += f" a até {data['within']} {'casa' if data['within'] == 1 else 'casas'}"
        return Person(said, f"a {said}", f"de {said}")

    def noun(self, data: Data, many: bool) -> str:
        parts = [self.suits[data["suit"]] if "suit" in data else "cartas" if many else "carta"]
        end = "o" if data.get("suit") in MASCULINE else "a"
        if "state" in data:
            parts.append(self.states[data["state"]][:-1] + end + ("s" if many else ""))
        if "rarity" in data:
            parts.append(re.sub("a$", end, self.rarities[data["rarity"]]))
        if "prop" in data:
            parts.append(f"■{self.properties[data['prop']]}")
        if "know" in data:
            parts.append(f"de {self.knowledge[data['know']]}")
        if "level_max" in data:
            parts.append(f"de nível {data['level_max']} ou menos")
        return " ".join(parts)

    def possessed(self, zone: str, person: Person) -> str:
        if person.you:
            article, name = self.zones[zone].split(" ", 1)
            return f"{article} {'seu' if article == 'o' else 'sua'} {name}"
        return f"{self.zones[zone]} {person.owner}"

    def aim(self, data: Data) -> str:
        side, kind = self.sides[data["side"]], data.get("kind")
        said = {None: side, "dead": f"{side} nocauteado ou morto"}.get(kind) or f"{self.kinds[data['kind']]} {side}"
        reach = f", {self.stats['range']} {data['range']}" if "range" in data else ""
        return f"Alvo: um {said}{reach}"

    def negated(self, condition: str) -> str:
        said, verbs = re.subn(r"\b(está|é|for|possui|acertar)\b", r"não \1", condition, count=1)
        return said if verbs else f"não: {condition}"
