"""The window with the timeline of a session."""
