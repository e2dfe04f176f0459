"""Matches, records and keeping."""
