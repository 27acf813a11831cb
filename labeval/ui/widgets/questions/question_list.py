"""Several questions on one screen, in one column or two, without scrolling where they fit."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QPlainTextEdit, QScrollArea, QWidget

from labeval.ui.mirroring import put
from labeval.ui.theme import GRID, MARGIN, Theme, Themed
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar
from labeval.ui.widgets.questions.question_block import QuestionBlock
from labeval.ui.widgets.questions.question_view import QuestionView

_COLUMN = 860
"""Greatest width of a single column."""
_HALF = 640
"""Greatest width of each of two columns."""
_WIDE = 1240
"""Greatest width of a single column whose options are too long for a narrower one."""
_GAP, _DENSE_GAP = GRID, 2


class QuestionList(Themed, QScrollArea):
    """Asks questions; a digit answers the current one and moves to the next.

    Signals:
        answered: a question's id and the value asked for; it shows after ``set_answers``.
        finished: the last question was answered by a key.
        keys_changed: digits do something else now: the keyboard has come into a text or has left
            it, or is at a question with another number of options.
    """

    answered = Signal(str, str)
    finished = Signal()
    keys_changed = Signal()

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, centred: bool = True
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._centred = centred
        self._gap = _GAP
        self._blocks: dict[str, QuestionBlock] = {}
        self._passed_over: frozenset[str] = frozenset()
        self.is_typed_in = False
        """True if the keyboard is in a text, or was when it was last on one of the questions."""
        self.options_here: int | None = None
        """Options of the question that has the keyboard, or had it last; None if none had it."""
        self._page = QWidget()
        self._intro = Label(theme, size=14, role="soft_text", wrap=True, parent=self._page)
        self.setWidget(self._page)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self._page.setAutoFillBackground(False)
        style_scroll_bar(self, theme)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    def ask(self, questions: Sequence[QuestionView], *, intro: str = "") -> None:
        """Ask these questions, none of them answered."""
        for block in self._blocks.values():
            block.hide()
            block.deleteLater()
        self.is_typed_in = False
        self.options_here = None
        self._intro.set_text(intro)
        self._intro.setVisible(bool(intro))
        self._blocks, self._passed_over = {}, frozenset()
        for asked in questions:
            block = QuestionBlock(asked, self._theme, self._page)
            block.answered.connect(self.answered)
            block.completed.connect(self._on_completed)
            block.show()
            self._blocks[asked.id] = block
        self._arrange()
        self.verticalScrollBar().setValue(0)

    def views(self) -> list[QuestionView]:
        """The questions, as they are shown."""
        return [block.asked for block in self._blocks.values()]

    def keep_inert(self) -> None:
        """Take no answer, by pointer or keys, to the questions that are shown now."""
        for part in self.findChildren(QWidget):
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            if part is not self.viewport():  # the wheel still turns the list
                part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_answers(self, answers: Mapping[str, str]) -> None:
        """Show these answers, and nothing where there is none."""
        for block in self._blocks.values():
            block.set_answers(answers)

    def pass_over(self, ids: Collection[str]) -> None:
        """Hide these questions, which are not asked as things stand, and show all others."""
        if self._passed_over == frozenset(ids):
            return
        self._passed_over = frozenset(ids)
        for id, block in self._blocks.items():
            block.setVisible(id not in self._passed_over)
        self._arrange()

    def take_focus(self, field: str = "") -> None:
        """Focus a question by its id, or the matrix row of ``field``, or else the first one."""
        shown = self._shown()
        found = (b for b in shown if field == b.asked.id or field in b.asked.texts())
        block = next(found, shown[0] if shown else None)
        if block is not None:
            block.editor.take_focus(field)
            self.ensureWidgetVisible(block, 0, 2 * GRID)

    def problems(self) -> dict[str, str]:
        """The questions where something is typed that is no answer, and why."""
        found = {block.asked.id: block.editor.problem() for block in self._shown()}
        return {id: problem for id, problem in found.items() if problem}

    def flush(self) -> None:
        """Ask for everything that was typed."""
        for block in self._shown():
            block.editor.flush()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        style_scroll_bar(self, theme)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the questions anew."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from question to question where the answer has no use for them."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}
        step = steps.get(Qt.Key(event.key()), 0)
        at = next((id for id, block in self._blocks.items() if self._holds_focus(block)), "")
        if step and at:
            self._move(at, step)
        else:
            event.ignore()

    def _on_completed(self, question: str) -> None:
        if not self._move(question, 1):
            self.finished.emit()

    def _move(self, question: str, step: int) -> bool:
        """Go ``step`` questions on or back; returns whether there is one."""
        ids = [block.asked.id for block in self._shown()]
        to = ids.index(question) + step if question in ids else 0
        if not 0 <= to < len(ids):
            return False
        self.take_focus(ids[to])
        return True

    def _on_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self._page.isAncestorOf(now):
            self.ensureWidgetVisible(now, 0, 2 * GRID)
            typed_in = isinstance(now, QLineEdit | QPlainTextEdit)
            here = [block.asked for block in self._blocks.values() if self._holds_focus(block)]
            options = len(here[0].options) if here else self.options_here
            if (typed_in, options) != (self.is_typed_in, self.options_here):
                self.is_typed_in, self.options_here = typed_in, options
                self.keys_changed.emit()
        for block in self._blocks.values():
            block.set_current(self._holds_focus(block))

    def _holds_focus(self, block: QuestionBlock) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and (focus is block or block.isAncestorOf(focus))

    def _shown(self) -> list[QuestionBlock]:
        return [block for id, block in self._blocks.items() if id not in self._passed_over]

    def _arrange(self) -> None:
        """Room for all questions, so that nothing moves away when one of them appears; where
        there is none, room for those that are shown, in the end with scrolling.
        """
        blocks, shown = list(self._blocks.values()), self._shown()
        if not shown or self._arranged(blocks) or self._arranged(shown):
            return
        self._set_dense(False)
        self._lay_out([shown], self._widths()[0], move=True)

    def _widths(self) -> tuple[int, int, int]:
        """Widths of a single column, of each of two, and of a single one with long options."""
        whole, scale = self.viewport().width() - 2 * MARGIN, self._theme.text_scale
        half = (whole - 3 * GRID) // 2
        return (
            min(whole, round(_COLUMN * scale)),
            min(half, round(_HALF * scale)),
            min(whole, round(_WIDE * scale)),
        )

    def _arranged(self, blocks: list[QuestionBlock]) -> bool:
        """Takes the first arrangement without scrolling, from roomy to dense, if there is one."""
        for dense in (False, True):
            self._set_dense(dense)
            for columns, width in zip((1, 2, 1), self._widths(), strict=True):
                if columns > len(blocks):
                    continue
                split = [blocks] if columns == 1 else self._split(blocks, width)
                if self._lay_out(split, width, move=False) <= self.viewport().height():
                    self._lay_out(split, width, move=True)
                    return True
        return False

    def _set_dense(self, dense: bool) -> None:
        self._gap = _DENSE_GAP if dense else _GAP
        for block in self._blocks.values():
            block.editor.set_dense(dense)

    def _split(self, blocks: list[QuestionBlock], width: int) -> list[list[QuestionBlock]]:
        """Two columns, read one after the other, of nearly the same height."""
        heights = [block.height_at(width) for block in blocks]
        taller = [max(sum(heights[:n]), sum(heights[n:])) for n in range(1, len(blocks))]
        at = taller.index(min(taller)) + 1
        return [blocks[:at], blocks[at:]]

    def _lay_out(self, columns: list[list[QuestionBlock]], width: int, *, move: bool) -> int:
        """The height that the columns take; with ``move`` they are put there."""
        room = self.viewport().size()
        across = len(columns) * width + (len(columns) - 1) * 3 * GRID
        left = (room.width() - across) // 2
        intro = self._intro.heightForWidth(across) + 2 * GRID if self._intro.text() else 0
        heights = [
            sum(b.height_at(width) + self._gap for b in column) - self._gap for column in columns
        ]
        total = GRID + intro + max(heights) + GRID
        if not move:
            return total
        spare = max(0, room.height() - total)
        top = GRID + (min(spare // 3, 6 * GRID) if self._centred else 0)
        self._page.resize(room.width(), max(total, room.height()))
        self._page.move(
            0, self._page.y()
        )  # Qt moves it by itself only where lines begin at the left
        put(self._intro, left + 13, top, across - 13, max(0, intro - 2 * GRID))
        for n, column in enumerate(columns):
            y = top + intro
            for block in column:
                if block.asked.id in self._passed_over:
                    continue
                height = block.height_at(width)
                put(block, left + n * (width + 3 * GRID), y, width, height)
                y += height + self._gap
        return total
