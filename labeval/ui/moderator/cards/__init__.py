"""The cards of the moderator's window."""
