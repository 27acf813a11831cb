"""Small widgets of the moderator's window."""
