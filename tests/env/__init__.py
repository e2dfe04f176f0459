"""The games as research tools want them."""
