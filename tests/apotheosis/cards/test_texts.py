"""The texts of the cards in both languages: whole texts, single words, and what holds for all."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from apotheosis.cards.printed import ALL, PRINTED
from carteado.core.face import plain
from carteado.games.apotheosis.language.catalog import printed
from carteado.games.apotheosis.language.text import GROUPS, bar_text, card_paragraphs, card_text, phrases_of
from carteado.games.apotheosis.messages import facts

WRITTEN_OUT = {
    "C22": (
        "❰Start of an Opponent's Turn❱ ❰Once per Round❱ ❰✔Req. the active character is within 3 tiles of you; "
        "pay 1 MP❱ The active character loses 1 AP.",
        "❰No Início do Turno Adversário❱ ❰Uma vez por Rodada❱ ❰✔Req. o personagem do turno está a até 3 casas "
        "de você; pague 1 de MANA❱ O personagem do turno perde 1 de AÇÃO.",
    ),
    "I08": ("❰Permanent❱ You get +1 CON.", "❰Permanente❱ Você recebe +1 de CON."),
    "V03": (
        "❰Discard❱ ❰✔Req. pay 1 AP❱ Choose one: draw 2 cards; or recover 2 SP/MP.",
        "❰Descarte❱ ❰✔Req. pague 1 de AÇÃO❱ Escolha uma opção: puxe 2 cartas; ou recupere 2 de ESTAMINA/MANA.",
    ),
    "S21": (
        "[1 AP, 1 SP, 1 MP]: When you suffer injury ❰Once per Turn❱ Heal 1 HP.",
        "[1 de AÇÃO, 1 de ESTAMINA, 1 de MANA]: Quando você sofrer LESÃO ❰Uma vez por Turno❱ Cure 1 de VIDA.",
    ),
}
FROM_THE_WORDS = {
    "H01": (
        "❰Attacked❱ ❰Once per Round❱ This attack deals 2 less DMG.",
        "❰Quando Atacado❱ ❰Uma vez por Rodada❱ Este ataque causa 2 de DANO a menos.",
    ),
    "H05": ("You get +1 SUPPORT space.", "Você recebe +1 espaço de SUPORTE."),
    "H06": ("You get +2 INVENTORY spaces.", "Você recebe +2 espaços de INVENTÁRIO."),
    "C01": ("You get +2 DMG with normal attacks.", "Você recebe +2 de DANO com Ataques Normais."),
    "C04": ("You get +1 DMG with ■BOW.", "Você recebe +1 de DANO com ■ARCO."),
    "C12": (
        "❰✔Req. pay 2 AP❱ Target: an ally, RANGE A3. Heal the target for 2 HP.",
        "❰✔Req. pague 2 de AÇÃO❱ Alvo: um aliado, ALCANCE A3. Cure o alvo em 2 de VIDA.",
    ),
    "C20": ("Target: an allied Companion.", "Alvo: um COMPANHEIRO aliado."),
    "C21": (
        "Target: an enemy Hero. Reveal 1 random concealed card in the target's inventory.",
        "Alvo: um Herói inimigo. Revele 1 carta oculta ao acaso do INVENTÁRIO do alvo.",
    ),
    "E08": (
        "Move to an empty tile within 3 tiles.",
        "Mova-se para uma casa vazia a até 3 casas.",
    ),
    "I02": (
        "If the natural roll is 5 or more, deal 3 DMG to the target.",
        "Se o resultado natural for 5 ou mais, cause 3 de DANO ao alvo.",
    ),
    "I03": (
        "If you have less than 8 PER, you get +1 PER.",
        "Se você tiver menos de 8 de PER, recebe +1 de PER.",
    ),
    "I04": (
        "[DMG PER+1d6, RANGE D5, 3 AP]: ❰✔Req. remove 1 ❂CHARGE from this card❱ ❰✔Req. pay 2 AP❱ "
        "Put 2 ❂CHARGE on this card.",
        "[DANO PER+1d6, ALCANCE D5, 3 de AÇÃO]: ❰✔Req. remova 1 ❂CARGA desta carta❱ ❰✔Req. pague 2 de AÇÃO❱ "
        "Coloque 2 ❂CARGA nesta carta.",
    ),
    "I24": (
        "❰Permanent❱ While this card is attached, its Companion gets +2 CON.",
        "❰Permanente❱ Enquanto esta carta estiver anexada, o COMPANHEIRO dela recebe +2 de CON.",
    ),
    "S19": (
        "Target: a knocked out or dead ally. Revive the target with 4 HP.",
        "Alvo: um aliado nocauteado ou morto. Reviva o alvo com 4 de VIDA.",
    ),
    "K04": (
        "■BOW [DMG PER+1d3, RANGE D4, 4 AP]. Practice: ❰Permanent❱ This character gets +1 DMG.",
        "■ARCO [DANO PER+1d3, ALCANCE D4, 4 de AÇÃO]. Prática: ❰Permanente❱ Este personagem recebe +1 de DANO.",
    ),
    "K06": ("❰✔Req. the attack is not made with a SKILL❱", "❰✔Req. o ataque não é de HABILIDADE❱"),
    "K08": (
        "■POTION [RANGE A2, 2 AP]: Target: an ally. Heal the target for 2 HP.",
        "■POÇÃO [ALCANCE A2, 2 de AÇÃO]: Alvo: um aliado. Cure o alvo em 2 de VIDA.",
    ),
    "K12": (
        "Reveal 1 random concealed card in the inventory of each enemy Hero within 2 tiles.",
        "Revele 1 carta oculta ao acaso do INVENTÁRIO de cada Herói inimigo a até 2 casas.",
    ),
    "V07": ("❰✔Req. it is not your turn❱", "❰✔Req. não é o seu turno❱"),
    "V16": ("Conceal 1 revealed ENTITY in the target's sheet.", "Oculte 1 ENTE revelado da FICHA do alvo."),
}
FACTS = {
    "C07": (
        "CLASS 1, common, path of the magician, arcane, elemental, ■STAFF, INT +1 ESP +1, EQUIPMENT +0, MEMENTO +2",
        "CLASSE 1, comum, caminho do Mago, Arcano, Elemental, ■CAJADO, INT +1 ESP +1, EQUIPAMENTO +0, MEMENTO +2",
    ),
    "I12": ("ITEM 1, common, feet, free, ■TRAVEL, PRICE 90", "ITEM 1, comum, pés, Livre, ■VIAGEM, PREÇO 90"),
    "S15": ("SKILL 1, common, arcane, XP 3, 2 MP", "HABILIDADE 1, comum, Arcano, XP 3, 2 de MANA"),
}
LANGUAGES = ("en", "pt")
NUMBER = re.compile(r"(?<!\w)\d+")


def effects(id: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = printed()[id].get("effects", [])
    return found


def effect_texts(id: str, lang: str) -> list[str]:
    return [plain(paragraph.text) for paragraph in card_paragraphs(id, lang)]


@pytest.mark.parametrize("id", WRITTEN_OUT)
def test_the_text_of_a_card_is_as_the_rules_write_it(id: str) -> None:
    assert tuple(card_text(id, lang) for lang in LANGUAGES) == WRITTEN_OUT[id]


@pytest.mark.parametrize("id", FROM_THE_WORDS)
def test_the_text_of_a_card_is_made_of_the_words_of_the_rules(id: str) -> None:
    for lang, wanted in zip(LANGUAGES, FROM_THE_WORDS[id], strict=True):
        assert wanted in card_text(id, lang)


@pytest.mark.parametrize("id", FACTS)
def test_the_facts_of_a_card(id: str) -> None:
    for lang, wanted in zip(LANGUAGES, FACTS[id], strict=True):
        assert wanted in facts(printed()[id], lang)


def test_a_skill_pays_its_points_with_its_bar() -> None:
    assert "[2 AP, 1 SP, 1 MP]" in card_text("S12", "en")
    assert "[2 de AÇÃO, 1 de ESTAMINA, 1 de MANA]" in card_text("S12", "pt")


@pytest.mark.parametrize("id", ALL)
def test_every_bar_is_told_once(id: str) -> None:
    for lang in LANGUAGES:
        text = card_text(id, lang)
        bars = [f"[{bar_text(printed()[id], effect, lang)}]" for effect in effects(id) if "bar" in effect]
        assert [text.count(bar) for bar in bars] == [1] * len(bars)


@pytest.mark.parametrize("id", ALL)
def test_every_target_is_told(id: str) -> None:
    for lang, word in zip(LANGUAGES, ("Target: ", "Alvo: "), strict=True):
        for effect, text in zip(effects(id), effect_texts(id, lang), strict=True):
            assert text.count(word) == ("target" in effect)


@pytest.mark.parametrize("id", ALL)
def test_every_number_of_an_effect_is_told(id: str) -> None:
    """As the tables of the rules print it, but for bars, "this card", the tile beside somebody, and a 0."""
    for lang in LANGUAGES:
        for written, text in zip(PRINTED[id].effects, effect_texts(id, lang), strict=True):
            call = re.sub(r"bar\(.*?\)|1, card|1, beside|== 0", "", written)
            assert set(NUMBER.findall(call)) <= set(NUMBER.findall(text))


@pytest.mark.parametrize("id", ALL)
def test_a_text_is_made_of_sentences_with_nothing_left_to_fill_in(id: str) -> None:
    for lang in LANGUAGES:
        text, about = card_text(id, lang), facts(printed()[id], lang)
        assert not set("{}<>_@") & set(text + about)
        assert "None" not in text + about
        assert "  " not in text
        assert not text or text.endswith((".", "❱"))
        assert not re.search(r"\. [a-z]|❱ [a-z]", text.replace("Req. ", ""))


@pytest.mark.parametrize("id", ALL)
def test_portuguese_contracts_its_prepositions(id: str) -> None:
    """ "De o alvo" is "do alvo", but "de você" stays."""
    assert not re.search(r"\b((de|em) (os?|as?|est[ea]s?|cada um)|a (os?))\b", card_text(id, "pt"))


def test_both_languages_know_the_same_words() -> None:
    """A table or a word that one language lacks would be missed only when a card says it."""
    english, portuguese = (msgspec.to_builtins(phrases_of(lang)) for lang in ("en", "pt"))
    del english["names"]["negated"], portuguese["names"]["negated"]  # verbs of one language
    for table in ("nouns", "things", "names", "determiners", "adjectives", "complements", "say", "words"):
        assert keys(english[table]) == keys(portuguese[table]), table
    assert set(english["names"]["boxes"]) == set(GROUPS)


def keys(table: dict[str, Any]) -> dict[str, Any]:
    """Return the keys of a table and of the tables in it."""
    return {key: set(value) if isinstance(value, dict) else None for key, value in table.items()}
