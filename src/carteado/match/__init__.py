"""Matches: seats, accepted actions, records and replays."""
