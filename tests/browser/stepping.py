"""Walking through a match of nim that is over."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def step_on_and_back(page: Page) -> None:
    """Check that a step on changes the table and tells what was done, and that a step back shows the start again."""
    start = page.locator(".words").inner_text()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".words")).not_to_have_text(start)
    expect(page.get_by_role("log")).to_contain_text("took")
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".words")).to_have_text(start)
