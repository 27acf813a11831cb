"""One text, every criterion on a scale of points or on a slider."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from labeval.study.criteria import Criterion
from labeval.study.methods.dqe import Settings
from labeval.study.pages import NO_ANSWER, Field
from labeval.ui.participant.grid_page import GridPage
from labeval.ui.participant.keys import digit_of, is_shifted
from labeval.ui.participant.method_page import KeyHint
from labeval.ui.participant.page_view import PageView
from labeval.ui.widgets.grid_parts import GridColumn, SliderRange
from labeval.ui.widgets.scale_slider import ScaleSlider

TENTHS = 10


class Page(GridPage):
    """The DQE page."""

    definition_below_text = True

    @property
    def settings(self) -> Settings:
        """The block's settings."""
        settings = self.view.settings
        assert isinstance(settings, Settings)
        return settings

    # -- columns and words ------------------------------------------------------------------

    def columns(self) -> Sequence[GridColumn]:
        scale = self.settings.scale
        points = [] if self.settings.slider else [str(value) for value in scale]
        of = self.tr("{point} of {highest}")
        found = [GridColumn(p, of.format(point=p, highest=scale[-1])) for p in points]
        if self._offers_no_answer(self.view):
            words, spoken = self.tr("No answer"), self.tr("no answer")
            found.append(GridColumn(words, spoken, apart=True, sign="–"))
        return found

    def column_values(self, view: PageView) -> Sequence[str]:
        points = () if self.settings.slider else tuple(str(v) for v in self.settings.scale)
        return points + (NO_ANSWER,) * self._offers_no_answer(view)

    def columns_without(self, criterion: Criterion) -> tuple[int, ...]:
        values = self.column_values(self.view)
        return tuple(
            n
            for n, value in enumerate(values)
            if value == NO_ANSWER and not self.settings.may_decline(criterion.id)
        )

    def slider(self) -> SliderRange | None:
        slider = self.settings.slider
        return SliderRange(slider.min, slider.max, slider.step) if slider else None

    def usual_question(self) -> str:
        return self.tr("How good is the text?")

    def ends(self, criterion: Criterion) -> tuple[str, str]:
        if self.document.used and self._explained(criterion):
            return ("", "")  # the definition says them, and there is no room to say them twice
        scale = self.settings.scale
        return (self._label_at(criterion, scale[0]), self._label_at(criterion, scale[-1]))

    def points_of(self, criterion: Criterion) -> tuple[tuple[str, str], ...]:
        example = self.tr("{label} For example: {example}")
        found = []
        for value in self.settings.scale if self._explained(criterion) else ():
            label = self._label_at(criterion, value)
            if value in criterion.examples:
                text = criterion.examples[value].in_language(self.view.language)
                label = example.format(label=f"{label}." if label else "", example=text).strip()
            if label:
                found.append((str(value), label))
        return tuple(found)

    def value_label(self, field: Field, value: str) -> str:
        return self.tr("no answer") if value == NO_ANSWER else value

    # -- keys -------------------------------------------------------------------------------

    def choose_by_key(self, event: QKeyEvent) -> str:
        digit = digit_of(event)
        declines = self.settings.may_decline(self.criterion_in_hand())
        if declines and event.key() == Qt.Key.Key_N:
            return NO_ANSWER
        if digit is None:
            return ""
        if self.settings.slider is not None:
            self._slide(digit)
            return ""
        values = self.column_values(self.view)
        if self._by_value():
            meant = str(digit + TENTHS * is_shifted(event))
        else:
            meant = values[digit - 1] if 0 < digit <= len(self.settings.scale) else ""
        if meant in values:
            return meant
        return NO_ANSWER if digit == 0 and declines else ""

    def key_hints(self) -> list[KeyHint]:
        scale = self.settings.scale
        if self.settings.slider is not None:
            choose: KeyHint = (["←", "→"], self.tr("set"))
        elif self._by_value():
            choose = ([f"{scale[0]}–{min(9, scale[-1])}"], self.tr("choose"))
        else:
            choose = ([f"1–{min(9, len(scale))}"], self.tr("choose"))
        hints = [choose]
        if self._by_value() and not self.settings.slider and scale[-1] >= TENTHS:
            hints.append((["Shift", f"{scale[-1] - TENTHS}"], str(scale[-1])))
        if self._offers_no_answer(self.view):
            hints.append((["N"], self.tr("no answer")))
        return [*hints, (["↑", "↓"], self.tr("move")), *self.common_hints()]

    # -- inside -----------------------------------------------------------------------------

    def _offers_no_answer(self, view: PageView) -> bool:
        """Whether any criterion of the page can be declined."""
        return any(NO_ANSWER in field.options for field in view.fields)

    def _by_value(self) -> bool:
        """Whether a digit means the point of that value, rather than the point of that place."""
        scale = self.settings.scale
        return scale[0] >= 0 and scale[-1] < 2 * TENTHS

    def _slide(self, digit: int) -> None:
        slider = self.grid.control(self.grid.current)
        if isinstance(slider, ScaleSlider) and digit:
            slider.ask_share(digit / TENTHS)

    def _explained(self, criterion: Criterion) -> bool:
        """Whether the definition says more about the points than the scale's ends do."""
        ends = {self.settings.scale[0], self.settings.scale[-1]}
        labelled = set(self.settings.labels) | set(criterion.anchors)
        return bool(criterion.examples or criterion.anchors or labelled - ends)

    def _label_at(self, criterion: Criterion, value: int) -> str:
        label = criterion.anchors.get(value) or self.settings.labels.get(value)
        return label.in_language(self.view.language) if label else ""
