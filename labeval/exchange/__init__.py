"""Everything that enters or leaves a study as a file."""
