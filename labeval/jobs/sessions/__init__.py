"""Live sessions, the supervisor actions on their way, and the state of the computer."""
