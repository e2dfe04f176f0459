"""Tests of Heroes - The Contest."""
