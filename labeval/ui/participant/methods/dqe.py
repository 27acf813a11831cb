"""One text, every criterion on a scale of points or on a slider."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from labeval.study.layouts.judge_support import shows_support
from labeval.study.methods.dqe import Settings
from labeval.study.model.criteria import Criterion
from labeval.study.pages import NO_ANSWER, Field
from labeval.ui.participant.keys import digit_of, is_shifted
from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.pages.grid_page import GridPage
from labeval.ui.participant.pages.judge_box import JudgeBox
from labeval.ui.participant.pages.page_keys import KeyHint
from labeval.ui.participant.pages.page_layout import GAP
from labeval.ui.widgets.answers.grid_parts import GridColumn, SliderRange
from labeval.ui.widgets.answers.scale_slider import ScaleSlider
from labeval.ui.widgets.texts.definition_panel import DefinitionPanel

TENTHS = 10
JUDGE_SHARE = 0.4
"""Most of the height that a language model's rating takes."""


class Page(GridPage):
    """The DQE page."""

    definition_below_text = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.judge = JudgeBox(self)
        self._scale = range(0)

    @property
    def settings(self) -> Settings:
        """The block's settings."""
        return self.settings_as(Settings)

    @property
    def panels(self) -> list[DefinitionPanel]:
        return [*super().panels, *([] if self.judge.isHidden() else [self.judge])]

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

    def spoken_points(self, criterion: Criterion) -> tuple[str, ...]:
        points = () if self.settings.slider else self.settings.scale
        return tuple(self._label_at(criterion, value) for value in points)

    def column_values(self, view: PageView) -> Sequence[str]:
        points = () if self.settings.slider else tuple(str(v) for v in self._scale)
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
        scale = self.settings.scale
        return (self._label_at(criterion, scale[0]), self._label_at(criterion, scale[-1]))

    def defines_ends(self, criterion: Criterion) -> bool:
        return self._explained(criterion)

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

    # -- a language model's ratings -----------------------------------------------------------

    def build(self) -> None:
        self._scale = self.settings.scale
        super().build()
        self.judge.setVisible(shows_support(self.settings))

    def lay_out(self, rect: QRect) -> None:
        super().lay_out(rect)
        self._show_judge()  # a text in another size has lost its marks

    def lay_out_below_document(self, column: QRect) -> int:
        return self._place_judge(column, least=self.definition.height())

    def place_definition_below(self, rect: QRect) -> int:
        judge = self._place_judge(rect)
        return judge + super().place_definition_below(rect.adjusted(0, 0, 0, -judge))

    def _place_judge(self, column: QRect, *, least: int = 0) -> int:
        """Keep the place for a rating at the foot of a column; its height with the gap above."""
        if self.judge.isHidden():
            return 0
        most = round(column.height() * JUDGE_SHARE)
        height = self.judge.height_for_view(self.view, column.width(), most)
        height = max(height, min(most, least))
        self.judge.setGeometry(column.x(), column.bottom() - height + 1, column.width(), height)
        return height + GAP

    def show_answers(self) -> None:
        super().show_answers()
        self._show_judge()

    def show_explanation(self) -> None:
        super().show_explanation()
        self._show_judge()

    def stays_on(self, field: str) -> bool:
        return field in self.view.judge_due and field not in self.view.judge

    def _show_judge(self) -> None:
        """Show the rating of the current criterion, and its quotes in the text."""
        if self.judge.isHidden():
            return
        criterion = self.current_criterion()
        self.judge.show_for(self.view, criterion, answered=bool(self.answers.get(criterion)))
        shown = None if self.view.feedback else self.view.judge.get(criterion)
        self.texts.frames[0].mark_quotes(shown.quotes if shown is not None else ())

    # -- keys -------------------------------------------------------------------------------

    def choose_by_key(self, event: QKeyEvent) -> str:
        digit = digit_of(event)
        options = self.view.fields[self.grid.current].options
        declines = NO_ANSWER in options
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
            meant = values[digit - 1] if 0 < digit <= len(self._scale) else ""
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
            chooses = self.tr("choose {value}").format(value=scale[-1])
            hints.append((["Shift", f"{scale[-1] - TENTHS}"], chooses))
        if self._offers_no_answer(self.view):
            hints.append((["N"], self.tr("no answer")))
        return [*hints, (["↑", "↓"], self.tr("move")), *self.keys.hints()]

    # -- inside -----------------------------------------------------------------------------

    def _offers_no_answer(self, view: PageView) -> bool:
        """Return whether any criterion of the page can be declined."""
        return any(NO_ANSWER in field.options for field in view.fields)

    def _by_value(self) -> bool:
        """Return whether a digit gives the point of that value, rather than of that place."""
        scale = self._scale
        return scale[0] >= 0 and scale[-1] < 2 * TENTHS

    def _slide(self, digit: int) -> None:
        slider = self.grid.control(self.grid.current)
        if isinstance(slider, ScaleSlider) and digit:
            slider.ask_share(digit / TENTHS)

    def _explained(self, criterion: Criterion) -> bool:
        """Return whether the definition explains more points than the ends of the scale."""
        ends = {self.settings.scale[0], self.settings.scale[-1]}
        labelled = set(self.settings.labels) | set(criterion.anchors)
        return bool(criterion.examples or criterion.anchors or labelled - ends)

    def _label_at(self, criterion: Criterion, value: int) -> str:
        label = criterion.anchors.get(value) or self.settings.labels.get(value)
        return label.in_language(self.view.language) if label else ""
