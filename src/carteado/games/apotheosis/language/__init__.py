"""The card language of Apotheosis: its words, reading card files, and writing card texts."""
