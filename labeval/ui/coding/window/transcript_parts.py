"""Joins sound and transcript to the coding window: its strip, its keys, its menu."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from labeval.audio.playing import Player
from labeval.coding.rows import Anchor, Passage
from labeval.jobs.redaction.redactable import can_correct, can_redact
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.coding.sound import player_bar as keys
from labeval.ui.coding.sound.controller import PlayerController
from labeval.ui.coding.transcript.commands import (
    SOUND,
    TRANSCRIPT,
    TranscriptCommand,
    TranscriptLine,
    register,
)
from labeval.ui.coding.transcript.controller import TranscriptController
from labeval.ui.coding.transcript.pseudonyms_controller import Pseudonyms
from labeval.ui.coding.transcript.redaction_controller import Destroying
from labeval.ui.coding.transcript.redaction_dialogs import RedactionCard
from labeval.ui.coding.transcript.replace import ReplaceBar
from labeval.ui.coding.transcript.speakers import SpeakerPopup
from labeval.ui.coding.transcript.voice_learning import LEARN_KEY, VoiceLearning
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.theme import GRID

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TranscriptParts(QObject):
    """Plays, corrects and redacts what was spoken, in one coding window.

    Args:
        window: the coding window; its strip becomes the sound's.
        folder: of the study.
        player: for tests that have a loudspeaker of their own.

    Signals:
        destroyed_for_good: redactions were confirmed.
    """

    destroyed_for_good = Signal()

    def __init__(
        self, window: CodingWindow, folder: StudyFolder, *, player: Player | None = None
    ) -> None:
        super().__init__(window)
        self._window, self._controller, self._view = window, window.controller, window.view
        self._folder = folder
        self._then: Callable[[], None] | None = None
        self._asked_about: list[Passage] = []
        theme = window.theme
        self.sound = PlayerController(folder, theme, memory=window.memory, player=player)
        self.sound.setParent(self)
        self.words = TranscriptController(self._controller, self._view)
        self.replace = ReplaceBar(theme, self._controller, self._view)
        self.speakers = SpeakerPopup(theme, window)
        self.card = RedactionCard(theme, window)
        self._destroying = Destroying(self._controller, folder, self.card)
        self.names = Pseudonyms(self._controller, self._destroying)
        self.voices = VoiceLearning(self._controller, folder, window)
        commands = self._commands()
        self.line = TranscriptLine(theme, commands)
        self.strip = QWidget()
        row = QHBoxLayout()
        row.setSpacing(2 * GRID)
        row.addWidget(self.sound.bar, 1)
        # Next to the buttons, also where the bar has a message below them.
        row.addWidget(self.line, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self.strip)
        column.setContentsMargins(0, GRID + 2, 0, GRID // 2)
        column.setSpacing(3)
        column.addWidget(self.sound.strip)
        column.addLayout(row)
        column.addWidget(self.replace)
        window.set_strip(self.strip)
        self._connect()
        register(window.keys, commands)
        window.installEventFilter(self)
        self._view.installEventFilter(self)
        self._on_source_shown()

    def finish_what_was_cut_off(self, then: Callable[[], None]) -> None:
        """Finish an interrupted redaction, then go on; at once where there is none.

        What follows may copy the workbook: it waits until the words are gone from it.
        """
        if not self._destroying.is_running:
            then()
            return
        self._then = then
        self._destroying.finish_what_was_cut_off()

    def _connect(self) -> None:
        controller, view, sound = self._controller, self._view, self.sound
        controller.source_shown.connect(self._on_source_shown)
        controller.passages_changed.connect(self._on_passages_changed)
        view.word_clicked.connect(self._on_word_clicked)
        view.selection_changed.connect(self._on_selection_changed)
        sound.word_reached.connect(self._on_word_reached)
        sound.span_wanted.connect(self._on_span_wanted)
        sound.sound_shown.connect(self._on_sound_shown)
        self.words.message_shown.connect(self.show_message)
        self.replace.message_shown.connect(self.show_message)
        self.speakers.chosen.connect(self._on_speaker_chosen)
        self._destroying.message_shown.connect(self.show_message)
        self.names.message_shown.connect(self.show_message)
        self.voices.message_shown.connect(self.show_message)
        self._destroying.begun.connect(self.sound.close)
        self._destroying.begun.connect(self._on_source_shown)
        self._destroying.ended.connect(self._on_ended)
        self.line.waiting.clicked.connect(self.ask_to_destroy)
        self._window.closed.connect(self._on_closed)

    # -- what can be done ---------------------------------------------------------------------

    def _commands(self) -> list[TranscriptCommand]:
        """All commands with their keys; those for the words are in the menu too, in this order."""
        sound, words = self.sound, self.words
        play = sound.play_or_pause
        playing = (
            (
                QT_TRANSLATE_NOOP("TranscriptKeys", "Play or stop, also while typing"),
                keys.PLAY_KEYS[1],
                play,
            ),
            (QT_TRANSLATE_NOOP("TranscriptKeys", "Back two seconds"), keys.BACK_KEY, sound.back),
            (QT_TRANSLATE_NOOP("TranscriptKeys", "Ahead two seconds"), keys.AHEAD_KEY, sound.ahead),
            (QT_TRANSLATE_NOOP("TranscriptKeys", "Slower"), keys.SLOWER_KEY, sound.slower),
            (QT_TRANSLATE_NOOP("TranscriptKeys", "Faster"), keys.FASTER_KEY, sound.faster),
            (
                QT_TRANSLATE_NOOP("TranscriptKeys", "Loop the selection"),
                keys.LOOP_KEY,
                sound.toggle_loop,
            ),
            (
                QT_TRANSLATE_NOOP("TranscriptKeys", "Follow the sound"),
                keys.FOLLOW_KEY,
                sound.toggle_follow,
            ),
        )
        written = (
            (QT_TRANSLATE_NOOP("TranscriptKeys", "Join with the next"), "Ctrl+J", words.join),
            (QT_TRANSLATE_NOOP("TranscriptKeys", "Who speaks…"), "Ctrl+P", self.ask_for_speaker),
            (
                QT_TRANSLATE_NOOP("TranscriptKeys", "Give to the next speaker"),
                "Ctrl+Shift+P",
                self.give_to_next_speaker,
            ),
            (
                QT_TRANSLATE_NOOP("TranscriptKeys", "Learn the speakers’ voices…"),
                LEARN_KEY,
                self.learn_speakers,
            ),
            (
                QT_TRANSLATE_NOOP("TranscriptKeys", "Find and replace…"),
                "Ctrl+H",
                self.open_replace,
            ),
        )
        doubted = (
            (
                QT_TRANSLATE_NOOP("TranscriptKeys", "Next doubtful passage"),
                "Ctrl+Shift+D",
                words.next_doubtful,
            ),
            (
                QT_TRANSLATE_NOOP("TranscriptKeys", "These words are right"),
                "Ctrl+Shift+R",
                words.confirm_words,
            ),
        )
        redacted = (
            (QT_TRANSLATE_NOOP("TranscriptKeys", "Redact"), "Ctrl+Shift+X", words.redact),
            (
                QT_TRANSLATE_NOOP("TranscriptKeys", "Pseudonyms for names…"),
                "",
                self.ask_for_names,
            ),
            (
                QT_TRANSLATE_NOOP("TranscriptKeys", "Destroy what is redacted…"),
                "",
                self.ask_to_destroy,
            ),
        )
        listen = QT_TRANSLATE_NOOP("TranscriptKeys", "Play or stop")
        correct = QT_TRANSLATE_NOOP("TranscriptKeys", "Correct the words")
        split = QT_TRANSLATE_NOOP("TranscriptKeys", "Split here")
        return [
            TranscriptCommand(SOUND, listen, keys.PLAY_KEYS[0], play, by_text=True),
            *(TranscriptCommand(SOUND, *row, typing_too=True) for row in playing),
            TranscriptCommand(
                TRANSCRIPT, correct, "Return", words.edit, in_menu=True, by_text=True
            ),
            TranscriptCommand(TRANSCRIPT, correct, "F2", words.edit),
            TranscriptCommand(
                TRANSCRIPT, split, "Ctrl+Return", words.split, in_menu=True, by_text=True
            ),
            *(TranscriptCommand(TRANSCRIPT, *row, in_menu=True) for row in (*written, *doubted)),
            *(TranscriptCommand(TRANSCRIPT, *row, in_menu=True, redacts=True) for row in redacted),
        ]

    def ask_for_speaker(self) -> None:
        """Ask who speaks in the passages that the target reaches into."""
        self.words.take()
        here = self.words.current_passages() if self.words.may_change() else []
        if not here:
            return
        self._asked_about = here
        box = self._view.selection_box()
        at = self._view.viewport().mapTo(self._window, box.topLeft())
        self.speakers.ask(here, self._controller.passages, at, box.height())

    def give_to_next_speaker(self) -> None:
        """Give the passages that the target reaches into to the next speaker."""
        if self.words.next_speaker():
            self.voices.hint()

    def learn_speakers(self) -> None:
        """Distinguish the other speakers again, by the voices of those that were set."""
        self.words.take()
        if self.words.may_change():
            self.voices.learn()

    def open_replace(self) -> None:
        """Open the bar for finding and replacing."""
        self.words.take()
        if self._controller.source is None or self.words.may_change():
            self.replace.open_bar()

    def show_message(self, words: str) -> None:
        """Say something at the bottom of the window."""
        self._window.footer.show_message(words)

    # -- redaction ----------------------------------------------------------------------------

    def ask_to_destroy(self) -> None:
        """Ask before all redactions that wait are destroyed."""
        self.words.take()
        self._destroying.ask()

    def ask_for_names(self) -> None:
        """Look for names in all texts, and offer pseudonyms for them."""
        self.words.take()
        self.names.ask(self._window.theme, self._window)

    def _on_ended(self, whole: bool) -> None:
        if whole:
            self.destroyed_for_good.emit()
        then, self._then = self._then, None
        if then is not None:
            then()

    # -- what happens -------------------------------------------------------------------------

    def _on_source_shown(self) -> None:
        source = self._controller.source
        # Sound that is being silenced is not open meanwhile.
        audible = None if self._destroying.is_running else source
        self.sound.show_source(audible, self._controller.passages)
        self.strip.setVisible(source is not None and can_redact(source))
        corrects = source is None or can_correct(source)
        self.line.offer(corrects=corrects)
        if not corrects:
            self.replace.hide()
        self._show_waiting()

    def _on_passages_changed(self) -> None:
        self.sound.take_passages(self._controller.passages)
        self._on_selection_changed()
        self._show_waiting()

    def _on_sound_shown(self, shown: bool) -> None:
        self.sound.strip.setVisible(shown)
        self.sound.bar.setVisible(shown)
        self.line.setMinimumHeight(self.sound.bar.play.sizeHint().height() if shown else 0)

    def _on_word_clicked(self, passage: str, offset: int) -> None:
        self.sound.hear(passage, offset)

    def _on_word_reached(self, passage: str, word: int, follow: bool) -> None:
        editing = self.words.is_editing  # what is being typed stays in sight
        self._view.show_playing(passage, word, follow=follow and not editing)

    def _on_span_wanted(self, start: Anchor, end: Anchor) -> None:
        self._view.select(start, end)

    def _on_selection_changed(self) -> None:
        selection = self._view.selection
        self.sound.take_selection((selection.start, selection.end) if selection else None)

    def _on_speaker_chosen(self, speaker: str, voice: bool) -> None:
        if self.words.assign(self._asked_about, speaker, voice=voice):
            self.voices.hint()

    def _on_closed(self) -> None:
        self.sound.close()
        self.names.stop()
        self.voices.stop()
        self._destroying.stop()

    def _show_waiting(self) -> None:
        self.line.show_waiting(self.words.redactions)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the text's own keys, what is typed before it closes, and another language.

        They are no shortcuts of the window, where buttons and fields need them too.
        """
        if event.type() == QEvent.Type.LanguageChange:
            self.line.retranslate()
            self._show_waiting()
        elif watched is self._window and event.type() == QEvent.Type.Close:
            self.words.take()  # as long as the workbook is open
        elif watched is self._view and isinstance(event, QKeyEvent):
            return event.type() == QEvent.Type.KeyPress and self._key_in_text(event)
        return False

    def _key_in_text(self, event: QKeyEvent) -> bool:
        key, modifiers = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key == Qt.Key.Key_Space and not modifiers:
            self.sound.play_or_pause()
        elif key in _ENTER and not modifiers:
            self.words.edit()
        elif key in _ENTER and modifiers == Qt.KeyboardModifier.ControlModifier:
            self.words.split()
        else:
            return False
        return True
