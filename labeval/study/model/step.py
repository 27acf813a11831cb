"""Settings of every step of a procedure, whatever its kind."""

from __future__ import annotations

from labeval.study.model.base import Id, StudyModel
from labeval.text.local import LocalText


class StepBase(StudyModel):
    """Settings of all steps."""

    id: Id
    """Name of the step in the record; every step has its own."""
    title: LocalText | None = None
    """The heading of the page."""
    only_for: list[Id] = []
    """Conditions whose participants have the step; all of them when empty."""

    def is_for(self, condition: str) -> bool:
        """Return whether participants of this condition have the step."""
        return not self.only_for or condition in self.only_for
