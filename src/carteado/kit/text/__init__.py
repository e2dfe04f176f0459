"""Card texts: the nodes that the rules run, told in a language. Phrases are data, grammar is code."""
