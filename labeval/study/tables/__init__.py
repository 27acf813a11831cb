"""Items, references, ratings and codes read from files, and validation messages."""
