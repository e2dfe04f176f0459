"""Events: what happened, and what each seat may know of it."""

from __future__ import annotations

from typing import Any


class Event:
    """One observable change: facts for everyone, and secrets for the seats in `knowers` (a bit per seat)."""

    def __init__(
        self, name: str, facts: dict[str, Any], secrets: dict[str, Any] | None = None, knowers: int = 0
    ) -> None:
        self.name = name
        self.facts = facts
        self.secrets = secrets
        self.knowers = knowers

    def heard_by(self, seat: int | None) -> dict[str, Any]:
        """The event as that seat may know it, as plain data; None is a spectator."""
        heard = {"event": self.name, **self.facts}
        if self.secrets is not None and seat is not None and self.knowers >> seat & 1:
            heard.update(self.secrets)
        return heard

    def whole(self) -> dict[str, Any]:
        """The event with all secrets, for a finished match."""
        return {"event": self.name, **self.facts, **(self.secrets or {})}
