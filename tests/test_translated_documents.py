"""A document in Portuguese has the headings, tables and examples of the English one, and both lead to each other."""

from __future__ import annotations

import re

import pytest

from documents import DOCS, FENCE

TRANSLATED = sorted(DOCS.glob("*.pt-BR.md"))
named = pytest.mark.parametrize("name", [file.name.removesuffix(".pt-BR.md") for file in TRANSLATED])


def both(name: str) -> tuple[str, str]:
    files = (DOCS / f"{name}.md", DOCS / f"{name}.pt-BR.md")
    english, portuguese = (file.read_text(encoding="utf-8") for file in files)
    return english, portuguese


def headings(text: str) -> list[str]:
    return re.findall(r"^#+(?= )", FENCE.sub("", text), re.MULTILINE)


def rows(text: str) -> list[list[str]]:
    """The words of the programs in the first column of each row of each table."""
    lines = [line.split("|")[1] for line in FENCE.sub("", text).splitlines() if line.startswith("|")]
    return [re.findall(r"`([^`]+)`", line) for line in lines]


def examples(text: str) -> list[tuple[str, str, list[str]]]:
    """The examples without their comments; of commands only the programs."""
    found = []
    for language, kind, body in re.findall(r"^```(\w*) ?(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
        lines = [line for line in body.splitlines() if line.strip() and not line.lstrip().startswith("#")]
        if language == "text":  # said in the language of the document
            lines = []
        found.append((language, kind, lines if language else [line.split()[1] for line in lines]))
    return found


def test_what_designers_read_is_there_in_both_languages() -> None:
    read = {"sets", "laboratory", "printing", "writing-a-lesson"} | {
        file.stem for file in DOCS.glob("card-language*.md")
    }
    assert {name for name in read if "." not in name} == {file.name.removesuffix(".pt-BR.md") for file in TRANSLATED}


@named
def test_both_languages_lead_to_each_other(name: str) -> None:
    english, portuguese = both(name)
    assert english.splitlines()[2] == f"*[Português]({name}.pt-BR.md)*"
    assert portuguese.splitlines()[2] == f"*[English]({name}.md)*"


@named
def test_both_languages_have_the_same_parts(name: str) -> None:
    english, portuguese = both(name)
    assert headings(english) == headings(portuguese)
    assert rows(english) == rows(portuguese)


@named
def test_both_languages_show_the_same_examples(name: str) -> None:
    english, portuguese = both(name)
    assert examples(english) == examples(portuguese)


@named
def test_links_lead_somewhere(name: str) -> None:
    for text in both(name):
        targets = re.findall(r"\]\(([^)#:]+)", text)
        assert [target for target in targets if not (DOCS / target).exists()] == []
