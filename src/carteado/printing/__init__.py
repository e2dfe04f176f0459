"""Printing cards and boards: sheets to cut out, single pictures, and sheets for virtual tabletops."""
