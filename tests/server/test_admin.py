"""`carteado admin` as a host uses it, on the database of a server that is running."""

from __future__ import annotations

import gzip
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from carteado import cli
from carteado.core.errors import Refusal
from carteado.match.frames import pack
from server.clients import GENEROUS, Person, finish, running, sqlite
from server.test_postgres import url as url  # a PostgreSQL for this module

Admin = Callable[..., str]
SEED = "select seed from matches where code = ?"


class House:
    """A database with matches of every kind."""

    def __init__(self, db: str) -> None:
        self.db = db
        self.file = Path(db.removeprefix("sqlite:///"))
        with running(db, *GENEROUS) as server:
            self.ana, bia = Person(server, "Ana"), Person(server, "Bia")
            self.waiting = self.ana.open_match("naipes", "me", "open")
            self.going = self.ana.open_match("duel", "me", "bot:random")
            self.over = bia.open_match("siege", "me")
            finish(self.play(bia))
            record = bia.get(f"/api/matches/{self.over}/record").body
            self.upload: str = bia.ask("POST", "/api/records", record).json["code"]

    async def play(self, bia: Person) -> None:
        async with self.ana.at(self.going) as seat:
            await seat.say(type="say", text="good luck")
            await seat.until("chat")
            await seat.play_on(3)
        async with bia.at(self.over) as seat:
            await seat.play_on()

    def seed(self, code: str) -> str:
        with sqlite3.connect(self.file) as connection:
            found: str = json.loads(connection.execute(SEED, [code]).fetchone()[0])
        return found

    def spoil(self, change: str, *values: Any) -> None:
        with sqlite3.connect(self.file) as connection:
            connection.execute(change, values)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(sqlite(tmp_path_factory.mktemp("house")))


@pytest.fixture
def copy(house: House, tmp_path: Path, admin: Admin) -> House:
    """A house of one's own, to be damaged."""
    made = House.__new__(House)
    made.__dict__.update(house.__dict__)
    made.file = tmp_path / "copy.db"
    made.db = f"sqlite:///{made.file}"
    admin("backup", str(made.file), "--copy", db=house.db)
    return made


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Iterator[Admin]:
    """`admin("show", code, db=...)` prints; what it prints is returned."""
    with ThreadPoolExecutor(1) as apart:

        def run(*words: str, db: str) -> str:
            capsys.readouterr()
            apart.submit(cli.app, ["admin", *words, "--db", db], standalone_mode=False).result()
            return capsys.readouterr().out

        yield run


def told(text: str) -> Any:
    return json.loads(text)


def test_status(house: House, admin: Admin) -> None:
    found = told(admin("status", "--json", db=house.db))
    assert (found["waiting"], found["running"], found["finished"]) == (1, 1, 2)
    assert (found["database"], found["players"], found["bans"]) == ("sqlite", 2, 0)
    assert found["bytes"] > 4096
    assert "1 waiting, 1 running, 2 finished" in admin("status", "--lang", "en", db=house.db)


def test_matches_are_listed_by_state_game_player_and_age(house: House, admin: Admin) -> None:
    def codes(*words: str) -> set[str]:
        return {match["code"] for match in told(admin("matches", "--json", *words, db=house.db))}

    assert {house.waiting, house.going, house.over, house.upload} == codes()
    assert codes("--state", "waiting") == {house.waiting}
    assert codes("--state", "finished") == {house.over, house.upload}
    assert codes("--game", "duel") == {house.going}
    ana = next(one for one in told(admin("visitors", "--json", db=house.db)) if one["name"] == "Ana")
    assert codes("--player", ana["id"][:10]) == {house.waiting, house.going}
    assert codes("--older-than", "1h") == set()
    with pytest.raises(Refusal, match="match-state-unknown"):
        admin("matches", "--state", "runing", db=house.db)
    assert house.going in admin("matches", "--lang", "pt", db=house.db)


def test_nothing_hidden_is_shown_of_a_match(house: House, admin: Admin) -> None:
    for code in (house.waiting, house.going):
        texts = [admin("show", code, *words, db=house.db) for words in (["--json"], ["--lang", "en"], ["--lang", "pt"])]
        texts += [admin("matches", "--json", db=house.db), admin("visitors", "--json", db=house.db)]
        for text in texts:
            assert house.seed(code) not in text
            assert house.ana.cookie.partition("=")[2] not in text
            assert "deck_0" not in text
    found = told(admin("show", house.going, "--json", db=house.db))
    assert [line["text"] for line in found["chat"]] == ["good luck"]
    assert found["entries"]["action"] >= 3


def test_visitors(house: House, admin: Admin) -> None:
    found = {one["name"]: one for one in told(admin("visitors", "--json", db=house.db))}
    assert (found["Ana"]["matches"], found["Ana"]["running"]) == (2, 1)
    assert found["Ana"]["id"][:12] in admin("visitors", db=house.db)


def test_ending_and_deleting(copy: House, admin: Admin) -> None:
    assert "drawn" in admin("end", copy.going, "--drawn", "--lang", "en", db=copy.db)
    assert told(admin("show", copy.going, "--json", db=copy.db))["match"]["state"] == "finished"
    assert admin("verify", copy.going, db=copy.db)
    admin("delete", copy.going, db=copy.db)
    with pytest.raises(Refusal, match="match-unknown"):
        admin("show", copy.going, db=copy.db)


def test_bans(copy: House, admin: Admin) -> None:
    admin("ban", "203.0.113.7", "--reason", "spam", "--for", "2d", db=copy.db)
    admin("ban", "203.0.113.7", "--reason", "more spam", "--for", "3d", db=copy.db)
    (found,) = told(admin("bans", "--json", db=copy.db))
    assert (found["target"], found["reason"]) == ("203.0.113.7/32", "more spam")
    assert 2.9 * 86400 < found["until"] - time.time() < 3.1 * 86400
    assert "more spam" in admin("bans", db=copy.db)
    admin("unban", "203.0.113.7", db=copy.db)
    assert told(admin("bans", "--json", db=copy.db)) == []
    with pytest.raises(Refusal, match="ban-unknown"):
        admin("unban", "203.0.113.7", db=copy.db)
    with pytest.raises(Refusal, match="ban-bad-reason"):
        admin("ban", "203.0.113.7", "--reason", "a\u202eb", db=copy.db)


def test_purge_by_age_and_kind(copy: House, admin: Admin) -> None:
    copy.spoil("update matches set changed = ?", time.time() - 100 * 86400)
    admin("matches", db=copy.db)
    asked = ("--older-than", "90d", "--json")
    assert told(admin("purge", *asked, "--uploads", "--finished", "--dry-run", db=copy.db)) == {
        "deleted": False,
        "uploads": 1,
        "finished": 1,
    }
    assert told(admin("purge", "--older-than", "101d", "--json", "--finished", db=copy.db))["finished"] == 0
    assert told(admin("purge", *asked, "--uploads", db=copy.db))["uploads"] == 1
    left = {match["code"] for match in told(admin("matches", "--json", db=copy.db))}
    assert copy.upload not in left
    assert {copy.over, copy.going, copy.waiting} <= left
    assert told(admin("purge", *asked, "--abandoned", "--finished", db=copy.db)) == {
        "deleted": True,
        "finished": 1,
        "abandoned": 2,
    }
    assert told(admin("status", "--json", db=copy.db))["entries"] == 0
    with pytest.raises(Refusal, match="purge-nothing-chosen"):
        admin("purge", "--older-than", "90d", db=copy.db)
    with pytest.raises(Refusal, match="age-bad"):
        admin("purge", "--older-than", "90", "--finished", db=copy.db)


def test_a_whole_database_verifies(house: House, admin: Admin) -> None:
    assert told(admin("verify", "--all", "--json", db=house.db)) == {"matches": 4, "faults": {}}
    assert "nothing wrong" in admin("verify", house.over, "--lang", "en", db=house.db)
    with pytest.raises(Refusal, match="verify-which"):
        admin("verify", db=house.db)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("delete from entries where match = ? and number = 2", "verify-gap"),
        ("update entries set text = 'nonsense' where match = ? and kind = 'action'", "match-damaged"),
        ("update entries set kind = 'unheard' where match = ? and kind = 'action'", "match-damaged"),
        ("update matches set number = 1000 where code = ?", "verify-standing"),
        ("update seats set player = null where match = ?", "verify-seats"),
        ("update matches set seed = '\"other\"' where code = ?", "verify-commitment"),
        ("update matches set options = '{' where code = ?", "match-damaged"),
        ("update matches set rules = '0.0' where code = ?", "rules-other-version"),
    ],
)
def test_damage_is_found(
    copy: House, admin: Admin, capsys: pytest.CaptureFixture[str], change: str, fault: str
) -> None:
    copy.spoil(change, copy.over)
    if fault == "rules-other-version":  # not a fault, but not checked either
        assert "1 of other rules" in admin("verify", "--all", "--lang", "en", db=copy.db)
        return
    with pytest.raises(SystemExit) as ended:
        admin("verify", "--all", "--json", db=copy.db)
    assert ended.value.code == 1
    faults = told(capsys.readouterr().out)["faults"]
    assert list(faults) == [copy.over]
    assert fault in {found["code"] for found in faults[copy.over]}


@pytest.mark.parametrize(
    ("change", "values", "fault"),
    [
        ("delete from pages where seat = 0 and match = ?", [], "frames-damaged"),
        ("update pages set data = ? where match = ?", [b"0"], "frames-damaged"),
        ("update pages set data = ? where match = ?", [pack([{}])], "verify-archive"),
    ],
)
def test_damage_of_an_archive_is_found(
    copy: House, admin: Admin, capsys: pytest.CaptureFixture[str], change: str, values: list[bytes], fault: str
) -> None:
    copy.spoil(change, *values, copy.upload)
    with pytest.raises(SystemExit):
        admin("verify", copy.upload, "--json", db=copy.db)
    faults = told(capsys.readouterr().out)["faults"][copy.upload]
    assert {found["code"] for found in faults} == {fault}


def test_a_backup_goes_from_one_kind_of_database_to_the_other_and_back(
    house: House, admin: Admin, url: str, tmp_path: Path
) -> None:
    first, second, again = tmp_path / "first.gz", tmp_path / "second.gz", sqlite(tmp_path / "again")
    admin("ban", "203.0.113.7", db=house.db)
    admin("backup", str(first), db=house.db)
    assert "nothing wrong" in admin("restore", str(first), "--lang", "en", db=url)
    admin("backup", str(second), db=url)
    assert told(admin("restore", str(second), "--json", db=again))["faults"] == {}
    assert rows(first) == rows(second)
    assert first.stat().st_mode & 0o777 == 0o600
    assert told(admin("verify", "--all", "--json", db=again)) == {"matches": 4, "faults": {}}
    with pytest.raises(Refusal, match="restore-not-empty"):
        admin("restore", str(first), db=again)
    with pytest.raises(Refusal, match="backup-file-exists"):
        admin("backup", str(first), db=again)
    with pytest.raises(Refusal, match="backup-copy-sqlite-only"):
        admin("backup", str(tmp_path / "third"), "--copy", db=url)


def rows(file: Path) -> list[str]:
    """A backup without its header and its last line."""
    return gzip.decompress(file.read_bytes()).decode().splitlines()[1:-1]


def test_a_damaged_backup_restores_nothing(house: House, admin: Admin, tmp_path: Path) -> None:
    whole = tmp_path / "whole.gz"
    admin("backup", str(whole), db=house.db)
    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    damaged = {
        "cut short": gzip.compress(b"".join(lines[:-1])),
        "a row missing": gzip.compress(b"".join(lines[:5] + lines[6:])),
        "a letter changed": gzip.compress(b"".join(lines).replace(b"Ana", b"Eve")),
        "after the end": gzip.compress(b"".join([*lines, lines[1]])),
        "a cut file": whole.read_bytes()[:-40],
        "something else": b"nothing of the kind",
        "empty": b"",
    }
    for what, data in damaged.items():
        file, db = tmp_path / "damaged", sqlite(tmp_path / "empty")
        file.write_bytes(data)
        with pytest.raises(Refusal, match="backup-damaged"):
            admin("restore", str(file), db=db)
        assert told(admin("status", "--json", db=db))["entries"] == 0, what
    newer = tmp_path / "newer"
    newer.write_bytes(gzip.compress(lines[0].replace(b'"revision":"', b'"revision":"x')))
    with pytest.raises(Refusal, match="backup-newer"):
        admin("restore", str(newer), db=sqlite(tmp_path / "empty"))


def test_a_database_that_is_not_there_is_not_made(admin: Admin, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="database-missing"):
        admin("status", db=sqlite(tmp_path))
    assert not (tmp_path / "tables.db").exists()
