"""The options of a match of Heroes (HEROES-29)."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from carteado.core.errors import Invalid, unknown
from carteado.core.options import Option, Value
from carteado.core.phrases import like
from carteado.games.heroes.board import MOST_SEATS
from carteado.games.heroes.language.catalog import FOLDER, printed
from carteado.games.heroes.language.facts import card_name
from carteado.games.heroes.rules import deck
from carteado.games.heroes.stages import StagesOption
from carteado.kit.options import CardOption
from carteado.kit.text.grammar import GRAMMARS

NONE = "none"


class Default(Option):
    """An option whose values are listed with the default first."""

    def __init__(self, name: str, default: Value, *others: Value) -> None:
        super().__init__(name, (default, *others))


class MobOption(CardOption):
    """The Mob: any character by its name or its id (HEROES-21.2); those made for it are listed first."""

    def __init__(self, cards: Path) -> None:
        self.name = "mob"
        self.cards = cards

    @cached_property
    def values(self) -> tuple[Value, ...]:  # type: ignore[override]
        """The ids of all characters, read when they are first needed."""
        known = [id for id, data in printed(self.cards).items() if data["type"] == "character"]
        return tuple(sorted(known, key=lambda one: printed(self.cards)[one].get("subtype") != "mob"))

    @cached_property
    def by_name(self) -> dict[str, str]:
        """Ids by id and by name in every language, folded."""
        made: dict[str, str] = {}
        for id in map(str, self.values):
            for name in (id, *self.names(id)):
                made.setdefault(folded(name), id)
        return made

    def names(self, id: str) -> list[str]:
        """Return the whole name of a card in every language; versions of a character differ in it."""
        return [card_name(id, lang, self.cards) for lang in GRAMMARS]

    def with_cards(self, cards: Path) -> Option:
        return MobOption(cards)

    def read(self, given: object) -> Value:
        found = self.by_name.get(folded(str(given)))
        if found is None:
            example = str(self.values[0])
            names = [name for id in self.values for name in self.names(str(id))]
            near = unknown("option-bad-value", given, names, option=self.name).facts["near"]
            allowed = like(example, *self.names(example))
            raise Invalid("option-bad-value", found=str(given), option=self.name, allowed=allowed, near=near)
        return found


def folded(text: str) -> str:
    """Return a name in lower case and without accents."""
    apart = unicodedata.normalize("NFD", text.strip().lower())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


OPTIONS: Sequence[Option] = (
    Default("opening_hand", 7, 5, 6, 8, 9, 10),
    Default("mulligan_below", 2, 0, 1, 3),
    Default("draws_per_turn", 2, 1, 3, 4),
    Default("first_turn_draw", False, True),
    Default("first_turn_combat", False, True),
    Default("hand_limit", 7, 5, 6, 8, 9, 10, 11, 12, NONE),
    Default("combat", "all", "turn_player"),
    Default("attachments", 3, 1, 2, 4, 5, 6, NONE),
    Default("basic_entry_energy", True, False),
    Default("second_event", "replace", "blocked"),
    Default("name_scope", "player", "table"),
    Default("round_limit", 20, *range(5, 20), *range(21, 101)),
    Default("arena_players", 3, 2, 4, 5, 6),
    Default("solo_challenge", False, True),
    Default("mob_energy", 1, 0, 2, 3, 4),
    Default("challenge_base", 8, *range(4, 8), *range(9, 21)),
    Default("challenge_per_player", 2, 0, 1, 3, 4, 5),
    Default("team_count", 2, 3, 4),
    StagesOption(),
    MobOption(FOLDER),
    Default("concede", False, True),
    *deck.DECKS.options("deck", MOST_SEATS),
)
