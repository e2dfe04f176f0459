"""The commands: each parses its arguments, calls the module that does the work, and prints the result."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from carteado.cli import admin, lab, puzzles
from carteado.cli.arguments import (
    GameName,
    Json,
    Lang,
    ModeName,
    Options,
    Preset,
    RecordFile,
    Seed,
    SetPath,
    SetPaths,
    use_set,
    use_sets,
)
from carteado.cli.words import Command, command_group, language, print_json, read_options, say, speaker
from carteado.core.errors import Invalid, Refusal
from carteado.core.optional import optional
from carteado.terminal.usage import UsageError, usage_refusal
from carteado.texts import Speaker

if TYPE_CHECKING:
    from carteado.core.game import Game
    from carteado.lab.watching import Sight

FAILED = 1
USAGE_ERROR = 2
INTERRUPTED = 130
# Refusals that are not usage errors.
SURROUNDINGS = ("address-taken", "database-unreachable", "module-missing", "server-not-started")

app = command_group("cli-help", invoke_without_command=True)


app.add_typer(lab.app)
app.add_typer(admin.app, name="admin")
app.add_typer(puzzles.app, name="puzzles")


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
    sets: SetPaths = None,
    workshop: Annotated[
        str, typer.Option("--workshop", help=say("cli-opt-workshop"), metavar="off|local|all")
    ] = "local",
    lang: Lang = None,
) -> None:
    from carteado.server.run import serve

    use_sets(sets)
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
        workshop=workshop,
        ready=lambda url: tell(words, url),
    )


def tell(words: Speaker, url: str) -> None:
    print(words("serve-ready", url=url), flush=True)


@app.command(cls=Command, help=say("cli-menu"))
def menu(lang: Lang = None) -> None:
    from carteado.terminal.menu import Menu

    Menu(language(lang)).run()


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
    cards: SetPath = None,
    lang: Lang = None,
) -> None:
    from carteado.terminal.start import new_match, play_match, resume_match

    use_set(game, cards)
    words = speaker(lang, game)
    if resume or file is not None:
        resume_match(game, file, words)
    else:
        play_match(new_match(game, mode, read_options(preset, option), seats, seed), words, seed)


@app.command(cls=Command, help=say("cli-learn"))
def learn(
    game: GameName,
    lesson: Annotated[str | None, typer.Argument(help=say("cli-arg-lesson"), metavar="[LESSON]")] = None,
    lang: Lang = None,
) -> None:
    from carteado.games import load
    from carteado.terminal.lessons import LessonTable, teach_course

    teach_course(load(game).id, lesson, LessonTable(speaker(lang, game)))


@app.command(cls=Command, help=say("cli-replay"))
def replay(
    file: RecordFile,
    verify: Annotated[bool, typer.Option("--verify", help=say("cli-opt-verify"))] = False,
    seat: Annotated[int | None, typer.Option("--seat", min=0, help=say("cli-opt-seat"))] = None,
    cards: SetPath = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.match import record as records
    from carteado.match.rules import knows
    from carteado.terminal.frames import show_frames
    from carteado.terminal.replay import show

    record = records.read_record(file)
    use_set(record.game, cards)
    if not verify and record.frames and not knows(record.game, record.rules):
        show_frames(record, record.frames, speaker(lang), seat, print_json if as_json else None)
        return
    match = records.verify(record) if verify else records.replay(record)
    show(match, Speaker.of(match.game, language(lang)), seat, verify, print_json if as_json else None)


@app.command(cls=Command, help=say("cli-review"))
def review(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", min=0, help=say("cli-opt-review-seat"))] = None,
    knowing: Annotated[bool, typer.Option("--all", help=say("cli-opt-review-all"))] = False,
    iterations: Annotated[int, typer.Option("--iterations", min=1, help=say("cli-opt-iterations"))] = 600,
    cards: SetPath = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.match import record as records
    from carteado.review.judge import Judge
    from carteado.review.seats import count_choices, review_seat, reviewed_seats
    from carteado.terminal.progress import counting
    from carteado.terminal.review import plain, show_review

    record = records.read_record(file)
    use_set(record.game, cards)
    match = records.replay(record)
    words = Speaker.of(match.game, language(lang))
    seats = reviewed_seats(match, seat)
    judge = Judge(match.game, iterations, knowing=knowing)
    with counting(words("cli-progress-review"), count_choices(match, seats)) as progress:
        found = [review_seat(match, place, judge, progress) for place in seats]
    if as_json:
        print_json(plain(match, found, knowing=knowing))
    else:
        show_review(match, found, words, knowing=knowing)


@app.command(cls=Command, help=say("cli-rules"))
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help=say("cli-arg-rule"), metavar="[RULE]")] = None,
    preset: Annotated[str, typer.Option("--preset", help=say("cli-opt-rules-preset"), show_default=False)] = "",
    added: SetPath = None,
    lang: Lang = None,
) -> None:
    from carteado.games import load
    from carteado.terminal.markdown import show_markdown
    from carteado.texts.book import find_rule, rulebook

    use_set(game, added)
    chosen = language(lang)
    told = find_rule(load(game), chosen, rule, preset) if rule else rulebook(load(game), chosen, preset)
    show_markdown(told)


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
    added: SetPath = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.games import load
    from carteado.terminal.gallery import check_cards, show_cards

    use_set(game, added)
    rules = load(game)
    if watch:
        for word, given in (("--check", check), ("--schema", schema), ("--set", added), ("--json", as_json)):
            if given:
                raise Invalid("cards-watch-alone", found=word)
        watch_cards(rules, folder or rules.folder / "cards", card, port, browse, language(lang))
    elif folder is not None and not check:
        raise Invalid("cards-folder-unused")
    elif schema:
        print_json(rules.card_schema())
    elif check:
        sys.exit(check_cards(rules, folder, speaker(lang), print_json if as_json else None))
    else:
        show_cards(rules, speaker(lang, game), card, print_json if as_json else None)


def watch_cards(game: Game, folder: Path, wanted: str | None, port: int, browse: bool, lang: str) -> None:
    """Show changed cards in the terminal and serve the gallery, until Ctrl-C."""
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
    only: Annotated[list[str] | None, typer.Option("--only", help=say("cli-opt-only"))] = None,
    form: Annotated[str, typer.Option("--form", help=say("cli-opt-form"))] = "sheets",
    card: Annotated[list[str] | None, typer.Option("--card", help=say("cli-opt-card"))] = None,
    deck: Annotated[list[str] | None, typer.Option("--deck", help=say("cli-opt-deck"))] = None,
    layout: Annotated[str, typer.Option("--layout", help=say("cli-opt-layout"))] = "sheets",
    art: Annotated[Path | None, typer.Option("--art", help=say("cli-opt-art"))] = None,
    template: Annotated[Path | None, typer.Option("--template", help=say("cli-opt-template"))] = None,
    paper: Annotated[str, typer.Option("--paper", help=say("cli-opt-paper"))] = "a4",
    bleed: Annotated[float, typer.Option("--bleed", help=say("cli-opt-bleed"))] = 2.0,
    backs: Annotated[bool, typer.Option("--backs/--no-backs", help=say("cli-opt-backs"))] = True,
    flip: Annotated[str, typer.Option("--flip", help=say("cli-opt-flip"))] = "long",
    saver: Annotated[bool, typer.Option("--saver", help=say("cli-opt-saver"))] = False,
    added: SetPath = None,
    lang: Lang = None,
) -> None:
    from carteado.games import load
    from carteado.printing.order import carry_out, chosen_cards, parts_of
    from carteado.printing.press import Order

    use_set(game, added)
    words = speaker(lang, game)
    order = Order(
        paper=paper, bleed=bleed, backs=backs, flip=flip, saver=saver, layout=layout, art=art, template=template
    )
    cards = chosen_cards(load(game), words, card or [], deck or [])
    parts = parts_of(load(game), only or (["cards"] if card else []))
    carry_out(load(game), words, cards, order, form, output, parts)
    print(words("print-done", file=str(output)))


@app.command("new-game", cls=Command, help=say("cli-new-game"))
def new_game(
    name: Annotated[str, typer.Argument(help=say("cli-arg-new-game"), metavar="NAME")],
    folder: Annotated[Path | None, typer.Option("--folder", help=say("cli-opt-new-game-folder"))] = None,
    lang: Lang = None,
) -> None:
    from carteado.cli.new_game import write_package

    chosen = folder or Path(f"carteado-{name}")
    write_package(name, chosen)
    print(speaker(lang)("new-game-done", name=name, folder=str(chosen)))


def refuse(refusal: Refusal) -> NoReturn:
    """Print a refusal on standard error, in the reader's language, with its stable code."""
    words = speaker(say.lang, named_game(refusal))
    print(f"carteado: {words.refusal(refusal)} [{refusal.code}]", file=sys.stderr)
    sys.exit(FAILED if refusal.code in SURROUNDINGS else USAGE_ERROR)


def named_game(refusal: Refusal) -> str | None:
    """The game named on the command line, whose texts may be needed for a refusal."""
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
