"""Long documents in a fixed frame: paged by whole lines, searchable, one or several."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.accessible import leave
from labeval.ui.language import Retranslating
from labeval.ui.mirroring import MirroredPainter, put
from labeval.ui.theme import LABEL_PX, Theme
from labeval.ui.widgets.basics.chevron import chevron_side
from labeval.ui.widgets.basics.lettering import line_height, type_font, type_metrics
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.paper import Paper
from labeval.ui.widgets.texts.document_list import DocumentList
from labeval.ui.widgets.texts.document_search import DocumentSearch
from labeval.ui.widgets.texts.document_view import FOCUS_LEFT
from labeval.ui.widgets.texts.documents import LIST, Document, ReadingPlace
from labeval.ui.widgets.texts.formatted_pages import FormattedPages
from labeval.ui.widgets.texts.page_turner import PageTurner
from labeval.ui.widgets.texts.paged_view import PagedView

__all__ = ["Document", "DocumentFrame", "ReadingPlace"]

PAD_X = 14
PAD_Y = 8
GAP = 6
TEXT_PX = 14
LINK_PAD = 6
"""Around the words of a link."""


class DocumentFrame(Retranslating, Paper):
    """Shows one document, or a list of several of which one is open at a time.

    Signals:
        place_changed: with the :class:`ReadingPlace` now; by turning, opening and going to a hit.
            What comes by while words are being typed counts only once typing has paused.
        searched: with the words looked for, once typing has paused or Enter was pressed.
        copied: with the text that is on the clipboard now.
        view_made: there is a further sheet that documents are read on.
        left: Esc: the keyboard wants to go back to the page around.
    """

    place_changed = Signal(object)
    searched = Signal(str)
    copied = Signal(str)
    view_made = Signal(QWidget)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._documents: Sequence[Document] = ()
        self._open = 0
        self._position = 0
        """The code point that stays in view at any size: only turning and opening change it."""
        self._text_px = TEXT_PX
        self._reported_place: ReadingPlace | None = None
        self._plain = PagedView(self)
        self._formatted: FormattedPages | None = None
        self.list = self.make_list()
        self._found = DocumentSearch(self)
        self.search = self._found.line
        self._to_list = LinkButton(parent=self)
        self._turner = PageTurner(self)
        self._goes_on = LinkButton(parent=self)
        """Says beneath a page that another follows, and turns to it; keys have the arrows."""
        self._goes_on.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._connect()
        self.retranslate()

    @property
    def view(self) -> PagedView | FormattedPages:
        """The sheet on which the open document is read: that of its format."""
        if self._formatted is not None and self._is_formatted():
            return self._formatted
        return self._plain

    def make_list(self) -> DocumentList:
        """The list of several documents; a kind of frame may have a list of its own."""
        return DocumentList(self)

    # -- what the page around uses ------------------------------------------------------------

    @property
    def text_px(self) -> int:
        """The size of the text in logical pixels."""
        return self._text_px

    @property
    def pages(self) -> int:
        """Number of pages that the open document, or the list, has in the room given."""
        return self._paged().pages

    @property
    def documents(self) -> Sequence[Document]:
        """The documents shown."""
        return self._documents

    def set_text_px(self, px: int) -> None:
        """Read at this size."""
        if px != self._text_px:
            self._text_px = px
            self._lay_out()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._lay_out()

    def fill(self, room: QRect) -> None:
        """Take this room, also while nobody sees it."""
        before = self.size()
        self.setGeometry(room)
        if not self.isVisible() and room.size() != before:
            self._lay_out()

    def show_documents(
        self, documents: Sequence[Document], place: ReadingPlace | None = None
    ) -> None:
        """Show documents at ``place``; by default one alone at its beginning, several as a list.

        It emits no signal: nobody has moved.
        """
        place = place or ReadingPlace(document=0 if len(documents) == 1 else LIST)
        self._documents = tuple(documents)
        self._open = min(place.document, len(documents) - 1)
        row = place.position if self._open == LIST else self._open
        self.list.set_documents(self._documents, row)
        self._found.look_in(self._documents, place.search, place.hit)
        self._lay_out(position=place.position)
        self._reported_place = self.place()

    def place(self) -> ReadingPlace:
        """The reader's place."""
        position = self.list.row if self._open == LIST else self.view.position
        return ReadingPlace(
            self._open, position, self._found.words, self._found.hit, self._paged().page
        )

    def open_document(self, document: int, *, position: int = 0) -> None:
        """Open a document, or the list for -1."""
        self._open = document
        if document != LIST:
            self.list.make_current(document)
        leave(self)
        self._lay_out(position=position)
        self.focus_text()
        self._report_place()

    def open_search(self) -> None:
        """Give the search field the keyboard."""
        self.search.take_focus()

    def focus_text(self) -> None:
        """Give the text, or the list, the keyboard."""
        self._paged().setFocus(Qt.FocusReason.OtherFocusReason)

    def turn(self, by: int) -> bool:
        """Turn pages; False where there is no such page."""
        paged = self._paged()
        if not 0 <= paged.page + by < paged.pages:
            return False
        paged.go_to(paged.page + by)
        return True

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self._to_list.setText(self.tr("All documents"))
        self.list.setAccessibleName(self.tr("Documents"))
        self._lay_out()

    # -- events -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        turns = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        way = turns.get(Qt.Key(event.key()))
        if event.matches(QKeySequence.StandardKey.Find) or event.key() == Qt.Key.Key_Slash:
            self.open_search()
        elif way is not None and control and len(self._documents) > 1:
            self._open_neighbour(way)
        elif way is not None:
            self.turn(way)
        elif event.key() == Qt.Key.Key_Escape:
            self._on_escaped()
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = MirroredPainter(self)
        self.paint_paper(painter)
        theme, row = self._theme, self._head()
        painter.setPen(theme.color("soft_text"))
        painter.setFont(type_font(theme.px(LABEL_PX), strong=True))
        before = self._to_list.width() + 1 if self._to_list.isVisibleTo(self) else 0
        left = PAD_X + before
        room = row.right() - left - (self._turner.width() + 8 if self.pages > 1 else 0)
        metrics = type_metrics(theme.px(LABEL_PX), strong=True)
        title = metrics.elidedText(self._title(), Qt.TextElideMode.ElideRight, room)
        where = QRect(left, row.y(), room, row.height())
        painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, title)
        painter.end()

    # -- inside -------------------------------------------------------------------------------

    def _connect(self) -> None:
        self._plain.page_changed.connect(self._on_turned)
        self._plain.copied.connect(self.copied)
        self.list.page_changed.connect(self._show_turner)
        self.list.opened.connect(self._on_document_opened)
        self._found.typed.connect(self._on_words_typed)
        self._found.paused.connect(self._report_place)
        self._found.searched.connect(self.searched)
        self.search.stepped.connect(self._on_stepped)
        self.search.left.connect(self._on_search_left)
        self._to_list.clicked.connect(lambda: self.open_document(LIST))
        self._turner.turned.connect(self.turn)
        self._goes_on.clicked.connect(lambda: self.turn(1))

    def _is_formatted(self) -> bool:
        return self._open != LIST and bool(
            self._documents and self._documents[self._open].format != "plain"
        )

    def _have_view(self) -> None:
        """Have the view that the open document's format needs, and only that one in sight."""
        if self._formatted is None and self._is_formatted():
            self._formatted = FormattedPages(self)
            self._formatted.set_theme(self._theme)
            self._formatted.page_changed.connect(self._on_turned)
            self._formatted.copied.connect(self.copied)
            self.view_made.emit(self._formatted)
        for view in (self._plain, self._formatted):
            if view is not None:
                view.setVisible(view is self.view and self._open != LIST)

    def _paged(self) -> PagedView | FormattedPages | DocumentList:
        return self.list if self._open == LIST else self.view

    def _title(self) -> str:
        if self._open == LIST or not self._documents:
            return self.tr("%n document(s)", "", len(self._documents))
        title = self._documents[self._open].title
        return f"{self._open + 1}  {title}" if len(self._documents) > 1 else title

    def _head(self) -> QRect:
        height = max(chevron_side(self._theme), line_height(self._theme.px(LABEL_PX)) + 2)
        return QRect(PAD_X, PAD_Y - 3, self.width() - 2 * PAD_X, height)

    def least_height(self) -> int:
        """Height in which a row of the list has room."""
        around = self._head().bottom() + 1 + GAP + GAP + self.search.height_needed() + PAD_Y
        return around + self.list.least_height()

    def _lay_out(self, *, position: int | None = None) -> None:
        """Place everything; what the reader turned to stays in view, or ``position`` comes."""
        if position is not None:
            self._position = position
        if not self._documents or self.width() < 2 * PAD_X:
            return
        head, foot = self._head(), self.search.height_needed()
        self._to_list.setVisible(len(self._documents) > 1 and self._open != LIST)
        self._to_list.adjustSize()
        y = head.y() + (head.height() - self._to_list.height()) // 2
        put(self._to_list, PAD_X - LINK_PAD, y, self._to_list.width(), self._to_list.height())
        bottom = self.height() - PAD_Y - foot
        self.search.setGeometry(PAD_X, bottom, self.width() - 2 * PAD_X, foot)
        left = PAD_X - FOCUS_LEFT
        top = head.bottom() + 1 + GAP
        body = (left, top, self.width() - PAD_X - left, max(0, bottom - GAP - top))
        self._have_view()
        put(self.view, *body)
        put(self.list, *body)
        self.list.setVisible(self._open == LIST)
        if self._open != LIST:
            document = self._documents[self._open]
            self.view.setAccessibleName(document.title or self.tr("Document"))
            self.view.show_document(document.shown, self._text_px, position=self._position)
            if self.view.pages > 1:
                x, y, width, height = body
                row = self._goes_on.sizeHint().height()
                put(self.view, x, y, width, max(0, height - row))
                self.view.show_document(document.shown, self._text_px, position=self._position)
        self._show_hits()
        self._show_turner()

    def _show_hits(self) -> None:
        if self._open != LIST:
            self.view.set_hits(*self._found.hits.within(self._open, self._found.hit))
        self.list.set_hits(self._found.hits.counts(), searching=bool(self._found.words.strip()))
        self._found.show_where()

    def _go_to_hit(self, hit: int) -> None:
        self._found.hit = hit
        document, start = self._found.hits.document_of(hit), self._found.hits.start_of(hit)
        if document != self._open:
            self._open = document
            self.list.make_current(document)
            self._lay_out(position=start)
        else:
            self._show_hits()
            self.view.show_offset(start)
        self._report_place()

    def _place_to_search_from(self) -> tuple[int, int]:
        return (0, 0) if self._open == LIST else (self._open, self.view.position)

    def _open_neighbour(self, way: int) -> None:
        here = self.list.row if self._open == LIST else self._open
        self.open_document(min(max(here + way, 0), len(self._documents) - 1))

    def _report_place(self) -> None:
        place = self.place()
        if place != self._reported_place:
            self._reported_place = place
            self.place_changed.emit(place)

    def _show_turner(self) -> None:
        head = self._head()
        self._turner.set_page(self._paged().page, self.pages)
        width = self._turner.sizeHint().width()
        put(self._turner, head.right() - width + 1, head.y(), width, head.height())
        following = "" if self._open == LIST else self._turner.following()
        self._goes_on.setText(f"{following}  ▾")
        self._goes_on.setAccessibleName(following)
        self._goes_on.setVisible(bool(following))
        if following:
            size = self._goes_on.sizeHint()
            bottom = self.height() - PAD_Y - self.search.height_needed() - GAP
            put(self._goes_on, PAD_X - LINK_PAD, bottom - size.height(), *size.toTuple())
        self.update()

    def _on_turned(self) -> None:
        self._position = self.view.position
        self._show_turner()
        if not self._found.is_typing:
            self._report_place()

    def _on_document_opened(self, document: int) -> None:
        hits = self._found.hits
        self._found.hit = hits.first_in(document)
        position = hits.start_of(self._found.hit) if self._found.hit >= 0 else 0
        self.open_document(document, position=position)

    def _on_words_typed(self) -> None:
        hits = self._found.hits
        if self._open != LIST and len(hits):
            nearest = self._found.nearest(*self._place_to_search_from())
            if hits.document_of(nearest) == self._open:
                self._found.hit = nearest
                self.view.show_offset(hits.start_of(nearest))
        self._show_hits()

    def _on_stepped(self, way: int) -> None:
        self._found.report()
        hit = self._found.stepped(way, *self._place_to_search_from())
        if hit is not None:
            self._go_to_hit(hit)

    def _on_search_left(self) -> None:
        self._found.report()
        self.focus_text()

    def _on_escaped(self) -> None:
        if len(self._documents) > 1 and self._open != LIST:
            self.open_document(LIST)
        else:
            self.left.emit()
