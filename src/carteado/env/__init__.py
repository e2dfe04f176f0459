"""The games as research tools want them: PettingZoo (`zoo`), OpenSpiel (`spiel`), and views and actions as numbers."""
