"""What a card in play forbids to a player: a "cannot" always beats a "can" (HEROES-1.1)."""

from __future__ import annotations

from carteado.games.heroes.board import Forbid
from carteado.games.heroes.reasons.message import Reason, name, why
from carteado.games.heroes.state import HeroesState
from carteado.kit.cards import NOBODY
from carteado.kit.constants import words_of

FORBIDS = words_of(Forbid)


def forbidden(table: HeroesState, player: int, what: int, ability: int = NOBODY) -> Reason:
    """Name the card that forbids it; see `statics.forbids`."""
    for id in table.static_sources:
        for static in table.card(id).rules:
            if static.forbids(what, ability) and static.reaches_player(table, id, player):
                return why("forbidden", "1.1", card=name(table, id), what=FORBIDS[what])
    return None
