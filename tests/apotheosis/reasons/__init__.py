"""Tests of what an action of a battle costs, and of the reasons why one is not allowed."""
