"""Lessons: courses that teach a game at its own table, written as data."""
