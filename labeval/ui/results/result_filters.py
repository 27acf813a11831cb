"""Filters of judgments, which apply to every page of the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from labeval.analysis.statistics.resampling import Resample
from labeval.jobs.results.analyse import AnalysisChoice
from labeval.jobs.results.narrowing import IMPORTED, Only
from labeval.study.study import Study
from labeval.ui.language import Retranslating, interface_language
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.one_pill import OnePill
from labeval.ui.widgets.basics.pill import Pill
from labeval.ui.widgets.fitting.wrapping import WrappingRow


@dataclass(frozen=True, slots=True)
class _Counting:
    """Filters of the judgments that count."""

    without: tuple[str, ...] = ()
    completed: bool = False


_COUNTING = {
    "rejected": _Counting(("rejected",)),
    "completed": _Counting(("rejected",), completed=True),
    "flagged": _Counting(("rejected", "flagged")),
    "completed_flagged": _Counting(("rejected", "flagged"), completed=True),
    "all": _Counting(),
}
"""The choices of the first pill; the first holds until another is chosen."""
_VALID_FOR: dict[str, Resample] = {"both": "both", "raters": "raters", "questions": "questions"}
"""The choices of the last pill: whom and what differences are to hold for."""
_WIDEST, _NARROWEST = 290, 84
"""Of a pill, in logical pixels; a long row is cut rather than making the window wider."""


class ResultFilters(Retranslating, Themed, QWidget):
    """A row of pills: what is read, and what the answer is to hold for.

    Signals:
        changed: somebody has chosen something.
    """

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.counting, self.valid_for = OnePill(theme), OnePill(theme)
        self.counting.widest = self.valid_for.widest = _WIDEST
        self.kind, self.condition, self.group = Pill(theme), Pill(theme), Pill(theme)
        self.method, self.criterion = Pill(theme), Pill(theme)
        self.narrowing = (self.kind, self.condition, self.group, self.method, self.criterion)
        self._clear = LinkButton()
        self._clear.hide()
        self._study: Study | None = None
        self._methods: list[str] = []
        row = WrappingRow(GRID - 2)
        self.setLayout(row)
        for pill in (self.counting, *self.narrowing, self.valid_for):
            pill.changed.connect(self._on_changed)
            pill.setMinimumWidth(_NARROWEST)
            row.addWidget(pill)
        row.addWidget(self._clear)
        row.addStretch()
        self._clear.clicked.connect(self.clear)
        self.set_theme(theme)

    def set_study(self, study: Study) -> None:
        """Offer what a study has; what was chosen stays."""
        self._study = study
        self._fill()

    def set_methods(self, methods: Sequence[str]) -> None:
        """Offer these methods, as the tables name them; more never take a choice away."""
        known = [*self._methods, *(m for m in methods if m not in self._methods)]
        if known != self._methods:
            self._methods = known
            self._fill()

    def only(self) -> Only:
        """The part that is to be read."""
        return Only(
            conditions=_sorted(self.condition),
            groups=_sorted(self.group),
            methods=_sorted(self.method),
            criteria=_sorted(self.criterion),
            kinds=_sorted(self.kind),
        )

    def chosen(self, *, hourly_rate: float, samples: int) -> AnalysisChoice:
        """The request for the analysis."""
        counting = _COUNTING.get(self.counting.value, _COUNTING["rejected"])
        chosen = AnalysisChoice(only=self.only(), hourly_rate=hourly_rate, samples=samples)
        return replace(
            chosen,
            without=counting.without,
            completed_only=counting.completed,
            resample=_VALID_FOR.get(self.valid_for.value, "both"),
        )

    def clear(self) -> None:
        """Narrow nothing."""
        before = self.only()
        for pill in self.narrowing:
            pill.blockSignals(True)
            pill.choose(frozenset())
            pill.blockSignals(False)
        if self.only() != before:
            self._on_changed()

    def retranslate(self) -> None:
        self._fill()

    def _on_changed(self) -> None:
        self._clear.setVisible(any(pill.chosen for pill in self.narrowing))
        self.changed.emit()

    def _fill(self) -> None:
        study, language = self._study, interface_language()
        if study is None:
            return
        self._clear.setText(self.tr("Show all"))
        self.counting.set_values(self.tr("Judgments"), self._countings())
        self.valid_for.set_values(self.tr("Valid for"), self._valid_for())
        offered = {
            self.kind: (self.tr("Made by"), self._kinds()),
            self.condition: (
                self.tr("Condition"),
                {c.id: c.name.in_language(language) if c.name else c.id for c in study.conditions},
            ),
            self.group: (self.tr("Group"), {g: g for g in study.participants.groups}),
            self.method: (self.tr("Method"), {name: name.upper() for name in self._methods}),
            self.criterion: (
                self.tr("Criterion"),
                {c.id: c.name.in_language(language) for c in study.criteria},
            ),
        }
        for pill, (name, values) in offered.items():
            pill.set_facet(name, _Fixed(values))
            pill.setVisible(len(values) > 1 or bool(pill.chosen))

    def _countings(self) -> dict[str, str]:
        return {
            "rejected": self.tr("rejected excluded"),
            "completed": self.tr("completed sessions"),
            "flagged": self.tr("flagged excluded"),
            "completed_flagged": self.tr("completed, not flagged"),
            "all": self.tr("all"),
        }

    def _valid_for(self) -> dict[str, str]:
        return {
            "both": self.tr("new raters and questions"),
            "raters": self.tr("new raters, these questions"),
            "questions": self.tr("these raters, new questions"),
        }

    def _kinds(self) -> dict[str, str]:
        return {
            "real": self.tr("people"),
            "simulated": self.tr("robots"),
            IMPORTED: self.tr("imported"),
        }


@dataclass(frozen=True, slots=True)
class _Fixed:
    """Gives the same values whenever a list opens."""

    values: Mapping[str, str]

    def __call__(self) -> Mapping[str, str]:
        return self.values


def _sorted(pill: Pill) -> tuple[str, ...]:
    return tuple(sorted(pill.chosen))
