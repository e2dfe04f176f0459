"""Setting the table: boards, start tiles, heroes, decks, the encounter (APO-6.4, 8.1 to 8.3, 19.6)."""

from __future__ import annotations

from carteado.games.apotheosis.board import ENTRY_COSTS, MASTER, Ground, Kind, Mode, Terrain, Zone
from carteado.games.apotheosis.grammar import read_tile
from carteado.games.apotheosis.grid import STRIDE, around
from carteado.games.apotheosis.heroes import HeroList
from carteado.games.apotheosis.pieces import Wave
from carteado.games.apotheosis.rules import ApoState
from carteado.games.apotheosis.table import TILES
from carteado.kit.cards import NOBODY

TEAM_COLUMNS = {3: (1, 3), 5: (2, 4), 8: (3, 6), 11: (4, 8)}
ENCOUNTER_COLUMNS = ((3,), (2, 4), (2, 3, 4), (1, 2, 4, 5))
GATE_HP = 8
GATE_CON = 8
MASTER_HAND = ("V01", "V14", "V16", "V02", "V15", "V18")


def set_table(state: ApoState, lists: list[HeroList]) -> None:
    """Step 1 of APO-6.4. The numbers of the cards are dealt too, so that they tell nothing of a deck list."""
    lay_board(state)
    for seat in range(state.seats):
        char = state.add_char(Kind.HERO, seat, team_of(state, seat), NOBODY)
        char.facing = state.home_facing(char)
        state.put(char, start_tile(state, seat))
    for seat, hero in enumerate(lists):
        add_sheet(state, seat, hero)
    for seat, hero in enumerate(lists):
        add_deck(state, seat, hero)
    if state.mode == Mode.ENCOUNTER:
        lay_gate(state)
        lay_encounter(state)
    state.derive()
    for seat in range(state.seats):
        state.chars[seat].hp = state.hp_max(seat)


def lay_board(state: ApoState) -> None:
    """Arena boards are all field, altitude 0 (APO-8.2)."""
    state.clear()
    for y in range(state.config.height):
        for x in range(state.config.width):
            state.ground[y * STRIDE + x] = Ground.OPEN
    find_tiles(state)


def find_tiles(state: ApoState) -> None:
    """The tiles that a piece can stand on, ascending, those adjacent to each tile, and what entering them costs."""
    state.tiles = [at for at in range(TILES) if state.ground[at] == Ground.OPEN]
    state.open_around = [[near for near in around(at) if state.ground[near] == Ground.OPEN] for at in range(TILES)]
    state.entries = [ENTRY_COSTS[terrain] for terrain in state.terrain[: state.config.height * STRIDE]]
    state.hilly = any(state.altitude)


def team_of(state: ApoState, seat: int) -> int:
    if state.mode == Mode.TEAMS:
        return seat % 2
    return 0 if state.mode == Mode.ENCOUNTER else seat


def start_tile(state: ApoState, seat: int) -> int:
    """APO-8.3."""
    wide, high = state.config.width, state.config.height
    middle = (wide + 1) // 2
    if state.mode == Mode.ENCOUNTER:
        return tile(ENCOUNTER_COLUMNS[state.seats - 1][seat], 1)
    if state.mode == Mode.TEAMS:
        x = TEAM_COLUMNS[wide][seat // 2]
        return tile(x, 1) if seat % 2 == 0 else tile(wide + 1 - x, high)
    if seat == 0:
        return tile(middle, 1)
    if seat == 1:
        return tile(wide + 1 - middle, high)
    return tile(1, (high + 1) // 2) if seat == 2 else tile(wide, high + 1 - (high + 1) // 2)


def tile(x: int, y: int) -> int:
    """Both from 1, as the rules count them."""
    return (y - 1) * STRIDE + x - 1


def add_sheet(state: ApoState, seat: int, hero: HeroList) -> None:
    """House and Classes revealed, the Entity concealed."""
    for id in hero.sheet:
        number = state.add(state.catalog.by_id[id], seat, Zone.SHEET, seat)
        state.enter(number)
        if id == hero.house:
            state.chars[seat].card = number
        if id == hero.entity:
            state.concealed[number] = True
            state.seen[number] = 1 << seat
        else:
            state.show(number)


def add_deck(state: ApoState, seat: int, hero: HeroList) -> None:
    """The cards of a deck under numbers in random order, then shuffled."""
    kinds = [state.catalog.by_id[id].number for id, count in sorted(hero.cards.items()) for _ in range(count)]
    state.rng.shuffle(kinds)
    for kind in kinds:
        state.decks[seat].append(state.add(state.catalog.cards[kind], seat, Zone.DECK, NOBODY))
    state.shuffle_deck(seat)


def lay_gate(state: ApoState) -> None:
    """The Lantern Gate: walls, swamps, the height and the Gate itself."""
    for text in ("b4", "d4"):
        state.ground[spot(text)] = Ground.BLOCKED
    for text in ("a4", "e4"):
        state.terrain[spot(text)] = Terrain.SWAMP
    state.altitude[spot("c7")] = 1
    find_tiles(state)
    add_object(state, spot("c7"), "gate", GATE_CON, GATE_HP)


def add_object(state: ApoState, at: int, name: str, con: int, hp: int) -> int:
    char = state.add_char(Kind.OBJECT, MASTER, 1, NOBODY)
    char.name = name
    char.con = con
    char.hp = hp
    char.fixed_max = hp
    state.put(char, at)
    return char.id


def lay_encounter(state: ApoState) -> None:
    """Wave 1 stands, the others wait; the Master's Hand."""
    number = {id: state.catalog.by_id[id].number for id in ("K01", "K04", "K06", "K14", "I03")}
    heroes = state.seats
    state.enter_wave(Wave(1, [[number["K01"]]] * heroes))
    state.waves = [
        Wave(3, [[number["K04"], number["I03"]]] * heroes),
        Wave(5, [[number["K14"]], *[[number["K06"]]] * (heroes - 1)]),
    ]
    for id in MASTER_HAND:
        state.master_hand.append(state.add(state.catalog.by_id[id], MASTER, Zone.MASTER_HAND, NOBODY))


def spot(text: str) -> int:
    at = read_tile(text)
    assert at is not None
    return at
