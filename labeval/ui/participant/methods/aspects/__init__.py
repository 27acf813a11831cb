"""The page of long answers that are rated by aspects."""

from labeval.ui.participant.methods.aspects.page import Page

__all__ = ["Page"]
