"""What a seat may see (DUEL-18): the public facts, and the cards that the seat knows."""
