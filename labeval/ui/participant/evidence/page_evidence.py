"""Marks the words behind the ratings of one page, in its texts and their source."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from labeval.session.state.evidence import Mark
from labeval.study.model.evidence import Evidence
from labeval.study.pages import Answers
from labeval.ui.accessible import announce
from labeval.ui.participant.evidence.bar import BarContent, EvidenceBar, ShownMark
from labeval.ui.participant.evidence.text_markers import MarkableView, TextMarkers
from labeval.ui.participant.page_view import PageView
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.marking.surface import PaintedSpan


@dataclass(frozen=True, slots=True)
class _Asked:
    """The page and its current criterion."""

    view: PageView
    criterion: str
    name: str
    """Of the criterion, in the participant's language."""
    answers: Answers
    takes: bool
    """True if the page takes answers."""

    @property
    def is_answered(self) -> bool:
        """True if the current criterion has an answer."""
        fields = (f for f in self.view.fields if f.criterion == self.criterion)
        return any(self.answers.get(field.id) for field in fields)

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The marks of the current criterion."""
        return tuple(m for m in self.view.marks if m.criterion == self.criterion)


class PageEvidence(Themed, QObject):
    """One for each page widget; it does nothing in blocks that ask for no evidence.

    Signals:
        marked: criterion, text, start, end; the number of the mark that the words go with, and of
            the mark whose place they take, each or None.
        unmarked: number of the mark that shall go.
        left: the keyboard wants to go back to the answers.
    """

    marked = Signal(str, str, int, int, object, object)
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

    def show_for(self, view: PageView, criterion: str, answers: Answers, *, takes: bool) -> None:
        """Show the marks of the current criterion, and let words be marked where that is asked."""
        evidence = view.settings.evidence
        self.bar.setVisible(evidence is not None)
        before = self._asked
        if evidence is None:
            if before is not None:
                self._asked = None
                self._draw()
            return
        names = {c.id: c.name.in_language(view.language) for c in view.criteria}
        self._asked = _Asked(view, criterion, names.get(criterion, ""), answers, takes)
        if before is None or (before.view.page.id, before.criterion) != (view.page.id, criterion):
            self._selected, self._linking = None, False
        elif fresh := set(self._asked.marks) - set(before.marks):
            # What was just marked is selected, so that it can be linked or removed at once.
            newest = max(fresh, key=lambda mark: mark.seq)
            self._selected, self._linking = newest.seq, False
            announce(self.bar, f"{self._asked.marks.index(newest) + 1} {newest.quote}")
        if self._selected not in {mark.seq for mark in self._asked.marks}:
            self._selected, self._linking = None, False
        self._draw()

    def asks_for_words(self, view: PageView, criterion: str, answers: Answers) -> bool:
        """Return whether the page asks for words behind an answer, marked already or not.

        Were it otherwise, rows would go on by themselves after some answers and not after others,
        and the next digit would sometimes be a second answer to the same row.
        """
        evidence = view.settings.evidence
        if evidence is None:
            return False
        return evidence.level(criterion, view.fields, answers) in ("wished", "mandatory")

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
        evidence = asked.view.settings.evidence
        if evidence is None or not evidence.may_mark(asked.criterion):
            return False
        if asked.marks or not asked.is_answered:
            return True
        return evidence.level(asked.criterion, asked.view.fields, asked.answers) != "off"

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
        self.marked.emit(of.criterion, of.text, of.start, of.end, self._selected, mark)

    def _on_chosen(self, text: str, start: int, end: int) -> None:
        if self._asked is not None:
            against = self._selected if self._linking else None
            self.marked.emit(self._asked.criterion, text, start, end, against, None)

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
        assert isinstance(evidence, Evidence)
        prompt = evidence.prompt.in_language(asked.view.language) if evidence.prompt else ""
        return BarContent(
            criterion=asked.name,
            marks=tuple(
                ShownMark(mark.seq, _linked(mark, numbers), mark.quote) for mark in asked.marks
            ),
            selected=self._selected,
            at_caret=self._markers.is_at_caret,
            linking=self._linking,
            level=evidence.level(asked.criterion, asked.view.fields, asked.answers),
            prompt=prompt,
            answered=asked.is_answered,
            enabled=enabled,
        )

    def _of(self, text: str) -> list[Mark]:
        """The marks that are drawn in a text."""
        marks = self._asked.marks if self._asked is not None else ()
        return [mark for mark in marks if mark.text == text]


def _linked(mark: Mark, numbers: Mapping[int, str]) -> str:
    """A mark's number, with that of the mark it goes with."""
    of = numbers.get(mark.against) if mark.against is not None else None
    return f"{numbers[mark.seq]} → {of}" if of else numbers[mark.seq]
