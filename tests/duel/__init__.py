"""Duel of Cartoverse, rule by rule, ruling by ruling and card by card."""
