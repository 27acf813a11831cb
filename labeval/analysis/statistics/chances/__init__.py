"""Distributions and ranks that tests rest on, without the parts of scipy that load slowly."""
