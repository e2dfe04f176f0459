"""The page of a report: one self-contained HTML file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

import vl_convert

from carteado.core.game import Game
from carteado.lab.names import deck_name, kebab
from carteado.lab.report import charts, tables
from carteado.lab.report.gathering import Match
from carteado.lab.report.swaps import Swap
from carteado.texts import Speaker

FOLDER = Path(__file__).parent
Cell = str | int | float | None


class Page:
    """Collects sections; a script at the end draws the charts."""

    def __init__(self, say: Speaker) -> None:
        self.say = say
        self.parts: list[str] = []
        self.charts: list[charts.Chart] = []

    def title(self, text: str) -> None:
        """Start a new part."""
        self.parts.append(f'<h2 class="part">{escape(text)}</h2>')

    def heading(self, id: str) -> None:
        self.parts.append(f"<h2>{escape(self.say(f'report-{id}'))}</h2><p>{escape(self.say(f'report-{id}-about'))}</p>")

    def note(self, text: str) -> None:
        self.parts.append(f"<p>{escape(text)}</p>")

    def chart(self, chart: charts.Chart) -> None:
        self.parts.append(f'<div class="chart" id="chart-{len(self.charts)}"></div>')
        self.charts.append(chart)

    def table(self, headings: Sequence[str], lines: Iterable[Sequence[Cell]]) -> None:
        """Add a table that can be sorted by a click on a column's heading."""
        head = "".join(f"<th><button>{escape(self.say(f'report-{name}'))}</button></th>" for name in headings)
        body = "".join("<tr>" + "".join(cell(value, self.say) for value in line) + "</tr>" for line in lines)
        self.parts.append(f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")

    def html(self, title: str) -> str:
        template = (FOLDER / "page.html").read_text(encoding="utf-8")
        filled = {
            "lang": self.say.lang,
            "title": escape(title),
            "body": "\n".join(self.parts),
            "charts": json.dumps(self.charts, ensure_ascii=False).replace("</", "<\\/"),
            "numbers": json.dumps(number_locale(self.say)),
            "vega": vega(),
        }
        for name, text in filled.items():
            template = template.replace(f"@@{name}@@", text)
        return template


def number_locale(say: Speaker) -> dict[str, Any]:
    """How the charts write numbers, as d3-format describes it; the separators are those of the reader's language."""
    thousands, decimal = say.number(1111.1, 1)[1], say.number(0.1, 1)[1]
    return {"decimal": decimal, "thousands": thousands, "grouping": [3], "currency": ["", ""]}


@cache
def vega() -> str:
    """The JavaScript of the chart library."""
    return str(vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;"))


def cell(value: Cell, say: Speaker) -> str:
    if value is None:
        return "<td></td>"
    if isinstance(value, float):
        return f'<td data-sort="{value}" class="number">{say.number(value, 3)}</td>'
    kind = ' class="number"' if isinstance(value, int) else ""
    return f'<td data-sort="{escape(str(value))}"{kind}>{escape(str(value))}</td>'


class Beside(NamedTuple):
    """The games of the version without the card set, and what each changed card was worth."""

    matches: Sequence[Match]
    swaps: Sequence[Swap]


def make_page(
    game: Game, matches: Sequence[Match], levels: Sequence[str], say: Speaker, beside: Beside | None = None
) -> str:
    page = Page(say)
    strongest = levels[-1]
    played = tables.modes(matches)
    names = [say(f"{game.id}-mode-{kebab(mode)}") for mode in played]
    page.note(say("report-summary", games=len(tables.rows(matches, strongest)), level=strongest, mode=say.join(names)))
    if beside is not None:
        versions(page, game, beside, matches, say)
    if len(played) > 1:
        all_modes(page, matches, dict(zip(played, names, strict=True)))
    for mode, name in zip(played, names, strict=True):
        if len(played) > 1:
            page.title(name)
        one_mode(page, game, tables.of_mode(matches, mode), strongest, say)
    played_cards(page, game, matches, strongest, say)
    page.heading("examples")
    page.table(
        ["example", "seed", "decks", "command"],
        [
            (
                say(f"report-{one.what}"),
                one.seed,
                ", ".join(deck_name(game, deck, say) for deck in one.decks if deck),
                command(game, one),
            )
            for mode in played
            for one in tables.examples(tables.of_mode(matches, mode), strongest)
        ],
    )
    return page.html(say("report-title", name=say(f"{game.id}-name")))


def versions(page: Page, game: Game, beside: Beside, matches: Sequence[Match], say: Speaker) -> None:
    """Add the section that puts the game without its card set beside the game with it."""
    page.heading("versions")
    names = {"first": say("report-began")}
    rows: list[Sequence[Cell]] = []
    for rates in (tables.by_beginning, tables.by_deck):
        for one in tables.changes(rates(beside.matches), rates(matches)):
            before, now = (rated.wins / rated.games for rated in (one.before, one.now))
            name = names.get(one.name) or deck_name(game, one.name, say)
            rows.append((name, one.now.level, before, now, now - before, one.low, one.high, one.now.games))
    page.table(["version-of", "level", "before", "now", "difference", "low", "high", "games"], rows)
    page.table(
        ["level", "version-of", "before", "now"],
        [
            (level, say(f"report-{field}"), *(mean_length(side, level, field) for side in (beside.matches, matches)))
            for level in dict.fromkeys(match.level for match in matches)
            for field in ("turns", "decisions")
        ],
    )
    page.heading("swaps")
    page.table(
        ["card", "name", "effect", "low", "high", "deals", "stands-out"],
        [
            (
                one.card,
                say.say(game.card_words(one.card)[0]),
                one.effect,
                one.low,
                one.high,
                one.deals,
                "*" if one.shown else "",
            )
            for one in beside.swaps
        ],
    )


def mean_length(matches: Sequence[Match], level: str, field: str) -> float:
    seen = tables.rows(matches, level)
    return float(sum(getattr(row, field) for row in seen)) / max(1, len(seen))


def all_modes(page: Page, matches: Sequence[Match], names: Mapping[str, str]) -> None:
    page.heading("modes")
    page.table(
        ["mode", "level", "first-share", "low", "high", "games", "turns", "decisions"],
        [
            (names[mode], rated.level, rated.wins / rated.games, rated.low, rated.high, rated.games, turns, decisions)
            for mode, rated, turns, decisions in tables.by_mode(matches)
        ],
    )


def one_mode(page: Page, game: Game, matches: Sequence[Match], level: str, say: Speaker) -> None:
    seats(page, matches, say)
    decks(page, game, matches, level, say)
    lengths(page, matches, level, say)
    endings(page, game, matches, level, say)


def seats(page: Page, matches: Sequence[Match], say: Speaker) -> None:
    page.heading("seats")
    places, begun = tables.by_seat(matches), tables.by_beginning(matches)
    names = {one.name: say("seat-number", number=int(one.name) + 1) for one in places}
    page.chart(charts.rates([*places, *begun], {**names, "first": say("report-began")}, say))


def decks(page: Page, game: Game, matches: Sequence[Match], level: str, say: Speaker) -> None:
    """Add the section of ready decks, or of ready heroes where heroes come with decks."""
    seen = tables.by_deck(matches)
    if not seen:
        return
    page.heading("heroes" if game.deck_choice(0).startswith("hero") else "decks")
    names = {one.name: deck_name(game, one.name, say) for one in seen}
    page.chart(charts.rates(seen, names, say))
    met = tables.meetings(matches, level)
    if met:
        page.chart(charts.matrix(met, names, say))
        page.table(
            ["deck", "against", "share", "low", "high", "games"],
            [
                (names[one], names[other], rated.wins / rated.games, rated.low, rated.high, rated.games)
                for (one, other), rated in met.items()
            ],
        )
    else:
        page.table(
            ["deck", "level", "share", "low", "high", "games"],
            [(names[one.name], one.level, one.wins / one.games, one.low, one.high, one.games) for one in seen],
        )


def lengths(page: Page, matches: Sequence[Match], level: str, say: Speaker) -> None:
    seen = tables.rows(matches, level)
    page.heading("lengths")
    page.chart(charts.lengths(seen, "turns", say("report-turns"), say))
    page.chart(charts.lengths(seen, "decisions", say("report-decisions"), say))
    turns = sum(row.turns for row in seen)
    page.note(say("report-per-turn", number=say.number(sum(row.decisions for row in seen) / max(1, turns), 2)))
    page.table(["kind", "decisions", "choices", "most"], tables.branching(matches, level))
    page.heading("decided")
    page.chart(charts.decided(tables.decided(matches, level), say))
    page.heading("comebacks")
    page.chart(charts.comebacks(seen, say))
    page.chart(charts.lengths(seen, "lead_changes", say("report-lead-changes"), say))


def endings(page: Page, game: Game, matches: Sequence[Match], level: str, say: Speaker) -> None:
    page.heading("endings")
    total = len(tables.rows(matches, level))
    page.table(
        ["reason", "games", "share"],
        [(say.end_words(game.id, reason), count, count / total) for reason, count in tables.reasons(matches, level)],
    )


def played_cards(page: Page, game: Game, matches: Sequence[Match], level: str, say: Speaker) -> None:
    lines = tables.cards(game, matches, level)
    if not any(line.drawn or line.played for line in lines):
        return
    page.heading("cards")
    page.table(
        ["card", "name", "drawn", "played", "opening", "effect", "low", "high", "stands-out"],
        [
            (
                line.card,
                say.say(game.card_words(line.card)[0]),
                line.drawn,
                line.played,
                line.opening,
                line.effect,
                line.low,
                line.high,
                "*" if line.stands_out else "",
            )
            for line in sorted(lines, key=lambda line: -line.opening)
        ],
    )
    never = [say.say(game.card_words(line.card)[0]) for line in lines if line.drawn and not line.played]
    page.note(say("report-never", cards=", ".join(never) if never else say("report-none")))


def command(game: Game, one: tables.Example) -> str:
    """The command that plays the same game again and writes its record, to open as a replay."""
    decks = " ".join(f"--option {game.deck_choice(seat)}={deck}" for seat, deck in enumerate(one.decks) if deck)
    words = [
        "carteado simulate",
        game.id,
        "--games 1",
        f"--seed {one.seed}",
        f"--bots {one.level}",
        f"--mode {one.mode}" if len(game.modes) > 1 else "",
        decks,
        "--record .",
    ]
    return " ".join(filter(None, words))
