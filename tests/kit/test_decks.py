"""Decks of files and of lists, in a game of three cards."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from carteado.core.errors import Invalid
from carteado.kit.decks import CardList, DeckBook, refuse_faults

NAMES = {"H1": ("The Captain",), "C1": ("Pocket Spark", "Centelha de Bolso"), "C2": ("Pocket Spark",)}
FILE = "name: Sparks\nhero: H1\ncards: {C1: 2, c2: 1}\n"


class Crew(CardList):
    """A captain and cards."""

    captain = ""

    @property
    def leading(self) -> list[str]:
        return [self.captain] if self.captain else []


class Crews(DeckBook[Crew]):
    def names(self) -> Iterable[tuple[str, Iterable[str]]]:
        return NAMES.items()

    def new(self) -> Crew:
        return Crew({})

    def add(self, made: Crew, id: str, count: int, line: str) -> None:
        if id == "H1":
            made.captain = id
        else:
            made.add(id, count)

    def check_whole(self, made: Crew) -> None:
        if not made.captain:
            raise Invalid("crew-no-captain")


@pytest.fixture
def crews(tmp_path: Path) -> Crews:
    (tmp_path / "sparks.yaml").write_text(FILE, encoding="utf-8")
    return Crews(tmp_path, tmp_path, "crew", "3 C1", fields=["hero"])


def test_a_ready_deck_is_named_like_its_file(crews: Crews) -> None:
    assert crews.ready_names == ("sparks",)
    assert crews.ready["sparks"].counted == {"H1": 1, "C1": 2, "C2": 1}
    assert crews.ready["sparks"].size == 3


@pytest.mark.parametrize(
    "text",
    [
        "H1; 2 C1; C2",
        "hero: The Captain\n2x Pocket Spark  # both of them\nC2",
        "h1; C1; centelha de bolso; c2",
        "H1; C1 x2; C2",
    ],
)
def test_lists_that_mean_the_same_deck(crews: Crews, text: str) -> None:
    assert crews.tidy(text) == crews.ready["sparks"].text() == "H1; 2 C1; 1 C2"


def test_an_option_names_a_ready_deck_or_a_list_or_leaves_it_to_chance(crews: Crews) -> None:
    option = crews.options("deck", 2)[1]
    assert (option.name, option.values) == ("deck_1", ("sparks", "random"))
    assert option.read("H1; 3 C1") == "H1; 3 C1"
    assert crews.chosen("random") is None
    assert crews.chosen("sparks") is crews.ready["sparks"]


def test_a_list_may_be_unfinished_in_a_draft_alone(crews: Crews) -> None:
    assert crews.drafted("3 C1").counted == {"C1": 3}
    assert crews.drafted("sparks").size == 3
    with pytest.raises(Invalid, match="crew-no-captain"):
        crews.chosen("3 C1")


@pytest.mark.parametrize("text", ["0 C1", "C1 x0", "000 C1"])
def test_a_line_without_copies_is_refused(crews: Crews, text: str) -> None:
    with pytest.raises(Invalid) as refused:
        crews.read(text)
    assert (refused.value.code, refused.value.facts) == ("crew-unreadable", {"line": text, "allowed": "3 C1"})


def test_an_unknown_card_is_refused_with_the_nearest(crews: Crews) -> None:
    with pytest.raises(Invalid) as refused:
        crews.read("3 Pocket Sparc")
    facts = {"found": "Pocket Sparc", "line": "3 Pocket Sparc", "near": "Pocket Spark"}
    assert (refused.value.code, refused.value.facts) == ("crew-unknown-card", facts)


@pytest.mark.parametrize(
    "text", ["hero: H1\n", "hero: H1\ncards: {C1: 0}\n", "cards: {C1: true}\n", "cards: {C1: 1}\nflag: 1\n", "cards: {"]
)
def test_a_bad_file_is_refused(crews: Crews, tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Invalid, match="crew-unreadable"):
        crews.read_file(file)


def test_the_first_fault_of_a_deck_is_refused_with_its_seat() -> None:
    refuse_faults(iter(()), 0)
    with pytest.raises(Invalid) as refused:
        refuse_faults(iter([Invalid("too-many", found=4), Invalid("too-few")]), 1)
    assert (refused.value.code, refused.value.facts) == ("too-many", {"found": 4, "seat": 1})
