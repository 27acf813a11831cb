"""Bar with the participant, the session's time, and the time up to which it is saved."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from labeval.session.monitor.monitor import SessionMonitor
from labeval.ui.language import Retranslating, interface_language
from labeval.ui.moderator.parts.key_button import KeyButton
from labeval.ui.moderator.parts.labels import clock
from labeval.ui.moderator.parts.sound_sign import SoundSign
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.bars.keyboard_sign import KeyboardAt, KeyboardSign
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.line_label import LineLabel
from labeval.ui.widgets.fitting.wrapping import WrappingRow


class HeaderBar(Retranslating, Themed, QWidget):
    """The line on top."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._code = Label(theme, size=20, bold=True)
        self._about = LineLabel(theme, size=14, role="soft_text")
        self._clock = Label(theme, size=20, bold=True)
        self._state = Label(theme, size=14, role="note_text", bold=True)
        self._right = Label(theme, size=13, role="soft_text")
        self._hub = Label(theme, size=13, role="soft_text")
        self._hub.hide()
        row = WrappingRow(2 * GRID)
        self.setLayout(row)
        row.setContentsMargins(4, 0, 4, 0)
        row.addWidget(self._code)
        row.addWidget(self._clock)
        row.addWidget(self._about, 1)
        row.addWidget(self._state)
        self.sound = SoundSign(theme)
        row.addWidget(self.sound)
        row.addWidget(self._right)
        row.addWidget(self._hub)
        self.keyboard = KeyboardSign(theme, whole=True)
        self.keyboard.hide()
        row.addWidget(self.keyboard)
        self.close_button = KeyButton(theme)
        self.close_button.clicked.connect(lambda: self.window().close())
        self.close_button.hide()
        QShortcut(QKeySequence("Ctrl+W"), self.close_button, self.close_button.click)
        row.addWidget(self.close_button)
        self.controls = row
        self.retranslate()

    def show_session(
        self, monitor: SessionMonitor, now_ms: int, *, live: bool, reached: bool, failed: str
    ) -> None:
        """Show the state of the session.

        Args:
            reached: whether the participant's window is connected.
            failed: why the record cannot be read; empty where it can.
        """
        header, state = monitor.header, monitor.state
        self._code.set_text(header.participant)
        self._clock.set_text(clock(now_ms if state.ended is None else state.ended_ms))
        self._about.set_text(self._described(monitor))
        self._state.set_text(self._state_text(monitor, live=live, reached=reached))
        self.sound.show_audible(state.audible, live=live)
        # where the window is as high as the screen, its title bar may be out of sight
        self.close_button.setVisible(live and state.ended is not None)
        if failed:
            self._right.set_text(failed)
        elif live and state.ended is None:
            seconds = max(0, now_ms - state.last_ms) // 1000
            text = self.tr("saved up to the last event, %n s ago", "", seconds)
            self._right.set_text(text)
        else:
            self._right.set_text(self.tr("saved up to the end") if live else "")

    def show_nothing(self, failed: str) -> None:
        """There is no session."""
        self._code.set_text(self.tr("No session"))
        for label in (self._clock, self._about, self._state):
            label.set_text("")
        self.sound.hide()
        self.close_button.hide()
        self._right.set_text(failed)

    def retranslate(self) -> None:
        self.close_button.set_words(self.tr("Close"), "Ctrl W")

    def show_hub(self, *, missed: bool) -> None:
        """Say quietly that the laboratory's hub is out of reach, or nothing."""
        self._hub.set_text(self.tr("hub out of reach: sent later") if missed else "")
        self._hub.setVisible(missed)

    def show_line(self, text: str) -> None:
        """Say how far has come what was sent to another computer."""
        self._hub.set_text(text)
        self._hub.setVisible(bool(text))

    def show_keyboard(self, at: KeyboardAt | None) -> None:
        """Say where keys go; None where this window shares the keyboard with nobody."""
        self.keyboard.setVisible(at is not None)
        if at is None:
            return
        words = {
            KeyboardAt.HERE: self.tr("Keyboard here · F6 gives it to the participant"),
            KeyboardAt.ARRIVING: self.tr("Keyboard here in a moment"),
            KeyboardAt.OTHER: self.tr("Keyboard: participant"),
            KeyboardAt.ELSEWHERE: self.tr("Keyboard: another window"),
        }
        self.keyboard.show_at(at, words[at])

    def _described(self, monitor: SessionMonitor) -> str:
        header, study = monitor.header, monitor.content.study
        parts = []
        if len(study.conditions) > 1:
            name = study.condition(header.condition).name
            condition = name.in_language(interface_language()) if name else header.condition
            parts.append(self.tr("Condition: {name}").format(name=condition))
        if header.group:
            parts.append(header.group)
        if header.kind == "rehearsal":
            parts.append(self.tr("rehearsal"))
        elif header.kind == "simulated":
            parts.append(self.tr("robot"))
        return " · ".join(parts)

    def _state_text(self, monitor: SessionMonitor, *, live: bool, reached: bool) -> str:
        state = monitor.state
        if state.ended is not None:
            return self.tr("ended")
        signs = [self.tr("no participant's window")] if live and not reached else []
        if state.paused:
            signs.append(self.tr("paused"))
        elif state.on_break:
            signs.append(self.tr("on a break"))
        elif not live:
            signs.append(self.tr("replay"))
        return " · ".join(signs)
