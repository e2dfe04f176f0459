"""Somebody at a table: makes matches, plays by tapping what is lit, looks for what is wrong with a page."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page

from browser.looking import BARE

VISITED = "siege naipes duel heroes apotheosis nim"  # games whose legend was shown on an earlier visit
AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"

CREATE = """async (wish) => {
  const headers = {"content-type": "application/json"};
  const answer = await fetch("/api/matches", {method: "POST", headers, body: JSON.stringify(wish)});
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).code;
}"""

# What can be tapped now, in the order in which a hand would look for it; null while the page waits for others.
OFFERED = """() => {
  const seen = (node) => node.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  document.querySelectorAll("[data-tap]").forEach((node) => node.removeAttribute("data-tap"));
  if (all(".ending").length) return {count: 0};
  if (all(".host[aria-busy=true]").length) return null;
  const menu = all(".menu .action");
  const next = all(".thing.next > .touch");
  const fresh = [...all(".thing.can:not(.chosen) > .touch"), ...all(".prompt .action")];
  const found = menu.length || next.length ? [...menu, ...next] : fresh;
  const rest = found.length ? found : all(".action");
  rest.forEach((node, place) => node.setAttribute("data-tap", place));
  return rest.length ? {count: rest.length} : null;
}"""

POST = """async ([path, body]) => {
  const headers = {"content-type": "application/json"};
  const answer = await fetch(path, {method: "POST", headers, body});
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).code;
}"""

UPLOADED: dict[tuple[str, bytes], str] = {}  # by server and record: a long one takes seconds to be checked and kept
PATIENCE = 90_000  # milliseconds: nothing takes that long, however busy the machine is


def remember(context: BrowserContext, key: str, value: str) -> None:
    """Let every page of a context find a setting that its browser has kept, until it is changed."""
    context.add_init_script(f"try {{ localStorage['carteado-{key}'] ??= '{value}' }} catch {{}}")


class Visitor:
    """A page, and what the browser complained about while it was open."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self.hear)

    def hear(self, message: ConsoleMessage) -> None:
        """Errors of the page's own; an answer that refuses, or a line that breaks, is not one."""
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.faults.append(message.text)

    def call_me(self, name: str) -> None:
        """Play under that name."""
        self.arrive()
        assert self.page.request.post("/api/me", data={"name": name}).ok

    def create(self, game: str, *seats: str, **wish: Any) -> str:
        """A match: `create("duel", "me", "bot:greedy")`."""
        self.arrive()
        code: str = self.page.evaluate(CREATE, {"game": game, "seats": [{"who": seat} for seat in seats], **wish})
        return code

    def fork(self, record: bytes, number: int, seat: int = 0) -> str:
        """A match that goes on from that action of a recorded one, against bots."""
        uploaded = self.upload(record)
        wish = json.dumps({"number": number, "seat": seat, "bot": "bot:random"})
        code: str = self.page.evaluate(POST, [f"/api/matches/{uploaded}/fork", wish])
        return code

    def upload(self, record: bytes) -> str:
        """A finished match made of a record."""
        self.arrive()
        known = (self.page.evaluate("location.origin"), record)
        if known not in UPLOADED:
            UPLOADED[known] = self.page.evaluate(POST, ["/api/records", record.decode()])
        return UPLOADED[known]

    def arrive(self) -> None:
        """Open a page of the server, from which it can be asked."""
        if self.page.url == "about:blank":
            self.page.goto("/about")
            self.page.wait_for_selector("main")

    def sit(self, code: str) -> None:
        """Go to the table."""
        self.page.goto(f"/match/{code}")
        self.page.wait_for_selector(".host, .waiting")

    def share(self, other: Visitor, game: str, **wish: Any) -> str:
        """Make a match for two people, and sit down at its table with the other one."""
        code = self.create(game, "me", "open", **wish)
        self.sit(code)
        other.sit(code)
        other.page.get_by_role("button", name="Sit down").click()
        return code

    def offered(self) -> int:
        """Wait to be asked; how many things can be tapped, which is none at the end of the match."""
        count: int = self.page.wait_for_function(OFFERED).json_value()["count"]
        return count

    def tap_one(self, rng: random.Random) -> bool:
        """Wait to be asked and tap one of the things that are lit; False at the end of the match."""
        count = self.offered()
        if not count:
            return False
        self.tap(self.page.locator(f'[data-tap="{rng.randrange(count)}"]'))
        return True

    def tap(self, lit: Locator) -> None:
        """Tap a thing where nothing else covers it."""
        spot = lit.evaluate(BARE)
        assert spot is not None, f"covered: {lit.evaluate('(node) => node.ariaLabel ?? node.textContent')}"
        lit.click(position=spot)

    def press_answer(self, place: int = 0) -> None:
        """Press the key of that answer of the prompt."""
        key = self.page.locator(".prompt .action").nth(place).locator("kbd").text_content()
        assert key, "an answer without a key"
        self.page.keyboard.press(key.lower())

    def play_to_end(self, seed: int = 0, most: int = 4000) -> None:
        """Play a match to its end by tapping, at random, what is lit."""
        rng = random.Random(seed)
        for _ in range(most):
            if not self.tap_one(rng):
                return
        raise AssertionError(f"no end after {most} taps: {self.page.url}")

    def axe(self) -> list[str]:
        """Serious and critical findings of axe on the page as it is now."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run({resultTypes: ['violations']})")
        return [
            f"{one['impact']} {one['id']}: {[node['target'] for node in one['nodes']][:3]}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]
