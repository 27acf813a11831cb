"""Which judgments count: filters that apply to every page of the window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from labeval.jobs.analyse import Chosen
from labeval.jobs.narrowing import IMPORTED, Only
from labeval.study.model import Study
from labeval.ui.language import interface_language
from labeval.ui.theme import DENSE_HEIGHT, GRID, Theme


@dataclass(frozen=True, slots=True)
class _Counting:
    """Which judgments count by what is known about them."""

    without: tuple[str, ...] = ()
    completed: bool = False


_COUNTING = (
    _Counting(("rejected",)),
    _Counting(("rejected",), completed=True),
    _Counting(("rejected", "flagged")),
    _Counting(("rejected", "flagged"), completed=True),
    _Counting(),
)
"""What the entries of the first box choose, in their order."""
_KINDS = ("", "real", "simulated", IMPORTED)


class FilterBar(QWidget):
    """A row of boxes; each narrows what is read.

    Signals:
        changed: somebody has chosen something.
    """

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.counting, self.kind, self.condition = QComboBox(), QComboBox(), QComboBox()
        self.group, self.method, self.criterion = QComboBox(), QComboBox(), QComboBox()
        self.boxes = (
            *(self.counting, self.kind, self.condition),
            *(self.group, self.method, self.criterion),
        )
        self._study: Study | None = None
        self._methods: list[str] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        for box in self.boxes:
            box.setMinimumHeight(DENSE_HEIGHT)
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(9)
            box.activated.connect(self._on_activated)
            row.addWidget(box, 1)
        self.set_theme(theme)

    def set_study(self, study: Study) -> None:
        """Offer what a study has; what was chosen stays where it is still there."""
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
            conditions=_only(self.condition),
            groups=_only(self.group),
            methods=_only(self.method),
            criteria=_only(self.criterion),
            kinds=_only(self.kind),
        )

    def chosen(self, *, hourly_rate: float, samples: int) -> Chosen:
        """What is to be analysed, and how."""
        counting = _COUNTING[max(0, self.counting.currentIndex())]
        chosen = Chosen(only=self.only(), hourly_rate=hourly_rate, samples=samples)
        return replace(chosen, without=counting.without, completed_only=counting.completed)

    def set_theme(self, theme: Theme) -> None:
        """Redraw in the theme's colours."""
        self.setStyleSheet(f"QComboBox {{ font-size: 13px; color: {theme.ink}; }}")

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
        super().changeEvent(event)

    def _on_activated(self, index: int) -> None:
        self.changed.emit()

    def _fill(self) -> None:
        study, language = self._study, interface_language()
        if study is None:
            return
        counting = [
            self.tr("Without rejected"),
            self.tr("Completed sessions"),
            self.tr("Without flagged"),
            self.tr("Completed, without flagged"),
            self.tr("All judgments"),
        ]
        _refill(self.counting, [(text, text) for text in counting], by_place=True)
        people = {
            "": self.tr("People and robots"),
            "real": self.tr("People only"),
            "simulated": self.tr("Robots only"),
            IMPORTED: self.tr("Imported only"),
        }
        _refill(self.kind, [(people[kind], kind) for kind in _KINDS])
        conditions = [
            (c.name.in_language(language) if c.name else c.id, c.id) for c in study.conditions
        ]
        criteria = [(c.name.in_language(language), c.id) for c in study.criteria]
        groups = [(group, group) for group in study.participants.groups]
        methods = [(name.upper(), name) for name in self._methods]
        _refill(self.condition, [(self.tr("All conditions"), ""), *conditions])
        _refill(self.group, [(self.tr("All groups"), ""), *groups])
        _refill(self.method, [(self.tr("All methods"), ""), *methods])
        _refill(self.criterion, [(self.tr("All criteria"), ""), *criteria])
        self.group.setVisible(bool(groups))
        names = (
            *(self.tr("Which judgments"), self.tr("Whose"), self.tr("Condition")),
            *(self.tr("Group"), self.tr("Method"), self.tr("Criterion")),
        )
        for box, name in zip(self.boxes, names, strict=True):
            box.setAccessibleName(name)
            box.setToolTip(name)


def _only(box: QComboBox) -> tuple[str, ...]:
    value = box.currentData()
    return (str(value),) if value else ()


def _refill(box: QComboBox, entries: list[tuple[str, str]], *, by_place: bool = False) -> None:
    """Put other texts in, and keep what was chosen."""
    place, value = box.currentIndex(), box.currentData()
    box.clear()
    for text, data in entries:
        box.addItem(text, data)
    at = place if by_place else box.findData(value)
    box.setCurrentIndex(max(0, at))
