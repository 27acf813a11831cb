"""Arrows around what is in view, where a page has no room for all criteria or answers at once."""

from __future__ import annotations

from collections.abc import Sequence

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


class CandidateTurner(PageTurner):
    """Says which answers are in view next to each other; hidden where all are."""

    _seen = ""

    def show_candidates(self, names: Sequence[str], shown: range) -> None:
        """Show which of the answers are in view; the arrows are called by those they lead to."""
        self._seen = f"{shown.start + 1}–{shown.stop}/{len(names)}"
        if len(shown) == 1:
            self._seen = f"{shown.stop}/{len(names)}"
        is_first, is_last = shown.start == 0, shown.stop >= len(names)
        self.set_page(0 if is_first else 2 if is_last else 1, 1 if is_first and is_last else 3)
        self._back.setAccessibleName("" if is_first else names[shown.start - 1])
        self._on.setAccessibleName("" if is_last else names[shown.stop])

    def retranslate(self) -> None:
        self.update()  # it has no words of its own

    def _words(self) -> str:
        return self._seen

    def _seen_words(self) -> str:
        return self._seen
