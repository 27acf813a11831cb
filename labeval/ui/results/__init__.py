"""The results window: an overview, a page per question, and the judgments behind each figure."""
