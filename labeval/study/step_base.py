"""What every step of a procedure has, whatever it does."""

from __future__ import annotations

from labeval.study.blocks import Id, StudyModel
from labeval.text.local import LocalText


class StepBase(StudyModel):
    """What all steps share."""

    id: Id
    """How the record calls the step; every step has its own."""
    title: LocalText | None = None
    """The heading of the page."""
