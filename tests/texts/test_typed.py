"""Actions as people type them in each language."""

from __future__ import annotations

import pytest

import carteado
from carteado.core.errors import Invalid
from carteado.core.rng import seeded
from carteado.texts import LANGUAGES
from carteado.texts.typed import Typed


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("posicionar 6E espadas", "place 6S S"),
        ("POSICIONAR 6e e", "place 6S S"),
        ("reforcar 6C C", "reinforce 6H H"),
        ("reforçar 2P+5O ouros", "reinforce 2C+5D D"),
        ("realocar E 1 coringa", "move S 1 W"),
        ("trocar reforço c 1 1", "spade_swap H 1 1"),
        ("rei posicionar 2P P", "king_play place 2C C"),
        ("escolher Dama", "choose_ruler Q"),
        ("mudar de acao", "convert"),
        ("place 6C C", "place 6c C"),
    ],
)
def test_portuguese_is_read(typed: str, canonical: str) -> None:
    """Behind an English verb the letters of suits are English."""
    assert carteado.load("naipes").grammar.parse(Typed(carteado.load("naipes"), "pt").read(typed)) == carteado.load(
        "naipes"
    ).grammar.parse(canonical)


def test_english_is_read_in_any_case_and_with_whole_words() -> None:
    typed = Typed(carteado.load("naipes"), "en")
    assert typed.read("Place 6S Spades") == "place 6S S"
    assert typed.read("pass and draw") == "pass_and_draw"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", carteado.names())
def test_every_verb_is_shown_in_words_of_its_own_and_read_back(id: str, lang: str) -> None:
    game = carteado.load(id)
    typed = Typed(game, lang)
    for verb in game.grammar.by_name:
        assert typed.verb(typed.shown_verbs[verb]) == verb
    assert len(set(typed.shown_verbs.values())) == len(game.grammar.by_name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", carteado.names())
def test_every_action_that_is_shown_reads_back(id: str, lang: str) -> None:
    game = carteado.load(id)
    typed = Typed(game, lang)
    state, rng = game.new(seed=3), seeded(3)
    for _ in range(120):
        if state.decision is None:
            break
        actions = state.legal()
        for action in actions:
            assert game.grammar.parse(typed.read(typed.show(game.action_text(action)))) == action
        state.apply(actions[rng.below(len(actions))])


@pytest.mark.parametrize("id", carteado.names())
def test_portuguese_has_a_word_for_every_verb(id: str) -> None:
    game = carteado.load(id)
    typed = Typed(game, "pt")
    assert set(typed.own_verbs.values()) == set(game.grammar.by_name)


def test_an_unknown_verb_is_refused_with_the_words_of_the_language() -> None:
    with pytest.raises(Invalid) as refused:
        Typed(carteado.load("siege"), "pt").read("arquero torre")
    assert refused.value.facts["near"] == "arqueiros"
