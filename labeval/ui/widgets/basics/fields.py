"""Fields to type in, in the theme's colours."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from labeval.ui.theme import ACTION_HEIGHT, CORNER, LABEL_PX, Theme, Themed, palette_of
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar


def add_field(form: QFormLayout, field: QLineEdit, words: str, theme: Theme) -> None:
    """Add a line to type in to a form, with its label, which is also its name."""
    field.setAccessibleName(words)
    style_field(field, theme)
    label = Label(theme, size=14)
    label.setMinimumHeight(ACTION_HEIGHT)
    label.set_text(words)
    form.addRow(label, field)


def style_field(field: QLineEdit | QPlainTextEdit, theme: Theme, px: int = 14) -> None:
    """Give a field paper, a hairline that shows the focus, and the height of an action."""
    kind = "QLineEdit" if isinstance(field, QLineEdit) else "QPlainTextEdit"
    inner = "0 9px" if isinstance(field, QLineEdit) else "5px 6px"
    field.setStyleSheet(
        f"{kind} {{ background: {theme.paper}; color: {theme.text}; padding: {inner};"
        f" border: 1px solid {theme.outline}; border-radius: {CORNER - 2}px; }}"
        f"{kind}:focus {{ border: 2px solid {theme.accent}; }}"
        f"{kind}:disabled {{ background: {theme.disabled}; color: {theme.disabled_text}; }}"
    )
    field.setFont(type_font(px))
    if isinstance(field, QLineEdit):
        field.setMinimumHeight(ACTION_HEIGHT)
        field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)


def let_be_narrow(choice: QComboBox) -> None:
    """Keep long values from making a list to choose from wider than its window has room.

    No value is measured for it, which for names in many scripts would load their fonts.
    """
    choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    choice.setMinimumContentsLength(12)


def style_number(field: QSpinBox, theme: Theme) -> None:
    """Give a number the colours of a field."""
    palette = palette_of(theme)
    palette.setColor(QPalette.ColorRole.Base, theme.color("paper"))
    field.setPalette(palette)
    field.setFont(type_font(13))


class ChoiceBox(QComboBox):
    """A list to choose from; it has its name as it opens, and where it is typed in, too.

    On Linux its value is its name for assistive technology, so that the name is its description.

    Args:
        name: empty for one that has a label.
        typed: another value can be typed.
    """

    def __init__(self, name: str = "", parent: QWidget | None = None, *, typed: bool = False):
        super().__init__(parent)
        self.setEditable(typed)
        self.setAccessibleName(name)
        self.setAccessibleDescription(name)
        if (line := self.lineEdit()) is not None:
            line.setAccessibleName(name)

    def showPopup(self) -> None:
        opened = self.view()
        opened.setAccessibleName(self.accessibleName() or self._label())
        opened.window().setWindowTitle(opened.accessibleName())
        super().showPopup()

    def _label(self) -> str:
        here = QAccessible.queryAccessibleInterface(self)
        labels = here.relations(QAccessible.RelationFlag.Label)
        return " ".join(label.text(QAccessible.Text.Name) for label, _ in labels)


class TextArea(Themed, QPlainTextEdit):
    """Some lines of plain text on the window's ground, without a frame; Tab leaves them."""

    def __init__(self) -> None:
        super().__init__()
        self._px = LABEL_PX + 1
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.document().setDocumentMargin(8)

    def set_theme(self, theme: Theme) -> None:
        palette = palette_of(theme)
        palette.setColor(QPalette.ColorRole.Base, theme.color("ground"))
        self.setPalette(palette)
        self._px = theme.px(LABEL_PX + 1)
        self.setFont(type_font(self._px))
        style_scroll_bar(self, theme)
        super().set_theme(theme)
