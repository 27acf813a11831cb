"""Tables of choices between two texts."""
