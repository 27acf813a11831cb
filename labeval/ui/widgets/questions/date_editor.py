"""A date, typed as ISO 8601 or as the participant's language writes it, and how it was read."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout

from labeval.ui.language import Retranslating
from labeval.ui.mirroring import is_mirrored
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.questions.question_editors import TypedEditor
from labeval.ui.widgets.questions.question_view import QuestionView

_ISO = "yyyy-MM-dd"
_SHOWN_FORMAT = "d MMMM yyyy"
_IN_WORDS = (_SHOWN_FORMAT, "d. MMMM yyyy", "d MMM yyyy", "MMMM d, yyyy")
_EXAMPLE = QDate(2026, 3, 31)
_ISOLATE, _ISOLATE_END = "\u2066", "\u2069"
"""Around what is written from the left."""


class DateEditor(Retranslating, TypedEditor):
    """Shows next to the field which day was understood, or what would be one."""

    def __init__(self, asked: QuestionView, theme: Theme) -> None:
        self._read = Label(theme, role="soft_text", wrap=True)
        self._wrong = Label(theme, role="bad", wrap=True)
        super().__init__(asked, theme)
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        row.setSpacing(10)
        row.insertWidget(1, self._read, 1)
        row.insertWidget(2, self._wrong, 1)
        row.setStretch(row.count() - 1, 0)  # the words have all of the room
        self._field.textChanged.connect(self._on_typed)
        self._show_understood()

    def set_value(self, value: str) -> None:
        super().set_value(value)
        self._show_understood()

    def flush(self) -> None:
        """Ask for the date, and say where what was typed is none."""
        super().flush()
        self._show_understood()

    def problem(self) -> str:
        """No date, or one outside the limits."""
        typed = super()._typed()
        day = read_date(typed)
        if not typed:
            return ""
        if day is None:
            return self.tr("write a date such as {local} or {iso}").format(
                local=local_date(_EXAMPLE), iso=self._as_typed(_EXAMPLE.toString(_ISO))
            )
        low, high = (QDate.fromString(limit, _ISO) for limit in self._asked.days)
        if low.isValid() and day < low:
            return self.tr("not before {day}").format(day=local_date(low))
        if high.isValid() and day > high:
            return self.tr("not after {day}").format(day=local_date(high))
        return ""

    def retranslate(self) -> None:
        self._show_understood()

    def _as_typed(self, iso: str) -> str:
        """A date as it is typed: among Arabic words, its year would else be seen last."""
        return f"{_ISOLATE}{iso}{_ISOLATE_END}" if is_mirrored(self) else iso

    def _typed(self) -> str:
        """The date as it is stored; what was typed where it is none."""
        typed = super()._typed()
        day = read_date(typed)
        return typed if day is None else day.toString(Qt.DateFormat.ISODate)

    def _on_typed(self) -> None:
        self._say("", "")  # a date half typed is no mistake yet

    def _show_understood(self) -> None:
        day = read_date(super()._typed())
        understood = QLocale().toString(day, QLocale.FormatType.LongFormat) if day else ""
        wrong = self.problem()
        self._say("" if wrong else understood, wrong)

    def _say(self, understood: str, wrong: str) -> None:
        for label, text in ((self._read, understood), (self._wrong, wrong)):
            label.setText(text)
            label.setVisible(bool(text))


def read_date(text: str) -> QDate | None:
    """The day that ``text`` names: ISO 8601, or as the interface's language writes dates.

    Years have four digits, so that nobody's ``31.12.26`` is taken for another century.
    """
    locale = QLocale()
    for form in (_ISO, _short(locale), *_IN_WORDS):
        day = locale.toDate(" ".join(text.split()), form)
        if day.isValid() and day.year() >= 1000:
            return day
    return None


def local_date(day: QDate) -> str:
    """A day as the interface's language writes it in figures."""
    return QLocale().toString(day, _short(QLocale()))


def _short(locale: QLocale) -> str:
    """The language's short form, with as many digits as are written and a whole year."""
    form = locale.dateFormat(QLocale.FormatType.ShortFormat)
    return form.replace("dd", "d").replace("MM", "M").replace("yyyy", "yy").replace("yy", "yyyy")
