"""The supervisor's first window: studies, participants, what to do next."""
