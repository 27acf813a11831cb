"""A judge (a language model that rates) compared with people: how far it can stand in for them."""
