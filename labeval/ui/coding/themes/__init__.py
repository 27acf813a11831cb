"""The theme board."""
