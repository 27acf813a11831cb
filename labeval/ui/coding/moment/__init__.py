"""The page and the ratings at a moment of a session."""
