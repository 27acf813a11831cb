"""Checking, publishing, simulating and planning a study."""
