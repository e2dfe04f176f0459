"""Wherever Fluent selects on a number, every variant can be reached."""

from __future__ import annotations

import pytest

from carteado.core.message import Message
from carteado.texts import LANGUAGES, Speaker
from texts import selectors


@pytest.mark.parametrize("lang", LANGUAGES)
def test_some_number_reaches_every_variant(lang: str) -> None:
    """No plural category that the language lacks, and no number after the category that contains it."""
    dead = {
        (id, *selectors.keys(select)): list(selectors.unreachable(lang, select))
        for id, selects in selectors.messages(lang).items()
        for select in selects.found
        if selectors.is_numeric(select)
    }
    assert dead
    assert {where: keys for where, keys in dead.items() if keys} == {}


@pytest.mark.parametrize(
    ("lang", "variants", "dead"),
    [
        ("en", "[0] none [one] one *[other] many", []),
        ("en", "[two] a pair *[other] many", ["two"]),
        ("en", "[one] one [1] exactly one *[other] many", ["1"]),
        ("pt", "[one] um [0] nenhum *[other] muitos", ["0"]),  # 0 is `one` in Portuguese
        ("en", "[one] one [0] none *[other] many", []),
        ("en", "[0] none [0] nothing *[other] many", ["0"]),
    ],
)
def test_a_variant_that_no_number_reaches_is_found(lang: str, variants: str, dead: list[str]) -> None:
    lines = variants.replace(" [", "\n[").replace(" *[", "\n*[")
    source = "x = { $n ->\n" + "\n".join(f"    {line}" for line in lines.splitlines()) + "\n    }\n"
    (select,) = selectors.read(source)["x"].found
    assert list(selectors.unreachable(lang, select)) == dead


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_in_place_of_a_number_is_found(lang: str) -> None:
    """ "0" is not 0: it would be said as the default. Words that are variants themselves are welcome."""
    speaker = Speaker(lang)
    selectors.check(speaker, Message("siege-table-unit", unit="ram", where=0))
    selectors.check(speaker, Message("siege-table-unit", unit="ram", where="gone"))
    with pytest.raises(AssertionError, match=r"selects \$where as a number"):
        selectors.check(speaker, Message("siege-table-unit", unit="ram", where="0"))


def test_everything_that_a_test_says_is_checked() -> None:
    with pytest.raises(AssertionError, match=r"selects \$count as a number"):
        Speaker("pt")("play-won", who="Ana", count="1")
