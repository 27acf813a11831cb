"""Tables, functions and rights of a hub, by subject, as SQL of PostgreSQL."""
