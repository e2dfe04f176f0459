"""The texts of all cards, written down once and read again in every run."""
