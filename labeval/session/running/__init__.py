"""A running session: commands in, events out."""
