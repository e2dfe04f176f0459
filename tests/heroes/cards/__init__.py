"""What each card of Heroes does, tried on a table."""
