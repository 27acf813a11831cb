"""The errors of a text: a list of them, and what the current one is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.accessible import Accessible
from labeval.ui.language import Retranslating
from labeval.ui.mirroring import MirroredPainter, put
from labeval.ui.theme import LABEL_PX, Theme
from labeval.ui.widgets.answers.error_row import ErrorRow, ShownError
from labeval.ui.widgets.answers.error_turner import ErrorTurner
from labeval.ui.widgets.answers.keyed_option import KeyedOption, width_of
from labeval.ui.widgets.basics.lettering import (
    draw_apart,
    is_wide,
    line_count,
    line_height,
    type_font,
)
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.paper import Paper
from labeval.ui.widgets.texts.page_turner import PageTurner

PAD = 10
GAP = 6
LEAST_ROWS = 2


@dataclass(frozen=True, slots=True)
class Choice:
    """One category or severity that can be chosen for the current error."""

    id: str
    key: str
    words: str
    leads_on: bool = False


@dataclass(frozen=True, slots=True)
class PanelContent:
    """The panel at one moment."""

    errors: tuple[ShownError, ...] = ()
    current: int | None = None
    hint: str = ""
    no_errors: bool = False
    """True if that the text has none is the answer."""
    categories: tuple[Choice, ...] = ()
    category: str = ""
    above: str = ""
    """Name of the category whose parts are shown; empty at the top."""
    severities: tuple[Choice, ...] = ()
    severity: str = ""
    can_undo: bool = False
    enabled: bool = True


class ErrorPanel(Accessible, Retranslating, Paper):
    """Shows the errors that are marked, and the choices for the current one.

    Signals:
        row_chosen: an error, from 0.
        removal_asked: an error that shall go.
        category_chosen, severity_chosen: id of what the current error is.
        level_left: the categories above those shown are wanted.
        no_errors_asked, missing_asked, other_words_asked, undo_asked: that link was pressed.
    """

    row_chosen = Signal(int)
    removal_asked = Signal(int)
    category_chosen = Signal(str)
    severity_chosen = Signal(str)
    level_left = Signal()
    no_errors_asked = Signal()
    missing_asked = Signal()
    other_words_asked = Signal()
    undo_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = PanelContent()
        self._rows: list[ErrorRow] = []
        self._first = self._end = 0
        self._is_paged = False
        self._choice_page = -1
        self._categories: list[KeyedOption] = []
        self._severities: list[KeyedOption] = []
        self._hint = QRect()
        self._top_of_choices = 0
        self._most_choices: tuple[tuple[Choice, ...], ...] = ()
        self.no_errors = KeyedOption("0", "", self)
        self.missing, self.other_words, self.undo = (LinkButton(parent=self) for _ in range(3))
        self.up = LinkButton(parent=self)
        self.row_turner, self.choice_turner = ErrorTurner(self), PageTurner(self)
        self.row_turner.turned.connect(self._turn_rows)
        self.choice_turner.turned.connect(self._turn_choices)
        self.no_errors.clicked.connect(self.no_errors_asked)
        self.missing.clicked.connect(self.missing_asked)
        self.other_words.clicked.connect(self.other_words_asked)
        self.undo.clicked.connect(self.undo_asked)
        self.up.clicked.connect(self.level_left)
        for link in (self.missing, self.other_words, self.undo, self.up):
            link.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslate()

    # -- what is shown ------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._arrange()

    def set_paged(self, paged: bool) -> None:
        """Show as many choices at a time as there is room for, or all of them."""
        self._is_paged = paged

    def keep_room_for(self, choices: Sequence[tuple[Choice, ...]]) -> None:
        """Have room for each of these sets of categories, so that nothing moves."""
        self._most_choices = tuple(choices)

    def show_content(self, content: PanelContent) -> None:
        """Show errors and choices."""
        before, self._content = self._content, content
        while len(self._rows) < len(content.errors):
            self._rows.append(self._new_row())
        for n, (row, error) in enumerate(zip(self._rows, content.errors, strict=False)):
            row.show_error(error, current=n == content.current, removable=content.enabled)
        if content.categories != before.categories:
            self._categories = self._remade(self._categories, content.categories, "category")
        if content.severities != before.severities:
            self._severities = self._remade(self._severities, content.severities, "severity")
        for option, choice in zip(self._categories, content.categories, strict=True):
            option.show_chosen(choice.id == content.category)
        if _chosen(content) != _chosen(before):
            self._choice_page = -1  # that of what is to be chosen now
        for option, choice in zip(self._severities, content.severities, strict=True):
            option.show_chosen(choice.id == content.severity)
        self.no_errors.show_chosen(content.no_errors)
        self.no_errors.setEnabled(not content.errors)
        self.up.setText(f"‹ {content.above}")
        leads_to = self.tr("All categories")
        self.up.setAccessibleName(f"{content.above}: {leads_to}")
        self.setAccessibleName(f"{self.tr('Errors')}. {content.hint}")
        self._arrange()

    def row(self, n: int) -> ErrorRow:
        """The row of an error, from 0."""
        return self._rows[n]

    def category(self, id: str) -> KeyedOption | None:
        """The option of a category that is shown."""
        return _option(self._categories, self._content.categories, id)

    def severity(self, id: str) -> KeyedOption | None:
        """The option of a severity that is shown."""
        return _option(self._severities, self._content.severities, id)

    def least_height(self, width: int) -> int:
        """The height with all choices and few rows."""
        least = self._least_rows()
        choices = self._choices_height(width)
        if self._is_paged:
            paged = self._pitch() + self.choice_turner.sizeHint().height() + self._above()
            choices = min(choices, paged + 2 * GAP)
        return self._head() + least + choices + self._foot() + 2 * PAD

    def height_for(self, width: int) -> int:
        """The height with all rows on two lines, and all choices."""
        rows = max(3, len(self._content.errors)) * ErrorRow.height_in(self._theme, lines=2)
        return self._head() + rows + self._choices_height(width) + self._foot() + 2 * PAD

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self.no_errors.setText(self.tr("No errors"))
        self.no_errors.setAccessibleName(self.tr("No errors"))
        named = (
            (self.missing, self.tr("Something is missing"), "G"),
            (self.other_words, self.tr("Other words"), "W"),
            (self.undo, self.tr("Undo"), "U"),
        )
        for link, words, key in named:
            link.set_words(words, key)
        self._arrange()

    # -- events -------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choice_page = -1
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = MirroredPainter(self), self._theme
        self.paint_paper(painter)
        px = theme.px(LABEL_PX)
        painter.setFont(type_font(px, strong=True))
        painter.setPen(theme.color("soft_text"))
        head = QRect(PAD, PAD, self.width() - 2 * PAD, self._head() - GAP)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, self._title())
        painter.setFont(type_font(px))
        wrap = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignTop.value
        if self._hint.height() >= line_height(px):
            if is_wide():
                draw_apart(painter, self._hint, self._content.hint, px, wrap)
            else:
                painter.drawText(self._hint, wrap, self._content.hint)
        if not self.up.isHidden() or self._categories:
            y = self._top_of_choices - GAP
            painter.setPen(theme.color("line"))
            painter.drawLine(PAD, y, self.width() - PAD, y)
        painter.end()

    # -- inside -------------------------------------------------------------------------------

    def _title(self) -> str:
        count = len(self._content.errors)
        if not count:
            return self.tr("Errors")
        return self.tr("Errors: {count}").format(count=count)

    def _new_row(self) -> ErrorRow:
        row, place = ErrorRow(self), len(self._rows)
        row.set_theme(self._theme)
        row.clicked.connect(lambda: self.row_chosen.emit(place))
        row.removal_asked.connect(lambda: self.removal_asked.emit(place))
        return row

    def _remade(
        self, old: Sequence[KeyedOption], choices: Sequence[Choice], kind: str
    ) -> list[KeyedOption]:
        for option in old:
            option.hide()
            option.deleteLater()
        chosen = self.category_chosen if kind == "category" else self.severity_chosen
        made = []
        for choice in choices:
            option = KeyedOption(choice.key, choice.words, self)
            option.leads_on = choice.leads_on
            option.set_theme(self._theme)
            option.clicked.connect(lambda _=False, id=choice.id: chosen.emit(id))
            option.show()
            made.append(option)
        return made

    def _head(self) -> int:
        return max(22, line_height(self._theme.px(LABEL_PX)) + 2) + GAP

    def _least_rows(self) -> int:
        """Height of the least number of errors in view; those around them can be turned to."""
        rows = 1 if self._is_paged else LEAST_ROWS
        return rows * ErrorRow.height_in(self._theme, lines=1)

    def _foot(self) -> int:
        return self.no_errors.sizeHint().height() + GAP

    def _choices_height(self, width: int) -> int:
        """The height of the largest set of categories, with the severities."""
        inner = width - 2 * PAD
        sets = [self._widths(choices) for choices in self._most_choices]
        categories = max((_flowed(widths, inner)[1] for widths in sets), default=0)
        severities = _flowed(self._widths(self._content.severities), inner)[1]
        return (categories + severities) * self._pitch() + self._above() + 2 * GAP

    def _above(self) -> int:
        """Height of the link to the categories above, where some category has parts."""
        return self._head() if len(self._most_choices) > 1 else 0

    def _widths(self, choices: Sequence[Choice]) -> list[int]:
        return [width_of(self._theme, c.key, c.words, leads_on=c.leads_on) for c in choices]

    def _pitch(self) -> int:
        return self.no_errors.sizeHint().height() + GAP

    def _choice_rows(self) -> list[list[KeyedOption]]:
        """The categories in rows, then the severities."""
        found: list[list[KeyedOption]] = []
        for options in (self._categories, self._severities):
            widths = [option.sizeHint().width() for option in options]
            places, rows = _flowed(widths, self.width() - 2 * PAD)
            in_rows: list[list[KeyedOption]] = [[] for _ in range(rows)]
            for option, (_, row, _) in zip(options, places, strict=True):
                in_rows[row].append(option)
            found += in_rows
        return found

    def _height_of_choices(self, rows: int, *, turned: bool) -> int:
        """The height of so many rows, and of the link above or the turner below them."""
        if not rows:
            return 0
        above = self._head() if self._content.above else 0
        both = GAP if self._categories and self._severities else 0
        turner = self.choice_turner.sizeHint().height() if turned else 0
        return rows * self._pitch() + above + both + turner

    def _arrange(self) -> None:
        """Head, list, choices of the current error, foot."""
        width, inner = self.width(), self.width() - 2 * PAD
        if inner < 40:
            return
        for link in (self.missing, self.other_words, self.undo, self.up):
            link.adjustSize()
        content = self._content
        self.missing.setVisible(content.enabled)
        self._put_link(self.missing, width - PAD - self.missing.width() + 6, PAD)
        bottom = self.height() - PAD - self._foot() + GAP
        self._place_foot(bottom, inner)
        pages = self._choice_pages()
        page = self._choice_page = self._page_in(pages)
        turned = len(pages) > 1
        top = bottom - GAP - self._height_of_choices(len(pages[page]), turned=turned)
        self._top_of_choices = top
        self._place_choices(top, pages, page)
        self._place_rows(PAD + self._head(), top - 2 * GAP)
        self.update()

    def _choice_pages(self) -> list[list[list[KeyedOption]]]:
        """Rows of choices that are in view together: all of them, where there is room."""
        rows = self._choice_rows()
        room = self.height() - 2 * PAD - self._head() - self._foot() - 2 * GAP
        room -= self._least_rows()
        whole = self._height_of_choices(len(rows), turned=False) <= room
        if not self._is_paged or not rows or whole:
            return [rows]
        spare = room - self._height_of_choices(1, turned=True)
        at_once = 1 + max(0, spare // self._pitch())
        return [rows[n : n + at_once] for n in range(0, len(rows), at_once)]

    def _page_in(self, pages: Sequence[Sequence[Sequence[KeyedOption]]]) -> int:
        """The page of choices in view; where something was chosen, that of what is next to be."""
        if self._choice_page >= 0:
            return min(self._choice_page, len(pages) - 1)
        content = self._content
        wanted = self.category(content.category)
        if wanted is not None and self._severities:
            wanted = self.severity(content.severity) or self._severities[0]
        holding = (n for n, page in enumerate(pages) if any(wanted in row for row in page))
        return next(holding, 0)

    def _turn_choices(self, by: int) -> None:
        self._choice_page += by
        self._arrange()

    def _turn_rows(self, by: int) -> None:
        """Go to the error before or after those in view."""
        self.row_chosen.emit(self._first - 1 if by < 0 else self._end)

    def _place_foot(self, y: int, inner: int) -> None:
        content = self._content
        self.no_errors.setVisible(not content.errors)
        size = self.no_errors.sizeHint()
        put(self.no_errors, PAD, y, min(inner, size.width()), size.height())
        middle = y + (size.height() - self.undo.height()) // 2
        self.undo.setVisible(content.can_undo and content.enabled)
        self._put_link(self.undo, self.width() - PAD - self.undo.width() + 6, middle)
        self.other_words.setVisible(content.current is not None and content.enabled)
        self._put_link(self.other_words, PAD - 6, middle)

    def _put_link(self, link: LinkButton, x: int, y: int) -> None:
        put(link, x, y, link.width(), link.height())

    def _place_choices(
        self, y: int, pages: Sequence[Sequence[Sequence[KeyedOption]]], page: int
    ) -> None:
        self.up.setVisible(bool(self._content.above))
        if self._content.above:
            self.up.resize(min(self.up.width(), self.width() - 2 * PAD + 6), self.up.height())
            self._put_link(self.up, PAD - 6, y)
            y += self._head()
        for option in (*self._categories, *self._severities):
            option.setVisible(option in chain(*pages[page]))
        before: KeyedOption | None = None
        for row in pages[page]:
            if before in self._categories and row[0] in self._severities:
                y += GAP
            x = PAD
            for option in row:
                size = option.sizeHint()
                width = min(size.width(), self.width() - 2 * PAD)
                put(option, x, y, width, size.height())
                x += width + GAP
            y += self._pitch()
            before = row[0]
        self.choice_turner.set_page(page, len(pages))
        size = self.choice_turner.sizeHint()
        put(self.choice_turner, PAD, y, size.width(), size.height())

    def _place_rows(self, top: int, bottom: int) -> None:
        """The rows that fit around the current one; on one line each where they are many."""
        content, room = self._content, max(0, bottom - top)
        px = self._theme.px(LABEL_PX)
        inner = self.width() - 2 * PAD
        lines = line_count(content.hint, inner, px) if content.hint else 0
        hint = lines * line_height(px) + (GAP if lines else 0)
        count = len(content.errors)
        for_rows = room - hint
        two = ErrorRow.height_in(self._theme, lines=2)
        height = two if count * two <= for_rows else ErrorRow.height_in(self._theme, lines=1)
        fit = max(1, for_rows // height) if count else 0
        if count > fit:
            fit = max(1, (for_rows - self.row_turner.sizeHint().height()) // height)
        current = content.current if content.current is not None else count - 1
        first = min(self._first, current)
        first = max(first, current - fit + 1, 0)
        self._first = first = min(first, max(0, count - fit))
        self._end = min(count, first + fit)
        y = top
        for n, row in enumerate(self._rows):
            shown = first <= n < self._end
            row.setVisible(shown)
            if shown:
                put(row, PAD // 2, y, self.width() - PAD, height)
                y += height
        self.row_turner.show_errors(range(first, self._end), count)
        if count > fit:
            size = self.row_turner.sizeHint()
            put(self.row_turner, PAD, y, size.width(), size.height())
            y += size.height()
        left = bottom - y
        self._hint = QRect(PAD, y + (GAP if count else 0), inner, left if left >= hint else 0)

    def sizeHint(self) -> QSize:
        return QSize(300, self.height_for(300))


def _flowed(widths: Sequence[int], room: int) -> tuple[list[tuple[int, int, int]], int]:
    """Places of pills in rows, as x, row and width, and the number of rows."""
    places: list[tuple[int, int, int]] = []
    x = row = 0
    for width in widths:
        wide = min(width, room)
        if x and x + wide > room:
            x, row = 0, row + 1
        places.append((x, row, wide))
        x += wide + GAP
    return places, row + 1 if places else 0


def _chosen(content: PanelContent) -> tuple[object, ...]:
    """The current error and what is chosen for it."""
    return content.current, content.above, content.category, content.severity


def _option(
    options: Sequence[KeyedOption], choices: Sequence[Choice], id: str
) -> KeyedOption | None:
    return next((o for o, c in zip(options, choices, strict=True) if c.id == id), None)
