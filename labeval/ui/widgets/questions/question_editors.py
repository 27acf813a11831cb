"""The editors of most questions: options, a scale, a number or a text.

Every editor asks for an answer with ``answered`` and shows one only by ``set_value``; what is
being typed stays as typed and is asked for after a short rest, after two seconds without one, and
when the field is left.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QInputMethodEvent, QIntValidator, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

from labeval.session.state.questions import MULTIPLE_JOIN
from labeval.text.amounts import is_whole_number
from labeval.ui.mirroring import seen_key
from labeval.ui.theme import Theme
from labeval.ui.widgets.answers.choice_list import ChoiceList
from labeval.ui.widgets.answers.typing_rest import TypingRest
from labeval.ui.widgets.basics.buttons import OptionButton
from labeval.ui.widgets.basics.composing import Composing
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import line_height, type_font
from labeval.ui.widgets.basics.prompted_edit import PromptedEdit
from labeval.ui.widgets.questions.question_view import Editor, QuestionView

_WIDTHS = {"number": 120, "date": 200}
"""Fields of one line that are no wider than what is typed into them."""


class ChoiceEditor(Editor):
    """One, or any, of several options."""

    def __init__(self, asked: QuestionView, theme: Theme) -> None:
        super().__init__()
        self._multiple = asked.kind == "multiple"
        self._ids = [id for id, _ in asked.options]
        self._value = ""
        self._list = ChoiceList(asked.options, multiple=self._multiple, theme=theme)
        self._list.chosen.connect(self._on_chosen)
        self._list.chosen_by_key.connect(self._on_chosen_by_key)
        self._fill(self._list)

    def set_value(self, value: str) -> None:
        self._value = value
        self._list.set_chosen(value.split(MULTIPLE_JOIN) if self._multiple else [value])

    def take_focus(self, field: str = "") -> None:
        self._list.take_focus()

    def set_dense(self, dense: bool) -> None:
        self._list.set_dense(dense)

    def _on_chosen(self, id: str) -> None:
        if not self._multiple:
            self.answered.emit(id)
            return
        chosen = set(self._value.split(MULTIPLE_JOIN)) ^ {id}
        self.answered.emit(MULTIPLE_JOIN.join(i for i in self._ids if i in chosen))

    def _on_chosen_by_key(self, id: str) -> None:
        self._on_chosen(id)
        if not self._multiple and self._value == id:  # it was kept
            self.completed.emit()


class ScaleEditor(Editor):
    """A point on a scale between two labelled ends."""

    def __init__(self, asked: QuestionView, theme: Theme) -> None:
        super().__init__()
        low, high = asked.ends
        self._ends = [Label(theme, role="soft_text"), Label(theme, role="soft_text")]
        for label, text in zip(self._ends, (low, high), strict=True):
            label.setText(text)
        self._points = {id: OptionButton(text) for id, text in asked.options}
        for number, (id, button) in enumerate(self._points.items(), start=1):
            button.set_theme(theme)
            end = {1: low, len(self._points): high}.get(number, "")
            button.setAccessibleName(f"{asked.text}: {id} {end}".strip())
            button.clicked.connect(lambda _checked=False, id=id: self.answered.emit(id))
        self._fill(self._ends[0], *self._points.values(), self._ends[1], across=True)
        self.set_value("")

    def set_value(self, value: str) -> None:
        for id, button in self._points.items():
            button.show_chosen(id == value)
        stop = self._stop()
        for button in self._points.values():
            policy = Qt.FocusPolicy.StrongFocus if button is stop else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def take_focus(self, field: str = "") -> None:
        self._stop().setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit chooses, arrows move between the points."""
        number = "10" if event.text() == "0" else event.text()
        if number in self._points:
            self.answered.emit(number)
            if self._points[number].isChecked():  # it was kept
                self.completed.emit()
            return
        buttons = list(self._points.values())
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(seen_key(self, event), 0)
        at = next((n for n, button in enumerate(buttons) if button.hasFocus()), None)
        if at is None or step == 0:
            event.ignore()
        elif 0 <= at + step < len(buttons):
            buttons[at + step].setFocus(Qt.FocusReason.OtherFocusReason)

    def _stop(self) -> OptionButton:
        buttons = list(self._points.values())
        return next((b for b in buttons if b.isChecked()), buttons[0])


class TypedEditor(Editor):
    """A number or a text, typed into one line or several."""

    def __init__(self, asked: QuestionView, theme: Theme) -> None:
        super().__init__()
        self._asked = asked
        self._kept = ""
        self._field: QLineEdit | QPlainTextEdit
        self._field = PromptedEdit() if asked.lines > 1 else QLineEdit()
        if isinstance(self._field, QPlainTextEdit):
            self._field.setTabChangesFocus(True)
        self._field.setAccessibleName(asked.text)
        self._field.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        if asked.kind == "number" and isinstance(self._field, QLineEdit):
            self._field.setValidator(QIntValidator(min(asked.limits[0], 0), 999_999_999, self))
        self._rest = TypingRest(self)
        self._rest.due.connect(self.flush)
        self._field.textChanged.connect(self._rest.typed)
        self._field.installEventFilter(self)
        self._composing = Composing(self._field)
        self._fill(self._field, across=asked.kind in _WIDTHS)
        self.set_theme(theme)

    def set_value(self, value: str) -> None:
        if value == self._kept and self._typed():
            return  # what is typed may be ahead of what is kept
        self._kept = value
        if value != self._typed():
            with QSignalBlocker(self._field):
                if isinstance(self._field, QPlainTextEdit):
                    self._field.setPlainText(value)
                    self._field.moveCursor(QTextCursor.MoveOperation.End)
                else:
                    self._field.setText(value)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        px = theme.px(14)
        self._field.setFont(type_font(px))
        self._field.setStyleSheet(
            f"QLineEdit, QPlainTextEdit {{ background: {theme.paper}; color: {theme.text};"
            f" border: 1px solid {theme.outline}; border-radius: 6px; padding: 5px 9px;"
            f" selection-background-color: {theme.accent};"
            f" selection-color: {theme.on_accent}; }}"
            f"QLineEdit:focus, QPlainTextEdit:focus {{ border: 2px solid {theme.accent};"
            f" padding: 4px 8px; }}"
        )
        lines = self._asked.lines
        self._field.setFixedHeight(line_height(px) * lines + (14 if lines == 1 else 22))
        if self._asked.kind in _WIDTHS:
            self._field.setFixedWidth(theme.px(_WIDTHS[self._asked.kind]))

    def take_focus(self, field: str = "") -> None:
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def flush(self) -> None:
        """Ask for what was typed, or take the answer back where it is none."""
        self._rest.stop()
        wrong = bool(self.problem())
        value = "" if wrong else self._typed()
        if value == self._kept:
            return
        if wrong:
            self._kept = ""  # the answer goes, and what is typed stays to be mended
        self.answered.emit(value)

    def problem(self) -> str:
        """A number outside its limits."""
        typed, (low, high) = self._typed(), self._asked.limits
        if self._asked.kind != "number" or not typed:
            return ""
        right = is_whole_number(typed) and low <= int(typed) <= high
        return "" if right else self.tr("from {low} to {high}").format(low=low, high=high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the text when the field is left; Ctrl+Enter goes on, also from several lines."""
        if isinstance(event, QInputMethodEvent):
            self._composing.follow(event)
        elif event.type() == QEvent.Type.FocusOut:
            self._composing.finish()
            self.flush()
        elif isinstance(event, QKeyEvent) and _goes_on(event):
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def _typed(self) -> str:
        if isinstance(self._field, QPlainTextEdit):
            return self._field.toPlainText().strip()
        text = self._field.text().strip()
        if self._asked.kind == "number" and is_whole_number(text):
            return str(int(text))
        return text


def _goes_on(event: QKeyEvent) -> bool:
    """True if a key press is Ctrl+Enter, which no text takes."""
    is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    return event.type() == QEvent.Type.KeyPress and is_enter and held
