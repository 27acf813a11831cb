"""Designs: the texts that are shown together, their sides or places, and their sequence."""
