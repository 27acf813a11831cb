"""The participant's window."""
