"""The charts of a report, as Vega-Lite."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import altair as alt

from carteado.lab.playing import Row
from carteado.lab.report.tables import Rate
from carteado.texts import Speaker

Chart = dict[str, Any]
WIDTH = 620


def rates(seen: Sequence[Rate], names: dict[str, str], say: Speaker) -> Chart:
    """A bar chart of proportions with intervals, with a colour and a row for each level of bots."""
    share, level = say("report-share"), say("report-level")
    values = [
        {
            "name": names.get(one.name, one.name),
            level: one.level,
            share: one.wins / one.games,
            "low": one.low,
            "high": one.high,
        }
        for one in seen
    ]
    base = alt.Chart({"values": values}).encode(y=alt.Y("name:N", title=None), yOffset=alt.YOffset(f"{level}:N"))
    bars = base.mark_bar().encode(
        x=alt.X(f"{share}:Q", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%")),
        color=alt.Color(f"{level}:N", scale=alt.Scale(scheme="tableau10")),
        tooltip=["name:N", f"{level}:N", alt.Tooltip(f"{share}:Q", format=".1%")],
    )
    whiskers = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", title=share), x2="high:Q")
    return finished(alt.layer(bars, whiskers))


def lengths(seen: Sequence[Row], field: str, title: str, say: Speaker) -> Chart:
    """A histogram of game lengths."""
    values = [{field: getattr(row, field)} for row in seen]
    chart = (
        alt.Chart({"values": values})
        .mark_bar()
        .encode(
            x=alt.X(f"{field}:Q", bin=alt.Bin(maxbins=30, minstep=1), title=title),
            y=alt.Y("count():Q", title=say("report-games")),
        )
    )
    return finished(chart)


def matrix(met: Mapping[tuple[str, str], Rate], names: Mapping[str, str], say: Speaker) -> Chart:
    """The shares of wins of each deck (rows) against each other (columns)."""
    share = say("report-share")
    values = [
        {"deck": names[one], "other": names[other], share: rated.wins / rated.games}
        for (one, other), rated in met.items()
    ]
    base = alt.Chart({"values": values}).encode(
        x=alt.X("other:N", title=say("report-against"), axis=alt.Axis(labelAngle=0)),
        y=alt.Y("deck:N", title=say("report-deck")),
    )
    colour = alt.Color(f"{share}:Q", scale=alt.Scale(scheme="redblue", domain=[0, 1]), legend=None)
    squares = base.mark_rect().encode(color=colour)
    numbers = base.mark_text().encode(text=alt.Text(f"{share}:Q", format=".0%"))
    return finished(alt.layer(squares, numbers))


def decided(parts: Sequence[float], say: Speaker) -> Chart:
    """A histogram of the part of a game after which its winner led for good."""
    return histogram(parts, 0.1, say("report-decided-at"), say)


def comebacks(seen: Sequence[Row], say: Speaker) -> Chart:
    """A histogram of the winner's lowest value."""
    return histogram([row.lowest for row in seen if 1.0 in row.scores], 0.05, say("report-lowest"), say)


def histogram(parts: Sequence[float], step: float, title: str, say: Speaker) -> Chart:
    """Count games by a share, in bins of this width."""
    chart = (
        alt.Chart({"values": [{"part": part} for part in parts]})
        .mark_bar()
        .encode(
            x=alt.X("part:Q", bin=alt.Bin(step=step), title=title, axis=alt.Axis(format="%")),
            y=alt.Y("count():Q", title=say("report-games")),
        )
    )
    return finished(chart)


def finished(chart: Any) -> Chart:
    made: Chart = chart.properties(width=WIDTH).to_dict()
    return made
