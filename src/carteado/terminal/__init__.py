"""Playing line by line, for any terminal and any screen reader."""
