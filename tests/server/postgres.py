"""A PostgreSQL of our own, in a folder of its own, for as long as the tests run."""

from __future__ import annotations

import os
import pwd
import shutil
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


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a running database."""
    folder = needed("postgresql", programs)
    root = Path(tempfile.mkdtemp(prefix="carteado-postgres-", dir="/tmp"))
    who = owner()
    if who:
        os.chown(root, who["user"], who["group"])
    try:
        with cluster(folder, root, who) as url:
            yield url
    finally:
        shutil.rmtree(root, ignore_errors=True)


@contextmanager
def cluster(folder: Path, root: Path, who: dict[str, Any]) -> Iterator[str]:
    data, port = root / "data", free_port()
    make = [str(folder / "initdb"), "-D", str(data), "-U", "carteado", "-A", "trust", "-E", "UTF8", "--no-sync"]
    subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=root, **who)
    start = [
        str(folder / "postgres"),
        "-D",
        str(data),
        "-k",
        str(root),
        "-p",
        str(port),
        "-c",
        "listen_addresses=127.0.0.1",
    ]
    with (root / "log").open("wb") as log, subprocess.Popen(start, stdout=log, stderr=log, cwd=root, **who) as process:
        try:
            wait_for(port, process, root / "log")
            yield f"postgresql://carteado@127.0.0.1:{port}/postgres"
        finally:
            process.terminate()


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
