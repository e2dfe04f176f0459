"""The card language of Heroes (HEROES-25)."""
