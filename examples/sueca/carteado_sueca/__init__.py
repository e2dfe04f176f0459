"""Sueca, a trick-taking game for four in two partnerships, as a package of its own adds it to Carteado.

Forty cards, ten each; the last one dealt is shown and its suit is trump. Whoever can follow suit must. Of the 120
points of a hand more than 60 win a game, 91 or more two, all ten tricks four. `rulebook/` has the numbered rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from carteado.core.errors import Invalid
from carteado.core.event import Event
from carteado.core.fields import OF_STATE, Maybe, Record
from carteado.core.game import Game, Mode, Setup
from carteado.core.grammar import Choice, Form, Grammar
from carteado.core.message import Message
from carteado.core.options import Option
from carteado.core.position import check_position
from carteado.core.rng import Rng
from carteado.core.shapes import ListOf, Whole, Word, fields
from carteado.core.state import Action, Decision, Outcome, State
from carteado.kit.saving import Asked

SEATS = 4
TEAMS = 2
SUITS = "SHDC"
RANKS = "23456QJK7A"  # from the lowest; a jack beats a queen, and a seven beats a king
POINTS = {"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2}
NAMES = tuple(rank + suit for suit in SUITS for rank in RANKS)
VALUES = tuple(POINTS.get(name[0], 0) for name in NAMES)
TRICKS = len(NAMES) // SEATS
EVERYTHING = sum(VALUES)
HALF = EVERYTHING // 2
GREAT = 91
ASKED = [Decision(seat, "play") for seat in range(SEATS)]
POSITION = fields(
    "hands",
    "trump",
    hands=ListOf(ListOf(Word(*NAMES), distinct=True), SEATS, SEATS),
    trump=Word(*SUITS),
    leader=Whole(0, SEATS - 1),
    points=ListOf(Whole(0, EVERYTHING), TEAMS, TEAMS),
    games=ListOf(Whole(0, 3), TEAMS, TEAMS),
)


def suit_of(card: int) -> int:
    return card // len(RANKS)


def team_of(seat: int) -> int:
    """Partners sit opposite each other."""
    return seat % TEAMS


def after(seat: int) -> int:
    return (seat + 1) % SEATS


def named(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


class SuecaState(State):
    def __init__(self, game: Game, setup: Setup, rng: Rng) -> None:
        super().__init__(game, setup, rng)
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.dealer = 0
        self.trump = 0  # the card that the dealer showed
        self.leader = 0
        self.trick: list[int] = []  # in the order of play, from the leader
        self.played: list[int] = []  # every card of earlier tricks of this hand
        self.lacks = [[False] * len(SUITS) for _ in range(SEATS)]  # suits that a seat could not follow
        self.points = [0] * TEAMS
        self.tricks = [0] * TEAMS
        self.games = [0] * TEAMS

    def deal(self) -> None:
        """Deal ten cards to each seat; the last one is the dealer's and shows the trump suit (SUECA-2.2)."""
        pack = list(range(len(NAMES)))
        self.rng.shuffle(pack)
        for place in range(SEATS):
            seat = (self.dealer + 1 + place) % SEATS
            self.hands[seat] = sorted(pack[place * TRICKS : (place + 1) * TRICKS])
        self.trump = pack[-1]
        self.played = []
        self.lacks = [[False] * len(SUITS) for _ in range(SEATS)]
        self.points, self.tricks = [0] * TEAMS, [0] * TEAMS
        self.report("dealt", {"dealer": self.dealer, "trump": NAMES[self.trump]})
        self.lead(after(self.dealer))

    def lead(self, seat: int) -> None:
        self.leader, self.trick = seat, []
        self.decision = ASKED[seat]

    def report(self, kind: str, facts: dict[str, Any]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, facts))

    def find_legal(self) -> list[Action]:
        assert self.decision is not None
        hand = self.hands[self.decision.seat]
        following = [card for card in hand if self.trick and suit_of(card) == suit_of(self.trick[0])]
        return [(0, card) for card in following or hand]

    def perform(self, action: Action) -> None:
        assert self.decision is not None
        seat, card = self.decision.seat, action[1]
        self.hands[seat].remove(card)
        if self.trick and suit_of(card) != suit_of(self.trick[0]):
            self.lacks[seat][suit_of(self.trick[0])] = True
        self.trick.append(card)
        self.report("played", {"seat": seat, "card": NAMES[card]})
        if len(self.trick) < SEATS:
            self.decision = ASKED[after(seat)]
        else:
            self.take_trick()

    def strength(self, card: int) -> tuple[bool, bool, int]:
        """Compares the cards of a trick: trumps, then the suit that was led, then ranks (SUECA-3.3)."""
        return suit_of(card) == suit_of(self.trump), suit_of(card) == suit_of(self.trick[0]), card

    def take_trick(self) -> None:
        best = max(range(SEATS), key=lambda place: self.strength(self.trick[place]))
        winner = (self.leader + best) % SEATS
        gained = sum(VALUES[card] for card in self.trick)
        self.points[team_of(winner)] += gained
        self.tricks[team_of(winner)] += 1
        self.played = sorted([*self.played, *self.trick])
        self.report("took", {"seat": winner, "points": gained})
        if self.hands[winner]:
            self.lead(winner)
        else:
            self.end_hand()

    def end_hand(self) -> None:
        """Score the hand, then deal the next or end the match (SUECA-4)."""
        team = 0 if self.points[0] > HALF else 1
        won = 0 if self.points[0] == HALF else self.games_won(team)
        self.games[team] += won
        self.trick = []
        self.report("hand_over", {"points": self.points.copy(), "team": team, "games": won})
        if self.games[team] >= int(self.setup.options["games"]):
            self.decision = None
        else:
            self.dealer = after(self.dealer)
            self.deal()

    def games_won(self, team: int) -> int:
        if self.tricks[team] == TRICKS:
            return 4
        return 2 if self.points[team] >= GREAT else 1

    def copy(self) -> SuecaState:
        twin = SuecaState(self.game, self.setup, self.rng.copy())
        twin.hands = [hand.copy() for hand in self.hands]
        twin.dealer, twin.trump, twin.leader = self.dealer, self.trump, self.leader
        twin.trick, twin.played = self.trick.copy(), self.played.copy()
        twin.lacks = [suits.copy() for suits in self.lacks]
        twin.points, twin.tricks, twin.games = self.points.copy(), self.tricks.copy(), self.games.copy()
        return twin

    def deal_hidden(self, seat: int | None, rng: Rng) -> None:
        """Deal the others' cards anew: none in a suit that its holder could not follow, the trump to the dealer."""
        others = [other for other in range(SEATS) if other != seat]
        rooms = {other: len(self.hands[other]) for other in others}
        unknown = sorted(card for other in others for card in self.hands[other])
        found: dict[int, list[int]] = {other: [] for other in others}
        if self.trump in unknown:
            unknown.remove(self.trump)
            rooms[self.dealer] -= 1
        rng.mix(unknown)
        for card in unknown:
            placed = self.place(card, rooms, found, set())
            assert placed, "the real deal is one of those that fit"
        if self.trump not in (*self.played, *self.trick) and self.dealer != seat:
            found[self.dealer].append(self.trump)
        for other in others:
            self.hands[other] = sorted(found[other])

    def place(self, card: int, rooms: Mapping[int, int], found: dict[int, list[int]], tried: set[int]) -> bool:
        """Give a card to a seat that may hold it, moving other cards on where that seat has no room left."""
        fitting = [seat for seat in found if seat not in tried and not self.lacks[seat][suit_of(card)]]
        for seat in fitting:
            if len(found[seat]) < rooms[seat]:
                found[seat].append(card)
                return True
        for seat in fitting:
            tried.add(seat)
            for other in found[seat].copy():
                if self.place(other, rooms, found, tried):
                    found[seat].remove(other)
                    found[seat].append(card)
                    return True
        return False

    def outcome(self) -> Outcome | None:
        if self.decision is not None:
            return None
        best = 0 if self.games[0] > self.games[1] else 1
        scores = [1.0 if team_of(seat) == best else 0.0 for seat in range(SEATS)]
        return Outcome(scores, "games", {"games": self.games.copy()})

    def whose_turn(self) -> int | None:
        return None if self.decision is None else self.decision.seat

    def worth(self, seat: int) -> float:
        """The games won and the points taken in this hand, ours against theirs."""
        own, foe = team_of(seat), 1 - team_of(seat)
        games = (self.games[own] - self.games[foe]) / int(self.setup.options["games"])
        points = (self.points[own] - self.points[foe]) / EVERYTHING
        return min(1.0, max(0.0, 0.5 + games / 8 + points / 4))


class Sueca(Game):
    id = "sueca"
    rules_version = "1"
    folder = Path(__file__).parent
    modes = (Mode("partners", [SEATS]),)
    options = (Option("games", [4, 1]),)
    presets = {"match": {"games": 4}, "hand": {"games": 1}}
    grammar = Grammar(Form("play", Choice("card", NAMES)))
    saved = Record(lambda: None, unsaved=OF_STATE, decision=Maybe(Asked([ASKED])))
    judged = True

    def empty(self, setup: Setup, rng: Rng) -> State:
        return SuecaState(self, setup, rng)

    def set_up(self, table: State) -> None:
        state = cast(SuecaState, table)
        state.dealer = state.rng.below(SEATS)
        state.deal()

    def lay(self, state: State, table: dict[str, Any]) -> State:
        """Lay the beginning of a trick: four hands of one size, the trump suit, who leads, points and games so far."""
        check_position(POSITION, table)
        table = {"leader": 0, "points": [0] * TEAMS, "games": [0] * TEAMS, **table}
        sueca = cast(SuecaState, state)
        sueca.hands = [sorted(NAMES.index(name) for name in hand) for hand in table["hands"]]
        held = sorted(card for hand in sueca.hands for card in hand)
        size = len(sueca.hands[0])
        if not size or {len(hand) for hand in sueca.hands} != {size} or len({*held}) != len(held):
            raise Invalid("sueca-bad-hands", found=str(table["hands"]))
        sueca.dealer = (table["leader"] - 1) % SEATS
        sueca.played = [card for card in range(len(NAMES)) if card not in held]
        suit = SUITS.index(table["trump"])
        own = [card for card in (*sueca.hands[sueca.dealer], *sueca.played) if suit_of(card) == suit]
        if not own:
            raise Invalid("sueca-no-trump", found=table["trump"])
        sueca.trump = own[0]
        sueca.points, sueca.games = list(table["points"]), list(table["games"])
        sueca.lead(table["leader"])
        return sueca

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        sueca = cast(SuecaState, state)
        outcome = sueca.outcome()
        return {
            "hand": [] if seat is None else named(sueca.hands[seat]),
            "held": [len(hand) for hand in sueca.hands],
            "dealer": sueca.dealer,
            "trump": NAMES[sueca.trump],
            "leader": sueca.leader,
            "turn": None if sueca.decision is None else sueca.decision.seat,
            "trick": named(sueca.trick),
            "played": named(sueca.played),
            "lacks": [
                "".join(suit for suit, lacked in zip(SUITS, suits, strict=True) if lacked) for suits in sueca.lacks
            ],
            "points": sueca.points.copy(),
            "tricks": sueca.tricks.copy(),
            "games": sueca.games.copy(),
            "outcome": None if outcome is None else outcome.record(),
        }

    def explain(self, state: State, action: Action) -> Message:
        sueca, card = cast(SuecaState, state), action[1]
        assert sueca.decision is not None
        if card not in sueca.hands[sueca.decision.seat]:
            return Message("sueca-why-not-held", rule="SUECA-3.1", card=NAMES[card])
        return Message("sueca-why-follow", rule="SUECA-3.2", suit=SUITS[suit_of(sueca.trick[0])])

    def action_words(self, action: Action, view: Mapping[str, Any]) -> Message:
        return Message("sueca-action-play", card=NAMES[action[1]])

    def event_words(self, heard: Mapping[str, Any]) -> Message:
        facts = {name: value for name, value in heard.items() if name not in ("event", "seat", "dealer", "points")}
        seat = heard.get("seat", heard.get("dealer", heard.get("team")))
        points = heard.get("points", 0)
        if isinstance(points, list):
            facts |= {"ours": points[0], "theirs": points[1], "partner": Message("player", seat=heard["team"] + TEAMS)}
        else:
            facts["points"] = points
        return Message(f"sueca-event-{heard['event'].replace('_', '-')}", who=Message("player", seat=seat), **facts)

    def table_words(self, view: Mapping[str, Any]) -> list[Message]:
        names = [Message("player", seat=seat) for seat in range(SEATS)]
        lines = [Message("sueca-table-trump", card=view["trump"], suit=view["trump"][-1], who=names[view["dealer"]])]
        for team in range(TEAMS):
            told = {name: view[name][team] for name in ("games", "points", "tricks")}
            lines.append(Message("sueca-table-team", who=names[team], partner=names[team + TEAMS], **told))
        for place, card in enumerate(view["trick"]):
            lines.append(Message("sueca-event-played", who=names[(view["leader"] + place) % SEATS], card=card))
        if view["hand"]:
            lines.append(Message("sueca-table-hand", cards=", ".join(view["hand"])))
        return lines


GAME = Sueca()
