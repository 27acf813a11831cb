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
    only_for: list[Id] = []
    """Conditions whose participants have the step; all of them when empty."""

    def is_for(self, condition: str) -> bool:
        """Whether participants of this condition have the step."""
        return not self.only_for or condition in self.only_for
