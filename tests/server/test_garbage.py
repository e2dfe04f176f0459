"""When everything is collected: in quiet moments, and at last in any case."""

from __future__ import annotations

from carteado.server.garbage import AT_LEAST, SELDOM, Collector


class Clients:
    def __init__(self) -> None:
        self.messages = 0

    def count(self) -> int:
        return self.messages


def test_a_quiet_moment_after_play_is_used_once() -> None:
    clients = Clients()
    collector = Collector(clients.count, 0.0)
    clients.messages = 5
    assert not collector.due(SELDOM + 1), "somebody just acted"
    assert collector.due(SELDOM + 2)
    assert not collector.due(SELDOM + 3)
    assert not collector.due(AT_LEAST * 9), "nothing has happened since"


def test_quiet_moments_are_not_used_too_often() -> None:
    clients = Clients()
    collector = Collector(clients.count, 0.0)
    clients.messages = 5
    collector.due(1.0)
    assert not collector.due(2.0)


def test_without_a_quiet_moment_it_happens_at_last() -> None:
    clients = Clients()
    collector = Collector(clients.count, 0.0)
    for second in range(int(AT_LEAST)):
        clients.messages += 1
        assert not collector.due(float(second))
    clients.messages += 1
    assert collector.due(AT_LEAST)
