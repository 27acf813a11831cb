"""A line that says which keys do what, drawn as key caps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.accessible import Accessible
from labeval.ui.mirroring import MirroredPainter
from labeval.ui.theme import TEXT_SCALES, Theme, Themed
from labeval.ui.widgets.basics.lettering import text_width, type_font

KeyHint = tuple[Sequence[str], str]
"""The keys, by their English names, and what they do."""

_NAMED = {
    "Enter": QT_TRANSLATE_NOOP("Keys", "Enter"),
    "Shift": QT_TRANSLATE_NOOP("Keys", "Shift"),
    "Ctrl": QT_TRANSLATE_NOOP("Keys", "Ctrl"),
    "PgUp": QT_TRANSLATE_NOOP("Keys", "PgUp"),
    "PgDn": QT_TRANSLATE_NOOP("Keys", "PgDn"),
    "Esc": QT_TRANSLATE_NOOP("Keys", "Esc"),
    "Del": QT_TRANSLATE_NOOP("Keys", "Del"),
    "Space": QT_TRANSLATE_NOOP("Keys", "Space"),
}
_CAP_PX = 11
_TEXT_PX = 12
_PAD = 5
_APART = "\u2066"
"""Has keys such as 1–5 written from the left in every language: an isolate."""
_BETWEEN_CAPS = 3
_BETWEEN_HINTS = 14


def key_name(key: str) -> str:
    """The name of a key on the keyboards of the language in use; also several, with spaces."""
    known = [_NAMED.get(part) for part in key.split()]
    parts = [
        QCoreApplication.translate("Keys", name) if name else part
        for name, part in zip(known, key.split(), strict=True)
    ]
    return " ".join(parts)


class KeyHints(Accessible, Themed, QWidget):
    """Shows as many hints as fit, the first ones first; they are an aid and may be cut.

    The key that goes on (Enter) stays as long as it has room by itself: the others give way to it.
    Where large letters leave no room for any of them, they are in smaller ones.
    """

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = self._drawn = theme
        self._hints: tuple[KeyHint, ...] = ()
        self._shown = True
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_hints(self, hints: Sequence[KeyHint]) -> None:
        """Show these hints."""
        shown = tuple(([key_name(key) for key in keys], does) for keys, does in hints)
        if shown != self._hints:
            self._hints = shown
            self.setAccessibleName("; ".join(f"{' '.join(keys)}: {does}" for keys, does in shown))
            self.updateGeometry()
            self.update()

    def show_hints(self, shown: bool) -> None:
        """Show them, or leave their room empty."""
        if shown != self._shown:
            self._shown = shown
            self.update()

    def sizeHint(self) -> QSize:
        """Wide enough for all hints."""
        return QSize(self.width_of_all(), self._theme.px(_TEXT_PX) + 10)

    def width_of_all(self) -> int:
        """The width that all hints take."""
        self._drawn = self._theme
        between = _BETWEEN_HINTS * max(0, len(self._hints) - 1)
        return round(sum(self._width(hint) for hint in self._hints) + between)

    def _width(self, hint: KeyHint) -> float:
        keys, does = hint
        caps = sum(self._cap_width(key) + _BETWEEN_CAPS for key in keys)
        return caps + _BETWEEN_CAPS + text_width(does, self._drawn.px(_TEXT_PX))

    def _cap_width(self, key: str) -> float:
        cap_px = self._drawn.px(_CAP_PX)
        return max(float(cap_px + 6), text_width(key, cap_px) + 2.0 * _PAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the caps and what they do."""
        painter = MirroredPainter(self) if self.isRightToLeft() else QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = self.shown_hints()
        used = sum(self._width(h) for h in shown) + _BETWEEN_HINTS * max(0, len(shown) - 1)
        x = max(0.0, (self.width() - used) / 2)
        for hint in shown:
            x = self._draw(painter, hint, x) + _BETWEEN_HINTS
        painter.end()

    def shown_hints(self) -> list[KeyHint]:
        """The hints that have room, in the largest letters in which the first one has.

        The first is the key that answers. Where it has no room in any, the key that goes on stays.
        """
        smaller = [scale for scale in TEXT_SCALES if scale < self._theme.text_scale]
        without: list[tuple[Theme, list[KeyHint]]] = []
        for scale in (self._theme.text_scale, *sorted(smaller, reverse=True)):
            self._drawn = self._theme.scaled(scale)
            found = self._that_fit()
            if found and found[0] == self._hints[0]:
                return found
            if found:
                without.append((self._drawn, found))
        if without:
            self._drawn, found = without[0]
            return found
        return []

    def _that_fit(self) -> list[KeyHint]:
        enter = key_name("Enter")
        hints = self._hints if self._shown else ()
        used, kept = 0.0, set[int]()
        for n in sorted(range(len(hints)), key=lambda n: enter not in hints[n][0]):
            used += self._width(hints[n]) + (_BETWEEN_HINTS if kept else 0)
            if used > self.width():
                break
            kept.add(n)
        return [hint for n, hint in enumerate(hints) if n in kept]

    def _draw(self, painter: QPainter, hint: KeyHint, x: float) -> float:
        """Draw one hint from ``x``, and return where it ends."""
        theme = self._drawn
        keys, does = hint
        height = theme.px(_CAP_PX) + 7.0
        top = (self.height() - height) / 2
        painter.setFont(type_font(theme.px(_CAP_PX)))
        for key in keys:
            cap = QRectF(x + 0.5, round(top) + 0.5, self._cap_width(key) - 1, height - 1)
            painter.setPen(QPen(theme.color("line"), 1))
            painter.setBrush(theme.color("paper"))
            painter.drawRoundedRect(cap, 3, 3)
            painter.setPen(theme.color("text"))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, f"{_APART}{key}")
            x += self._cap_width(key) + _BETWEEN_CAPS
        x += _BETWEEN_CAPS
        painter.setPen(theme.color("soft_text"))
        painter.setFont(type_font(theme.px(_TEXT_PX)))
        room = QRectF(x, 0, self.width() - x, self.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, does)
        return x + text_width(does, theme.px(_TEXT_PX))
