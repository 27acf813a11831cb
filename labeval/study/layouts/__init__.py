"""Shared parts of several methods: pages of one text, criteria in rows, pairs."""
