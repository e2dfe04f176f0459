"""The texts of all cards of Heroes, as they should be."""
