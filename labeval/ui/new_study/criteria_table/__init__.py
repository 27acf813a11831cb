"""All criteria of a new study in one table."""
