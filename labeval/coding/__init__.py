"""Texts, codes and themes of a qualitative analysis: what they are and how they change."""
