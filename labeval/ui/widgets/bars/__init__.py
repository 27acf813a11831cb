"""The bars above and below a page."""
