"""Sign that the participant is being recorded, with the microphone's level."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QWidget

from labeval.session.state.recording_state import Audible
from labeval.ui.language import Retranslating
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.bars.level_meter import LevelMeter
from labeval.ui.widgets.basics.label import Label

_STALE_MS = 1000
"""Levels come ten times a second; after so long without one the meter is empty."""


class SoundSign(Retranslating, Themed, QWidget):
    """A word and a meter; hidden where nothing is recorded and nothing should be."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._audible = Audible()
        self._is_live = False
        self._has_level = False
        """True while levels come: the recorder has written sound within the last second."""
        self._word = Label(theme, size=14, role="soft_text")
        self._meter = LevelMeter(theme)
        self._stale = QTimer(self)
        self._stale.setSingleShot(True)
        self._stale.setInterval(_STALE_MS)
        self._stale.timeout.connect(self._fall_silent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self._word)
        row.addWidget(self._meter)
        self.hide()

    @property
    def peaks(self) -> tuple[float, ...]:
        """The levels that the meter shows, 0 to 1 a channel."""
        return self._meter.peaks

    @property
    def words(self) -> str:
        """The words next to it."""
        return self._word.text()

    def show_audible(self, audible: Audible, *, live: bool) -> None:
        """Show the state of the recording; the meter is there while it sounds."""
        self._audible, self._is_live = audible, live
        sounds = bool(audible.recording) and not (audible.lost or audible.silenced)
        self._refresh()
        self._meter.setVisible(live and sounds)
        self.setVisible(bool(audible.recording or audible.refused))

    def show_peaks(self, peaks: tuple[float, ...]) -> None:
        """Show how loud the channels are now."""
        self._meter.show_peaks(peaks)
        self._stale.start()
        if not self._has_level:
            self._has_level = True
            self._refresh()

    def retranslate(self) -> None:
        self._refresh()

    def _refresh(self) -> None:
        audible = self._audible
        if audible.refused:
            text = self.tr("not recorded")
        elif audible.lost:
            text = self.tr("microphone lost")
        elif audible.silenced:
            text = self.tr("recording paused by the participant")
        elif self._is_live and not self._has_level:
            text = self.tr("no sound from the microphone now")
        else:
            text = self.tr("recording")
        self._word.set_text(text)
        set_tool_tip(self._meter, audible.device)
        self._meter.setAccessibleName(self.tr("Level of the microphone"))

    def _fall_silent(self) -> None:
        self._has_level = False
        self._refresh()
        self._meter.show_peaks((0.0,) * len(self.peaks))
