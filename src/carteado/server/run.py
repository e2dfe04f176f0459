"""Starting a server, and stopping it cleanly."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, cast

import uvicorn
from starlette.applications import Starlette

from carteado.core.errors import Invalid
from carteado.core.secret import UNSAFE_SECRET
from carteado.match.keeping import data_folder
from carteado.server.addresses import Network, read_proxies
from carteado.server.app import make_app
from carteado.server.connections import PER_SOURCE, Connections, room_for_connections
from carteado.server.expiry import read_ages
from carteado.server.host_token import read_token
from carteado.server.limits import MESSAGE
from carteado.server.logs import WINDOW, log_to_stderr, sum_up
from carteado.server.permission import read_mode
from carteado.server.processes import read_address
from carteado.server.store import Store
from carteado.server.wire import SparingSocket, TimedHttp
from carteado.server.workbench import Workbench

SWITCH = 0.0005  # seconds of Python's thread switch interval: the database thread must not wait long
GRACE = 2  # seconds for requests under way at shutdown
log = logging.getLogger("carteado.server")


def default_database() -> str:
    path: Path = data_folder() / "tables.db"
    return f"sqlite:///{path}"


def listen(host: str, port: int) -> socket.socket:
    """Bind the address first, so that one in use is refused clearly."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        made = socket.socket(family, kind, protocol)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
    except OSError as error:
        raise Invalid("address-taken", found=f"{host}:{port}", reason=error.strerror or str(error)) from error
    return made


def address_of(made: socket.socket) -> str:
    host, port = made.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def is_loopback(made: socket.socket) -> bool:
    return ipaddress.ip_address(made.getsockname()[0]).is_loopback


class PromptServer(uvicorn.Server):
    """Stops the bots before it waits for requests under way, some of which wait for a bot."""

    def __init__(self, app: Starlette, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.hall.thinkers.close()
        await super().shutdown(sockets)


def serve(
    host: str,
    port: int,
    db: str | None,
    *,
    origins: Sequence[str] = (),
    proxies: Sequence[str] = (),
    limits: float = 1.0,
    keep: Sequence[str] = (),
    at: str = "",
    pause: float = 1.0,
    quiet: bool = False,
    ready: Callable[[str], None] = print,
    browse: bool = False,
    bench: Workbench | None = None,
    host_token_file: Path | None = None,
    workshop: str = "local",
    page: str = "",
) -> None:
    """Serve until Ctrl-C or SIGTERM; then commit what was accepted, and tell clients to reconnect."""
    log_to_stderr(logging.WARNING if quiet else logging.INFO)
    trusted = read_proxies(proxies)
    ages = read_ages(keep)
    at = read_address(at)
    gate = Connections(room_for_connections(limits), int(PER_SOURCE * limits), trusted)
    host_token = read_token(host_token_file)
    sys.setswitchinterval(SWITCH)
    taken = listen(host, port)
    check_secrets(taken)
    url = db or default_database()
    asyncio.run(prepare(url))
    app = make_app(
        url,
        origins=origins,
        loopback=is_loopback(taken),
        limits=limits,
        ages=ages,
        at=at,
        pause=pause,
        bench=bench,
        gate=gate,
        host_token=host_token,
        workshop=read_mode(workshop),
    )
    run_until_stopped(PromptServer(app, configured(app, gate, trusted)), taken, page, ready, browse=browse)
    log.info("stopped")


def run_until_stopped(
    server: PromptServer, taken: socket.socket, page: str, ready: Callable[[str], None], *, browse: bool
) -> None:
    """Run the server on its socket; the address is told, and opened in a browser, as soon as it has started."""
    address = address_of(taken) + page
    threading.Thread(target=tell_when_started, args=(server, address, ready, browse), daemon=True).start()
    try:
        server.run(sockets=[taken])
    except SystemExit as error:  # how uvicorn reports a failed start
        raise Invalid("server-not-started") from error


def configured(app: Starlette, gate: Connections, trusted: Sequence[Network]) -> uvicorn.Config:
    """Configure uvicorn: connections counted by the gate, our own logs, only trusted proxies."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=cast(Any, partial(TimedHttp, gate)),
        ws=cast(Any, partial(SparingSocket, gate)),
        ws_max_size=4 * MESSAGE,
        server_header=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=[str(network) for network in trusted],
        timeout_graceful_shutdown=GRACE,
        callback_notify=sum_up,
        timeout_notify=int(WINDOW),
    )


def check_secrets(taken: socket.socket) -> None:
    """Refuse a fixed secret, which is for tests, on a server that others can reach."""
    if os.environ.get(UNSAFE_SECRET):
        if not is_loopback(taken):
            raise Invalid("unsafe-secret", name=UNSAFE_SECRET)
        log.warning("unsafe: the secret of every match is known", extra={"facts": {"name": UNSAFE_SECRET}})


async def prepare(url: str) -> None:
    """Open the database once, so that one that cannot be opened is refused clearly."""
    store = Store(url)
    try:
        await store.prepare()
    finally:
        await store.close()


def tell_when_started(server: uvicorn.Server, address: str, ready: Callable[[str], None], browse: bool) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.02)
    log.info("serving", extra={"facts": {"address": address}})
    ready(address)
    if browse:
        webbrowser.open(address)
