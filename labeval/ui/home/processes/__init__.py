"""Windows that the home window opens as processes of their own."""
