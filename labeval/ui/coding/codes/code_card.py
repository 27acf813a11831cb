"""The card of a code: name, colour, key, definition, what to include and exclude, an example."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from labeval.coding.rows import Code
from labeval.ui.coding.parts.code_colours import PALETTE, code_colours
from labeval.ui.coding.parts.section import QuietField
from labeval.ui.coding.parts.text_box import TextBox
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.overlay import Overlay

_CELL = 30
_SHOWN = 4
"""Lines of a code's history."""


class Swatches(Themed, QWidget):
    """The palette; arrows choose.

    Signals:
        picked: another colour.
    """

    picked = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.colour = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        return QSize(8 * _CELL, 2 * _CELL)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        column, row = int(event.position().x()) // _CELL, int(event.position().y()) // _CELL
        if 0 <= column < 8 and 0 <= row < 2:
            self._pick(row * 8 + column)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -8, Qt.Key.Key_Down: 8}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        at = PALETTE.index(self.colour) if self.colour in PALETTE else -step
        self._pick(max(0, min(len(PALETTE) - 1, at + step)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for n, colour in enumerate(PALETTE):
            cell = QRectF(n % 8 * _CELL + 4, n // 8 * _CELL + 4, _CELL - 8, _CELL - 8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(code_colours(colour, self.theme).line)
            painter.drawRoundedRect(cell, 5, 5)
            if colour == self.colour:
                role = "accent" if self.hasFocus() else "text"
                painter.setPen(QPen(self.theme.color(role), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(cell.adjusted(-3, -3, 3, 3), 7, 7)
        painter.end()

    def _pick(self, number: int) -> None:
        self.colour = PALETTE[number]
        self.update()
        self.picked.emit(self.colour)


class CodeCard(Overlay):
    """The texts and the style of a code. Closing the card keeps them, as one edit."""

    begins_with_words = False

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, width=620)
        self._code: Code | None = None
        self._keep: Callable[[Code, Code], object] | None = None
        self._name = QuietField(theme)
        self._key = QuietField(theme)
        self._key.setMaxLength(1)
        self._key.setFixedWidth(44)
        self._swatches = Swatches(theme)
        self._labels = [Label(theme, size=12, role="soft_text") for _ in range(6)]
        self._name_label, self._key_label, *self._box_labels = self._labels
        self._boxes = [TextBox(theme, lines=n) for n in (3, 2, 2, 2)]
        name = QHBoxLayout()
        name.setSpacing(10)
        for part in (self._name, self._key_label, self._key):
            name.addWidget(part)
        self.rows.setSpacing(7)
        self.rows.addWidget(self._name_label)
        self.rows.addLayout(name)
        self.rows.addWidget(self._swatches)
        for label, box in zip(self._box_labels, self._boxes, strict=True):
            self.rows.addWidget(label)
            self.rows.addWidget(box)
            box.left.connect(self.close_card)
        self._history = Label(theme, size=12, role="soft_text", wrap=True)
        self.rows.addWidget(self._history)
        self.closed.connect(self._on_closed)

    def show_code(
        self, code: Code, keep: Callable[[Code, Code], object], history: Sequence[str] = ()
    ) -> None:
        """Show a code to be described.

        Args:
            keep: called when the card closes, with the code as it was shown and as it was typed.
            history: who changed it when, last first.
        """
        self._history.set_text("\n".join(history[:_SHOWN]))
        self._history.setVisible(bool(history))
        self._code, self._keep = code, keep
        for field, shown in ((self._name, code.name), (self._key, code.shortcut)):
            field.kept = shown
            field.setText(shown)
        self._swatches.colour = code.colour
        for box, text in zip(
            self._boxes, (code.definition, code.include, code.exclude, code.example), strict=True
        ):
            box.setPlainText(text)
        self.open_card()

    def first_focus(self) -> QWidget:
        return self._boxes[0]

    def retranslate(self) -> None:
        super().retranslate()
        category = self._code is not None and not self._code.codable
        self.heading.set_text(self.tr("Category") if category else self.tr("Code"))
        texts = (
            self.tr("Name"),
            self.tr("Letter"),
            self.tr("Definition"),
            self.tr("Include when"),
            self.tr("Exclude when"),
            self.tr("Example"),
        )
        for label, text in zip(self._labels, texts, strict=True):
            label.set_text(text)
        for box, text in zip(self._boxes, texts[2:], strict=True):
            box.setAccessibleName(text)
        self._name.setAccessibleName(texts[0])
        self._key.setAccessibleName(texts[1])
        self._swatches.setAccessibleName(self.tr("Colour"))

    def _on_closed(self) -> None:
        code, keep, self._keep = self._code, self._keep, None
        if code is None or keep is None:
            return
        definition, include, exclude, example = (b.toPlainText().strip() for b in self._boxes)
        keep(
            code,
            replace(
                code,
                name=" ".join(self._name.text().split()) or code.name,
                shortcut=self._key.text().strip().lower(),
                colour=self._swatches.colour,
                definition=definition,
                include=include,
                exclude=exclude,
                example=example,
            ),
        )
