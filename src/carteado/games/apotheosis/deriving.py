"""What characters are worth at this moment: attributes, knowledge, spaces and flags (APO-2.5, 3, 4.6, 29)."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.board import KNOWLEDGE, MASTER, Kind, Life, Rarity, Suit, Zone
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.language.printed import ApoCard, Passive, Power, Tag
from carteado.games.apotheosis.language.terms import Activation, Stat, State, Until
from carteado.games.apotheosis.lying import Lying
from carteado.games.apotheosis.pieces import CRIT, Char, Standing
from carteado.kit.cards import NOBODY
from carteado.kit.table import Effect

COMPANION_HP: Final[tuple[int, ...]] = (0, 5, 10, 15)
FREE_LEVELS: Final[tuple[int, ...]] = (0, 1, 4, 6)
ENTITY_LEVELS: Final[tuple[int, ...]] = (0, 3, 6, 9)


class Deriving(Lying):
    """How passives are computed, and who meets which requirement."""

    def derive(self) -> None:
        """APO-29.1: base and sheet, unconditional modifiers, then conditional passives in order of entering play."""
        self.dirty = False
        self.steady = False
        standing = self.standing
        if standing is None:
            standing = self.take_stand()
        for char in self.chars:
            char.stats = char.base
            char.rules = char.base_rules
            char.crit = char.base_crit
        self.mods = [mod for mod in self.mods if mod.until != Until.COUNTERS or self.counts[mod.of][mod.card] > 0]
        for mod in self.mods:
            self.alter(mod.who, mod.stat, mod.amount, mod.rules, mod.crit)
        for one in standing:
            condition = one.passive.condition
            if condition is None or condition.holds(self, one.act.source, one.act.player, one.act):
                self.apply_passive(one.passive, one.act)

    def take_stand(self) -> list[Standing]:
        """What lasts while the table stays as it lies is counted once; the passives that look further are returned."""
        for char in self.chars:
            self.set_base(char)
        self.watch = 0
        moving: list[Standing] = []
        conditional: list[Standing] = []
        for id in self.sources():
            self.gather(id, moving, conditional)
        standing = moving + conditional
        self.standing = standing
        return standing

    def set_base(self, char: Char) -> None:
        if char.counted != char.card:
            char.counted = char.card
            char.sheet = self.count_sheet(char)
        char.base = char.sheet
        char.base_rules = 0
        char.base_crit = CRIT

    def count_sheet(self, char: Char) -> list[int]:
        """What a character has before any modifier."""
        stats = [0] * Stat.COUNT
        if char.kind == Kind.OBJECT:
            stats[Stat.CON] = char.con
            stats[Stat.HP_MAX] = char.fixed_max
        elif char.kind == Kind.COMPANION:
            if char.card >= 0:
                card = self.card(char.card)
                for n in range(7):
                    stats[n] = card.base[n]
                stats[Stat.HP_MAX] = COMPANION_HP[card.level]
                char.level = card.level
        else:
            self.set_hero(char, stats)
        return stats

    def set_hero(self, char: Char, stats: list[int]) -> None:
        """APO-3.2 to 3.7, from the sheet."""
        level = 1
        equip = memento = 3
        for id in self.sheet_of(char.id):
            card = self.card(id)
            if self.concealed[id]:
                continue
            for n in range(7):
                stats[n] += card.base[n]
            if card.suit == Suit.CLASS:
                level += card.level
                equip += card.equip
                memento += card.memento
                for known in card.knowledge:
                    stats[Stat.KNOW + known] += 1
        shifts = char.shifts
        if shifts is not None:
            level += shifts.level
            equip += shifts.spaces[0]
            memento += shifts.spaces[1]
            for n in range(7):
                stats[n] += shifts.attributes[n]
            for n in range(len(KNOWLEDGE)):
                stats[Stat.KNOW + n] += shifts.knowledge[n]
            stats[Stat.SUPPORT] += shifts.spaces[2]
            stats[Stat.INVENTORY] += shifts.spaces[3]
            stats[Stat.HP_MAX] += shifts.hp_max
        char.level = level
        stats[Stat.HP_MAX] += 4 + level
        stats[Stat.EQUIP] += equip
        stats[Stat.MEMENTO] += memento
        stats[Stat.SUPPORT] += self.support_spaces(level)
        stats[Stat.INVENTORY] += level + 10

    def support_spaces(self, level: int) -> int:
        if self.config.support > 0:
            return self.config.support
        if self.config.width * self.config.height <= 12:
            return 1
        return 3 if level >= 8 else 2 if level >= 4 else 1

    def sources(self) -> list[int]:
        """The cards in play that have passives, in order of entering play (APO-20.4)."""
        found = self.look().passives.copy()
        for seat in range(self.seats):
            found += self.hand(seat).passives
        found = [id for id in found if self.works(id)]
        if len(found) > 1:
            keys = [self.entered[id] * 1024 + id for id in found]
            keys.sort()
            found = [key % 1024 for key in keys]
        return found

    def gather(self, id: int, moving: list[Standing], conditional: list[Standing]) -> None:
        card = self.card(id)
        for power in card.powers:
            if power.activation != Activation.PERMANENT or not self.stands(id, power):
                continue
            self.watch |= card.watch
            if self.zones[id] == Zone.SCENARIO:
                for char in self.chars:
                    if self.acts(char):
                        self.collect(power, Act(id, power, char.id, char.id, char.id), moving, conditional)
            else:
                user = self.subject_of(id, power)
                self.collect(power, Act(id, power, user, self.you_of(user), user), moving, conditional)

    def collect(self, power: Power, act: Act, moving: list[Standing], conditional: list[Standing]) -> None:
        act.player = self.chars[act.user].seat
        for passive in power.passives:
            if passive.condition is not None:
                conditional.append(Standing(passive, act))
            elif power.card.watch:
                moving.append(Standing(passive, act))
            else:
                self.found_passive(passive, act)

    def found_passive(self, passive: Passive, act: Act) -> None:
        """It counts as long as nothing in play changes."""
        for who in passive.who.find(self, act):
            char = self.chars[who]
            if passive.stat >= 0:
                if char.base is char.sheet:
                    char.base = char.sheet.copy()
                char.base[passive.stat] += passive.amount
            char.base_rules |= passive.rules
            char.base_crit = min(char.base_crit, passive.crit)

    def apply_passive(self, passive: Passive, act: Effect) -> None:
        for who in passive.who.find(self, act):
            self.alter(who, passive.stat, passive.amount, passive.rules, passive.crit)

    def alter(self, who: int, stat: int, amount: int, rules: int, crit: int) -> None:
        """Something counts for a character now; what lasts stays as it is."""
        char = self.chars[who]
        if stat >= 0:
            if char.stats is char.base:
                char.stats = char.base.copy()
            char.stats[stat] += amount
        char.rules |= rules
        char.crit = min(char.crit, crit)

    # Whose card it is, and whether it works

    def works(self, id: int) -> bool:
        """In play (APO-20.4), or attached where only `attached` effects work."""
        zone = self.zones[id]
        if zone == Zone.SCENARIO:
            return True
        if zone == Zone.ATTACHED:
            host = self.companion(self.hosts[id])
            return host >= 0 and self.chars[host].life == Life.ALIVE and self.chars[host].at >= 0
        if zone == Zone.SUPPORT:
            char = self.companion(id)
            return char >= 0 and self.chars[char].life == Life.ALIVE and self.chars[char].at >= 0
        if Zone.SHEET <= zone <= Zone.MEMENTO:
            return not self.concealed[id] and self.alive(self.holders[id])
        return zone == Zone.INVENTORY and self.has_counters(id) and self.alive(self.holders[id])

    def stands(self, id: int, power: Power) -> bool:
        """Attached cards have only `attached` effects; techniques must be unlocked (APO-12.6, 15.3)."""
        if power.attached != (self.zones[id] == Zone.ATTACHED):
            return False
        return power.needs is None or self.unlocked(id, power.needs)

    def unlocked(self, id: int, tag: Tag) -> bool:
        return any(self.matches(attached, tag) for attached in self.attached_to(id))

    def subject_of(self, id: int, power: Power) -> int:
        """The character that "this character" timings of a card mean (APO-12.2); NOBODY for the scenario."""
        zone = self.zones[id]
        if zone == Zone.ATTACHED:
            return self.companion(self.hosts[id])
        if zone == Zone.SUPPORT:
            return self.companion(id)
        return self.holders[id]

    def you_of(self, user: int) -> int:
        """The Hero of a Companion; of the master's characters they themselves (APO-12.2, 19.1)."""
        if user < 0:
            return NOBODY
        char = self.chars[user]
        if char.kind == Kind.COMPANION and char.seat != MASTER:
            return char.seat
        return user

    def spaces(self, who: int, zone: int) -> int:
        stat = Stat.EQUIP if zone == Zone.EQUIP else Stat.MEMENTO if zone == Zone.MEMENTO else Stat.SUPPORT
        value = self.stat(who, stat)
        return max(0, value)

    # Requirements

    def meets(self, who: int, id: int) -> bool:
        """APO-2.5 and 12.10; a card's own bonuses never count toward its own requirement."""
        card = self.card(id)
        char = self.chars[who]
        if char.seat == MASTER:
            return True
        if char.kind == Kind.COMPANION:
            return self.companion_meets(self.card(char.card), card)
        if card.free and self.level(who) < FREE_LEVELS[card.level]:
            return False
        helps = Zone.EQUIP <= self.zones[id] <= Zone.MEMENTO and len(card.own_knowledge) > 0
        for known in card.knowledge:
            level = self.stat(who, Stat.KNOW + known)
            if helps and self.holders[id] == who:
                level -= card.own_knowledge[known]
            if level < card.level:
                return False
        return True

    def companion_meets(self, own: ApoCard, card: ApoCard) -> bool:
        if card.free:
            return card.level <= own.level
        return all(not (known not in own.knowledge or own.level < card.level) for known in card.knowledge)

    def knowledge(self, who: int, known: int) -> int:
        char = self.chars[who]
        if char.kind == Kind.COMPANION:
            card = self.card(char.card)
            return card.level if known in card.knowledge else 0
        return self.stat(who, Stat.KNOW + known)

    # Filters

    def matches(self, id: int, tag: Tag) -> bool:
        card = self.card(id)
        if tag.suit >= 0 and card.suit != tag.suit:
            return False
        if tag.property >= 0 and not card.properties >> tag.property & 1:
            return False
        if tag.knowledge >= 0 and tag.knowledge not in card.knowledge:
            return False
        if tag.rarity >= 0 and card.rarity != tag.rarity:
            return False
        if card.level > tag.level:
            return False
        return tag.state == 0 or self.in_state(id, tag.state)

    def in_state(self, id: int, state: int) -> bool:
        hidden = self.concealed[id]
        if self.zones[id] == Zone.INVENTORY:
            hidden = not self.shown[id] and not self.has_counters(id)
        if state & State.EXHAUSTED and not self.exhausted[id]:
            return False
        if state & State.RECOVERED and self.exhausted[id]:
            return False
        if state & State.CONCEALED and not hidden:
            return False
        return not (state & State.REVEALED and hidden)

    def properties(self, who: int) -> int:
        """APO-2.8."""
        char = self.chars[who]
        if char.kind == Kind.OBJECT or char.card < 0:
            return 0
        if char.kind == Kind.COMPANION:
            return self.card(char.card).properties
        found = 0
        for id in self.area(who, Zone.SHEET):
            if not self.concealed[id]:
                found |= self.card(id).properties
        for id in self.area(who, Zone.EQUIP):
            if self.card(id).specifier >= 0:
                found |= self.card(id).properties
        return found

    def apotheosis(self, who: int, great: bool) -> bool:
        """APO-2.15: asleep or awake."""
        char = self.chars[who]
        entity = self.entity_of(who) if char.kind == Kind.HERO else NOBODY
        if entity < 0 or self.card(entity).level < 3:
            return False
        return (self.card(entity).rarity == Rarity.LEGENDARY) == great
