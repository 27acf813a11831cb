"""One text, one question per criterion: yes, no, don't know, and what the study adds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QKeyEvent

from labeval.study.methods.aqc import Option, Settings
from labeval.study.model.criteria import Criterion
from labeval.study.pages import DONT_KNOW, Field
from labeval.ui.participant.keys import digit_of
from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.pages.grid_page import GridPage
from labeval.ui.participant.pages.page_keys import KeyHint
from labeval.ui.widgets.answers.grid_parts import GridColumn


class Page(GridPage):
    """The AQC page."""

    definition_below_text = True

    @property
    def settings(self) -> Settings:
        """The block's settings."""
        return self.settings_as(Settings)

    def columns(self) -> Sequence[GridColumn]:
        labels = [self._label(option) for option in self.settings.options]
        return [GridColumn(label, label) for label in labels]

    def column_values(self, view: PageView) -> Sequence[str]:
        return view.fields[0].options

    def row_label(self, criterion: Criterion) -> str:
        return self.view.wording_of(criterion)

    def value_label(self, field: Field, value: str) -> str:
        labels = {option.id: self._label(option) for option in self.settings.options}
        return labels.get(value, "–")

    def choose_by_key(self, event: QKeyEvent) -> str:
        typed = event.text().lower()
        for option in self.settings.options:
            if option.key is not None and typed and option.key.lower() == typed:
                return option.id
        digit = digit_of(event)
        if digit and digit <= len(self.settings.options):
            option = self.settings.options[digit - 1]
            return option.id if option.key is None else ""
        return ""

    def key_hints(self) -> list[KeyHint]:
        keys = [option.key or str(n) for n, option in enumerate(self.settings.options, 1)]
        return [(keys, self.tr("choose")), (["↑", "↓"], self.tr("move")), *self.keys.hints()]

    def _label(self, option: Option) -> str:
        if option.label is not None:
            return option.label.in_language(self.view.language)
        return {
            "yes": self.tr("Yes"),
            "no": self.tr("No"),
            DONT_KNOW: self.tr("Don't know"),
        }[option.id]
