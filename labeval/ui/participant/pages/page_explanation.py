"""The definition of a rating page's current criterion, the supervisor's hint, and feedback."""

from __future__ import annotations

from collections.abc import Callable

from labeval.study.model.criteria import Criterion
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.pages.explanations import (
    Labels,
    Points,
    definition_of,
    feedback_of,
    hinted,
    translated,
)
from labeval.ui.widgets.texts.definition_panel import Definition, DefinitionPanel


class PageExplanation:
    """Shows in a page's definition panel what belongs to one moment."""

    def __init__(self, panel: DefinitionPanel) -> None:
        self._panel = panel
        self.definitions: dict[str, Definition] = {}
        """By criterion; a method may have more of its own."""

    def explain(
        self, view: PageView, points: Callable[[Criterion], Points], *, with_question: bool
    ) -> None:
        """Make the criteria's definitions, with the block's question first or without it."""
        link = translated(QT_TRANSLATE_NOOP("RatingPage", "All definitions"))
        self._panel.all_definitions.setText(link)
        self.definitions = {
            c.id: definition_of(view, c, points(c), with_question=with_question)
            for c in view.criteria
        }

    def all_of(self, view: PageView, labels: Labels | None) -> list[Definition]:
        """Everything that the panel must have room for on a page."""
        found = [self._hinted(view, c.id) for c in view.criteria]
        if view.page.training is not None:
            found += [feedback_of(view, outcome, labels) for outcome in ("right", "wrong")]
        return found

    def show(self, view: PageView, criterion: str, labels: Labels | None) -> None:
        """Show the feedback of a page that has it, else a criterion's definition."""
        self._panel.all_definitions.setVisible(not view.feedback)
        if view.feedback:
            self._panel.show_definition(feedback_of(view, view.feedback, labels))
        elif criterion in self.definitions:
            self._panel.show_definition(self._hinted(view, criterion))

    def _hinted(self, view: PageView, criterion: str) -> Definition:
        """A definition with the supervisor's hint next to it, where there is one."""
        definition = self.definitions[criterion]
        helps, hint = view.hint
        if not hint or helps not in ("", criterion):
            return definition
        return hinted(definition, hint, first=not self._panel.fits)
