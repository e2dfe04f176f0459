"""Set the table: boards, start tiles, heroes, decks, the encounter (APOTHEOSIS-6.4, 8.1 to 8.3, 19.6)."""

from __future__ import annotations

from carteado.games.apotheosis.board import MASTER, STRIDE, TERRAINS, Ground, Kind, Mode, Zone
from carteado.games.apotheosis.grammar import read_tile
from carteado.games.apotheosis.pieces import Wave
from carteado.games.apotheosis.rules import characters, decks, encounter, passives, stats, tiles, zones
from carteado.games.apotheosis.rules.building import HeroList
from carteado.games.apotheosis.state import ApoState
from carteado.kit.cards import NOBODY

TEAM_COLUMNS = {3: (1, 3), 5: (2, 4), 8: (3, 6), 11: (4, 8)}
ENCOUNTER_COLUMNS = ((3,), (2, 4), (2, 3, 4), (1, 2, 4, 5))
GATE_TILE = "c7"
GATE_HP = 8
GATE_CON = 8
MASTER_HAND = ("V01", "V14", "V16", "V02", "V15", "V18")


def set_table(table: ApoState, lists: list[HeroList]) -> None:
    """Set the table (step 1 of APOTHEOSIS-6.4). Numbers of cards are random, so that they reveal nothing of a deck."""
    lay_board(table)
    for seat in range(table.seats):
        char = characters.add(table, Kind.HERO, seat, team_of(table, seat), NOBODY)
        char.facing = tiles.home_facing(table, char)
        tiles.put(table, char, start_tile(table, seat))
    for seat, hero in enumerate(lists):
        add_sheet(table, seat, hero)
    for seat, hero in enumerate(lists):
        add_deck(table, seat, hero)
    if table.mode == Mode.ENCOUNTER:
        lay_court(table)
        lay_encounter(table)
    passives.derive(table)
    for seat in range(table.seats):
        table.chars[seat].hp = stats.hp_max(table, seat)


def lay_board(table: ApoState) -> None:
    """Lay a board that is all field, altitude 0 (APOTHEOSIS-8.2)."""
    for y in range(table.config.height):
        for x in range(table.config.width):
            table.board.ground[y * STRIDE + x] = Ground.OPEN
    tiles.index_board(table)


def team_of(table: ApoState, seat: int) -> int:
    if table.mode == Mode.TEAMS:
        return seat % 2
    return 0 if table.mode == Mode.ENCOUNTER else seat


def start_tile(table: ApoState, seat: int) -> int:
    """Return the tile on which a Hero starts (APOTHEOSIS-8.3)."""
    wide, high = table.config.width, table.config.height
    middle = (wide + 1) // 2
    if table.mode == Mode.ENCOUNTER:
        return tile(ENCOUNTER_COLUMNS[table.seats - 1][seat], 1)
    if table.mode == Mode.TEAMS:
        x = TEAM_COLUMNS[wide][seat // 2]
        return tile(x, 1) if seat % 2 == 0 else tile(wide + 1 - x, high)
    if seat == 0:
        return tile(middle, 1)
    if seat == 1:
        return tile(wide + 1 - middle, high)
    return tile(1, (high + 1) // 2) if seat == 2 else tile(wide, high + 1 - (high + 1) // 2)


def tile(x: int, y: int) -> int:
    """Return the number of a tile; x and y count from 1, as in the rules."""
    return (y - 1) * STRIDE + x - 1


def add_sheet(table: ApoState, seat: int, hero: HeroList) -> None:
    """Add a sheet: House and Classes revealed, the Entity concealed."""
    for id in hero.leading:
        number = zones.add(table, table.catalog.by_id[id], seat, Zone.SHEET, seat)
        zones.enter(table, number)
        if id == hero.house:
            table.chars[seat].card = number
        if id == hero.entity:
            table.concealed[number] = True
            table.seen[number] = 1 << seat
        else:
            zones.show(table, number)


def add_deck(table: ApoState, seat: int, hero: HeroList) -> None:
    """Add a deck under numbers in random order, and shuffle it."""
    kinds = [table.catalog.by_id[id].number for id, count in sorted(hero.cards.items()) for _ in range(count)]
    table.rng.shuffle(kinds)
    for kind in kinds:
        zones.add(table, table.catalog.cards[kind], seat, Zone.DECK, NOBODY)
    decks.shuffle(table, seat)


def lay_court(table: ApoState) -> None:
    """Lay the ground of the Lantern Gate: walls, swamps and the height."""
    for text in ("b4", "d4"):
        table.board.ground[spot(text)] = Ground.BLOCKED
    for text in ("a4", "e4"):
        table.board.terrain[spot(text)] = TERRAINS.index("swamp")
    table.board.altitude[spot(GATE_TILE)] = 1
    tiles.index_board(table)


def add_object(table: ApoState, at: int, name: str, con: int, hp: int) -> int:
    char = characters.add(table, Kind.OBJECT, MASTER, 1, NOBODY)
    char.name = name
    char.con = con
    char.hp = hp
    char.fixed_max = hp
    tiles.put(table, char, at)
    return char.id


def lay_encounter(table: ApoState) -> None:
    """Place the Gate and wave 1, queue the other waves, and fill the Master's Hand."""
    add_object(table, spot(GATE_TILE), "gate", GATE_CON, GATE_HP)
    number = {id: table.catalog.by_id[id].number for id in ("K01", "K04", "K06", "K14", "I03")}
    heroes = table.seats
    encounter.enter_wave(table, Wave(1, [[number["K01"]]] * heroes))
    table.piles.waves = [
        Wave(3, [[number["K04"], number["I03"]]] * heroes),
        Wave(5, [[number["K14"]], *[[number["K06"]]] * (heroes - 1)]),
    ]
    for id in MASTER_HAND:
        zones.add(table, table.catalog.by_id[id], MASTER, Zone.MASTER_HAND, NOBODY)


def spot(text: str) -> int:
    at = read_tile(text)
    assert at is not None
    return at
