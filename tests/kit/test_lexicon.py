"""The words of card texts: templates, and the tables of the games that hold them in a lexicon."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from carteado.core.errors import Invalid
from carteado.games.heroes.language.lexicon import lexicon_of
from carteado.kit.lexicon import LANGUAGES, Lexicon, fill, read_lexicon

BY_GENDER = {"pronouns"}


def test_both_languages_know_the_same_words() -> None:
    """A word that one language lacks would be missed only when a card says it."""
    english, portuguese = (msgspec.to_builtins(lexicon_of(lang)) for lang in LANGUAGES)
    tables = [name for name, words in english.items() if isinstance(words, dict) and name not in BY_GENDER]
    assert {name: set(english[name]) for name in tables} == {name: set(portuguese[name]) for name in tables}


def test_a_pair_is_filled_by_its_second_words_when_asked() -> None:
    pair = ("{who} loses {n}", "{who} lose {n}")
    assert fill(pair, False, who="it", n=1) == "it loses 1"
    assert fill(pair, True, who="they", n=1) == "they lose 1"


def test_an_empty_blank_leaves_no_double_space() -> None:
    assert fill("When you play a {kind} spell", kind="") == "When you play a spell"


def test_turns_of_phrase_come_before_portuguese_contractions() -> None:
    lexicon = Lexicon("pt", [(r"\b(ponha) ela\b", r"\1-a")])
    assert lexicon.smooth("Ponha ela em a mão de o dono") == "Ponha-a na mão do dono"


def test_a_misspelt_table_is_refused_with_its_file(tmp_path: Path) -> None:
    (tmp_path / "cards.en.yaml").write_text("lang: en\nturns_of_phrase: []\nwrods: {}\n", encoding="utf-8")
    with pytest.raises(Invalid) as refused:
        read_lexicon(tmp_path, "en", Lexicon)
    assert refused.value.code == "card-file-invalid"
    assert refused.value.facts["file"] == "cards.en.yaml"
