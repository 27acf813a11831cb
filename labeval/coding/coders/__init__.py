"""The work of several coders: agreement and disputes."""
