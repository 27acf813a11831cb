"""The page on which the claims of a text are checked, and cut out of it where participants do."""

from labeval.ui.participant.methods.claims.page import Page

__all__ = ["Page"]
