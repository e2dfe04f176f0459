"""The commands. Each reads its words, calls the part that does the work, and says what came of it."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from carteado.cli import admin
from carteado.cli.words import (
    Command,
    GameName,
    Group,
    Json,
    Lang,
    ModeName,
    Options,
    Preset,
    Seed,
    Workers,
    print_json,
    say,
    speaker,
)
from carteado.core.errors import Invalid, Refusal
from carteado.core.optional import optional
from carteado.terminal.usage import UsageError, usage_refusal
from carteado.texts import Speaker, choose_language

if TYPE_CHECKING:
    from carteado.core.game import Game
    from carteado.lab.watching import Sight

FAILED = 1
USAGE_ERROR = 2
INTERRUPTED = 130
# Refusals that are not the fault of the command line.
SURROUNDINGS = ("address-taken", "database-unreachable", "module-missing", "server-not-started")

app = typer.Typer(
    cls=Group,
    help=say("cli-help"),
    add_completion=False,
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


app.add_typer(admin.app, name="admin")


def read_options(preset: str | None, pairs: list[str] | None) -> dict[str, str]:
    options = {"preset": preset} if preset else {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Invalid("option-not-a-pair", found=pair)
        options[name] = value
    return options


@app.callback()
def start(
    context: typer.Context,
    lang: Lang = None,
    version: Annotated[bool, typer.Option("--version", help=say("cli-opt-version"), is_eager=True)] = False,
) -> None:
    if version:
        from carteado import native
        from carteado.version import VERSION

        print(speaker(lang)("cli-version", version=VERSION, compiled="yes" if native.compiled() else "no"))
    elif context.invoked_subcommand is None:
        from carteado.server.run import serve

        words = speaker(lang)
        serve("127.0.0.1", 0, None, quiet=True, browse=True, ready=lambda url: tell(words, url))


@app.command("serve", cls=Command, help=say("cli-serve"))
def serve_tables(
    host: Annotated[str, typer.Option("--host", help=say("cli-opt-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=say("cli-opt-port"))] = 8642,
    db: Annotated[str | None, typer.Option("--db", help=say("cli-opt-db"), metavar="URL")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help=say("cli-opt-origin"), metavar="URL")] = None,
    proxy: Annotated[
        list[str] | None, typer.Option("--trust-proxy", help=say("cli-opt-trust-proxy"), metavar="ADDRESS")
    ] = None,
    limits: Annotated[float, typer.Option("--limits", min=0.01, help=say("cli-opt-limits"), metavar="FACTOR")] = 1.0,
    at: Annotated[str, typer.Option("--at", help=say("cli-opt-at"), metavar="URL")] = "",
    keep: Annotated[list[str] | None, typer.Option("--keep", help=say("cli-opt-keep"), metavar="KIND=AGE")] = None,
    host_token_file: Annotated[
        Path | None, typer.Option("--host-token-file", help=say("cli-opt-host-token-file"), metavar="FILE")
    ] = None,
    pause: Annotated[float, typer.Option("--pause", min=0.0, help=say("cli-opt-pause"), metavar="FACTOR")] = 1.0,
    lang: Lang = None,
) -> None:
    from carteado.server.run import serve

    words = speaker(lang)
    serve(
        host,
        port,
        db,
        origins=origin or (),
        proxies=proxy or (),
        limits=limits,
        keep=keep or (),
        at=at,
        host_token_file=host_token_file,
        pause=pause,
        ready=lambda url: tell(words, url),
    )


def tell(words: Speaker, url: str) -> None:
    print(words("serve-ready", url=url), flush=True)


@app.command(cls=Command, help=say("cli-menu"))
def menu(lang: Lang = None) -> None:
    from carteado.terminal.menu import Menu

    Menu(choose_language(lang)).run()


@app.command(cls=Command, help=say("cli-games"))
def games(lang: Lang = None, as_json: Json = False) -> None:
    from carteado.games import load, names
    from carteado.terminal.listing import describe, facts

    if as_json:
        print_json([facts(load(name)) for name in names()])
        return
    for name in names():
        print("\n".join(describe(load(name), speaker(lang, name))), end="\n\n")


@app.command(cls=Command, help=say("cli-play"))
def play(
    game: GameName,
    mode: ModeName = None,
    preset: Preset = None,
    option: Options = None,
    seats: Annotated[str | None, typer.Option("--seats", help=say("cli-opt-seats"))] = None,
    seed: Seed = None,
    resume: Annotated[bool, typer.Option("--resume", help=say("cli-opt-resume"))] = False,
    file: Annotated[Path | None, typer.Option("--load", help=say("cli-opt-load"))] = None,
    lang: Lang = None,
) -> None:
    from carteado.terminal.start import new_match, play_match, resume_match

    words = speaker(lang, game)
    if resume or file is not None:
        resume_match(game, file, words)
    else:
        play_match(new_match(game, mode, read_options(preset, option), seats, seed), words, seed)


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
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.lab.job import make_job
    from carteado.lab.simulate import simulate as play_all
    from carteado.lab.totals import report as add_up
    from carteado.terminal.progress import counting

    words = speaker(lang, game)
    job = replace(make_job(game, bots, mode, read_options(preset, option)), seed=seed or 0, record=record)
    shelf = None
    if out is not None:
        from carteado.lab.results import Shelf

        job = replace(job, watched=True)
        shelf = Shelf(out, job)
    with counting(words("cli-progress-games"), games) as progress:
        totals = play_all(job, games, workers, on=on, shelf=shelf, progress=progress)
    report = add_up(job, totals)
    if as_json:
        print_json(report)
        return
    print(words("simulate-title", games=games, name=words(f"{game}-name")))
    for seat, won in enumerate(totals.wins):
        print(words("simulate-seat", seat=seat, bot=job.bots[seat], wins=won, percent=f"{100 * won / games:.1f}"))
    if len(totals.wins) > 1:
        print(words("simulate-draws", draws=totals.draws))
    if totals.begun:
        print(words("simulate-first", percent=f"{100 * totals.first / totals.begun:.1f}"))
    print(words("simulate-reasons", reasons=", ".join(f"{name} {count}" for name, count in report["reasons"].items())))
    print(
        words(
            "simulate-decisions",
            decisions=totals.decisions,
            seconds=f"{totals.seconds:.2f}",
            us=str(report["us_per_decision"]),
            compiled="yes" if report["compiled"] else "no",
        )
    )


@app.command(cls=Command, help=say("cli-report"))
def report(
    game: GameName,
    output: Annotated[Path, typer.Option("-o", "--output", help=say("cli-opt-report"))],
    games: Annotated[int, typer.Option("--games", min=1, help=say("cli-opt-games"))] = 1000,
    levels: Annotated[str, typer.Option("--levels", help=say("cli-opt-levels"))] = "random,greedy",
    mode: ModeName = None,
    preset: Preset = None,
    option: Options = None,
    seed: Seed = 0,
    workers: Workers = 1,
    lang: Lang = None,
) -> None:
    from carteado.games import load
    from carteado.lab.report.gathering import gather
    from carteado.lab.report.page import make_page
    from carteado.terminal.progress import counting

    words, named = speaker(lang, game), levels.split(",")
    chosen = read_options(preset, option)
    with counting(words("cli-progress-games"), games * len(named)) as progress:
        matches = gather(
            game, named, games, mode=mode, options=chosen, seed=seed or 0, workers=workers, progress=progress
        )
    write_file(output, make_page(load(game), matches, named, words))
    print(words("report-done", file=str(output)))


def write_file(file: Path, text: str) -> None:
    from carteado.core.files import writing

    with writing(file):
        file.write_text(text, encoding="utf-8")


@app.command(cls=Command, help=say("cli-compare"))
def compare(
    game: GameName,
    a: Annotated[list[str] | None, typer.Option("--a", help=say("cli-opt-a"), metavar="NAME=VALUE")] = None,
    b: Annotated[list[str] | None, typer.Option("--b", help=say("cli-opt-b"), metavar="NAME=VALUE")] = None,
    levels: Annotated[str, typer.Option("--levels", help=say("cli-opt-levels"))] = "random,greedy",
    pairs: Annotated[int, typer.Option("--pairs", min=1, help=say("cli-opt-pairs"))] = 400,
    alpha: Annotated[float, typer.Option("--alpha", min=1e-6, max=0.5, help=say("cli-opt-alpha"))] = 0.05,
    mode: ModeName = None,
    seed: Seed = 0,
    workers: Workers = 1,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.lab.compare import Question, read_version
    from carteado.lab.compare import compare as play_both
    from carteado.terminal.findings import findings_json, show_findings
    from carteado.terminal.progress import counting

    words = speaker(lang, game)
    questions = [Question(game, mode, level, seed or 0) for level in levels.split(",")]
    one, other = read_version(a or []), read_version(b or [])
    with counting(words("cli-progress-pairs"), pairs * len(questions)) as progress:
        found = play_both(questions, one, other, pairs=pairs, alpha=alpha, workers=workers, progress=progress)
    if as_json:
        print_json(findings_json(game, a or [], b or [], found))
    else:
        show_findings(found, words)


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
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    import msgspec

    from carteado.lab.tournament import Tournament, hold, meetings, read_entrants
    from carteado.terminal.findings import show_tournament
    from carteado.terminal.progress import counting

    words = speaker(lang, game)
    chosen = read_options(preset, option)
    held = Tournament(game, read_entrants(game, entrants), mode=mode, options=chosen, seed=seed or 0)
    with counting(words("cli-progress-meetings"), meetings(len(entrants), system, rounds)) as progress:
        result = hold(held, system, deals, rounds, progress)
    if as_json:
        print_json({"game": game, "system": system, **msgspec.to_builtins(result)})
    else:
        show_tournament(result, words)


@app.command(cls=Command, help=say("cli-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=say("cli-arg-file"), metavar="FILE")],
    verify: Annotated[bool, typer.Option("--verify", help=say("cli-opt-verify"))] = False,
    seat: Annotated[int | None, typer.Option("--seat", min=0, help=say("cli-opt-seat"))] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.match import record as records
    from carteado.match.rules import knows
    from carteado.terminal.frames import show_frames
    from carteado.terminal.replay import show

    record = records.read_record(file)
    if not verify and record.frames and not knows(record.game, record.rules):
        show_frames(record, record.frames, speaker(lang), seat, print_json if as_json else None)
        return
    match = records.verify(record) if verify else records.replay(record)
    show(match, speaker(lang, record.game), seat, verify, print_json if as_json else None)


@app.command(cls=Command, help=say("cli-rules"))
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help=say("cli-arg-rule"), metavar="[RULE]")] = None,
    lang: Lang = None,
) -> None:
    from carteado.games import load
    from carteado.terminal.rulebook import find_rule, rulebook, show_markdown

    chosen = choose_language(lang)
    show_markdown(find_rule(load(game), chosen, rule) if rule else rulebook(load(game), chosen))


@app.command(cls=Command, help=say("cli-cards"))
def cards(
    game: GameName,
    card: Annotated[str | None, typer.Argument(help=say("cli-arg-card"), metavar="[CARD]")] = None,
    check: Annotated[bool, typer.Option("--check", help=say("cli-opt-check"))] = False,
    schema: Annotated[bool, typer.Option("--schema", help=say("cli-opt-schema"))] = False,
    watch: Annotated[bool, typer.Option("--watch", help=say("cli-opt-watch"))] = False,
    folder: Annotated[Path | None, typer.Option("--cards", help=say("cli-opt-cards"), metavar="FOLDER")] = None,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=say("cli-opt-watch-port"))] = 0,
    browse: Annotated[bool, typer.Option("--browse", help=say("cli-opt-browse"))] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.games import load
    from carteado.terminal.gallery import check_cards, show_cards

    rules = load(game)
    if watch:
        for word, given in (("--check", check), ("--schema", schema), ("--json", as_json)):
            if given:
                raise Invalid("cards-watch-alone", found=word)
        watch_cards(rules, folder or rules.folder / "cards", card, port, browse, choose_language(lang))
    elif folder is not None and not check:
        raise Invalid("cards-folder-unused")
    elif schema:
        print_json(rules.card_schema())
    elif check:
        sys.exit(check_cards(rules, folder, speaker(lang), print_json if as_json else None))
    else:
        show_cards(rules, speaker(lang, game), card, print_json if as_json else None)


def watch_cards(game: Game, folder: Path, wanted: str | None, port: int, browse: bool, lang: str) -> None:
    """Until Ctrl-C: the terminal shows what changes, and a server of its own the gallery."""
    from carteado.lab.watching import Watch, keep_watching
    from carteado.server.run import serve
    from carteado.server.workbench import Workbench
    from carteado.terminal.gallery import check_known
    from carteado.terminal.watching import Watcher

    with TemporaryDirectory() as workshop:
        watch = Watch(game, folder, Path(workshop))
        check_known(watch.sight.game, wanted)
        watcher, bench, stop = Watcher(lang), Workbench(watch.sight), Event()

        def see(sight: Sight) -> None:
            bench.show(sight)
            watcher.see(sight)

        def ready(address: str) -> None:
            watcher.start(watch.sight, wanted, address)
            Thread(target=keep_watching, args=(watch, see, stop), daemon=True).start()

        db = f"sqlite:///{Path(workshop) / 'tables.db'}"
        try:
            serve("127.0.0.1", port, db, quiet=True, browse=browse, ready=ready, bench=bench, page=f"cards/{game.id}")
        finally:
            stop.set()


@app.command("print", cls=Command, help=say("cli-print"))
def print_cards(
    game: GameName,
    output: Annotated[Path, typer.Option("-o", "--output", help=say("cli-opt-output"))],
    form: Annotated[str, typer.Option("--form", help=say("cli-opt-form"))] = "sheets",
    card: Annotated[list[str] | None, typer.Option("--card", help=say("cli-opt-card"))] = None,
    deck: Annotated[str | None, typer.Option("--deck", help=say("cli-opt-deck"))] = None,
    paper: Annotated[str, typer.Option("--paper", help=say("cli-opt-paper"))] = "a4",
    bleed: Annotated[float, typer.Option("--bleed", help=say("cli-opt-bleed"))] = 2.0,
    backs: Annotated[bool, typer.Option("--backs/--no-backs", help=say("cli-opt-backs"))] = True,
    flip: Annotated[str, typer.Option("--flip", help=say("cli-opt-flip"))] = "long",
    saver: Annotated[bool, typer.Option("--saver", help=say("cli-opt-saver"))] = False,
    lang: Lang = None,
) -> None:
    from carteado.games import load
    from carteado.printing.order import carry_out, chosen_cards
    from carteado.printing.press import Order

    words = speaker(lang, game)
    order = Order(paper=paper, bleed=bleed, backs=backs, flip=flip, saver=saver)
    cards = chosen_cards(load(game), words, card or [], deck)
    carry_out(load(game), words, cards, order, form, output)
    print(words("print-done", cards=len(cards), file=str(output)))


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
    print(words("solve-value", name=words(f"{game}-name"), value=f"{solution['value']:.6f}"))
    size = f"{solution['bytes'] / 1e6:.0f}"
    print(words("solve-table", file=solution["table"], size=size, seconds=f"{solution['seconds']:.0f}"))


@app.command(cls=Command, help=say("cli-bench"))
def bench(
    quick: Annotated[bool, typer.Option("--quick", help=say("cli-opt-quick"))] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.lab.bench import both_ways
    from carteado.terminal.benchmarks import show

    measured = both_ways(0.1 if quick else 1.0)
    if as_json:
        print_json(measured)
    else:
        show(measured, speaker(lang))


def refuse(refusal: Refusal) -> NoReturn:
    """One clear line on standard error, in the reader's language, with the code that scripts can rely on."""
    words = speaker(say.lang, named_game(refusal))
    print(f"carteado: {words.refusal(refusal)} [{refusal.code}]", file=sys.stderr)
    sys.exit(FAILED if refusal.code in SURROUNDINGS else USAGE_ERROR)


def named_game(refusal: Refusal) -> str | None:
    """The game whose words may be needed: a game's own refusals are told in its own texts."""
    from carteado.games import names

    return next((name for name in names() if refusal.code.startswith(f"{name}-")), None)


def main() -> None:
    try:
        with optional():
            sys.exit(app(standalone_mode=False))
    except Refusal as refusal:
        refuse(refusal)
    except UsageError as error:
        refuse(usage_refusal(error))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)
