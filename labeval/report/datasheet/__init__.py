"""The datasheet of a human evaluation: its questions, their answers, its files."""
