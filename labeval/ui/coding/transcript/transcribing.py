"""Transcribes a study's recordings in the background of the coding window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from labeval import places
from labeval.study.folder import StudyFolder
from labeval.ui.background import Background, Steps
from labeval.ui.coding.transcript.transcribing_dialog import (
    TranscribingDialog,
    TranscriptionChoices,
    step_text,
)
from labeval.ui.sentences import sentence
from labeval.ui.theme import Theme

if TYPE_CHECKING:
    from labeval.jobs.speech.transcribe_study import Step

_PATIENCE_S = 10.0


@dataclass(frozen=True, slots=True)
class Transcribed:
    """Result of a transcription."""

    done: int
    refused: list[str] = field(default_factory=list)
    """Sentences, one for each recording that could not be transcribed."""
    stopped: bool = False


class Transcribing(QObject):
    """Opens the dialog, transcribes, and says what became of it.

    Args:
        theme: at the time the dialog is opened.

    Signals:
        message_shown: something for the bottom of the window.
        refused: recordings that could not be transcribed: a sentence, and one for each.
        transcript_came: what is new is in the record; further recordings may follow.
    """

    message_shown = Signal(str)
    refused = Signal(str, list)
    transcript_came = Signal()

    def __init__(self, folder: StudyFolder, theme: Callable[[], Theme], window: QWidget) -> None:
        super().__init__(window)
        self._folder, self._theme, self._window = folder, theme, window
        self.dialog: TranscribingDialog | None = None
        self._recording = ""
        """The one that is being transcribed."""
        self.background = Background(self)
        self.background.failed.connect(self._on_failed)

    def open(self) -> None:
        """Open the dialog; while something is transcribed, the one that shows how far it is."""
        if self.background.is_busy and self.dialog is not None:
            self.dialog.show()
            self.dialog.raise_()
            return
        from labeval.jobs.speech.known_voices import supervisors_voices
        from labeval.jobs.speech.waiting import waiting
        from labeval.transcription.known_models import KnownModels
        from labeval.transcription.speakers.voice_models import voice_models

        if self.dialog is not None:
            self.dialog.deleteLater()
        dialog = self.dialog = TranscribingDialog(self._theme(), self._window)
        dialog.begun.connect(self._on_begun)
        dialog.stopped.connect(self.background.stop)
        found = waiting(self._folder, KnownModels(places.models_file()))
        knows_voices = bool(voice_models(places.voices_folder()))
        voices = supervisors_voices(self._folder) if knows_voices else ()
        dialog.offer(found, knows_voices=knows_voices, voices=voices)
        dialog.show()

    def stop(self) -> None:
        """Give up what is being transcribed; what was found is kept for the next time."""
        self.background.close(_PATIENCE_S)

    def _on_begun(self, choices: TranscriptionChoices) -> None:
        self._recording = ""
        self.background.ask(_Work(self._folder, choices), self._on_ended, follow=self._show_step)

    def _show_step(self, step: Step) -> None:
        before, self._recording = self._recording, step.recording
        if before and before != step.recording:
            self.transcript_came.emit()
        if self.dialog is not None:
            self.dialog.show_step(step)
        text = self.tr("Transcribing: {state}").format(state=step_text(step))
        self.message_shown.emit(text)

    def _on_ended(self, result: Transcribed) -> None:
        self._close_dialog()
        text = self.tr("%Ln recording(s) transcribed.", "", result.done)
        if result.stopped:
            kept = self.tr("Stopped; what was found is kept for the next time.")
            text = f"{kept} {text}"
        self.message_shown.emit(text)
        if result.refused:
            text = self.tr("%Ln recording(s) could not be transcribed.", "", len(result.refused))
            self.refused.emit(text, result.refused)
        self.transcript_came.emit()

    def _on_failed(self, why: str) -> None:
        self._close_dialog()
        self.message_shown.emit(why)

    def _close_dialog(self) -> None:
        if self.dialog is not None:
            self.dialog.close()


class _Work:
    """Transcribes by connections of its own."""

    def __init__(self, folder: StudyFolder, choices: TranscriptionChoices) -> None:
        self._folder, self._choices = folder, choices

    def __call__(self, steps: Steps) -> Transcribed:
        from labeval.jobs.speech.study_words import HotWordChoice
        from labeval.jobs.speech.transcribe_study import transcribe_study
        from labeval.transcription.known_models import KnownModels
        from labeval.transcription.settings import Listening
        from labeval.transcription.speakers.telling_apart import SpeakersWanted
        from labeval.transcription.speakers.voice_models import voice_models

        choices, who = self._choices, None
        voices = voice_models(places.voices_folder())
        if choices.people is not None and voices:
            samples = (choices.voice,) if choices.voice is not None else ()
            who = SpeakersWanted(voices[0].arrays, choices.people, samples)
        report = transcribe_study(
            self._folder,
            KnownModels(places.models_file()),
            model=choices.model,
            settings=Listening(threads=choices.threads),
            progress=steps.report,
            is_wanted=lambda: not steps.are_given_up,
            who=who,
            interviews_only=choices.interviews_only,
            hot_words=HotWordChoice(choices.hot_words, choices.from_texts),
            languages=choices.languages,
        )
        refused = [f"{name}: {sentence(why)}" for name, why in report.failed.items()]
        return Transcribed(len(report.done), refused, report.stopped)
