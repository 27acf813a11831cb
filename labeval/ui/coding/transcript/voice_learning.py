"""Lets the turns whose speaker was set teach the other turns of a transcript, after asking."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from labeval import places
from labeval.coding.rows import Passage, Source
from labeval.coding.texts.editing import LEARN_SPEAKERS, take_speakers
from labeval.coding.texts.turn_speakers import can_learn, is_unsure
from labeval.study.folder import StudyFolder
from labeval.ui.background import Background, Steps
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.sound.sound_files import sound_of
from labeval.ui.plain import ask_yes_no

if TYPE_CHECKING:
    from labeval.jobs.speech.learn_speakers import LearntSpeakers

LEARN_KEY = "Ctrl+Shift+L"
_PATIENCE_S = 5.0


class VoiceLearning(QObject):
    """Examines the voices of the current transcript in the background, and asks before a change.

    Signals:
        message_shown: something for the bottom of the window.
    """

    message_shown = Signal(str)

    def __init__(self, controller: CodingController, folder: StudyFolder, window: QWidget) -> None:
        super().__init__(window)
        self._controller, self._folder, self._window = controller, folder, window
        self.background = Background(self)
        self.background.failed.connect(self.message_shown)

    def hint(self) -> None:
        """Say, after a speaker was set, that this can teach the other turns."""
        passages = self._controller.passages
        unsure = sum(map(is_unsure, passages))
        if unsure and can_learn(passages):
            text = self.tr(
                "%Ln passage(s) with an unsure speaker; {key} learns from those you set.",
                "",
                unsure,
            )
            self.message_shown.emit(text.format(key=_shown(LEARN_KEY)))

    def learn(self) -> None:
        """Examine the voices of the current transcript."""
        source, passages = self._controller.source, list(self._controller.passages)
        if source is None or self.background.is_busy:
            return
        sound, arrays = sound_of(self._folder, source), _arrays()
        why = self._why_not(passages, sound, arrays)
        if why or sound is None or arrays is None:
            self.message_shown.emit(why)
            return
        self._show_progress(0.0, 1.0)
        self.background.ask(
            _Examining(sound, passages, arrays),
            lambda found: self._on_found(source, passages, found),
            follow=self._show_progress,
        )

    def stop(self) -> None:
        """Give up what is being examined."""
        self.background.close(_PATIENCE_S)

    def _why_not(self, passages: list[Passage], sound: Path | None, arrays: Path | None) -> str:
        if not any(p.speaker_probability is not None for p in passages):
            return self.tr("The speakers of this text were not distinguished by voice.")
        if not can_learn(passages):
            text = self.tr("Set the speaker of a passage first ({key}): the others learn from it.")
            return text.format(key=_shown("Ctrl+Shift+P"))
        if sound is None:
            return self.tr("The sound of this text is not on this computer.")
        if arrays is None:
            return self.tr(
                "There is no model of voices on this computer (labeval models get resemblyzer)."
            )
        return ""

    def _show_progress(self, seconds: float, of: float) -> None:
        percent = min(100, round(100 * seconds / of)) if of else 100
        text = self.tr("Voices are examined: {percent} %").format(percent=percent)
        self.message_shown.emit(text)

    def _on_found(
        self, source: Source, passages: list[Passage], found: LearntSpeakers | None
    ) -> None:
        current = self._controller.source
        if found is None or current is None or current.id != source.id:
            return
        if list(self._controller.passages) != passages:
            self.message_shown.emit(
                self.tr("The text was changed meanwhile; let it learn once more.")
            )
        elif not found.moved and not take_speakers(self._controller.text(), found.found):
            self.message_shown.emit(self.tr("By the voices, no passage would get another speaker."))
        elif not found.moved or ask_yes_no(self._window, self._question(found)):
            self._controller.do(LEARN_SPEAKERS, take_speakers(self._controller.text(), found.found))
            text = self.tr("%Ln passage(s) have another speaker.", "", found.moved)
            self.message_shown.emit(f"{text}  ·  {self._left_unsure(found)}")
        else:
            self.message_shown.emit(self.tr("All passages keep their speakers."))

    def _question(self, found: LearntSpeakers) -> str:
        parts = [
            self.tr(
                "By the voices in the passages that you set, %Ln other passage(s) have another "
                "speaker.",
                "",
                found.moved,
            )
        ]
        if found.moved_sure:
            parts.append(
                self.tr("%Ln of these had not been marked as unsure.", "", found.moved_sure)
            )
        parts.append(self._left_unsure(found))
        parts.append(self.tr("Give them their speakers? Ctrl+Z takes it back."))
        return "\n\n".join(parts)

    def _left_unsure(self, found: LearntSpeakers) -> str:
        return self.tr("%Ln passage(s) remain unsure.", "", found.unsure)


class _Examining:
    """Examines voices by a process of its own."""

    def __init__(self, sound: Path, passages: list[Passage], arrays: Path) -> None:
        self._sound, self._passages, self._arrays = sound, passages, arrays

    def __call__(self, steps: Steps) -> LearntSpeakers | None:
        from labeval.jobs.speech.learn_speakers import learn_speakers

        return learn_speakers(self._sound, self._passages, self._arrays, steps.report)


def _arrays() -> Path | None:
    from labeval.transcription.speakers.voice_models import voice_models

    models = voice_models(places.voices_folder())
    return models[0].arrays if models else None


def _shown(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
