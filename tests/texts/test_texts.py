"""Everything a person reads is there in both languages, and nothing of it fails when said."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import carteado
from carteado.cli.new_game import TEMPLATE
from carteado.core.rng import seeded
from carteado.kit.game import CardGame
from carteado.laws.cases import Case, all_cases, walk
from carteado.match.match import Match
from carteado.terminal.listing import describe, slug
from carteado.texts import FOLDER, LANGUAGES, WEB, Speaker, choose_language
from carteado.texts.book import rulebook
from carteado.texts.typed import Typed
from texts import selectors

NEW_GAME = TEMPLATE / "carteado_newgame" / "texts"
FOLDERS = [FOLDER, WEB, NEW_GAME, *(carteado.load(id).folder / "texts" for id in carteado.names())]
TITLES = {
    "siege": "9 Card Siege",
    "naipes": "Cartas Reais: Batalha dos Naipes",
    "duel": "Duel of Cartoverse",
    "heroes": "Heroes - The Contest",
    "apotheosis": "APOTHEOSIS",
}
SOURCES = Path(carteado.__file__).parent


class Variables(Visitor):
    """The blanks of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """Every message of a file with its blanks."""
    entries = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    found = {}
    for entry in entries:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {folder}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    assert set(messages(folder, "en")) == set(messages(folder, "pt"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_say_different_things(folder: Path) -> None:
    """A text left untranslated is found: few are the same in both languages."""
    texts = [(folder / f"{lang}.ftl").read_text(encoding="utf-8").splitlines() for lang in LANGUAGES]
    same = set(texts[0]) & set(texts[1])
    bare = [re.sub(r"{.*?}|^.*=|^#.*", "", line) for line in same]
    assert not [line for line in bare if len(re.findall(r"\b[a-zà-ú]{3,}\b", line)) > 4]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("id", "title"), TITLES.items())
def test_the_title_of_a_game_is_its_authors_in_every_language(id: str, title: str, lang: str) -> None:
    """On the screen and on the rulebook, where a translation may stand beside it."""
    folder = carteado.load(id).folder
    assert Speaker(lang, folder / "texts")(f"{id}-name") == title
    assert (folder / "rulebook" / f"{lang}.md").read_text(encoding="utf-8").startswith(f"# {title}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", carteado.names())
def test_every_card_has_a_name_and_a_kind_and_says_what_it_does(id: str, lang: str) -> None:
    game = carteado.load(id)
    say = Speaker(lang, game.folder / "texts")
    assert game.card_data()
    for card in game.card_data():
        name, facts, text = game.card_words(card)
        assert say.say(name)
        assert say.say(facts)
        assert text is None or len(say.say(text)) > 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_whole_games_can_be_said(case: Case, lang: str) -> None:
    """Tables, actions and events of a few games, as every seat sees and hears them; at large tables, now and then."""
    say = Speaker(lang, case.game.folder / "texts", names=["Ana", "Rui", "Lia", "Edu", "Bia", "Ivo", "Noé", "Eva"])
    few = case.seats**2
    for seed in range(max(1, 8 // few)):
        for state in islice(walk(case, seed), seed, None, few):
            for seat in (None, *range(case.seats)):
                for line in case.game.table_words(state.view(seat)):
                    assert say.say(line)
            if state.decision is not None:
                view = state.view(state.decision.seat)
                for action in state.legal():
                    assert say.say(case.game.action_words(action, view))
                assert say(f"{case.id}-prompt-{slug(state.decision.kind)}")
        match = Match(case.game, case.setup(), seed)
        rng = seeded(seed)
        while not match.over:
            actions = match.state.legal()
            match.accept(actions[rng.below(len(actions))])
        for seat in (None, *range(case.seats)):
            for heard in match.heard(seat):
                assert say.say(case.game.event_words(heard))
            ending = [say.say(line) for line in case.game.end_words(match.state.view(seat))]
            assert len(ending) >= 2, ending
        for events in match.log:
            for event in events:
                assert say.say(case.game.event_words(event.whole()))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", carteado.names())
def test_every_choice_and_action_of_a_game_is_explained(id: str, lang: str) -> None:
    game = carteado.load(id)
    say = Speaker(lang, game.folder / "texts")
    assert len(describe(game, say)) > len(game.options)
    verbs = Typed(game, lang).shown_verbs
    for form in game.grammar.forms:
        assert verbs[form.name] in say(f"{id}-help-{slug(form.name)}")


def test_every_refusal_has_its_text() -> None:
    """Every code that stands in the sources has a message, and every message of a refusal is used."""
    code = re.compile(r'(?:Invalid|Illegal|Stale|unknown)\(\s*"([a-z-]+)"|code = "([a-z-]+)" if .* else "([a-z-]+)"')
    used = {
        name
        for path in SOURCES.rglob("*.py")
        for found in code.findall(path.read_text(encoding="utf-8"))
        for name in found
        if name
    }
    for game in map(carteado.load, carteado.names()):
        if isinstance(game, CardGame) and hasattr(game, "deck_book"):
            used |= {f"{game.deck_book.code}-{fault}" for fault in ("unreadable", "unknown-card")}
    said = {id.removeprefix("refused-") for folder in FOLDERS for id in messages(folder, "en") if "refused-" in id}
    assert used - said == set()
    assert said - used == set()


def test_every_fault_of_a_card_file_has_its_text() -> None:
    """And every text of a fault is used."""
    used = {
        name
        for path in SOURCES.rglob("*.py")
        for name in re.findall(r'"(fault-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    assert used == {id for id in messages(FOLDER, "en") if id.startswith("fault-")}


@pytest.mark.rule("HEROES-29.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_codes_that_rulebooks_print_are_those_of_refusals(lang: str) -> None:
    """A hyphenated word in code is one; the book of heroes prints every code of its decks."""
    codes = {id.removeprefix("refused-") for folder in FOLDERS for id in messages(folder, "en") if "refused-" in id}
    books = {id: rulebook(carteado.load(id), lang) for id in carteado.names()}
    printed = {id: set(re.findall(r"`([a-z]+(?:-[a-z]+)+)`", book)) for id, book in books.items()}
    assert {code for found in printed.values() for code in found} - codes == set()
    of_decks = {code for code in codes if code.startswith("heroes-")} - {
        "heroes-deck-unreadable",
        "heroes-deck-unknown-card",
    }
    assert printed["heroes"] == {*of_decks, "option-unknown", "option-bad-value"}


def test_refusals_are_said_with_what_was_allowed() -> None:
    with pytest.raises(carteado.Refusal) as refused:
        carteado.load("sieg")
    assert Speaker("en").refusal(refused.value).endswith("Did you mean siege?")
    assert Speaker("pt").refusal(refused.value).endswith("Você quis dizer siege?")


@pytest.mark.parametrize(
    ("asked", "environment", "lang"),
    [
        ("pt", {"LANG": "en_US.UTF-8"}, "pt"),
        (None, {"LANG": "pt_BR.UTF-8"}, "pt"),
        (None, {"LC_ALL": "en_US", "LANG": "pt_BR"}, "en"),
        (None, {"LC_ALL": "", "LANG": "pt_PT"}, "pt"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_systems(
    asked: str | None, environment: dict[str, str], lang: str
) -> None:
    assert choose_language(asked, environment) == lang


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(carteado.Invalid, match="language-unknown"):
        choose_language("fr", {})


@pytest.mark.parametrize(("lang", "said"), [("en", "a, b and c"), ("pt", "a, b e c")])
def test_lists_are_joined_as_they_are_said(lang: str, said: str) -> None:
    assert Speaker(lang).join(["a", "b", "c"]) == said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", carteado.names())
def test_every_field_of_an_action_has_a_word(id: str, lang: str) -> None:
    (field_names,) = selectors.messages(lang)["field-name"].found
    fields = {field.name for form in carteado.load(id).grammar.forms for field in form.fields}
    assert fields <= set(selectors.keys(field_names))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", carteado.names())
def test_every_value_of_an_option_has_a_word(id: str, lang: str) -> None:
    """Except numbers, ids of cards, and decks, which have names of their own."""
    (values,) = selectors.messages(lang)["web-option-value"].found
    options = [option for option in carteado.load(id).options if not option.free]
    words = {value for option in options for value in option.values if isinstance(value, str) and value.islower()}
    assert words - set(selectors.keys(values)) == set()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "choose_ruler: Z is not a valid ruler. Allowed: J, Q, K, X."),
        ("pt", "choose_ruler: Z não serve como governante. Permitido: J, Q, K, X."),
    ],
)
def test_a_wrong_word_of_an_action_is_refused_in_words(lang: str, said: str) -> None:
    with pytest.raises(carteado.Invalid) as refused:
        carteado.load("naipes").parse("choose_ruler Z")
    assert Speaker(lang).refusal(refused.value) == said


@pytest.mark.parametrize("id", carteado.names())
def test_every_reason_of_an_end_is_named_in_a_few_words(id: str) -> None:
    """As many names as sentences: `naipes-reason-columns` tells the players, `naipes-end-columns` counts matches."""
    known = set(messages(carteado.load(id).folder / "texts", "en"))
    told = "event-ended" if id == "apotheosis" else "reason"
    sentences = {name.removeprefix(f"{id}-{told}-") for name in known if name.startswith(f"{id}-{told}-")}
    assert {name.removeprefix(f"{id}-end-") for name in known if name.startswith(f"{id}-end-")} == sentences
    assert Speaker("pt", carteado.load(id).folder / "texts").end_words(id, "made_up") == "made_up"


@pytest.mark.parametrize(("lang", "said"), [("en", ["46.7", "1,234", "+0.050"]), ("pt", ["46,7", "1.234", "+0,050"])])
def test_numbers_are_written_as_in_the_language(lang: str, said: list[str]) -> None:
    say = Speaker(lang)
    assert [say.number(46.66, 1), say.number(1234), say.number(0.05, 3, sign=True)] == said


@pytest.mark.parametrize(("found", "said"), [(0, "Nenhum lugar foi"), (1, "Um lugar foi"), (2, "2 lugares foram")])
def test_seats_are_counted_in_words(found: int, said: str) -> None:
    assert Speaker("pt").refusal(carteado.Invalid("seats-wrong-count", found=found, expected=3)).startswith(said)


def test_several_winners_have_a_verb_of_their_own() -> None:
    say = Speaker("pt")
    assert say("play-won", who="Ana", count=1) == "Ana venceu."
    assert say("play-won", who="Ana e Bia", count=2) == "Ana e Bia venceram."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_blank_may_be_of_any_length(lang: str) -> None:
    """A table can have more legal actions than Fluent lets into a text at once."""
    allowed = ", ".join(f"play @{number}" for number in range(1000))
    said = Speaker(lang).refusal(carteado.Illegal("illegal-action", action="fly", allowed=allowed))
    assert allowed in said
    assert "fly" in said


def test_of_what_was_typed_only_the_beginning_is_said_again() -> None:
    refusal = carteado.Invalid("game-unknown", found="x" * 5000, allowed="siege", near="none")
    assert "x" * 200 + "..." in Speaker("en").refusal(refusal)
    assert len(Speaker("en").refusal(refusal)) < 300
