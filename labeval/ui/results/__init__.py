"""The results window: an overview, a page a question, and the judgments behind each figure."""
