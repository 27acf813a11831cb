"""The page on which a response is written."""
