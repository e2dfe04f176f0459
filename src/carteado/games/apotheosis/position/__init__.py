"""Positions: any table as plain data, for tests and puzzles. docs/positions.md explains the keys."""
