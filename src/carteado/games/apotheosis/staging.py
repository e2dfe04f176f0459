"""What belongs to no seat in a position: the scenario, objects, and the side of the master."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core import phrases
from carteado.core.errors import Invalid
from carteado.games.apotheosis.board import ATTRIBUTES, KNOWLEDGE, MASTER, Kind, Mode, Suit, Zone
from carteado.games.apotheosis.outfitting import Outfitting
from carteado.games.apotheosis.pieces import Wave
from carteado.games.apotheosis.rules import characters, zones
from carteado.games.apotheosis.rules.setup import add_object, lay_encounter
from carteado.kit.cards import NOBODY
from carteado.kit.laying import detailed, number


class Staging(Outfitting):
    """Lays what the heroes find."""

    def lay_scenario(self, entry: Any) -> None:
        data = self.card(entry)
        owner = number(data, "owner", 0, 0, self.state.seats - 1)
        id = self.add(data, owner, Zone.SCENARIO, NOBODY, Suit.EVENT)
        zones.show(self.state, id)
        zones.enter(self.state, id)
        self.state.piles.scenario.append(id)

    def lay_object(self, data: Mapping[str, Any]) -> None:
        state = self.state
        at = self.tile(data["at"], "objects")
        who = add_object(state, at, data.get("name", "thing"), data.get("con", 1), data.get("hp", 1))
        for item in data.get("items", []):
            id = self.shown(item, 0, Zone.CONTAINER, NOBODY, Suit.ITEM)
            state.hosts[id] = who
            state.piles.containers.setdefault(who, []).append(id)
        if "check" in data:
            check = data["check"]
            char = state.chars[who]
            char.check_attribute = ATTRIBUTES.index(check["attribute"])
            char.check_knowledge = KNOWLEDGE.index(check["knowledge"]) if "knowledge" in check else NOBODY
            char.check_difficulty = check.get("difficulty", 1)

    # The master

    def lay_master(self) -> None:
        state = self.state
        if state.mode != Mode.ENCOUNTER:
            if "master" in self.table:
                raise Invalid(
                    "position-bad-value", field="master", found="master", allowed=phrases.only_in("encounter")
                )
            return
        if "master" not in self.table:
            lay_encounter(state)
            return
        data = self.table["master"]
        for entry in data.get("characters", []):
            self.lay_master_character(entry)
        for entry in data.get("hand", []):
            state.piles.master_hand.append(self.add(self.card(entry), MASTER, Zone.MASTER_HAND, NOBODY))
        state.piles.waves = [self.wave(entry) for entry in data.get("waves", [])]

    def lay_master_character(self, entry: Any) -> None:
        state = self.state
        data = self.card(entry)
        id = self.add(data, MASTER, Zone.SUPPORT, NOBODY, Suit.COMPANION)
        zones.show(state, id)
        zones.enter(state, id)
        char = characters.add(state, Kind.COMPANION, MASTER, 1, id)
        state.holders[id] = char.id
        self.lay_character(char, data, True)
        self.attach(data, id, MASTER, char.id)

    def wave(self, data: Mapping[str, Any]) -> Wave:
        cards = [detailed(entry) for entry in data.get("cards", [])]
        names = [[card["card"], *card.get("attached", [])] for card in cards]
        return Wave(data.get("round", 3), [[self.number_of(name) for name in together] for together in names])

    def lay_master_piles(self) -> None:
        state = self.state
        data = self.table.get("master", {})
        pile = state.seats
        for id in reversed(data.get("deck", [])):
            state.piles.decks[pile].append(self.add(self.card(id), MASTER, Zone.DECK, NOBODY))
        for id in data.get("discard", []):
            state.piles.discards[pile].append(self.shown(id, MASTER, Zone.DISCARD, NOBODY))
