"""Help on every window: in short in its language, and the part of the documents about it."""
