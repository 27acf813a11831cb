"""Choosing words in a text by pointer, by touch and by keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.accessible import announce
from labeval.ui.theme import LIGHT, Theme
from labeval.ui.widgets.marking.surface import PaintedSpan, TextSurface, span_at
from labeval.ui.widgets.marking.word_caret import WordCaret
from labeval.ui.widgets.marking.word_spans import Span, trimmed, whole_words

DRAG_PX = 5
"""Pixels of movement that make a press a choice; words may be narrow."""
TURN_MS = 600
"""Milliseconds for which the pointer is held above or below a text before it turns."""


class WordMarker(QObject):
    """Lets somebody choose words in one text.

    By pointer or finger: drag over words, or press one twice. Whole words are taken; with Ctrl held
    exactly what was dragged over. The wheel, Page Down, and holding the pointer below the text turn
    it to its next part meanwhile. A press with Shift chooses up to the place pressed.

    By keys, after :meth:`begin`: the arrows move a caret from word to word (with Ctrl from one
    character to the next), with Shift they choose; Space begins and ends a choice, Enter takes the
    word or the choice, Esc leaves. Assistive technology announces the word that the caret is on, or
    all the words that are chosen.

    Signals:
        chosen: start and end of the words that somebody marks.
        pointed: index of the drawn span that somebody points at.
        removal_asked: index of the drawn span that somebody wants removed by key.
        left: the keyboard wants to go back to the page around.
        caret_changed: whether words are chosen by keys now.
        moved_on: the keyboard wants to go to the next text (1) or the one before (-1).
    """

    chosen = Signal(int, int)
    pointed = Signal(int)
    removal_asked = Signal(int)
    left = Signal()
    caret_changed = Signal(bool)
    moved_on = Signal(int)

    def __init__(self, surface: TextSurface, keys: QWidget) -> None:
        """Watch a text.

        Args:
            keys: the widget that has the keyboard while the text has it.
        """
        super().__init__(keys)
        self._surface = surface
        self._keys = keys
        self._theme: Theme = LIGHT
        self._spans: tuple[PaintedSpan, ...] = ()
        self._enabled = False
        self._anchor: int | None = None
        self._head = self._origin = 0
        self._pressed_at = QPointF()
        self._is_exact = False
        self._caret: WordCaret | None = None
        self._turning = QTimer(self, interval=TURN_MS)
        self._turning.timeout.connect(self._turn_by_holding)
        self._beyond = 0
        surface.canvas.installEventFilter(self)
        if keys is not surface.canvas:
            keys.installEventFilter(self)

    @property
    def is_enabled(self) -> bool:
        """True if words can be chosen; else the text is as it always was."""
        return self._enabled

    @property
    def is_at_caret(self) -> bool:
        """True while words are chosen by keys."""
        return self._caret is not None

    @property
    def choice(self) -> Span | None:
        """The words that are being chosen."""
        if self._caret is not None:
            return self._caret.choice
        if self._anchor is None:
            return None
        take = trimmed if self._is_exact else whole_words
        return take(self._surface.text, self._anchor, self._head)

    def enable(self, enabled: bool) -> None:
        """Let words be chosen, or not; what is being chosen is given up."""
        self._enabled = enabled
        self._forget()

    def show_spans(self, spans: Sequence[PaintedSpan], theme: Theme) -> None:
        """Draw the spans that are marked, and what is being chosen."""
        self._spans, self._theme = tuple(spans), theme
        self._draw()

    def begin(self, *, near: int | None = None) -> bool:
        """Give the keyboard to the caret; False where there is no word.

        Args:
            near: the position that it begins at, if that is in view; else the first one in view.
        """
        start, end = self._surface.in_view()
        at = near if near is not None and start <= near < end else start
        caret = WordCaret.at(self._surface.text, at)
        if not self._enabled or caret is None:
            return False
        self._caret = caret
        self._keys.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._draw()
        self._announce_words()
        self.caret_changed.emit(True)
        return True

    def end(self) -> None:
        """Take the caret away."""
        if self._caret is not None:
            self._caret = None
            self._draw()
            self.caret_changed.emit(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self._enabled:
            return False
        kind = event.type()
        if isinstance(event, QMouseEvent) and watched is self._surface.canvas:
            return self._on_pointer(kind, event)
        if isinstance(event, QWheelEvent) and self._anchor is not None:
            QTimer.singleShot(0, self, self._draw)
        elif kind == QEvent.Type.Hide and watched is self._surface.canvas:
            self.end()
            self._forget()  # the button is let go where nobody notices
        elif kind == QEvent.Type.FocusOut and watched is self._keys:
            self.end()
        elif kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if self._caret is not None and event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._on_key(event)
        return False

    # -- pointer ------------------------------------------------------------------------------

    def _on_pointer(self, kind: QEvent.Type, event: QMouseEvent) -> bool:
        if kind == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            self._press(event)
        elif kind == QEvent.Type.MouseMove and event.buttons() & Qt.MouseButton.LeftButton:
            self._drag(event)
        elif kind == QEvent.Type.MouseButtonRelease and self._anchor is not None:
            self._release(event)
        elif kind == QEvent.Type.MouseButtonDblClick:
            self._anchor = self._head = self._surface.offset_at(event.position())
            self._is_exact = False
            self._take(self.choice)
        else:
            return False
        return True

    def _press(self, event: QMouseEvent) -> None:
        self.end()
        self._keys.setFocus(Qt.FocusReason.MouseFocusReason)
        self._pressed_at = event.position()
        here = self._surface.offset_at(event.position())
        if not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._origin = here
        self._anchor, self._head = self._origin, here
        self._is_exact = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)

    def _drag(self, event: QMouseEvent) -> None:
        if self._anchor is None or not self._is_dragged(event.position()):
            return
        self._head = self._surface.offset_at(event.position())
        height = self._surface.canvas.height()
        beyond = (event.position().y() > height) - (event.position().y() < 0)
        if beyond != self._beyond:
            self._beyond = beyond
            self._turning.start() if beyond else self._turning.stop()
        self._draw()

    def _release(self, event: QMouseEvent) -> None:
        self._turning.stop()
        self._beyond = 0
        if self._is_dragged(event.position()):
            self._take(self.choice)
            return
        self._anchor = None
        hit = span_at(self._surface, self._spans, event.position())
        self._draw()
        if hit is not None:
            self.pointed.emit(hit)

    def _is_dragged(self, point: QPointF) -> bool:
        away = (point - self._pressed_at).manhattanLength()
        return away >= DRAG_PX or self._head != self._anchor

    def _turn_by_holding(self) -> None:
        if self._beyond and self._surface.turn(self._beyond):
            start, end = self._surface.in_view()
            self._head = end if self._beyond > 0 else start
            self._draw()

    # -- keys ---------------------------------------------------------------------------------

    def _on_key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if self._anchor is not None and key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self._surface.turn(1 if key == Qt.Key.Key_PageDown else -1)
            self._draw()
            return True
        if self._caret is None:
            return False
        if key == Qt.Key.Key_Escape:
            self._leave()
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.end()
            self.moved_on.emit(1 if key == Qt.Key.Key_Tab else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take(self._caret.choice or self._caret.word)
        elif key == Qt.Key.Key_Space:
            if self._caret.choice is not None:
                self._take(self._caret.choice)
            else:
                self._caret = self._caret.begun()
                self._draw()
                self._announce_words()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._ask_removal()
        elif key in _WAYS or key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._move(event)
        elif key not in _HELD:
            self.end()
            return False
        return True

    def _move(self, event: QKeyEvent) -> None:
        assert self._caret is not None
        key, held = Qt.Key(event.key()), event.modifiers()
        chooses = bool(held & Qt.KeyboardModifier.ShiftModifier)
        if key in _WAYS:
            exact = bool(held & Qt.KeyboardModifier.ControlModifier)
            on = -_WAYS[key] if self._caret.runs_from_right else _WAYS[key]
            moved = self._caret.moved(on, exact=exact, chooses=chooses)
        else:
            moved = self._caret.moved_to(self._above(key == Qt.Key.Key_Up), chooses=chooses)
        self._caret = moved
        self._surface.show_offset(moved.position)
        self._draw()
        self._announce_words()

    def _above(self, above: bool) -> int:
        """The position above the caret's word, or below it."""
        assert self._caret is not None
        start, end = self._caret.word
        rects = self._surface.rects_of(start, end)
        if not rects:
            return self._caret.position
        rect = rects[0] if above else rects[-1]
        y = rect.top() - rect.height() / 2 if above else rect.bottom() + rect.height() / 2
        if not 0 <= y < self._surface.canvas.height() and self._surface.turn(-1 if above else 1):
            first, last = self._surface.in_view()
            return max(first, last - 1) if above else first
        return self._surface.offset_at(QPointF(rect.center().x(), y))

    def _ask_removal(self) -> None:
        """Ask to remove the shortest span that the caret's word is in."""
        assert self._caret is not None
        start, end = self._caret.word
        under = [
            (span.end - span.start, n)
            for n, span in enumerate(self._spans)
            if span.start < end and start < span.end
        ]
        if under:
            self.removal_asked.emit(min(under)[1])

    def _leave(self) -> None:
        """Give up what is being chosen, else the caret."""
        assert self._caret is not None
        if self._caret.choice is not None:
            self._caret = self._caret.dropped()
            self._draw()
            self._announce_words()
        else:
            self.end()
            self.left.emit()

    # -- inside -------------------------------------------------------------------------------

    def _take(self, choice: Span | None) -> None:
        self._anchor = None
        if self._caret is not None:
            self._caret = self._caret.dropped()
        self._draw()
        if choice is not None:
            self.chosen.emit(*choice)

    def _announce_words(self) -> None:
        assert self._caret is not None
        start, end = self._caret.choice or self._caret.word
        announce(self._keys, self._surface.text[start:end], urgent=True)

    def _forget(self) -> None:
        self._turning.stop()
        self._anchor, self._caret, self._beyond = None, None, 0
        self._draw()

    def _draw(self) -> None:
        spans = list(self._spans)
        choice = self.choice
        if choice is not None:
            spans.append(PaintedSpan(*choice, strong=True))
        if self._caret is not None:
            spans.append(PaintedSpan(*self._caret.word, tone="text", outlined=True))
        self._surface.show_spans(spans, self._theme)


_HELD = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta}
_WAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
