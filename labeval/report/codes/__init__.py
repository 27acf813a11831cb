"""The report of codes, as a page and as a document."""
