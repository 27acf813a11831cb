"""One tidy, documented SQLite database of a study: tables with types and keys, and views."""
