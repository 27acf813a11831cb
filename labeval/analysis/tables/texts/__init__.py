"""Tables of the texts themselves: their properties, and what was written."""
