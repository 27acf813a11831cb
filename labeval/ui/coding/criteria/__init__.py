"""The window of thinking aloud by criterion, and places to look at."""
