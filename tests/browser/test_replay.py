"""Finished matches: walked through, checked, kept, opened again, and played on from."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.stepping import step_on_and_back
from browser.visiting import Visitor
from carteado.match.play import play
from carteado.match.record import make_record


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


def test_a_match_is_reviewed_beside_its_replay(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    code = visitor.upload(msgspec.json.encode(make_record(play("siege", ["random"], seed=3))))
    page.goto(f"/replay/{code}#review:0")
    review = page.get_by_role("region", name="Review")
    expect(review).to_contain_text("Judged by what could be known at the time.")
    expect(review).to_contain_text("The exact table of these options has not been computed here")
    expect(review).to_contain_text("By search: every number is an estimate")
    expect(review.get_by_role("img")).to_have_accessible_name(re.compile("at first, 0 % at the end"))
    mistake = review.get_by_role("button", name=re.compile(r"^Action \d+: (grave )?mistake, cost about")).first
    expect(mistake).to_contain_text("Better:")
    mistake.focus()
    page.keyboard.press("Enter")
    expect(mistake).to_have_attribute("aria-current", "step")
    number = int((mistake.locator("b").text_content() or "").strip("Action: ")) - 1
    expect(page.locator(".transport output")).to_have_text(re.compile(rf"^{number} /"))
    review.get_by_text("All decisions").click()
    end = review.get_by_role("button", name="The end: 0 %")
    end.click()
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    assert visitor.axe() == []
    review.get_by_role("button", name="Knowing all").click()
    expect(review).to_contain_text("Judged by everything, also by what was hidden.")
    review.get_by_role("button", name="As known then").click()
    expect(review).to_contain_text("Judged by what could be known at the time.")
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("log")).to_be_visible()
