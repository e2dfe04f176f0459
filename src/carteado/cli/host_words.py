"""The output of `carteado admin`: lines and columns in the reader's language."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from carteado.texts import Speaker

if TYPE_CHECKING:
    from carteado.server.admin.verification import Verified
    from carteado.server.host_protocol import Ban, HostDetails, HostMatch, HostPlayer, HostSeat, HostStatus

SHORT_ID = 12
GAP = "  "


def moment(at: float | None) -> str:
    """Format a time in the local time zone."""
    return "-" if at is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def columns(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Lay out rows under their heads, each column as wide as its widest cell."""
    lines = [heads, *rows]
    widths = [max(len(line[place]) for line in lines) for place in range(len(heads))]
    return [GAP.join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines]


def heads(words: Speaker, *names: str) -> list[str]:
    return [words(f"admin-head-{name}") for name in names]


def status_lines(found: HostStatus, words: Speaker) -> list[str]:
    return [
        words("admin-version", version=found.version, revision=found.revision),
        words("admin-database", database=found.database, size=words.number(found.bytes / 1e6, 1)),
        words("admin-serving", serving="yes" if found.serving else "no"),
        words("admin-counts", waiting=found.waiting, running=found.running, finished=found.finished),
        words("admin-more-counts", entries=found.entries, players=found.players, bans=found.bans),
    ]


def who(seat: HostSeat, words: Speaker) -> str:
    if seat.kind == "person":
        return seat.name or (seat.player or "")[:SHORT_ID] or words("admin-nobody")
    return seat.bot or words("admin-nobody")


def match_lines(found: Sequence[HostMatch], words: Speaker) -> list[str]:
    if not found:
        return [words("admin-no-matches")]
    rows = [
        [
            match.code,
            match.game,
            words("admin-state", state=match.state),
            str(match.number),
            moment(match.changed),
            ", ".join(who(seat, words) for seat in match.seats),
        ]
        for match in found
    ]
    return columns(heads(words, "code", "game", "state", "actions", "changed", "seats"), rows)


def detail_lines(found: HostDetails, words: Speaker) -> list[str]:
    match = found.match
    lines = match_lines([match], words)
    lines.append(words("admin-made", created=moment(match.created), mode=match.mode, rules=match.rules))
    lines.append(words("admin-commitment", commitment=found.commitment))
    for place, seat in enumerate(match.seats):
        if seat.player:
            lines.append(words("admin-seat", number=place + 1, name=seat.name or "-", player=seat.player))
    counted = ", ".join(f"{kind} {count}" for kind, count in found.entries.items())
    lines.append(words("admin-entries", entries=counted or "-"))
    lines += [f"  {moment(line.at)}  {line.name or '-'}: {line.text}" for line in found.chat]
    return lines


def player_lines(found: Sequence[HostPlayer], words: Speaker) -> list[str]:
    if not found:
        return [words("admin-no-players")]
    rows = [
        [player.id[:SHORT_ID], player.name or "-", str(player.matches), str(player.running), moment(player.seen)]
        for player in found
    ]
    return columns(heads(words, "player", "name", "matches", "running", "changed"), rows)


def ban_lines(found: Sequence[Ban], words: Speaker) -> list[str]:
    if not found:
        return [words("admin-no-bans")]
    rows = [[ban.target, moment(ban.created), moment(ban.until), ban.reason] for ban in found]
    return columns(heads(words, "target", "since", "until", "reason"), rows)


def verified_lines(found: Sequence[Verified], words: Speaker) -> list[str]:
    lines = [f"{one.code}: {words.refusal(fault)} [{fault.code}]" for one in found for fault in one.faults]
    damaged, unchecked = sum(one.damaged for one in found), sum(one.unchecked for one in found)
    entries = sum(one.entries for one in found)
    return [
        *lines,
        words("admin-verified", matches=len(found), entries=entries, damaged=damaged, unchecked=unchecked),
    ]
