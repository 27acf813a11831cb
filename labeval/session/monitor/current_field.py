"""The answer that the participant is at, on pages with the same criterion for several texts."""

from __future__ import annotations

from labeval.session.events.events import MOVED_ON, Event, Kind
from labeval.session.state.session_view import SessionView


class CurrentField:
    """Follows what is recorded of it: the answers, and the criteria whose definitions are shown."""

    def __init__(self) -> None:
        self.id = ""
        """The field; empty before the first answer and the first criterion of a page."""

    def apply(self, event: Event, view: SessionView) -> None:
        """Apply one event, before the view has it."""
        if event.kind in (Kind.PAGE_SHOWN, Kind.STEP_SHOWN):
            self.id = ""
        elif event.kind == Kind.ANSWER:
            self.id = event.field
        elif event.kind == Kind.DEFINITION_SHOWN and view.page is not None:
            self.id = self._reached(event, view)

    def _reached(self, event: Event, view: SessionView) -> str:
        """The field of a criterion: the next open one after moving on, else the same text's."""
        fields, answers = view.fields(), view.state.answers_here()
        at = next((n for n, field in enumerate(fields) if field.id == self.id), 0)
        ahead = [f for f in (*fields[at:], *fields[:at]) if f.criterion == event.field]
        if event.value == MOVED_ON:
            found = (field for field in ahead if not answers.get(field.id))
        else:
            found = (field for field in ahead if field.item == fields[at].item)
        reached = next(found, ahead[0] if ahead else None)
        return reached.id if reached is not None else ""
