"""Measuring a card set: the same deals with and without its cards, played in worker processes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from carteado.bots import make_bot
from carteado.core.errors import Invalid, unknown
from carteado.core.rng import seeded
from carteado.games import load
from carteado.lab.decks import deck_with
from carteado.lab.job import Chunk, Job
from carteado.lab.playing import Sheet, play_chunk
from carteado.lab.sequence import bounded
from carteado.lab.sides import one_side
from carteado.server.brought import cards_of
from carteado.server.workshop_protocol import CardUse, Measured

ALPHA = 0.05
SPELL = 5  # pairs of games that one question plays
LEVELS = ("random", "greedy")
VERDICTS = {1: "better", -1: "worse", 0: "not-shown"}


class Setting(msgspec.Struct, frozen=True):
    """What is measured: a ready deck with and without the cards of the set, which only the measured side has.

    `cards` are those of the set, each with the id of the copy that is played.
    """

    edition: str
    level: str
    ready: str
    deck: str
    cards: dict[str, str]


class Pair(msgspec.Struct):
    """One deal from every seat, with the set and without: the mean scores and lengths, and the uses of the cards."""

    score: float
    score_before: float
    turns: float
    turns_before: float
    uses: list[CardUse]


def settle(edition: str, level: str) -> Setting:
    """Choose the deck that is measured: the ready one that can hold most cards of the set."""
    if level not in LEVELS:
        raise unknown("bot-unknown", level, LEVELS)
    side = one_side(edition)
    game = load(side.edition)
    make_bot(game, level, seeded(0))
    cards = {id: side.copies.get(id, id) for id in cards_of(load(edition))}
    made = deck_with(game, list(cards.values()))
    if not made.text:
        raise Invalid("set-in-no-deck", game=game.id)
    return Setting(side.edition, level, made.ready, made.text, cards)


def play_some(setting: Setting, numbers: Sequence[int]) -> list[Pair]:
    """Play some deals from every seat, with the set and without."""
    return [play_pair(setting, number) for number in numbers]


def play_pair(setting: Setting, number: int) -> Pair:
    game = setting.edition.partition("+")[0]
    new = [play_side(setting.edition, setting.level, setting.deck, seat, number) for seat in seats_of(setting)]
    old = [play_side(game, setting.level, setting.ready, seat, number) for seat in seats_of(setting)]
    playing = load(game).playing
    uses = [use_of(sheet, seat, card, playing) for seat, sheet in enumerate(new) for card in setting.cards.items()]
    return Pair(mean_score(new), mean_score(old), mean_turns(new), mean_turns(old), uses)


def seats_of(setting: Setting) -> range:
    return range(load(setting.edition).modes[0].seats[0])


def play_side(edition: str, level: str, deck: str, seat: int, number: int) -> Sheet:
    """Play one deal with that deck on that seat and the game's own decks on the others."""
    game = load(edition)
    setup = game.setup(options={game.deck_choice(seat): deck})
    job = Job(edition, setup.mode, setup.options, (level,) * setup.seats, by_card=True)
    return play_chunk(job, Chunk(number, number + 1))


def mean_score(sheets: Sequence[Sheet]) -> float:
    return sum(sheet.games[0].scores[seat] for seat, sheet in enumerate(sheets)) / len(sheets)


def mean_turns(sheets: Sequence[Sheet]) -> float:
    return sum(sheet.games[0].turns for sheet in sheets) / len(sheets)


def use_of(sheet: Sheet, seat: int, card: tuple[str, str], used: Sequence[str]) -> CardUse:
    """Whether a card of the measured seat was used in one game, and whether that seat won it then."""
    id, copy = card
    times = [use for use in sheet.uses if use.seat == seat and use.card == copy and use.event in used]
    won = sheet.games[0].scores[seat] == 1.0
    return CardUse(id, games=1, used=int(bool(times)), won=int(bool(times) and won))


def report(setting: Setting, pairs: Sequence[Pair]) -> Measured:
    """Sum up: the interval stays valid however often it is looked at (lab/sequence.py)."""
    found = bounded([pair.score - pair.score_before for pair in pairs], ALPHA)
    count = len(pairs)
    uses = {card: CardUse(card, 0, 0, 0) for card in setting.cards}
    for pair in pairs:
        for use in pair.uses:
            whole = uses[use.card]
            uses[use.card] = CardUse(use.card, whole.games + 1, whole.used + use.used, whole.won + use.won)
    return Measured(
        verdict=VERDICTS[found.shown],
        difference=found.mean,
        low=max(found.low, -1.0),
        high=min(found.high, 1.0),
        pairs=count,
        level=setting.level,
        ready=setting.ready,
        deck=setting.deck,
        won=sum(pair.score for pair in pairs) / count,
        won_before=sum(pair.score_before for pair in pairs) / count,
        turns=sum(pair.turns for pair in pairs) / count,
        turns_before=sum(pair.turns_before for pair in pairs) / count,
        uses=list(uses.values()),
    )


def is_shown(pairs: Sequence[Pair]) -> bool:
    return bounded([pair.score - pair.score_before for pair in pairs], ALPHA).shown != 0
