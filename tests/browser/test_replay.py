"""Finished matches: walked through, checked, kept, opened again, and played on from."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.stepping import step_on_and_back
from browser.visiting import Visitor


def finished(visitor: Visitor) -> str:
    code = visitor.create("nim", "me", "bot:random")
    visitor.sit(code)
    visitor.play_to_end()
    return code


def test_a_match_is_walked_through_and_checked(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    code = finished(visitor)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".transport")
    assert page.url.endswith(f"/replay/{code}")
    step_on_and_back(page)
    expect(page.locator(".facts")).to_contain_text("This deal was checked in your browser")
    assert visitor.axe() == []


def test_a_record_is_kept_and_opened_again(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/replay/{finished(visitor)}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    page.goto("/")
    page.get_by_label("Open a record file").set_input_files(file)
    page.wait_for_selector(".transport")


def test_one_plays_on_from_any_point(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/replay/{finished(visitor)}")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/match/*")
    page.wait_for_selector(".action")
    visitor.play_to_end()
