"""Starting the table from the command line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from carteado.core.secret import UNSAFE_SECRET
from server.clients import GENEROUS, Person, Server, awaited, running, sqlite

CLI = [sys.executable, "-c", "from carteado.cli import main; main()"]


def test_carteado_alone_opens_the_table_in_a_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": f"{browser} %s", "LC_ALL": "C.UTF-8"}
    with subprocess.Popen([*CLI], env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        url = process.stdout.readline().strip().rpartition(" ")[2]
        try:
            assert page(url).startswith(b"<!doctype html>")
            for _ in range(600):
                if opened.exists() and opened.read_text():
                    break
                time.sleep(0.1)
            assert opened.read_text().strip() == url
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=60)
    assert process.returncode == 130
    assert (tmp_path / "carteado" / "tables.db").exists()


def page(url: str) -> bytes:
    """The first page, or the one that says how to build it."""
    try:
        with urllib.request.urlopen(url) as answer:
            found: bytes = answer.read()
    except urllib.error.HTTPError as error:
        found = error.read()
        error.close()
    return found


def test_a_port_that_is_taken_is_refused_in_one_line(tmp_path: Path) -> None:
    with (
        running(f"sqlite:///{tmp_path / 'one.db'}") as server,
        pytest.raises(RuntimeError, match=r"\[address-taken\]"),
    ):
        Server(f"sqlite:///{tmp_path / 'two.db'}", port=server.port)


def test_behind_a_proxy_with_https(tmp_path: Path) -> None:
    """The public name is answered to, and the cookie goes over https alone."""
    with running(
        f"sqlite:///{tmp_path / 'tables.db'}", "--origin", "https://cards.example", "--trust-proxy", "127.0.0.1"
    ) as server:
        forwarded = {"Host": "cards.example", "X_Forwarded_Proto": "https"}
        ana = Person(server)
        reply = ana.post("/api/me", {"name": "Ana"}, Origin="https://cards.example", **forwarded)
        assert reply.status == 200
        assert "; Secure" in reply.headers["set-cookie"]
        assert ana.post("/api/me", {"name": "Eve"}, Origin="https://evil.example", **forwarded).status == 409
        assert "; Secure" not in Person(server).get("/api/me").headers["set-cookie"]


def test_forwarded_headers_of_strangers_are_not_believed(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        reply = Person(server).get("/api/me", X_Forwarded_Proto="https", X_Forwarded_For="203.0.113.7")
        assert "; Secure" not in reply.headers["set-cookie"]


def test_a_proxy_that_is_no_address_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match=r"\[proxy-bad-address\]"):
        Server(f"sqlite:///{tmp_path / 'tables.db'}", "--trust-proxy", "*")


def test_a_secret_that_is_known_is_refused_where_others_can_reach_the_server() -> None:
    done = subprocess.run(
        [*CLI, "serve", "--host", "0.0.0.0", "--port", "0"],
        env={**os.environ, UNSAFE_SECRET: "known"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.endswith("[unsafe-secret]\n")


@awaited
async def test_a_known_secret_makes_the_same_deal_again(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(UNSAFE_SECRET, "known")
        server = Server(sqlite(tmp_path), *GENEROUS)
    records = []
    try:
        ana = Person(server, "Ana")
        for _ in range(2):
            code = ana.open_match("siege", "me")
            async with ana.at(code) as seat:
                await seat.play_on()
            records.append(ana.get(f"/api/matches/{code}/record").json)
    finally:
        server.kill()
    assert records[0] == records[1]
