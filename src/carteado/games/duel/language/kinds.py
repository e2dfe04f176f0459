"""The types of the fields of the duel's words; `words.py` says how a value of each is written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

from carteado.games.duel.language.printed import DuelCard
from carteado.kit.cards import Condition, Selector

Label = NewType("Label", str)

# Numbers
Points = NewType("Points", int)
Cost = NewType("Cost", int)
Change = NewType("Change", int)

# Words of closed lists, as their indices
WhichSide = NewType("WhichSide", int)
Enemy = NewType("Enemy", int)
Own = NewType("Own", int)
WhichRow = NewType("WhichRow", int)
WhichColumn = NewType("WhichColumn", int)
WhichJob = NewType("WhichJob", int)
WhichFaction = NewType("WhichFaction", int)
WhichState = NewType("WhichState", int)
Whose = NewType("Whose", int)  # the side of a hero
WhichHero = NewType("WhichHero", int)  # 0 the controller's, 1 the foe's
OtherRow = NewType("OtherRow", int)
Duration = NewType("Duration", int)
CardType = NewType("CardType", int)
SpellKind = NewType("SpellKind", int)
AttackedSort = NewType("AttackedSort", int)  # 0 a hero, 1 a creature
Lent = NewType("Lent", int)  # the mask of the keywords that an effect gives
Granted = NewType("Granted", int)  # the mask of the keywords that a static gives
Held = NewType("Held", int)  # the mask of the keywords that a filter tests
PileName = NewType("PileName", int)
OpenPile = NewType("OpenPile", PileName)  # a pile that everybody sees: a cost must not tell what is hidden
Where = NewType("Where", int)
EventName = NewType("EventName", int)
Since = NewType("Since", int)  # 0 this turn, 1 the match
Borrowing = NewType("Borrowing", int)  # 0 for good, 1 until the end of the turn
Lasting = NewType("Lasting", int)  # a duration of a promise


@dataclass(eq=False)
class CounterName:
    """The name of a counter in each language; the English one tells counters apart."""

    en: Label
    pt: Label


# Words that stand for cards or heroes
Creatures = NewType("Creatures", Selector)
Characters = NewType("Characters", Selector)
AnyCards = NewType("AnyCards", Selector)
SomeHeroes = NewType("SomeHeroes", Selector)
Centre = NewType("Centre", Selector)
Declared = NewType("Declared", Selector)
InChain = NewType("InChain", Selector)
Hidden = NewType("Hidden", Selector)
Source = NewType("Source", Selector)
Reached = NewType("Reached", Selector)  # by a static
StaticIf = NewType("StaticIf", Condition)
Token = NewType("Token", DuelCard)
EmblemCard = NewType("EmblemCard", DuelCard)
