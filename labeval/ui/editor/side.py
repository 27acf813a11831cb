"""The side of the form: the participant's screens, or the study file."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from labeval.study.yaml.places import Path
from labeval.ui.accessible import announce
from labeval.ui.editor.controller import EditorController
from labeval.ui.editor.file.pane import FilePane
from labeval.ui.editor.preview.pane import PreviewPane
from labeval.ui.memory import Memory
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import OptionButton

_KEPT = "editor_side"


class SideBySide(QWidget):
    """Two panes, one of which is shown.

    Signals:
        turned: the other one is shown.
    """

    turned = Signal()

    def __init__(self, controller: EditorController, theme: Theme, memory: Memory) -> None:
        super().__init__()
        self._memory = memory
        self.screens, self.file = PreviewPane(theme, memory), FilePane(controller, theme)
        self.options = OptionButton(), OptionButton()
        self._stack = QStackedWidget()
        row = QHBoxLayout()
        row.setSpacing(4)
        for n, (option, pane) in enumerate(zip(self.options, self._panes(), strict=True)):
            option.set_theme(theme)
            option.clicked.connect(lambda _=False, n=n: self.turn(n))
            row.addWidget(option)
            self._stack.addWidget(pane)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addLayout(row)
        column.addWidget(self._stack, 1)
        self.retranslate()
        self.turn(1 if memory.get(_KEPT) == "file" else 0)

    @property
    def shows_file(self) -> bool:
        """True while the study file is shown."""
        return self._stack.currentWidget() is self.file

    def turn(self, position: int | None = None) -> None:
        """Show the screens (0), the file (1), or the other one."""
        at = 1 - self._stack.currentIndex() if position is None else position
        self._stack.setCurrentIndex(at)
        for n, option in enumerate(self.options):
            option.show_chosen(n == at)
        announce(self, self.options[at].text())
        self._memory.set(_KEPT, "file" if at else "screens")
        self.turned.emit()

    def follow(self, path: Path) -> None:
        """Show what a path of the study file is about."""
        self.screens.follow(path)
        self.file.follow(path)

    def retranslate(self) -> None:
        """Take the words of the interface's language."""
        self.options[0].setText(self.tr("What the participant sees"))
        self.options[1].setText(self.tr("Study file"))

    def _panes(self) -> tuple[QWidget, QWidget]:
        return self.screens, self.file
