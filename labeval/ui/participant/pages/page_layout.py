"""Places the parts of a rating page, and finds the scale of its controls and the size of texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol, cast

from PySide6.QtCore import QObject, QRect, QSize
from PySide6.QtWidgets import QWidget

from labeval.ui.mirroring import MirroredParts
from labeval.ui.participant.evidence.page_evidence import PageEvidence
from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.pages.page_texts import PageTexts
from labeval.ui.participant.pages.source_document import SHARE, SourceDocument
from labeval.ui.participant.sizes import (
    MANY_TEXTS,
    Drawing,
    document_size,
    drawings,
    paged_size,
    reading_sizes,
)
from labeval.ui.theme import LIGHT, MARGIN, Theme, themed_parts
from labeval.ui.widgets.answers.comment_box import CommentBox
from labeval.ui.widgets.texts.definition_panel import DefinitionPanel
from labeval.ui.widgets.texts.reference_panel import ReferencePanel

GAP = 8
COLUMN_GAP = 12
REFERENCE_SHARE = 0.36
"""Most of the height that question and source take before the source is shown in parts."""
LOW_REFERENCE_SHARE = 0.2
"""The same on a page that would not fit otherwise."""

LEAST_SIDE = 200


class PlacedPage(Protocol):
    """A rating page, as far as its parts are placed here; the rest is its method's."""

    controls_fit: bool
    can_group: bool
    groups_criteria: bool
    reference: ReferencePanel
    document: SourceDocument
    definition: DefinitionPanel
    comment: CommentBox
    texts: PageTexts
    evidence: PageEvidence

    @property
    def view(self) -> PageView: ...
    @property
    def theme(self) -> Theme: ...
    def children(self) -> list[QObject]: ...
    def size(self) -> QSize: ...
    def lay_out(self, rect: QRect) -> None: ...
    def lay_out_below_document(self, column: QRect) -> int: ...


class PageLayout:
    """Places a page's parts: controls are as large as the participant wants them, or as the page
    allows.
    """

    def __init__(self, page: PlacedPage) -> None:
        self._page = page
        self._drawing = Drawing(1.0, 1.0)
        self._scales = (0.0, 0.0)
        self.tries_more = False
        """True while the page is placed in a way that is followed by others if it does not fit."""
        self._mirrored = MirroredParts()
        self.drawn: Theme = LIGHT
        """The theme that controls are drawn in: as large as the page allows."""

    def draw_as_wanted(self) -> None:
        """Draw everything at the text scale that the participant wants."""
        self._scales = (0.0, 0.0)
        self._draw_in(self._page.theme.text_scale, self._page.theme.text_scale)

    def place(self, *, afresh: bool) -> None:
        """Place everything.

        Args:
            afresh: begin again with the largest scale, else a block keeps what was found.
        """
        page = self._page
        if page.size().width() < LEAST_SIDE or page.size().height() < LEAST_SIDE:
            return
        ways = drawings(page.theme, page.size(), groups=page.can_group)
        begin = ways.index(self._drawing) if not afresh and self._drawing in ways else 0
        page.texts.is_laying_out = True
        self._mirrored.undo()
        try:
            self._place_in_one_of(ways[begin:])
        finally:
            self._mirrored.mirror(cast(QWidget, page), page.children())
            page.texts.is_laying_out = False
        page.texts.report()

    def text_sizes(self) -> list[int]:
        """The sizes that the texts of this page may have, largest first."""
        return reading_sizes(self._page.theme, self._page.size(), len(self._page.view.items))

    def largest_size(self, fits: Callable[[int], bool]) -> int:
        """The largest size at which all texts of the page fit, else that of texts in parts."""
        sizes = self.text_sizes()
        if self._page.view.is_formatted and not fits(sizes[-1]):
            return self._paged_size()  # to lay such texts out at all sizes would take longer
        return next((px for px in sizes if fits(px)), self._paged_size())

    def _paged_size(self) -> int:
        if len(self._page.view.items) >= MANY_TEXTS:
            return self.text_sizes()[-1]
        return paged_size(self._page.theme, self._page.size())

    # -- inside -----------------------------------------------------------------------------

    def _place_in_one_of(self, ways: Sequence[Drawing]) -> None:
        """Place everything in the first way in which it fits, else in the last."""
        page = self._page
        failed: set[Drawing] = set()
        placed: Drawing | None = None
        for way in ways:
            alike = replace(way, whole_source=True)
            if alike in failed and way is not ways[-1]:
                continue
            self.tries_more = way is not ways[-1]
            if alike != placed:
                self._draw_in(way.controls, way.reference)
                page.groups_criteria = way.grouped
                self._place_once(LOW_REFERENCE_SHARE if way.low_reference else REFERENCE_SHARE)
            self._drawing, placed = way, alike
            if page.controls_fit and (page.reference.fits or not way.whole_source):
                break
            if not page.controls_fit:
                failed.add(alike)

    def _place_once(self, reference_share: float) -> None:
        page, size = self._page, self._page.size()
        width = size.width() - 2 * MARGIN
        height = page.reference.place(width, round(size.height() * reference_share))
        page.reference.move(MARGIN, 0)
        top = height + GAP if height else 0
        room = QRect(MARGIN, top, width, size.height() - top)
        if page.view.settings.evidence is not None:
            room.adjust(0, 0, 0, -self._place_marks(room) - GAP)
        if not page.document.used:
            page.lay_out(room)
            return
        column = room.adjusted(0, 0, round(room.width() * SHARE) - room.width(), 0)
        page.lay_out(room.adjusted(column.width() + COLUMN_GAP, 0, 0, 0))
        page.document.set_text_px(document_size(self._page.theme, size))
        page.document.fill(column.adjusted(0, 0, 0, -page.lay_out_below_document(column)))

    def _place_marks(self, room: QRect) -> int:
        """Place the bar of the marks at the lower edge of the page; the height that it takes."""
        bar = self._page.evidence.bar
        height = bar.height_needed()
        bar.setGeometry(room.x(), room.bottom() + 1 - height, room.width(), height)
        return height

    def _draw_in(self, controls: float, reference: float) -> None:
        """Give everything but the texts' own size the theme at these scales."""
        if (controls, reference) == self._scales:
            return
        self._scales = (controls, reference)
        self.drawn = theme = self._page.theme.scaled(controls)
        for part in themed_parts(self._page):
            at_reference = part is self._page.reference
            part.set_theme(self._page.theme.scaled(reference) if at_reference else theme)
