"""What cards are made of: the base of every word, and the printed card. Built at load, shared, never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from carteado.kit.table import CardState, Effect, News, Piece

NOBODY: Final = -1


class Duration:
    THIS_TURN: Final = 0
    UNTIL_MY_TURN: Final = 1
    FOREVER: Final = 2


DURATIONS: Final = ("this_turn", "until_my_turn", "forever")


class Side:
    OWN: Final = 0
    ENEMY: Final = 1
    ANY: Final = 2


SIDES: Final = ("own", "enemy", "any")


class Op:
    """One operation of an effect."""

    def run(self, s: CardState, e: Effect) -> None:
        raise NotImplementedError


class Selector:
    """Stands for cards or heroes, worked out when the operation happens."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        raise NotImplementedError

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        """Whether a static of the source works on the piece."""
        raise NotImplementedError


class Filter:
    """Which cards are meant, seen from a source and its controller."""

    def matches(self, s: CardState, source: int, player: int, piece: Piece) -> bool:
        raise NotImplementedError


class Condition:
    """Something that is true or not, seen from a source and its controller; inside an effect that is at hand too."""

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        raise NotImplementedError


class Amount:
    """A number worked out when it is needed."""

    def value(self, s: CardState, e: Effect) -> int:
        raise NotImplementedError


class Who:
    """Whom or whose a trigger is about."""

    def hears(self, s: CardState, source: int, player: int, news: News) -> bool:
        raise NotImplementedError


class Target:
    """Something to be chosen on declaration, and tested again on resolution."""

    def choices(self, s: CardState, source: int, player: int) -> list[int]:
        raise NotImplementedError

    def allows(self, s: CardState, source: int, player: int, choice: int) -> bool:
        raise NotImplementedError

    def written(self, s: CardState, choice: int) -> int:
        """The choice as the number of an action: what is hidden is named by its place."""
        return choice


class Block:
    """A list of operations with a stable name (`EMB-06/trigger1`), so that a running effect can be saved."""

    def __init__(self, name: str, ops: list[Op], targets: list[Target]) -> None:
        self.name = name
        self.ops = ops
        self.targets = targets


class Trigger:
    def __init__(self, index: int, when: int, who: Who, condition: Condition | None, once: bool, block: Block) -> None:
        self.index = index
        self.when = when
        self.who = who
        self.condition = condition
        self.once = once
        self.block = block


class Static:
    """What a card changes while it is in play: of some pieces (`to`), or of a player (`cost`, `spell_damage`)."""

    def __init__(self, to: Selector | None, changes: list[int], keywords: int, condition: Condition | None) -> None:
        self.to = to
        self.changes = changes
        self.keywords = keywords
        self.condition = condition
        self.foe = False
        self.cost = 0
        self.cost_type = NOBODY
        self.spell_damage = 0

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        to = self.to
        if to is None or not to.reaches(s, source, piece):
            return False
        condition = self.condition
        return condition is None or condition.holds(s, source.id, source.owner, None)


class Cost:
    """What a declaration costs besides the printed mana of a card."""

    def __init__(self, mana: int = 0, hp: int = 0, discard: int = 0, sacrifice: int = 0, cooldown: int = 1) -> None:
        self.mana = mana
        self.hp = hp
        self.discard = discard
        self.sacrifice = sacrifice
        self.cooldown = cooldown


class Ability:
    def __init__(self, id: str, cost: Cost, block: Block) -> None:
        self.id = id
        self.cost = cost
        self.block = block


class Card:
    """A printed card as the rules read it. A game adds its own numbers."""

    def __init__(self, id: str, number: int) -> None:
        self.id = id
        self.number = number
        self.token = False
        self.keywords = 0
        self.hears = 0
        self.triggers: list[Trigger] = []
        self.statics: list[Static] = []
        self.abilities: list[Ability] = []
