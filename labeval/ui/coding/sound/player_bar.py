"""The controls below the waveform: play, back, speed, loop, follow, and where it stands."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from labeval.ui.coding.parts.times import clock
from labeval.ui.coding.sound.buttons import SIGN_WIDTH, Sign, SoundButton
from labeval.ui.language import Retranslating
from labeval.ui.plain import plain_label, set_tool_tip
from labeval.ui.theme import LABEL_PX, Theme, Themed
from labeval.ui.widgets.basics.lettering import text_width, type_font, type_metrics

PLAY_KEYS = ("Space", "F4")
"""The second one works while something is typed, as all the others do."""
BACK_KEY = "F3"
AHEAD_KEY = "F5"
SLOWER_KEY = "F6"
FASTER_KEY = "F7"
LOOP_KEY = "F8"
FOLLOW_KEY = "F9"

_SPACES = 60
"""Between the parts of the row, and what the time may grow by."""


class SoundBar(Retranslating, Themed, QWidget):
    """One row of small buttons; whoever plays connects them."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._speed = 1.0
        self._playing = False
        self._narrow = False
        self.play = SoundButton(Sign.PLAY)
        self.back = SoundButton(Sign.BACK)
        self.slower = SoundButton(Sign.SLOWER)
        self.faster = SoundButton(Sign.FASTER)
        self.loop = SoundButton(Sign.LOOP, toggles=True)
        self.follow = SoundButton(Sign.FOLLOW, toggles=True)
        self._figure = plain_label()
        self._figure.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._time = plain_label()
        self._message = plain_label()
        self._message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._message_text = ""
        self._message.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        row = QHBoxLayout()
        row.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self._message)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        row.addWidget(self.play)
        row.addWidget(self.back)
        row.addSpacing(6)
        row.addWidget(self._time)
        row.addSpacing(10)
        row.addStretch(1)
        row.addWidget(self.slower)
        row.addWidget(self._figure)
        row.addWidget(self.faster)
        row.addSpacing(10)
        row.addWidget(self.loop)
        row.addWidget(self.follow)
        self.set_theme(theme)
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        font = type_font(LABEL_PX)
        for label, colour in (
            (self._figure, theme.text),
            (self._time, theme.soft_text),
            (self._message, theme.note_text),
        ):
            label.setFont(font)
            label.setStyleSheet(f"color: {colour}")
        self._figure.setFixedWidth(text_width("0,75×", LABEL_PX) + 8)

    def show_state(self, *, playing: bool, position_ms: float, length_ms: float) -> None:
        """Show whether and where it plays."""
        time_text = f"{clock(int(position_ms))} / {clock(int(length_ms))}"
        if time_text != self._time.text():
            self._time.setText(time_text)
            self._time.setMinimumWidth(text_width(time_text, LABEL_PX) + 2)
        if playing != self._playing:
            self._playing = playing
            self.play.set_sign(Sign.PAUSE if playing else Sign.PLAY)
            self.retranslate()

    def show_speed(self, speed: float, *, slowest: bool, fastest: bool) -> None:
        """Show how fast it plays."""
        self._speed = speed
        self.slower.setEnabled(not slowest)
        self.faster.setEnabled(not fastest)
        self.retranslate()

    def say(self, words: str) -> None:
        """Say what does not work; empty for nothing."""
        self._message_text = words
        set_tool_tip(self._message, words)
        self._message.setAccessibleName(words)
        self._message.setVisible(bool(words))
        self._show_message()
        self.updateGeometry()

    def _show_message(self) -> None:
        """In one line, below the buttons; what does not fit is in the tool tip."""
        metrics, cut = type_metrics(LABEL_PX), Qt.TextElideMode.ElideRight
        self._message.setText(metrics.elidedText(self._message_text, cut, max(0, self.width() - 4)))

    @property
    def message(self) -> str:
        """The shown message."""
        return self._message_text

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the words next to the signs where there is no room for them."""
        super().resizeEvent(event)
        self._show_message()
        others = (self.play, self.back, self.slower, self.faster, self._figure, self._time)
        needed = sum(part.sizeHint().width() for part in others) + _SPACES
        needed += sum(SIGN_WIDTH + text_width(word, LABEL_PX) for word in self._words())
        if (needed > self.width()) != self._narrow:
            self._narrow = not self._narrow
            self.retranslate()

    def _buttons(self) -> tuple[SoundButton, ...]:
        return (self.play, self.back, self.slower, self.faster, self.loop, self.follow)

    def _words(self) -> tuple[str, str]:
        return self.tr("Loop"), self.tr("Follow")

    def retranslate(self) -> None:
        locale = QLocale()
        figure = locale.toString(self._speed, "g", 3)
        self._figure.setText(f"{figure}×")
        for button, word in zip((self.loop, self.follow), self._words(), strict=True):
            button.setText("" if self._narrow else word)
            button.updateGeometry()
        play = self.tr("Pause") if self._playing else self.tr("Play")
        _name(self.play, play, PLAY_KEYS[0])
        _name(self.back, self.tr("Back two seconds"), BACK_KEY)
        _name(self.slower, self.tr("Slower"), SLOWER_KEY)
        _name(self.faster, self.tr("Faster"), FASTER_KEY)
        _name(self.loop, self.tr("Play what is selected over and over"), LOOP_KEY)
        follow = self.tr("The text follows the sound, and a click on a word plays it")
        _name(self.follow, follow, FOLLOW_KEY)
        self._figure.setAccessibleName(self.tr("Speed {figure}").format(figure=figure))


def _name(button: QAbstractButton, words: str, key: str) -> None:
    shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    label = button.text()
    button.setAccessibleName(f"{label}: {words}" if label else words)
    set_tool_tip(button, f"{words} ({shown})")
