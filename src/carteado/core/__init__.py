"""What all games, bots and tables share: the contract, random numbers, actions, events and errors."""
