"""The definition of a rating page's current criterion, the supervisor's hint, and feedback."""

from __future__ import annotations

from collections.abc import Callable

from labeval.session.state.text_exposure import DEFINITION_OF, ShownTexts
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
        self._page = ""
        self._parts: dict[str, int] = {}
        """Criterion to the page of its definition that was turned to, from 0."""
        self._criterion = ""
        """The criterion whose definition is shown; empty while something else is."""

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
        self._of_page(view.page.id)
        self._criterion = "" if view.feedback else criterion
        if view.feedback:
            self._panel.show_definition(feedback_of(view, view.feedback, labels))
        elif criterion in self.definitions:
            part = self._parts.get(criterion, 0)
            self._panel.show_definition(self._hinted(view, criterion), part)

    def turned(self, part: int) -> str:
        """Keep the page that was turned to; returns the criterion that it is about."""
        if self._criterion:
            self._parts[self._criterion] = part
        return self._criterion

    def follow(self, page: str, shown: ShownTexts) -> bool:
        """Take over which pages of definitions a participant has turned to on a page; returns
        whether these are others than before."""
        self._of_page(page)
        before = dict(self._parts)
        for name, place in shown.items():
            if name.startswith(DEFINITION_OF) and place.part:
                self._parts[name.removeprefix(DEFINITION_OF)] = place.part - 1
        return self._parts != before

    def _of_page(self, page: str) -> None:
        if page != self._page:
            self._page, self._parts = page, {}

    def _hinted(self, view: PageView, criterion: str) -> Definition:
        """A definition with the supervisor's hint next to it, where there is one."""
        definition = self.definitions[criterion]
        helps, hint = view.hint
        if not hint or helps not in ("", criterion):
            return definition
        return hinted(definition, hint, first=not self._panel.fits)
