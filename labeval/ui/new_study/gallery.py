"""The gallery: research questions on the left, designs that answer them on the right."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from labeval.jobs.new_study.designs import Card, Design, Question, gallery_designs, questions
from labeval.study.model.blocks import BlockSettings
from labeval.ui.accessible import go_to_selected
from labeval.ui.background import Background
from labeval.ui.language import Retranslating, interface_language
from labeval.ui.new_study.card import PICTURE, DesignCard
from labeval.ui.new_study.pictures import Pictures, coded_lines
from labeval.ui.theme import GRID, MARGIN, Theme
from labeval.ui.widgets.basics.fields import style_field
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.list_rows import list_rows
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_RAIL = 290
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class GalleryPage(Retranslating, QWidget):
    """Cards by question; figures and pictures come as they are ready.

    Signals:
        changed: another design is the current one, or its figures have come.
        wanted: the current design is wanted (double click or Enter).
        methods_wanted: the methods are to be shown side by side.
        failed: a template cannot be read, as a sentence.
    """

    changed = Signal()
    wanted = Signal()
    methods_wanted = Signal()
    failed = Signal(str)

    def __init__(self, templates: Path, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._questions: Sequence[Question] = questions(templates)
        self.search = QLineEdit()
        self.rail = QListWidget()
        self.methods = LinkButton()
        self._title = Label(theme, size=18, bold=True)
        self._about = Label(theme, role="soft_text", size=14, wrap=True)
        self._nothing = Label(theme, role="soft_text", size=14, wrap=True)
        self._note = Label(theme, role="soft_text", wrap=True)
        self._scroll = QScrollArea()
        self._inside = QWidget()
        self._grid = QGridLayout(self._inside)
        self._columns = 0
        self.cards: list[list[DesignCard]] = [
            [self._card(card) for card in question.cards] for question in self._questions
        ]
        self._current = self.cards[0][0]
        self._background = Background(self)
        self._background.failed.connect(self.failed)
        self._pictures = Pictures(theme, PICTURE.width(), self)
        self._pictures.drawn.connect(self._on_drawn)
        self._lay_out()
        self.search.textChanged.connect(self._show_cards)
        self.rail.currentRowChanged.connect(self._on_row_changed)
        go_to_selected(self.rail)
        self.methods.clicked.connect(self.methods_wanted)
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.setFocus)
        self.retranslate()
        self.rail.setCurrentRow(0)
        self._background.ask(lambda _: gallery_designs(templates), self._on_read)

    @property
    def current(self) -> Card:
        """The card that the buttons act on."""
        return self._current.card

    @property
    def is_of_interviews(self) -> bool:
        """True where the current card is for interviews alone."""
        return not self.current.template

    def choose_interviews(self) -> None:
        """Make the card for interviews alone the current one."""
        rows = [row for row, cards in enumerate(self.cards) if not cards[0].card.template]
        self.rail.setCurrentRow(rows[0])

    def show_current(self) -> None:
        """Show the current card with the question that it answers, whatever was searched for."""
        rows = [row for row, cards in enumerate(self.cards) if self._current in cards]
        self.rail.setCurrentRow(rows[0])

    @property
    def design(self) -> Design | None:
        """The current design; None until it is read."""
        return self._current.design

    def kinds(self, design: Design) -> dict[str, BlockSettings]:
        """Kinds of pages for a study: those of a design, then one of each other method."""
        found = {block: design.content.study.blocks[block] for block in design.blocks}
        others = (card.design for row in self.cards for card in row)
        for other in (one for one in others if one is not None):
            for block in other.blocks:
                settings = other.content.study.blocks[block]
                if settings.method not in {kind.method for kind in found.values()}:
                    found.setdefault(block, settings)
        return found

    @property
    def shown(self) -> list[DesignCard]:
        """The cards on screen, in their order."""
        words = self.search.text().casefold().split()
        if not words:
            return self.cards[max(0, self.rail.currentRow())]
        found = [c for row in self.cards for c in row if all(w in c.search_text() for w in words)]
        return list({card.card.key: card for card in found}.values())

    @property
    def is_drawing(self) -> bool:
        """True while pictures are outstanding."""
        return self._pictures.is_drawing

    def settle(self) -> None:
        """Wait until all designs are read."""
        self._background.settle()

    def close_work(self) -> None:
        """Give up what is still being read or drawn."""
        self._background.close()
        self._pictures.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the width for as many columns as it has room for."""
        super().resizeEvent(event)
        if self._columns != self._columns_now():
            self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows move between the cards, and between them and the questions."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = Qt.Key(event.key())
            if watched is self.rail and key in (Qt.Key.Key_Right, Qt.Key.Key_Return):
                self._focus(self._current)
                return True
            if watched is self.search and key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
                if self.shown:
                    self._focus(self.shown[0])
                return True
            if watched is self.search and key == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
            if isinstance(watched, DesignCard) and key in _ARROWS:
                self._step(watched, *_ARROWS[key])
                return True
        return super().eventFilter(watched, event)

    # -- inside -------------------------------------------------------------------------------

    def _card(self, card: Card) -> DesignCard:
        made = DesignCard(card, self._theme, self._inside)
        made.hide()
        made.installEventFilter(self)
        made.focused.connect(lambda: self._make_current(made))
        made.clicked.connect(lambda: made.setFocus())
        made.activated.connect(self.wanted)
        return made

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3 * GRID)
        left = QVBoxLayout()
        left.setContentsMargins(MARGIN, GRID, 0, 2 * GRID)
        left.setSpacing(GRID)
        style_field(self.search, self._theme)
        self.search.setClearButtonEnabled(True)
        self.search.installEventFilter(self)
        self.rail.setFixedWidth(_RAIL)
        self.rail.setWordWrap(True)
        self.rail.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rail.setFrameShape(QFrame.Shape.NoFrame)
        self.rail.installEventFilter(self)
        theme = self._theme
        self.rail.setStyleSheet(
            f"QListWidget {{ background: transparent; color: {theme.text}; font-size: 14px;"
            " outline: none; }" + list_rows(theme, 8, 10, corner=6)
        )
        style_scroll_bar(self.rail, theme)
        self.methods.set_theme(theme)
        left.addWidget(self.search)
        left.addWidget(self.rail, 1)
        left.addWidget(self.methods, 0, Qt.AlignmentFlag.AlignLeft)
        right = QVBoxLayout()
        right.setContentsMargins(0, GRID, 0, 0)
        right.setSpacing(GRID)
        self._grid.setContentsMargins(0, 0, MARGIN, 2 * GRID)
        self._grid.setSpacing(2 * GRID)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._scroll.setWidget(self._inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)
        style_scroll_bar(self._scroll, theme)
        for part in (self._title, self._about, self._note, self._nothing):
            part.setContentsMargins(0, 0, MARGIN, 0)  # of the window, which the scroll bar has
            right.addWidget(part)
        right.addWidget(self._scroll, 1)
        row.addLayout(left)
        row.addLayout(right, 1)

    def _columns_now(self) -> int:
        wide = PICTURE.width() + 6 * GRID
        return max(1, (self.width() - _RAIL - 6 * GRID) // wide)

    def _show_cards(self) -> None:
        """Show the cards of the question, or those that were searched for."""
        language = interface_language()
        shown, searched = self.shown, bool(self.search.text().strip())
        question = self._questions[max(0, self.rail.currentRow())]
        self._title.set_text(
            self.tr("%n design(s) found", "", len(shown))
            if searched
            else question.title.in_language(language)
        )
        self._about.set_text("" if searched else question.about.in_language(language))
        self._about.setVisible(not searched)
        self._note.setVisible(not shown or any(card.card.template for card in shown))
        self._nothing.setVisible(not shown)
        self._arrange()
        if shown and self._current not in shown:
            self._make_current(shown[0])
        self._current.be_current(True)
        if searched:
            self._scroll.verticalScrollBar().setValue(0)
        self.changed.emit()

    def _arrange(self) -> None:
        self._columns = self._columns_now()
        shown = self.shown
        for card in (card for row in self.cards for card in row):
            self._grid.removeWidget(card)
            card.setVisible(False)
        for n, card in enumerate(shown):
            self._grid.addWidget(card, n // self._columns, n % self._columns)
            card.setVisible(True)
            self._ask_for_picture(card)

    def _ask_for_picture(self, card: DesignCard) -> None:
        if not card.card.template:
            card.show_picture(coded_lines(PICTURE, self._theme))
        elif card.design is not None:
            picture = self._pictures.picture(card.design)
            if picture is not None:
                card.show_picture(picture)

    def _on_read(self, found: Sequence[Design]) -> None:
        designed = (c for row in self.cards for c in row if c.card.template)
        for card, design in zip(designed, found, strict=True):
            card.show_design(design)
        self._show_cards()

    def _on_drawn(self, key: str) -> None:
        for card in (card for row in self.cards for card in row):
            if card.card.key == key:
                self._ask_for_picture(card)

    def _on_row_changed(self, _row: int) -> None:
        if self.search.text():
            self.search.clear()  # shows the cards
        else:
            self._show_cards()

    def _make_current(self, card: DesignCard) -> None:
        if card is not self._current:  # else a screen reader reads that it was unchecked
            self._current.be_current(False)
        self._current = card
        card.be_current(True)
        self._scroll.ensureWidgetVisible(card, 0, 2 * GRID)
        self.changed.emit()

    def _focus(self, card: DesignCard) -> None:
        card.setFocus(Qt.FocusReason.OtherFocusReason)

    def _step(self, card: DesignCard, across: int, down: int) -> None:
        shown = self.shown
        place = shown.index(card)
        if across < 0 and place % self._columns == 0:
            self.rail.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        following = place + across + down * self._columns
        if following < 0:
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        elif following < len(shown):
            self._focus(shown[following])

    def retranslate(self) -> None:
        language = interface_language()
        row = self.rail.currentRow()
        self.rail.blockSignals(True)
        self.rail.clear()
        self.rail.addItems([q.title.in_language(language) for q in self._questions])
        self.rail.setCurrentRow(row)
        self.rail.blockSignals(False)
        self.rail.setAccessibleName(self.tr("What do you want to know?"))
        self.search.setPlaceholderText(self.tr("Search all designs"))
        self.search.setAccessibleName(self.tr("Search all designs"))
        self.methods.setText(self.tr("The methods side by side"))
        self._note.set_text(
            self.tr(
                "A design is a beginning: texts, methods (one or several), criteria and length "
                "are chosen in the next steps."
            )
        )
        self._nothing.set_text(self.tr("No design has all of these words. Esc clears the search."))
        if row >= 0:
            self._show_cards()
