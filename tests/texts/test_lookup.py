"""What people ask for is found as they write it: without article, accent or case, inflected, or nearly right."""

from __future__ import annotations

import pytest

import carteado
from carteado.core.errors import Invalid
from carteado.texts import LANGUAGES
from carteado.texts.book import rule_ids, rulebook
from carteado.texts.glossary import keyword_rules
from carteado.texts.lookup import all_meanings, begins_alike, explained, look_up, nearest


def names(game: str, lang: str, word: str) -> list[str]:
    return [meaning.name for meaning in look_up(carteado.load(game), lang, word)]


@pytest.mark.parametrize("word", ["Carta Âncora", "carta ancora", "A CARTA ÂNCORA", "âncora", "as âncoras"])
def test_a_term_is_found_without_accent_article_case_or_plural(word: str) -> None:
    assert names("naipes", "pt", word) == ["Carta Âncora"]


@pytest.mark.parametrize(
    ("game", "lang", "word", "found"),
    [
        ("naipes", "pt", "dama", ["governante", "a Dama"]),
        ("naipes", "pt", "a Dama", ["governante", "a Dama"]),
        ("naipes", "pt", "forjar", ["Forjar 2"]),
        ("naipes", "pt", "forjando", ["Forjar 2"]),
        ("naipes", "en", "ace", ["commander"]),
        ("siege", "pt", "tunel", ["túnel"]),
        ("siege", "pt", "os trabucos", ["trabuco"]),
        ("siege", "pt", "overrun", ["castelo tomado"]),
        ("siege", "en", "ram", ["battering ram"]),
        ("duel", "pt", "overrun", ["Atropelar"]),
        ("duel", "en", "Overrun", ["Overrun"]),
        ("apotheosis", "pt", "domínio", ["área de domínio"]),
    ],
)
def test_a_word_finds_what_a_person_means(game: str, lang: str, word: str, found: list[str]) -> None:
    assert names(game, lang, word) == found


def test_an_exact_name_comes_alone_and_a_part_of_several_names_all_of_them() -> None:
    assert names("naipes", "pt", "Reforço") == ["Reforço"]
    assert names("naipes", "en", "action") == ["additional action", "change of action", "main action"]


@pytest.mark.parametrize("word", ["reforso baxo", "Reforco Bacho"])
def test_a_near_miss_offers_the_three_nearest(word: str) -> None:
    with pytest.raises(Invalid) as refused:
        look_up(carteado.load("naipes"), "pt", word)
    assert refused.value.code == "term-unknown"
    assert refused.value.facts["allowed"].split(", ")[0] == "Reforço Baixo"
    assert len(refused.value.facts["allowed"].split(", ")) == 3


@pytest.mark.parametrize("word", ["", " ", "?", "de", "zzzz", "9" * 500])
def test_nonsense_is_answered_with_three_names(word: str) -> None:
    assert len(nearest(carteado.load("duel"), "pt", word)) == 3


def test_a_part_inside_a_word_is_no_beginning() -> None:
    assert not begins_alike("ace", "face")
    assert not begins_alike("lace", "place")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", carteado.names())
def test_everything_is_found_by_its_own_name_and_key(game: str, lang: str) -> None:
    rules = carteado.load(game)
    for meaning in all_meanings(rules, lang):
        for name in (meaning.name, meaning.name.upper(), *meaning.also):
            assert meaning in look_up(rules, lang, name)


@pytest.mark.parametrize("game", carteado.names())
def test_every_term_and_keyword_names_a_rule_of_the_book(game: str) -> None:
    rules = carteado.load(game)
    known = set(rule_ids(rulebook(rules, "en")))
    assert {meaning.rule for meaning in explained(rules, "en")} <= known
    assert set(keyword_rules(rules)) == set(rules.keywords())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", carteado.names())
def test_every_word_that_a_card_marks_is_explained(game: str, lang: str) -> None:
    rules = carteado.load(game)
    texts = {meaning.key: meaning.text for meaning in explained(rules, lang)}
    for card in rules.card_data():
        for run in (run for paragraph in rules.card_paragraphs(card, lang) for run in paragraph.text):
            if run.of and run.mark != "card":
                assert texts[f"keyword:{run.of}"].rstrip(".") == texts[f"keyword:{run.of}"] != ""
