"""The terminal interface, line by line, for any terminal and screen reader."""
