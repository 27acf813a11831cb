"""Rating pages: what the methods' pages are made of."""
