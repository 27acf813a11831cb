"""What a page shows: its view and answers, the names of things on it, and its candidate texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

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
    overflowed = Signal(list)
    document_turned = Signal(object)
    document_searched = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme = LIGHT
        self._drawn: Theme = LIGHT
        self._shown: PageView | None = None
        self._answers: dict[str, str] = {}
        self._parts: dict[str, int] = {}
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
            frame.show_text(item.text, px, part=self._parts.get(item.id, 0))

    # -- inside -----------------------------------------------------------------------------

    def _first_open(self) -> Field | None:
        fields = self.view.fields
        for field in (*open_fields(fields, self._answers), *fields):
            if not self._answers.get(field.id):
                return field
        return fields[0] if fields else None

    def _on_part_changed(self, frame: int, part: int) -> None:
        self._parts[self.view.items[frame].id] = part
