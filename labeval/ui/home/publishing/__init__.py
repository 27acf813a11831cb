"""Publishing a study from the home window."""
