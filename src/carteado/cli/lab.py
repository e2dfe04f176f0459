"""The commands of the laboratory: simulate, compare, report, solve and benchmark."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from carteado.cli.arguments import (
    GameName,
    Json,
    Lang,
    ModeName,
    Options,
    Preset,
    Seed,
    SetPath,
    SetPaths,
    Workers,
    use_set,
    use_sets,
)
from carteado.cli.words import Command, print_json, read_options, say, speaker

if TYPE_CHECKING:
    from carteado.lab.job import Job
    from carteado.lab.report.swaps import Planned
    from carteado.lab.totals import Totals
    from carteado.texts import Speaker

app = typer.Typer()


@app.command(cls=Command, help=say("cli-simulate"))
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=1, help=say("cli-opt-games"))] = 100,
    bots: Annotated[str, typer.Option("--bots", help=say("cli-opt-bots"))] = "random",
    seed: Seed = 0,
    mode: ModeName = None,
    preset: Preset = None,
    option: Options = None,
    workers: Workers = 1,
    on: Annotated[str | None, typer.Option("--on", help=say("cli-opt-on"), metavar="ray|ray://HOST:PORT")] = None,
    record: Annotated[Path | None, typer.Option("--record", help=say("cli-opt-record"))] = None,
    out: Annotated[Path | None, typer.Option("--out", help=say("cli-opt-out"))] = None,
    cards: SetPath = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.lab.job import make_job
    from carteado.lab.simulate import simulate as play_all
    from carteado.lab.totals import report as add_up
    from carteado.terminal.progress import counting

    use_set(game, cards)
    words = speaker(lang, game)
    job = replace(make_job(game, bots, mode, read_options(preset, option)), seed=seed or 0, record=record)
    shelf = None
    if out is not None:
        from carteado.lab.results import Shelf

        job = replace(job, by_card=True)
        shelf = Shelf(out, job)
    with counting(words("cli-progress-games"), games) as progress:
        totals = play_all(job, games, workers, on=on, shelf=shelf, progress=progress)
    report = add_up(job, totals)
    if as_json:
        print_json(report)
    else:
        tell_totals(words, job, totals, report)


def tell_totals(words: Speaker, job: Job, totals: Totals, report: dict[str, Any]) -> None:
    games = report["games"]
    print(words("simulate-title", games=games, name=words(f"{job.game}-name")))
    for seat, won in enumerate(totals.wins):
        who = words("seat-number", number=seat + 1)
        percent = words.number(100 * won / games, 1)
        print(words("simulate-seat", who=who, bot=job.bots[seat], wins=won, percent=percent))
    if len(totals.wins) > 1:
        print(words("simulate-draws", draws=totals.draws))
    if totals.begun:
        print(words("simulate-first", percent=words.number(100 * totals.first / totals.begun, 1)))
    reasons = [f"{words.end_words(job.game, reason)} {count}" for reason, count in report["reasons"].items()]
    print(words("simulate-reasons", reasons=", ".join(reasons)))
    print(
        words(
            "simulate-decisions",
            decisions=totals.decisions,
            seconds=words.number(totals.seconds, 2),
            us=words.number(report["us_per_decision"], 1),
            compiled="yes" if report["compiled"] else "no",
        )
    )


@app.command(cls=Command, help=say("cli-report"))
def report(
    game: GameName,
    output: Annotated[Path, typer.Option("-o", "--output", help=say("cli-opt-report"))],
    games: Annotated[int, typer.Option("--games", min=1, help=say("cli-opt-games"))] = 1000,
    levels: Annotated[str, typer.Option("--levels", help=say("cli-opt-levels"))] = "random,greedy",
    decks: Annotated[str, typer.Option("--decks", help=say("cli-opt-decks"), metavar="DECK,...")] = "",
    before: Annotated[bool, typer.Option("--before", help=say("cli-opt-before"))] = False,
    effect: Annotated[float, typer.Option("--effect", min=0.001, max=1.0, help=say("cli-opt-effect"))] = 0.05,
    mode: ModeName = None,
    preset: Preset = None,
    option: Options = None,
    seed: Seed = 0,
    workers: Workers = 1,
    cards: SetPath = None,
    lang: Lang = None,
) -> None:
    from dataclasses import replace

    from carteado.games import load
    from carteado.lab.compare import Question, kept_edition
    from carteado.lab.report.gathering import Plan, gather
    from carteado.lab.report.page import Beside, make_page
    from carteado.lab.report.swaps import changed_cards, try_cards
    from carteado.terminal.progress import counting

    named = kept_edition(game, str(cards) if cards else None) or game
    if before:
        changed_cards(named)
    words, asked = speaker(lang, named), tuple(levels.split(","))
    chosen = split(decks)
    plan = Plan(named, asked, games, mode, read_options(preset, option), chosen, seed or 0)
    with counting(words("cli-progress-games"), games * len(asked) * (1 + before)) as progress:
        matches = gather(plan, workers, progress)
        earlier = gather(replace(plan, game=game), workers, progress) if before else []
    beside = None
    if before:
        question = Question(game, mode, asked[-1], seed or 0)
        swaps = try_cards(question, named, effect, workers, lambda planned: tell_plan(words, planned, effect))
        beside = Beside(earlier, swaps)
    write_file(output, make_page(load(named), matches, asked, words, beside))
    print(words("report-done", file=str(output)))


def tell_plan(words: Speaker, planned: Planned, effect: float) -> None:
    size, spread = words.number(100 * effect, 1), words.number(100 * planned.spread, 1)
    print(words("report-planned", card=planned.card, deals=planned.deals, effect=size, spread=spread))


def split(names: str) -> tuple[str, ...]:
    return tuple(names.split(",")) if names else ()


def write_file(file: Path, text: str) -> None:
    from carteado.core.files import writing

    with writing(file):
        file.write_text(text, encoding="utf-8")


@app.command(cls=Command, help=say("cli-compare"))
def compare(
    game: GameName,
    a: Annotated[list[str] | None, typer.Option("--a", help=say("cli-opt-a"), metavar="NAME=VALUE")] = None,
    b: Annotated[list[str] | None, typer.Option("--b", help=say("cli-opt-b"), metavar="NAME=VALUE")] = None,
    against: Annotated[str, typer.Option("--against", help=say("cli-opt-against"), metavar="DECK,...")] = "",
    levels: Annotated[str, typer.Option("--levels", help=say("cli-opt-levels"))] = "random,greedy",
    pairs: Annotated[int, typer.Option("--pairs", min=1, help=say("cli-opt-pairs"))] = 400,
    alpha: Annotated[float, typer.Option("--alpha", min=1e-6, max=0.5, help=say("cli-opt-alpha"))] = 0.05,
    mode: ModeName = None,
    seed: Seed = 0,
    workers: Workers = 1,
    cards: SetPath = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.lab.compare import Question, read_version
    from carteado.lab.compare import compare as play_both
    from carteado.terminal.findings import findings_json, show_findings
    from carteado.terminal.progress import counting

    use_set(game, cards)
    words = speaker(lang, game)
    opponents = split(against)
    questions = [Question(game, mode, level, seed or 0, opponents) for level in levels.split(",")]
    one, other = read_version(a or [], game), read_version(b or [], game)
    with counting(words("cli-progress-pairs"), pairs * len(questions)) as progress:
        found = play_both(questions, one, other, pairs=pairs, alpha=alpha, workers=workers, progress=progress)
    if as_json:
        print_json(findings_json(game, a or [], b or [], found))
    else:
        show_findings(found, words)


@app.command(cls=Command, help=say("cli-tune"))
def tune(
    game: GameName,
    goal: Annotated[str, typer.Option("--goal", help=say("cli-opt-goal"))],
    within: Annotated[Path, typer.Option("--within", help=say("cli-opt-within"), metavar="FILE")],
    output: Annotated[Path | None, typer.Option("-o", "--output", help=say("cli-opt-tuned"))] = None,
    level: Annotated[str, typer.Option("--level", help=say("cli-opt-level"))] = "greedy:1",
    deals: Annotated[int, typer.Option("--deals", min=2, help=say("cli-opt-tune-deals"))] = 100,
    mode: ModeName = None,
    seed: Seed = 0,
    workers: Workers = 1,
    cards: SetPath = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    import msgspec

    from carteado.games import load
    from carteado.lab.tuning.knobs import read_goal, read_knobs
    from carteado.lab.tuning.race import Search, work, write_suggestions
    from carteado.lab.tuning.race import tune as race
    from carteado.terminal.findings import show_suggestions
    from carteado.terminal.progress import counting

    use_set(game, cards)
    words = speaker(lang, game)
    search = Search(game, read_goal(goal), read_knobs(load(game), within), level, mode, seed or 0)
    with counting(words("cli-progress-games"), work(search, deals)) as progress:
        found = race(search, deals, workers, progress)
    files = write_suggestions(search, found, output) if output else []
    if as_json:
        print_json(
            {
                "game": game,
                "goal": goal,
                "suggestions": msgspec.to_builtins(found),
                "files": [str(file) for file in files],
            }
        )
    else:
        show_suggestions(load(game), found, words)
        for file in files:
            print(words("tune-written", file=str(file)))


@app.command(cls=Command, help=say("cli-tournament"))
def tournament(
    game: GameName,
    entrants: Annotated[list[str], typer.Argument(help=say("cli-arg-entrants"), metavar="BOT[@DECK]...")],
    system: Annotated[str, typer.Option("--system", help=say("cli-opt-system"))] = "robin",
    deals: Annotated[int, typer.Option("--deals", min=1, help=say("cli-opt-deals"))] = 10,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help=say("cli-opt-rounds"))] = 5,
    mode: ModeName = None,
    preset: Preset = None,
    option: Options = None,
    seed: Seed = 0,
    cards: SetPath = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    import msgspec

    from carteado.lab.tournament import Tournament, hold, meetings, read_entrants
    from carteado.terminal.findings import show_tournament
    from carteado.terminal.progress import counting

    use_set(game, cards)
    words = speaker(lang, game)
    chosen = read_options(preset, option)
    held = Tournament(game, read_entrants(game, entrants), mode=mode, options=chosen, seed=seed or 0)
    with counting(words("cli-progress-meetings"), meetings(len(entrants), system, rounds)) as progress:
        result = hold(held, system, deals, rounds, progress)
    if as_json:
        print_json({"game": game, "system": system, **msgspec.to_builtins(result)})
    else:
        show_tournament(result, words)


@app.command(cls=Command, help=say("cli-solve"))
def solve(
    game: GameName,
    preset: Preset = None,
    option: Options = None,
    rebuild: Annotated[bool, typer.Option("--rebuild", help=say("cli-opt-rebuild"))] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.games import load
    from carteado.terminal.progress import fraction

    words = speaker(lang, game)
    options = load(game).read_options(read_options(preset, option))
    with fraction(words("cli-progress-solve")) as progress:
        solution = load(game).solve(options, rebuild=rebuild, progress=progress)
    if as_json:
        print_json({"game": game, "options": options, **solution})
        return
    print(words("solve-value", name=words(f"{game}-name"), value=words.number(solution["value"], 6)))
    size, seconds = words.number(solution["bytes"] / 1e6), words.number(solution["seconds"])
    print(words("solve-table", file=solution["table"], size=size, seconds=seconds))


@app.command(cls=Command, help=say("cli-bench"))
def bench(
    quick: Annotated[bool, typer.Option("--quick", help=say("cli-opt-quick"))] = False,
    sets: SetPaths = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.lab.bench import both_ways
    from carteado.terminal.benchmarks import show

    use_sets(sets)
    measured = both_ways(0.1 if quick else 1.0)
    if as_json:
        print_json(measured)
    else:
        show(measured, speaker(lang))
