"""The types of the fields of words. `words.py` says how the values of each are written."""

from __future__ import annotations

from typing import NewType

HowMany = NewType("HowMany", int)
Difficulty = NewType("Difficulty", int)
Face = NewType("Face", int)
Level = NewType("Level", int)
BarAp = NewType("BarAp", int)
Signs = NewType("Signs", int)  # the results of a comparison that hold, one bit each
States = NewType("States", int)
Great = NewType("Great", bool)
Answered = NewType("Answered", int)
WhichAttribute = NewType("WhichAttribute", int)
WhichKnowledge = NewType("WhichKnowledge", int)
WhichProperty = NewType("WhichProperty", int)
WhichMarker = NewType("WhichMarker", int)
WhichCounter = NewType("WhichCounter", int)
WhichSuit = NewType("WhichSuit", int)
WhichRarity = NewType("WhichRarity", int)
WhichSide = NewType("WhichSide", int)
WhichSort = NewType("WhichSort", int)
WhichKind = NewType("WhichKind", int)
TargetSort = NewType("TargetSort", int)
WhichZone = NewType("WhichZone", int)
WhichWay = NewType("WhichWay", int)
Attempt = NewType("Attempt", int)  # the means by which somebody cannot be targeted
