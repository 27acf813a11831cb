"""The moderator's window: what the supervisor sees on the second screen during a session."""
