"""The right column: the page as the participant saw it, the answers there, and a code's ratings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout

from labeval.coding.rows import INTERVIEWER, Code, Passage, Source
from labeval.session.events.events import Event, RecordError
from labeval.ui.coding.codes.code_definition import CodeDefinition
from labeval.ui.coding.moment.ratings_at import RatingsAt
from labeval.ui.coding.moment.ratings_chart import RatingsChart
from labeval.ui.coding.parts.fact_rows import FactRows
from labeval.ui.coding.parts.names import Naming, speaker_name
from labeval.ui.coding.parts.section import Ground, SectionHead
from labeval.ui.coding.parts.times import clock
from labeval.ui.language import Retranslating, words_are_in_use
from labeval.ui.sentences import sentence
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

if TYPE_CHECKING:
    from labeval.jobs.coding.moments import Moments, ScreenMoment
    from labeval.ui.moderator.window.mirror import Mirror

REST_MS = 160
"""The caret rests this long before its moment is looked for, so that moving on stays quick."""


class MomentColumn(Retranslating, Ground):
    """Shows the moment of one passage and the ratings of one code.

    A text that was recorded elsewhere has no moment: there it says who speaks.

    Args:
        open_moments: opens the record when a moment is first asked for; None where there is none.
        known_of: the attributes of a source and of whoever speaks in it.
        answers_open: says whether answers may be seen; they may not while results are locked.
        why_closed: says why that cannot be known; empty where it can.
    """

    def __init__(
        self,
        theme: Theme,
        naming: Naming,
        open_moments: Callable[[], Moments | None],
        known_of: Callable[[Source, str], Mapping[str, str]],
        *,
        answers_open: Callable[[], bool] = lambda: True,
        why_closed: Callable[[], str] = str,
    ) -> None:
        super().__init__(theme, "")
        self._naming = naming
        self._known_of = known_of
        self._answers_open, self._why_closed = answers_open, why_closed
        self._open = open_moments
        self._moments: Moments | None = None
        self._wanted: tuple[Source, Passage] | None = None
        self._has_code = self._has_ratings = False
        self._is_held = False
        self._asks = False
        """True while it says that it needs the cursor in a text."""
        self._head = SectionHead(theme, wrap=True)
        self.mirror: Mirror | None = None
        """Made with the first moment: it needs all of the participant's pages."""
        self._facts = FactRows(theme)
        self._why = Label(theme, role="soft_text", wrap=True)
        self._ratings_head = SectionHead(theme, wrap=True)
        self.chart = RatingsChart(theme)
        self._ratings_why = Label(theme, role="soft_text", wrap=True)
        self.definition = CodeDefinition(theme)
        self._inner = Ground(theme, "")
        self._area = QScrollArea()
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self._inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._area)
        column = self._column = QVBoxLayout(self._inner)
        column.setContentsMargins(2 * GRID, GRID + 6, 2 * GRID, 2 * GRID)
        column.setSpacing(GRID + 2)
        for part in (self._head, self._facts, self._why):
            column.addWidget(part)
        column.addSpacing(GRID)
        column.addWidget(self._ratings_head)
        column.addWidget(self.chart)
        column.addWidget(self._ratings_why)
        column.addSpacing(GRID)
        column.addWidget(self.definition)
        column.addStretch(1)
        self._resting = QTimer(self)
        self._resting.setSingleShot(True)
        self._resting.setInterval(REST_MS)
        self._resting.timeout.connect(self.look)
        self.show_passage(None, None)
        self.show_code(None, [], "")

    def show_passage(self, source: Source | None, passage: Passage | None) -> None:
        """Show the moment of a passage, when the caret has rested on it."""
        there = source is not None and passage is not None
        asks, self._asks = self._asks, not there
        self._wanted = (source, passage) if source is not None and passage is not None else None
        if there:
            if asks or self._is_held:
                self.show_reading()
            self._resting.start()
        else:
            self._resting.stop()
            self._show_none(
                self.tr("Put the cursor into a text to see who speaks, or what was on screen.")
            )

    def show_reading(self) -> None:
        """Say that what belongs here is being read."""
        self._show_none(self.tr("Who speaks, or what was on screen, is being read…"))

    def hold(self) -> None:
        """Show no moment before :meth:`release`, while what shows them is being loaded."""
        self._is_held = True

    def release(self) -> None:
        """Show the moment that is wanted meanwhile; what that needs is loaded in steps, so that
        keys are taken in between."""
        steps = [_load_mirror, _load_answers] if self._wanted and self._wanted[0].session else []

        def go_on() -> None:
            if steps:
                steps.pop()()
                QTimer.singleShot(0, self, go_on)
            else:
                self._is_held = False
                self.look()

        go_on()

    def look(self) -> None:
        """Show the moment that is wanted, now."""
        self._resting.stop()
        if self._wanted is None or self._is_held:
            return
        if words_are_in_use():  # a page may speak another language
            self._resting.start()
            return
        self._show_ratings_words()
        source, passage = self._wanted
        at_ms = passage.where.session_ms
        if not source.session or at_ms is None:
            self._show_speaker(source, passage)
            return
        try:
            if self._moments is None:
                self._moments = self._open()
            moment = self._moments.at(source.session, at_ms) if self._moments else None
            meanwhile = self._meanwhile(source, passage)
        except KeyError:
            moment = None
        except RecordError as error:
            self._show_none(sentence(error))
            return
        if moment is None:
            self._show_none(self.tr("The record does not have this session."))
            return
        self._show_moment(moment, passage, meanwhile)

    def show_code(self, code: Code | None, ratings: list[RatingsAt], colour: str) -> None:
        """Show the ratings at which a code occurs; of several methods the one with the most."""
        self._has_code, self._has_ratings = code is not None, bool(ratings)
        self._show_ratings_words()
        self.chart.show_ratings(ratings[0] if ratings else None, colour)
        self.definition.show_code(code)
        if code is None:
            return
        heading = self.tr("Ratings with “{code}”").format(code=code.name)
        self._ratings_head.set_text(heading)
        if self._answers_open():
            why = self.tr(
                "It does not occur yet on a page where one answer holds for all criteria."
            )
        elif self._why_closed():  # known from the line above on
            why = self.tr("Closed: the record cannot be read.")
        else:
            why = self.tr("Closed: registered looks lock the results.")
        self._ratings_why.set_text(why)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        style_scroll_bar(self._area, theme)

    def close_moments(self) -> None:
        """Close the record, and ask nothing of it any more."""
        self._resting.stop()
        self._wanted = None
        self.open_anew()

    def open_anew(self) -> None:
        """Open the record again for the next moment: more of it may be shown by then."""
        if self._moments is not None:
            self._moments.close()
            self._moments = None

    def forget(self) -> None:
        """Show no moment: the source may be erased, so nothing of its screen is kept."""
        self.close_moments()
        self.show_passage(None, None)
        self.show_code(None, [], "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.mirror is not None:
            self._fit(self.mirror)

    def retranslate(self) -> None:
        self.look()

    def _meanwhile(self, source: Source, passage: Passage) -> Sequence[Event]:
        """Answers, and words marked, while a passage was said."""
        begins, start, end = passage.where.session_ms, passage.start_ms, passage.end_ms
        if self._moments is None or begins is None or start is None or end is None:
            return ()
        return self._moments.during(source.session, begins, begins + end - start)

    def _show_moment(
        self, moment: ScreenMoment, passage: Passage, meanwhile: Sequence[Event]
    ) -> None:
        from labeval.ui.coding.moment.answers import facts_at

        self._why.hide()
        mirror = self._made_mirror()
        mirror.show()
        mirror.show_view(moment.view, passage.where.criterion)
        at_ms = passage.start_ms if passage.start_ms is not None else passage.where.session_ms
        heading = self.tr("On screen at {time}").format(time=clock(at_ms or 0))
        self._head.set_text(heading)
        page = mirror.stage.page if mirror.stage is not None else None
        facts = facts_at(
            *(moment, passage.where, page, self._naming, meanwhile),
            is_open=self._answers_open(),
            why_closed=self._why_closed(),
        )
        self._facts.show_facts(facts)

    def _made_mirror(self) -> Mirror:
        from labeval.ui.moderator.window.mirror import Mirror

        if self.mirror is None:
            self.mirror = Mirror(self.theme)
            self.mirror.setMinimumSize(160, 90)
            self.mirror.hide()
            self._column.insertWidget(self._column.indexOf(self._head) + 1, self.mirror)
            self._fit(self.mirror)
        return self.mirror

    def _fit(self, mirror: Mirror) -> None:
        mirror.setFixedHeight(max(90, round((self.width() - 4 * GRID) * 9 / 16)))

    def _show_ratings_words(self) -> None:
        """Speak of ratings where a code has some, or where the text is one of a session."""
        may_have = self._has_ratings or self._wanted is None or bool(self._wanted[0].session)
        self._ratings_head.setVisible(self._has_code and may_have)
        self._ratings_why.setVisible(self._has_code and may_have and not self._has_ratings)

    def _show_speaker(self, source: Source, passage: Passage) -> None:
        """Say of an imported text who speaks, and what is known of them; where the interviewer
        does, of the participant who is asked."""
        self._show_none(self.tr("Imported text: no page to show."))
        asks = passage.speaker == INTERVIEWER
        known = "" if asks else passage.speaker
        case = source.case_of(known)
        spoken = bool(passage.speaker) and not (asks and case)
        facts = [(self.tr("Speaker"), speaker_name(passage.speaker))] if spoken else []
        facts += self._known_of(source, known).items()
        if facts or case:
            self._why.hide()
            self._facts.show_facts(facts)
        if case:
            heading = self.tr("Interview with {code}") if asks else self.tr("Participant {code}")
            self._head.set_text(heading.format(code=case))
        elif facts:
            self._head.set_text(self.tr("Imported text"))

    def _show_none(self, why: str) -> None:
        self._head.set_text(self.tr("On screen"))
        if self.mirror is not None:
            self.mirror.hide()
        self._facts.show_facts([])
        self._why.set_text(why)
        self._why.show()


def _load_answers() -> None:
    import labeval.ui.coding.moment.answers  # noqa: F401


def _load_mirror() -> None:
    import labeval.ui.moderator.window.mirror  # noqa: F401
