"""Two arrows around "errors 1–4 of 15", where a list of errors has no room for all of them."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from labeval.ui.widgets.texts.page_turner import PageTurner


class ErrorTurner(PageTurner):
    """Says which errors are in view; hidden where all are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._shown, self._count = range(0), 0
        super().__init__(parent)

    def show_errors(self, shown: range, count: int) -> None:
        """Show which of so many errors are in view."""
        self._shown, self._count = shown, count
        pages = 1 + (shown.start > 0) + (shown.stop < count)
        self.set_page(int(shown.start > 0), pages)

    def retranslate(self) -> None:
        super().retranslate()
        self._back.setAccessibleName(self.tr("Errors before"))
        self._on.setAccessibleName(self.tr("Further errors"))

    def _words(self) -> str:
        first, last = self._shown.start + 1, self._shown.stop
        if last <= first:
            return self.tr("error {number} of {count}").format(number=last, count=self._count)
        return self.tr("errors {first}–{last} of {count}").format(
            first=first, last=last, count=self._count
        )
