"""Tables of the people who judged: trust, consistency, time."""
