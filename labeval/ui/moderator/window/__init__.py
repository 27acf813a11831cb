"""The moderator's window: its columns, keyboard and controller."""
