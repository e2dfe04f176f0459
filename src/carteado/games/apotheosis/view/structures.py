"""What a seat may see (APOTHEOSIS-31), as typed structures from which the client's types are made.

Tiles are written as in actions (`c4`), pieces and cards by their number at this table.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from carteado.kit.seeing import Prompt

Facing = Literal["n", "e", "s", "w"]
Mode = Literal["duel", "teams", "ffa", "encounter"]
Kind = Literal["hero", "companion", "object"]
Life = Literal["alive", "ko", "dead", "overkill", "removed"]
Demand = Literal["count", "pay", "within", "value", "minimal", "one"]


class Known(TypedDict):
    """A visible card: its number at this table, and its printed id."""

    id: int
    card: str


class Somebody(TypedDict):
    """A piece as events name it: an object by name, a Companion by card, else a Hero or the body of a Companion."""

    piece: int
    object: NotRequired[str]
    seat: NotRequired[int | None]
    hero: NotRequired[bool]
    id: NotRequired[int]
    card: NotRequired[str]


class Part(TypedDict):
    """A part of a sum: an attribute, a knowledge, a `die`, or a `bonus`. `most`: of a die that is not rolled yet."""

    of: str
    amount: int
    most: NotRequired[int]


class Owned(Known):
    """A visible card and its owner, None for the master."""

    owner: int | None


class Proof(Known):
    """A hidden card that its seat showed to all."""

    seat: int | None


class Lying(Known):
    """A card on a table or in a hand. `used`: effects whose limit is reached; `piece`: a Companion's on the board."""

    exhausted: bool
    concealed: bool
    counters: dict[str, int]
    attached: list[Known]
    used: list[str]
    shown: bool
    piece: int | None


class OnTable(TypedDict):
    """A card on a table as in Lying; of another seat's concealed card only its presence."""

    concealed: bool
    id: NotRequired[int]
    card: NotRequired[str]
    exhausted: NotRequired[bool]
    counters: NotRequired[dict[str, int]]
    attached: NotRequired[list[Known]]
    used: NotRequired[list[str]]
    shown: NotRequired[bool]
    piece: NotRequired[int | None]


class InScenario(Lying):
    owner: int | None


class Check(TypedDict):
    """The check that an object offers (APOTHEOSIS-9.13)."""

    attribute: str
    knowledge: str | None
    difficulty: int


class Piece(TypedDict):
    """A character or object; `seat` is None for the master's.

    `id` and `card` are the House of a Hero or the card of a Companion, absent if unknown or gone; `name` is an
    object's. `base` is without modifiers, `control` its area of control, `items` what can be looted. The seat whose
    turn it is also gets `reach`, the AP cost of a Move to each tile, and `before`, the tile before each on a cheapest
    path.
    """

    piece: int
    kind: Kind
    seat: int | None
    team: int
    at: str | None
    facing: Facing
    hp: int
    hp_max: int
    life: Life
    ap: int
    debt: int
    markers: list[str]
    attributes: dict[str, int]
    base: dict[str, int]
    rules: list[str]
    control: list[str]
    saved: bool
    items: list[Known]
    check: Check | None
    id: NotRequired[int]
    card: NotRequired[str]
    name: NotRequired[str]
    reach: NotRequired[dict[str, int]]
    before: NotRequired[dict[str, str]]


class Spaces(TypedDict):
    equip: int
    memento: int
    support: int
    inventory: int


class Points(TypedDict):
    """SP and MP of the recovered Skills, and of all Skills."""

    sp: int
    mp: int
    sp_max: int
    mp_max: int


class Sheet(TypedDict):
    house: OnTable | None
    classes: list[OnTable]
    entity: OnTable | None


class Player(TypedDict):
    """One side. `deck` (sorted), `sheet_deck` and `aside` (picked in the mulligan) only for its own seat."""

    seat: int
    team: int
    hero: int
    level: int
    knowledge: dict[str, int]
    spaces: Spaces
    points: Points
    sheet: Sheet
    equip: list[OnTable]
    memento: list[OnTable]
    support: list[OnTable]
    inventory_count: int
    inventory: list[Lying]
    deck_count: int
    locked: bool
    discard: list[Known]
    sheet_discard: list[Known]
    sheet_deck_count: int
    deck: NotRequired[list[str]]
    sheet_deck: NotRequired[list[str]]
    aside: NotRequired[list[int]]


class Tile(TypedDict):
    at: str
    terrain: str
    altitude: int
    state: Literal["open", "blocked", "disabled"]


class Board(TypedDict):
    """The tiles that are not open field of altitude 0."""

    name: str
    width: int
    height: int
    tiles: list[Tile]


class Turn(TypedDict):
    """A place in the turn order of this round; `at` is None if the piece has left the board."""

    piece: int
    at: str | None
    done: bool


class Wave(TypedDict):
    round: int
    cards: list[str]


class Master(TypedDict):
    hand_count: int
    deck_count: int
    discard: list[Known]
    waves: list[Wave]


class UnderWay(TypedDict):
    """An unresolved frame of the stack. A `window` is shown only to the seat that is asked in it."""

    kind: Literal["activation", "attack", "roll", "check", "window"]
    piece: NotRequired[int]
    id: NotRequired[int]
    card: NotRequired[str]
    effect: NotRequired[str]
    targets: NotRequired[list[str | None]]
    negated: NotRequired[bool]
    bonus: NotRequired[int]
    bonuses: NotRequired[list[int]]
    faces: NotRequired[list[int]]
    natural: NotRequired[int]
    total: NotRequired[int]
    attribute: NotRequired[str]
    when: NotRequired[str]
    subject: NotRequired[str | None]


class Until(TypedDict):
    """A duration that depends on counters, or on the next turn of a piece."""

    counters: NotRequired[str]
    start: NotRequired[int]
    end: NotRequired[int]


class Modifier(TypedDict):
    piece: int
    stat: NotRequired[str]
    amount: NotRequired[int]
    rules: NotRequired[list[str]]
    until: str | Until


class Need(TypedDict):
    sp: int
    mp: int
    any: int


class Paid(TypedDict):
    """The total of the picked cards, and how much it exceeds `need`."""

    sp: int
    mp: int
    over: int


class Asked(TypedDict):
    """The details of a question, for the asked seat.

    `demand`: `count` from `least` to `most` cards; `pay` cards that cover `need`; `within` cards up to `need`; `value`
    cards worth `least` in all; `minimal` no more cards than cover `need`; `one` of the answers. `steps`: the total
    cost of a Move for each last step. `options`: the names of the lists of operations that are chosen from, or of the
    one that may be carried out. `card`: whose effect asks, or which card will stand on the tile.
    """

    picked: list[int]
    demand: Demand
    least: int
    most: int
    need: Need
    paid: Paid
    steps: NotRequired[dict[str, int]]
    options: NotRequired[list[str]]
    id: NotRequired[int]
    card: NotRequired[str]
    effect: NotRequired[str]


class Outcome(TypedDict):
    scores: list[float]
    winners: list[int]
    reason: str
    rounds: int


class View(TypedDict):
    """The whole table.

    `turn` counts the turns of this round that have begun; `acting` is the piece whose action is unresolved, else the
    active one. `sights`, for the asked seat: the tile that stops a direct line from `acting` to each other piece.
    """

    game: str
    mode: Mode
    seat: int | None
    options: dict[str, bool | int | str]
    round: int
    round_limit: int
    turn: int
    step: str
    active: str | None
    acting: int | None
    order: list[Turn]
    board: Board
    pieces: list[Piece]
    players: list[Player]
    scenario: list[InScenario]
    banished: list[Owned]
    master: Master | None
    stack: list[UnderWay]
    modifiers: list[Modifier]
    proofs: list[Proof]
    prompt: Prompt | None
    asked: Asked | None
    sights: dict[str, str | None]
    outcome: Outcome | None
