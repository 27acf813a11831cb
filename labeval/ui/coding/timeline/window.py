"""The window with the timeline of a session or interview: zoomed, played, saved to files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QScrollArea, QScrollBar, QVBoxLayout

from labeval.coding.coders.disputes import AGREED
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.filtering import Filter
from labeval.coding.corpus.timeline import clock_of
from labeval.coding.rows import Source
from labeval.exchange.errors import ExchangeError
from labeval.exchange.recorded import RecordedSession
from labeval.jobs.coding.session_timeline import (
    SessionTimeline,
    interview_timeline,
    session_timeline,
)
from labeval.jobs.coding.timeline_drawing import DrawnBar, clock, timeline_svg
from labeval.jobs.coding.timeline_page import PageWords, check_page, timeline_page
from labeval.store.disk.atomic import replacing
from labeval.study.folder import StudyFolder
from labeval.text.natural_order import natural
from labeval.ui.background import Steps
from labeval.ui.coding.counts.computed_window import ComputedWindow
from labeval.ui.coding.counts.grid import colours_of
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.quiet_button import QuietButton
from labeval.ui.coding.timeline.recording_clock import RecordingClock
from labeval.ui.coding.timeline.view import TimelineView
from labeval.ui.coding.timeline.wording import drawn
from labeval.ui.language import interface_language
from labeval.ui.memory import Memory
from labeval.ui.sentences import sentence
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.menus import style_menu
from labeval.ui.widgets.basics.one_pill import OnePill
from labeval.ui.widgets.basics.pill import Pill
from labeval.ui.widgets.basics.slim_scroll import style_bar, style_scroll_bar

ReadSessions = Callable[[Iterable[str]], dict[str, RecordedSession]]
_LOOK_MS = 60
_Read = tuple[Corpus, RecordedSession | None, SessionTimeline | None]


class Sound(Protocol):
    """Plays the recording of a source."""

    def play(self, source: str, at_ms: float) -> bool:
        """Play a source's recording from a place on; False where it has no sound here."""

    def stop(self) -> None:
        """Stop where something plays."""

    def playing(self) -> tuple[str, float] | None:
        """The source that plays now and the place in its recording; None where nothing does."""


class TimelineWindow(ComputedWindow):
    """Speech, pages, answers, the supervisor's actions, flags and codes of one session.

    An interview that was recorded elsewhere has speech and codes.

    Args:
        folder: of the study.
        read_sessions: reads sessions of the record by their ids.
        sound: plays; None where nothing can be heard.

    Signals:
        place_opened: source and both ends of words that are to be shown in their text.
    """

    place_opened = Signal(str, object, object)

    def __init__(
        self,
        controller: CodingController,
        theme: Theme,
        memory: Memory | None,
        *,
        folder: StudyFolder,
        read_sessions: ReadSessions,
        sound: Sound | None = None,
    ) -> None:
        super().__init__(controller, theme, memory, name="code_timeline", size=(1280, 720))
        self._folder, self._sound = folder, sound
        self._read_sessions = read_sessions
        self._session: RecordedSession | None = None
        self._found: SessionTimeline | None = None
        self._shown = ""
        self._wanted: str | None = None
        """Passage that is made the current one once its session is drawn."""
        self._named: dict[str, str] = {}
        self._clock = RecordingClock(self.corpus, "")
        self.session, self.coder = OnePill(theme), Pill(theme)
        self.closer, self.farther, self.whole = (QuietButton() for _ in range(3))
        self.save = ActionButton()
        self.view = TimelineView(theme)
        self.across = QScrollBar(Qt.Orientation.Horizontal)
        self.details = Label(theme, size=13, wrap=True)
        self.hint = Label(theme, size=13, role="soft_text", wrap=True)
        self.empty = Label(theme, size=15, role="soft_text", wrap=True)
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_MS)
        self._lay_out()
        self._connect()
        self.retranslate()

    # -- reading and showing --------------------------------------------------------------------

    def show_source(self, source: Source, passage: str = "") -> None:
        """Show the session of a text, or the interview that it is.

        Args:
            passage: id of the one that is made the current one, if it has times.
        """
        self._wanted = passage
        before, self.session.value = self.session.value, clock_of(source)
        if source.id in self.corpus.sources:  # else it is read soon
            self._offer(self.session.value)
            if self.session.value != before:
                self._ask()
            else:
                self._go_to_wanted()

    def show_corpus(self) -> None:
        self._offer(self.session.value)
        self._ask()

    def _offer(self, also: str) -> None:
        """Offer every session, every interview with times, and one that was asked for."""
        named: dict[str, str] = {}
        numbers: Counter[str] = Counter()
        for id, source in self.corpus.sources.items():
            if source.session and source.session not in named:
                participant = source.participant
                numbers[participant] += 1
                number = numbers[participant]
                named[source.session] = f"{participant} ({number})" if number > 1 else participant
            elif not source.session and (id == also or self._has_times(id)):
                named[id] = source.name
        self._named = dict(sorted(named.items(), key=lambda pair: natural(pair[1])))
        self.session.set_values(self.tr("Recording"), self._named)

    def _has_times(self, source: str) -> bool:
        passages = self.corpus.layouts[source].passages
        return any(passage.start_ms is not None for passage in passages)

    def _ask(self) -> None:
        """Read the chosen session where it is another one, and lay it out."""
        id, corpus, known = self.session.value, self.corpus, self._session
        coders = self.coder.chosen or frozenset(corpus.coders) - {AGREED.id}
        filter = Filter(coders=coders)

        def compute(steps: Steps) -> _Read:
            steps()
            if id in corpus.sources:
                found = interview_timeline(corpus.sources[id], corpus, filter)
                return corpus, None, found if found.lanes else None
            session = known if known is not None and known.header.id == id else None
            if session is None and id:
                session = self._read_sessions([id]).get(id)
            if session is None:
                return corpus, None, None
            is_open = self.controller.answers_open()
            found = session_timeline(session, corpus, filter, with_answers=is_open)
            return corpus, session, found

        self.background.ask(compute, self._show)

    def _show(self, read: _Read) -> None:
        corpus, self._session, self._found = read
        if self._session is not None:
            self.controller.naming.know_screens(self._session.header.plan.screens())
        id = self._found.clock if self._found is not None else ""
        self._clock = RecordingClock(corpus, id)
        self._draw(whole=id != self._shown)
        self._shown = id
        self._go_to_wanted()

    def _go_to_wanted(self) -> None:
        """Give the keyboard to the picture, at the passage with which the window was opened."""
        if self._found is None or self._shown != self.session.value or self._wanted is None:
            return
        self.view.setFocus()
        for lane, found in enumerate(self.view.lanes):
            for bar, drawn_bar in enumerate(found.bars if found.spoken else ()):
                if drawn_bar.words is not None and drawn_bar.words[1].passage == self._wanted:
                    self.view.choose(lane, bar)
        self._wanted = None

    def _draw(self, *, whole: bool) -> None:
        found, corpus = self._found, self.corpus
        there = found is not None
        for part in (self._area, self.details, self.hint):
            part.setVisible(there)
        self.across.setVisible(there and self.across.maximum() > 0)
        for button in (self.closer, self.farther, self.whole, self.save):
            button.setEnabled(there)
        self.empty.setVisible(not there)
        if found is not None:
            names = {code.id: code.name for code in corpus.codes.values()}
            lanes = drawn(found, self.controller.naming, names, colours_of(corpus))
            self.view.show_lanes(lanes, found.length_ms, whole=whole)

    def _show_details(self) -> None:
        bar = self.view.current_bar
        text = self.tr("Arrow keys go from one thing to the next, and to other lanes.")
        if bar is not None:
            lane = self.view.lanes[self.view.current[0]].name if self.view.current else ""
            text = f"{clock(bar.start_ms)}  {lane}:  {bar.tip}"
        self.details.set_text(text)
        self.view.setAccessibleDescription(text)

    def _show_range(self) -> None:
        view = self.view
        span = view.end_ms - view.start_ms
        self.across.blockSignals(True)
        self.across.setRange(0, max(0, view.length_ms - span))
        self.across.setPageStep(max(1, span))
        self.across.setSingleStep(max(1, span // 20))
        self.across.setValue(view.start_ms)
        self.across.setVisible(self.across.maximum() > 0)
        self.across.blockSignals(False)

    def _on_scrolled(self, value: int) -> None:
        span = self.view.end_ms - self.view.start_ms
        self.view.show_range(value, value + span)

    # -- hearing and opening --------------------------------------------------------------------

    def _on_play_requested(self, at_ms: int) -> None:
        self.notice.hide()
        place = self._clock.recorded(at_ms)
        if self._sound is None or place is None or not self._sound.play(*place):
            self._on_refused(
                self.tr("Nothing can be heard here: there is no transcript with its sound.")
            )
            return
        self._looking.start()
        self._follow()

    def _on_space(self) -> None:
        """Stop what plays, else play from the current thing on."""
        if self._sound is not None and self._sound.playing() is not None:
            self._sound.stop()
            self._follow()
        else:
            bar = self.view.current_bar
            self._on_play_requested(bar.start_ms if bar is not None else self.view.start_ms)

    def _follow(self) -> None:
        """Draw what is heard, as long as something is."""
        playing = self._sound.playing() if self._sound is not None else None
        at_ms = self._clock.session_ms(*playing) if playing is not None else None
        self.view.show_played(at_ms)
        if playing is None:
            self._looking.stop()

    def _on_opened(self, bar: DrawnBar) -> None:
        if bar.words is not None:
            self.place_opened.emit(*bar.words)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._looking.stop()
        super().closeEvent(event)

    # -- files ----------------------------------------------------------------------------------

    def _on_save(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        style_menu(menu, self.theme)
        picture = menu.addAction(self.tr("Picture of this part as SVG…"))
        page = menu.addAction(self.tr("Page of this part with sound…"))
        chosen = menu.exec(self.save.mapToGlobal(self.save.rect().bottomLeft()))
        kinds = {picture: ("SVG (*.svg)", ".svg"), page: ("HTML (*.html)", ".html")}
        if chosen in kinds:
            self.ask_where(chosen.text(), *kinds[chosen])

    def ask_where(self, heading: str, kind: str, ending: str) -> None:
        """Ask for a file, and save the part that is shown there; what may not be is refused before.

        Args:
            kind: of the file, as dialogs have it.
        """
        try:
            if self._session is not None and ending == ".html":
                check_page(self._session, (self.view.start_ms, self.view.end_ms))
            elif ending == ".html":
                self._on_refused(
                    self.tr(
                        "A page with sound is made only of a session in which somebody agreed to "
                        "it; of an interview from elsewhere that is not known."
                    )
                )
                return
        except ExchangeError as error:
            self._on_refused(sentence(error))
            return
        if path := self.ask_place(heading, f"timeline{ending}", kind):
            self.save_as(path.with_suffix(ending))

    def save_as(self, path: Path) -> None:
        """Save the part that is shown: as SVG, or as a page with sound where it is ``.html``."""
        session, corpus, lanes = self._session, self.corpus, list(self.view.lanes)
        span = self.view.start_ms, self.view.end_ms
        words = PageWords(
            interface_language(),
            self.tr("Part of a recording, {start} to {end}").format(
                start=clock(span[0]), end=clock(span[1])
            ),
            self.tr("A click on the picture or on a time plays from there."),
            self.tr("What was said"),
        )

        def write(_: Steps) -> Path:
            if session is not None and path.suffix == ".html":
                text = timeline_page(self._folder, session, corpus, lanes, span, words)
            else:
                text = timeline_svg(lanes, *span, title=words.title)
            with replacing(path) as part:
                part.write_text(text, encoding="utf-8")
            return path

        self.notice.hide()
        self.background.ask(write, self._on_saved)

    def _on_saved(self, path: Path) -> None:
        self.details.set_text(self.tr("Written: {file}").format(file=path))

    # -- building -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        title = self.tr("Timeline")
        self.setWindowTitle(title)
        self.heading.set_text(title)
        self.view.setAccessibleName(title)
        self.session.set_values(self.tr("Recording"), self._named)
        self.coder.set_facet(
            self.tr("Coder"), lambda: {c.id: c.name for c in self.corpus.coders.values()}
        )
        self.closer.setText(self.tr("Closer"))
        self.farther.setText(self.tr("Farther"))
        self.whole.setText(self.tr("Whole length"))
        self.save.setText(self.tr("Save…"))
        self.hint.set_text(
            self.tr(
                "A click: hear from there   ·   Space: hear the current thing, or stop   ·   "
                "Enter or a double click: in its text   ·   "
                "+ and −, or Ctrl and the wheel: zoom   ·   0: whole length"
            )
        )
        self.empty.set_text(
            self.tr(
                "A text without times has no timeline. Every session has one, and an interview "
                "that was recorded elsewhere where its file says when something was said."
            )
        )
        self._show_details()
        self._draw(whole=False)

    def _connect(self) -> None:
        self.session.changed.connect(self._ask)
        self.coder.changed.connect(self._ask)
        self.closer.clicked.connect(lambda: self.view.zoom(2))
        self.farther.clicked.connect(lambda: self.view.zoom(0.5))
        self.whole.clicked.connect(self.view.show_whole)
        self.save.clicked.connect(self._on_save)
        self.view.play_requested.connect(self._on_play_requested)
        self.view.space_pressed.connect(self._on_space)
        self.view.opened.connect(self._on_opened)
        self.view.current_changed.connect(self._show_details)
        self.view.range_changed.connect(self._show_range)
        self.across.valueChanged.connect(self._on_scrolled)
        self._looking.timeout.connect(self._follow)

    def _lay_out(self) -> None:
        theme = self.theme
        for part in (self.session, self.coder, self.closer, self.farther, self.whole):
            self.bar.addWidget(part)
        self.bar.addStretch()
        self.bar.addWidget(self.save)
        for button in (self.closer, self.farther, self.whole, self.save):
            button.set_theme(theme)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self.view)
        style_scroll_bar(self._area, theme)
        style_bar(self.across, theme)
        column = QVBoxLayout()
        column.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        column.setSpacing(GRID)
        column.addWidget(self.empty, 0, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._area, 1)
        column.addWidget(self.across)
        column.addWidget(self.details)
        column.addWidget(self.hint)
        row = QHBoxLayout()
        row.addLayout(column)
        self.body.addLayout(row)
