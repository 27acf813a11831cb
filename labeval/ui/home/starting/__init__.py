"""Starting a session: the dialog, the checks before it, microphones, invitation codes."""
