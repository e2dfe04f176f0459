"""Positions: any table as plain data (see saving.py for the keys)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.errors import Invalid, unknown
from carteado.core.rng import Scripted
from carteado.games.apotheosis import heroes
from carteado.games.apotheosis.board import (
    ATTRIBUTES,
    COUNTERS,
    FACINGS,
    GROUNDS,
    KNOWLEDGE,
    MARKERS,
    MASTER,
    TERRAINS,
    Kind,
    Life,
    Mode,
    Step,
    Suit,
    Zone,
)
from carteado.games.apotheosis.grammar import read_tile
from carteado.games.apotheosis.opening import (
    add_object,
    find_tiles,
    lay_board,
    lay_encounter,
    lay_gate,
    start_tile,
    team_of,
)
from carteado.games.apotheosis.permitting import PACK
from carteado.games.apotheosis.pieces import Char, Mod, Shifts, Wave
from carteado.games.apotheosis.reading import NO_CRIT, rule_of, stat_of
from carteado.games.apotheosis.rules import ApoState
from carteado.games.apotheosis.table import ALL_EYES
from carteado.games.apotheosis.terms import UNTILS, Stat, Until
from carteado.kit.cards import NOBODY
from carteado.kit.laying import known, number

TABLE = ("round", "at", "active", "order", "acted", "tiles", "objects", "scenario", "players", "master")
PLAYER = (
    "hero",
    "attributes",
    "knowledge",
    "level",
    "hp_max",
    "spaces",
    "at",
    "facing",
    "hp",
    "ap",
    "debt",
    "markers",
    "awake",
    "saved",
    "modifiers",
    "equip",
    "memento",
    "support",
    "inventory",
    "deck",
    "locked",
    "discard",
    "sheet_deck",
    "sheet_discard",
    "banished",
)
CARD = ("card", "exhausted", "counters", "used", "owner")
COMPANION = (
    *CARD,
    "at",
    "facing",
    "hp",
    "ap",
    "debt",
    "markers",
    "saved",
    "attached",
    "concealed",
    "modifiers",
    "barred",
)
HELD = (*CARD, "shown")
OBJECT = ("at", "con", "hp", "name", "items", "check")
HERO = ("house", "classes", "entity")
MASTERS = ("characters", "hand", "deck", "discard", "waves")
SPACES = ("equip", "memento", "support", "inventory")
AREAS = {"equip": Zone.EQUIP, "memento": Zone.MEMENTO}
MOMENTS = {
    "main": Step.MAIN,
    "turn": Step.TURN,
    "start": Step.START,
    "end": Step.END,
    "battle": Step.BATTLE,
    "round": Step.ROUND,
    "recomposition": Step.RECOMPOSITION,
    "order": Step.ORDER,
    "round_end": Step.ROUND_END,
    "battle_end": Step.BATTLE_END,
    "mulligan": Step.MULLIGAN,
    "prepare": Step.PREPARE,
}
IN_TURN = ("main", "turn", "start", "end")
PLAIN_LEVEL = 6
PLAIN_SPACES = (9, 9, 3)
DECK = ["I08"] * 5


class Layer:
    """Lays one table."""

    def __init__(self, state: ApoState, table: Mapping[str, Any]) -> None:
        known(table, TABLE, "position")
        self.state = state
        self.table = table
        players = list(table.get("players", []))
        if len(players) > state.seats:
            raise Invalid("position-bad-value", field="players", found=str(len(players)), allowed=f"0-{state.seats}")
        players += [{}] * (state.seats - len(players))
        self.players: list[dict[str, Any]] = [dict(player or {}) for player in players]
        for player in self.players:
            known(player, PLAYER, "players")
        self.later: list[tuple[Char, Any]] = []

    def lay(self) -> ApoState:
        state, table = self.state, self.table
        state.step_now = Step.MAIN
        state.round = number(table, "round", 2, 0, 99)
        state.stamp = 100 * (state.round + 1)
        self.lay_tiles()
        for seat in range(state.seats):
            self.add_hero(seat)
        for seat in range(state.seats):
            self.lay_cards(seat)
        for entry in table.get("scenario", []):
            self.lay_scenario(entry)
        for entry in table.get("objects", []):
            self.lay_object(entry)
        self.lay_master()
        for seat in range(state.seats):
            self.lay_piles(seat)
        self.lay_master_piles()
        for seat in range(state.seats):
            self.finish_hero(seat)
        for char, entries in self.later:
            self.modifiers(char, entries)
        self.fix_orders()
        self.begin()
        return state

    # The board

    def lay_tiles(self) -> None:
        state = self.state
        lay_board(state)
        if state.mode == Mode.ENCOUNTER and "master" not in self.table:
            lay_gate(state)
        for text, entry in dict(self.table.get("tiles", {})).items():
            at = self.tile(text, "tiles")
            data = {"state": entry} if isinstance(entry, str) else dict(entry)
            known(data, ("state", "terrain", "altitude"), "tiles")
            state.ground[at] = word(data, "state", GROUNDS, "open")
            state.terrain[at] = word(data, "terrain", TERRAINS, "field")
            state.altitude[at] = number(data, "altitude", 0, 0, 20)
        find_tiles(state)

    def tile(self, text: Any, field: str) -> int:
        at = read_tile(str(text))
        wide, high = self.state.config.width, self.state.config.height
        if at is None or at % 16 >= wide or at // 16 >= high:
            raise Invalid("position-bad-value", field=field, found=str(text), allowed="a tile of the board, like c4")
        return at

    def stand(self, char: Char, text: Any, field: str) -> None:
        at = self.tile(text, field)
        if not self.state.empty(at):
            raise Invalid("position-bad-value", field=field, found=str(text), allowed="an empty tile")
        self.state.put(char, at)

    # Cards

    def card(self, entry: Any, names: tuple[str, ...]) -> dict[str, Any]:
        data = {"card": entry} if isinstance(entry, str) else dict(entry)
        known(data, names, "card")
        by_id = self.state.catalog.by_id
        if data.get("card") not in by_id:
            raise unknown("position-bad-value", data.get("card"), by_id, field="card")
        return data

    def add(self, data: Mapping[str, Any], owner: int, zone: int, holder: int, *suits: int) -> int:
        state = self.state
        card = state.catalog.by_id[data["card"]]
        if suits and card.suit not in suits:
            raise Invalid("position-bad-value", field="card", found=card.id, allowed="a card that can lie there")
        id = state.add(card, owner, zone, holder)
        state.exhausted[id] = bool(data.get("exhausted", False))
        for name, count in dict(data.get("counters", {})).items():
            if name not in COUNTERS:
                raise unknown("position-bad-value", name, COUNTERS, field="counters")
            state.counts[COUNTERS.index(name)][id] = count
        for effect in data.get("used", []):
            index = int(str(effect)[1:]) - 1
            state.limits[id * 8 + index] = state.round * PACK + state.stamp
        return id

    def shown(self, entry: Any, owner: int, zone: int, holder: int, *suits: int) -> int:
        id = self.add(self.card(entry, CARD), owner, zone, holder, *suits)
        self.state.show(id)
        self.state.enter(id)
        return id

    # Heroes

    def add_hero(self, seat: int) -> None:
        state, player = self.state, self.players[seat]
        char = state.add_char(Kind.HERO, seat, team_of(state, seat), NOBODY)
        char.facing = word(player, "facing", FACINGS, FACINGS[state.home_facing(char)])
        if player.get("at", "") is not None:
            if "at" in player:
                self.stand(char, player["at"], "at")
            else:
                state.put(char, start_tile(state, seat))
        char.markers = markers(player)
        char.saved = bool(player.get("saved", False))
        char.debt = number(player, "debt", 0, -99, 99)

    def sheet(self, seat: int) -> list[str]:
        """House, Classes, Entity as ids."""
        hero = self.players[seat].get("hero", "plain")
        if hero == "plain":
            return ["H00"]
        if isinstance(hero, str):
            if hero not in heroes.ready():
                raise unknown("position-bad-value", hero, [*heroes.ready(), "plain"], field="hero")
            return heroes.ready()[hero].sheet
        known(hero, HERO, "hero")
        entity = [hero["entity"]] if hero.get("entity") else []
        return [hero.get("house", "H00"), *hero.get("classes", []), *entity]

    def lay_cards(self, seat: int) -> None:
        """Sheet, table and inventory, in the order of the numbers."""
        state, player = self.state, self.players[seat]
        ids = self.sheet(seat)
        for id in ids:
            number = self.shown(id, seat, Zone.SHEET, seat, Suit.HOUSE, Suit.CLASS, Suit.ENTITY)
            if state.card(number).suit == Suit.HOUSE:
                state.chars[seat].card = number
            if state.card(number).suit == Suit.ENTITY and not player.get("awake", False):
                state.concealed[number] = True
                state.seen[number] = 1 << seat
        self.shift(seat, ids == ["H00"])
        for area, zone in AREAS.items():
            for entry in player.get(area, []):
                self.shown(entry, seat, zone, seat, Suit.ITEM if zone == Zone.EQUIP else Suit.SKILL)
        for entry in player.get("support", []):
            self.lay_companion(entry, seat)
        for entry in player.get("inventory", []):
            self.lay_held(entry, seat)

    def shift(self, seat: int, plain: bool) -> None:
        """What is said of a hero instead of what is printed (and of plain heroes, what makes them plain)."""
        state, player = self.state, self.players[seat]
        char = state.chars[seat]
        base = [0] * Stat.COUNT
        state.set_hero(char, base)
        entity = state.entity_of(seat)
        if entity >= 0 and not state.concealed[entity]:
            for place, more in enumerate(state.card(entity).base):
                base[place] -= more
        level = char.level
        shifts = Shifts()
        wanted = number(player, "level", PLAIN_LEVEL if plain else level, 1, 20)
        shifts.level = wanted - level
        for name, value in dict(player.get("attributes", {})).items():
            place = index(ATTRIBUTES, name, "attributes")
            shifts.attributes[place] = value - base[place]
        given = dict.fromkeys(KNOWLEDGE, 3) if plain else {}
        for name, value in {**given, **dict(player.get("knowledge", {}))}.items():
            place = index(KNOWLEDGE, name, "knowledge")
            shifts.knowledge[place] = value - base[Stat.KNOW + place]
        shifts.hp_max = number(player, "hp_max", 4 + wanted, 1, 99) - 4 - wanted
        spaces = dict(zip(SPACES, PLAIN_SPACES, strict=False)) if plain else {}
        spaces.update(player.get("spaces", {}))
        known(spaces, SPACES, "spaces")
        ground = (base[Stat.EQUIP], base[Stat.MEMENTO], state.support_spaces(wanted), wanted + 10)
        for place, name in enumerate(SPACES):
            if name in spaces:
                shifts.spaces[place] = spaces[name] - ground[place]
        char.shifts = shifts
        state.forget()

    def lay_companion(self, entry: Any, seat: int) -> None:
        state = self.state
        data = self.card(entry, COMPANION)
        id = self.add(data, seat, Zone.SUPPORT, seat, Suit.COMPANION)
        concealed = bool(data.get("concealed", False)) or "at" not in data
        state.concealed[id] = concealed
        state.seen[id] = 1 << seat if concealed else ALL_EYES
        state.enter(id)
        hero = state.chars[seat]
        char = state.add_char(Kind.COMPANION, seat, hero.team, id)
        self.lay_character(char, data, not concealed)
        self.attach(data, id, seat, seat)

    def lay_character(self, char: Char, data: Mapping[str, Any], standing: bool) -> None:
        state = self.state
        char.facing = word(data, "facing", FACINGS, FACINGS[state.home_facing(char)])
        if standing:
            self.stand(char, data["at"], "at")
        char.markers = markers(data)
        char.saved = bool(data.get("saved", False))
        char.barred = bool(data.get("barred", False))
        char.debt = number(data, "debt", 0, -99, 99)
        char.ap = number(data, "ap", 0, 0, 99)
        self.set_hp(char, data)
        self.later.append((char, data.get("modifiers", [])))

    def set_hp(self, char: Char, data: Mapping[str, Any]) -> None:
        state = self.state
        state.derive()
        most = state.hp_max(char.id)
        char.hp = number(data, "hp", most, -999, most)
        if char.hp <= 0:
            char.fixed_max = most
            char.life = Life.KO if char.hp == 0 else Life.DEAD
            if char.hp <= -most:
                char.life = Life.OVERKILL if char.hp > -2 * most else Life.REMOVED
        state.forget()

    def attach(self, data: Mapping[str, Any], host: int, owner: int, holder: int) -> None:
        state = self.state
        for entry in data.get("attached", []):
            id = self.add(self.card(entry, CARD), owner, Zone.ATTACHED, holder)
            state.hosts[id] = host
            state.show(id)
            state.attachments.setdefault(host, []).append(id)

    def lay_held(self, entry: Any, seat: int) -> None:
        state = self.state
        data = self.card(entry, HELD)
        id = self.add(data, seat, Zone.INVENTORY, seat, Suit.ITEM, Suit.SKILL, Suit.COMPANION, Suit.EVENT)
        state.shown[id] = bool(data.get("shown", False))
        state.seen[id] = ALL_EYES if state.shown[id] or state.has_counters(id) else 1 << seat
        state.inventories[seat].append(id)
        state.enter(id)

    def lay_piles(self, seat: int) -> None:
        state, player = self.state, self.players[seat]
        for id in player.get("deck", DECK):
            state.decks[seat].insert(0, self.add(self.card(id, CARD), seat, Zone.DECK, NOBODY))
        for id in player.get("discard", []):
            state.discards[seat].append(self.shown(id, seat, Zone.DISCARD, NOBODY))
        for id in reversed(player.get("sheet_deck", [])):
            number = self.add(self.card(id, CARD), seat, Zone.SHEET_DECK, NOBODY)
            state.seen[number] = 1 << seat
            state.sheet_decks[seat].append(number)
        for id in player.get("sheet_discard", []):
            state.sheet_discards[seat].append(self.shown(id, seat, Zone.SHEET_DISCARD, NOBODY))
        for id in player.get("banished", []):
            state.banished.append(self.shown(id, seat, Zone.BANISHED, NOBODY))
        state.locked[seat] = bool(player.get("locked", False))

    def finish_hero(self, seat: int) -> None:
        """What depends on everything that lies on the table."""
        state, player = self.state, self.players[seat]
        char = state.chars[seat]
        self.set_hp(char, player)
        char.ap = number(player, "ap", 0, 0, 99)
        self.later.append((char, player.get("modifiers", [])))

    # The rest of the table

    def lay_scenario(self, entry: Any) -> None:
        data = self.card(entry, CARD)
        owner = number(data, "owner", 0, 0, self.state.seats - 1)
        id = self.add(data, owner, Zone.SCENARIO, NOBODY, Suit.EVENT)
        self.state.show(id)
        self.state.enter(id)
        self.state.scenario.append(id)

    def lay_object(self, entry: Any) -> None:
        state = self.state
        data = dict(entry)
        known(data, OBJECT, "objects")
        at = self.tile(data.get("at"), "objects")
        who = add_object(
            state, at, str(data.get("name", "thing")), number(data, "con", 1, 1, 99), number(data, "hp", 1, 1, 99)
        )
        for item in data.get("items", []):
            id = self.shown(item, 0, Zone.CONTAINER, NOBODY, Suit.ITEM)
            state.hosts[id] = who
            state.containers.setdefault(who, []).append(id)
        if "check" in data:
            check = dict(data["check"])
            known(check, ("attribute", "knowledge", "difficulty"), "check")
            char = state.chars[who]
            char.check_attribute = index(ATTRIBUTES, check.get("attribute"), "check")
            char.check_knowledge = index(KNOWLEDGE, check["knowledge"], "check") if "knowledge" in check else NOBODY
            char.check_difficulty = number(check, "difficulty", 1, 1, 99)

    def lay_master(self) -> None:
        state = self.state
        if state.mode != Mode.ENCOUNTER:
            if "master" in self.table:
                raise Invalid("position-bad-value", field="master", found="master", allowed="only in an encounter")
            return
        if "master" not in self.table:
            lay_encounter(state)
            return
        data = dict(self.table["master"])
        known(data, MASTERS, "master")
        for entry in data.get("characters", []):
            self.lay_master_character(entry)
        for entry in data.get("hand", []):
            state.master_hand.append(self.add(self.card(entry, CARD), MASTER, Zone.MASTER_HAND, NOBODY))
        state.waves = [self.wave(entry) for entry in data.get("waves", [])]

    def lay_master_character(self, entry: Any) -> None:
        state = self.state
        data = self.card(entry, COMPANION)
        id = self.add(data, MASTER, Zone.SUPPORT, NOBODY, Suit.COMPANION)
        state.show(id)
        state.enter(id)
        char = state.add_char(Kind.COMPANION, MASTER, 1, id)
        state.holders[id] = char.id
        self.lay_character(char, data, True)
        self.attach(data, id, MASTER, char.id)

    def wave(self, entry: Any) -> Wave:
        data = dict(entry)
        known(data, ("round", "cards"), "waves")
        cards: list[list[int]] = []
        for one in data.get("cards", []):
            card = self.card(one, ("card", "attached"))
            names = [card["card"], *card.get("attached", [])]
            cards.append([self.state.catalog.by_id[name].number for name in names])
        return Wave(number(data, "round", 3, 1, 99), cards)

    def lay_master_piles(self) -> None:
        state = self.state
        data = dict(self.table.get("master", {}))
        pile = state.seats
        for id in reversed(data.get("deck", [])):
            state.decks[pile].append(self.add(self.card(id, CARD), MASTER, Zone.DECK, NOBODY))
        for id in data.get("discard", []):
            state.discards[pile].append(self.shown(id, MASTER, Zone.DISCARD, NOBODY))

    def modifiers(self, char: Char, entries: Any) -> None:
        state = self.state
        for entry in entries:
            data = dict(entry)
            until = data.get("until", "battle")
            of = NOBODY
            if isinstance(until, Mapping):
                until, place = next(iter(until.items()))
                of = state.board[self.tile(place, "until")]
            if until not in UNTILS:
                raise unknown("position-bad-value", until, UNTILS, field="until")
            stat, rules, crit = NOBODY, 0, NO_CRIT
            try:
                if "stat" in data:
                    stat = stat_of(data)
                else:
                    rules, crit = rule_of(data)
            except (KeyError, ValueError):
                allowed = "a stat or a rule as cards name it"
                raise Invalid("position-bad-value", field="modifiers", found=str(data), allowed=allowed) from None
            since = state.stamp - 1 if UNTILS.index(until) == Until.END else state.stamp
            mod = Mod(char.id, stat, data.get("amount", 0), rules, crit, UNTILS.index(until), of, since, NOBODY)
            state.mods = [*state.mods, mod]
        state.dirty = True

    # Scripts and the moment

    def fix_orders(self) -> None:
        """Scripted shuffles name printed cards: of each seat the copy in its deck, else in its pile, else elsewhere."""
        state = self.state
        rng = state.rng
        if not isinstance(rng, Scripted) or not rng.orders:
            return
        fixed: list[list[int]] = []
        for order in rng.orders:
            ids: list[int] = []
            for printed in order:
                for owner in (*range(state.seats), MASTER):
                    copies = [
                        id
                        for id in range(len(state.cards))
                        if state.cards[id].number == printed and state.owners[id] == owner and id not in ids
                    ]
                    copies.sort(
                        key=lambda copy: (state.zones[copy] != Zone.DECK, state.zones[copy] != Zone.DISCARD, copy)
                    )
                    ids += copies[:1]
            fixed.append(ids)
        rng.orders = fixed

    def begin(self) -> None:
        state, table = self.state, self.table
        at = table.get("at", "main")
        if at not in MOMENTS:
            raise unknown("position-bad-value", at, MOMENTS, field="at")
        state.derive()
        state.step_now = MOMENTS[at]
        self.set_order(at in IN_TURN)
        state.acted = bool(table.get("acted", False))
        if at in ("mulligan", "prepare", "battle"):
            state.round = 0
        if at == "round":
            state.round -= 1
        if at == "battle_end":
            state.end_by_limit()
        state.unsettled = True
        state.opened = False
        state.advance()

    def set_order(self, in_turn: bool) -> None:
        state, table = self.state, self.table
        living = [char.id for char in state.chars if state.acts(char)]
        if not in_turn:
            state.turn_order = sorted(living, key=lambda who: -state.attribute(who, Stat.PER))
            state.order_at = len(state.turn_order)
            return
        active = self.who(table["active"], "active") if "active" in table else living[0]
        state.active = active
        if "order" in table:
            after = [self.who(text, "order") for text in table["order"]]
        else:
            after = sorted((who for who in living if who != active), key=lambda who: -state.attribute(who, Stat.PER))
        gone = [who for who in living if who != active and who not in after]
        for who in gone:
            state.chars[who].had_turn = True
        state.turn_order = [*gone, active, *after]
        state.order_at = len(gone) + 1
        char = state.chars[active]
        if table.get("at", "main") != "turn":
            char.had_turn = True
            data = self.players[char.seat] if char.kind == Kind.HERO else {}
            if "ap" not in data and char.ap == 0:
                char.ap = max(0, state.attribute(active, Stat.AGI))

    def who(self, text: Any, field: str) -> int:
        who = self.state.board[self.tile(text, field)]
        if who < 0 or not self.state.acts(self.state.chars[who]):
            raise Invalid("position-bad-value", field=field, found=str(text), allowed="the tile of a living character")
        return who


def lay(state: ApoState, table: Mapping[str, Any]) -> ApoState:
    return Layer(state, table).lay()


def index(words: tuple[str, ...], found: Any, field: str) -> int:
    if found not in words:
        raise unknown("position-bad-value", found, words, field=field)
    return words.index(found)


def word(data: Mapping[str, Any], name: str, words: tuple[str, ...], default: str) -> int:
    return index(words, data.get(name, default), name)


def markers(data: Mapping[str, Any]) -> int:
    return sum(1 << index(MARKERS, name, "markers") for name in data.get("markers", []))
