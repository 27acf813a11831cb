"""The editor of written responses."""
