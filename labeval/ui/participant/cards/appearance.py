"""Text size, spacing, colours, language and keys: the participant's to choose at any time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from labeval.session.state.appearance import (
    ALL_KEYS,
    KEYS,
    NO_LETTERS,
    RENDERED,
    SPACING,
    TEXTS,
    USUAL,
    WIDE,
    WRITTEN,
)
from labeval.ui.language import language_name, locale_of
from labeval.ui.mirroring import seen_key
from labeval.ui.theme import GRID, TEXT_SCALES, THEMES, Theme
from labeval.ui.theme_names import theme_names
from labeval.ui.widgets.basics.buttons import OptionButton
from labeval.ui.widgets.basics.column import Column
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.overlay import Overlay

FIELDS = ("text_size", SPACING, "theme", "language", TEXTS, KEYS)
"""The choices, as in the record."""
_IN_A_LINE = {
    "text_size": len(TEXT_SCALES),
    SPACING: 2,
    "theme": 2,
    "language": 2,
    TEXTS: 2,
    KEYS: 2,
}
"""The most options of a line."""
_WIDTH = 580
_MOVES = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
"""By lines and places in a line."""


class AppearanceCard(Overlay):
    """Rows of options; a choice is asked for and shows after ``show_choices``.

    Args:
        languages: those of the study; where it has one only, there is nothing to choose.
        can_switch_texts: whether texts may be seen as they are written.

    Signals:
        chosen: one of ``FIELDS`` and its value: a text scale such as ``1.15``, ``usual`` or
            ``wide``, the name of a theme, a language's code, ``rendered`` or ``written``,
            ``all`` or ``no_letters``.
    """

    chosen = Signal(str, str)

    def __init__(
        self,
        theme: Theme,
        parent: QWidget,
        languages: Sequence[str],
        *,
        can_switch_texts: bool = False,
    ) -> None:
        super().__init__(theme, parent, width=_WIDTH)
        self._languages = languages
        self._names: dict[str, Label] = {}
        self._options: dict[str, dict[str, OptionButton]] = {}
        self._lines: list[list[OptionButton]] = []
        """The options as they are seen, from the top."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(2 * GRID)
        grid.setColumnStretch(1, 1)
        values: Sequence[Sequence[str]] = (
            [str(scale) for scale in TEXT_SCALES],
            [USUAL, WIDE],
            list(THEMES),
            languages if len(languages) > 1 else (),
            [RENDERED, WRITTEN] if can_switch_texts else (),
            [ALL_KEYS, NO_LETTERS],
        )
        for line, (field, options) in enumerate(zip(FIELDS, values, strict=True)):
            if not options:
                continue
            self._names[field] = Label(theme, role="soft_text")
            grid.addWidget(self._names[field], line, 0, Qt.AlignmentFlag.AlignTop)
            grid.addLayout(self._choices(field, options), line, 1)
        self._column = Column(theme, width=_WIDTH, centred=False, margin=0)
        self._column.rows.addLayout(grid)
        self.rows.addWidget(self._column)
        self._smaller = 0
        self._note = Label(theme, role="soft_text", wrap=True)
        self._note.hide()
        self.rows.addWidget(self._note)

    def say_smaller(self, percent: int) -> None:
        """Say how large letters are on a page that has no room for those chosen; 0 for others."""
        self._smaller = percent
        self._note.setVisible(bool(percent))
        note = self.tr("This page has no room for letters of that size. Here they are at {size} %.")
        self._note.setText(note.format(size=percent))
        self._note.setAccessibleName(self._note.text())

    def show_choices(self, choices: Mapping[str, str]) -> None:
        """Show what is in use."""
        for field, options in self._options.items():
            for value, button in options.items():
                button.show_chosen(choices.get(field) == value)

    def first_focus(self) -> QWidget:
        buttons = self._options["text_size"].values()
        return next((b for b in buttons if b.isChecked()), next(iter(buttons)))

    def fit_content(self, width: int, most: int) -> None:
        note = self._note.heightForWidth(width) + 2 * GRID if not self._note.isHidden() else 0
        wanted = self._column.height_of_rows(width)
        self._column.setFixedHeight(max(0, min(wanted, most - note)))

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("How it looks"))
        names = (
            self.tr("Text size"),
            self.tr("Spacing"),
            self.tr("Colours"),
            self.tr("Language"),
            self.tr("Texts"),
            self.tr("Keys"),
        )
        for field, name in zip(FIELDS, names, strict=True):
            if field in self._names:
                self._names[field].setText(name)
        labels = {
            "text_size": {str(s): f"{s * 100:.0f} %" for s in TEXT_SCALES},
            SPACING: {
                USUAL: self.tr("Usual", "spacing of lines, letters and words"),
                WIDE: self.tr("Wide", "spacing of lines, letters and words"),
            },
            "theme": theme_names(),
            "language": {code: language_name(code) for code in self._languages},
            TEXTS: {RENDERED: self.tr("Rendered"), WRITTEN: self.tr("As written")},
            KEYS: {
                ALL_KEYS: self.tr("All", "keys that act on a page"),
                NO_LETTERS: self.tr("Without letters", "keys that act on a page"),
            },
        }
        self.say_smaller(self._smaller)
        for field, options in self._options.items():
            for value, button in options.items():
                button.setText(labels[field][value])
                button.setAccessibleName(f"{self._names[field].text()}: {labels[field][value]}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move between the options of a line and between the lines; Enter chooses one."""
        rows = self._lines
        at = [(r, c) for r, row in enumerate(rows) for c, b in enumerate(row) if b.hasFocus()]
        if at and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            rows[at[0][0]][at[0][1]].click()
            return
        move = _MOVES.get(seen_key(self, event))
        if move is None or not at:
            super().keyPressEvent(event)
            return
        row = rows[max(0, min(len(rows) - 1, at[0][0] + move[0]))]
        row[max(0, min(len(row) - 1, at[0][1] + move[1]))].setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, OptionButton):
            self._column.ensureWidgetVisible(watched, 0, GRID)
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            taken = (*_MOVES, Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if seen_key(self, event) in taken:
                self.keyPressEvent(event)  # else the column would scroll
                return True
        return super().eventFilter(watched, event)

    def _choices(self, field: str, values: Sequence[str]) -> QVBoxLayout:
        lines = QVBoxLayout()
        lines.setSpacing(GRID)
        self._options[field] = {}
        for first in range(0, len(values), _IN_A_LINE[field]):
            line = values[first : first + _IN_A_LINE[field]]
            lines.addLayout(self._line(field, line))
        return lines

    def _line(self, field: str, values: Sequence[str]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(GRID)
        self._lines.append([])
        for value in values:
            button = OptionButton()
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.installEventFilter(self)
            button.clicked.connect(
                lambda _checked=False, value=value: self.chosen.emit(field, value)
            )
            if field == "language":
                button.setLocale(locale_of(value))  # each is in its own words
            self._options[field][value] = button
            self._lines[-1].append(button)
            row.addWidget(button)
        row.addStretch(1)
        return row
