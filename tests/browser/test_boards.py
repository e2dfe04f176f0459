"""Every board there is, for everybody: at the first question and in the middle of a match."""

from __future__ import annotations

import random

import pytest

from browser.conftest import Visit

MATCHES: dict[str, tuple[str, ...]] = {
    "siege": ("solitaire",),
    "naipes": ("duel", "bot:greedy"),
    "duel": ("duel", "bot:greedy"),
    "heroes": ("arena", "bot:greedy", "bot:greedy"),
    "apotheosis": ("encounter", "bot:greedy"),
}


@pytest.mark.parametrize("game", MATCHES)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_board_shuts_anybody_out(visit: Visit, game: str, phone: bool) -> None:
    visitor = visit(phone=phone, dark=phone)
    mode, *bots = MATCHES[game]
    visitor.sit(visitor.create(game, "me", *bots, mode=mode))
    visitor.page.wait_for_selector(".thing.can, .action")
    assert visitor.axe() == []
    rng = random.Random(1)
    for _ in range(25):
        visitor.tap_one(rng)
    assert visitor.axe() == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
