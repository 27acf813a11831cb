"""The window of the control room."""
