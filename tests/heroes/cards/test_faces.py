"""Every printed fact that a rule may ask for is on the face of a card: on screen, on paper and in the terminal."""

from __future__ import annotations

import json

import pytest

import carteado
from carteado.games.heroes.language.facts import card_facts, card_line
from carteado.server.library import all_cards
from carteado.texts import Speaker
from heroes.arena import lay


@pytest.mark.parametrize(
    ("lang", "facts"),
    [
        ("en", "character, 2 stars, Health 6, Protection 1, Speed 9; "),
        ("pt", "personagem, 2 estrelas, Saúde 6, Proteção 1, Velocidade 9; "),
    ],
)
def test_every_fact_that_a_rule_may_ask_for_is_told(lang: str, facts: str) -> None:
    """The list of cards, the terminal and the gallery tell all; the face leaves out the numbers in its corners."""
    line = {
        "en": "alignment: hero; alter ego Lia Campos; Earth 1; Living Garden; abilities: Speed, Flight",
        "pt": "alinhamento: herói; alter ego Lia Campos; Terra 1; Jardim Vivo; habilidades: Velocidade, Voo",
    }[lang]
    assert card_line("C07", lang) == line
    assert card_facts("C07", lang) == facts + line


@pytest.mark.parametrize("lang", ["en", "pt"])
def test_the_facts_stand_on_the_face_on_paper_and_on_screen(lang: str) -> None:
    game = carteado.load("heroes")
    say = Speaker(lang, game.folder / "texts")
    sent = {card["id"]: card for card in json.loads(all_cards("heroes"))}
    for id, data in game.card_data().items():
        face = game.card_face(id, say)
        assert face.line == card_line(id, lang) == sent[id]["line"][lang]
        if data["type"] == "character":
            assert [stat.value for stat in face.stats] == [data["health"], data["protection"], data["speed"]]
            assert face.pips == data["stars"]
            named = [data["alter_ego"]] if data["alter_ego"] != "-" else []
            assert all(fact in face.line for fact in (*named, str(data["earth"])))


@pytest.mark.parametrize("lang", ["en", "pt"])
def test_the_facts_are_told_in_the_terminal(lang: str) -> None:
    game = carteado.load("heroes")
    say = Speaker(lang, game.folder / "texts", names=["Ana", "Bia"])
    table = lay({"hand": ["C07"], "team": ["C16"]}, {"team": ["C10"]})
    assert any(card_line("C07", lang) in say.say(line) for line in game.table_words(table.view(0)))
