"""The rules of Battle of the Suits: functions over the table, one module per chapter of the rulebook."""
