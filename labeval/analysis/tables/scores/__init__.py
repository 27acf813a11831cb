"""Tables of scores and ranks."""
