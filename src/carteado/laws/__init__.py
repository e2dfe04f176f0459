"""The law book: what holds for every game, tried on random games of each of its modes and presets.

It needs pytest and Hypothesis, which `pip install "carteado[laws]"` brings:

    pytest --pyargs carteado.laws --carteado-game my_game
"""
