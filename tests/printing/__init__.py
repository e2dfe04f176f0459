"""Cards and boards on paper."""
