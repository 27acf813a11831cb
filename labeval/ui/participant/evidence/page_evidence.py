"""Marks the words behind the ratings of one page, in its texts and their source."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from labeval.session.state.evidence import EvidenceFor, Mark, evidence_for
from labeval.study.pages import Answers
from labeval.ui.accessible import announce
from labeval.ui.participant.evidence.bar import BarContent, EvidenceBar, ShownMark
from labeval.ui.participant.evidence.text_markers import MarkableView, TextMarkers
from labeval.ui.participant.page_view import PageView
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.marking.surface import PaintedSpan


@dataclass(frozen=True, slots=True)
class _Asked:
    """The page and its current answer."""

    view: PageView
    reason: EvidenceFor
    name: str
    """Name of what is answered, in the participant's language."""
    takes: bool
    """True if the page takes answers, and words may be marked for this one."""

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The marks for the current answer."""
        return tuple(filter(self.reason.is_behind, self.view.marks))


class PageEvidence(Themed, QObject):
    """One for each page widget; it does nothing in blocks that ask for no evidence.

    Signals:
        marked: an :class:`~labeval.session.state.evidence.EvidenceFor`, text, start, end; the
            number of the mark that they go with, and of the one whose place they take, or None.
        unmarked: number of the mark that shall go.
        left: the keyboard wants to go back to the answers.
    """

    marked = Signal(object, str, int, int, object, object)
    unmarked = Signal(int)
    left = Signal()

    def __init__(self, page: QWidget, texts: Callable[[], Mapping[str, MarkableView]]) -> None:
        """Mark on a page.

        Args:
            texts: the views of the page's texts that are in use, by item; that of the source under
                :data:`~labeval.session.state.text_exposure.SOURCE`. In the order of Tab.
        """
        super().__init__(page)
        self._markers = TextMarkers(page, texts)
        self._markers.chosen.connect(self._on_chosen)
        self._markers.pointed.connect(lambda text, n: self._select(self._of(text)[n].seq))
        self._markers.removal_asked.connect(
            lambda text, n: self.unmarked.emit(self._of(text)[n].seq)
        )
        self._markers.left.connect(self.left)
        self._markers.caret_changed.connect(self._draw)
        self._is_used = False
        self._asked: _Asked | None = None
        self._selected: int | None = None
        self._linking = False
        self.bar = EvidenceBar(page)
        self.bar.hide()
        self.bar.selected.connect(self._select)
        self.bar.removal_asked.connect(self.unmarked)
        self.bar.link_asked.connect(self.link)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._draw()

    def show_for(
        self, view: PageView, place: tuple[str, str], name: str, answers: Answers, *, takes: bool
    ) -> None:
        """Show the marks for the current answer, and let words be marked where that is asked.

        Args:
            place: the criterion, and the claim or nothing.
            name: of what is answered there.
        """
        evidence = view.settings.evidence
        self.bar.setVisible(evidence is not None)
        before = self._asked
        if evidence is None:
            if before is not None:
                self._asked = None
                self._draw()
            return
        found = _asked_on(view, answers)
        reason = next((r for r in found if (r.criterion, r.claim) == place), None)
        takes = takes and reason is not None
        reason = reason or EvidenceFor(*place, "off", is_answered=False)
        self._asked = _Asked(view, reason, name, takes)
        if before is None or _place(before) != _place(self._asked):
            self._selected, self._linking = None, False
        elif fresh := set(self._asked.marks) - set(before.marks):
            # What was just marked is selected, so that it can be linked or removed at once.
            newest = max(fresh, key=lambda mark: mark.seq)
            self._selected, self._linking = newest.seq, False
            announce(self.bar, f"{self._asked.marks.index(newest) + 1} {newest.quote}")
        if self._selected not in {mark.seq for mark in self._asked.marks}:
            self._selected, self._linking = None, False
        self._draw()

    def asks_for_words(self, view: PageView, field: str, claim: str, answers: Answers) -> bool:
        """Return whether the page asks for words behind an answer, marked already or not.

        Were it otherwise, rows would go on by themselves after some answers and not after others,
        and the next digit would sometimes be a second answer to the same row.

        Args:
            claim: the one that a field is about, on a page that has claims.
        """
        of = next(f.criterion for f in view.fields if f.id == field)
        return any(
            reason.level in ("wished", "mandatory")
            for reason in _asked_on(view, answers)
            if reason.criterion == of and reason.claim in ("", claim)
        )

    def begin(self) -> bool:
        """Give the keyboard to a caret in the first text; False where nothing can be marked."""
        return self._is_enabled() and self._markers.begin()

    def press(self, event: QKeyEvent) -> bool:
        """Take a key that acts on the marks; False leaves it to others."""
        key = event.key()
        if key == Qt.Key.Key_M:
            return self.begin()
        if self._selected is None or not self._is_enabled():
            return False
        if key == Qt.Key.Key_L:
            self.link()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.unmarked.emit(self._selected)
        else:
            return False
        return True

    def link(self) -> None:
        """Let the next words go with the selected mark."""
        self._linking = self._selected is not None
        self._draw()

    # -- inside -------------------------------------------------------------------------------

    def _is_enabled(self) -> bool:
        asked = self._asked
        if asked is None or not asked.takes:
            return False
        return bool(asked.marks) or not asked.reason.is_answered or asked.reason.level != "off"

    def _select(self, mark: int) -> None:
        if self._linking and self._selected is not None and mark != self._selected:
            self._link_to(mark)
            return
        self._selected = None if mark == self._selected else mark
        self._linking = False
        self._draw()

    def _link_to(self, mark: int) -> None:
        """Link a mark that is there already: it is marked anew, as going with the selected one."""
        assert self._asked is not None
        self._linking = False
        of = next(m for m in self._asked.marks if m.seq == mark)
        self.marked.emit(self._asked.reason, of.text, of.start, of.end, self._selected, mark)

    def _on_chosen(self, text: str, start: int, end: int) -> None:
        if self._asked is not None:
            against = self._selected if self._linking else None
            self.marked.emit(self._asked.reason, text, start, end, against, None)

    def _draw(self) -> None:
        asked = self._asked
        if asked is None and not self._is_used:
            return
        self._is_used = True
        marks = asked.marks if asked is not None else ()
        numbers = {mark.seq: str(n) for n, mark in enumerate(marks, 1)}
        enabled = self._is_enabled()
        spans: dict[str, list[PaintedSpan]] = {}
        for mark in marks:
            spans.setdefault(mark.text, []).append(self._painted(mark, numbers))
        self._markers.show(spans, self._theme, enabled=enabled)
        if asked is not None:
            self.bar.show_content(self._content(asked, numbers, enabled=enabled))

    def _painted(self, mark: Mark, numbers: Mapping[int, str]) -> PaintedSpan:
        return PaintedSpan(
            mark.start,
            mark.end,
            strong=mark.seq == self._selected,
            dashed=mark.against is not None,
            number=numbers[mark.seq],
        )

    def _content(self, asked: _Asked, numbers: Mapping[int, str], *, enabled: bool) -> BarContent:
        evidence = asked.view.settings.evidence
        own = evidence.prompt if evidence is not None else None
        prompt = own.in_language(asked.view.language) if own is not None else ""
        return BarContent(
            criterion=asked.name,
            marks=tuple(
                ShownMark(mark.seq, _linked(mark, numbers), mark.quote) for mark in asked.marks
            ),
            selected=self._selected,
            at_caret=self._markers.is_at_caret,
            linking=self._linking,
            level=asked.reason.level,
            prompt=prompt,
            answered=asked.reason.is_answered,
            enabled=enabled,
        )

    def _of(self, text: str) -> list[Mark]:
        """The marks that are drawn in a text."""
        marks = self._asked.marks if self._asked is not None else ()
        return [mark for mark in marks if mark.text == text]


def _asked_on(view: PageView, answers: Answers) -> tuple[EvidenceFor, ...]:
    """The answers of a page that words can be marked for, given these."""
    has_source = bool(view.items[0].source)
    return evidence_for(view.settings, view.fields, answers, has_source=has_source)


def _place(asked: _Asked) -> tuple[str, str, str]:
    """The page, and the answer on it."""
    return asked.view.page.id, asked.reason.criterion, asked.reason.claim


def _linked(mark: Mark, numbers: Mapping[int, str]) -> str:
    """A mark's number, with that of the mark it goes with."""
    of = numbers.get(mark.against) if mark.against is not None else None
    return f"{numbers[mark.seq]} → {of}" if of else numbers[mark.seq]
