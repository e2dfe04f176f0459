"""Pieces shared by at least two games: cards and decks, effects and triggers, views, saving, positions."""
