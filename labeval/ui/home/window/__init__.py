"""The home window: studies, their sessions, notices, and the running session."""
