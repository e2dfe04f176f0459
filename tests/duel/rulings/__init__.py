"""The rulings of the duel's specification, DUEL-R1 to DUEL-R89, in the groups of its section 3."""
