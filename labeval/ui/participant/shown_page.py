"""What a page shows: its view and answers, the names of things on it, and its candidate texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from labeval.session.reading import ShownTexts
from labeval.study.criteria import Criterion
from labeval.study.pages import Field, open_fields
from labeval.ui.participant.method_page import MethodPage
from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.sizes import reading_sizes
from labeval.ui.theme import LIGHT, Theme
from labeval.ui.widgets.reading_frame import ReadingFrame


class ShownPage(MethodPage):
    """What there is to ask of a page, for the methods and for the window alike."""

    answered = Signal(str, str)
    commented = Signal(str)
    criterion_focused = Signal(str)
    definitions_opened = Signal()
    origin_opened = Signal()
    left_requested = Signal()
    overflowed = Signal(list, dict)
    """Items whose text is shown in parts; and for each text that is not whole on screen the part
    that is, from 1 (0: behind another text), and the number of parts. See ``SOURCE``."""
    text_turned = Signal(str, int, int)
    """Item, part on screen from 1, number of parts."""
    document_turned = Signal(object)
    document_searched = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme = LIGHT
        self._drawn: Theme = LIGHT
        self._shown: PageView | None = None
        self._answers: dict[str, str] = {}
        self._parts: dict[tuple[str, str], tuple[int, int]] = {}
        """Page and item to the part that was turned to, from 0, and how many there were."""
        self._told: tuple[str, dict[str, tuple[int, int]]] = ("", {})
        """The page, and what is known of its texts that are not whole on screen."""
        self._laying_out = False
        self._read_only = False
        self._text_px = 0
        self.frames: list[ReadingFrame] = []

    # -- what is shown ----------------------------------------------------------------------

    @property
    def view(self) -> PageView:
        """The page shown.

        Raises:
            RuntimeError: none was shown yet.
        """
        if self._shown is None:
            raise RuntimeError("no page was shown yet")
        return self._shown

    @property
    def answers(self) -> Mapping[str, str]:
        """The answers shown."""
        return self._answers

    @property
    def theme(self) -> Theme:
        """The colours and the text scale in use."""
        return self._theme

    @property
    def drawn(self) -> Theme:
        """The theme that controls are drawn in: as large as the page allows."""
        return self._drawn

    @property
    def takes_answers(self) -> bool:
        """Whether an answer may be given now."""
        return not self._read_only and self._shown is not None and not self._shown.feedback

    def open_count(self) -> int:
        """Mandatory fields without an answer."""
        return len(open_fields(self.view.fields, self._answers))

    # -- names ------------------------------------------------------------------------------

    def name(self, criterion: Criterion) -> str:
        """A criterion's name in the participant's language."""
        return criterion.name.in_language(self.view.language)

    def wording(self, criterion: Criterion) -> str:
        """The question asked for a criterion in this block."""
        asked = criterion.asked_in(self.view.block, self.view.settings.method)
        return asked.in_language(self.view.language)

    def field_label(self, field: Field) -> str:
        """A field as feedback names it."""
        criterion = {c.id: c for c in self.view.criteria}[field.criterion]
        return f"{self.name(criterion)}:"

    # -- answers ----------------------------------------------------------------------------

    def ask(self, field: str, value: str) -> None:
        """Ask for an answer, unless it is the one that stands."""
        if self.takes_answers and self._answers.get(field) != value:
            self.answered.emit(field, value)

    def open_comment(self) -> None:
        """Give the keyboard to the comment, where the block asks for one."""
        raise NotImplementedError

    def turn(self, by: int) -> bool:
        """Turn the pages of what is read in parts; False where there is no such page."""
        raise NotImplementedError

    # -- candidate texts --------------------------------------------------------------------

    @property
    def text_px(self) -> int:
        """The size of the candidate texts in logical pixels."""
        return self._text_px

    def overflowing(self) -> list[str]:
        """Ids of the items whose text is shown in parts."""
        shown = zip(self.frames, self.view.items, strict=False)
        return [item.id for frame, item in shown if frame.overflows]

    def sizes(self) -> list[int]:
        """The sizes that the texts of this page may have, largest first."""
        return reading_sizes(self._theme, self.size(), len(self.view.items))

    def largest_size(self, fits: Callable[[int], bool]) -> int:
        """The largest size at which all texts of the page fit, else the smallest allowed."""
        for px in self.sizes():
            if fits(px):
                return px
        return px

    def make_frames(self, kind: type[ReadingFrame], count: int) -> list[ReadingFrame]:
        """New frames in the place of the old ones."""
        for old in self.frames:
            old.setParent(None)
            old.deleteLater()
        self.frames = [kind(self) for _ in range(count)]
        for n, frame in enumerate(self.frames):
            frame.set_theme(self._drawn)
            frame.part_changed.connect(lambda part, n=n: self._on_part_changed(n, part))
            frame.show()
        return self.frames

    def fill_frames(self, px: int) -> None:
        """Show the texts at ``px`` in the rooms that their frames have."""
        self._text_px = px
        for frame, item in zip(self.frames, self.view.items, strict=True):
            part, parts = self._parts.get((self.view.page.id, item.id), (0, 1))
            frame.show_text(item.text, px, part=part)
            if parts not in (1, frame.view.parts):
                frame.view.go_to(part * frame.view.parts // parts)  # nothing is passed over

    def follow_parts(self, shown: ShownTexts) -> None:
        """Show the parts of the texts that a participant has before them."""
        for frame, item in zip(self.frames, self.view.items, strict=False):
            text = shown.get(item.id)
            if text is not None and text.part:
                part = (text.part - 1) * frame.view.parts // text.parts
                if part != frame.view.part:
                    frame.view.go_to(part)

    def point_at_rest(self, item: str) -> str:
        """Point out that an item's text goes on; returns what the text is called."""
        frame = self.frames[self.view.page.items.index(item)]
        frame.point_on()
        frame.view.setFocus(Qt.FocusReason.OtherFocusReason)
        return frame.view.accessibleName()

    def texts_apart(self) -> bool:
        """Whether the texts are shown one at a time."""
        return False

    def begin_parts(self, page: str, shown: ShownTexts) -> None:
        """Tell anew what is on screen of a page; ``shown`` is what is recorded of it so far."""
        self._told = (page, dict.fromkeys(shown, (0, 0)))

    def report_parts(self) -> None:
        """Tell which parts of the texts are on screen, where it is another than was told."""
        page, before = self._told
        if self._laying_out:
            return
        if page != self.view.page.id:
            before = {}
        now = dict.fromkeys(before, (1, 1)) | self._places()
        laid_out = {item: parts for item, (_, parts) in now.items()}
        if laid_out != {item: parts for item, (_, parts) in before.items()}:
            self.overflowed.emit(self.overflowing(), now)
        else:
            for item, (part, parts) in now.items():
                if part and part != before[item][0]:
                    self.text_turned.emit(item, part, parts)
        self._told = (self.view.page.id, now)

    # -- inside -----------------------------------------------------------------------------

    def _first_open(self) -> Field | None:
        fields = self.view.fields
        for field in (*open_fields(fields, self._answers), *fields):
            if not self._answers.get(field.id):
                return field
        return fields[0] if fields else None

    def _places(self) -> dict[str, tuple[int, int]]:
        """Part on screen, from 1, and number of parts of each text that is not whole on screen."""
        found = {}
        for frame, item in zip(self.frames, self.view.items, strict=False):
            part = 0 if frame.isHidden() else frame.view.part + 1
            if frame.overflows or self.texts_apart():
                found[item.id] = (part, frame.view.parts)
        return found

    def _on_part_changed(self, frame: int, part: int) -> None:
        if not self._laying_out:
            where = (self.view.page.id, self.view.items[frame].id)
            self._parts[where] = (part, self.frames[frame].view.parts)
            self.report_parts()
