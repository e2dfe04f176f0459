"""A card language: one class for each word, and shapes, JSON Schema and nodes from the fields of the classes.

The fields of a word are those of its dataclass. The type of a field says how it is written: a `Language` maps every
such type to a `Kind`, which gives the shape of the written value and builds the node from it. A compiled class keeps
only types that are classes or `NewType`s, so a field is annotated with nothing else. A field with a default is
optional. A trailing underscore is not written: `if_` is `if`. The fields of a field called `filter` or `number` stand
among those of its word.
"""
