"""The plan of a session: its steps, pages and orders, drawn from a seed."""
