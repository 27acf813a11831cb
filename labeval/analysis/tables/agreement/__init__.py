"""Tables of the agreement between raters."""
