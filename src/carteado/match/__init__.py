"""Who sits where, what was accepted, and how it is written down and played again."""
