"""Positions: any table as plain data, for tests and puzzles. docs/positions.md says what one may hold."""
