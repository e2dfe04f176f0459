"""Every board there is, at its fullest, for everybody: on a desk and a phone, in both languages."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.fullness import Case, fullest
from browser.looking import FAULTS, SMALL

LONGEST_NAME = "Wilhelmina Wagenknecht-W"
CASES = [
    *(Case("siege", "solitaire", 1), Case("naipes", "duel", 2), Case("duel", "duel", 2)),
    *(Case("heroes", "arena", 3), Case("heroes", "challengers", 4), Case("heroes", "mixed", 6)),
    *(Case("apotheosis", "encounter", 4), Case("apotheosis", "ffa", 4)),
]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("lang", ["en", "pt"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_full_board_shuts_anybody_out(visit: Visit, case: Case, lang: str, phone: bool) -> None:
    """What axe finds is the same in both languages, so it looks at one of them on each screen: it is slow."""
    visitor = visit(phone=phone, lang=lang, dark=phone)
    visitor.call_me(LONGEST_NAME)
    for moment in fullest(case):
        visitor.sit(visitor.fork(moment.record, moment.number))
        assert visitor.offered()
        wrong = {name: visitor.page.evaluate(faults) for name, faults in FAULTS.items()}
        if phone:
            wrong["small"] = visitor.page.evaluate(SMALL)
        if phone == (lang == "pt"):
            wrong["axe"] = visitor.axe()
        assert {name: found for name, found in wrong.items() if found} == {}
