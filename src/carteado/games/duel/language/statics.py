"""The statics of the card language: what a card changes while it is in play, one class for each kind (DUEL-14.7)."""

from __future__ import annotations

from dataclasses import dataclass

from carteado.games.duel.board import Stat
from carteado.games.duel.language.kinds import CardType, Change, Granted, Reached, StaticIf, WhichPlayer
from carteado.games.duel.language.printed import DuelCard, DuelStatic
from carteado.games.duel.state import DuelState
from carteado.kit.nodes import ALWAYS
from carteado.kit.table import CardState, Piece


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


@dataclass(eq=False)
class OfType:
    """Cards of one type."""

    type: CardType


@dataclass(eq=False)
class ChangeCosts(DuelStatic):
    """Makes the cards of a type cost a player more or less mana."""

    cost: Change
    cards: OfType
    who: WhichPlayer
    if_: StaticIf = StaticIf(ALWAYS)

    def cost_change(self, table: DuelState, source: int, player: int, card: DuelCard) -> int:
        if card.type != self.cards.type or not concerns(table, source, player, self.who, self.if_):
            return 0
        return self.cost


@dataclass(eq=False)
class ChangeSpellDamage(DuelStatic):
    """Makes the spells of a player deal more or less damage."""

    spell_damage: Change
    who: WhichPlayer
    if_: StaticIf = StaticIf(ALWAYS)

    def spell_damage_change(self, table: DuelState, source: int, player: int) -> int:
        return self.spell_damage if concerns(table, source, player, self.who, self.if_) else 0


def concerns(table: DuelState, source: int, player: int, who: WhichPlayer, condition: StaticIf) -> bool:
    """Whether a static of the source changes something for that player."""
    owner = table.owners[source]
    return (owner != player) == (who == 1) and condition.holds(table, source, owner, None)
