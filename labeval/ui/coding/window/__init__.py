"""The coding window: its parts joined."""
