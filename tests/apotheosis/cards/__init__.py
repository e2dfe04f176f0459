"""What each card of Apotheosis does, tried on a table: `test_i06_...` is a test of I06."""
