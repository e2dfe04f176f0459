"""A game and a bot that another package adds."""
