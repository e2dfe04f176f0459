"""The types of what a seat may see."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from carteado.kit.seeing import Known, Outcome, Prompt


class Hero(Known):
    """A hero; `shield` is the damage that will be prevented this turn."""

    hp: int
    max_hp: int
    armor: int
    shield: int
    counters: dict[str, int]


class InHand(Known):
    cost: int
    loyalty: int


class Enchant(Known):
    owner: int


class Modifier(TypedDict):
    atk: NotRequired[int]
    hp: NotRequired[int]
    armor: NotRequired[int]
    keywords: list[str]
    duration: str
    by: int


class Creature(Known):
    """A creature in play; a `borrowed` one goes back to its owner at the end of the turn."""

    atk: int
    hp: int
    max_hp: int
    armor: int
    damage: int
    keywords: list[str]
    exhausted: bool
    stunned: bool
    silenced: bool
    borrowed: bool
    shield: int
    counters: dict[str, int]
    modifiers: list[Modifier]
    enchants: list[Enchant]


class Trap(TypedDict):
    """A trap by its place; `id` and `card` for seats that know it, `waiting` (triggered) for its owner."""

    place: int
    turn: int
    mana: int
    hp: int
    id: NotRequired[int]
    card: NotRequired[str]
    waiting: NotRequired[bool]


class FaceDown(TypedDict):
    """A trap in the play order that the seat does not know."""

    seat: int
    trap: int


class RowEnchants(TypedDict):
    attack: list[Enchant]
    defense: list[Enchant]


class Player(TypedDict):
    """One side; `deck` (sorted) and `aside` only for its own seat, `hand` as far as the seat knows it.

    `hero_enchants` ends with the player's emblems.
    """

    hero: Hero
    hero_action_used: bool
    mana_gain_used: bool
    own_turns: int
    exchanged: int | None
    cooldowns: dict[str, int]
    mana: int
    bonus: int
    max_mana: int
    hand_count: int
    hand: list[InHand]
    deck_count: int
    deck: NotRequired[list[str]]
    aside: NotRequired[list[int]]
    grave: list[Known]
    exile: list[Known]
    mana_zone: list[Known]
    shard: Known | None
    traps: list[Trap]
    attack: list[Creature | None]
    defense: list[Creature | None]
    row_enchants: RowEnchants
    hero_enchants: list[Enchant]


LinkKind = Literal["attack", "end_turn", "spell", "ability"]


class Link(TypedDict):
    """A link of the chain. An attack has a target and perhaps a blocker; a spell or ability has its aims as text."""

    link: int
    kind: LinkKind
    seat: int
    id: NotRequired[int]
    card: NotRequired[str]
    target: NotRequired[int]
    target_card: NotRequired[str]
    blocker: NotRequired[Known | None]
    targets: NotRequired[list[str]]
    ability: NotRequired[str]
    place: NotRequired[str]
    negated: bool


class Declaring(Known):
    """The seat's own incomplete declaration; `options` are the names of what is chosen from: ways to pay, modes."""

    targets: list[int]
    payment: list[int]
    options: list[str]


AskKind = Literal["may", "pick", "option", "amount"]


class Asking(Known):
    """A question in the middle of an effect of that card; `cards` are those to pick from that the seat knows.

    `options` are the names of the blocks to choose from, `price` is what a yes costs.
    """

    kind: AskKind
    cards: list[Known]
    picked: list[int]
    least: int
    most: int
    options: list[str]
    price: dict[str, int]


class View(TypedDict):
    game: str
    seat: int | None
    options: dict[str, bool | int | str]
    turn: int
    first: int
    active: int
    players: list[Player]
    columns: list[list[Enchant]]
    chain: list[Link]
    declared: Link | None
    passes: int
    priority: int | None
    declaring: Declaring | None
    asking: Asking | None
    play_order: list[int | FaceDown]
    prompt: Prompt | None
    outcome: Outcome | None
