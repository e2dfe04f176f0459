"""A PostgreSQL of our own, in a folder of its own, for as long as the tests run."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from debian import needed

DEBIAN = Path("/usr/lib/postgresql")


def programs() -> Path | None:
    """The folder of initdb and postgres."""
    found = shutil.which("initdb")
    if found and shutil.which("postgres"):
        return Path(found).resolve().parent
    folders = sorted(DEBIAN.glob("*/bin"), key=lambda path: path.parent.name)
    return next((folder for folder in reversed(folders) if (folder / "initdb").exists()), None)


def owner() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: somebody else must."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = known.get("postgres") or known["nobody"]
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


class Cluster:
    """A database in a folder of its own, which can be stopped and started again."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.folder, self.root, self.who = folder, root, owner()
        self.port = free_port()
        self.url = f"postgresql://carteado@127.0.0.1:{self.port}/postgres"
        self.process: subprocess.Popen[bytes] | None = None
        if self.who:
            os.chown(root, self.who["user"], self.who["group"])
        make = ["initdb", "-D", str(root / "data"), "-U", "carteado", "-A", "trust", "-E", "UTF8", "--no-sync"]
        if self.call(make).wait():
            raise RuntimeError((root / "log").read_text())

    def call(self, words: list[str]) -> subprocess.Popen[bytes]:
        with (self.root / "log").open("wb") as log:
            command = [str(self.folder / words[0]), *words[1:]]
            return subprocess.Popen(command, stdout=log, stderr=log, cwd=self.root, **self.who)

    def start(self) -> None:
        where = ["-D", str(self.root / "data"), "-k", str(self.root), "-p", str(self.port)]
        self.process = self.call(["postgres", *where, "-c", "listen_addresses=127.0.0.1"])
        wait_for(self.port, self.process, self.root / "log")

    def stop(self) -> None:
        """Stop it without waiting for its clients."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait()
            self.process = None


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A running database."""
    folder = needed("postgresql", programs)
    root = Path(tempfile.mkdtemp(prefix="carteado-postgres-", dir="/tmp"))
    try:
        made = Cluster(folder, root)
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(root, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a running database."""
    with cluster() as made:
        yield made.url


def free_port() -> int:
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        port: int = made.getsockname()[1]
        return port


def wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(300):
        if process.poll() is not None:
            raise RuntimeError(log.read_text())
        if "ready to accept connections" in log.read_text():
            return
        time.sleep(0.1)
    raise RuntimeError(f"PostgreSQL does not answer on port {port}")
