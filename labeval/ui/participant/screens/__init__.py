"""The participant's screens that are not rating pages, one module a step."""
