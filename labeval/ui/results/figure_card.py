"""A figure with its caption, how it was computed, and ways to keep it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from labeval.ui.accessible import announce
from labeval.ui.language import Retranslating
from labeval.ui.results.contents import ResultPicture
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.paper import Paper


class PictureLabel(QLabel):
    """A picture as wide as there is room, and never wider than it was drawn."""

    def __init__(self, png: bytes) -> None:
        super().__init__()
        self._drawn = QPixmap()
        self._drawn.loadFromData(png)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def heightForWidth(self, width: int) -> int:
        """Return the height of the picture in so much room."""
        return self._size(width).height()

    def sizeHint(self) -> QSize:
        """The picture as it was drawn."""
        return self._size(self._drawn.width())

    def minimumSizeHint(self) -> QSize:
        """Nothing: the height follows from the width."""
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale to the width there is."""
        super().resizeEvent(event)
        ratio = self.devicePixelRatioF()
        smooth = Qt.TransformationMode.SmoothTransformation
        keep = Qt.AspectRatioMode.KeepAspectRatio
        shown = self._drawn.scaled(self._size(self.width()) * ratio, keep, smooth)
        shown.setDevicePixelRatio(ratio)
        self.setPixmap(shown)

    def _size(self, room: int) -> QSize:
        """The picture's size in a room so wide."""
        drawn = round(self._drawn.width() / self.devicePixelRatioF())
        width = min(max(200, room), max(200, drawn))
        return QSize(width, round(width * self._drawn.height() / max(1, self._drawn.width())))


class FigureCard(Retranslating, Paper):
    """One figure on a sheet of paper.

    Signals:
        save_requested: the figure's name; the receiver asks for the file and its format.
    """

    save_requested = Signal(str)

    def __init__(self, picture: ResultPicture, theme: Theme) -> None:
        super().__init__()
        self.picture = picture
        self._title = Label(theme, size=15, bold=True, wrap=True, level=3)
        self._title.set_text(picture.title)
        self.image = PictureLabel(picture.png)
        self.image.setAccessibleName(f"{picture.title}. {picture.caption}")
        self._caption = Label(theme, role="soft_text", wrap=True)
        self._caption.set_text(picture.caption)
        self._how = Label(theme, role="soft_text", wrap=True)
        self._how.set_text(picture.how)
        self._how.hide()
        self.how_button = LinkButton()
        self.save_button = LinkButton()
        self.how_button.clicked.connect(self._on_how)
        self.save_button.clicked.connect(self._on_save)
        links = QHBoxLayout()
        links.setSpacing(2 * GRID)
        links.addWidget(self.how_button)
        links.addWidget(self.save_button)
        links.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        for part in (self._title, self.image, self._caption):
            column.addWidget(part)
        column.addLayout(links)
        column.addWidget(self._how)
        self.retranslate()
        self.set_theme(theme)

    def retranslate(self) -> None:
        self.how_button.setText(self.tr("How computed"))
        self.save_button.setText(self.tr("Save the figure and its numbers…"))
        for button in (self.how_button, self.save_button):  # else all figures have the same
            button.setAccessibleName(f"{button.text()}: {self.picture.title}")

    def _on_how(self) -> None:
        self._how.setVisible(self._how.isHidden())
        announce(self._how, self._how.text())

    def _on_save(self) -> None:
        self.save_requested.emit(self.picture.name)


def spacer() -> QWidget:
    """Takes the room that is left."""
    widget = QWidget()
    widget.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
    return widget
