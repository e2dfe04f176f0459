"""Apotheosis against its rulebook."""
