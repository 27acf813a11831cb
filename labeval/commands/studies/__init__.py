"""Commands on studies before and while they run: made, checked, published, planned, tried out."""
