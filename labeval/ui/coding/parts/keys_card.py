"""The list of all keys, by what they are about, in as many columns as fit."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.coding.parts.keys import KeyAction, Keys
from labeval.ui.help.topics import CODING
from labeval.ui.theme import LABEL_PX, Theme, Themed
from labeval.ui.widgets.bars.key_hints import key_name
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import text_width, type_font
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.overlay import Overlay

_LINE = 23
_HEAD = 31
_GAP, _APART = 24, 8
"""Pixels between columns, and between a name and its key."""


class _Table(Themed, QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.groups: list[tuple[str, list[KeyAction]]] = []
        self.columns = 2

    def sizeHint(self) -> QSize:
        return QSize(600, max(self._heights(), default=0))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self.width() / self.columns
        for column, entries in enumerate(self._dealt()):
            y = 0.0
            for entry in entries:
                box = QRectF(column * width, y, width - _GAP, _height(entry))
                if isinstance(entry, str):
                    painter.setFont(type_font(theme.px(12)))
                    painter.setPen(theme.color("soft_text"))
                    below = box.adjusted(0, 0, 0, -5)
                    painter.drawText(below, Qt.AlignmentFlag.AlignBottom, entry.upper())
                else:
                    self._paint_line(painter, entry, box)
                y += box.height()
        painter.end()

    def _paint_line(self, painter: QPainter, action: KeyAction, box: QRectF) -> None:
        theme, px = self.theme, self.theme.px(11)
        key, cap_width = cap_of(action.keys[0]), self._cap_width(action)
        cap = QRectF(box.right() - cap_width, box.top() + 2, cap_width, _LINE - 4)
        painter.setPen(theme.color("line"))
        painter.setBrush(theme.color("ground"))
        painter.drawRoundedRect(cap, 4, 4)
        painter.setPen(theme.color("text"))
        painter.setFont(type_font(px))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
        painter.setFont(type_font(theme.px(LABEL_PX)))
        room = box.adjusted(0, 0, -cap_width - _APART, 0)
        name = painter.fontMetrics().elidedText(
            action.name(), Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)

    def room_for_name(self, action: KeyAction) -> int:
        """Pixels to the left of its key."""
        return int(self.width() / self.columns - _GAP - self._cap_width(action) - _APART)

    def _cap_width(self, action: KeyAction) -> int:
        return max(20, text_width(cap_of(action.keys[0]), self.theme.px(11)) + 12)

    def _dealt(self) -> list[list[str | KeyAction]]:
        """Headings and lines in columns of about the same height; no heading ends a column."""
        entries: list[str | KeyAction] = []
        for heading, actions in self.groups:
            entries += [heading, *actions]
        most = sum(map(_height, entries)) / self.columns + _LINE
        columns: list[list[str | KeyAction]] = [[]]
        height = 0
        for entry in entries:
            needed = _height(entry) + (_LINE if isinstance(entry, str) else 0)
            if height + needed > most and len(columns) < self.columns:
                columns.append([])
                height = 0
            columns[-1].append(entry)
            height += _height(entry)
        return columns

    def _heights(self) -> list[int]:
        return [sum(map(_height, entries)) for entries in self._dealt()]


def cap_of(key: str) -> str:
    """A key's name on the keyboard of the language in use; also of several, as in Ctrl+1 – 9."""
    modifiers, _, last = key.rpartition("+")
    native = QKeySequence.SequenceFormat.NativeText
    if known := QKeySequence(key).toString(native):
        return known if last != "Return" else known.replace(last, key_name("Enter"))
    if not modifiers:
        return key
    return QKeySequence(f"{modifiers}+A").toString(native).removesuffix("A") + last


def _height(entry: str | KeyAction) -> int:
    return _HEAD if isinstance(entry, str) else _LINE


class KeysCard(Overlay):
    """Shows what can be done in the window, with the way to the documents, and what every key does.

    Signals:
        documents_wanted: the part of the documents about the window is to be opened.
    """

    documents_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget, keys: Keys) -> None:
        super().__init__(theme, parent, width=1180)
        self._keys = keys
        self._table = _Table(theme)
        self._summary = Label(theme, wrap=True)
        self.documents = LinkButton()
        self.documents.set_theme(theme)
        self.documents.clicked.connect(self.documents_wanted)
        self.rows.addWidget(self._summary)
        self.rows.addWidget(self.documents, 0, Qt.AlignmentFlag.AlignLeft)
        self.rows.addWidget(self._table)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.set_text(self.tr("What can be done here"))
        self._summary.set_text(CODING.summary)
        self.documents.setText(self.tr("Read on in the documents"))
        groups: dict[str, list[KeyAction]] = {}
        for action in self._keys.actions:
            groups.setdefault(action.group(), []).append(action)
        self._table.groups = list(groups.items())
        parent = self.parentWidget()
        wide = parent is not None and parent.width() > 1100
        self._table.columns = 3 if wide else 2
        entries = [f"{cap_of(a.keys[0])}: {a.name()}" for a in self._keys.actions]
        self._table.setAccessibleName("; ".join(entries))
        self._table.updateGeometry()
