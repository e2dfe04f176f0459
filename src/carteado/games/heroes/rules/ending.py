"""Winning and losing (HEROES-19, 20.6, 21.11, 21.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Outcome
from carteado.games.heroes.board import Mode
from carteado.games.heroes.rules import setup, sides, stages, stats
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def sides_left(table: HeroesState) -> list[int]:
    found: list[int] = []
    for seat in range(table.config.seats):
        if sides.alive(table, seat) and table.players[seat].side not in found:
            found.append(table.players[seat].side)
    return found


def check(table: HeroesState) -> None:
    """End the game or the stage when one side or none is left, or as many as go on (HEROES-19.4, 20.6, 21.12)."""
    left = sides_left(table)
    if table.config.mode == Mode.CHALLENGERS:
        if not left:
            end(table, "mob_wins", [1] * table.config.seats)
    elif not left:
        end(table, "all_out", rank_sides(table, []))
    elif len(left) <= stages.to_go_on(table):
        end(table, "last_standing", rank_sides(table, [left]))


def rank_sides(table: HeroesState, best: list[list[int]]) -> list[int]:
    """Return the rank of every seat, 0 first: the groups of sides in `best`, then the others, last to leave first."""
    players = table.players
    ranks = [NOBODY] * len(players)
    rank = 0
    for group in best:
        for seat in range(len(players)):
            if players[seat].side in group:
                ranks[seat] = rank
        rank += 1
    for gone in range(table.gone, 0, -1):
        found = False
        for seat in range(len(players)):
            own = players[seat]
            if ranks[seat] == NOBODY and own.playing and left_last(table, own.side) == gone:
                ranks[seat] = rank
                found = True
        if found:
            rank += 1
    return [rank if place == NOBODY else place for place in ranks]


def left_last(table: HeroesState, side: int) -> int:
    """Return when the last member of a side left."""
    last = 0
    for own in table.players:
        if own.side == side and own.playing:
            last = max(last, own.eliminated)
    return last


def end_by_rounds(table: HeroesState) -> None:
    """End at the length limit: fewer knock-outs, then more Health (HEROES-19.5, 20.6)."""
    left = sides_left(table)
    best: list[list[int]] = []
    while left:
        level = max([standing(table, side) for side in left])
        best.append([side for side in left if standing(table, side) == level])
        left = [side for side in left if standing(table, side) != level]
    while len(best) > 1 and len(best[0]) < stages.to_go_on(table):
        best = [best[0] + best[1], *best[2:]]
    end(table, "round_limit", rank_sides(table, best))


def standing(table: HeroesState, side: int) -> int:
    """Return a side's score at the limit; knock-outs weigh more than any Health."""
    score = 0
    for own in table.players:
        if own.side == side and own.playing:
            score -= 1000 * own.knockouts
            for id in own.team:
                score += stats.health(table, table.unit(id))
    return score


def end(table: HeroesState, reason: str, ranks: list[int]) -> None:
    """End the game, or in Mixed the stage: if several players won it, the next stage begins."""
    winners = [seat for seat in range(table.config.seats) if ranks[seat] == 0]
    if len(winners) > 1 and not stages.is_last(table):
        setup.begin_stage(table, winners)
        return
    table.reason = reason
    table.ranking = ranks
    table.declaring = None
    table.decision = None
    if table.events is not None:
        table.report("ended", {"reason": reason, "winners": winners})


# Scores


def outcome(table: HeroesState) -> Outcome | None:
    """Return the outcome; a seat's score is the share of the others that it has beaten, a tie counting half."""
    if not table.reason:
        return None
    ranks, clock = table.ranking, table.clock
    if table.config.mode == Mode.CHALLENGERS:
        scores = [1.0 if rank == 0 else 0.0 for rank in ranks]
    else:
        scores = [score(table, seat) for seat in range(len(ranks))]
    return Outcome(scores, table.reason, {"turns": clock.turn, "rounds": clock.round, "ranking": list(ranks)})


def score(table: HeroesState, seat: int) -> float:
    ranks = table.ranking
    own = ranks[seat]
    if own == 0 and is_sole_winner(table, seat):
        return 1.0
    beaten = 0.0
    others = 0
    for other in range(len(ranks)):
        if sides.are_enemies(table, other, seat) or ranks[other] != own:
            others += 1
            if ranks[other] > own:
                beaten += 1.0
            elif ranks[other] == own:
                beaten += 0.5
    return beaten / others if others else 0.5


def is_sole_winner(table: HeroesState, seat: int) -> bool:
    for other in range(table.config.seats):
        if table.ranking[other] == 0 and sides.are_enemies(table, other, seat):
            return False
    return True
