"""The hourly rate of a participant, which turns times into costs."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Signal
from PySide6.QtGui import QDoubleValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit

from labeval.ui.language import Retranslating, interface_language
from labeval.ui.theme import DENSE_HEIGHT, GRID, LABEL_PX, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.paper import Paper

_MOST = 100_000.0
_WIDTH = 110


class RateField(Retranslating, Paper):
    """Asks for the rate; Enter or leaving the field takes it.

    Signals:
        changed: another rate; 0 where the field was emptied.
    """

    changed = Signal(float)

    def __init__(self, rate: float, theme: Theme) -> None:
        super().__init__()
        self._rate = rate
        self._locale = QLocale(interface_language())
        self._locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
        self._name = Label(theme)
        self._hint = Label(theme, role="soft_text", wrap=True)
        self.field = QLineEdit(self._rate_text(rate))
        self.field.setFixedWidth(_WIDTH)
        self.field.setMinimumHeight(DENSE_HEIGHT)
        validator = QDoubleValidator(0.0, _MOST, 2, self.field)
        validator.setNotation(QDoubleValidator.Notation.StandardNotation)
        validator.setLocale(self._locale)
        self.field.setValidator(validator)
        self.field.editingFinished.connect(self._on_finished)
        row = QHBoxLayout(self)
        row.setContentsMargins(3 * GRID, GRID + 4, 3 * GRID, GRID + 4)
        row.setSpacing(GRID + 4)
        row.addWidget(self._name)
        row.addWidget(self.field)
        row.addWidget(self._hint, 1)
        self.retranslate()
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.field.setFont(type_font(theme.px(LABEL_PX + 1)))
        self.field.setStyleSheet(
            f"QLineEdit {{ background: {theme.ground}; color: {theme.text}; padding: 3px 8px;"
            f" border: 1px solid {theme.outline}; border-radius: 6px;"
            f" selection-background-color: {theme.accent}; selection-color: {theme.on_accent}; }}"
            f"QLineEdit:focus {{ border: 2px solid {theme.accent}; padding: 2px 7px; }}"
        )

    def hand_over(self) -> tuple[str, int] | None:
        """The typed text and its cursor, for another field to go on; None without the focus."""
        if not self.field.hasFocus():
            return None
        self.field.blockSignals(True)
        return self.field.text(), self.field.cursorPosition()

    def go_on_from(self, typed: tuple[str, int]) -> None:
        """Take over what another field has handed over."""
        text, place = typed
        self.field.setText(text)
        self.field.setFocus()
        self.field.setCursorPosition(place)

    def retranslate(self) -> None:
        self._name.set_text(self.tr("Hourly rate of a participant"))
        self._hint.set_text(self.tr("In your currency. Enter computes the costs."))
        self.field.setAccessibleName(self._name.text())

    def _rate_text(self, rate: float) -> str:
        return self._locale.toString(rate, "f", 2) if rate else ""

    def _on_finished(self) -> None:
        rate, is_number = self._locale.toDouble(self.field.text())
        rate = round(rate, 2) if is_number else 0.0
        if rate != self._rate:
            self._rate = rate
            self.changed.emit(rate)
