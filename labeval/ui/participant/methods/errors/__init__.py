"""The page on which errors are marked."""

from labeval.ui.participant.methods.errors.page import Page

__all__ = ["Page"]
