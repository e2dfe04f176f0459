"""The card language of Apotheosis: its words, how card files are read, and how a card is told in words."""
