"""What several games share beyond the contract."""
