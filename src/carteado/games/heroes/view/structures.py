"""What the view of a table holds (HEROES-23)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from carteado.kit import seeing
from carteado.kit.seeing import Known, Prompt


class InHand(Known):
    """A card in hand; `cost` is the current cost of equipment."""

    cost: NotRequired[int]


class Token(TypedDict):
    """A single token or a stack: `turn` is the last in which it is fresh and cannot expire, `turns` more than this one.

    `helpful` says that it is a buff.
    """

    type: str
    n: int
    stack: bool
    turn: int
    fresh: bool
    turns: int
    helpful: bool
    effective: bool


class Attached(Known):
    """An action card on a character; `works` is false while it is dormant (HEROES-12.10)."""

    used: bool
    works: bool


Orientation = Literal["upright", "passive", "active"]


class Character(Known):
    """A character; `protection` is pool plus shields, `used` its used passive actions; the Mob has no owner."""

    owner: int | None
    health: int
    max_health: int
    damage: int
    protection: int
    pool: int
    shields: int
    speed: int
    energy: int
    storage: int
    orientation: Orientation
    abilities: list[str]
    common: bool
    readied: bool
    tokens: list[Token]
    actions: list[Attached]
    used: list[str]
    order: int


class Source(Known):
    used: bool


class Equipment(Known):
    """Equipment; `drawn_from` marks a silo that cannot be filled by hand again this turn."""

    energy: int
    storage: int
    silo: bool
    drawn_from: bool
    used: list[str]


class Player(TypedDict):
    """One player; `side` is the number of its team, `ally` if it is the reader's team (a spectator reads as seat 0).

    `eliminated` is the order in which players left, 1 first; `playing` is false for a player who is not in this stage
    of Mixed. Only the reader's own `hand` is shown, and its `deck`, sorted, while it is searched. `once` lists cards
    used up for this game.
    """

    seat: int
    side: int
    ally: bool
    playing: bool
    eliminated: int | None
    hand_count: int
    hand: list[InHand]
    deck_count: int
    deck: NotRequired[list[str]]
    reserve: int
    income: int
    team: list[Character]
    sources: list[Source]
    equipment: list[Equipment]
    dead: list[Known]
    knockouts: int
    places: int
    substitutions: int
    fielded: int
    field_limit: int
    own_turns: int
    source_played: bool
    event_played: bool
    relocated: bool
    once: list[str]


class Happening(Known):
    """The event in play."""

    owner: int


class InOrder(Known):
    """A slot of the running combat."""

    owner: int | None
    done: bool


class Shown(TypedDict):
    """Cards of a seat, and the turn in which they were seen."""

    seat: int
    turn: int
    cards: list[str]


class Using(Known):
    """The open declaration, which everyone sees; hand cards in `payment` are shown to their owner only."""

    seat: int
    actor: NotRequired[int]
    action: NotRequired[str]
    targets: list[int]
    opponents: list[int]
    paid: int
    payment: list[int]


class Asking(Known):
    """A question in the middle of an effect of that card, and the options chosen so far."""

    kind: Literal["may", "option"]
    chosen: list[int]
    most: int


class Limits(TypedDict):
    """A player's limits: characters at once, knock-outs, team places, substitutions, sources."""

    team: int
    knockouts: int
    places: int
    substitutions: int
    sources: int


class Outcome(seeing.Outcome):
    rounds: int
    ranking: list[int]


ModeName = Literal["traditional", "arena", "teams", "mixed", "challengers"]
StageMode = Literal["teams", "arena"]
PhaseName = Literal["start", "draw", "energy", "main", "combat", "resolution", "end"]


class View(TypedDict):
    """The table; `active` is null in GRAND COMBAT and the RESOLUTION after it, `order` is empty outside combat.

    `stages` says how each stage of Mixed is played. `seen_hands` are hands that an effect showed to this seat
    (HEROES-23.4), `shown` are cards that the last action showed to all before they became hidden (HEROES-23.3).
    """

    game: str
    mode: ModeName
    seat: int | None
    options: dict[str, bool | int | str]
    limits: Limits
    stage: int
    stages: list[StageMode]
    round: int
    turn: int
    start: int
    active: int | None
    phase: PhaseName
    players: list[Player]
    event: Happening | None
    mob: Character | None
    order: list[InOrder]
    slot: int | None
    seen_hands: list[Shown]
    shown: list[Shown]
    using: Using | None
    asking: Asking | None
    prompt: Prompt | None
    outcome: Outcome | None
