"""What a seat may see (HEROES-23): the public facts, and that seat's own hand."""
