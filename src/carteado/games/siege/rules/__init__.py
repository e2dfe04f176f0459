"""The rules of 9 Card Siege: functions over the table, one module per chapter of the rulebook."""
