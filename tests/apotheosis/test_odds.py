"""What an attack comes to, told beside an action: of one that begins, and of the one under way after an answer."""

from __future__ import annotations

from apotheosis.battle import able, lay
from table import Table, do


def odds(table: Table, action: str) -> list[tuple[str, int, int, int, int]]:
    said = table.game.odds(table.state, table.game.parse(table.numbered(action)))
    return [tuple(one.blanks[name] for name in ("dice", "least", "most", "few", "many")) for one in said]  # type: ignore[misc]


def test_an_answer_counts_in_the_sum_of_the_attack_under_way() -> None:
    """FOR 5 + 1d2 against CON 5; House Ironfen takes 2 off, the Bulwark Door 3 more."""
    table = do(lay(able(at="c3"), able(at="c4", house="H01", equip=["I06"])), "attack c4")
    assert odds(table, "pass") == [("d2", 6, 7, 2, 2)]
    assert odds(table, "use H01 e2") == [("d2", 4, 5, 1, 2)]
    do(table, "use H01 e2")
    assert odds(table, "pass") == [("d2", 4, 5, 1, 2)]
    assert odds(table, "use I06 e1") == [("d2", 1, 2, 0, 1)]


def test_passing_says_nothing_of_an_attack_where_there_is_none() -> None:
    table = do(lay(able(at="c3", memento=["S01", "S03"]), able(at="c4", memento=["S13"])), "end_turn")
    assert table.legal()
    assert all(odds(table, action) == [] for action in table.legal() if action in ("pass", "end_turn"))
