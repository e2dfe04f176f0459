"""The types of the fields of the words of Heroes; `words.py` says how a value of each is written."""

from __future__ import annotations

from typing import NewType

from carteado.kit.cards import Selector

# Numbers
Exact = NewType("Exact", int)  # what a condition must count
Change = NewType("Change", int)
Earth = NewType("Earth", int)
Stars = NewType("Stars", int)
TargetCount = NewType("TargetCount", int)
Turns = NewType("Turns", int)  # how long a token lasts

# Words of closed lists, as their indices
WhichSide = NewType("WhichSide", int)
EitherSide = NewType("EitherSide", int)  # own or enemy
TurnSide = NewType("TurnSide", int)  # own or any
WhichToken = NewType("WhichToken", int)
WhichAlliance = NewType("WhichAlliance", int)
WhichAbility = NewType("WhichAbility", int)
WhichAlignment = NewType("WhichAlignment", int)
WhichState = NewType("WhichState", int)
WhichImmunity = NewType("WhichImmunity", int)
WhichTurn = NewType("WhichTurn", int)
WhichEvent = NewType("WhichEvent", int)
WhichPlayers = NewType("WhichPlayers", int)  # of a static ability
CardType = NewType("CardType", int)
OnlyEquipment = NewType("OnlyEquipment", int)
OnlyHand = NewType("OnlyHand", int)
SlowestFirst = NewType("SlowestFirst", int)
TokenKinds = NewType("TokenKinds", int)  # the mask of a type or a family of tokens

# Words that stand for cards
Characters = NewType("Characters", Selector)
One = NewType("One", Selector)
Declared = NewType("Declared", Selector)
Reached = NewType("Reached", Selector)  # by a static
