"""The worked examples of the duel's specification, DUEL-X1 to DUEL-X38."""
