"""The commands of `carteado admin`, which work on the database of a server, running or not."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from carteado.cli.arguments import Json, Lang
from carteado.cli.words import Command, command_group, print_json, say, speaker

if TYPE_CHECKING:
    from carteado.server.store import Store
    from carteado.texts import Speaker

DAMAGED = 1
T = TypeVar("T")

app = command_group("cli-admin", no_args_is_help=True)

Database = Annotated[str | None, typer.Option("--db", help=say("cli-opt-db"), metavar="URL")]
Code = Annotated[str, typer.Argument(help=say("cli-arg-code"), metavar="CODE")]
Target = Annotated[str, typer.Argument(help=say("cli-arg-target"), metavar="PLAYER|ADDRESS|NETWORK")]
OlderThan = Annotated[str | None, typer.Option("--older-than", help=say("cli-opt-older-than"), metavar="AGE")]
Most = Annotated[int, typer.Option("--most", min=1, help=say("cli-opt-most"))]
BackupFile = Annotated[Path, typer.Argument(help=say("cli-arg-backup"), metavar="FILE")]


def with_store(db: str | None, work: Callable[[Store], Awaitable[T]], *, new: bool = False) -> T:
    """Run a coroutine function on the opened database."""
    from carteado.server.admin.database import opened
    from carteado.server.run import default_database

    async def do() -> T:
        async with opened(db or default_database(), new=new) as store:
            return await work(store)

    return asyncio.run(do())


def plain(record: Any) -> Any:
    """Convert a record to plain data for JSON."""
    import msgspec

    return msgspec.to_builtins(record)


def tell(found: T, lines: Callable[[T, Speaker], list[str]], as_json: bool, lang: str | None) -> None:
    """Print what was found, as JSON or in words."""
    if as_json:
        print_json(plain(found))
    else:
        print("\n".join(lines(found, speaker(lang))))


@app.command(cls=Command, help=say("cli-admin-status"))
def status(db: Database = None, as_json: Json = False, lang: Lang = None) -> None:
    from carteado.cli.host_words import status_lines
    from carteado.server.admin import overview

    found = with_store(db, overview.status)
    tell(found, status_lines, as_json, lang)


@app.command(cls=Command, help=say("cli-admin-matches"))
def matches(
    state: Annotated[str | None, typer.Option("--state", help=say("cli-opt-state"))] = None,
    game: Annotated[str | None, typer.Option("--game", help=say("cli-arg-game"))] = None,
    player: Annotated[str | None, typer.Option("--player", help=say("cli-opt-player"), metavar="ID")] = None,
    older_than: OlderThan = None,
    most: Most = 50,
    db: Database = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.cli.host_words import match_lines
    from carteado.server.admin.ages import read_age
    from carteado.server.admin.overview import list_matches

    age = None if older_than is None else read_age(older_than)
    found = with_store(
        db, lambda store: list_matches(store, state=state, game=game, player=player, unchanged=age, most=most)
    )
    tell(found, match_lines, as_json, lang)


@app.command(cls=Command, help=say("cli-admin-show"))
def show(code: Code, db: Database = None, as_json: Json = False, lang: Lang = None) -> None:
    from carteado.cli.host_words import detail_lines
    from carteado.server.admin.overview import show_match

    found = with_store(db, lambda store: show_match(store, code))
    tell(found, detail_lines, as_json, lang)


@app.command(cls=Command, help=say("cli-admin-visitors"))
def visitors(most: Most = 50, db: Database = None, as_json: Json = False, lang: Lang = None) -> None:
    from carteado.cli.host_words import player_lines
    from carteado.server.admin.overview import list_players

    found = with_store(db, lambda store: list_players(store, most))
    tell(found, player_lines, as_json, lang)


@app.command(cls=Command, help=say("cli-admin-end"))
def end(
    code: Code,
    drawn: Annotated[bool, typer.Option("--drawn", help=say("cli-opt-drawn"))] = False,
    db: Database = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.server.admin.endings import end_match

    reason = "drawn" if drawn else "stopped"
    with_store(db, lambda store: end_match(store, code, reason))
    answer(as_json, lang, "admin-ended", code=code, reason=reason)


@app.command(cls=Command, help=say("cli-admin-delete"))
def delete(code: Code, db: Database = None, as_json: Json = False, lang: Lang = None) -> None:
    from carteado.server.admin.endings import delete_match

    with_store(db, lambda store: delete_match(store, code))
    answer(as_json, lang, "admin-deleted", code=code)


@app.command(cls=Command, help=say("cli-admin-ban"))
def ban(
    target: Target,
    reason: Annotated[str, typer.Option("--reason", help=say("cli-opt-reason"))] = "",
    span: Annotated[str | None, typer.Option("--for", help=say("cli-opt-for"), metavar="AGE")] = None,
    db: Database = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.cli.host_words import moment
    from carteado.server.admin import bans
    from carteado.server.admin.ages import read_age

    seconds = None if span is None else read_age(span)
    made = with_store(db, lambda store: bans.ban(store, target, reason, seconds))
    if as_json:
        print_json(plain(made))
    else:
        until = "none" if made.until is None else moment(made.until)
        print(speaker(lang)("admin-banned", target=made.target, until=until))


@app.command(cls=Command, help=say("cli-admin-unban"))
def unban(target: Target, db: Database = None, as_json: Json = False, lang: Lang = None) -> None:
    from carteado.server.admin import bans

    lifted = with_store(db, lambda store: bans.unban(store, target))
    answer(as_json, lang, "admin-unbanned", target=lifted)


@app.command(cls=Command, help=say("cli-admin-bans"))
def bans(db: Database = None, as_json: Json = False, lang: Lang = None) -> None:
    from carteado.cli.host_words import ban_lines
    from carteado.server.bans import bans_in_force

    found = with_store(db, bans_in_force)
    tell(found, ban_lines, as_json, lang)


@app.command(cls=Command, help=say("cli-admin-purge"))
def purge(
    older_than: Annotated[str, typer.Option("--older-than", help=say("cli-opt-older-than"), metavar="AGE")],
    uploads: Annotated[bool, typer.Option("--uploads", help=say("cli-opt-uploads"))] = False,
    bots: Annotated[bool, typer.Option("--bots", help=say("cli-opt-bot-matches"))] = False,
    finished: Annotated[bool, typer.Option("--finished", help=say("cli-opt-finished"))] = False,
    unstarted: Annotated[bool, typer.Option("--unstarted", help=say("cli-opt-unstarted"))] = False,
    abandoned: Annotated[bool, typer.Option("--abandoned", help=say("cli-opt-abandoned"))] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help=say("cli-opt-dry-run"))] = False,
    db: Database = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.server.admin import purge
    from carteado.server.admin.ages import read_age

    asked = {
        "uploads": uploads,
        "bots": bots,
        "finished": finished,
        "unstarted": unstarted,
        "abandoned": abandoned,
    }
    kinds = [kind for kind, wanted in asked.items() if wanted]
    age = read_age(older_than)
    counts = with_store(db, lambda store: purge.purge(store, kinds, age, dry_run))
    if as_json:
        print_json({"deleted": not dry_run, **counts})
        return
    for kind, count in counts.items():
        print(speaker(lang)("admin-purged", kind=kind, count=count, dry="yes" if dry_run else "no"))


@app.command(cls=Command, help=say("cli-admin-backup"))
def backup(
    file: BackupFile,
    copy: Annotated[bool, typer.Option("--copy", help=say("cli-opt-copy"))] = False,
    db: Database = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.server.admin.backup import backup, copy_sqlite

    async def work(store: Store) -> dict[str, int]:
        if not copy:
            return await backup(store, file)
        await asyncio.to_thread(copy_sqlite, store, file)
        return {}

    counts = with_store(db, work)
    answer(as_json, lang, "admin-backed-up", file=str(file), rows=sum(counts.values()))


@app.command(cls=Command, help=say("cli-admin-restore"))
def restore(file: BackupFile, db: Database = None, as_json: Json = False, lang: Lang = None) -> None:
    from carteado.server.admin.backup import restore

    counts = with_store(db, lambda store: restore(store, file), new=True)
    if not as_json:
        print(speaker(lang)("admin-restored", file=str(file), rows=sum(counts.values())))
    report(db, None, as_json, lang, {"rows": counts})


@app.command(cls=Command, help=say("cli-admin-verify"))
def verify(
    code: Annotated[str | None, typer.Argument(help=say("cli-arg-code"), metavar="[CODE]")] = None,
    every: Annotated[bool, typer.Option("--all", help=say("cli-opt-all"))] = False,
    db: Database = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from carteado.core.errors import Invalid

    if (code is None) != every:
        raise Invalid("verify-which")
    report(db, code, as_json, lang, {})


def report(db: str | None, code: str | None, as_json: bool, lang: str | None, more: dict[str, Any]) -> None:
    """Verify one match or all, print the faults, and exit with a status of 1 if there are any."""
    from carteado.cli.host_words import verified_lines
    from carteado.server.admin.verification import Verified, all_codes, verify_match

    async def work(store: Store) -> list[Verified]:
        return [await verify_match(store, one) for one in ([code] if code else await all_codes(store))]

    found = with_store(db, work)
    if as_json:
        faults = {one.code: [{"code": fault.code, **fault.facts} for fault in one.faults] for one in found}
        print_json({**more, "matches": len(found), "faults": {code: told for code, told in faults.items() if told}})
    else:
        print("\n".join(verified_lines(found, speaker(lang))))
    if any(one.damaged for one in found):
        sys.exit(DAMAGED)


def answer(as_json: bool, lang: str | None, message: str, **facts: str | int) -> None:
    """Print the confirmation, as JSON or in words."""
    if as_json:
        print_json(facts)
    else:
        print(speaker(lang)(message, **facts))
