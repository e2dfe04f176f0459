"""Every board there is, at its fullest, for everybody: on a desk and a phone, in both languages."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.fullness import fullest
from browser.looking import FAULTS, SMALL

LONGEST_NAME = "Wilhelmina Wagenknecht-W"
TABLES = [
    ("siege", "solitaire", 1),
    ("naipes", "duel", 2),
    ("duel", "duel", 2),
    ("heroes", "arena", 3),
    ("heroes", "challengers", 4),
    ("heroes", "mixed", 6),
    ("apotheosis", "encounter", 4),
    ("apotheosis", "ffa", 4),
]


@pytest.mark.parametrize(("game", "mode", "seats"), TABLES, ids=[f"{game}-{mode}" for game, mode, _ in TABLES])
@pytest.mark.parametrize("lang", ["en", "pt"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_full_board_shuts_anybody_out(
    visit: Visit, game: str, mode: str, seats: int, lang: str, phone: bool
) -> None:
    """What axe finds is the same in both languages, so it looks at one of them on each screen: it is slow."""
    visitor = visit(phone=phone, lang=lang, dark=phone)
    visitor.call_me(LONGEST_NAME)
    for moment in fullest(game, mode, seats):
        visitor.sit(visitor.fork(moment.record, moment.number))
        assert visitor.offered()
        wrong = {name: visitor.page.evaluate(faults) for name, faults in FAULTS.items()}
        if phone:
            wrong["small"] = visitor.page.evaluate(SMALL)
        if phone == (lang == "pt"):
            wrong["axe"] = visitor.axe()
        assert {name: found for name, found in wrong.items() if found} == {}
