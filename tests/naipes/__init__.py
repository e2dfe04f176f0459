"""The rulebook of naipes, played out."""
