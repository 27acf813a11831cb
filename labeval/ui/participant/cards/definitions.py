"""All definitions of a block's criteria at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from labeval.session.running.session import Session
from labeval.study.model.criteria import in_groups
from labeval.ui.mirroring import is_mirrored
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.column import Column
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.overlay import Overlay

_WIDTH = 920


class DefinitionsCard(Overlay):
    """Name and definition of every criterion, in groups as on the page."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, width=_WIDTH)
        self._column = Column(theme, width=_WIDTH, centred=False, margin=0)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(2 * GRID)
        self._grid.setVerticalSpacing(GRID)
        self._grid.setColumnStretch(1, 1)
        self._column.rows.addLayout(self._grid)
        self.rows.addWidget(self._column)
        self._labels: list[Label] = []

    def show_definitions(self, session: Session) -> None:
        """Open with the criteria of the block that the session is at."""
        study, settings = session.content.study, session.settings()
        known = {criterion.id: criterion for criterion in study.criteria}
        over = study.overarching()
        for label in self._labels:
            label.hide()
            label.deleteLater()
        self._labels = []
        ids = in_groups(settings.criteria or list(known), known, study.groups)
        for line, id in enumerate(ids):
            name = Label(self.theme, size=14, bold=True)
            name.setText(known[id].name.in_language(session.language))
            indent = 0 if id in over else 2 * GRID
            sides = (0, indent) if is_mirrored(self) else (indent, 0)
            name.setContentsMargins(sides[0], 0, sides[1], 0)
            text = Label(self.theme, size=14, wrap=True)
            text.setText(known[id].definition.in_language(session.language))
            self._grid.addWidget(name, line, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(text, line, 1)
            text.setAccessibleName(f"{name.text()}: {text.text()}")
            self._labels += [name, text]
        for label in self._labels:
            label.show()  # so that the card has the right height at once
        self.open_card()

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("What the criteria mean"))

    def fit_content(self, width: int, most: int) -> None:
        wanted = self._column.height_of_rows(width)
        self._column.setFixedHeight(max(0, min(wanted, most)))
