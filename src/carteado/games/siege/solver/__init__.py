"""The exact solver: for any flags and event cards, the chance that perfect play wins, and the best action anywhere.

- `rules`: the flags and the sections of the cards, checked.
- `boards`: a board in three independent parts (front, sortie, status) and what can happen to each.
- `actions`: the actions of a turn as moves with chances; `phases`: all that happens between two action phases.
- `reach`: the fronts that can occur; `packing`: moves as arrays; `kernel`: one turn solved for all boards at once.
- `build`: `build_table(options, cards, folder, progress)`, backward from the end of day 3.
- `table`: `open_table(options, cards, folder)`, `Table.value`, `Table.start_value(...)`.
- `advise`: `action_values(table, situation)`, the chance after every legal action.

numpy is loaded when a table is opened and numba when one is built, never before.
"""
