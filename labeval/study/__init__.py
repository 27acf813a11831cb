"""What will be asked: items, criteria, scales and procedure, read and checked from a folder."""
