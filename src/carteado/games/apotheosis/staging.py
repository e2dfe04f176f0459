"""What belongs to no seat in a position: the scenario, objects, and the side of the master."""

from __future__ import annotations

from typing import Any

from carteado.core.errors import Invalid
from carteado.games.apotheosis.board import ATTRIBUTES, KNOWLEDGE, MASTER, Kind, Mode, Suit, Zone
from carteado.games.apotheosis.opening import add_object, lay_encounter
from carteado.games.apotheosis.outfitting import Outfitting
from carteado.games.apotheosis.pieces import Wave
from carteado.games.apotheosis.putting import CARD, COMPANION, index
from carteado.kit import phrases
from carteado.kit.cards import NOBODY
from carteado.kit.laying import known, number

OBJECT = ("at", "con", "hp", "name", "items", "check")
MASTERS = ("characters", "hand", "deck", "discard", "waves")


class Staging(Outfitting):
    """Lays what the heroes find."""

    def lay_scenario(self, entry: Any) -> None:
        data = self.card(entry, CARD)
        owner = number(data, "owner", 0, 0, self.state.seats - 1)
        id = self.add(data, owner, Zone.SCENARIO, NOBODY, Suit.EVENT)
        self.state.show(id)
        self.state.enter(id)
        self.state.scenario.append(id)

    def lay_object(self, entry: Any) -> None:
        state = self.state
        data = dict(entry)
        known(data, OBJECT, "objects")
        at = self.tile(data.get("at"), "objects")
        who = add_object(
            state, at, str(data.get("name", "thing")), number(data, "con", 1, 1, 99), number(data, "hp", 1, 1, 99)
        )
        for item in data.get("items", []):
            id = self.shown(item, 0, Zone.CONTAINER, NOBODY, Suit.ITEM)
            state.hosts[id] = who
            state.containers.setdefault(who, []).append(id)
        if "check" in data:
            check = dict(data["check"])
            known(check, ("attribute", "knowledge", "difficulty"), "check")
            char = state.chars[who]
            char.check_attribute = index(ATTRIBUTES, check.get("attribute"), "check")
            char.check_knowledge = index(KNOWLEDGE, check["knowledge"], "check") if "knowledge" in check else NOBODY
            char.check_difficulty = number(check, "difficulty", 1, 1, 99)

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
        data = dict(self.table["master"])
        known(data, MASTERS, "master")
        for entry in data.get("characters", []):
            self.lay_master_character(entry)
        for entry in data.get("hand", []):
            state.master_hand.append(self.add(self.card(entry, CARD), MASTER, Zone.MASTER_HAND, NOBODY))
        state.waves = [self.wave(entry) for entry in data.get("waves", [])]

    def lay_master_character(self, entry: Any) -> None:
        state = self.state
        data = self.card(entry, COMPANION)
        id = self.add(data, MASTER, Zone.SUPPORT, NOBODY, Suit.COMPANION)
        state.show(id)
        state.enter(id)
        char = state.add_char(Kind.COMPANION, MASTER, 1, id)
        state.holders[id] = char.id
        self.lay_character(char, data, True)
        self.attach(data, id, MASTER, char.id)

    def wave(self, entry: Any) -> Wave:
        data = dict(entry)
        known(data, ("round", "cards"), "waves")
        cards: list[list[int]] = []
        for one in data.get("cards", []):
            card = self.card(one, ("card", "attached"))
            names = [card["card"], *card.get("attached", [])]
            cards.append([self.state.catalog.by_id[name].number for name in names])
        return Wave(number(data, "round", 3, 1, 99), cards)

    def lay_master_piles(self) -> None:
        state = self.state
        data = dict(self.table.get("master", {}))
        pile = state.seats
        for id in reversed(data.get("deck", [])):
            state.decks[pile].append(self.add(self.card(id, CARD), MASTER, Zone.DECK, NOBODY))
        for id in data.get("discard", []):
            state.discards[pile].append(self.shown(id, MASTER, Zone.DISCARD, NOBODY))
