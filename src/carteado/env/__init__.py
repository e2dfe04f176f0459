"""Adapters for research tools: PettingZoo (`zoo`), OpenSpiel (`spiel`), and numeric encodings."""
