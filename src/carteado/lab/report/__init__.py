"""What a designer wants to know about a game, on one page that opens without a network."""
