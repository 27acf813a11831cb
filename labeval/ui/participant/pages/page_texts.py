"""The texts of a rating page in their frames, and the parts of them that are on screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from labeval.session.state.text_exposure import DEFINITION_OF, SOURCE, ShownTexts
from labeval.ui.accessible import announce
from labeval.ui.language import locale_of
from labeval.ui.participant.evidence.text_markers import MarkableView
from labeval.ui.participant.page_view import PageView
from labeval.ui.theme import Theme
from labeval.ui.widgets.formatted.view import FormattedView
from labeval.ui.widgets.texts.reading_frame import ReadingFrame

F = TypeVar("F", bound=ReadingFrame)
Place = tuple[int, int]
"""The part on screen, from 1 (0: behind another text), and the number of parts."""


class PageTexts(QObject):
    """Fills the frames of one page, and reports each change of what is on screen once.

    Signals:
        overflowed: ids of the items in parts; the place of each text that is not whole on screen.
        turned: item, part on screen from 1, number of parts.
    """

    overflowed = Signal(list, dict)
    turned = Signal(str, int, int)

    def __init__(self, page: QWidget, source: Callable[[], Place]) -> None:
        super().__init__(page)
        self._page = page
        self._source = source
        self.view: PageView | None = None
        """The page."""
        self._parts: dict[tuple[str, str], tuple[int, int]] = {}
        """Page and item to the part that was turned to, from 0, and how many there were."""
        self.reported: tuple[str, dict[str, Place]] = ("", {})
        """The page, and what is known of its texts that are not whole on screen."""
        self.frames: Sequence[ReadingFrame] = ()
        self.px = 0
        """The size of the texts in logical pixels."""
        self.is_laying_out = False
        """True while nothing is reported, because all of it is being placed."""
        self.are_apart = False
        """True if the texts are shown one at a time."""
        self.on_screen: frozenset[str] = frozenset()
        """The pages that were on screen: what is not known of their texts was whole there."""

    def has_frames(self, kind: type[ReadingFrame], count: int) -> bool:
        """True if the frames are such as :meth:`make_frames` would make."""
        formatted = self.view is not None and self.view.is_formatted
        return len(self.frames) == count and all(
            type(frame) is kind and isinstance(frame.view, FormattedView) == formatted
            for frame in self.frames
        )

    def make_frames(self, kind: type[F], count: int, theme: Theme) -> Sequence[F]:
        """New frames in the place of the old ones."""
        frames = [kind(self._page) for _ in range(count)]
        if self.view is not None and self.view.is_formatted:
            for frame in frames:
                frame.use_formatted_view()
        for old in self.frames:
            old.setParent(None)
            old.deleteLater()
        self.frames = frames
        for n, frame in enumerate(frames):
            frame.set_theme(theme)
            frame.part_changed.connect(lambda part, n=n: self._on_part_changed(n, part))
            frame.show()
        return frames

    def fill(self, px: int) -> None:
        """Show the texts at ``px`` in the rooms that their frames have."""
        assert self.view is not None
        self.px = px
        for frame, item, text in zip(self.frames, self.view.items, self.view.texts, strict=True):
            known = self._parts.get((self.view.page.id, item.id))
            part, parts = known or (0, 1)
            frame.view.setLocale(locale_of(self.view.study.language))
            frame.show_text(text, px, part=part)
            if known is None and self.view.begins_at:
                frame.view.show_offset(self.view.begins_at)
            elif parts not in (1, frame.view.parts):
                frame.view.go_to(part * frame.view.parts // parts)  # nothing is passed over

    def in_sight(self) -> dict[str, MarkableView]:
        """The views of the texts that are on screen, by item."""
        return {item: frame.view for frame, item in self._shown() if not frame.isHidden()}

    def follow(self, shown: ShownTexts) -> None:
        """Show the parts of the texts that a participant has before them."""
        for frame, item in self._shown():
            text = shown.get(item)
            if text is not None and text.part:
                part = (text.part - 1) * frame.view.parts // text.parts
                if part != frame.view.part:
                    frame.view.go_to(part)

    def overflowing(self) -> list[str]:
        """Ids of the items whose text is shown in parts."""
        return [item for frame, item in self._shown() if frame.overflows]

    def have_room(self, lines: int) -> bool:
        """Return whether texts are as large as asked for, and so many lines of each that is in
        parts have room at a time."""
        shown = [frame for frame in self.frames if not frame.isHidden()]
        return all(f.has_room and (not f.overflows or f.lines >= lines) for f in shown)

    def begin(self, page: str, shown: ShownTexts, *, on_screen: bool = False) -> None:
        """Report anew what is on screen of a page.

        Args:
            shown: what is recorded of it so far.
            on_screen: it was on screen before the session was resumed.
        """
        if on_screen:
            self.on_screen |= {page}
        texts = (item for item in shown if not item.startswith(DEFINITION_OF))
        self.reported = (page, dict.fromkeys(texts, (0, 0)))

    def report(self) -> None:
        """Report the parts of the texts on screen if they have changed."""
        if self.is_laying_out or self.view is None:
            return
        page, before = self.reported
        if page != self.view.page.id:
            before = {}
        now = dict.fromkeys(before, (1, 1)) | self._places()
        if self.view.page.id in self.on_screen and (whole := now.keys() - before.keys()):
            # What was seen stays seen in larger letters.
            self.overflowed.emit([], dict.fromkeys(sorted(whole), (1, 1)))
        if self._page.isVisible():
            self.on_screen |= {self.view.page.id}
        laid_out = {item: parts for item, (_, parts) in now.items()}
        if laid_out != {item: parts for item, (_, parts) in before.items()}:
            self.overflowed.emit(self.overflowing(), now)
        else:
            for item, (part, parts) in now.items():
                if part and part != before[item][0]:
                    self.turned.emit(item, part, parts)
        self.reported = (self.view.page.id, now)

    def _shown(self) -> list[tuple[ReadingFrame, str]]:
        items = self.view.items if self.view is not None else ()
        return [(frame, item.id) for frame, item in zip(self.frames, items, strict=False)]

    def _places(self) -> dict[str, Place]:
        """The places of the texts that are not whole on screen."""
        found = {}
        for frame, item in self._shown():
            part = 0 if frame.isHidden() else frame.view.part + 1
            if frame.overflows or self.are_apart:
                found[item] = (part, frame.view.parts)
        source = self._source()
        return found | ({SOURCE: source} if source[1] > 1 else {})

    def _on_part_changed(self, frame: int, part: int) -> None:
        if not self.is_laying_out and self.view is not None:
            where = (self.view.page.id, self.view.items[frame].id)
            shown = self.frames[frame]
            self._parts[where] = (part, shown.view.parts)
            self.report()
            announce(shown.view, f"{shown.parts_text()}. {shown.view.accessible_text()}")
