"""The participant's screens next to the form."""
