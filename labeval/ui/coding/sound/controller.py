"""The sound of the current source: played, drawn, and followed by the text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from labeval.audio.decoding import NotReadable
from labeval.audio.peaks import Peaks
from labeval.audio.playing import Player
from labeval.audio.tempo import SPEEDS
from labeval.coding.rows import Anchor, Passage, Source
from labeval.coding.texts.redaction_marks import muted
from labeval.study.folder import StudyFolder
from labeval.ui.background import Background
from labeval.ui.coding.sound.player_bar import SoundBar
from labeval.ui.coding.sound.sound_files import read_peaks, sound_of
from labeval.ui.coding.sound.waveform import SoundStrip
from labeval.ui.coding.sound.word_times import SpokenWord, SpokenWords
from labeval.ui.memory import Memory
from labeval.ui.sentences import filled
from labeval.ui.theme import Theme

TICK_MS = 30
BACK_MS = 2000.0
_FOLLOW, _SPEED = "coding.sound.follow", "coding.sound.speed"


class PlayerController(QObject):
    """Plays the recording of one source at a time.

    Args:
        folder: of the study, where its recordings are.
        player: of this computer's loudspeaker.

    Signals:
        sound_shown: there is a sound to hear, or none any more.
        word_reached: passage and number of the word that is heard, and whether the text is to
            follow; an empty passage for none.
        span_wanted: what the mouse drew over in the waveform, as two anchors.
    """

    sound_shown = Signal(bool)
    word_reached = Signal(str, int, bool)
    span_wanted = Signal(object, object)

    def __init__(
        self,
        folder: StudyFolder,
        theme: Theme,
        *,
        memory: Memory | None = None,
        player: Player | None = None,
    ) -> None:
        super().__init__()
        self.strip = SoundStrip(theme)
        self.bar = SoundBar(theme)
        self.player = player if player is not None else Player()
        self._folder = folder
        self._memory = memory
        self._words = SpokenWords([])
        self._selected: tuple[float, float] | None = None
        self._word: SpokenWord | None = None
        self._until: float | None = None
        self._background = Background(self)
        self._tick = QTimer(self)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self._on_tick)
        self._connect()
        self._remember()

    def _connect(self) -> None:
        bar, strip = self.bar, self.strip
        bar.play.clicked.connect(self.play_or_pause)
        bar.back.clicked.connect(self.back)
        bar.slower.clicked.connect(self.slower)
        bar.faster.clicked.connect(self.faster)
        bar.loop.toggled.connect(self._on_loop_toggled)
        bar.follow.toggled.connect(self._on_follow_toggled)
        strip.seek_wanted.connect(self.seek)
        strip.span_wanted.connect(self._on_span_wanted)

    def _remember(self) -> None:
        known = self._memory.get(_SPEED, 1.0) if self._memory is not None else 1.0
        follows = self._memory.get(_FOLLOW, True) if self._memory is not None else True
        self.bar.follow.setChecked(bool(follows))
        self._set_speed(known if known in SPEEDS else 1.0)

    # -- which sound --------------------------------------------------------------------------

    def show_source(self, source: Source | None, passages: Sequence[Passage]) -> None:
        """Open the sound of a source; without a source there is none."""
        self.close()
        path = sound_of(self._folder, source) if source is not None else None
        bar, strip = self.bar, self.strip
        bar.say("")
        if path is None:
            strip.show_sound(None, 0.0)
            self.sound_shown.emit(False)
            if source is not None and source.recording:
                bar.say(self.tr("The sound of this recording is not in the study folder"))
            return
        try:
            self.player.open(path)
        except NotReadable as error:
            self._say(error)
            self.sound_shown.emit(False)
            return
        peaks = Peaks()
        strip.show_sound(peaks, self.player.length_ms)
        self._background.ask(
            lambda steps: read_peaks(path, peaks, steps), lambda _: strip.peaks_grew()
        )
        self.take_passages(passages)
        self._tick.start()
        self._show()
        self.sound_shown.emit(True)

    def take_passages(self, passages: Sequence[Passage]) -> None:
        """Follow words that were changed, and mute what is redacted."""
        self._words = SpokenWords(passages)
        spans = muted(passages)
        self.player.mute(spans)
        self.strip.show_muted(spans)

    def take_selection(self, span: tuple[Anchor, Anchor] | None) -> None:
        """Show when the selected words were said, and let the loop follow them."""
        found = self._words.time_of(*span) if span is not None else None
        self._selected = found
        self.strip.show_selection(found)
        if found is not None and self.bar.loop.isChecked():
            self._loop_over(found)

    def close(self) -> None:
        """Stop, and let go of the file."""
        self._tick.stop()
        self.player.close()
        self._background.stop()
        self._background.settle()
        self._selected = self._until = None
        self.bar.loop.setChecked(False)
        self._show_word(None)

    # -- what can be done ---------------------------------------------------------------------

    @property
    def is_playing(self) -> bool:
        """True while sound is played."""
        return self.player.is_playing

    def play_or_pause(self) -> None:
        """Go on, or stop."""
        self._until = None
        if self.player.is_playing:
            self.player.pause()
            self._show()
        else:
            self._play()

    def hear(self, passage: str, offset: int) -> None:
        """Hear one word; what plays goes on from there instead.

        Where words have no times nothing begins to play: it would be the whole passage.
        """
        word = self._words.under(passage, offset)
        if word is None or not self.bar.follow.isChecked():
            return
        playing = self.player.is_playing and self._until is None
        self.player.seek(word.start_ms)
        if not playing and word.word >= 0:
            self._until = max(word.end_ms, word.start_ms + 200)
            self._play()
        self._show()

    def seek(self, ms: float) -> None:
        """Go to a moment of the recording."""
        self._until = None
        self.player.seek(ms)
        self._show()

    def back(self) -> None:
        """Hear the last two seconds again."""
        self.seek(self.player.position_ms - BACK_MS)

    def ahead(self) -> None:
        """Pass over two seconds."""
        self.seek(self.player.position_ms + BACK_MS)

    def slower(self) -> None:
        """One step slower."""
        self._set_speed(SPEEDS[max(0, SPEEDS.index(self.player.speed) - 1)])

    def faster(self) -> None:
        """One step faster."""
        self._set_speed(SPEEDS[min(len(SPEEDS) - 1, SPEEDS.index(self.player.speed) + 1)])

    def toggle_loop(self) -> None:
        """Play what is selected over and over, or no more."""
        self.bar.loop.toggle()

    def toggle_follow(self) -> None:
        """Let the text follow the sound, or no more."""
        self.bar.follow.toggle()

    # -- parts --------------------------------------------------------------------------------

    def _play(self) -> None:
        if not self.player.is_open:
            return
        try:
            self.player.play()
        except NotReadable as error:
            self._say(error)
            return
        self.bar.say("")
        self._tick.start()
        self._show()

    def _on_tick(self) -> None:
        if self._background.is_busy:
            self.strip.peaks_grew()
        until = self._until
        if until is not None and self.player.position_ms >= until:
            self._until = None
            self.player.pause()
            self.player.seek(until)
        self._show()
        if self.player.failure is not None:
            self._say(self.player.failure)
            self.player.failure = None
        if not self.player.is_playing and not self._background.is_busy:
            self._tick.stop()
            self._until = None

    def _show(self) -> None:
        player, bar = self.player, self.bar
        playing, at = player.is_playing, player.position_ms
        bar.show_state(playing=playing, position_ms=at, length_ms=player.length_ms)
        self.strip.show_position(at, follow=playing or not self._tick.isActive())
        self._show_word(self._words.at(at) if playing else None)

    def _show_word(self, word: SpokenWord | None) -> None:
        if word != self._word:
            self._word = word
            follow = self.bar.follow.isChecked() and self._until is None
            if word is None:
                self.word_reached.emit("", -1, follow)
            else:
                self.word_reached.emit(word.passage, word.word, follow)

    def _set_speed(self, speed: float) -> None:
        self.player.set_speed(speed)
        self.bar.show_speed(speed, slowest=speed == SPEEDS[0], fastest=speed == SPEEDS[-1])
        if self._memory is not None:
            self._memory.set(_SPEED, speed)

    def _on_loop_toggled(self, on: bool) -> None:
        if on and self._selected is None:
            self.bar.loop.setChecked(False)
            if self.player.is_open:
                self.bar.say(self.tr("Select the words to hear over and over first"))
            return
        self._loop_over(self._selected if on else None)
        if on and not self.player.is_playing:
            self._until = None
            self._play()

    def _loop_over(self, span: tuple[float, float] | None) -> None:
        self.player.set_loop(span)
        self.strip.show_loop(span)

    def _on_follow_toggled(self, on: bool) -> None:
        if self._memory is not None:
            self._memory.set(_FOLLOW, on)

    def _on_span_wanted(self, start_ms: float, end_ms: float) -> None:
        found = self._words.between(start_ms, end_ms)
        if found is None:
            self.strip.show_selection(None)
        else:
            self.span_wanted.emit(*found)
        self.seek(start_ms)

    def _say(self, error: NotReadable) -> None:
        self.bar.say(filled("Sound", error.template, error.values))
