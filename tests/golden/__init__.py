"""Games written down once and played again in every run."""
