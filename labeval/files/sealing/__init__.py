"""Files that are encrypted in pieces, each of which shows whether it was changed or moved."""
