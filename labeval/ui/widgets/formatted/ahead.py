"""Layout of texts before they are shown, a little at a time: turning to them only paints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, QTimer

from labeval.text.formatted import FormattedText
from labeval.text.markdown.blocks import formulas
from labeval.ui.theme import Theme
from labeval.ui.widgets.formatted.formula_paths import formula_path
from labeval.ui.widgets.formatted.rendered import recent_rooms, rendered, rendered_height

PAUSE_MS = 4
"""Milliseconds between two parts of the work, for keys and the pointer."""
_NEWEST = 4
BEGIN_MS = 250
"""Milliseconds after a page was shown in which nothing is done."""


class AheadOfTime(QObject):
    """Lays texts out in the rooms in which those before them have been laid out.

    Each part of the work reads one text, draws one formula, or breaks one text in one room.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.go_on)

    @property
    def is_done(self) -> bool:
        """True if nothing waits to be laid out."""
        return not self._timer.isActive()

    def prepare(self, texts: Iterable[FormattedText], theme: Theme) -> None:
        """Leave what was still to be done, and begin with these texts.

        Args:
            texts: looked at when the work begins, not in the turn to the page before them.
        """
        self._work = _parts(texts, theme)
        self._timer.start(BEGIN_MS)

    def go_on(self) -> None:
        """Do one part of the work."""
        self._timer.setInterval(PAUSE_MS)
        if next(self._work, self) is self:
            self._timer.stop()


def _parts(following: Iterable[FormattedText], theme: Theme) -> Iterator[None]:
    texts = [text for text in following if text.format != "plain"]
    rooms = recent_rooms()
    for text in texts:
        blocks = text.blocks
        yield
        for formula in formulas(blocks):
            formula_path(formula.tex, 16, alone=formula.alone)
            yield
    for px, width in rooms:
        for text in texts:
            rendered_height(text, px, width, theme)
            yield
    # Of many rooms the newest are the likeliest; they are what is remembered in the end.
    for px, width in rooms[:_NEWEST]:
        for text in texts:
            rendered(text, px, width, theme)
            yield
