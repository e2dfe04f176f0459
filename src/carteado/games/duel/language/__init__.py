"""The card language of the duel: its words, how card files are read, and how a card is told in words."""
