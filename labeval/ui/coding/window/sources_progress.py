"""The progress of all sources in the window, counted when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from labeval.coding.corpus.progress import SourceProgress, percent, progress
from labeval.ui.background import Background, Steps
from labeval.ui.coding.parts.names import source_title
from labeval.ui.coding.parts.numbers import LocalAmount, decimal

if TYPE_CHECKING:
    from labeval.ui.coding.window.window import CodingWindow


class SourcesProgress(QObject):
    """Counts in the background; a line has the sum, its list each source."""

    def __init__(self, window: CodingWindow) -> None:
        super().__init__(window)
        self._window = window
        self.background = Background(self)
        window.source_menu.progress_requested.connect(self.count)
        window.closed.connect(self.background.close)
        self.background.failed.connect(window.footer.show_message)

    def count(self) -> None:
        """Count what this coder may see."""
        from labeval.jobs.coding.corpus import counted_corpus, read_seen_corpus

        controller = self._window.controller
        path, coder = controller.workbook.path, controller.coder

        def work(steps: Steps) -> list[SourceProgress]:
            return progress(counted_corpus(read_seen_corpus(path, coder, steps)))

        self.background.ask(work, self._show)

    def _show(self, found: list[SourceProgress]) -> None:
        text = self.tr(
            "{coded} of {sources:source|sources} with segments, {reviewed} reviewed; {percent} % "
            "of the text is coded ({words} words in all)."
        ).format(
            coded=sum(one.segments > 0 for one in found),
            sources=LocalAmount(len(found)),
            reviewed=sum(one.source.reviewed for one in found),
            percent=percent(found),
            words=decimal(sum(one.words for one in found), 0),
        )
        self._window.notice.show_message(text, [self._line(one) for one in found])

    def _line(self, one: SourceProgress) -> str:
        name = source_title(one.source)
        text = self.tr(
            "{name}: {percent} % coded, {segments:segment|segments}, {words} words"
        ).format(
            name=name,
            percent=one.percent,
            segments=LocalAmount(one.segments),
            words=decimal(one.words, 0),
        )
        return f"{text} ✓" if one.source.reviewed else text
