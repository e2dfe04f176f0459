"""The card language of the duel: its words, reading card files, and writing card texts."""
