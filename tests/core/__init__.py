"""The generator and the written forms."""
