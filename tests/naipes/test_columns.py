"""What a view tells of the columns: each side's count, and who leads, as far as the seat may know."""

from __future__ import annotations

import pytest

from naipes.field import lay


@pytest.mark.rule("NAIPES-7.5", "NAIPES-7.6")
def test_a_commander_is_a_point_also_in_an_empty_slot() -> None:
    table = lay(slots=[{"H": ["2C+8H", "3H"]}, {"C": ["5C"]}], commanders=[["AH", "AD"], []])
    columns = table.view(None)["columns"]
    assert {name: column["totals"] for name, column in columns.items()} == {
        "C": [0, 5],
        "S": [0, 0],
        "W": [0, 0],
        "H": [14, 0],
        "D": [1, 0],
    }
    assert [columns[name]["leader"] for name in "CSHD"] == [1, "even", 0, 0]


@pytest.mark.rule("NAIPES-8.4")
@pytest.mark.parametrize(
    ("seat", "totals", "leader"), [(0, [9, None], "unknown"), (1, [9, 4], 0), (None, [9, None], "unknown")]
)
def test_nobody_is_said_to_lead_while_a_unit_is_hidden(seat: int | None, totals: list[int | None], leader: str) -> None:
    table = lay(slots=[{"S": ["9S"]}, {"S": ["4S (down)"]}])
    assert table.view(seat)["columns"]["S"] == {"totals": totals, "leader": leader}
