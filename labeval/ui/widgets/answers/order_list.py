"""An order of texts: a row for each place, with the texts as cards that keys or the mouse move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from labeval.ui.accessible import Accessible
from labeval.ui.mirroring import MirroredPainter, put
from labeval.ui.theme import DENSE_HEIGHT, LABEL_PX, LIGHT, Themed
from labeval.ui.widgets.basics.buttons import AnswerButton, ThemedButton
from labeval.ui.widgets.basics.lettering import text_width, type_font, type_metrics

GAP, LEAST_GAP = 6, 2
PAD = 8
NUMBER_WIDTH = 26
TALLEST_ROW = 46


def _elided(text: str, width: int, px: int) -> str:
    return type_metrics(px).elidedText(text, Qt.TextElideMode.ElideRight, width)


class PlaceNumber(AnswerButton):
    """The number of a place, which no card covers; a click puts the current text there."""

    def __init__(self, place: int, parent: QWidget) -> None:
        super().__init__(str(place), parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = MirroredPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isEnabled() and self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent_tint"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.setPen(theme.color("text" if self.isChecked() else "soft_text"))
        painter.setFont(type_font(theme.px(LABEL_PX), strong=True))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class PlaceRow(ThemedButton):
    """Room for the cards of one place; where it is empty, a click puts the current text there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._target = False
        self._word = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_word(self, word: str) -> None:
        """A word that is read where no card covers it."""
        self._word = word
        self.update()

    def set_target(self, target: bool) -> None:
        """Show that the card that is held would be put here."""
        if target != self._target:
            self._target = target
            self.update()

    def sizeHint(self) -> QSize:
        px = self._theme.px(LABEL_PX)
        return QSize(160, max(DENSE_HEIGHT, px + 13))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = MirroredPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inviting = self._target or (self.isEnabled() and self.underMouse())
        painter.setPen(QPen(theme.color("accent" if inviting else "outline"), 1 + self._target))
        painter.setBrush(theme.color("accent_tint" if inviting else "ground"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 7, 7)
        painter.setPen(theme.color("soft_text"))
        painter.setFont(type_font(theme.px(12)))
        inside = self.rect().adjusted(PAD, 0, -PAD, 0)
        painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter, self._word)
        painter.end()


class TextCard(ThemedButton):
    """A text: its letter, and its first words where there is room.

    Signals:
        moved: it is held, and its centre is here in its parent.
        dropped: it was let go here.
        lost: it is not held any more, and was not let go: the page was taken away.
    """

    moved = Signal(QPoint)
    dropped = Signal(QPoint)
    lost = Signal()

    def __init__(self, letter: str, parent: QWidget) -> None:
        super().__init__(letter, parent)
        self._words = ""
        self._current = False
        self._pressed_at: QPoint | None = None
        self.is_held = False
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def set_words(self, words: str) -> None:
        """The beginning of the text."""
        self._words = " ".join(words[:120].split())
        self.update()

    def show_current(self, current: bool) -> None:
        """Show it as the text that keys act on; only this one is a stop for Tab."""
        self._current = current
        policy = Qt.FocusPolicy.StrongFocus if current else Qt.FocusPolicy.ClickFocus
        self.setFocusPolicy(policy)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # all keys belong to the page

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None:
            return
        by = event.position().toPoint() - self._pressed_at
        if not self.is_held and by.manhattanLength() >= QApplication.startDragDistance():
            self.is_held = True
            self.raise_()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        if self.is_held:
            self.move(self.pos() + by)
            self.moved.emit(self.geometry().center())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        held, self.is_held, self._pressed_at = self.is_held, False, None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        if held:
            self.setDown(False)
            self.dropped.emit(self.geometry().center())
        else:
            super().mouseReleaseEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        held, self.is_held, self._pressed_at = self.is_held, False, None
        if held:
            self.setDown(False)
            self.setCursor(Qt.CursorShape.OpenHandCursor)
            self.lost.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = self._theme, self._theme.px(LABEL_PX)
        painter = MirroredPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = "accent" if self._current or self.is_held else "outline"
        painter.setPen(QPen(theme.color(edge), 2 if self._current else 1))
        painter.setBrush(theme.color("accent_tint" if self.underMouse() else "paper"))
        # The gap makes the focus differ from the edge of the current card.
        inset = 4 if self.hasFocus() else 1
        shape = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(shape, 6, 6)
        painter.setPen(theme.color("text"))
        painter.setFont(type_font(px, strong=True))
        letter = text_width(self.text(), px, strong=True)
        room = self.width() - letter - 3 * PAD
        if room < theme.px(36) or not self._words:
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        else:
            inner = self.rect().adjusted(PAD, 0, -PAD, 0)
            painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter, self.text())
            painter.setFont(type_font(theme.px(12)))
            painter.setPen(theme.color("soft_text"))
            words = _elided(self._words, room, theme.px(12))
            inner.adjust(letter + PAD, 0, 0, 0)
            painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter, words)
        if self.hasFocus():
            self._ring(painter, 6)
        painter.end()


class OrderList(Accessible, Themed, QWidget):
    """Rows for the places, and below them the texts that have none yet.

    Signals:
        place_asked: a text, from 0, and its place, from 1; 0 takes its place from it.
        row_clicked: a place, from 1, for the current text.
        card_clicked: a text, from 0.
    """

    place_asked = Signal(int, int)
    row_clicked = Signal(int)
    card_clicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._rows: list[PlaceRow] = []
        self._numbers: list[PlaceNumber] = []
        self._cards: list[TextCard] = []
        self._places: dict[int, int] = {}
        self._tray = QRect()
        self._text_names: Sequence[str] = ()
        self._note = ""

    def set_texts(self, letters: Sequence[str]) -> None:
        """Make a row and a card for each text."""
        for old in self._parts():
            old.hide()
            old.deleteLater()
        count = len(letters)
        self._rows = [PlaceRow(self) for _ in range(count)]
        self._numbers = [PlaceNumber(place, self) for place in range(1, count + 1)]
        self._cards = [TextCard(letter, self) for letter in letters]
        for parts in (self._rows, self._numbers):
            for place, part in enumerate(parts, start=1):
                part.clicked.connect(lambda _=False, place=place: self.row_clicked.emit(place))
        for n, card in enumerate(self._cards):
            card.clicked.connect(lambda _=False, n=n: self.card_clicked.emit(n))
            card.moved.connect(self._on_moved)
            card.dropped.connect(lambda where, n=n: self._on_dropped(n, where))
            card.lost.connect(self._put_back)
        for part in self._parts():
            part.set_theme(self._theme)
            part.show()

    def set_words(self, texts: Sequence[str], note: str) -> None:
        """The beginnings of the texts, and a note where none is left."""
        for card, text in zip(self._cards, texts, strict=True):
            card.set_words(text)
        self._note = note
        self.update()

    def name_parts(self, names: Sequence[str], texts: Sequence[str], best: str, worst: str) -> None:
        """Names of rows and texts for assistive technology, and words on first and last row."""
        self._text_names = texts
        for row, name in zip(self._rows, names, strict=True):
            row.setAccessibleName(name)
        self._rows[0].set_word(best)
        self._rows[-1].set_word(worst)

    def set_places(self, places: Mapping[int, int], names: Sequence[str], current: int) -> None:
        """Show texts in their places, and the text that keys act on.

        Args:
            names: of the texts with their places, for assistive technology.
        """
        self._places = dict(places)
        for card, name in zip(self._cards, names, strict=True):
            card.setAccessibleName(name)
        for place, number in enumerate(self._numbers, start=1):
            row = self._rows[place - 1].accessibleName()
            number.setAccessibleName(f"{row}, {self._text_names[current]}")
            number.show_chosen(places.get(current) == place)
        for n, card in enumerate(self._cards):
            card.show_current(n == current)
        self._arrange()

    def card(self, n: int) -> TextCard:
        """The card of a text."""
        return self._cards[n]

    def row(self, place: int) -> PlaceRow:
        """The row of a place, from 1."""
        return self._rows[place - 1]

    def number(self, place: int) -> PlaceNumber:
        """The number of a place, from 1."""
        return self._numbers[place - 1]

    def least_height(self) -> int:
        """The height below which rows would be too small to hit."""
        return (len(self._rows) + 1) * (self._row_height() + LEAST_GAP)

    def natural_height(self) -> int:
        """The height with comfortable rows."""
        tall = min(self._theme.px(TALLEST_ROW), self._row_height() + self._theme.px(12))
        return (len(self._rows) + 1) * (tall + GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = MirroredPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        if len(self._places) == len(self._cards):
            painter.setPen(theme.color("soft_text"))
            painter.setFont(type_font(theme.px(12)))
            words = _elided(self._note, self._tray.width(), theme.px(12))
            painter.drawText(self._tray, Qt.AlignmentFlag.AlignVCenter, words)
        painter.end()

    def _parts(self) -> list[PlaceRow | PlaceNumber | TextCard]:
        return [*self._rows, *self._numbers, *self._cards]

    def _row_height(self) -> int:
        return self._rows[0].sizeHint().height() if self._rows else DENSE_HEIGHT

    def _arrange(self) -> None:
        """Rows above each other, cards in their rows, and those without a place below."""
        count = len(self._rows)
        if not count:
            return
        gap = GAP if self.height() >= (count + 1) * (self._row_height() + GAP) else LEAST_GAP
        height = min(self._theme.px(TALLEST_ROW), self.height() // (count + 1) - gap)
        number = self._theme.px(NUMBER_WIDTH)
        for n, row in enumerate(self._rows):
            y = n * (height + gap)
            put(self._numbers[n], 0, y, number - 2, height)
            place = QRect(number, y, self.width() - number, height)
            put(row, place.x(), y, place.width(), height)
            here = [c for c, given in self._places.items() if given == n + 1]
            self._share(sorted(here), place.adjusted(3, 3, -3, -3))
        self._tray = QRect(number, count * (height + gap), self.width() - number, height)
        self._share([n for n in range(count) if n not in self._places], self._tray)
        self.update()

    def _share(self, cards: Sequence[int], room: QRect) -> None:
        """Put cards next to each other; ``room`` is thought of from the left."""
        if not cards:
            return
        each = (room.width() - 4 * (len(cards) - 1)) // len(cards)
        for place, n in enumerate(cards):
            if not self._cards[n].is_held:
                x = room.x() + place * (each + 4)
                put(self._cards[n], x, room.y(), each, room.height())

    def _row_at(self, where: QPoint) -> int:
        """The place whose row is here, from 1; 0 for none."""
        found = (n for n, row in enumerate(self._rows, 1) if row.geometry().contains(where))
        return next(found, 0)

    def _on_moved(self, where: QPoint) -> None:
        target = self._row_at(where)
        for place, row in enumerate(self._rows, start=1):
            row.set_target(place == target)

    def _put_back(self) -> None:
        """Show every card where its text is."""
        self._on_moved(QPoint(-1, -1))
        self._arrange()

    def _on_dropped(self, n: int, where: QPoint) -> None:
        place = self._row_at(where)
        self._put_back()
        if place or self._tray.contains(where):
            self.place_asked.emit(n, place)
