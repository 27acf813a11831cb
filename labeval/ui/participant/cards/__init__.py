"""Cards that come up above the participant's screens for a moment."""
