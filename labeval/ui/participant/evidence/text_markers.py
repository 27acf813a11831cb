"""A word marker for each text of a page, so that several texts are marked as one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from labeval.ui.theme import Theme
from labeval.ui.widgets.formatted.view import FormattedView
from labeval.ui.widgets.marking.marker import WordMarker
from labeval.ui.widgets.marking.surface import PaintedSpan
from labeval.ui.widgets.texts.paged_view import PagedView
from labeval.ui.widgets.texts.text_view import TextView

MarkableView = TextView | FormattedView | PagedView


class TextMarkers(QObject):
    """Chooses words in the texts in use, and draws their spans.

    Signals:
        chosen: text, and start and end of the words that somebody marks.
        pointed: text, and index of the drawn span that somebody points at.
        removal_asked: text, and index of the drawn span that somebody wants removed by key.
        left: the keyboard wants to go back to the page around.
        caret_changed: words begin or cease to be chosen by keys.
    """

    chosen = Signal(str, int, int)
    pointed = Signal(str, int)
    removal_asked = Signal(str, int)
    left = Signal()
    caret_changed = Signal()

    def __init__(self, page: QWidget, texts: Callable[[], Mapping[str, MarkableView]]) -> None:
        """Mark on a page.

        Args:
            texts: the views of the texts that are in use, by the texts' names. In the order of Tab.
        """
        super().__init__(page)
        self._texts = texts
        self._markers: dict[MarkableView, WordMarker] = {}

    @property
    def is_at_caret(self) -> bool:
        """True while words are chosen by keys."""
        return any(marker.is_at_caret for marker in self._markers.values() if isValid(marker))

    def begin(self, first: str | None = None, *, near: int | None = None) -> bool:
        """Give the keyboard to a caret in the first text where words can be marked.

        Args:
            first: the text that is tried before the others.
            near: the position in that text next to which the caret begins.

        Returns:
            False where nothing can be marked.
        """
        self._refresh()
        texts = self._texts()
        if first is not None and first in texts:
            marker = self._markers[texts[first]]
            if marker.begin(near=near):
                return True
        return any(self._markers[view].begin() for view in texts.values())

    def show(
        self, spans: Mapping[str, Sequence[PaintedSpan]], theme: Theme, *, enabled: bool
    ) -> None:
        """Draw the spans of each text, and let words be marked or not."""
        self._refresh()
        for text, view in self._texts().items():
            marker = self._markers[view]
            if marker.is_enabled != enabled:
                marker.enable(enabled)
            marker.show_spans(spans.get(text, ()), theme)

    def _refresh(self) -> None:
        """Have a marker for every view in use; views of other criteria are gone with theirs."""
        self._markers = {v: m for v, m in self._markers.items() if isValid(v) and isValid(m)}
        for text, view in self._texts().items():
            if view not in self._markers:
                self._markers[view] = self._new_marker(view)
            self._markers[view].setProperty("text", text)

    def _new_marker(self, view: MarkableView) -> WordMarker:
        marker = WordMarker(view, view)
        marker.chosen.connect(lambda a, b: self.chosen.emit(marker.property("text"), a, b))
        marker.pointed.connect(lambda n: self.pointed.emit(marker.property("text"), n))
        marker.removal_asked.connect(lambda n: self.removal_asked.emit(marker.property("text"), n))
        marker.left.connect(self.left)
        marker.caret_changed.connect(self.caret_changed)
        marker.moved_on.connect(lambda by: self._go_to_text(view, by))
        return marker

    def _go_to_text(self, view: MarkableView, by: int) -> None:
        """Move the caret to the next text or the one before; after the last comes the first."""
        views = list(self._texts().values())
        here = views.index(view)
        for n in range(1, len(views) + 1):
            if self._markers[views[(here + n * by) % len(views)]].begin():
                return
