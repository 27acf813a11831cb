"""The state of a session: a pure function of its plan and its events."""
