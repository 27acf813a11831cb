"""Tables of the next study's needs."""
