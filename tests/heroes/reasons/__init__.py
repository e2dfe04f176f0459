"""Tests of what an action of Heroes costs, and of the reasons why one is not allowed."""
