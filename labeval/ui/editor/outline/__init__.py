"""Minutes, orders and designs that a part of the study comes to."""
