"""The rules of Heroes: functions that take the table, a module for each chapter of the rulebook."""
