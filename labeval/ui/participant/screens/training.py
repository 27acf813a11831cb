"""Training pages look and work as rating pages do; the page itself shows the feedback."""

from __future__ import annotations

from labeval.ui.participant.screens.rating import RatingScreen


class TrainingScreen(RatingScreen):
    """The pages of a training."""
