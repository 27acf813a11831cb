"""Instructions of a block: the study's words, and a picture of a page with numbered parts."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent

from labeval.session.running.session import Session
from labeval.study.model.steps import InstructionsStep
from labeval.ui.mirroring import put
from labeval.ui.participant.screens.page_picture import PagePictureSource, picture_page
from labeval.ui.participant.screens.screen import StepScreen
from labeval.ui.participant.sizes import growth
from labeval.ui.theme import GRID, MARGIN, Theme
from labeval.ui.widgets.basics.column import READING_WIDTH, Column
from labeval.ui.widgets.basics.legend import Legend
from labeval.ui.widgets.basics.page_picture import PagePicture
from labeval.ui.widgets.texts.markdown_view import MarkdownView

_WORDS_WIDTH = 400
_GREATEST = 1720
_PICTURE_WIDTH = 1180
_LEGEND_ROOM = 130


class InstructionsScreen(StepScreen):
    """Words on the left, the picture with its legend on the right.

    Signals:
        drawn_anew: the picture has come, or another one.
    """

    drawn_anew = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._session: Session | None = None
        self._words = Column(theme, width=READING_WIDTH, centred=False)
        self._words.setParent(self)
        self._text = MarkdownView(theme, size=15)
        self._words.rows.addWidget(self._text)
        self._right = Column(theme, width=_GREATEST, centred=False, margin=0, parent=self)
        self._picture = PagePicture(theme)
        self._legend = Legend(theme)
        self._right.rows.addWidget(self._picture)
        self._right.rows.addWidget(self._legend)
        # Drawing a whole page takes a moment; while a window is being resized, once is enough.
        self._redrawing = QTimer(self)
        self._redrawing.setSingleShot(True)
        self._redrawing.setInterval(0)
        self._redrawing.timeout.connect(self._draw_picture)

    def arrive(self, session: Session) -> None:
        self._session = session
        given = session.settings().instructions
        self._text.set_markdown(
            given.in_language(session.language) if given else self._usual_words(session)
        )
        # The picture may still be that of another block, whose pages have other answers.
        self._picture.clear()
        self._legend.show_entries([], self.theme)
        self._arrange()
        self.focus_words(self._text.accessibleName())

    def leave(self) -> None:
        self._session = None

    def title(self, session: Session) -> str:
        return self.title_in_block(session)

    def usual_title(self) -> str:
        return self.tr("How it works")

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._right.set_theme(theme)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the picture for the new room."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll words that are longer than the window, and what explains the picture."""
        columns = (self._words, self._right) if self._right.isVisible() else (self._words,)
        scrolled = [column.scroll_by_key(event) for column in columns]  # each of them
        if not any(scrolled):
            event.ignore()

    def _usual_words(self, session: Session) -> str:
        head = self.tr("How a page works")
        body = self.tr("Read, judge every criterion, and go on. There is no right or wrong.")
        return f"# {head}\n\n{body}"

    def _has_picture(self) -> bool:
        session = self._session
        if session is None:
            return False
        step = session.step_in_file()
        wanted = isinstance(step, InstructionsStep) and step.picture
        return wanted and picture_page(session) is not None

    def _arrange(self) -> None:
        if self._session is None:
            return
        pictured = self._has_picture()
        self._right.setVisible(pictured)
        if not pictured:
            self._words.setGeometry(self.rect())
            return
        grown = growth(self.size())
        whole = min(self.width() - 2 * MARGIN, round(_GREATEST * grown))
        words = min(whole // 2, round(_WORDS_WIDTH * self.theme.text_scale))
        picture = min(whole - words - 2 * GRID, round(_PICTURE_WIDTH * grown))
        left = (self.width() - words - picture - 2 * GRID) // 2
        put(self._words, left - MARGIN, 0, words + 2 * MARGIN, self.height())
        top = MARGIN - 2 * GRID  # the column begins that much lower where it has room
        put(self._right, left + words + 2 * GRID, top, picture, self.height() - top)
        self._redrawing.start()

    def _draw_picture(self) -> None:
        session = self._session
        page = picture_page(session) if session is not None else None
        if session is None or page is None or not self._right.isVisible():
            return
        source = PagePictureSource(session, page, self.theme)
        callouts = source.callouts()
        self._legend.show_entries([callout.says for callout in callouts], self.theme)
        legend = self._legend.height_in(self._right.width()) + 2 * GRID
        legend = max(legend, round(_LEGEND_ROOM * self.theme.text_scale))
        tallest = self._right.height() - 2 * GRID - legend
        width = min(
            self._right.width(), round(tallest * source.sheet.width() / source.sheet.height())
        )
        spots, ends = [c.spot for c in callouts], [c.end for c in callouts]
        self._picture.show_picture(source.sheet, spots, ends, width=max(320, width))
        self._picture.setAccessibleName(
            "; ".join(f"{n}: {c.says}" for n, c in enumerate(callouts, start=1))
        )
        source.dispose()
        self.drawn_anew.emit()
