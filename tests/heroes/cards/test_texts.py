"""The texts of the cards in both languages: whole texts, and single words of HEROES-25."""

from __future__ import annotations

import re

import pytest

from carteado.games.heroes.language.facts import card_facts
from carteado.games.heroes.language.text import APART, card_text
from heroes.cards.printed import ABILITIES, ACTIONS, ALL, PEOPLE, POWERS

WRITTEN_OUT = {
    "C07": (
        "Quick Peck [Use 1, up to 3 times]: Deal 2 damage to target enemy and put 1 Agility token on this character. | "
        "Feather Dart: Deal 1 damage to target enemy.",
        "Bicada Rápida [Utiliza 1, até 3 vezes]: Cause 2 de dano a um inimigo alvo e coloque 1 token de Agilidade "
        "neste personagem. | Dardo de Pena: Cause 1 de dano a um inimigo alvo.",
    ),
    "C22": (
        "Rip [Use 1]: Deal 2 damage to target enemy and put 1 Bleed token on it. | "
        "Red Haze: Put a stack of 2 Strength tokens and 1 Fury token on this character. | "
        "Open Wounds: When this character loses Health, put 1 Strength token on it.",
        "Rasgar [Utiliza 1]: Cause 2 de dano a um inimigo alvo e coloque 1 token de Sangramento nele. | "
        "Névoa Rubra: Coloque uma stack de 2 tokens de Força e 1 token de Fúria neste personagem. | "
        "Feridas Abertas: Quando este personagem perde Saúde, coloque 1 token de Força nele.",
    ),
    "C35": (
        "Crown of Whispers [Use 4]: Deal 1 damage to all enemies and put 1 Confusion token on each of them. | "
        "Execution [Use 3]: Deal 4 damage to target enemy. If it has at most 2 Health, knock it out. | "
        "Cold Court: Deal 1 damage to target enemy.",
        "Coroa de Sussurros [Utiliza 4]: Cause 1 de dano a todos os inimigos e coloque 1 token de Confusão em cada um "
        "deles. | "
        "Execução [Utiliza 3]: Cause 4 de dano a um inimigo alvo. Se ele tiver no máximo 2 de Saúde, nocauteie-o. | "
        "Corte Fria: Cause 1 de dano a um inimigo alvo.",
    ),
    "S05": (
        "Entry: Discard 1 basic source. | Generate 2 energy in your reserve.",
        "Entrada: Descarte 1 fonte básica. | Gere 2 de energia na sua reserva.",
    ),
    "S08": (
        "[Lose 1 Health]: Generate 2 energy in your reserve.",
        "[Perca 1 de Saúde]: Gere 2 de energia na sua reserva.",
    ),
    "A22": (
        "[Use 8]: Deal 16 damage to target enemy. | Storage (8).",
        "[Utiliza 8]: Cause 16 de dano a um inimigo alvo. | Armazenamento (8).",
    ),
    "A38": (
        "[Use 1]: Deal X damage to target enemy, where X is 1 plus the number of allies of the Star Choir.",
        "[Utiliza 1]: Cause X de dano a um inimigo alvo, sendo X igual a 1 mais o número de aliados da aliança Coro "
        "Estelar.",
    ),
}

FROM_THE_WORDS = {
    "C06": (
        "Heckle: After an enemy attacks, with a 1 in 4 chance, put 1 Weakness token on it.",
        "Vaia: Depois que um inimigo ataca, com 1 chance em 4, coloque 1 token de Fraqueza nele.",
    ),
    "C13": (
        "Air Mail [passive]: If you have at most 2 cards in hand, draw 1 card.",
        "Correio Aéreo [passiva]: Se você tiver no máximo 2 cartas na mão, compre 1 carta.",
    ),
    "C16": (
        "Put 1 Taunt token, a stack of 3 Shield tokens and 1 Immunity: Stun on this character.",
        "Coloque 1 token de Provocação, uma stack de 3 tokens de Escudo e 1 Imunidade: Atordoamento neste personagem.",
    ),
    "C17": (
        "Put 1 Immunity: Confusion and 1 Immunity: Fury on each ally, and heal each of them for 1 Health.",
        "Coloque 1 Imunidade: Confusão e 1 Imunidade: Fúria em cada aliado, e cure 1 de Saúde de cada um deles.",
    ),
    "C19": (
        "remove all special tokens (+) from it and put 1 Immunity: Special tokens (+) on it.",
        "retire todos os tokens especiais (+) dele e coloque 1 Imunidade: Tokens Especiais (+) nele.",
    ),
    "C27": (
        "Black Beam [Use 2]: Deal 3 piercing damage to target enemy.",
        "Raio Negro [Utiliza 2]: Cause 3 de dano perfurante a um inimigo alvo.",
    ),
    "C30": ("Deal 3 damage to up to 2 target enemies.", "Cause 3 de dano a até 2 inimigos alvos."),
    "C34": (
        "Deal X damage to target enemy, where X is 3 plus the number of Poison tokens on it.",
        "Cause X de dano a um inimigo alvo, sendo X igual a 3 mais o número de tokens de Veneno nele.",
    ),
    "C36": ("Dense Core: Storage (6).", "Núcleo Denso: Armazenamento (6)."),
    "M01": (
        "When this character loses Health, deal 1 damage to the attacker.",
        "Quando este personagem perde Saúde, cause 1 de dano ao atacante.",
    ),
    "M02": (
        "[Use 1, only if this character has taken at least 4 damage]",
        "[Utiliza 1, só se este personagem tiver sofrido pelo menos 4 de dano]",
    ),
    "M03": (
        "Cold Circuits: This character has Immunity: Poison and Immunity: Disease. Prevent 1 of any damage dealt "
        "to this character. 2 actions per turn.",
        "Circuitos Frios: Este personagem tem Imunidade: Veneno e Imunidade: Doença. Previna 1 de qualquer dano "
        "causado a este personagem. 2 ações por turno.",
    ),
    "S06": ("heal the weakest ally for 1 Health.", "cure 1 de Saúde do aliado mais fraco."),
    "S07": ("If you have at least 4 energy sources,", "Se você tiver pelo menos 4 fontes de energia,"),
    "S09": ("[Discard 1 card from your hand]:", "[Descarte 1 carta da mão]:"),
    "V01": (
        "At the start of each player's turn, generate 1 energy for the turn player.",
        "No início do turno de cada jogador, gere 1 de energia para o jogador do turno.",
    ),
    "V02": ("Your opponents cannot activate advanced sources.", "Seus oponentes não podem ativar fontes avançadas."),
    "V03": ("The slowest act first.", "Os mais lentos agem primeiro."),
    "V08": ("Equipment costs every player 1 less.", "Os equipamentos de todos os jogadores custam 1 a menos."),
    "V12": ("No player can heal characters.", "Nenhum jogador pode curar personagens."),
    "V13": ("The name rule does not apply to any player.", "A regra do nome não vale para nenhum jogador."),
    "V16": (
        "At the start of combat on your turn, deal 1 damage to the weakest damaged enemy.",
        "No início do combate do seu turno, cause 1 de dano ao inimigo ferido mais fraco.",
    ),
    "V17": (
        "All allies of the Dawn Guard have +1 damage.",
        "Todos os aliados da aliança Guarda do Alvorecer têm +1 de dano.",
    ),
    "Q03": (
        "Move 1 energy from target enemy equipment to this card.",
        "Mova 1 de energia de um equipamento inimigo alvo para esta carta.",
    ),
    "Q13": (
        "At the end of your turn, dissipate 1 energy from this card.",
        "No fim do seu turno, dissipe 1 de energia desta carta.",
    ),
    "A15": (
        "Search your deck for an equipment card and generate 1 energy on target equipment of yours.",
        "Procure uma carta de equipamento no seu deck e gere 1 de energia em um equipamento alvo seu.",
    ),
    "A17": (
        "Look at target opponent's hand, and that player discards 1 card at random.",
        "Veja a mão de um oponente alvo, e esse jogador descarta 1 carta ao acaso.",
    ),
    "A26": (
        "Ready another target ally with at most 3 stars and put 1 Agility token on it.",
        "Prepare outro aliado alvo com no máximo 3 estrelas para agir de novo e coloque 1 token de Agilidade nele.",
    ),
    "A31": (
        "If it is a villain, deal 2 piercing damage to it.",
        "Se ele for um vilão, cause 2 de dano perfurante a ele.",
    ),
    "A33": (
        "[Use 3, once per game]: Put 1 Immunity: Damage on target ally.",
        "[Utiliza 3, uma vez por jogo]: Coloque 1 Imunidade: Dano em um aliado alvo.",
    ),
    "A36": (
        "Move all debuffs from target ally to target enemy and deal 1 damage to that enemy.",
        "Mova todos os debuffs de um aliado alvo para um inimigo alvo e cause 1 de dano a esse inimigo.",
    ),
}
"""Two things in one clause leave no antecedent for a pronoun (A36)."""
PLAIN = {"S01", "S02", "S03", "S04", "Q01", "Q02"}


def texts(card: str) -> tuple[str, str]:
    return card_text(card, "en"), card_text(card, "pt")


@pytest.mark.parametrize("card", WRITTEN_OUT)
def test_the_text_of_a_card_is_as_the_rules_write_it(card: str) -> None:
    assert texts(card) == WRITTEN_OUT[card]


@pytest.mark.parametrize("card", FROM_THE_WORDS)
def test_the_text_of_a_card_is_made_of_the_words_of_the_rules(card: str) -> None:
    for text, wanted in zip(texts(card), FROM_THE_WORDS[card], strict=True):
        assert wanted in text


def test_a_card_without_effect_has_no_text_and_every_other_card_has_one() -> None:
    for lang in ("en", "pt"):
        assert {card for card in ALL if not card_text(card, lang)} == PLAIN


@pytest.mark.parametrize("card", PEOPLE)
def test_every_action_and_ability_is_told_under_its_name(card: str) -> None:
    names = [power.names for deed, power in ACTIONS.items() if deed.startswith(f"{card} ")]
    names += [ability.names for ability in ABILITIES.get(card, [])]
    assert names
    for number in (0, 1):
        parts = texts(card)[number].split(APART)
        for both in names:
            assert any(re.match(rf"{re.escape(both[number])}( \[[^]]*\])?: ", part) for part in parts)


@pytest.mark.parametrize("deed", POWERS)
def test_the_energy_an_action_costs_is_told(deed: str) -> None:
    words = (
        {"use": "Use", "keep": "Keep", "generate": "Generate"},
        {"use": "Utiliza", "keep": "Mantém", "generate": "Gera"},
    )
    power = POWERS[deed]
    for text, said in zip(texts(deed.split()[0]), words, strict=True):
        for cost, word in said.items():
            assert not power.amount(cost) or re.search(rf"\[{word} {power.amount(cost)}\b", text)


@pytest.mark.parametrize("card", ALL)
def test_a_text_is_made_of_sentences_with_nothing_left_to_fill_in(card: str) -> None:
    for lang in ("en", "pt"):
        text, facts = card_text(card, lang), card_facts(card, lang)
        assert not set("{}<>_@") & set(text + facts)
        assert "  " not in text
        assert "None" not in text + facts
        for part in text.split(APART) if text else []:
            assert part.endswith(".")
            assert part[0].isupper() or part[0] == "[" or part[0].isdigit()


@pytest.mark.parametrize("card", ALL)
def test_portuguese_contracts_its_prepositions(card: str) -> None:
    """ "De ele" is "dele", but "a ele" stays."""
    assert not re.search(r"\b((de|em) (o|os|eles?|est[ea]s?|aquele)|a (os?|aquele))\b", card_text(card, "pt"))
