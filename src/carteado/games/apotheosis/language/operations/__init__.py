"""Operations of the card language, one class a word: whether each can be done, and what it does."""
