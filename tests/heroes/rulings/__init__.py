"""The rulings of the rulebook of Heroes."""
