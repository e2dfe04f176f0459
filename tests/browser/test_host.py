"""The host's page: signing in, ending a match, banning a player, with keyboard and phone, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from server.clients import GENEROUS, Server, running, sqlite

TOKEN = "a-token-that-nobody-guesses"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of this module's own, with a page for its host."""
    folder: Path = tmp_path_factory.mktemp("host")
    (folder / "token").write_text(TOKEN)
    with running(sqlite(folder), *GENEROUS, "--host-token-file", str(folder / "token")) as made:
        yield made


def test_the_host_ends_a_match_and_bans_a_player(visit: Visit) -> None:
    player, host = visit(), visit()
    code = player.create("siege", "me")
    player.sit(code)
    page = host.page
    page.goto("/host")
    page.get_by_label("Token").fill("wrong")
    page.keyboard.press("Enter")
    expect(page.locator(".toast, [role=status]").first).to_contain_text("not the token")
    page.get_by_label("Token").fill(TOKEN)
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Matches")).to_contain_text(code)
    assert host.axe() == []

    act = page.get_by_role("button", name=f"End or delete {code}")
    act.focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    assert host.axe() == []
    draw = page.get_by_role("button", name="End as a draw")
    draw.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Matches")).to_contain_text("No match.")
    expect(player.page.locator(".ending")).to_contain_text("the host ended the match")

    page.get_by_role("button", name="Ban player").click()
    page.get_by_label("Reason").fill("rude")
    assert host.axe() == []
    page.get_by_role("dialog").get_by_role("button", name="Ban", exact=True).click()
    expect(page.get_by_role("region", name="Bans")).to_contain_text("rude")
    expect(player.page.get_by_text("banned you from this server")).to_be_visible()
    player.page.goto("/about")
    expect(player.page.get_by_text("banned you from this server")).to_be_visible()
    page.get_by_role("button", name="Lift").click()
    expect(page.get_by_role("region", name="Bans")).to_contain_text("Nobody is banned.")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_label("Token")).to_be_visible()


def test_the_host_on_a_phone_in_portuguese(visit: Visit) -> None:
    host = visit(phone=True, lang="pt", dark=True)
    code = host.create("naipes", "me", "open")
    host.page.goto("/host")
    host.page.get_by_label("Senha").fill(TOKEN)
    host.page.get_by_role("button", name="Entrar").click()
    expect(host.page.get_by_role("region", name="Partidas")).to_contain_text(code)
    assert host.axe() == []
    assert host.page.evaluate("document.documentElement.scrollWidth") <= 390
    host.page.get_by_role("button", name=f"Encerrar ou apagar {code}").click()
    host.page.get_by_role("button", name="Apagar com o registro").click()
    expect(host.page.get_by_role("region", name="Partidas")).not_to_contain_text(code)
