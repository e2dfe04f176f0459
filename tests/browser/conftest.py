"""A real server with the pages as they are built, and a real Chromium to look at them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser import chromium
from browser.visiting import PATIENCE, VISITED, Visitor, remember
from server.clients import GENEROUS, Server, running, sqlite

ROOT = Path(__file__).parent.parent.parent
SITE = ROOT / "src" / "carteado" / "server" / "site" / "index.html"
OUTSIDE = ROOT / "tests" / "outside"  # a game that has no board

# Each visitor of a test adds nonces of their own to the deals, the same in every run.
FIXED_NONCES = """(visitor) => {
  crypto.getRandomValues = (bytes) => bytes.fill(visitor);
}"""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a process share: each makes its own people and matches, all deals are fixed."""
    if not SITE.exists():
        pytest.fail("The pages are not built: run make site")
    with ExitStack() as stack:
        with pytest.MonkeyPatch.context() as patch:  # only this server knows the game that has no board
            patch.setenv("PYTHONPATH", os.pathsep.join([str(OUTSIDE), os.environ.get("PYTHONPATH", "")]))
            made = stack.enter_context(running(sqlite(tmp_path_factory.mktemp("browser")), *GENEROUS))
        yield made


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.ARGUMENTS))
        yield made
        made.close()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Somebody with a browser of their own: `visit()`, or `visit(phone=True, lang="pt", dark=True)`.

    What others do is shown to them at once, unless another `pace` is given; they have `visited`
    tables of every game before.
    """
    made: list[Visitor] = []

    def visit(
        *,
        phone: bool = False,
        lang: str = "en",
        dark: bool = False,
        still: bool = True,
        pace: str = "instant",
        visited: str = VISITED,
    ) -> Visitor:
        context = browser.new_context(
            base_url=f"http://{server.host}",
            viewport={"width": 390, "height": 844} if phone else {"width": 1280, "height": 800},
            has_touch=phone,
            locale="pt-BR" if lang == "pt" else "en-US",
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"({FIXED_NONCES})({len(made)})")
        remember(context, "pace", pace)
        remember(context, "visited", visited)
        visitor = Visitor(context.new_page())
        made.append(visitor)
        return visitor

    yield visit
    for visitor in made:
        visitor.page.context.close()
    faults = [fault for visitor in made for fault in visitor.faults]
    assert not faults, faults


@pytest.fixture
def page(visit: Visit) -> Page:
    """A page of somebody at a desk."""
    return visit().page
