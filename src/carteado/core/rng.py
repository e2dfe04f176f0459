"""Random number generators for dice and shuffles, with the same stream compiled or not."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK62: Final = 0x3FFFFFFFFFFFFFFF
WORDS_PER_BLOCK: Final = 8


class Rng:
    """The interface of generators. A state holds one, clones copy it, views never show it."""

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1."""
        raise NotImplementedError

    def copy(self) -> Rng:
        raise NotImplementedError

    def save(self) -> dict[str, Any]:
        """Plain data from which `load_rng` makes an equal generator."""
        raise NotImplementedError

    def roll(self, sides: i64) -> i64:
        """One die."""
        return self.below(sides) + 1

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a deck; a script may name the result."""
        self.mix(items)

    def mix(self, items: list[int]) -> None:
        """Shuffle something that a script does not control, such as the numbers of cards."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1


class Pcg(Rng):
    """A 62-bit linear congruential generator with a permuted output: fast, for simulation, search and chosen seeds."""

    def __init__(self, state: i64) -> None:
        self.state: i64 = state

    def below(self, n: i64) -> i64:
        x = self.state
        self.state = (x * 3202034522624059733 + 1442695040888963407) & 0x3FFFFFFFFFFFFFFF
        return ((((x >> 20) ^ x) >> (20 + (x >> 59)) & 0xFFFFFFFF) * n) >> 32

    def copy(self) -> Rng:
        return Pcg(self.state)

    def save(self) -> dict[str, Any]:
        return {"kind": "pcg", "state": self.state}


class Secret(Rng):
    """SHA-256 in counter mode over a secret: past values do not reveal future ones."""

    def __init__(self, secret: str, at: int = 0) -> None:
        self.secret = secret
        self.at = at
        self.block = b""

    def word(self) -> i64:
        """The next 32 bits of the stream."""
        place = self.at % WORDS_PER_BLOCK * 4
        if place == 0 or not self.block:
            self.block = hashlib.sha256(f"{self.secret}:{self.at // WORDS_PER_BLOCK}".encode()).digest()
        self.at += 1
        block = self.block
        return block[place] << 24 | block[place + 1] << 16 | block[place + 2] << 8 | block[place + 3]

    def below(self, n: i64) -> i64:
        fair: i64 = (1 << 32) - (1 << 32) % n
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def copy(self) -> Rng:
        return Secret(self.secret, self.at)

    def save(self) -> dict[str, Any]:
        return {"kind": "secret", "secret": self.secret, "at": self.at}


class Scripted(Rng):
    """Dice and deck orders given in advance, for positions and tests; after them, another generator."""

    def __init__(self, dice: list[int], orders: list[list[int]], then: Rng) -> None:
        self.dice = dice
        self.orders = orders
        self.then = then

    def below(self, n: i64) -> i64:
        return self.then.below(n)

    def roll(self, sides: i64) -> i64:
        """Roll the next scripted value, at most the highest face of the die."""
        if self.dice:
            return min(self.dice.pop(0), sides)
        return self.then.roll(sides)

    def shuffle(self, items: list[int]) -> None:
        """Put the cards of the next scripted order on top; the others follow, shuffled."""
        if not self.orders:
            self.then.shuffle(items)
            return
        top: list[int] = []
        rest = items.copy()
        for item in self.orders.pop(0):
            if item in rest:
                rest.remove(item)
                top.append(item)
        self.then.shuffle(rest)
        items[:] = top + rest

    def copy(self) -> Rng:
        return Scripted(self.dice.copy(), self.orders.copy(), self.then.copy())

    def save(self) -> dict[str, Any]:
        return {"kind": "scripted", "dice": self.dice.copy(), "orders": self.orders.copy(), "then": self.then.save()}


class ChanceAsked(Exception):
    """Raised by a generator that must not be asked."""


class NoChance(Rng):
    """Refuses to draw: whatever happens before it is asked does not depend on chance."""

    def below(self, n: i64) -> i64:
        raise ChanceAsked

    def copy(self) -> Rng:
        return NoChance()


class Foreseen(Rng):
    """Draws results given in advance. Asked for one more, it notes among how many it would choose, and refuses.

    So everything that chance may do can be tried, one draw after the other.
    """

    def __init__(self, results: list[int]) -> None:
        self.results = results
        self.at = 0
        self.choices = 0

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.at == len(self.results):
            self.choices = n
            raise ChanceAsked
        self.at += 1
        return self.results[self.at - 1]

    def copy(self) -> Rng:
        twin = Foreseen(self.results)
        twin.at = self.at
        return twin


def seeded(seed: int | str) -> Rng:
    """Make a generator: a fast stream for a number, independent of its neighbours; `Secret` for a text."""
    if isinstance(seed, str):
        return Secret(seed)
    digest = hashlib.sha256(str(seed).encode()).digest()
    return Pcg(int.from_bytes(digest[:8], "big") & MASK62)


def fork(rng: Rng) -> Rng:
    """Make a new generator, seeded from another."""
    return Pcg(rng.below(1 << 31) << 31 | rng.below(1 << 31))


def load_rng(data: dict[str, Any]) -> Rng:
    kind = data["kind"]
    if kind == "pcg":
        return Pcg(data["state"])
    if kind == "secret":
        return Secret(data["secret"], data["at"])
    return Scripted(list(data["dice"]), [list(order) for order in data["orders"]], load_rng(data["then"]))
