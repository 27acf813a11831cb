"""Tables of what was written: responses, edited texts, and how they came about."""
