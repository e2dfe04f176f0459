"""Operations of the card language, one class for each word: its feasibility test, and its execution."""
