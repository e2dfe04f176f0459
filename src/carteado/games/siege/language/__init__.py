"""The event cards: their file and its shape."""
