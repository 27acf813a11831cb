"""Changes of the texts that are coded."""
