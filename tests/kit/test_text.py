"""Card texts: runs, grammar and the phrases of both languages."""

from __future__ import annotations

import pytest

from carteado.core.face import Paragraph, Run, plain
from carteado.kit.text.grammar import GRAMMARS, Said
from carteado.kit.text.phrases import Phrases, variants
from carteado.kit.text.runs import capital, joined, listed, tidy, words

ENGLISH, PORTUGUESE = GRAMMARS["en"], GRAMMARS["pt"]


def test_unmarked_neighbours_are_one_run_and_marks_stay() -> None:
    ward = Run("Ward", "keyword", "ward")
    assert tidy([Run("gets  "), Run(" +1"), Run(" "), ward, Run(", too ")]) == (Run("gets +1 "), ward, Run(", too"))


@pytest.mark.parametrize(
    ("parts", "text"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "", "b", "c"], "a, b and c")]
)
def test_a_list_has_commas_and_one_and(parts: list[str], text: str) -> None:
    assert plain(listed([words(part) for part in parts], " and ")) == text


def test_the_first_letter_is_a_capital_even_in_a_marked_run() -> None:
    assert plain(capital((Run("ward", "keyword", "ward"), Run(" too")))) == "Ward too"
    assert capital(()) == ()


@pytest.mark.parametrize(
    ("preposition", "thing", "text"),
    [
        ("a", "a criatura", "à criatura"),
        ("a", "os heróis", "aos heróis"),
        ("a", "aquela carta", "àquela carta"),
        ("a", "esta criatura", "a esta criatura"),
        ("de", "o oponente", "do oponente"),
        ("de", "essa carta", "dessa carta"),
        ("em", "ela", "nela"),
        ("por", "o herói", "pelo herói"),
        ("com", "a criatura", "com a criatura"),
        ("a", "outra criatura", "a outra criatura"),
        ("de", "a criatura alvo e todas as outras", "da criatura alvo e de todas as outras"),
    ],
)
def test_portuguese_contracts_prepositions(preposition: str, thing: str, text: str) -> None:
    assert plain(PORTUGUESE.after(preposition, Said(words(thing)))) == text


def test_a_preposition_without_anything_is_not_said() -> None:
    assert PORTUGUESE.after("a", Said(())) == ()


def test_english_leaves_prepositions_apart() -> None:
    assert plain(ENGLISH.after("to", Said(words("a hero")))) == "to a hero"


def test_a_portuguese_pronoun_joins_its_verb() -> None:
    pronoun = Said(words("ela"), gender="f", pronoun=True)
    assert plain(PORTUGUESE.object_of("destrua ", pronoun)) == "destrua-a"
    assert plain(PORTUGUESE.object_of("destrua ", Said(words("a criatura")))) == "destrua a criatura"
    assert plain(ENGLISH.object_of("destroy ", Said(words("it"), pronoun=True))) == "destroy it"


@pytest.mark.parametrize(("pronoun", "text"), [("eles", "prepare-os"), ("elas", "prepare-as")])
def test_a_portuguese_pronoun_of_many_joins_its_verb(pronoun: str, text: str) -> None:
    assert plain(PORTUGUESE.object_of("prepare ", Said(words(pronoun), many=True, pronoun=True))) == text


def test_an_english_pronoun_of_many_has_a_form_for_the_subject() -> None:
    assert plain(ENGLISH.subject_of(Said(words("them"), many=True, pronoun=True))) == "they"
    assert plain(ENGLISH.subject_of(Said(words("it"), pronoun=True))) == "it"
    assert plain(PORTUGUESE.subject_of(Said(words("elas"), many=True, pronoun=True))) == "elas"


@pytest.mark.parametrize(
    ("many", "gender", "text"), [(False, "f", "outra fera feroz"), (True, "m", "outros fera feroz")]
)
def test_portuguese_words_agree_in_gender_and_number(many: bool, gender: str, text: str) -> None:
    assert PORTUGUESE.agree("outr@ fera feroz", Said((), many, gender)) == text


def test_a_verb_agrees_with_its_subject_and_a_number_stands_in_its_form() -> None:
    forms = ["draws a card", "draw # cards", "draw"]
    assert ENGLISH.form(forms, Said(words("1"))) == "draws a card"
    assert ENGLISH.form(forms, Said(words("3"), many=True)) == "draw 3 cards"
    assert ENGLISH.form(forms, Said(words("you"), you=True)) == "draw"


def test_the_owner_of_a_thing() -> None:
    it = Said(words("it"), pronoun=True)
    assert plain(ENGLISH.owned("row", it)) == "its row"
    assert plain(ENGLISH.owned("row", Said(words("them"), many=True, pronoun=True))) == "their row"
    assert plain(ENGLISH.owned("row", Said(words("target creature")))) == "target creature's row"
    assert plain(ENGLISH.owned("row", Said(words("the creatures"), many=True))) == "the row of the creatures"
    assert plain(ENGLISH.owned("HP", Said(words("each ally")))) == "each ally's HP"
    assert plain(ENGLISH.owned("HP", Said(words("target creature in the attack row")))).startswith("the HP of target")
    assert plain(PORTUGUESE.owned("fileira", Said(words("ela"), pronoun=True))) == "fileira dela"


def test_an_article_before_a_vowel_in_the_next_run() -> None:
    runs = ENGLISH.smooth((Run("summon a "), Run("Ember", "card", "E"), Run(" and a Wolf")))
    assert plain(runs) == "summon an Ember and a Wolf"


def test_a_games_phrases_stand_over_those_of_the_kit() -> None:
    shared = Phrases("en", say={"and": "and", "if": "if"}, words={"operations": {"draw": "draw", "heal": "heal"}})
    own = Phrases("en", say={"if": "when"}, words={"operations": {"draw": {"_": "take"}}, "events": {"dies": "dies"}})
    made = own.over(shared)
    assert made.say == {"and": "and", "if": "when"}
    assert made.words == {"operations": {"draw": {"_": "take"}, "heal": "heal"}, "events": {"dies": "dies"}}


def test_the_variants_of_a_phrase_are_tried_in_order() -> None:
    first, last = variants({"who=me amount=1": "{who} one", "_": "other"})
    assert (first.tests, last.tests) == (("who=me", "amount=1"), ())


def test_a_paragraph_without_structure() -> None:
    ability = Paragraph(words("Draw a card."), "Study", words("1 mana"))
    assert ability.flat() == "Study [1 mana]: Draw a card."
    assert Paragraph(words("Ward.")).flat() == "Ward."
    assert Paragraph(words("Ward."), "Shell").flat() == "Shell: Ward."
    assert Paragraph(words("Ward."), cost=words("2 HP")).flat() == "[2 HP]: Ward."


def test_empty_parts_are_not_joined() -> None:
    assert plain(joined([(), words("a"), (), words("b")])) == "a b"
