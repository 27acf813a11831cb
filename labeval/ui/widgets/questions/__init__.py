"""Questions and the editors of their answers."""
