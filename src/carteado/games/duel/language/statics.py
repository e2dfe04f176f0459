"""The statics of the card language: what a card changes while it is in play, one class for each kind (DUEL-14.7)."""

from __future__ import annotations

from dataclasses import dataclass

from carteado.games.duel.board import Stat, Trait
from carteado.games.duel.language.kinds import Change, Granted, Reached, StaticIf, Whose
from carteado.games.duel.language.piles import PrintedFilter
from carteado.games.duel.language.printed import EMPTY, DuelCard, DuelStatic, OwnCost, Touch
from carteado.games.duel.language.selectors import on_side
from carteado.games.duel.pieces import DuelEffect
from carteado.games.duel.state import DuelState
from carteado.kit.cards import NOBODY, Amount
from carteado.kit.flow_words import ONE, WhichPlayer
from carteado.kit.nodes import ALWAYS
from carteado.kit.table import NOTHING, CardState, Piece


@dataclass(eq=False)
class ChangeCreatures(DuelStatic):
    """Changes the stats of creatures, or gives them keywords."""

    to: Reached
    atk: Change = Change(0)
    hp: Change = Change(0)
    armor: Change = Change(0)
    keywords: Granted = Granted(0)
    if_: StaticIf = StaticIf(ALWAYS)

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        return self.to.reaches(s, source, piece) and self.if_.holds(s, source.id, source.owner, None)

    def change(self, stat: int) -> int:
        if stat == Stat.ATK:
            return self.atk
        return self.hp if stat == Stat.HP else self.armor

    def granted(self) -> int:
        return self.keywords

    def touches(self) -> int:
        stats = sum(1 << stat for stat in (Stat.ATK, Stat.HP, Stat.ARMOR) if self.change(stat))
        return stats | (Touch.KEYWORDS if self.keywords else 0)


@dataclass(eq=False)
class ChangeHeroes(DuelStatic):
    """Changes the HP or the Armor of heroes."""

    hero: Whose
    hp: Change = Change(0)
    armor: Change = Change(0)
    if_: StaticIf = StaticIf(ALWAYS)

    def hero_change(self, table: DuelState, source: int, player: int, stat: int) -> int:
        change = self.hp if stat == Stat.HP else self.armor if stat == Stat.ARMOR else 0
        owner = table.piece(source).owner
        if change == 0 or not on_side(self.hero, owner, player) or not self.if_.holds(table, source, owner, None):
            return 0
        return change

    def touches(self) -> int:
        return Touch.HEROES

    def listens(self) -> int:
        """Return the mask of what the rules must look at for it."""
        return 1 << Trait.HERO_STATICS


@dataclass(eq=False)
class ChangeCosts(DuelStatic):
    """Makes cards cost a player more or less mana, perhaps for each of something."""

    cost: Change
    cards: PrintedFilter
    who: WhichPlayer
    per: Amount = ONE
    if_: StaticIf = StaticIf(ALWAYS)

    def cost_change(self, table: DuelState, source: int, player: int, card: DuelCard) -> int:
        if not self.cards.matches(card) or not concerns(table, source, player, self.who, self.if_):
            return 0
        return self.cost if self.per is ONE else self.cost * counted(self.per, table, source, table.piece(source).owner)

    def touches(self) -> int:
        return Touch.COSTS


@dataclass(eq=False)
class ChangeOwnCost(OwnCost):
    """Makes the card itself cost more or less mana, perhaps for each of something."""

    cost: Change
    per: Amount = ONE

    def value(self, table: DuelState, player: int) -> int:
        return self.cost * counted(self.per, table, NOBODY, player)


def counted(amount: Amount, table: DuelState, source: int, player: int) -> int:
    """Return an amount that no running effect asks for."""
    return amount.value(table, DuelEffect(source, player, EMPTY, NOTHING))


@dataclass(eq=False)
class ChangeSpellDamage(DuelStatic):
    """Makes the spells of a player deal more or less damage."""

    spell_damage: Change
    who: WhichPlayer
    if_: StaticIf = StaticIf(ALWAYS)

    def spell_damage_change(self, table: DuelState, source: int, player: int) -> int:
        return self.spell_damage if concerns(table, source, player, self.who, self.if_) else 0

    def touches(self) -> int:
        return Touch.SPELL_DAMAGE


def concerns(table: DuelState, source: int, player: int, who: WhichPlayer, condition: StaticIf) -> bool:
    """Whether a static of the source changes something for that player."""
    owner = table.piece(source).owner
    return (owner != player) == (who == 1) and condition.holds(table, source, owner, None)
