"""Two arrows around "criteria 1–6 of 14", where a page has no room for all of them at once."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from labeval.ui.accessible import announce
from labeval.ui.widgets.texts.page_turner import PageTurner


class GroupTurner(PageTurner):
    """Says which criteria are in view; hidden where all are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._groups: tuple[range, ...] = ()
        self._rows, self._count = range(0), 0
        self._last = ""
        super().__init__(parent)

    def show_group(self, groups: tuple[range, ...], shown: range, *, last: str = "") -> None:
        """Show which of the groups is in view; another one of the same is announced.

        Args:
            last: what the last group is called where it has no criteria.
        """
        turned = groups == self._groups and shown != self._rows
        self._groups, self._rows, self._last = groups, shown, last
        self._count = groups[-1].start if last else groups[-1].stop
        self.set_page(groups.index(shown), len(groups))
        if turned:
            announce(self, self._words())

    def retranslate(self) -> None:
        super().retranslate()
        self._back.setAccessibleName(self.tr("Criteria before"))
        self._on.setAccessibleName(self.tr("Further criteria"))

    def _seen_words(self) -> str:
        if self._is_beyond:
            return "" if self._is_short else self._words()
        if not self._is_short:
            return self._words()
        first, last = self._rows.start + 1, self._rows.stop
        return f"{first}–{last}/{self._count}" if last > first else f"{last}/{self._count}"

    @property
    def _is_beyond(self) -> bool:
        """True if the group in view has no criteria."""
        return self._rows.start >= self._count

    def _words(self) -> str:
        if self._is_beyond:
            return self._last
        first, last = self._rows.start + 1, self._rows.stop
        if last <= first:
            return self.tr("criterion {number} of {count}").format(number=last, count=self._count)
        return self.tr("criteria {first}–{last} of {count}").format(
            first=first, last=last, count=self._count
        )
