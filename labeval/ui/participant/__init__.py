"""The participant's window and its screens, one file per method."""
