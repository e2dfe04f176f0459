"""The rulings of the duel, DUEL-R1 to DUEL-R89, in the groups of the rulebook."""
