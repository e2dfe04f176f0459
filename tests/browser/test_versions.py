"""Matches of another version of the rules: played where those rules are known, watched anywhere once they are over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.stepping import step_on_and_back
from browser.visiting import Visitor
from server.clients import Server
from server.versions import two_versions


@pytest.fixture(scope="module")
def versions(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """A server with the old rules of Nim and one with the new, on one database; all deals are fixed."""
    with two_versions(tmp_path_factory.mktemp("versions")) as pair:
        yield pair


def match_on(server: Server, visitor: Visitor) -> str:
    visitor.page.goto(f"http://{server.host}/about")
    visitor.page.wait_for_selector("main")
    return visitor.create("nim", "me", "bot:random")


def test_a_match_that_another_server_has_is_played_there(visit: Visit, versions: tuple[Server, Server]) -> None:
    """Whether its address is opened at the wrong server, or the lobby there leads to it without loading a page."""
    old, new = versions
    visitor = visit()
    page = visitor.page
    code = match_on(old, visitor)
    there = f"http://{old.host}/match/{code}"
    page.goto(f"http://{new.host}/match/{code}")
    page.wait_for_url(there)
    assert visitor.offered()
    page.goto(f"http://{new.host}/")
    page.locator(f'a[href="/match/{code}"]').click()
    page.wait_for_url(there)
    visitor.play_to_end()


def test_a_finished_match_of_rules_that_are_not_installed_is_watched_in_words(
    visit: Visit, versions: tuple[Server, Server]
) -> None:
    old, new = versions
    visitor = visit()
    page = visitor.page
    code = match_on(old, visitor)
    page.goto(f"http://{old.host}/match/{code}")
    visitor.play_to_end()
    for server in (old, new):  # a match is archived where its rules are known, at the latest when it is watched there
        page.goto(f"http://{server.host}/replay/{code}")
        page.wait_for_selector(".transport")
    expect(page.locator(".facts")).to_contain_text("Version 1 of the rules, by which this was played, is no longer")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    step_on_and_back(page)
    assert visitor.axe() == []
