"""The way to a new study by window: a design, one's own texts and criteria, and the folder."""
