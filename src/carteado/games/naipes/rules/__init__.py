"""The rules of Batalha dos Naipes: functions over the table, one module per chapter of the rulebook."""
