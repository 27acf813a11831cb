"""The window of suggestions by machines."""
