"""The window with the time line of a session."""
