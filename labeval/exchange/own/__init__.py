"""Tables of the record that come back: strictly read, with all of their problems at once."""
