"""The frames of the stack: activations, attacks, rolls, windows, questions, as data (APOTHEOSIS-21 to 24)."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.language.printed import EMPTY, Power
from carteado.kit.cards import NOBODY, Block
from carteado.kit.table import NOTHING, Effect

NOT_PAID: Final[list[list[int]]] = []


class FrameKind:
    ACT: Final = 0
    RUN: Final = 1
    BLOW: Final = 2
    ROLL: Final = 3
    TEST: Final = 4
    WINDOW: Final = 5
    ASK: Final = 6
    DEED: Final = 7


class Frame(Effect):
    """A frame of the stack. `answer` is the result of the frame above it: a question, roll or check.

    An answer is used at once, before the next decision, so it is neither copied nor saved.
    """

    def __init__(self, kind: int, source: int, player: int, block: Block, targets: list[int]) -> None:
        super().__init__(source, player, block, targets)
        self.kind = kind
        self.answer = NOTHING


class Act(Frame):
    """A running or waiting activation (APOTHEOSIS-21): its user, its choices, and what its words stand for."""

    def __init__(self, source: int, power: Power, user: int, you: int, this: int) -> None:
        super().__init__(FrameKind.ACT, source, 0, power.block, NOTHING)
        self.power = power
        self.user = user
        self.you = you
        self.this = this
        self.current = 0
        self.about = self.attacker = self.defender = self.actor = self.answered = NOBODY
        self.injury = self.natural = self.total = 0
        self.hits = NOTHING
        self.paid = NOT_PAID
        self.points = NOTHING
        self.zone = NOBODY
        self.negated = self.stopped = self.free = False
        self.window = NOBODY
        self.everyone = False
        self.each = NOBODY

    def copy(self) -> Act:
        twin = Act(self.source, self.power, self.user, self.you, self.this)
        twin.player = self.player
        twin.at = self.at
        twin.targets = self.targets
        twin.current = self.current
        twin.about = self.about
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.actor = self.actor
        twin.answered = self.answered
        twin.injury = self.injury
        twin.natural = self.natural
        twin.total = self.total
        twin.hits = self.hits
        twin.paid = self.paid
        twin.points = self.points
        twin.zone = self.zone
        twin.negated = self.negated
        twin.stopped = self.stopped
        twin.free = self.free
        twin.window = self.window
        twin.everyone = self.everyone
        twin.each = self.each
        return twin


class Run(Frame):
    """A running list of operations, of the activation at place `item` of the stack."""

    def __init__(self, block: Block, act: int) -> None:
        super().__init__(FrameKind.RUN, NOBODY, 0, block, NOTHING)
        self.item = act
        self.lap = self.inside = 0
        self.state: list[int] = []

    def copy(self) -> Run:
        twin = Run(self.block, self.item)
        twin.at = self.at
        twin.lap = self.lap
        twin.inside = self.inside
        twin.state = self.state.copy()
        return twin


class Blow(Frame):
    """An attack (APOTHEOSIS-10.4): Normal, a strike, or the DMG of the activation at place `item` of the stack."""

    def __init__(self, user: int, targets: list[int], act: int, by: int) -> None:
        super().__init__(FrameKind.BLOW, NOBODY, 0, EMPTY, targets)
        self.user = user
        self.item = act
        self.way = by
        self.properties = self.bonus = 0
        self.bonuses: list[int] = [0] * len(targets)
        self.redirected = self.silent = False

    def copy(self) -> Blow:
        twin = Blow(self.user, self.targets.copy(), self.item, self.way)
        twin.at = self.at
        twin.properties = self.properties
        twin.bonus = self.bonus
        twin.bonuses = self.bonuses.copy()
        twin.redirected = self.redirected
        twin.silent = self.silent
        return twin


class Roll(Frame):
    """Dice that were rolled but not yet used (APOTHEOSIS-1.6)."""

    def __init__(self, user: int, dice: list[int], plus: int, silent: bool) -> None:
        super().__init__(FrameKind.ROLL, NOBODY, 0, EMPTY, NOTHING)
        self.user = user
        self.dice = dice
        self.plus = plus
        self.silent = silent
        self.faces: list[int] = []
        self.extras: list[int] = []
        self.bonus = 0
        self.way = NOBODY
        self.properties = 0

    def copy(self) -> Roll:
        twin = Roll(self.user, self.dice, self.plus, self.silent)
        twin.at = self.at
        twin.item = self.item
        twin.faces = self.faces.copy()
        twin.extras = self.extras.copy()
        twin.bonus = self.bonus
        twin.way = self.way
        twin.properties = self.properties
        return twin


class Test(Frame):
    """A check or one side of a contest (APOTHEOSIS-17)."""

    def __init__(self, user: int, attribute: int, knowledge: int, silent: bool) -> None:
        super().__init__(FrameKind.TEST, NOBODY, 0, EMPTY, NOTHING)
        self.user = user
        self.attribute = attribute
        self.knowledge = knowledge
        self.silent = silent
        self.bonus = 0

    def copy(self) -> Test:
        twin = Test(self.user, self.attribute, self.knowledge, self.silent)
        twin.at = self.at
        twin.item = self.item
        twin.bonus = self.bonus
        return twin


class Window(Frame):
    """A moment at which effects of one timing may be activated (APOTHEOSIS-24), as an answer to frame `item`."""

    def __init__(self, when: int, subject: int, about: int) -> None:
        super().__init__(FrameKind.WINDOW, NOBODY, 0, EMPTY, NOTHING)
        self.when = when
        self.subject = subject
        self.item = about
        self.attacker = NOBODY
        self.injury = 0
        self.waiting = self.used = NOTHING
        self.priority = self.passes = 0

    def copy(self) -> Window:
        twin = Window(self.when, self.subject, self.item)
        twin.at = self.at
        twin.attacker = self.attacker
        twin.injury = self.injury
        twin.waiting = self.waiting
        twin.used = self.used
        twin.priority = self.priority
        twin.passes = self.passes
        return twin


class Ask(Frame):
    """A question, answered card by card or at once; the choice goes to the frame below."""

    def __init__(self, what: int, seat: int, pool: list[int]) -> None:
        super().__init__(FrameKind.ASK, NOBODY, seat, EMPTY, NOTHING)
        self.what = what
        self.pool = pool
        self.picked: list[int] = []
        self.least = self.most = self.sp = self.mp = self.any = 0
        self.mixed = False
        self.rule = 0
        self.who = NOBODY
        self.ways = NOTHING

    def copy(self) -> Ask:
        twin = Ask(self.what, self.player, self.pool)
        twin.at = self.at
        twin.item = self.item
        twin.picked = self.picked.copy()
        twin.least = self.least
        twin.most = self.most
        twin.sp = self.sp
        twin.mp = self.mp
        twin.any = self.any
        twin.mixed = self.mixed
        twin.rule = self.rule
        twin.who = self.who
        twin.ways = self.ways
        return twin


class Deed(Frame):
    """A running mechanic that asks something: a placement, an Evolve, an Attach, a death, the upkeep."""

    def __init__(self, what: int, user: int, source: int = NOBODY) -> None:
        super().__init__(FrameKind.DEED, source, 0, EMPTY, NOTHING)
        self.what = what
        self.user = user
        self.points = self.moved = NOTHING
        self.number = 0

    def copy(self) -> Deed:
        twin = Deed(self.what, self.user, self.source)
        twin.at = self.at
        twin.it = self.it
        twin.points = self.points
        twin.moved = self.moved
        twin.number = self.number
        return twin
