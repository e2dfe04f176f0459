"""The rules of the duel: functions that take the table, one module per chapter of the rulebook."""
