"""The dialog in which the transcription of a study's recordings is begun and followed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from labeval.jobs.speech.study_languages import OF_SESSIONS, LanguageChoice
from labeval.jobs.speech.study_words import listed_words
from labeval.text.installing import missing_part
from labeval.transcription.models import LANGUAGES as SPOKEN
from labeval.transcription.settings import MOST_HOT_WORDS
from labeval.transcription.stages import Stage
from labeval.ui.language import LANGUAGES, language_name
from labeval.ui.on_its_screen import TITLE
from labeval.ui.theme import ACTION_HEIGHT, GRID, MARGIN, Theme, palette_of
from labeval.ui.widgets.bars.progress_line import ProgressLine
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.choices import TickBox, style_choice
from labeval.ui.widgets.basics.fields import ChoiceBox, let_be_narrow, style_field
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.values_pill import ValuesPill
from labeval.ui.widgets.fitting.scrolled import Scrolled

if TYPE_CHECKING:
    from labeval.jobs.speech.known_voices import KnownVoice
    from labeval.jobs.speech.transcribe_study import Step
    from labeval.jobs.speech.waiting import Waiting
    from labeval.transcription.speakers.telling_apart import VoiceSample

MOST_PEOPLE = 6
ESTIMATED = 0


@dataclass(frozen=True, slots=True)
class TranscriptionChoices:
    """Choices before a transcription begins."""

    model: str
    """By name; empty for the one added last that speaks the language."""
    people: int | None
    """Number of people who share a microphone, 0 for an estimate; None where nobody is
    distinguished."""
    interviews_only: bool
    """People are distinguished in recordings of interviews only."""
    hot_words: tuple[str, ...] = ()
    from_texts: bool = False
    """Names and rare words of the study are hot words, too."""
    languages: LanguageChoice = OF_SESSIONS
    voice: VoiceSample | None = None
    """Sound in which the supervisor speaks."""
    threads: int = 0
    """Stretches at once, each on one core; 0 for all cores up to four."""


class TranscribingDialog(QDialog):
    """Shows what waits, asks how it is to be transcribed, then shows how far that is.

    Closing it lets the work go on.

    Signals:
        begun: with the choices.
        stopped: the work is to end; what was found is kept.
    """

    begun = Signal(object)
    stopped = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setPalette(palette_of(theme))
        self.setWindowTitle(self.tr("Transcribe recordings"))
        self.setMinimumWidth(theme.px(560))
        self.summary = Label(theme, size=14, wrap=True)
        self.warning = Label(theme, size=14, role="note_text", wrap=True)
        self.model, self.people = self._box(), self._box()
        self.language, self.voice, self.cores = self._box(), self._box(), self._box()
        self.cores.addItem(self.tr("All, up to four"), 0)
        self.cores.addItem(self.tr("One, which needs less memory"), 1)
        let_be_narrow(self.language)
        self.also = ValuesPill(theme)
        self.hot_words = QLineEdit()
        self.from_texts = TickBox(self.tr("Rare words of the study’s texts, and names in it, too"))
        self.about_people = Label(theme, size=13, role="soft_text", wrap=True)
        self.about_words = Label(theme, size=13, role="soft_text", wrap=True)
        self.line = ProgressLine(theme)
        self.state = Label(theme, size=13, role="soft_text", wrap=True)
        self.close_button = ActionButton(self.tr("Close"))
        self.stop = ActionButton(self.tr("Stop"))
        self.start = ActionButton(self.tr("Transcribe"), primary=True)
        self._waiting: Waiting | None = None
        self._knows_voices = False
        self._voices: Sequence[KnownVoice] = ()
        self._lay_out()
        self.model.currentIndexChanged.connect(self._show_languages)
        self.language.currentIndexChanged.connect(self._show_languages)
        self.also.changed.connect(self._show_languages)
        self.people.currentIndexChanged.connect(self._enable_voice)
        self.hot_words.textChanged.connect(self._show_languages)
        self.start.clicked.connect(self._on_start)
        self.stop.clicked.connect(self.stopped)
        self.close_button.clicked.connect(self.close)

    def offer(
        self, waiting: Waiting, *, knows_voices: bool, voices: Sequence[KnownVoice] = ()
    ) -> None:
        """Show what waits, and what can be chosen.

        Args:
            knows_voices: there is a model that distinguishes voices.
            voices: recordings in which the supervisor's voice is known.
        """
        self._waiting, self._knows_voices, self._voices = waiting, knows_voices, voices
        self.model.clear()
        self.model.addItem(self.tr("The one added last that speaks the language"), "")
        for name in waiting.models:
            self.model.addItem(name, name)
        self._offer_languages()
        self._offer_people()
        self._offer_voices()
        self.hot_words.setText(", ".join(waiting.hot_words))
        self.hot_words.setCursorPosition(0)
        self.from_texts.setChecked(waiting.hot_words_from_texts)
        self._show_languages()
        self.show_running(False)

    def choices(self) -> TranscriptionChoices:
        """The choices."""
        people, interviews_only = self.people.currentData()
        return TranscriptionChoices(
            self.model.currentData(),
            people,
            interviews_only,
            self._hot_words(),
            self.from_texts.isChecked(),
            self._languages(),
            self.voice.currentData() if self.voice.isEnabled() else None,
            self.cores.currentData(),
        )

    def show_running(self, running: bool) -> None:
        """Show the part of the dialog for choosing, or that for following."""
        boxes = self.model, self.language, self.also, self.people, self.cores
        for box in (*boxes, self.hot_words, self.from_texts):
            box.setEnabled(not running)
        self.people.setEnabled(not running and self._knows_voices)
        self.voice.setEnabled(not running)
        if not running:
            self._enable_voice()
        self.line.setVisible(running)
        self.state.setVisible(running)
        self.stop.setVisible(running)
        self.start.setVisible(not running)
        self.start.setEnabled(self._can_begin())
        if running:
            self.warning.hide()
            self.line.set_share(0.0)
            self.state.set_text(self.tr("It begins…"))
        else:
            self._show_languages()
            self.start.setFocus()
        self._fit()

    def show_step(self, step: Step) -> None:
        """Show how far it is."""
        self.line.set_share(step.seconds / step.of if step.of else 0.0)
        self.state.set_text(step_text(step))

    def _box(self) -> QComboBox:
        box = ChoiceBox()
        box.setFont(type_font(self._theme.px(14)))
        box.setMinimumHeight(self._theme.px(34))
        return box

    def _lay_out(self) -> None:
        heading = Label(self._theme, size=18, bold=True, wrap=True)
        heading.set_text(self.windowTitle())
        form = QFormLayout()
        form.setSpacing(GRID)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, box in (
            (self.tr("Speech model"), self.model),
            (self.tr("Language"), self.language),
            (self.tr("Also spoken"), self.also),
            (self.tr("People who share a microphone"), self.people),
            (self.tr("Supervisor’s voice"), self.voice),
            (self.tr("Cores"), self.cores),
        ):
            label = Label(self._theme, size=14)
            label.set_text(name)
            label.setMinimumHeight(box.minimumHeight())
            if box is not self.also:  # it says what is chosen
                box.setAccessibleName(name)
            form.addRow(label, box)
        self._add_hot_words(form)
        buttons = QHBoxLayout()
        for button in (self.close_button, self.stop, self.start):
            button.set_theme(self._theme)
            buttons.addWidget(button)
            if button is self.close_button:
                buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(2 * GRID)
        self._asked = Scrolled(self._theme)
        rows = self._asked.rows
        for label in (heading, self.summary, self.warning):
            rows.addWidget(label)
        rows.addLayout(form)
        for label in (self.about_words, self.about_people):
            rows.addWidget(label)
        column.addWidget(self._asked, 1)
        for widget in (self.line, self.state):
            column.addWidget(widget)
        column.addLayout(buttons)

    def _add_hot_words(self, form: QFormLayout) -> None:
        name = self.tr("Hot words")
        label = Label(self._theme, size=14)
        label.set_text(name)
        label.setMinimumHeight(ACTION_HEIGHT)
        style_field(self.hot_words, self._theme)
        self.hot_words.setAccessibleName(name)
        self.hot_words.setPlaceholderText(self.tr("Names and rare words, with commas"))
        self.from_texts.setFont(type_font(self._theme.px(14)))
        style_choice(self.from_texts, self._theme)
        self.from_texts.setPalette(palette_of(self._theme))
        self.about_words.set_text(
            self.tr(
                "Hot words are looked for where the model was unsure; what was heard otherwise "
                "stays as it is. That takes up to twice as long."
            )
        )
        form.addRow(label, self.hot_words)
        form.addRow(self.from_texts)

    def _hot_words(self) -> tuple[str, ...]:
        return listed_words(self.hot_words.text().split(","))

    def _offer_languages(self) -> None:
        """Those that are likely come first, then all that multilingual models speak, by name."""
        assert self._waiting is not None
        likely = (*sorted(self._waiting.by_language), *self._waiting.every_other, *LANGUAGES)
        others = sorted(SPOKEN, key=lambda code: language_name(code).casefold())
        names = {code: language_name(code) for code in dict.fromkeys((*likely, *others))}
        self.language.clear()
        self.language.addItem(self.tr("That of each session"), "")
        for code, name in names.items():
            self.language.addItem(name, code)
        self.also.nothing = self.tr("No other language")
        self.also.set_facet(self.tr("Also spoken"), lambda: names)
        self.also.choose(frozenset(self._waiting.every_other))

    def _languages(self) -> LanguageChoice:
        """The choice; what the study files say stays theirs where it was not changed."""
        assert self._waiting is not None
        also = tuple(sorted(self.also.chosen))
        unchanged = also == self._waiting.every_other
        return LanguageChoice(self.language.currentData() or "", None if unchanged else also)

    def _offer_voices(self) -> None:
        self.voice.clear()
        self.voice.addItem(self.tr("Not known"), None)
        for known in self._voices:
            text = self.tr("As in the session of {participant}")
            if not known.recording:
                text = self.tr("As in the microphone test")
            self.voice.addItem(text.format(participant=known.participant), known.sample)
        self.voice.setCurrentIndex(1 if self._voices else 0)
        self._enable_voice()

    def _enable_voice(self) -> None:
        people, _ = self.people.currentData() or (None, False)
        self.voice.setEnabled(people is not None and bool(self._voices))

    def _offer_people(self) -> None:
        self.people.clear()
        self.people.addItem(self.tr("Nobody is distinguished"), (None, False))
        if not self._knows_voices:
            self.about_people.set_text(
                self.tr(
                    "To distinguish people by their voices, get a model of voices: "
                    "labeval models get resemblyzer"
                )
            )
            return
        self.people.addItem(self.tr("Two, in interviews"), (2, True))
        for count in range(2, MOST_PEOPLE + 1):
            self.people.addItem(self.tr("%Ln in every recording", "", count), (count, False))
        self.people.addItem(self.tr("To be estimated, in every recording"), (ESTIMATED, False))
        self.people.setCurrentIndex(1)
        self.about_people.set_text(
            self.tr(
                "Where each person has a channel, their channels say who speaks. An estimate often "
                "counts one person too few or too many: choose the number if you know it."
            )
        )

    def _show_languages(self) -> None:
        if self._waiting is None:
            return
        counts = sorted(self._waiting.by_language.items())
        listed = ", ".join(f"{language_name(language)}: {count}" for language, count in counts)
        text = self.tr(
            "%Ln recording(s) wait for a transcript ({languages}).", "", self._waiting.count
        )
        nothing = self.tr(
            "No recording of a session waits for a transcript. One from elsewhere gets one by "
            "“labeval transcribe FILE”, and comes in together with it."
        )
        summary = text.format(languages=listed) if counts else nothing
        if self.also.chosen:
            also = self.tr(
                "Each stretch is transcribed in its own language, which takes about twice as long."
            )
            summary = f"{summary} {also}"
        self.summary.set_text(summary)
        unspoken = self._unspoken()
        warning = ""
        if not self._waiting.has_recogniser:
            text = self.tr(
                "Speech recognition is not installed. Install it, then start labeval again: "
                "{command}"
            )
            warning = text.format(command=missing_part("speech"))
        elif unspoken:
            names = ", ".join(language_name(language) for language in sorted(unspoken))
            text = self.tr(
                "%Ln recording(s) will be left out: the model does not speak their language "
                "({languages}). Get a multilingual one: labeval models get small",
                "",
                sum(unspoken.values()),
            )
            warning = text.format(languages=names)
        if len(self._hot_words()) > MOST_HOT_WORDS:
            text = self.tr("No more than {most} hot words: keep those that it gets wrong.")
            warning = text.format(most=MOST_HOT_WORDS)
        self.warning.set_text(warning)
        self.warning.setVisible(bool(warning))
        self.start.setEnabled(self._can_begin())
        self._fit()

    def _fit(self) -> None:
        """Be as high as the texts need at this width, on a screen that has room for it."""
        arranged, asked = self.layout(), self._asked.inside.layout()
        assert arranged is not None and asked is not None
        arranged.activate()
        width = max(self.width(), arranged.minimumSize().width(), self.minimumWidth())
        least = arranged.totalMinimumSize().height()
        if arranged.hasHeightForWidth():  # not while no part below those asked can be broken
            least = arranged.totalMinimumHeightForWidth(width)
        around = least - self._asked.minimumSizeHint().height()
        wanted = around + asked.totalHeightForWidth(width - 2 * MARGIN)
        room = self.screen().availableGeometry().height() - TITLE
        self.setFixedHeight(min(wanted, room))

    def _can_begin(self) -> bool:
        waits = self._waiting
        if waits is None or not waits.has_recogniser or len(self._hot_words()) > MOST_HOT_WORDS:
            return False
        return waits.count > sum(self._unspoken().values())

    def _unspoken(self) -> dict[str, int]:
        assert self._waiting is not None
        return self._waiting.unspoken(self.model.currentData() or "", self._languages())

    def _on_start(self) -> None:
        choices = self.choices()
        self.show_running(True)
        self.begun.emit(choices)


def step_text(step: Step) -> str:
    """As “2 of 5, words: 40 %”."""
    percent = min(100, round(100 * step.seconds / step.of)) if step.of else 0
    if step.stage == Stage.VOICES:
        text = QCoreApplication.translate(
            "TranscribingDialog", "{number} of {waiting}, voices: {percent} %"
        )
    else:
        text = QCoreApplication.translate(
            "TranscribingDialog", "{number} of {waiting}, words: {percent} %"
        )
    return text.format(number=step.number, waiting=step.waiting, percent=percent)
