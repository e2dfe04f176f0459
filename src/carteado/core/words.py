"""What a game says about a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from carteado.core.message import Message


class Words(Protocol):
    """The interface of the module that puts a game's actions, events and views into words."""

    def action(self, data: Mapping[str, Any], view: Mapping[str, Any], /) -> Message: ...

    def event(self, heard: Mapping[str, Any], /) -> Message: ...

    def table(self, view: Mapping[str, Any], /) -> list[Message]: ...
