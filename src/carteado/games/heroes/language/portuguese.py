"""Card texts in Portuguese: prepositions contract."""

from __future__ import annotations

import re

from carteado.games.heroes.language.lexicon import Lexicon
from carteado.kit.telling import Thing, contract

TURNS_OF_PHRASE = [
    (r"\b(nocauteia) ele\b", r"\1-o"),
    (r"\b(nocauteia) eles\b", r"\1-os"),
]


class Portuguese(Lexicon):
    lang = "pt"
    immunity = "Imunidade: {what}"
    again = ("ele", "eles")
    entry = "Entrada: {cost}"
    priority = "só {condition}"
    amount = "{plus} + X"
    count_of = " (X = o número de {what})"
    stat_of = " (X = {stat} de {what})"
    sources = "suas fontes de energia"
    cards = ("carta", "cartas")
    tokens = {
        "agility": "Agilidade",
        "slow": "Lentidão",
        "strength": "Força",
        "weakness": "Fraqueza",
        "more_life": "Mais Vida",
        "less_life": "Menos Vida",
        "shield": "Escudo",
        "taunt": "Provocação",
        "perception": "Percepção",
        "evasion": "Evasão",
        "sight": "Visão Privilegiada",
        "invisibility": "Invisibilidade",
        "poison": "Veneno",
        "burn": "Queimadura",
        "bleed": "Sangramento",
        "disease": "Doença",
        "silence": "Silêncio",
        "confusion": "Confusão",
        "stun": "Atordoamento",
        "fury": "Fúria",
    }
    immunities = {
        "damage": "Dano",
        "death": "Morte",
        "heal": "Cura",
        "silence": "Silêncio",
        "confusion": "Confusão",
        "stun": "Atordoamento",
        "fury": "Fúria",
        "burn": "Queimadura",
        "poison": "Veneno",
        "bleed": "Sangramento",
        "disease": "Doença",
        "attribute_plus": "Tokens de Atributo (+)",
        "attribute_minus": "Tokens de Atributo (-)",
        "special_plus": "Tokens Especiais (+)",
        "special_minus": "Tokens Especiais (-)",
        "buff": "Buff",
        "debuff": "Debuff",
    }
    groups = {
        "attribute_plus": ("token de atributo (+)", "tokens de atributo (+)"),
        "attribute_minus": ("token de atributo (-)", "tokens de atributo (-)"),
        "continuous": ("token de dano contínuo", "tokens de dano contínuo"),
        "special_plus": ("token especial (+)", "tokens especiais (+)"),
        "special_minus": ("token especial (-)", "tokens especiais (-)"),
        "immunity": ("token de imunidade", "tokens de imunidade"),
        "buff": ("buff", "buffs"),
        "debuff": ("debuff", "debuffs"),
        "any": ("token", "tokens"),
        "": ("token de {token}", "tokens de {token}"),
    }
    abilities = {
        "energy": "Energia",
        "elemental": "Elemental",
        "toxic": "Tóxico",
        "science": "Ciência",
        "mentalism": "Mentalismo",
        "magic": "Magia",
        "strength": "Força",
        "speed": "Velocidade",
        "flight": "Voo",
        "cosmic": "Cósmica",
        "divine": "Divino",
        "general": "Geral",
    }
    alliances = {
        "dawn": "Guarda do Alvorecer",
        "garden": "Jardim Vivo",
        "mist": "Sindicato da Névoa",
        "forge": "Forja de Titânio",
        "choir": "Coro Estelar",
        "court": "Corte Partida",
    }
    alignments = {
        "hero": "herói",
        "villain": "vilão",
        "hero_villain": "herói-vilão",
        "villain_hero": "vilão-herói",
    }
    numbers = {
        "health": "Saúde",
        "protection": "Proteção",
        "speed": "Velocidade",
        "energy": "energia",
        "damage_taken": "dano sofrido",
        "stars": "estrelas",
        "damage": "dano",
    }
    types = {
        "character": ("personagem", "personagens"),
        "source": ("fonte de energia", "fontes de energia"),
        "event": ("evento", "eventos"),
        "equipment": ("equipamento", "equipamentos"),
        "action": ("ação", "ações"),
    }
    kinds = {"active": "ação ativa", "passive": "ação passiva"}
    words = {
        "self": Thing("este personagem"),
        "this": Thing("esta carta"),
        "it": Thing("aquele personagem"),
        "by": Thing("o atacante"),
    }
    players = {
        "me": Thing("você"),
        "foes": Thing("cada oponente"),
        "all": Thing("cada jogador"),
        "active": Thing("o jogador do turno"),
        "target": Thing("um oponente alvo"),
        "again": Thing("aquele jogador"),
    }
    targets = {
        "enemy": "um inimigo alvo",
        "own": "um aliado alvo",
        "own_other": "outro aliado alvo",
        "any": "um personagem alvo",
        "any_other": "outro personagem alvo",
        "most": "até {most} inimigos alvos",
        "enemy_equipment": "um equipamento inimigo alvo",
        "own_equipment": "um equipamento seu alvo",
    }
    every = {
        "enemy": "todos os inimigos",
        "own": "todos os aliados",
        "own_other": "todos os outros aliados",
        "any": "todos os personagens",
        "any_other": "todos os outros personagens",
    }
    someone = {
        "enemy": "um inimigo aleatório",
        "own": "um aliado aleatório",
        "own_other": "outro aliado aleatório",
        "any": "um personagem aleatório",
        "any_other": "outro personagem aleatório",
    }
    weakest = {"enemy": "o inimigo mais fraco", "own": "o aliado mais fraco", "any": "o personagem mais fraco"}
    filters = {
        "token": "com {what}",
        "alliance": "da aliança {what}",
        "ability": "com {what}",
        "alignment": "de alinhamento {what}",
        "earth": "da Terra {what}",
        "stars_max": "com no máximo {what} estrelas",
        "energy_min": "com pelo menos {what} de energia",
        "state": "com dano",
    }
    bounds = {"min": "pelo menos {n}", "max": "no máximo {n}", "exactly": "exatamente {n}"}
    conditions = {
        "count": "se houver {bound} entre {what}",
        "among": "se {what} for{filter}",
        "stat": "se {what} tiver {bound} de {stat}",
        "stat_many": "se {what} tiverem {bound} de {stat}",
        "hand": "se você tiver {bound} {cards} na mão",
        "kos": "se você tiver {bound} nocaute{s}",
        "chance": "({wins} em {sides} de chance)",
    }
    turns = {"own": "no seu turno", "other": "no turno de outro jogador"}
    slot = {
        "any": "se houver um evento em jogo",
        "own": "se o seu evento estiver em jogo",
        "none": "se não houver evento em jogo",
    }
    events = {
        "enters": "Quando isto entra em jogo",
        "ko": "Quando {who} é nocauteado",
        "turn_start": "No início {whose}",
        "combat_start": "No início do combate{whose}",
        "resolution": "Na fase de resolução{whose}",
        "turn_end": "No fim {whose}",
        "attacks": "Depois que {who} ataca",
        "damaged": "Quando {who} perde Saúde",
    }
    subjects = {"self": "este personagem", "own": "um aliado", "enemy": "um inimigo", "any": "um personagem"}
    whose = {
        "own": "do seu turno",
        "any": "do turno de cada jogador",
        "own_phase": " do seu turno",
        "any_phase": "",
    }
    forbidden = {
        "passive": "ações passivas",
        "advanced_sources": "ativar fontes avançadas",
        "heal": "cura",
        "ability": "ações anexadas de {what}",
    }
    costs = {
        "use": "Utiliza {n}",
        "keep": "Mantém {n}",
        "generate": "Gera {n}",
        "discard_basic": "Descarte {n} fonte básica",
        "discard_hand": "Descarte {n} da mão",
        "hurt": "Perca {n} de Saúde",
    }
    flags = {
        "passive": "passiva",
        "uses": "até {n} vezes",
        "cant_miss": "não pode errar",
        "once_per_game": "uma vez por jogo",
    }
    statics = {
        "storage": "Armazenamento ({n})",
        "storage_of": "{what}: Armazenamento ({n})",
        "change": "{what}: {n} de {stat}",
        "prevent": "Previne {n} de dano a {what}",
        "immune": "{what}: Imunidade: {type}",
        "grant": "{what}: habilidade {type}",
        "cost": "Equipamentos de {what} custam {n}",
        "forbid": "{what}: proibido: {type}",
        "field_limit": "{what} pode colocar {n} por turno",
        "order": "Os mais lentos agem primeiro",
        "duplicate_names": "Sem limite de nomes para {what}",
        "multi_action": "{n} ações por turno",
    }
    steps = {
        "damage": "causa {n} de dano a {to}",
        "pierce": "causa {n} de dano perfurante a {to}",
        "heal": "cura {n} de Saúde em {to}",
        "token": "coloca {n} token de {token} em {to}",
        "tokens": "coloca {n} tokens de {token} em {to}",
        "stack": "coloca uma stack de {n} {token} em {to}",
        "remove": "retira {n} {what} de {source}",
        "remove_all": "retira todos os {what} de {source}",
        "move_token": "move {n} {what} de {source} para {to}",
        "move_token_all": "move todos os {what} de {source} para {to}",
        "energy": "gera {n} de energia em {to}",
        "energy_who": "gera {n} de energia para {who}",
        "drain": "dissipa {n} de energia de {source}",
        "move_energy": "move {n} de energia de {source} para {to}",
        "draw": "compra {n} {cards}",
        "draw_who": "{who} compra {n} {cards}",
        "discard": "descarta {n} {cards} ao acaso",
        "discard_who": "{who} descarta {n} {cards} ao acaso",
        "reveal": "veja a mão de {who}",
        "search": "procure {n} {type} no seu deck",
        "end_event": "descarta o evento em jogo",
        "knock_out": "nocauteia {what}",
        "ready": "prepara de novo {what}",
    }
    scopes = {
        "turn_player": "o jogador do turno",
        "each_opponent": "cada oponente",
        "each_player": "cada jogador",
        "everyone": "todos os personagens",
        "random_character": "um personagem aleatório",
        "all_allies": "todos os aliados",
        "all_enemies": "todos os inimigos",
    }
    facts = {
        "character": "personagem, estrelas {stars}, Saúde {health}, Proteção {protection}, "
        "Velocidade {speed}; habilidades: {abilities}",
        "mob": "Mob, estrelas {stars}, Saúde {health}, Proteção {protection}, "
        "Velocidade {speed}; habilidades: {abilities}",
        "basic": "fonte de energia básica",
        "advanced": "fonte de energia avançada",
        "event": "evento para {scope}",
        "equipment": "equipamento, custo {cost}, armazenamento {storage}",
        "silo": "silo, custo {cost}, armazenamento {storage}",
        "action": "{kind}, {ability}",
        "unique": "{facts}; carta única",
    }

    def smooth(self, text: str) -> str:
        """Contractions, "nele", "deste personagem", "ao atacante"; and what no template says well: "nocauteia-o"."""
        for clumsy, better in TURNS_OF_PHRASE:
            text = re.sub(clumsy, better, text, flags=re.IGNORECASE)
        return contract(text)
