"""Statistical procedures on arrays."""
