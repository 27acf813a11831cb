"""The steps of a flow in one line, with the current one in bold."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from labeval.ui.theme import GRID, LABEL_PX, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import text_width

_ARROW = "›"


class StepsLine(QWidget):
    """Shows where one is; it takes no clicks, the button "Back" does.

    Where it has no room for all names, the other steps have their numbers only.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GRID)
        self._row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._shown: tuple[tuple[str, ...], int] = ((), 0)
        self._labels: list[Label] = []

    def show_steps(self, names: Sequence[str], current: int) -> None:
        """Show these steps."""
        if (tuple(names), current) == self._shown:
            return
        self._shown = (tuple(names), current)
        self._labels = []
        while (old := self._row.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for n in range(len(names)):
            here = n == current
            label = Label(self._theme, role="text" if here else "soft_text", bold=here)
            if n:
                arrow = Label(self._theme, role="soft_text")
                arrow.set_text(_ARROW)
                self._row.addWidget(arrow)
            self._row.addWidget(label)
            self._labels.append(label)
        self.setAccessibleName(names[current] if names else "")
        self.updateGeometry()
        self._name()

    def sizeHint(self) -> QSize:
        return QSize(self._width(whole=True), self._row.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._width(whole=False), self._row.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name()

    # -- inside -------------------------------------------------------------------------------

    def _name(self) -> None:
        whole = self.width() >= self._width(whole=True)
        texts = zip(self._texts(whole=whole), self._texts(whole=True), strict=True)
        for label, (text, spoken) in zip(self._labels, texts, strict=True):
            label.set_text(text)
            label.setAccessibleName(spoken)

    def _texts(self, *, whole: bool) -> list[str]:
        names, current = self._shown
        shown = [name if whole or n == current else "" for n, name in enumerate(names)]
        return [f"{n}  {name}" if name else str(n) for n, name in enumerate(shown, start=1)]

    def _width(self, *, whole: bool) -> int:
        _, current = self._shown
        texts = self._texts(whole=whole)
        widths = [
            text_width(text, LABEL_PX, strong=n == current) + 2 for n, text in enumerate(texts)
        ]
        arrows = max(0, len(texts) - 1) * (text_width(_ARROW, LABEL_PX) + 2 + 2 * GRID)
        return sum(widths) + arrows
