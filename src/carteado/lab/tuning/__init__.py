"""Tuning: balance suggestions towards a goal."""
