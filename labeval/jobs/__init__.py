"""Long work with progress, the same for the window and the command line."""
