"""The study's SQLite database: the only room that knows SQL."""
