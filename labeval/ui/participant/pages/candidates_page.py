"""A rating page of several long texts: all at once where they fit, else one at a time in tabs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QWidget

from labeval.session.state.text_exposure import ShownTexts
from labeval.ui.participant.pages.candidate_texts import size_alone, together
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.widgets.answers.candidate_tabs import CandidateTabs
from labeval.ui.widgets.texts.reading_frame import ReadingFrame

TAB_GAP = 4


class CandidatesPage(RatingPage):
    """Texts of which one is the current one: it is in view, and keys act on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabs = CandidateTabs(self)
        self.tabs.chosen.connect(lambda n: self.go_to_candidate(n, focus=True))

    @property
    def current_candidate(self) -> int:
        """Number of the current text, from 0."""
        raise NotImplementedError

    @property
    def one_at_a_time(self) -> bool:
        """True if the texts are in tabs, because they do not fit next to each other."""
        return self.texts.are_apart

    def accessible_parts(self) -> list[QWidget]:
        reference, document, *rest = super().accessible_parts()
        return [reference, document, self.tabs, *rest]

    # -- what a method says -----------------------------------------------------------------

    def candidate_name(self, n: int) -> str:
        """A text as participants call it."""
        raise NotImplementedError

    def go_to_candidate(self, n: int, *, focus: bool) -> None:
        """Make a text the current one."""
        raise NotImplementedError

    # -- a rating page ----------------------------------------------------------------------

    def turn(self, by: int) -> bool:
        """Turn the current text where one is read at a time."""
        if not self.texts.are_apart:
            return super().turn(by)
        frame = self.texts.frames[self.current_candidate]
        return (frame.overflows and frame.view.turn(by)) or self.keys.turn_around(by)

    def follow_parts(self, shown: ShownTexts) -> None:
        super().follow_parts(shown)
        items = self.view.page.items
        before = [n for n, item in enumerate(items) if item in shown and shown[item].part]
        if self.texts.are_apart and len(before) == 1 and before[0] != self.current_candidate:
            self.go_to_candidate(before[0], focus=False)

    def bring_text(self, n: int) -> bool:
        there = n < len(self.view.items)
        if there:
            self.go_to_candidate(n, focus=True)
        return there

    def point_at_rest(self, item: str) -> str:
        candidate = self.view.page.items.index(item)
        if candidate != self.current_candidate:
            self.go_to_candidate(candidate, focus=True)
        super().point_at_rest(item)
        return self.candidate_name(candidate)

    # -- what a method's page uses ----------------------------------------------------------

    def make_candidates(self) -> None:
        """Make a tab and a frame for each text."""
        names = [self.candidate_name(n) for n in range(len(self.view.items))]
        self.tabs.set_names(names, self.placement.drawn)
        for frame in self.texts.make_frames(ReadingFrame, len(names), self.placement.drawn):
            for touched in (frame, *frame.findChildren(QWidget)):
                touched.installEventFilter(self)

    def show_candidate(self) -> None:
        """Bring the current text into view, or mark it where all are."""
        here = self.current_candidate
        self.tabs.set_current(here)
        for n, frame in enumerate(self.texts.frames):
            frame.setVisible(not self.texts.are_apart or n == here)
            frame.set_edge("accent" if n == here and not self.texts.are_apart else "")
        self.texts.report()

    def lay_out_texts(self, room: QRect) -> None:
        """All texts at once where they fit, else one at a time below tabs."""
        texts = self.view.texts
        for n, frame in enumerate(self.texts.frames):
            frame.set_label(self.candidate_name(n))
        found = together(self.texts.frames, texts, room, self.placement.text_sizes())
        self.texts.are_apart = found is None
        self.tabs.setVisible(self.texts.are_apart)
        if found is not None:
            for n, frame in enumerate(self.texts.frames):
                frame.setGeometry(found.arrangement.rect(n, room.topLeft()))
            self.texts.fill(found.px)
        else:
            below = self.tabs.place(room.x(), room.y(), room.width()) + TAB_GAP
            room = room.adjusted(0, below, 0, 0)
            for frame in self.texts.frames:
                frame.set_label("")
                frame.setGeometry(room)
            sizes = self.placement.text_sizes_of(1)
            in_parts = self.placement.paged_size_of(1)
            self.texts.fill(size_alone(self.texts.frames, texts, room, sizes, in_parts))
        self.show_candidate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make the text that is touched the current one."""
        if event.type() == QEvent.Type.MouseButtonPress and not self._read_only:
            for n, frame in enumerate(self.texts.frames):
                within = watched is frame or (
                    isinstance(watched, QWidget) and frame.isAncestorOf(watched)
                )
                if within and n != self.current_candidate:
                    self.go_to_candidate(n, focus=False)
        return super().eventFilter(watched, event)
