"""What every game, bot and table shares: the contract, the generator, actions, events and errors."""
