"""What can be counted in texts: length, readability, likeness to a reference."""
