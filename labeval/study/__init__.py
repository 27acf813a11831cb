"""Content of a study: items, criteria, scales and procedure, read and checked from a folder."""
