"""The exact solver: for any flags and event cards, the chance that perfect play wins, and the best action anywhere.

- `rules`: the flags and the sections of the cards, checked.
- `boards`: a board in three parts (front, sortie, status) and their numbers.
- `actions`: the actions of a turn as moves with chances; `phases`: all that happens between two action phases.
- `reach`: the fronts that can occur; `packing`: moves as arrays; `kernel`: one turn solved for all boards at once.
- `build`: `build_table(options, cards, folder, progress)`, backward from the end of day 3.
- `table`: `open_table(options, cards, folder)`, `ChanceTable.value`, `ChanceTable.start_value(...)`.
- `advise`: `action_values(table, situation)`, the chance after every legal action; `perfect`: the bot that goes by it.

Building a table needs numpy and numba; opening one and playing by it does not.
"""
