"""Somebody at a table of Heroes: plays with a plain plan, so that a match comes to its end."""

from __future__ import annotations

from typing import Any

from browser import playing

SETTLED = "() => !document.querySelector('.host[aria-busy=true]')"
ACT = "This character"
PLACES = ("team:", "plants:", "support:", "event", "card:")


class Player(playing.Player):
    COUNTED = {
        "busy": ".host[aria-busy=true]",
        "energy": "[data-energy]:not(.out)",
        "powers": ".power",
    }

    def play_a_card(self, seen: dict[str, Any]) -> bool:
        """Tap a card of the hand and then the place that beckons."""
        place = self.lead(seen, *PLACES)
        if place is None:
            return False
        self.tap(place)
        self.page.wait_for_function(SETTLED)
        self.count("card")
        return True

    def main(self, seen: dict[str, Any]) -> None:
        if self.play_a_card(seen):
            return
        if seen["energy"]:
            self.page.locator("[data-energy]:not(.out):visible").first.click()
            self.count("energy")
            return
        self.tried.clear()
        self.page.get_by_role("button", name="End the main phase").click()

    def act(self, seen: dict[str, Any]) -> None:
        """The last of the powers: what costs energy stands behind what is free."""
        if seen["powers"]:
            self.page.locator(".power").last.click()
            self.count("power")
        else:
            self.visitor.press_answer()

    def answer(self, seen: dict[str, Any]) -> None:
        question = "" if seen["busy"] else seen["question"]
        if question.startswith("What will you do?"):
            self.main(seen)
        elif question.startswith((ACT, "Use it once more")):
            self.act(seen)
        elif question and seen["can"]:
            self.tap(seen["can"][0])
            self.count("target")
        elif question:
            self.visitor.press_answer()
        else:
            self.page.wait_for_timeout(30)  # others of the table may have to be asked first

    def reach(self, question: str, most: int = 2500) -> bool:
        """Play until that is asked, of a character with powers to use; False if the match is over before."""
        for _ in range(most):
            seen = self.seen()
            ready = seen["powers"] or question != ACT
            if seen["question"].startswith(question) and ready and not seen["busy"]:
                return True
            if not self.step():
                return False
        raise AssertionError(f"never asked: {question}")
