"""The hub: one PostgreSQL database to which the stations of a laboratory send their records."""
