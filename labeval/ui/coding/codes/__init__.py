"""The code panel: tree, cards, finder, and coding commands."""
