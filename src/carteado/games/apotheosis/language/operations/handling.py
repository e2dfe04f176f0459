"""Operations on cards that somebody has: one class for each verb."""

from __future__ import annotations

from dataclasses import dataclass

from carteado.games.apotheosis.board import Kind, Zone
from carteado.games.apotheosis.frames import Act, FrameKind, Run
from carteado.games.apotheosis.language.bases import Affecting, HowManyCards, Selector
from carteado.games.apotheosis.language.printed import Cards
from carteado.games.apotheosis.language.selectors import ME
from carteado.games.apotheosis.language.terms import Verb
from carteado.games.apotheosis.rules import decks, payment, placement, questions, resolution, status, zones
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.steps import HandleStep, OpStep


@dataclass(eq=False)
class Handling(Affecting):
    """Does something to cards of characters; without `who`, to cards of the user."""

    amount: HowManyCards
    what: Cards
    who: Selector = ME

    def whom(self) -> Selector:
        return self.who

    def always(self) -> bool:
        return self.amount.optional()

    def fits(self, table: ApoState, id: int, who: int) -> bool:
        """Whether it can be done to a card."""
        return table.zones[id] != Zone.BANISHED

    def handle(self, table: ApoState, chosen: list[int], who: int) -> None:
        """Do it to the cards that were chosen."""
        for id in chosen:
            self.handle_one(table, id, who)

    def handle_one(self, table: ApoState, id: int, who: int) -> None:
        raise NotImplementedError

    def pool(self, table: ApoState, act: Act, who: int) -> list[int]:
        """Return the cards that it could be done to."""
        found = payment.cards_meant(table, act, self.what, who)
        return [id for id in found if self.fits(table, id, who)]

    def able(self, table: ApoState, act: Act) -> list[int]:
        if self.what.this:
            return [act.user]
        found: list[int] = []
        for who in self.who.find(table, act):
            if self.amount.enough(table, act, len(self.pool(table, act, who))):
                found.append(who)
        return found

    def feasible(self, table: ApoState, act: Act) -> bool:
        if self.what.this:
            return len(self.pool(table, act, act.user)) > 0
        return super().feasible(table, act)

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        """Ask for cards of one character after the other; handle each one's before the next is asked for."""
        if run.inside == OpStep.BEGIN:
            run.state = self.able(table, act)
        if run.inside % HandleStep.COUNT == HandleStep.CHOSEN:
            self.handle(table, run.answer.copy(), run.state.pop(0))
            return True
        if run.state:
            who = run.state[0]
            pool = self.pool(table, act, who)
            if self.amount.optional():
                # If no card need be chosen, offer only those that can be placed.
                pool = [id for id in pool if self.fits(table, id, who)]
            self.amount.choose(table, act, run, pool, who)
            return True
        return False


class Search(Handling):
    """Takes cards and shows them to all; a deck that was searched is shuffled."""

    def tone(self) -> int:
        return 1

    def fits(self, table: ApoState, id: int, who: int) -> bool:
        return table.chars[who].kind == Kind.HERO

    def handle(self, table: ApoState, chosen: list[int], who: int) -> None:
        searched = False
        for id in chosen:
            searched = searched or table.zones[id] == Zone.DECK
            resolution.fetch(table, id, who, "searched")
        if searched:
            decks.shuffle(table, zones.pile_of(table, table.chars[who].seat))


class Get(Handling):
    """Takes cards."""

    def tone(self) -> int:
        return 1

    def fits(self, table: ApoState, id: int, who: int) -> bool:
        return resolution.can_get(table, who)

    def handle_one(self, table: ApoState, id: int, who: int) -> None:
        resolution.fetch(table, id, who, "got")


class Place(Handling):
    """Places cards on the table, without their cost."""

    def tone(self) -> int:
        return 1

    def fits(self, table: ApoState, id: int, who: int) -> bool:
        return table.chars[who].kind == Kind.HERO and placement.placeable(table, id, who)

    def pool(self, table: ApoState, act: Act, who: int) -> list[int]:
        """Include cards that can no longer be placed: they go where 2.4 and 4.3 send them (APOTHEOSIS-23.4)."""
        fitting = super().pool(table, act, who)
        if not fitting and not table.dry_run and questions.top(table) == FrameKind.RUN:
            return payment.cards_meant(table, act, self.what, who)
        return fitting

    def handle(self, table: ApoState, chosen: list[int], who: int) -> None:
        for id in reversed(chosen):
            resolution.begin_placing(table, id, who)


class Return(Handling):
    """Returns cards from sheet and table to the inventory, or sheet cards to the Hero deck."""

    def tone(self) -> int:
        return -1

    def fits(self, table: ApoState, id: int, who: int) -> bool:
        return Zone.SHEET <= table.zones[id] <= Zone.SUPPORT

    def handle_one(self, table: ApoState, id: int, who: int) -> None:
        zones.give_back(table, id)


class Discard(Handling):
    """Puts cards on the discard pile."""

    def tone(self) -> int:
        return -1

    def handle_one(self, table: ApoState, id: int, who: int) -> None:
        zones.move_by(table, Verb.DISCARD, id)


class Bury(Handling):
    """Puts cards under the deck."""

    def tone(self) -> int:
        return -1

    def handle_one(self, table: ApoState, id: int, who: int) -> None:
        zones.move_by(table, Verb.BURY, id)


class Banish(Handling):
    """Removes cards from the battle."""

    def tone(self) -> int:
        return -1

    def fits(self, table: ApoState, id: int, who: int) -> bool:
        return True

    def handle_one(self, table: ApoState, id: int, who: int) -> None:
        zones.move_by(table, Verb.BANISH, id)


class Exhaust(Handling):
    """Exhausts recovered cards."""

    def tone(self) -> int:
        return -1

    def fits(self, table: ApoState, id: int, who: int) -> bool:
        return not table.exhausted[id] and status.can_exhaust(table, id)

    def handle_one(self, table: ApoState, id: int, who: int) -> None:
        status.exhaust(table, id)


class Recover(Handling):
    """Recovers exhausted cards."""

    def tone(self) -> int:
        return 1

    def fits(self, table: ApoState, id: int, who: int) -> bool:
        return table.exhausted[id]

    def handle_one(self, table: ApoState, id: int, who: int) -> None:
        status.recover(table, id)


class Reveal(Handling):
    """Shows concealed cards, awakens Entities, evokes summons."""

    def fits(self, table: ApoState, id: int, who: int) -> bool:
        return status.can_reveal(table, id)

    def handle(self, table: ApoState, chosen: list[int], who: int) -> None:
        for id in reversed(chosen):
            resolution.begin_revealing(table, id, who)


class Conceal(Handling):
    """Hides shown cards, puts Entities to sleep, takes summons off the board."""

    def fits(self, table: ApoState, id: int, who: int) -> bool:
        return status.can_conceal(table, id)

    def handle_one(self, table: ApoState, id: int, who: int) -> None:
        resolution.conceal(table, id)
