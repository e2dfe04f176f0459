"""Puzzles: positions with one right play, proven over everything that chance and the opponents may do."""
