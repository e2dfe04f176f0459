"""Tests of what an action of a duel costs, and of the reasons why one is not allowed."""
