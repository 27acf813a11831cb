"""Reading files that come from outside: bounded, with progress, and with one kind of refusal."""
