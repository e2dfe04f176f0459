"""The worked examples of the rulebook of Heroes."""
