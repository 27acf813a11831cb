"""Commands that open windows."""
