"""The texts of the cards in both languages: whole texts, and single words of HEROES-25."""

from __future__ import annotations

import re

import pytest

from carteado.games.heroes.language.text import APART, card_facts, card_text
from heroes.cards.printed import ABILITIES, ACTIONS, ALL, PEOPLE, POWERS

WRITTEN_OUT = {
    "C07": (
        "Quick Peck: Deal 2 damage to target enemy. Put 1 Agility token on this character. | "
        "Feather Dart: Deal 1 damage to target enemy.",
        "Bicada Rápida: Causa 2 de dano a um inimigo alvo. Coloca 1 token de Agilidade neste personagem. | "
        "Dardo de Pena: Causa 1 de dano a um inimigo alvo.",
    ),
    "C22": (
        "Rip: Deal 2 damage to target enemy. Put 1 Bleed token on it. | "
        "Red Haze: Put a stack of 2 Strength on this character. Put 1 Fury token on this character.",
        "Rasgar: Causa 2 de dano a um inimigo alvo. Coloca 1 token de Sangramento nele. | "
        "Névoa Rubra: Coloca uma stack de 2 Força neste personagem. Coloca 1 token de Fúria neste personagem.",
    ),
    "C35": (
        "Crown of Whispers: Deal 1 damage to all enemies. Put 1 Confusion token on all enemies. | "
        "Execution: Deal 4 damage to target enemy. Knock it out if it has at most 2 Health. | "
        "Cold Court: Deal 1 damage to target enemy.",
        "Coroa de Sussurros: Causa 1 de dano a todos os inimigos. Coloca 1 token de Confusão em todos os inimigos. | "
        "Execução: Causa 4 de dano a um inimigo alvo. Nocauteia-o se ele tiver no máximo 2 de Saúde. | "
        "Corte Fria: Causa 1 de dano a um inimigo alvo.",
    ),
    "M02": (
        "Royal Jelly: Heal 4 on this character. | "
        "Cloud of Stings: Deal 2 damage to all enemies. Put 1 Poison token on all enemies. | "
        "Royal Sting: Deal 3 damage to target enemy. Put 1 Poison token on it. | "
        "Chitin: Put 2 Shield tokens on this character.",
        "Geleia Real: Cura 4 de Saúde neste personagem. | "
        "Nuvem de Ferrões: Causa 2 de dano a todos os inimigos. Coloca 1 token de Veneno em todos os inimigos. | "
        "Ferroada Real: Causa 3 de dano a um inimigo alvo. Coloca 1 token de Veneno nele. | "
        "Quitina: Coloca 2 tokens de Escudo neste personagem.",
    ),
    "S05": ("Generate 2 energy for you.", "Gera 2 de energia para você."),
    "S08": ("Generate 2 energy for you.", "Gera 2 de energia para você."),
    "A22": ("Deal 16 damage to target enemy.", "Causa 16 de dano a um inimigo alvo."),
    "A38": (
        "Deal 1 + X damage to target enemy (X = the number of all allies of the Star Choir).",
        "Causa 1 + X de dano a um inimigo alvo (X = o número de todos os aliados da aliança Coro Estelar).",
    ),
}
"""Without what stands in brackets. "Knock out it" and "Nocauteia ele" are said as a player would."""

FROM_THE_WORDS = {
    "C06": (
        "Heckle: After an enemy attacks: Put 1 Weakness token on that character (1 in 4 chance).",
        "Vaia: Depois que um inimigo ataca: Coloca 1 token de Fraqueza naquele personagem (1 em 4 de chance).",
    ),
    "C07": ("Quick Peck [Use 1, up to 3 times]:", "Bicada Rápida [Utiliza 1, até 3 vezes]:"),
    "C13": (
        "Air Mail [passive]: Draw 1 card if you have at most 2 cards in hand.",
        "Correio Aéreo [passiva]: Compra 1 carta se você tiver no máximo 2 cartas na mão.",
    ),
    "C19": ("Remove all special tokens (+) from it.", "Retira todos os tokens especiais (+) dele."),
    "C27": (
        "Black Beam [Use 2]: Deal 3 piercing damage to target enemy.",
        "Raio Negro [Utiliza 2]: Causa 3 de dano perfurante a um inimigo alvo.",
    ),
    "C30": ("Deal 3 damage to up to 2 target enemies.", "Causa 3 de dano a até 2 inimigos alvos."),
    "C34": ("(X = its Poison).", "(X = Veneno dele)."),
    "C36": ("Dense Core: Storage (6).", "Núcleo Denso: Armazenamento (6)."),
    "M01": (
        "When this character loses Health: Deal 1 damage to the attacker.",
        "Quando este personagem perde Saúde: Causa 1 de dano ao atacante.",
    ),
    "M02": (
        "[Use 1, only if this character has at least 4 damage taken]",
        "[Utiliza 1, só se este personagem tiver pelo menos 4 de dano sofrido]",
    ),
    "M03": ("Prevent 1 damage to this character.", "Previne 1 de dano a este personagem."),
    "S06": ("Heal 1 on the weakest ally.", "Cura 1 de Saúde no aliado mais fraco."),
    "S07": (
        "if there are at least 4 among your energy sources.",
        "se houver pelo menos 4 entre suas fontes de energia.",
    ),
    "S08": ("[Lose 1 Health]:", "[Perca 1 de Saúde]:"),
    "S09": ("[Discard 1 from hand]:", "[Descarte 1 da mão]:"),
    "V01": (
        "At the start of each player's turn: Generate 1 energy for the turn player.",
        "No início do turno de cada jogador: Gera 1 de energia para o jogador do turno.",
    ),
    "V03": ("The slowest act first.", "Os mais lentos agem primeiro."),
    "V13": ("The name rule is off for each player.", "Sem limite de nomes para cada jogador."),
    "V16": (
        "At the start of combat on your turn: Deal 1 damage to the weakest enemy with damage.",
        "No início do combate do seu turno: Causa 1 de dano ao inimigo mais fraco com dano.",
    ),
    "V17": ("All allies of the Dawn Guard: +1 damage.", "Todos os aliados da aliança Guarda do Alvorecer: +1 de dano."),
    "Q03": (
        "Move 1 energy from target enemy equipment to this card.",
        "Move 1 de energia de um equipamento inimigo alvo para esta carta.",
    ),
    "Q13": (
        "At the end of your turn: Dissipate 1 energy from this card.",
        "No fim do seu turno: Dissipa 1 de energia desta carta.",
    ),
    "A15": (
        "Search your deck for 1 equipment. Generate 1 energy on target equipment of yours.",
        "Procure 1 equipamento no seu deck. Gera 1 de energia em um equipamento seu alvo.",
    ),
    "A17": (
        "Look at the hand of target opponent. That player discards 1 card at random.",
        "Veja a mão de um oponente alvo. Aquele jogador descarta 1 carta ao acaso.",
    ),
    "A26": (
        "Ready another target ally with at most 3 stars. Put 1 Agility token on it.",
        "Prepara de novo outro aliado alvo com no máximo 3 estrelas. Coloca 1 token de Agilidade nele.",
    ),
    "A31": (
        "Deal 2 piercing damage to it if it is aligned villain.",
        "Causa 2 de dano perfurante a ele se ele for de alinhamento vilão.",
    ),
    "A33": (
        "[Use 3, once per game]: Put 1 Immunity: Damage token on target ally.",
        "[Utiliza 3, uma vez por jogo]: Coloca 1 token de Imunidade: Dano em um aliado alvo.",
    ),
    "A36": (
        "Move all debuffs from target ally to target enemy. Deal 1 damage to it.",
        "Move todos os debuffs de um aliado alvo para um inimigo alvo. Causa 1 de dano a ele.",
    ),
}
PLAIN = {"S01", "S02", "S03", "S04", "Q01", "Q02"}


def texts(card: str) -> tuple[str, str]:
    return card_text(card, "en"), card_text(card, "pt")


@pytest.mark.parametrize("card", WRITTEN_OUT)
def test_the_text_of_a_card_is_as_the_rules_write_it(card: str) -> None:
    for text, wanted in zip(texts(card), WRITTEN_OUT[card], strict=True):
        bare = re.sub(r"^\[[^]]*\]: ", "", re.sub(r" \[[^]]*\]", "", text))
        parts = bare.split(APART)
        assert [part for part in parts if part in wanted.split(APART)] == wanted.split(APART)


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
