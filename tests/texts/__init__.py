"""Both languages are whole."""
