"""Places the parts of a rating page, and finds the scale of its controls and the size of texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, cast

from PySide6.QtCore import QObject, QRect, QSize
from PySide6.QtWidgets import QWidget

from labeval.ui.mirroring import MirroredParts
from labeval.ui.participant.evidence.page_evidence import PageEvidence
from labeval.ui.participant.page_view import PageView
from labeval.ui.participant.pages.block_look import BlockLook
from labeval.ui.participant.pages.page_texts import PageTexts
from labeval.ui.participant.pages.source_document import SourceDocument
from labeval.ui.participant.sizes import (
    MANY_TEXTS,
    Drawing,
    Part,
    document_size,
    drawings,
    paged_size,
    reading_sizes,
)
from labeval.ui.theme import LIGHT, MARGIN, Theme, themed_parts
from labeval.ui.widgets.answers.comment_box import CommentBox
from labeval.ui.widgets.texts.definition_panel import Definition, DefinitionPanel
from labeval.ui.widgets.texts.reference_panel import ReferencePanel

GAP = 8
COLUMN_GAP = 12
REFERENCE_SHARE = 0.36
"""Most of the height that question and source take before the source is shown in parts."""
LOW_REFERENCE_SHARES = (0.29, 0.22, 0.15)
"""The same on a page that would not fit otherwise, tried in turn: the rest is the texts'."""
LEAST_LINES = 3
"""Lines of a text in parts that are in view, unless everything is as small as it can be."""

LEAST_SIDE = 200

_EACH_ITS_OWN = BlockLook()


class PlacedPage(Protocol):
    """A rating page, as far as its parts are placed here; the rest is its method's."""

    controls_fit: bool
    reference: ReferencePanel
    document: SourceDocument
    definition: DefinitionPanel
    comment: CommentBox
    texts: PageTexts
    evidence: PageEvidence

    @property
    def view(self) -> PageView: ...
    @property
    def groups(self) -> int: ...
    @property
    def panels(self) -> Sequence[DefinitionPanel]: ...
    @property
    def theme(self) -> Theme: ...
    def children(self) -> list[QObject]: ...
    def size(self) -> QSize: ...
    def definitions(self) -> list[Definition]: ...
    def lay_out(self, rect: QRect) -> None: ...
    def lay_out_below_document(self, column: QRect) -> int: ...


class PageLayout:
    """Places a page's parts: letters are as large as the participant wants them, and what has no
    room then is in parts.
    """

    def __init__(self, page: PlacedPage) -> None:
        self._page = page
        self.look = BlockLook()
        """The look of its block, where that is known."""
        self.drawing = Drawing(1.0)
        """The way in which the page is drawn."""
        self._scale = 0.0
        self.tries_more = False
        """True while the page is placed in a way that is followed by others if it does not fit."""
        self._mirrored = MirroredParts()
        self.drawn: Theme = LIGHT
        """The theme that the page is drawn in."""

    @property
    def is_smaller(self) -> bool:
        """True if letters are smaller than chosen, because the page has no room for them."""
        return self.drawing.scale < self._page.theme.text_scale

    @property
    def may_group(self) -> bool:
        """True if criteria may be in groups now, where there is no room for all of them."""
        return Part.CRITERIA in self.drawing.in_parts

    @property
    def may_page(self) -> bool:
        """True if definitions may be in pages now, where there is no room for all of them."""
        return Part.DEFINITION in self.drawing.in_parts

    @property
    def definition_parts(self) -> int:
        """Pages of the longest definition."""
        return self._page.definition.most_parts(self._page.definitions())

    @property
    def percent(self) -> int:
        """The size of letters in percent, as participants choose it; without the screen's share."""
        return round(100 * self.reading_theme.text_scale)

    @property
    def in_parts(self) -> frozenset[Part]:
        """The parts of the page that are not whole now."""
        page = self._page
        found = {Part.CRITERIA: page.groups == 1, Part.REFERENCE: page.reference.fits}
        found[Part.DEFINITION] = all(panel.fits for panel in page.panels)
        return frozenset(part for part, whole in found.items() if not whole)

    def draw_as_wanted(self) -> None:
        """Draw everything at the text scale that the participant wants."""
        self._scale = 0.0
        self._draw_at(self._page.theme.text_scale)

    def place(self, *, afresh: bool) -> None:
        """Place everything.

        Args:
            afresh: begin again with the largest scale, else a block keeps what was found.
        """
        page = self._page
        if page.size().width() < LEAST_SIDE or page.size().height() < LEAST_SIDE:
            return
        ways = drawings(page.theme, page.size())
        begin = ways.index(self.drawing) if not afresh and self.drawing in ways else 0
        if self._look.drawing in ways:
            begin = max(begin, ways.index(self._look.drawing))
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
        return self.text_sizes_of(len(self._page.view.items))

    def text_sizes_of(self, texts: int) -> list[int]:
        """The same for so many texts at a time."""
        sizes = reading_sizes(self.reading_theme, self._page.size(), texts)
        most = self._look.text_px
        return [most, *(px for px in sizes if px < most)] if most else sizes

    @property
    def reading_theme(self) -> Theme:
        """The theme of texts to read, whose size follows the screen by itself."""
        theme = self._page.theme
        return theme.scaled(min(theme.text_scale, self.drawing.scale))

    def largest_size(self, fits: Callable[[int], bool]) -> int:
        """The largest size at which all texts of the page fit, else that of texts in parts."""
        sizes = self.text_sizes()
        if self._page.view.is_formatted and not fits(sizes[-1]):
            return self.paged_size_of(
                len(self._page.view.items)
            )  # to lay such texts out at all sizes would take longer
        return next(
            (px for px in sizes if fits(px)), self.paged_size_of(len(self._page.view.items))
        )

    def paged_size_of(self, texts: int) -> int:
        """The size of texts in parts, where so many are on screen at a time."""
        if texts >= MANY_TEXTS:
            return self.text_sizes_of(texts)[-1]
        size = paged_size(self.reading_theme, self._page.size())
        return min(size, self._look.text_px or size)

    # -- inside -----------------------------------------------------------------------------

    @property
    def _look(self) -> BlockLook:
        """The look, if it is for a page of this size and for letters as they are chosen now."""
        page = self._page
        return self.look if self.look.is_for(page.size(), page.theme) else _EACH_ITS_OWN

    def _place_in_one_of(self, ways: Sequence[Drawing]) -> None:
        """Place everything in the first way in which it fits, else in the last."""
        placed: tuple[object, ...] = ()
        outcomes: dict[tuple[object, ...], frozenset[Part] | None] = {}
        for way in ways:
            self.drawing, self.tries_more = way, way is not ways[-1]
            # What may be in parts without another arrangement is not arranged again.
            alike = (way.scale, way.in_parts - {Part.REFERENCE}, way.least, way.tight)
            if alike not in outcomes or not self.tries_more:
                outcomes[alike] = self._outcome_of(way)
                placed = alike
            in_parts = outcomes[alike]
            if in_parts is None or not in_parts <= way.in_parts:
                continue
            if placed != alike:
                self._outcome_of(way)
            break

    def _outcome_of(self, way: Drawing) -> frozenset[Part] | None:
        """Place everything in a way; what is in parts then, or None where it does not fit."""
        page = self._page
        self._draw_at(way.scale)
        for panel in page.panels:
            panel.set_paged(Part.DEFINITION in way.in_parts, low=way.least, tight=way.tight)
        page.reference.set_low(way.least)
        lines = 1 if way.least else LEAST_LINES
        for share in LOW_REFERENCE_SHARES if way.least else (REFERENCE_SHARE,):
            self._place_once(share)
            if page.controls_fit and page.texts.have_room(lines):
                break
        page.controls_fit &= all(panel.has_room for panel in page.panels)
        if page.controls_fit or not self.tries_more:
            page.controls_fit &= page.texts.have_room(lines)
        if not page.controls_fit:
            return None
        return self.in_parts

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
        share = self._look.share
        column = room.adjusted(0, 0, round(room.width() * share) - room.width(), 0)
        page.lay_out(room.adjusted(column.width() + COLUMN_GAP, 0, 0, 0))
        page.document.set_text_px(document_size(self.reading_theme, size))
        page.document.fill(column.adjusted(0, 0, 0, -page.lay_out_below_document(column)))

    def _place_marks(self, room: QRect) -> int:
        """Place the bar of the marks at the lower edge of the page; the height that it takes."""
        bar = self._page.evidence.bar
        height = bar.height_needed()
        bar.setGeometry(room.x(), room.bottom() + 1 - height, room.width(), height)
        return height

    def _draw_at(self, scale: float) -> None:
        """Give everything but the texts' own size the theme at this scale."""
        if scale == self._scale:
            return
        self._scale = scale
        self.drawn = self._page.theme.scaled(scale)
        for part in themed_parts(self._page):
            part.set_theme(self.drawn)
