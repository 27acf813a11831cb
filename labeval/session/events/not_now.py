"""The refusal of a command by a session."""


class NotNow(Exception):
    """The command does not fit the session's state."""
