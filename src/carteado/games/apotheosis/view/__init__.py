"""What a seat may see (APOTHEOSIS-31)."""
