"""The rules, one module per chapter of the rulebook: functions that take the table."""
