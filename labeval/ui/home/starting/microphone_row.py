"""Choosing the microphone of a session, hearing whether it works."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from labeval import places
from labeval.session.plan.header import SessionKind
from labeval.ui.home.starting.microphones import Microphones
from labeval.ui.home.starting.sound_test import SoundTest
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import ACTION_HEIGHT, GRID, Theme
from labeval.ui.widgets.bars.level_meter import LevelMeter
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.fields import ChoiceBox, let_be_narrow
from labeval.ui.widgets.basics.label import SpokenLabel
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.link_button import LinkButton


class MicrophoneRow(QWidget):
    """A microphone by name, a test that records and plays back, and a level while it runs.

    Args:
        microphones: those of this laptop.
        channels: how many the study records.
    """

    def __init__(self, microphones: Microphones, channels: int, theme: Theme) -> None:
        super().__init__()
        self._microphones = microphones
        self._choice = ChoiceBox(self.tr("Microphone"))
        self._choice.setMinimumHeight(ACTION_HEIGHT)
        self._choice.setFont(type_font(14))
        self._choice.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        let_be_narrow(self._choice)
        self._test_button = ActionButton(self.tr("Test"))
        self._test_button.set_theme(theme)
        self._voice = LinkButton()
        self._voice.set_theme(theme)
        self._shares = channels == 1
        """True where people share the microphone, and are distinguished by their voices."""
        self._meter = LevelMeter(theme, channels)
        self._status = SpokenLabel(theme, role="soft_text", wrap=True)
        self._test = SoundTest(channels, self)
        self._pressed: QAbstractButton | None = None
        self._fill(channels)
        self._lay_out()
        self._choice.currentIndexChanged.connect(self._on_choice_changed)
        self._test_button.clicked.connect(self._on_test_clicked)
        self._voice.clicked.connect(self._on_voice_clicked)
        self._name_voice()
        self._test.level.connect(self._meter.show_peaks)
        self._test.state_changed.connect(self._on_test_changed)

    @property
    def chosen(self) -> str | None:
        """The microphone's name; None where nothing is to be recorded."""
        name: str | None = self._choice.currentData()
        return name

    def choose_for(self, kind: SessionKind) -> None:
        """Choose the usual microphone: the one used last, none for a rehearsal."""
        last = self._choice.count() - 1
        if kind == "rehearsal" or last == 0:
            self._choice.setCurrentIndex(last)
        else:
            self._choice.setCurrentIndex(
                max(0, self._choice.findData(self._microphones.remembered))
            )
        self._on_choice_changed()

    def close(self) -> bool:
        """End a test that runs, and remove what it recorded."""
        self._test.close()
        return super().close()

    def _fill(self, channels: int) -> None:
        self._why_none = self.tr("No microphone was found. The session goes on without recording.")
        if channels > 1:
            self._why_none = self.tr(
                "No microphone with two channels was found. The session goes on without recording."
            )
        try:
            names = self._microphones.names(channels)
        except (ImportError, OSError):
            names = []
            self._why_none = self.tr(
                "The audio library (PortAudio) is not installed. The session goes on without "
                "recording."
            )
        for name in names:
            self._choice.addItem(name, name)
        self._choice.addItem(self.tr("Do not record"), None)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self._choice, 1)
        row.addWidget(self._meter)
        row.addWidget(self._test_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID // 2)
        column.addLayout(row)
        below = QHBoxLayout()
        below.setSpacing(2 * GRID)
        below.addWidget(self._status, 1)
        below.addWidget(self._voice, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(below)

    def _on_choice_changed(self) -> None:
        self._test.close()
        records = self.chosen is not None
        self._test_button.setEnabled(records)
        self._voice.setEnabled(records)
        self._meter.setVisible(records)
        self._voice.setVisible(records and self._shares)
        self._status.set_text("" if self._choice.count() > 1 else self._why_none)
        if records:
            self._status.set_text(self.tr("Recorded only where the participant agrees to it."))

    def _on_test_clicked(self) -> None:
        if self.chosen is not None:
            self._test.start(self.chosen)

    def _on_voice_clicked(self) -> None:
        if self.chosen is not None:
            self._test.start(self.chosen, keeps=True)

    def _name_voice(self) -> None:
        there = places.own_voice_file().is_file()
        self._voice.setText(
            self.tr("Keep your voice anew…") if there else self.tr("Keep your voice…")
        )
        does = self.tr(
            "Keeps ten seconds of the supervisor's voice on this computer only, so that a "
            "transcript from one microphone shows which of the two is speaking."
        )
        set_tool_tip(self._voice, does)
        self._voice.setAccessibleDescription(does)

    def _let_press(self, ready: bool) -> None:
        """Let the buttons be pressed; the keyboard waits in the list, not on a button elsewhere."""
        buttons: tuple[QAbstractButton, ...] = (self._test_button, self._voice)
        if not ready and any(button.hasFocus() for button in buttons):
            self._pressed = next(button for button in buttons if button.hasFocus())
            self._choice.setFocus(Qt.FocusReason.OtherFocusReason)
        for button in buttons:
            button.setEnabled(ready)
        if ready and self._pressed is not None:
            if self._choice.hasFocus():
                self._pressed.setFocus(Qt.FocusReason.OtherFocusReason)
            self._pressed = None

    def _on_test_changed(self, what: str) -> None:
        self._let_press(what not in ("starting", "speak", "read_aloud", "playing"))
        self._name_voice()
        texts = {
            "starting": self.tr("The microphone is being opened…"),
            "speak": self.tr("Say something; it is played back in a moment."),
            "read_aloud": self.tr("Read something aloud for ten seconds; nobody else speaks."),
            "kept": self.tr("Your voice is kept. Transcripts can say when you speak."),
            "playing": self.tr("This is the recording."),
            "quiet": self.tr("No sound was recorded. Is it switched on, and turned up?"),
            "failed": self.tr("This microphone cannot be opened."),
            "unkept": self.tr("It works, but your voice cannot be saved on this computer."),
            "unplayed": self.tr("It works, but there is nothing to play it back with."),
            "done": self.tr("It works. Recorded only where the participant agrees to it."),
        }
        self._status.show_words(texts[what])
