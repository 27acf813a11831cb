"""The list of sources, filters and search results."""
