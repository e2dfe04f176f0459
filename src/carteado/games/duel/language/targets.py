"""The targets that a card or ability asks for when it is declared."""

from __future__ import annotations

from dataclasses import dataclass

from carteado.games.duel.actions import Aim
from carteado.games.duel.board import Keyword, Type, Zone
from carteado.games.duel.language.kinds import Enemy, Own, WhichSide
from carteado.games.duel.language.printed import Target
from carteado.games.duel.language.selectors import EVERY, CardFilter, TargetFilter, on_side
from carteado.games.duel.pieces import DuelPiece, ItemKind
from carteado.games.duel.rules import creatures, spells, stats
from carteado.games.duel.state import DuelState
from carteado.kit.cards import Side


@dataclass(eq=False)
class CreatureTarget(Target):
    """A creature."""

    filter: TargetFilter

    def choices(self, table: DuelState, source: int, player: int) -> list[int]:
        return [piece.id for piece in creatures.in_play(table) if self.fits(table, source, player, piece)]

    def allows(self, table: DuelState, source: int, player: int, choice: int) -> bool:
        piece = creatures.character(table, choice)
        return piece is not None and piece.zone != Zone.HERO and self.fits(table, source, player, piece)

    def fits(self, table: DuelState, source: int, player: int, piece: DuelPiece) -> bool:
        if not self.filter.matches(table, source, player, piece):
            return False
        return piece.owner == player or not stats.has(table, piece, Keyword.WARD)


@dataclass(eq=False)
class CharacterTarget(CreatureTarget):
    """A creature or a hero."""

    def choices(self, table: DuelState, source: int, player: int) -> list[int]:
        found = [hero for hero in range(2) if self.filter.matches_hero(player, table.piece(hero))]
        found.extend(super().choices(table, source, player))
        return found

    def allows(self, table: DuelState, source: int, player: int, choice: int) -> bool:
        piece = creatures.character(table, choice)
        if piece is not None and piece.zone == Zone.HERO:
            return self.filter.matches_hero(player, piece)
        return super().allows(table, source, player, choice)


@dataclass(eq=False)
class ItemTarget(Target):
    """A spell or ability of the foe in the chain, by its place."""

    side: Enemy = Enemy(Side.ENEMY)

    def choices(self, table: DuelState, source: int, player: int) -> list[int]:
        return [place for place in range(len(table.chain.links)) if self.allows(table, source, player, place)]

    def allows(self, table: DuelState, source: int, player: int, choice: int) -> bool:
        if choice >= len(table.chain.links):
            return False
        item = table.chain.links[choice]
        return item.player != player and (item.kind == ItemKind.SPELL or item.kind == ItemKind.ABILITY)

    def written(self, table: DuelState, choice: int) -> int:
        return Aim.LINK + choice


@dataclass(eq=False)
class EnchantTarget(Target):
    """An enchant."""

    side: WhichSide = WhichSide(Side.ANY)

    def choices(self, table: DuelState, source: int, player: int) -> list[int]:
        return [id for id in table.in_play if self.allows(table, source, player, id)]

    def allows(self, table: DuelState, source: int, player: int, choice: int) -> bool:
        return spells.is_enchant(table, choice) and on_side(self.side, player, table.owners[choice])


@dataclass(eq=False)
class TrapTarget(Target):
    """A trap of the foe, by its position (DUEL-R80)."""

    side: Enemy = Enemy(Side.ENEMY)

    def choices(self, table: DuelState, source: int, player: int) -> list[int]:
        return table.players[1 - player].traps.copy()

    def allows(self, table: DuelState, source: int, player: int, choice: int) -> bool:
        return table.zones[choice] == Zone.TRAPS and table.owners[choice] != player

    def written(self, table: DuelState, choice: int) -> int:
        return Aim.TRAP + table.players[table.owners[choice]].traps.index(choice)


@dataclass(eq=False)
class GraveTarget(Target):
    """A creature card in your graveyard."""

    side: Own = Own(Side.OWN)
    filter: CardFilter = CardFilter(EVERY)

    def choices(self, table: DuelState, source: int, player: int) -> list[int]:
        return [id for id in table.players[player].grave if self.allows(table, source, player, id)]

    def allows(self, table: DuelState, source: int, player: int, choice: int) -> bool:
        if table.zones[choice] != Zone.GRAVE or table.owners[choice] != player:
            return False
        card = table.card(choice)
        return card.type == Type.CREATURE and self.filter.matches_card(card)
